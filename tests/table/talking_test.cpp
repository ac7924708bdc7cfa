// What people say at a table, who hears it, and what is told to the operators.
#include "table_rig.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::table;
using Words = std::vector<std::string>;

namespace {

/// Ann and Bo sit, Cleo and Dee watch; anything may be said.
struct Talkers {
    Rig rig;
    int asked = 0;
    explicit Talkers(Talk talk = Talk::free) {
        rig.open(4);
        rig.attach(2, "Bo");
        rig.sit(2, 1);
        rig.attach(3, "Cleo");
        rig.attach(4, "Dee");
        rig.send(command::ChangeSettings{1, "talk", {}, {}, {}, {}, {}, talk, {}, {}});
    }
    std::string say(ConnectionId who, const std::string& words, bool preset = false) {
        const std::string id = "say" + std::to_string(++asked);
        rig.send(command::Say{who, id, preset, words});
        return id;
    }
    Words heard(ConnectionId who) { return rig.client(who).said(); }
};

}  // namespace

TEST_CASE("what somebody with a seat says is heard by everybody at the table, with name and seat") {
    Talkers table;
    CHECK(table.rig.client(2).done(table.say(2, "my deal?")));
    for (const ConnectionId who : {1, 2, 3, 4})
        CHECK(table.heard(who) == Words{"my deal?"});
    const json line = table.rig.client(3).lines.at(0);
    CHECK(line.at("name") == "Bo");
    CHECK(line.at("person") == "p-Bo");
    CHECK(line.at("seat") == 1);
}

TEST_CASE("what somebody who watches says is heard by those who watch, and by nobody who plays") {
    Talkers table;
    CHECK(table.rig.client(3).done(table.say(3, "he holds an eight")));
    CHECK(table.heard(3) == Words{"he holds an eight"});
    CHECK(table.heard(4) == Words{"he holds an eight"});
    CHECK(table.heard(1).empty());
    CHECK(table.heard(2).empty());
    CHECK(table.rig.client(4).lines.at(0).at("seat").is_null());
}

TEST_CASE("who comes later hears what was said last, players only what players said") {
    Talkers table;
    table.say(1, "welcome");
    table.say(3, "psst");
    table.rig.attach(5, "Eve");
    CHECK(table.heard(5) == Words{"welcome", "psst"});
    table.rig.detach(2);
    table.rig.attach(6, "Bo");
    CHECK(table.heard(6) == Words{"welcome"});
}

TEST_CASE("only so many lines are kept") {
    Talkers table;
    for (int line = 0; line < 60; ++line) {
        table.rig.advance(2'000);
        table.say(1, std::to_string(line));
    }
    table.rig.attach(5, "Eve");
    CHECK(table.heard(5).size() == 50);
    CHECK(table.heard(5).back() == "59");
}

TEST_CASE("one thing in two seconds, for each person, whatever the connection") {
    Talkers table;
    table.say(3, "one");
    CHECK(table.rig.client(3).refused(table.say(3, "two"), "rate_limited"));
    table.rig.attach(7, "Cleo");
    CHECK(table.rig.client(7).refused(table.say(7, "three"), "rate_limited"));
    CHECK(table.rig.client(4).done(table.say(4, "mine")));
    table.rig.advance(1'999);
    CHECK(table.rig.client(3).refused(table.say(3, "four"), "rate_limited"));
    table.rig.advance(1);
    CHECK(table.rig.client(3).done(table.say(3, "five")));
    CHECK(table.heard(4) == Words{"one", "mine", "five"});
}

TEST_CASE("the host says whether there is talk, and whether it is more than presets") {
    Talkers quiet(Talk::off);
    CHECK(quiet.rig.client(2).refused(quiet.say(2, "hello", true), "talk_off"));
    Talkers table(Talk::presets);
    CHECK(table.rig.view(2).at("talk") == "presets");
    CHECK(table.rig.client(2).refused(table.say(2, "hello"), "presets_only"));
    CHECK(table.rig.client(2).done(table.say(2, "hello", true)));
    CHECK(table.rig.client(1).lines.at(0).at("preset") == "hello");
}

TEST_CASE("talk is no part of the game: it has no number, and nobody's view is old because of it") {
    Talkers table;
    const auto seq = table.rig.client(1).seq;
    const auto commits = table.rig.store.commits_asked();
    table.say(2, "tell me");
    CHECK(table.rig.client(1).seq == seq);
    CHECK(table.rig.store.commits_asked() == commits);
    table.rig.restart();
    table.rig.attach(8, "Eve");
    CHECK(table.heard(8).empty());
}

TEST_CASE("a report goes to the operators with what was said last") {
    Talkers table;
    table.say(2, "something rude");
    table.rig.send(command::Report{3, "rep", "p-Bo", "look at that"});
    REQUIRE(table.rig.reported.size() == 1);
    const auto& report = table.rig.reported[0];
    CHECK(report.reporter_id == "p-Cleo");
    CHECK(report.reported_id == "p-Bo");
    CHECK(report.about == "look at that");
    CHECK(report.table_id == table.rig.table->id());
    CHECK_THAT(report.excerpt, Catch::Contains("something rude"));
}

TEST_CASE("only somebody else who is or was here can be reported, and not without end") {
    Talkers table;
    table.rig.send(command::Report{3, "self", "p-Cleo", ""});
    CHECK(table.rig.client(3).refused("self", "bad_value"));
    table.rig.send(command::Report{3, "stranger", "p-Zoe", ""});
    CHECK(table.rig.client(3).refused("stranger", "bad_value"));
    table.say(4, "bye");
    table.rig.detach(4);
    for (const std::string id : {"a", "b", "c", "d"})
        table.rig.send(command::Report{3, id, "p-Dee", ""});
    CHECK(table.rig.reported.size() == 3);
    CHECK(table.rig.client(3).refused("d", "rate_limited"));
}
