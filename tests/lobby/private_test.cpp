// Private tables: who may join them, and that nobody else can tell that they are there.
#include "guests.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::lobby;
using namespace kitchen_table::lobby::tests;
using Catch::Contains;

namespace {

Summary private_table(const std::string& table_id, const std::string& invite) {
    auto row = summary(table_id);
    row.access = Access::private_;
    row.invite = invite;
    return row;
}

/// Bo sits at the private table TP, Cleo has been let in, Ann knows nothing of it.
struct Tables {
    Evening evening;
    Tables() {
        change("code");
        evening.arrive(1, "Ann");
        evening.arrive(2, "Bo");
        evening.arrive(3, "Cleo");
    }
    void change(const std::string& code) {
        auto row = private_table("TP", code);
        row.people = {person("Bo")};
        row.guests = {person("Cleo").id};
        evening.say(command::TableChanged{row});
    }
    bool joins(ConnectionId who, const std::string& invite = "") {
        evening.join(who, "TP", invite);
        return evening.effect<effect::AttachTo>() != nullptr;
    }
};

}  // namespace

TEST_CASE(
    "a private table is joined by whoever has its code, and by its guests and people without") {
    Tables tables;
    CHECK(tables.joins(1, "code"));
    CHECK(tables.joins(2));
    CHECK(tables.joins(3));
    CHECK_FALSE(tables.joins(1));
    CHECK_FALSE(tables.joins(1, "other"));
}

TEST_CASE("for anybody else a private table is like one that is not there") {
    Tables tables;
    tables.evening.join(1, "TP");
    const auto there = tables.evening.heard(1);
    tables.evening.join(1, "TQ");
    CHECK(there == tables.evening.heard(1));
    CHECK_THAT(there, Contains(R"("code":"unknown_table")"));
    tables.evening.join(1, "TP", "guess");
    CHECK(there == tables.evening.heard(1));
}

TEST_CASE("asking for a private table counts as asking for one that is not there") {
    Tables tables;
    for (int i = 0; i < 10; ++i)
        tables.evening.join(1, "TP", "guess");
    tables.evening.join(1, "TP", "code");
    CHECK_THAT(tables.evening.heard(1), Contains(R"("code":"rate_limited")"));
    tables.evening.now_ms += 60'000;
    CHECK(tables.joins(1, "code"));
}

TEST_CASE("a renewed code takes the place of the old one, and a code is of one table only") {
    Tables tables;
    tables.change("new");
    CHECK_FALSE(tables.joins(1, "code"));
    CHECK(tables.joins(1, "new"));
    tables.evening.say(command::TableChanged{private_table("TR", "third")});
    CHECK_FALSE(tables.joins(1, "third"));
}

TEST_CASE("a table that is private no more is joined by its id, and its code leads nowhere") {
    Tables tables;
    auto row = summary("TP");
    row.access = Access::unlisted;
    tables.evening.say(command::TableChanged{row});
    CHECK(tables.joins(1));
    tables.evening.say(command::LookAtInvite{1, "look", "code"});
    CHECK_THAT(tables.evening.heard(1), Contains(R"("code":"unknown_code")"));
}

TEST_CASE("a private table that is gone leaves no way in") {
    Tables tables;
    tables.evening.say(command::TableGone{"TP"});
    CHECK_FALSE(tables.joins(1, "code"));
    CHECK_FALSE(tables.joins(2));
    CHECK_FALSE(tables.joins(3));
}

TEST_CASE("whoever has the code sees what it invites to") {
    Tables tables;
    tables.evening.say(command::LookAtInvite{1, "look", "code"});
    CHECK_THAT(tables.evening.heard(1), Contains(R"("t":"invitation")") &&
                                            Contains(R"("to":"table")") && Contains("TP") &&
                                            Contains(R"("people":["Bo"])"));
    CHECK_THAT(tables.evening.heard(1), !Contains("id-of-"));
}

TEST_CASE("wrong codes are unknown, and after ten in a minute nothing is learned from trying") {
    Tables tables;
    for (int i = 0; i < 10; ++i) {
        tables.evening.say(command::LookAtInvite{1, "look", "guess"});
        CHECK_THAT(tables.evening.heard(1), Contains(R"("code":"unknown_code")"));
    }
    tables.evening.say(command::LookAtInvite{1, "look", "code"});
    CHECK_THAT(tables.evening.heard(1), Contains(R"("code":"rate_limited")"));
}

TEST_CASE("those who follow the list hear nothing of a private table, not when it comes or goes") {
    Tables tables;
    tables.evening.say(command::Watch{1});
    CHECK_THAT(tables.evening.heard(1), !Contains("TP"));
    tables.change("again");
    tables.evening.wait();
    CHECK(tables.evening.heard(1).empty());
    tables.evening.say(command::TableGone{"TP"});
    tables.evening.wait();
    CHECK(tables.evening.heard(1).empty());
}

TEST_CASE("a public table that becomes private is gone for those who follow the list") {
    Tables tables;
    tables.evening.say(command::TableChanged{summary("TS")});
    tables.evening.say(command::Watch{1});
    CHECK_THAT(tables.evening.heard(1), Contains("TS"));
    tables.evening.say(command::TableChanged{private_table("TS", "s")});
    tables.evening.wait();
    CHECK_THAT(tables.evening.heard(1), Contains(R"("gone":["TS"])"));
    CHECK_FALSE(tables.joins(9));
}

TEST_CASE("where somebody sits at a private table, it stands among their own") {
    Tables tables;
    tables.evening.arrive(4, "Bo");
    CHECK_THAT(tables.evening.heard(4), Contains(R"("yours":[{"table":"TP")"));
    tables.evening.arrive(5, "Cleo");
    CHECK_THAT(tables.evening.heard(5), Contains(R"("yours":[])"));
}
