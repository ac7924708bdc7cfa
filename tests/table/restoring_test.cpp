// A restart at every step of random games, against the same game without one.
#include "table_rig.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::table;

namespace {

void attach_all(Rig& rig) {
    rig.attach(1, "Ann");
    rig.attach(2, "Bo");
    rig.attach(9, "Zed");
}

/// Ann, Bo, two computers and a watcher; what each of them sees after every step.
struct Game {
    Rig rig;
    int pickups = 0, named = 0, between = 0;

    explicit Game(std::uint64_t seed) : rig(seed) {
        rig.open(4);
        rig.attach(2, "Bo");
        rig.sit(2, 2);
        rig.attach(9, "Zed");
        rig.start(1);
    }

    /// The seat plays its first legal thing, or the clock moves on. The last act and its answer.
    std::optional<std::pair<command::Act, json>> step(int number) {
        const json& view = rig.view(1);
        if (view.at("pending").is_object()) ++pickups;
        if (view.at("named") == true) ++named;
        if (view.at("state") == "between_rounds") ++between;
        if (view.at("state") != "playing") {
            const bool over = view.at("state") == "game_over";
            if (over) rig.start(1);
            if (!over) rig.next_round(1), rig.next_round(2);
            return std::nullopt;
        }
        const int turn = view.at("turn");
        if (turn != 0 && turn != 2) {
            rig.next_deadline();
            return std::nullopt;
        }
        const ConnectionId mover = turn == 0 ? 1 : 2;
        const command::Act act{mover, "s" + std::to_string(number), rig.client(mover).seq,
                               Rig::simple_action(rig.view(mover)).dump()};
        rig.send(act);
        return std::pair{act, rig.client(mover).answers.at(act.action_id)};
    }

    json seen() {
        json all;
        for (const ConnectionId connection : {1, 2, 9}) {
            all.push_back(timeless(rig.view(connection)));
        }
        return all;
    }
};

}  // namespace

TEST_CASE("a game with a restart after every step is the same game") {
    int pickups = 0, named = 0, between = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Game whole(seed), broken(seed);
        for (int number = 0; number < 160; ++number) {
            INFO("seed " << seed << ", step " << number);
            whole.step(number);
            const auto acted = broken.step(number);
            const auto seq = broken.rig.client(1).seq;
            broken.rig.restart();
            attach_all(broken.rig);
            REQUIRE(broken.seen() == whole.seen());
            // Never a number that was used before.
            REQUIRE(broken.rig.client(1).seq > seq);
            if (!acted) continue;
            // What was acknowledged is kept, and its id is known.
            const auto& [act, answer] = *acted;
            REQUIRE(answer.at("t") == "ack");
            broken.rig.send(act);
            REQUIRE(broken.rig.client(act.connection).answers.at(act.action_id) == answer);
        }
        pickups += whole.pickups;
        named += whole.named;
        between += whole.between;
    }
    // The interesting moments were among them.
    CHECK(pickups > 10);
    CHECK(named > 10);
    CHECK(between > 3);
}

TEST_CASE("after a restart everybody is away until they come back, and has 30 seconds") {
    Rig rig;
    rig.open(2);
    rig.attach(2, "Bo");
    rig.sit(2, 1);
    rig.start(1);
    rig.restart();
    CHECK(rig.table->summary().watchers == 0);
    rig.attach(1, "Ann");
    CHECK(rig.view(1).at("seats").at(0).at("here") == true);
    CHECK(rig.view(1).at("seats").at(1).at("here") == false);
    CHECK(rig.view(1).at("seats").at(1).at("driver") == "person");
    rig.advance(30'000);
    CHECK(rig.view(1).at("seats").at(1).at("driver") == "computer");
}

TEST_CASE("a restart before the game, in a computer's turn and after a seat was left") {
    Rig rig;
    rig.open(3);
    const json commitment = rig.view(1).at("commitment");
    rig.change(1, 2, R"({"queen":"all"})");
    rig.restart();
    rig.attach(1, "Ann");
    CHECK(rig.view(1).at("seats").size() == 2);
    CHECK(rig.view(1).at("rules").at("queen") == "all");
    CHECK(rig.view(1).at("commitment") == commitment);
    CHECK(rig.view(1).at("you_host") == true);
    rig.start(1);
    rig.leave(1);
    rig.restart();
    rig.attach(1, "Ann");
    CHECK(rig.view(1).at("you") == nullptr);
    for (int turns = 0; turns < 3; ++turns)
        rig.next_deadline();
    CHECK(rig.stored().actions.size() == 3);
    CHECK(rig.client(1).done(rig.sit(1)));
    CHECK(rig.view(1).at("hand").is_array());
}
