#include "table_rig.h"

#include <algorithm>

#include <catch2/catch.hpp>

using namespace kitchen_table::table;

namespace {

/// Ann is host, Bo and Cleo sit beside her, nothing is dealt yet.
struct Three {
    Rig rig;
    Three() {
        rig.around.limits.next_round_ms = 1'000'000;
        rig.open(4, R"({"game_end":{"target":1000}})");
        rig.attach(2, "Bo");
        rig.sit(2, 1);
        rig.attach(3, "Cleo");
        rig.sit(3, 2);
    }
    json seat(int number) { return rig.view(1).at("seats").at(static_cast<std::size_t>(number)); }
    bool did(const std::string& id) { return rig.client(1).done(id); }
    template <class Command>
    std::string ask(ConnectionId connection, Command command, const std::string& id) {
        command.connection = connection;
        command.request_id = id;
        rig.send(command);
        return id;
    }
    /// Whoever's turn it is plays, people and computers, until the round is over.
    void finish_round() {
        while (rig.view(1).at("state") == "playing") {
            const auto mover = std::ranges::find_if(rig.clients, [](const auto& entry) {
                return entry.second.view.at("turn") == entry.second.view.at("you");
            });
            if (mover == rig.clients.end()) {
                rig.next_deadline();
            } else {
                rig.act(mover->first, Rig::simple_action(mover->second.view));
            }
        }
    }
};

}  // namespace

TEST_CASE("the host removes a person, who may not come back, not even after a restart") {
    Three table;
    CHECK(table.did(table.ask(1, command::Remove{0, {}, 1}, "out")));
    CHECK(table.seat(1).at("kind") == "empty");
    CHECK_FALSE(table.rig.clients.contains(2));
    CHECK(table.rig.client(3).heard("removed"));
    table.rig.attach(2, "Bo");
    CHECK_FALSE(table.rig.clients.contains(2));
    table.rig.restart();
    table.rig.attach(1, "Ann");
    table.rig.attach(2, "Bo");
    CHECK_FALSE(table.rig.clients.contains(2));
}

TEST_CASE("between two rounds the computer takes the hand and the score of whoever is removed") {
    Three table;
    table.rig.start(1);
    CHECK(table.rig.client(1).refused(table.ask(1, command::Remove{0, {}, 1}, "mid"),
                                      "round_in_progress"));
    table.finish_round();
    const json total = table.rig.view(1).at("totals").at(1);
    CHECK(table.did(table.ask(1, command::Remove{0, {}, 1}, "out")));
    CHECK(table.seat(1).at("kind") == "computer");
    CHECK(table.rig.view(1).at("totals").at(1) == total);
}

TEST_CASE("nobody but the host removes, and not their own seat nor one that is empty") {
    Three table;
    CHECK(table.rig.client(2).refused(table.ask(2, command::Remove{0, {}, 2}, "a"), "not_host"));
    CHECK(table.rig.client(1).refused(table.ask(1, command::Remove{0, {}, 0}, "b"), "bad_value"));
    CHECK(table.rig.client(1).refused(table.ask(1, command::Remove{0, {}, 3}, "c"), "bad_value"));
    CHECK(table.rig.client(1).refused(table.ask(1, command::Remove{0, {}, 9}, "d"), "bad_value"));
}

TEST_CASE("a computer is put on an empty seat before the game, and taken away again") {
    Three table;
    CHECK(table.did(table.ask(1, command::AddComputer{0, {}, 3}, "in")));
    CHECK(table.seat(3).at("kind") == "computer");
    CHECK(table.rig.client(1).refused(table.ask(1, command::AddComputer{0, {}, 3}, "again"),
                                      "seat_taken"));
    CHECK(table.did(table.ask(1, command::Remove{0, {}, 3}, "out")));
    CHECK(table.seat(3).at("kind") == "empty");
    table.ask(1, command::AddComputer{0, {}, 3}, "in again");
    table.rig.start(1);
    table.finish_round();
    CHECK(table.rig.client(1).refused(table.ask(1, command::Remove{0, {}, 3}, "late"),
                                      "game_in_progress"));
}

TEST_CASE("people change places before a game, each with their own eyes") {
    Three table;
    CHECK(table.did(table.ask(1, command::SwapSeats{0, {}, 1, 2}, "swap")));
    CHECK(table.seat(1).at("name") == "Cleo");
    CHECK(table.rig.view(2).at("you") == 2);
    CHECK(table.rig.view(3).at("you") == 1);
    table.rig.start(1);
    CHECK(table.rig.client(1).refused(table.ask(1, command::SwapSeats{0, {}, 0, 1}, "late"),
                                      "game_in_progress"));
    table.finish_round();
    CHECK(table.rig.client(1).refused(table.ask(1, command::SwapSeats{0, {}, 0, 1}, "between"),
                                      "game_in_progress"));
}

TEST_CASE("a locked table lets nobody new sit down, and whoever left may have their seat back") {
    Three table;
    table.rig.send(command::ChangeSettings{1, "lock", {}, {}, {}, {}, {}, {}, {}, true});
    CHECK(table.rig.view(1).at("locked") == true);
    table.rig.attach(4, "Dee");
    CHECK(table.rig.client(4).refused(table.rig.sit(4, 3), "table_full"));
    table.rig.start(1);
    table.rig.leave(3);
    table.rig.sit(3, 2);
    CHECK(table.seat(2).at("name") == "Cleo");
    table.finish_round();
    table.rig.send(command::ChangeSettings{1, "open", {}, {}, {}, {}, {}, {}, {}, false});
    table.rig.sit(4, 3);
    CHECK(table.seat(3).at("name") == "Dee");
}

TEST_CASE("the host hands the role over, and only to a person") {
    Three table;
    CHECK(table.rig.client(1).refused(table.ask(1, command::HandOver{0, {}, 3}, "nobody"),
                                      "bad_value"));
    CHECK(table.did(table.ask(1, command::HandOver{0, {}, 1}, "over")));
    CHECK(table.rig.view(2).at("you_host") == true);
    CHECK(table.rig.view(1).at("you_host") == false);
    CHECK(
        table.rig.client(1).refused(table.ask(1, command::HandOver{0, {}, 0}, "back"), "not_host"));
}

TEST_CASE(
    "a pause stops every clock and every action until the host ends it, also over a restart") {
    Three table;
    CHECK(table.rig.client(1).refused(table.ask(1, command::Pause{0, {}, true}, "early"),
                                      "bad_value"));
    table.rig.start(1);
    CHECK(table.did(table.ask(1, command::Pause{0, {}, true}, "pause")));
    CHECK(table.rig.view(2).at("paused") == true);
    CHECK(table.rig.client(2).heard("paused"));
    const auto actions = table.rig.stored().actions.size();
    table.rig.advance(600'000);
    CHECK(table.rig.stored().actions.size() == actions);
    const auto turn = table.rig.view(1).at("turn").get<std::size_t>();
    if (turn < 3) {
        const auto id = table.rig.act(turn + 1, Rig::simple_action(table.rig.view(turn + 1)));
        CHECK(table.rig.client(turn + 1).refused(id, "paused"));
    }
    table.rig.restart();
    table.rig.attach(1, "Ann");
    CHECK(table.rig.view(1).at("paused") == true);
    CHECK(table.did(table.ask(1, command::Pause{0, {}, false}, "go on")));
    CHECK(table.rig.view(1).at("paused") == false);
}

TEST_CASE("whoever has taken another seat has no right to the one they left") {
    Three table;
    table.rig.start(1);
    table.rig.leave(2);
    table.finish_round();
    table.rig.sit(2, 3);
    CHECK(table.rig.view(2).at("you") == 3);
    table.rig.next_round(1);
    table.rig.next_round(2);
    table.rig.next_round(3);
    REQUIRE(table.rig.view(1).at("state") == "playing");
    table.rig.leave(2);
    CHECK(table.rig.client(2).refused(table.rig.sit(2, 1), "round_in_progress"));
    table.rig.sit(2, 3);
    CHECK(table.rig.view(2).at("you") == 3);
}

TEST_CASE("a locked table gives whoever left their own seat back and no other") {
    Three table;
    table.rig.start(1);
    table.rig.leave(2);
    table.finish_round();
    table.rig.send(command::ChangeSettings{1, "lock", {}, {}, {}, {}, {}, {}, {}, true});
    CHECK(table.rig.client(2).refused(table.rig.sit(2, 3), "table_full"));
    table.rig.sit(2, 1);
    CHECK(table.rig.view(2).at("you") == 1);
}

TEST_CASE("a host who pauses and goes loses the role to whoever is here, however they went") {
    Three table;
    table.rig.start(1);
    table.ask(1, command::Pause{0, {}, true}, "pause");
    for (const ConnectionId connection : {1, 2, 3})
        table.rig.detach(connection);
    table.rig.advance(60'000);
    table.rig.attach(2, "Bo");
    table.rig.run_due();
    table.rig.advance(1);
    CHECK(table.rig.view(2).at("you_host") == true);
    table.ask(2, command::Pause{0, {}, false}, "go on");
    CHECK(table.rig.view(2).at("paused") == false);
}

TEST_CASE("those who said they are ready in a pause need not say it again") {
    Three table;
    table.rig.start(1);
    table.finish_round();
    table.ask(1, command::Pause{0, {}, true}, "pause");
    for (const ConnectionId connection : {1, 2, 3})
        table.rig.next_round(connection);
    CHECK(table.rig.view(1).at("state") == "between_rounds");
    table.ask(1, command::Pause{0, {}, false}, "go on");
    CHECK(table.rig.view(1).at("state") == "playing");
}

TEST_CASE("who was removed is no watcher") {
    Three table;
    table.ask(1, command::Remove{0, {}, 1}, "out");
    CHECK(table.rig.view(1).at("watchers") == 0);
    CHECK(table.rig.announced.back().watchers == 0);
}
