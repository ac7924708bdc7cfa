// Opening tables and finding them, and the limits on both.
#include "guests.h"

#include <catch2/catch.hpp>
#include <set>

using namespace kitchen_table::lobby;
using namespace kitchen_table::lobby::tests;
using Catch::Contains;

namespace {

std::string refused(const std::string& code) {
    return R"("code":")" + code + '"';
}

}  // namespace

TEST_CASE("a table is opened with what was asked, and its maker is attached to it") {
    Evening evening;
    evening.arrive(1, "Ann");
    command::Create command;
    command.connection = 1;
    command.request_id = "r1";
    command.ruleset = "tens-and-jokers";
    command.rules_change = R"({"target":100})";
    command.access = Access::unlisted;
    command.level = "easy";
    evening.say(command);
    const auto* asked = evening.effect<effect::OpenTable>();
    REQUIRE(asked);
    CHECK(asked->connection == 1);
    CHECK(asked->request_id == "r1");
    CHECK(asked->opening.ruleset == "tens-and-jokers");
    CHECK(asked->opening.rules_change == R"({"target":100})");
    CHECK(asked->opening.settings.seats == 5);  // the ruleset's own number
    CHECK(asked->opening.settings.access == Access::unlisted);
    CHECK(asked->opening.settings.level == "easy");
    CHECK(asked->opening.host == person("Ann"));

    const auto table_id = asked->opening.table_id;
    CHECK(table_id.size() == 26);
    CHECK(table_id.find_first_not_of("abcdefghijklmnopqrstuvwxyz234567") == std::string::npos);
    evening.say(command::TableOpened{1, "r1", summary(table_id)});
    CHECK_THAT(evening.heard(1), Contains(R"("t":"created")") && Contains(R"("request_id":"r1")") &&
                                     Contains(table_id));
    const auto* attach = evening.effect<effect::AttachTo>();
    REQUIRE(attach);
    CHECK(attach->table_id == table_id);
    CHECK(attach->person == person("Ann"));
    CHECK_FALSE(attach->seen_seq);
}

TEST_CASE(
    "the coach may be asked among friends, not at a public table or in a ranked ruleset, unless "
    "its maker says so") {
    for (const auto& [ruleset, access, chosen, expected] :
         {std::tuple{"tens-and-jokers", Access::public_, std::optional<bool>(), false},
          std::tuple{"tens-and-jokers", Access::unlisted, std::optional<bool>(), true},
          std::tuple{"tens-and-jokers", Access::private_, std::optional<bool>(), true},
          std::tuple{"tens-and-jokers", Access::private_, std::optional(false), false},
          std::tuple{"tens-and-jokers", Access::public_, std::optional(true), true},
          std::tuple{"newfoundland", Access::private_, std::optional<bool>(), false}}) {
        Evening evening;
        evening.arrive(1, "Ann");
        command::Create command;
        command.connection = 1;
        command.request_id = "r1";
        command.ruleset = ruleset;
        command.access = access;
        command.coach = chosen;
        evening.say(command);
        const auto* asked = evening.effect<effect::OpenTable>();
        REQUIRE(asked);
        CHECK(asked->opening.settings.coach == expected);
    }
}

TEST_CASE(
    "a public table has forty seconds a turn and one among friends none, unless its maker says "
    "so") {
    for (const auto& [access, chosen, expected] :
         {std::tuple{Access::public_, std::optional<int>(), 40},
          std::tuple{Access::unlisted, std::optional<int>(), 0},
          std::tuple{Access::public_, std::optional(0), 0},
          std::tuple{Access::unlisted, std::optional(90), 90}}) {
        Evening evening;
        evening.arrive(1, "Ann");
        command::Create command;
        command.connection = 1;
        command.request_id = "r1";
        command.ruleset = "tens-and-jokers";
        command.access = access;
        command.turn_s = chosen;
        evening.say(command);
        REQUIRE(evening.effect<effect::OpenTable>());
        CHECK(evening.effect<effect::OpenTable>()->opening.settings.turn_s == expected);
    }
}

TEST_CASE("every table gets another id") {
    Limits limits;
    limits.tables_per_person = limits.tables_per_address = 1'000;
    Evening evening(limits);
    evening.arrive(1, "Ann");
    std::set<std::string> ids;
    for (int i = 0; i < 500; ++i)
        ids.insert(evening.open(1));
    CHECK(ids.size() == 500);
}

TEST_CASE(
    "an unknown ruleset is refused, and a table that cannot be opened is refused as it says") {
    Evening evening;
    evening.arrive(1, "Ann");
    command::Create command;
    command.connection = 1;
    command.request_id = "r1";
    command.ruleset = "no-such";
    evening.say(command);
    CHECK_THAT(evening.heard(1), Contains(refused("bad_value")) && Contains(R"("ruleset")") &&
                                     Contains(R"("request_id":"r1")"));
    CHECK_FALSE(evening.effect<effect::OpenTable>());

    for (int i = 0; i < 10; ++i) {  // refusals use up nothing
        evening.create(1, "r2");
        REQUIRE(evening.effect<effect::OpenTable>());
        evening.say(command::TableRefused{
            1, "r2", R"({"code":"bad_value","reason":"bad_value","params":{},"rule":null})"});
        CHECK_THAT(evening.heard(1), Contains(refused("bad_value")) && Contains("r2"));
    }
    evening.say(command::TableRefused{1, "r2", "{}"});  // answers nothing that was asked
    CHECK(evening.effects.empty());
}

TEST_CASE("a person has at most three tables open, and may open another when one is gone") {
    Evening evening;
    evening.arrive(1, "Ann");
    evening.arrive(2, "Ann", "10.0.0.2");
    evening.arrive(3, "Bo");
    const auto first = evening.open(1);
    evening.open(1);
    evening.open(2);
    evening.create(1);
    CHECK_THAT(evening.heard(1), Contains(refused("rate_limited")));
    evening.create(2);
    CHECK_THAT(evening.heard(2), Contains(refused("rate_limited")));
    CHECK_FALSE(evening.open(3).empty());

    evening.say(command::TableGone{first});
    CHECK_FALSE(evening.open(2).empty());
    CHECK(evening.open(1).empty());
}

TEST_CASE("an address has at most ten tables open") {
    Evening evening;
    for (ConnectionId i = 1; i <= 5; ++i)
        evening.arrive(i, "P" + std::to_string(i));
    for (ConnectionId i = 0; i < 10; ++i)
        CHECK_FALSE(evening.open(1 + i / 3).empty());
    evening.create(5);
    CHECK_THAT(evening.heard(5), Contains(refused("rate_limited")));
    evening.arrive(6, "P5", "10.0.0.2");
    CHECK_FALSE(evening.open(6).empty());
}

TEST_CASE("tables that are still being opened count against every limit") {
    Limits limits;
    limits.tables_max = 4;
    Evening evening(limits);
    evening.arrive(1, "Ann");
    for (int i = 0; i < 3; ++i) {
        evening.create(1, "r" + std::to_string(i));
        CHECK(evening.effect<effect::OpenTable>());
    }
    evening.create(1, "r4");
    CHECK_THAT(evening.heard(1), Contains(refused("rate_limited")));

    evening.arrive(2, "Bo");
    evening.create(2);
    const auto asked = evening.effect<effect::OpenTable>()->opening.table_id;
    evening.arrive(3, "Cy");
    evening.create(3);
    CHECK_THAT(evening.heard(3), Contains(refused("busy")));
    evening.say(command::TableOpened{2, "r", summary(asked)});
    evening.create(3);
    CHECK_THAT(evening.heard(3), Contains(refused("busy")));
    evening.say(command::TableGone{asked});
    evening.create(3);
    CHECK(evening.effect<effect::OpenTable>());
}

TEST_CASE("ten thousand creates from one person leave three tables") {
    Evening evening;
    evening.arrive(1, "Ann");
    int opened = 0;
    for (int i = 0; i < 10'000; ++i)
        opened += evening.open(1).empty() ? 0 : 1;
    CHECK(opened == 3);
}

TEST_CASE("who went while their table was opened is not attached to it") {
    Evening evening;
    evening.arrive(1, "Ann");
    evening.create(1);
    const auto table_id = evening.effect<effect::OpenTable>()->opening.table_id;
    evening.say(command::Disconnected{1});
    evening.say(command::TableOpened{1, "r", summary(table_id)});
    CHECK(evening.effects.empty());
    evening.arrive(2, "Bo");
    evening.join(2, table_id);  // the table is there all the same
    CHECK(evening.effect<effect::AttachTo>());
    evening.say(command::TableGone{table_id});

    evening.create(2);
    evening.say(command::Disconnected{2});
    evening.say(command::TableRefused{2, "r", "{}"});
    CHECK(evening.effects.empty());
}

TEST_CASE("a table is joined by its id, listed or not") {
    Evening evening;
    auto hidden = summary("TX");
    hidden.access = Access::unlisted;
    evening.say(command::TableChanged{hidden});
    evening.arrive(1, "Ann");
    evening.join(1, "TX");
    const auto* attach = evening.effect<effect::AttachTo>();
    REQUIRE(attach);
    CHECK(attach->connection == 1);
    CHECK(attach->request_id == "j");
    evening.say(command::Join{1, "", "TX", "", 41});
    REQUIRE(evening.effect<effect::AttachTo>());
    CHECK(evening.effect<effect::AttachTo>()->seen_seq == 41U);
}

TEST_CASE("a table that is gone when somebody joins is unknown") {
    Evening evening;
    evening.say(command::TableChanged{summary("TA")});
    evening.arrive(1, "Ann");
    evening.say(command::TableGone{"TA"});
    evening.join(1, "TA");
    CHECK_FALSE(evening.effect<effect::AttachTo>());
    CHECK_THAT(evening.heard(1),
               Contains(refused("unknown_table")) && Contains(R"("request_id":"j")"));
    evening.say(command::Join{1, "", "TA", "", 7});
    CHECK_THAT(evening.heard(1), Contains(refused("unknown_table")) && !Contains("request_id"));
}

TEST_CASE(
    "an address that asks for ten unknown tables in a minute learns nothing more from asking") {
    Evening evening;
    auto hidden = summary("TX");
    hidden.access = Access::unlisted;
    hidden.people = {person("Bo")};
    evening.say(command::TableChanged{hidden});
    evening.say(command::TableChanged{summary("TA")});
    evening.arrive(1, "Ann");
    evening.arrive(2, "Bo");
    evening.arrive(3, "Cy", "10.0.0.2");
    for (int i = 0; i < 10; ++i) {
        evening.join(1, "guess");
        CHECK_THAT(evening.heard(1), Contains(refused("unknown_table")));
        evening.now_ms += 1'000;
    }
    evening.join(1, "guess");
    const auto answer = evening.heard(1);
    CHECK_THAT(answer, Contains(refused("rate_limited")));
    evening.join(1, "TX");  // a right guess looks like a wrong one
    CHECK(evening.heard(1) == answer);
    CHECK_FALSE(evening.effect<effect::AttachTo>());

    evening.join(1, "TA");  // public: no secret
    CHECK(evening.effect<effect::AttachTo>());
    evening.join(2, "TX");  // Bo sits there, at the same address
    CHECK(evening.effect<effect::AttachTo>());
    evening.join(3, "TX");  // another address
    CHECK(evening.effect<effect::AttachTo>());

    evening.now_ms += 49'999;
    evening.join(1, "TX");
    CHECK_FALSE(evening.effect<effect::AttachTo>());
    evening.now_ms += 1;  // the first failure is a minute old
    evening.join(1, "guess");
    CHECK_THAT(evening.heard(1), Contains(refused("unknown_table")));
    evening.join(1, "TX");
    CHECK_FALSE(evening.effect<effect::AttachTo>());
    evening.now_ms += 1'000;
    evening.join(1, "TX");
    CHECK(evening.effect<effect::AttachTo>());
}

TEST_CASE("while the server is about to end no table is opened") {
    Evening evening;
    evening.arrive(1, "Ann");
    evening.say(command::Drain{true});
    evening.create(1);
    CHECK_THAT(evening.heard(1), Contains(refused("draining")));
    evening.say(command::Drain{false});
    evening.create(1);
    CHECK(evening.effect<effect::OpenTable>());
}

TEST_CASE(
    "at a public table there is talk by presets and a turn clock, among friends free talk and "
    "none") {
    Evening evening;
    evening.arrive(1, "Ann");
    evening.create(1);
    const auto open_to_all = evening.effect<effect::OpenTable>()->opening.settings;
    CHECK(open_to_all.talk == Talk::presets);
    CHECK(open_to_all.turn_s == 40);
    command::Create command;
    command.connection = 1;
    command.request_id = "p";
    command.ruleset = "newfoundland";
    command.access = Access::private_;
    evening.say(command);
    const auto among_friends = evening.effect<effect::OpenTable>()->opening.settings;
    CHECK(among_friends.talk == Talk::free);
    CHECK(among_friends.turn_s == 0);
}
