// Private tables: their code, who is a guest, and what the host sees of it.
#include "table_rig.h"

#include <algorithm>

#include <catch2/catch.hpp>

using namespace kitchen_table::table;

namespace {

/// Ann is host of a private table, Bo sits beside her.
struct Private {
    Rig rig;
    Private() {
        rig.open(4);
        rig.attach(2, "Bo");
        rig.sit(2, 1);
        access(Access::private_);
    }
    void access(Access access) {
        rig.send(command::ChangeSettings{1, "access", {}, {}, access, {}, {}, {}, {}, {}});
    }
    Summary row() const { return rig.table->summary(); }
    bool is_guest(const std::string& id) const {
        const auto guests = row().guests;
        return std::ranges::find(guests, id) != guests.end();
    }
};

}  // namespace

TEST_CASE("a table that becomes private has a code that its host sees, and nobody else") {
    Private table;
    const std::string code = table.rig.view(1).at("invite");
    CHECK(code.size() == 26);
    CHECK(code == table.row().invite);
    CHECK(table.rig.view(2).at("invite").is_null());
    table.rig.attach(3, "Cleo");
    CHECK(table.rig.view(3).at("invite").is_null());
    for (const ConnectionId other : {2, 3}) {
        for (const auto& frame : table.rig.client(other).frames)
            CHECK_THAT(frame, !Catch::Contains(code));
    }
}

TEST_CASE("a table that is opened private has its code at once, and a public one has none") {
    Rig rig;
    auto opening = rig.opening(4, "{}");
    opening.settings.access = Access::private_;
    std::vector<Effect> effects;
    const auto opened = Table::open(opening, rig.around, rig.now, effects);
    const auto row = std::get<std::unique_ptr<Table>>(opened)->summary();
    CHECK(row.invite.size() == 26);
    CHECK(row.guests == std::vector<std::string>{"p-Ann"});
    rig.open(4);
    CHECK(rig.table->summary().invite.empty());
    CHECK(rig.view(1).at("invite").is_null());
}

TEST_CASE("whoever was here, and whoever comes in, is a guest, also after a restart") {
    Private table;
    CHECK(table.is_guest("p-Bo"));
    table.rig.attach(3, "Cleo");
    CHECK(table.is_guest("p-Cleo"));
    table.rig.detach(3);
    const auto code = table.row().invite;
    table.rig.restart();
    CHECK(table.is_guest("p-Cleo"));
    CHECK(table.row().invite == code);
}

TEST_CASE("a renewed code is another one, and the guests stay") {
    Private table;
    const auto code = table.row().invite;
    table.rig.send(command::RenewInvite{1, "new"});
    CHECK(table.rig.client(1).done("new"));
    CHECK(table.row().invite != code);
    CHECK(table.rig.view(1).at("invite") == table.row().invite);
    CHECK(table.is_guest("p-Bo"));
}

TEST_CASE("only the host of a private table renews its code") {
    Private table;
    table.rig.send(command::RenewInvite{2, "other"});
    CHECK(table.rig.client(2).refused("other", "not_host"));
    table.access(Access::unlisted);
    table.rig.send(command::RenewInvite{1, "open"});
    CHECK(table.rig.client(1).refused("open", "bad_value"));
}

TEST_CASE("a table that is private no more forgets code and guests") {
    Private table;
    table.access(Access::unlisted);
    CHECK(table.row().invite.empty());
    CHECK(table.row().guests.empty());
    table.access(Access::private_);
    CHECK(table.row().invite.size() == 26);
}

TEST_CASE("somebody whom the host removes is no guest any more") {
    Private table;
    table.rig.send(command::Remove{1, "out", 1});
    CHECK_FALSE(table.is_guest("p-Bo"));
}

TEST_CASE("of very many guests those who came first and are gone are forgotten") {
    Rig rig;
    rig.around.limits.guests_max = 5;
    rig.open(4);
    rig.send(command::ChangeSettings{1, "p", {}, {}, Access::private_, {}, {}, {}, {}, {}});
    for (ConnectionId guest = 10; guest < 20; ++guest) {
        rig.attach(guest, "guest" + std::to_string(guest));
        rig.detach(guest);
    }
    const auto guests = rig.table->summary().guests;
    CHECK(guests.size() == 5);
    CHECK(guests.front() == "p-Ann");
    CHECK(guests.back() == "p-guest19");
}
