// What an operator does to a table: ending it, holding it while the server is about to end; and a
// person of whom nothing is to be kept.
#include "table_rig.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::table;

namespace {

/// Ann and Bo against two computers; the first round is under way.
struct Game {
    Rig rig;
    Game() {
        rig.open(4, R"({"game_end":{"target":1000}})");
        rig.attach(2, "Bo");
        rig.sit(2, 1);
        rig.start(1);
    }
    /// Whoever is to move does something, person or computer.
    void go_on() {
        const json turn = rig.view(1).at("turn");
        if (turn == 0 || turn == 1) {
            const ConnectionId who = turn == 0 ? 1 : 2;
            rig.act(who, Rig::simple_action(rig.view(who)));
        } else {
            rig.next_deadline();
        }
    }
    void finish_round() {
        while (rig.view(1).at("state") == "playing")
            go_on();
    }
    /// Whether the stored row or anything that was sent since `from` frames holds the text.
    bool stored(const std::string& text) {
        return rig.stored().table.body.find(text) != std::string::npos;
    }
};

}  // namespace

TEST_CASE("a table that an operator closes ends its round without a result, and says why") {
    Game game;
    while (game.rig.stored().actions.empty())
        game.go_on();
    game.rig.send(command::Close{});
    CHECK(game.rig.closed == "operator");
    CHECK(game.rig.stored().table.closed);
    CHECK(game.rig.stored().actions.empty());
    const auto rounds = game.rig.store.rounds_of_game(game.rig.table->id(), 1);
    REQUIRE(rounds.size() == 1);
    CHECK_THAT(rounds[0].record, Catch::Contains("voided"));
    game.rig.send(command::Close{});
    CHECK(game.rig.store.rounds_of_game(game.rig.table->id(), 1).size() == 1);
}

TEST_CASE("while the server is about to end the round is played out, and no other is dealt") {
    Game game;
    game.rig.send(command::Drain{true});
    CHECK(game.rig.view(1).at("draining") == true);
    game.finish_round();
    CHECK(game.rig.view(1).at("state") == "between_rounds");
    CHECK(game.rig.view(1).at("next_round_ms").is_null());
    game.rig.advance(60'000);
    game.rig.next_round(1);
    game.rig.next_round(2);
    CHECK(game.rig.view(1).at("state") == "between_rounds");
    game.rig.send(command::Drain{false});
    CHECK(game.rig.view(1).at("state") == "playing");
    CHECK(game.rig.view(1).at("draining") == false);
}

TEST_CASE("no game is started while the server is about to end") {
    Rig rig;
    rig.open(4);
    rig.send(command::Drain{true});
    CHECK(rig.client(1).refused(rig.start(1), "draining"));
    rig.restart();
    rig.attach(3, "Ann");
    CHECK(rig.view(3).at("draining") == false);
    CHECK(rig.client(3).done(rig.start(3)));
}

TEST_CASE("of a person who has had everything deleted nothing is kept, and the computer plays on") {
    Game game;
    const json counts = game.rig.view(1).at("counts");
    game.rig.send(command::Forget{"p-Bo"});
    game.rig.clients.erase(2);
    CHECK(game.rig.view(1).at("seats").at(1).at("kind") == "computer");
    CHECK(game.rig.view(1).at("counts") == counts);
    CHECK_FALSE(game.stored("p-Bo"));
    CHECK_FALSE(game.stored("\"Bo\""));
    game.rig.attach(4, "Bo");
    CHECK(game.rig.client(4).refused(game.rig.sit(4, 1), "round_in_progress"));
}

TEST_CASE(
    "a host who is forgotten hands the role on, and one who was removed is forgotten as such") {
    Game game;
    game.rig.send(command::Forget{"p-Ann"});
    game.rig.clients.erase(1);
    CHECK(game.rig.view(2).at("you_host") == true);
    CHECK_FALSE(game.stored("p-Ann"));

    Rig waiting;
    waiting.open(4);
    waiting.attach(2, "Bo");
    waiting.sit(2, 1);
    waiting.send(command::Remove{1, "out", 1});
    waiting.send(command::Forget{"p-Bo"});
    CHECK(waiting.stored().table.body.find("p-Bo") == std::string::npos);
}

TEST_CASE("somebody who watches and is forgotten counts no more") {
    Game game;
    game.rig.attach(3, "Cleo");
    CHECK(game.rig.view(1).at("watchers") == 1);
    game.rig.send(command::Forget{"p-Cleo"});
    CHECK(game.rig.view(1).at("watchers") == 0);
}

TEST_CASE("a finished game is stored with who sat where, their totals and the rounds they won") {
    Rig rig;
    rig.around.limits.next_round_ms = 0;
    rig.open(2, R"({"game_end":{"target":50}})");
    rig.attach(2, "Bo");
    rig.sit(2, 1);
    rig.start(1);
    while (rig.view(1).at("state") != "game_over") {
        const json turn = rig.view(1).at("turn");
        if (rig.view(1).at("state") == "between_rounds" || turn.is_null()) {
            rig.next_deadline();
            continue;
        }
        const ConnectionId who = turn == 0 ? 1 : 2;
        rig.act(who, Rig::simple_action(rig.view(who)));
    }
    const auto games = rig.store.games_of_table(rig.table->id());
    REQUIRE(games.size() == 1);
    const auto& game = games[0];
    REQUIRE(game.seats.size() == 2);
    CHECK(game.whole);
    CHECK(game.rounds == static_cast<int>(rig.view(1).at("sheet").size()));
    CHECK(game.seats[0].person_id == "p-Ann");
    CHECK(game.seats[1].name == "Bo");
    CHECK(game.seats[0].total == rig.view(1).at("totals").at(0));
    CHECK(game.seats[0].won != game.seats[1].won);
    CHECK(game.seats[0].rounds_won + game.seats[1].rounds_won == game.rounds);
    const json body = json::parse(game.body);
    CHECK(body.at("sheet") == rig.view(1).at("sheet"));
    CHECK(body.at("line") == rig.view(1).at("line"));
    CHECK_THAT(game.body, !Catch::Contains("Ann") && !Catch::Contains("p-Bo"));
}
