#include "table_rig.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::table;

TEST_CASE("a watcher sees counts, top and totals, never a hand, and may not act (N114)") {
    Rig rig;
    rig.two_in_play();
    rig.attach(3, "Cy");
    const json& view = rig.view(3);
    CHECK_FALSE(view.contains("hand"));
    CHECK_FALSE(view.contains("legal"));
    CHECK(view.at("counts") == json({7, 7}));
    CHECK(view.at("top").is_string());
    CHECK(view.at("suit").is_string());
    CHECK(view.at("named") == false);
    CHECK(view.at("totals") == json({0, 0}));
    CHECK(view.at("watchers") == 1);
    CHECK(rig.view(1).at("watchers") == 1);
    CHECK(rig.client(3).refused(rig.act(3, {{"do", "draw"}}), "not_seated"));
    CHECK(rig.client(3).refused(rig.start(3), "not_host"));
    rig.detach(3);
    CHECK(rig.view(1).at("watchers") == 0);
}

TEST_CASE("the newest connection of a seat replaces the one before (T24)") {
    Rig rig;
    rig.two_in_play();
    rig.attach(11, "Ann");
    CHECK(rig.replaced == std::set<ConnectionId>{1});
    CHECK(rig.view(11).at("you") == 0);
    // The old one is nobody any more, whatever it still sends.
    CHECK(rig.client(1).refused(rig.act(1, {{"do", "draw"}}), "not_seated"));
    rig.send(command::Detach{1});
    CHECK(rig.view(2).at("seats").at(0).at("here") == true);
}

TEST_CASE("after 30 seconds away the computer plays, and stops when its person is back") {
    Rig rig;
    rig.two_in_play();
    rig.detach(2);
    CHECK(rig.view(1).at("seats").at(1).at("here") == false);
    CHECK(rig.view(1).at("seats").at(1).at("driver") == "person");
    rig.advance(29'999);
    CHECK(rig.view(1).at("seats").at(1).at("driver") == "person");
    rig.advance(1);
    CHECK(rig.view(1).at("seats").at(1).at("driver") == "computer");
    CHECK(rig.client(1).heard("away"));
    if (rig.view(1).at("turn") == 0) rig.act(1, Rig::simple_action(rig.view(1)));
    const auto before = rig.client(1).seq;
    if (rig.view(1).at("turn") == 1) {
        rig.advance(2'000);
        CHECK(rig.client(1).seq > before);
    }
    rig.attach(22, "Bo");
    CHECK(rig.view(1).at("seats").at(1).at("driver") == "person");
    CHECK(rig.client(1).heard("back"));
    CHECK(rig.view(22).at("hand").is_array());
}

TEST_CASE("play and the absent person's time-out in both orders: exactly one of them plays (T22)") {
    for (const bool person_first : {true, false}) {
        Rig rig;
        rig.two_in_play();
        const ConnectionId mover = rig.mover();
        const int seat = rig.view(1).at("turn");
        const ConnectionId other = mover == 1 ? 2 : 1;
        const std::string name = mover == 1 ? "Ann" : "Bo";
        const auto seq = rig.client(mover).seq;
        const json action = Rig::simple_action(rig.view(mover));
        rig.detach(mover);
        rig.advance(30'000);  // away; the computer thinks
        rig.now.steady_ms += 1'800;
        if (!person_first) rig.send(command::TimeUp{});
        rig.attach(mover, name);
        const auto id = "late";
        rig.send(command::Act{mover, id, seq, action.dump()});
        if (person_first) rig.send(command::TimeUp{});
        CHECK(rig.client(mover).acked(id) == person_first);
        CHECK(rig.client(mover).refused(id, "stale") == !person_first);
        const auto stored = rig.stored().actions;
        REQUIRE(stored.size() >= 1);
        CHECK(stored[0].seat == seat);
        CHECK(stored[0].origin == (person_first ? "player" : "bot"));
        CHECK(rig.view(other).at("seats").at(static_cast<std::size_t>(seat)).at("driver") ==
              "person");
    }
}

TEST_CASE("when everybody who plays is gone the table waits for them") {
    Rig rig;
    rig.open(2);
    rig.start(1);
    if (rig.view(1).at("turn") == 0) rig.act(1, Rig::simple_action(rig.view(1)));
    rig.detach(1);
    const auto actions = rig.stored().actions.size();
    rig.advance(10 * 60'000);
    CHECK(rig.stored().actions.size() == actions);
    rig.attach(1, "Ann");
    CHECK(rig.view(1).at("state") == "playing");
}

TEST_CASE("an empty table that was never dealt closes after a minute") {
    Rig rig;
    rig.open();
    rig.detach(1);
    rig.advance(59'999);
    CHECK(rig.closed.empty());
    rig.advance(1);
    CHECK(rig.closed == "empty");
    CHECK(rig.stored().table.closed);
    CHECK_FALSE(rig.table->next_deadline_ms().has_value());
    rig.attach(5, "Bo");
    CHECK(rig.client(5).frames.size() == 1);
    CHECK(json::parse(rig.client(5).frames[0]).at("code") == "unknown_table");
}

TEST_CASE("a table in play is kept a day, then its round is voided and its secret revealed") {
    Rig rig;
    rig.open(2);
    rig.start(1);
    rig.detach(1);
    rig.advance(24 * 3'600'000 - 1);
    CHECK(rig.closed.empty());
    rig.advance(1);
    CHECK(rig.closed == "empty");
    const auto rounds = rig.store.rounds_of_game(rig.table->id(), 1);
    REQUIRE(rounds.size() == 1);
    const json record = json::parse(rounds[0].record);
    CHECK(record.at("end").at("reason") == "voided");
    CHECK(record.at("end").at("points") == json({0, 0}));
    CHECK(record.at("fair").at("secret").get<std::string>().size() == 64);
}

TEST_CASE("somebody who comes back in time keeps the table open") {
    Rig rig;
    rig.open();
    rig.detach(1);
    rig.advance(59'000);
    rig.attach(1, "Ann");
    rig.advance(600'000);
    CHECK(rig.closed.empty());
}

TEST_CASE("a host who stays away hands the role to somebody who is here") {
    Rig rig;
    rig.open();
    rig.attach(2, "Bo");
    rig.sit(2, 1);
    rig.detach(1);
    rig.advance(30'000);
    CHECK(rig.view(2).at("you_host") == true);
    rig.attach(1, "Ann");
    CHECK(rig.view(1).at("you_host") == false);
}

TEST_CASE("a new name is seen by everybody") {
    Rig rig;
    rig.open();
    rig.attach(2, "Bo");
    rig.send(command::Rename{{"p-Ann", "Annie"}});
    CHECK(rig.view(2).at("seats").at(0).at("name") == "Annie");
    CHECK(rig.table->summary().host == "Annie");
}

namespace {

/// Ann's table for two, where nobody may watch; Cleo has come to look, nothing is dealt.
struct Unwatched {
    Rig rig;
    Unwatched() {
        rig.open(2, R"({"game_end":{"target":1000}})");
        rig.attach(2, "Bo");
        rig.attach(3, "Cleo");
        rig.send(command::ChangeSettings{1, "shut", {}, {}, {}, {}, {}, {}, false, {}});
        rig.sit(2, 1);
    }
    bool is_here(ConnectionId connection) const { return rig.clients.contains(connection); }
};

}  // namespace

TEST_CASE("where nobody may watch, whoever has no seat goes when the round is dealt") {
    Unwatched table;
    CHECK(table.rig.view(2).at("watching") == false);
    CHECK(table.is_here(3));
    table.rig.start(1);
    CHECK_FALSE(table.is_here(3));
    CHECK(table.rig.view(1).at("watchers") == 0);
    CHECK(table.rig.closed_to.at(3) == "no_watching");
}

TEST_CASE("where nobody may watch, only those come in who have a seat or could sit down") {
    Unwatched table;
    table.rig.start(1);
    table.rig.attach(4, "Dee");
    CHECK_FALSE(table.is_here(4));
    table.rig.leave(2);
    CHECK(table.is_here(2));  // the seat is still theirs to take back
    table.rig.attach(5, "Dee");
    CHECK_FALSE(table.is_here(5));
    table.rig.attach(6, "Bo");
    CHECK(table.is_here(6));
    CHECK(table.rig.client(6).done(table.rig.sit(6)));
}

TEST_CASE("that nobody may watch outlives a restart") {
    Unwatched table;
    table.rig.start(1);
    table.rig.restart();
    table.rig.attach(7, "Cleo");
    CHECK_FALSE(table.is_here(7));
    table.rig.attach(1, "Ann");
    CHECK(table.rig.view(1).at("watching") == false);
}

TEST_CASE("a watcher to whom the table is closed meanwhile is not counted for ever") {
    for (const bool players_go_first : {false, true}) {
        INFO("players go first: " << players_go_first);
        Unwatched table;
        table.rig.send(command::ChangeSettings{1, "lock", {}, {}, {}, {}, {}, {}, {}, true});
        REQUIRE(table.is_here(3));
        const auto players_go = [&] {
            table.rig.detach(1);
            table.rig.detach(2);
        };
        if (players_go_first) players_go();
        table.rig.attach(3, "Cleo");  // the same connection asks for a fresh view
        CHECK_FALSE(table.is_here(3));
        if (!players_go_first) {
            CHECK(table.rig.view(1).at("watchers") == 0);
            players_go();
        }
        table.rig.advance(60'000);
        CHECK(table.rig.closed == "empty");
    }
}

TEST_CASE("whoever is seen off at a deal hears of it when the deal is stored") {
    Unwatched table;
    table.rig.hold_commits = true;
    table.rig.start(1);
    CHECK(table.is_here(3));
    table.rig.commit_held();
    CHECK_FALSE(table.is_here(3));
}

TEST_CASE("a table whose last watcher is seen off is deserted from then on") {
    Rig rig;
    rig.open(2, R"({"game_end":{"target":1000}})");
    rig.send(command::ChangeSettings{1, "shut", {}, {}, {}, {}, {}, {}, false, {}});
    rig.start(1);
    while (rig.view(1).at("state") == "playing") {
        if (rig.view(1).at("turn") == 0) {
            rig.act(1, Rig::simple_action(rig.view(1)));
        } else {
            rig.next_deadline();
        }
    }
    rig.attach(3, "Cleo");  // could take the computer's seat
    rig.leave(1);
    rig.detach(1);
    REQUIRE(rig.clients.contains(3));
    rig.advance(15'000);
    CHECK_FALSE(rig.clients.contains(3));
    rig.advance(24 * 3'600'000);
    CHECK(rig.closed == "empty");
}
