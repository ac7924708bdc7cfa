// A finished round played again from its record.
#include "table_rig.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::table;

namespace {

/// What a viewer of round `round` saw last, and what the replay of its record shows.
struct Played {
    json frames, view, notices;
    std::string record;
};

void play_round(Rig& rig) {
    for (int steps = 0; rig.view(1).at("state") == "playing"; ++steps) {
        REQUIRE(steps < 20'000);
        const json& view = rig.view(1);
        if (view.at("turn") == 0) {
            REQUIRE(rig.client(1).acked(rig.act(1, Rig::simple_action(view))));
        } else {
            REQUIRE(rig.next_deadline());
        }
    }
}

Played played(std::uint64_t seed, int seats) {
    Rig rig(seed);
    rig.open(seats);
    rig.attach(2, "cleo");
    REQUIRE(rig.client(1).done(rig.start(1)));
    rig.client(1).notices.clear();
    rig.client(2).notices.clear();
    // The deal is told before the notices were cleared; the rest of the round counts here.
    play_round(rig);
    const auto rounds = rig.store.rounds_of_game(rig.table->id(), 1);
    REQUIRE(rounds.size() == 1);
    CHECK(rig.view(1).at("sheet").at(0).at("id") == rounds[0].id);
    const auto frames = rig.game->replay(rounds[0].record);
    REQUIRE(frames);
    CHECK(rig.store.round(rounds[0].id)->told == *frames);
    return {json::parse(*frames), rig.view(2), rig.client(2).notices, rounds[0].record};
}

}  // namespace

TEST_CASE("a replay ends with what a spectator saw at the end of the round") {
    for (const std::uint64_t seed : {3, 4, 5}) {
        const auto round = played(seed, 4);
        json shown = json::object();
        for (const auto& frame : round.frames)
            shown.update(frame.at("changes"));
        for (const auto& [name, value] : shown.items()) {
            CAPTURE(name);
            CHECK(value == round.view.at(name));
        }
        CHECK(shown.contains("over"));
        CHECK(round.frames.back().at("hands") == round.view.at("over").at("hands"));
    }
}

TEST_CASE("a replay tells every action of its record, in order, as everybody was told") {
    const auto round = played(7, 3);
    const json record = json::parse(round.record);
    const auto& actions = record.at("actions");
    REQUIRE(round.frames.size() == actions.size() + 1);
    CHECK_FALSE(round.frames.at(0).contains("action"));
    CHECK(round.frames.at(0).at("told").at(0).at("n") == "round_dealt");
    json told = json::array();
    for (std::size_t at = 0; at < actions.size(); ++at) {
        const auto& frame = round.frames.at(at + 1);
        CHECK(frame.at("seat") == actions.at(at).at("seat"));
        CHECK(frame.at("action").at("do") == actions.at(at).at("do"));
        for (const auto& notice : frame.at("told"))
            told.push_back(notice);
    }
    CHECK(told == round.notices);
}

TEST_CASE("in a replay each seat is told its own cards, and its hand holds them") {
    const auto round = played(11, 2);
    int own = 0;
    for (const auto& frame : round.frames) {
        REQUIRE(frame.at("hands").size() == 2);
        for (std::size_t seat = 0; seat < 2; ++seat) {
            if (frame.at("own").at(seat).is_null()) continue;
            for (const auto& notice : frame.at("own").at(seat)) {
                if (!notice.contains("cards") || notice.at("n") == "played") continue;
                ++own;
                for (const auto& card : notice.at("cards")) {
                    const auto& hand = frame.at("hands").at(seat);
                    CHECK(std::ranges::find(hand, card) != hand.end());
                }
            }
        }
    }
    CHECK(own > 0);
}

TEST_CASE("a record that does not follow the rules is no replay, and the error says where") {
    const auto round = played(13, 2);
    Rig rig;
    CHECK(rig.game->replay("{}").error() != "");
    json record = json::parse(round.record);
    record["actions"][0]["seat"] = 1 - record["actions"][0]["seat"].get<int>();
    const auto refused = rig.game->replay(record.dump());
    REQUIRE_FALSE(refused);
    CHECK(refused.error().starts_with("action 0 ("));
    CHECK(refused.error().ends_with("not_your_turn"));
}
