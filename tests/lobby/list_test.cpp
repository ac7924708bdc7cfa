// Who is greeted with what, and what those who follow the list of tables hear.
#include "guests.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::lobby;
using namespace kitchen_table::lobby::tests;
using Catch::Contains;

namespace {

// The places of these texts in `all`, if they stand in this order.
bool in_order(const std::string& all, const std::vector<std::string>& texts) {
    std::size_t place = 0;
    for (const auto& text : texts) {
        place = all.find(text, place);
        if (place == std::string::npos) return false;
    }
    return true;
}

Summary unlisted(const std::string& table_id) {
    auto row = summary(table_id);
    row.access = Access::unlisted;
    return row;
}

}  // namespace

TEST_CASE("a guest is welcomed with the rulesets and with the tables where they sit") {
    Evening evening;
    auto theirs = unlisted("TB");
    theirs.people = {person("Bo"), person("Ann")};
    evening.say(command::TableChanged{theirs});
    evening.say(command::TableChanged{summary("TA")});
    evening.arrive(1, "Ann");
    const auto heard = evening.heard(1);
    CHECK_THAT(heard, Contains(R"("t":"welcome")") && Contains(R"("version":"0.1.0")") &&
                          Contains(R"("name":"Ann")"));
    CHECK(in_order(heard, {R"({"slug":"newfoundland"})", R"({"slug":"tens-and-jokers"})"}));
    CHECK_THAT(heard, Contains(R"("yours":[{"table":"TB")"));
    CHECK_THAT(heard, !Contains("TA"));

    theirs.people = {person("Bo")};
    evening.say(command::TableChanged{theirs});
    evening.arrive(2, "Ann");
    CHECK_THAT(evening.heard(2), Contains(R"("yours":[])"));
}

TEST_CASE("who follows the list gets all of it, in order of creation") {
    Evening evening;
    evening.say(command::TableChanged{summary("TB", 2'000)});
    evening.say(command::TableChanged{summary("TC", 3'000)});
    evening.say(command::TableChanged{summary("TA", 1'000)});
    evening.say(command::TableChanged{summary("TD", 3'000)});
    auto changed = summary("TA", 1'000);
    changed.round = 3;
    evening.say(command::TableChanged{changed});
    evening.arrive(1, "Ann");
    evening.say(command::Watch{1});
    CHECK_THAT(evening.heard(1), Contains(R"("t":"lobby")"));
    CHECK(in_order(evening.heard(1), {"TA", "TB", "TC", "TD"}));
    CHECK_THAT(evening.heard(1), Contains(R"("round":3)"));
}

TEST_CASE("changes are told together after a quarter of a second, the newest of each table") {
    Evening evening;
    evening.arrive(1, "Ann");
    evening.arrive(2, "Bo");
    evening.say(command::Watch{1});
    evening.say(command::Watch{2});
    CHECK_FALSE(evening.lobby.next_deadline_ms());

    auto table = summary("TB", 2'000);
    evening.say(command::TableChanged{table});
    CHECK(evening.effects.empty());
    CHECK(evening.lobby.next_deadline_ms() == 5'250);
    evening.now_ms = 5'200;
    table.computers = 2;
    evening.say(command::TableChanged{table});
    evening.say(command::TableChanged{summary("TA", 1'000)});
    CHECK(evening.lobby.next_deadline_ms() == 5'250);
    evening.say(command::TimeUp{});  // early: nothing yet
    CHECK(evening.effects.empty());

    REQUIRE(evening.wait());
    REQUIRE(evening.effect<effect::Send>());
    CHECK(evening.effect<effect::Send>()->connections.size() == 2);
    CHECK(in_order(evening.heard(1),
                   {R"("t":"lobby_changes")", "TA", "TB", R"("computers":2)", R"("gone":[])"}));
    CHECK(evening.heard(1).find("TB") == evening.heard(1).rfind("TB"));
    CHECK_FALSE(evening.lobby.next_deadline_ms());

    evening.say(command::TableGone{"TB"});
    REQUIRE(evening.wait());
    CHECK_THAT(evening.heard(2), Contains(R"("changed":[],"gone":["TB"])"));
}

TEST_CASE("a table that says the same again is not told") {
    Evening evening;
    evening.arrive(1, "Ann");
    evening.say(command::TableChanged{summary("TA")});
    evening.say(command::Watch{1});
    evening.say(command::TableChanged{summary("TA")});
    CHECK_FALSE(evening.lobby.next_deadline_ms());
}

TEST_CASE("who does not follow the list hears nothing of it") {
    Evening evening;
    evening.arrive(1, "Ann");
    evening.arrive(2, "Bo");
    evening.say(command::TableChanged{summary("TA")});
    CHECK_FALSE(evening.lobby.next_deadline_ms());
    evening.say(command::Watch{1});
    CHECK_THAT(evening.heard(1), Contains("TA"));
    evening.say(command::TableChanged{summary("TB")});
    REQUIRE(evening.wait());
    CHECK(evening.heard(2).empty());

    evening.say(command::TableChanged{summary("TC")});
    evening.say(command::Unwatch{1});
    CHECK_FALSE(evening.wait());
    evening.say(command::Watch{1});
    CHECK(in_order(evening.heard(1), {"TA", "TB", "TC"}));
}

TEST_CASE("who begins to follow between two tellings misses nothing") {
    Evening evening;
    evening.arrive(1, "Ann");
    evening.arrive(2, "Bo");
    evening.say(command::TableChanged{summary("TA")});
    evening.say(command::Watch{1});
    evening.say(command::TableChanged{summary("TB")});
    evening.say(command::Watch{2});
    evening.say(command::TableChanged{summary("TC")});
    evening.say(command::TableGone{"TA"});
    const auto list = evening.heard(2);
    REQUIRE(evening.wait());
    CHECK_THAT(evening.heard(2), Contains("TB") && Contains("TC") && Contains(R"("gone":["TA"])"));
    evening.say(command::Watch{2});
    CHECK_THAT(evening.heard(2), Contains("TB") && Contains("TC") && !Contains("TA"));
}

TEST_CASE("an unlisted table is never in the list nor in its changes") {
    Evening evening;
    evening.arrive(1, "Ann");
    evening.say(command::TableChanged{unlisted("TX")});
    evening.say(command::Watch{1});
    CHECK_THAT(evening.heard(1), !Contains("TX"));
    evening.say(command::TableChanged{unlisted("TY")});
    auto changed = unlisted("TX");
    changed.computers = 1;
    evening.say(command::TableChanged{changed});
    evening.say(command::TableGone{"TY"});
    while (evening.wait())
        CHECK(evening.effects.empty());
    evening.say(command::TableGone{"TX"});
    while (evening.wait())
        CHECK(evening.effects.empty());
}

TEST_CASE("a table that becomes unlisted is gone for the list, once") {
    Evening evening;
    evening.arrive(1, "Ann");
    evening.say(command::TableChanged{summary("TX")});
    evening.say(command::Watch{1});
    evening.say(command::TableChanged{unlisted("TX")});
    REQUIRE(evening.wait());
    CHECK_THAT(evening.heard(1), Contains(R"("changed":[],"gone":["TX"])"));

    evening.arrive(2, "Bo");
    evening.say(command::Watch{2});
    CHECK_THAT(evening.heard(2), !Contains("TX"));
    auto changed = unlisted("TX");
    changed.computers = 1;
    evening.say(command::TableChanged{changed});
    while (evening.wait())
        CHECK(evening.effects.empty());

    evening.say(command::TableChanged{summary("TX")});
    REQUIRE(evening.wait());
    CHECK_THAT(evening.heard(2), Contains(R"("changed":[{"table":"TX")"));
}

TEST_CASE("a table that comes and goes before it is told is never told") {
    Evening evening;
    evening.arrive(1, "Ann");
    evening.say(command::Watch{1});
    evening.say(command::TableChanged{summary("TA")});
    evening.say(command::TableGone{"TA"});
    while (evening.wait())
        CHECK(evening.effects.empty());
    evening.say(command::TableGone{"TA"});
    CHECK_FALSE(evening.lobby.next_deadline_ms());
}

TEST_CASE("a new name is told to every connection of the person, and to nobody else") {
    Evening evening;
    evening.arrive(1, "Ann");
    evening.arrive(2, "Ann");
    evening.arrive(3, "Bo");
    evening.say(command::PersonChanged{{person("Ann").id, "Anna"}});
    CHECK_THAT(evening.heard(1), Contains(R"("t":"you")") && Contains("Anna"));
    CHECK(evening.heard(2) == evening.heard(1));
    CHECK(evening.heard(3).empty());
    evening.create(2);
    CHECK(evening.effect<effect::OpenTable>()->opening.host.name == "Anna");
    evening.say(command::PersonChanged{person("Nobody")});
    CHECK(evening.effects.empty());
}

TEST_CASE("a connection that went is forgotten") {
    Evening evening;
    evening.arrive(1, "Ann");
    evening.arrive(2, "Ann");
    evening.say(command::Watch{1});
    evening.say(command::Disconnected{1});
    evening.say(command::Disconnected{1});
    evening.say(command::TableChanged{summary("TA")});
    CHECK_FALSE(evening.wait());
    evening.say(command::Watch{1});
    CHECK(evening.effects.empty());
    evening.create(1);
    CHECK(evening.effects.empty());
    evening.join(1, "TA");
    CHECK(evening.effects.empty());
    evening.say(command::PersonChanged{{person("Ann").id, "Anna"}});
    CHECK(evening.heard(1).empty());
    CHECK_FALSE(evening.heard(2).empty());
}

TEST_CASE("a long list comes in parts, each table in exactly one of them") {
    Evening evening;
    for (int i = 0; i < 450; ++i)
        evening.say(command::TableChanged{summary("T" + std::to_string(1000 + i), i / 7)});
    evening.arrive(1, "Ann");
    evening.say(command::Watch{1});
    std::vector<std::string> parts{evening.heard(1)};
    CHECK_THAT(parts.back(), Contains(R"("t":"lobby")"));
    const auto next_of = [](const std::string& part) -> std::string {
        const auto at = part.rfind(R"("next":")");
        if (at == std::string::npos) return "";
        return part.substr(at + 8, part.find('"', at + 8) - at - 8);
    };
    while (!next_of(parts.back()).empty()) {
        evening.say(command::More{1, next_of(parts.back())});
        parts.push_back(evening.heard(1));
        CHECK_THAT(parts.back(), Contains(R"("t":"more_lobby")"));
    }
    REQUIRE(parts.size() == 3);
    CHECK_THAT(parts.back(), Contains(R"("next":null)"));
    std::string all;
    for (const auto& part : parts)
        all += part;
    std::vector<std::string> in_turn;
    for (int i = 0; i < 450; ++i) {
        in_turn.push_back("\"T" + std::to_string(1000 + i) + "\"");
        const auto first = all.find(in_turn.back());
        CHECK(first != std::string::npos);
        CHECK(all.find(in_turn.back(), first + 1) == std::string::npos);
    }
    CHECK(in_order(all, in_turn));
}

TEST_CASE("the part after a table that is gone meanwhile begins where that table stood") {
    Evening evening(Limits{.rows_in_part = 2});
    for (const std::string table : {"TA", "TB", "TC", "TD"})
        evening.say(command::TableChanged{summary(table)});
    evening.arrive(1, "Ann");
    evening.say(command::Watch{1});
    CHECK_THAT(evening.heard(1), Contains(R"("next":"1000-2")") && !Contains("TC"));
    evening.say(command::TableGone{"TB"});
    evening.say(command::More{1, "1000-2"});
    CHECK(in_order(evening.heard(1), {"TC", "TD"}));
    CHECK_THAT(evening.heard(1), Contains(R"("next":null)"));
}

TEST_CASE("a place that is none in the list is refused") {
    Evening evening;
    evening.say(command::TableChanged{summary("TA")});
    evening.arrive(1, "Ann");
    for (const std::string place :
         {"", "x", "1-", "-1", "1", "1-x", "1-99", "99999999999999999999-1"}) {
        evening.say(command::More{1, place});
        CHECK_THAT(evening.heard(1), Contains(R"("code":"bad_value")"));
    }
    evening.say(command::More{9, "1000-1"});
    CHECK(evening.effects.empty());
}

TEST_CASE("on a server by invitation the welcome says so, and whether this person is let in") {
    Evening evening;
    evening.arrive(1, "Ann");
    CHECK_THAT(evening.heard(1), Contains(R"("access":"open")") && Contains(R"("admitted":true)"));
    evening.say(command::Connected{2, person("Bo"), false, "10.0.0.1"});
    CHECK_THAT(evening.heard(2), Contains(R"("admitted":false)"));
    evening.say(command::PersonChanged{person("Bo"), true});
    CHECK_THAT(evening.heard(2), Contains(R"("t":"you")") && Contains(R"("admitted":true)"));
}
