#include "table_rig.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::table;

namespace {

/// Ann and Bo in a round with forty seconds a turn.
struct TimedRound {
    Rig rig;
    ConnectionId mover = 0, other = 0;

    explicit TimedRound(int turn_s = 40) {
        rig.around.limits.next_round_ms = 1'000'000;
        rig.open(2);
        rig.attach(2, "Bo");
        rig.sit(2, 1);
        rig.send(command::ChangeSettings{1, "time", {}, {}, {}, {}, turn_s, {}, {}, {}});
        rig.start(1);
        look();
    }
    void look() {
        mover = rig.view(1).at("turn") == 0 ? 1 : 2;
        other = mover == 1 ? 2 : 1;
    }
    const char* name(ConnectionId connection) const { return connection == 1 ? "Ann" : "Bo"; }
    json left() { return rig.view(other).at("turn_ms"); }
    std::size_t actions() { return rig.stored().actions.size(); }
    void act() {
        rig.act(mover, Rig::simple_action(rig.view(mover)));
        look();
    }
};

}  // namespace

TEST_CASE("a turn has the time that the host chose, and everybody sees what is left of it") {
    TimedRound round;
    CHECK(round.rig.view(1).at("turn_s") == 40);
    CHECK(round.left() == 40'000);
    round.rig.advance(15'000);
    round.rig.attach(3, "Cleo");
    CHECK(round.rig.view(3).at("turn_ms") == 25'000);
    round.act();
    CHECK(round.left() == 40'000);
    CHECK(round.rig.view(1).at("line").back().at("id") == "line-turn-time");
}

TEST_CASE(
    "who lets the time pass has one safe move made for them, and the next turn is their own") {
    TimedRound round;
    const auto late = round.mover;
    round.rig.advance(39'999);
    CHECK(round.actions() == 0);
    round.rig.advance(1);
    REQUIRE(round.actions() >= 1);
    CHECK(round.rig.stored().actions.front().origin == "timeout");
    CHECK(round.rig.client(round.other).heard("out_of_time"));
    const int seat = late == 1 ? 0 : 1;
    CHECK(round.rig.view(1).at("seats").at(seat).at("driver") == "person");
}

TEST_CASE("out of time twice in a row, the computer plays until the owner says so") {
    TimedRound round;
    const auto late = round.mover;
    const int seat = late == 1 ? 0 : 1;
    const auto driver = [&] {
        return round.rig.view(1).at("seats").at(seat).at("driver");
    };
    while (driver() == "person" && round.rig.view(1).at("state") == "playing") {
        round.look();
        if (round.mover == late) {
            round.rig.advance(40'000);
        } else {
            round.act();
        }
    }
    REQUIRE(round.rig.view(1).at("state") == "playing");
    CHECK(driver() == "computer");
    CHECK(round.rig.client(round.other).heard("away"));
    round.rig.sit(late, seat);
    CHECK(driver() == "person");
    CHECK(round.rig.client(round.other == late ? 1 : round.other).heard("back"));
}

TEST_CASE("a play in the last moment counts, and the time that was up for it does not") {
    TimedRound round;
    round.rig.advance(39'999);
    const auto mover = round.mover;
    round.rig.act(mover, Rig::simple_action(round.rig.view(mover)));
    REQUIRE(round.actions() == 1);
    round.rig.now.steady_ms += 1;
    round.rig.send(command::TimeUp{});
    CHECK(round.actions() == 1);
    CHECK(round.rig.stored().actions.front().origin == "player");
}

TEST_CASE("time that is up first makes the play too late") {
    TimedRound round;
    const auto mover = round.mover;
    const auto action = Rig::simple_action(round.rig.view(mover));
    const auto seen = round.rig.client(mover).seq;
    round.rig.advance(40'000);
    const auto made = round.actions();
    REQUIRE(made >= 1);
    round.rig.send(command::Act{mover, "late", seen, action.dump()});
    CHECK(round.rig.client(mover).refused("late", "stale"));
    CHECK(round.actions() == made);
}

TEST_CASE("coming back to the table does not give the turn new time") {
    TimedRound round;
    const auto mover = round.mover;
    round.rig.advance(12'000);
    round.rig.detach(mover);
    round.rig.advance(5'000);
    round.rig.attach(mover, round.name(mover));
    CHECK(round.left() == 23'000);
}

TEST_CASE("who is gone is played for after the time of a turn, at most half a minute") {
    for (const int turn_s : {20, 90}) {
        TimedRound round(turn_s);
        const auto gone = round.mover;
        const int seat = gone == 1 ? 0 : 1;
        const auto stays = round.other;
        round.rig.around.limits.bot_think_min_ms = 1'000'000;
        round.rig.detach(gone);
        const auto driver = [&] {
            return round.rig.view(stays).at("seats").at(seat).at("driver");
        };
        round.rig.advance(turn_s == 20 ? 19'999 : 29'999);
        CHECK(driver() == "person");
        round.rig.advance(1);
        CHECK(driver() == "computer");
    }
}

TEST_CASE("nobody is hurried who keeps nobody waiting") {
    Rig rig;
    rig.open(2);
    rig.send(command::ChangeSettings{1, "time", {}, {}, {}, {}, 20, {}, {}, {}});
    rig.start(1);
    for (int i = 0; i < 5 && rig.view(1).at("turn") != 0; ++i)
        rig.next_deadline();
    REQUIRE(rig.view(1).at("turn") == 0);
    const auto actions = rig.stored().actions.size();
    rig.advance(600'000);
    CHECK(rig.stored().actions.size() == actions);
    CHECK(rig.view(1).at("turn_ms") == nullptr);
}

TEST_CASE(
    "after a restart a turn waits for its owner, and then has a quarter of a minute at least") {
    TimedRound round(20);
    const auto owner = round.mover;
    round.rig.advance(19'000);
    round.rig.restart();
    round.rig.attach(round.other, round.name(round.other));
    round.rig.advance(10'000);
    CHECK(round.actions() == 0);
    round.rig.attach(owner, round.name(owner));
    CHECK(round.left() >= 15'000);
    round.rig.advance(14'999);
    CHECK(round.actions() == 0);
}

TEST_CASE("no turn clock, no time") {
    TimedRound round(0);
    CHECK(round.left() == nullptr);
    round.rig.advance(3'600'000);
    CHECK(round.actions() == 0);
}

TEST_CASE("a turn time that is none is refused, and none is changed in a round") {
    TimedRound round;
    round.rig.send(command::ChangeSettings{1, "mid", {}, {}, {}, {}, 90, {}, {}, {}});
    CHECK(round.rig.client(1).refused("mid", "round_in_progress"));
    Rig rig;
    rig.open();
    rig.send(command::ChangeSettings{1, "odd", {}, {}, {}, {}, 33, {}, {}, {}});
    CHECK(rig.client(1).refused("odd", "bad_value"));
    CHECK(rig.view(1).at("turn_s") == 0);
}

TEST_CASE("leaving and sitting down again gives a turn no new time") {
    TimedRound round;
    round.rig.around.limits.bot_think_min_ms = 1'000'000;
    const auto mover = round.mover;
    const int seat = mover == 1 ? 0 : 1;
    round.rig.advance(30'000);
    round.rig.leave(mover);
    round.rig.sit(mover, seat);
    CHECK(round.left() == 10'000);
}

TEST_CASE("what a time-out did is told with the move that it made, behind one commit") {
    TimedRound round;
    round.rig.hold_commits = true;
    const auto frames = round.rig.client(round.other).frames.size();
    round.rig.advance(40'000);
    CHECK(round.rig.client(round.other).frames.size() == frames);
    round.rig.commit_held();
    CHECK(round.rig.client(round.other).heard("out_of_time"));
}
