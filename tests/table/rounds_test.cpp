#include "table_rig.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::table;

namespace {

/// One step of whoever has to do something; Ann and Bo by hand, the rest by the clock.
void step(Rig& rig) {
    const json& view = rig.view(1);
    if (view.at("state") == "playing" && view.at("turn") == 0) {
        const auto id = rig.act(1, Rig::simple_action(view));
        REQUIRE(rig.client(1).acked(id));
    } else {
        REQUIRE(rig.next_deadline());
    }
}

void play_until(Rig& rig, const std::string& state) {
    for (int steps = 0; rig.view(1).at("state") != state; ++steps) {
        REQUIRE(steps < 20'000);
        step(rig);
    }
}

}  // namespace

TEST_CASE("four computers and a person play a whole game to 250, and another") {
    Rig rig(5);
    rig.open(5);
    CHECK(rig.client(1).done(rig.start(1)));
    CHECK(rig.client(1).heard("game_started"));
    play_until(rig, "game_over");
    const json view = rig.view(1);
    REQUIRE(view.at("winners").is_array());
    REQUIRE(view.at("winners").size() >= 1);
    int best = 0;
    for (const int total : view.at("totals"))
        best = std::max(best, total);
    CHECK(best >= 250);
    for (const int winner : view.at("winners")) {
        CHECK(view.at("totals").at(static_cast<std::size_t>(winner)) == best);
    }
    CHECK(rig.client(1).gaps == 0);
    CHECK(rig.client(1).heard("game_over"));
    CHECK(rig.table->summary().best == best);

    const auto rounds = rig.store.rounds_of_game(rig.table->id(), 1);
    CHECK(rounds.size() == view.at("sheet").size());
    int dealer = json::parse(rounds[0].record).at("dealer");
    for (std::size_t at = 0; at < rounds.size(); ++at) {
        const json record = json::parse(rounds[at].record);
        CHECK(record.at("round") == at + 1);
        CHECK(record.at("dealer") == (dealer + static_cast<int>(at)) % 5);  // N17
        CHECK(record.at("end").at("totals") == view.at("sheet").at(at).at("totals"));
        CHECK(record.at("fair").at("seats").at(0).at("kind") == 3);
        CHECK(record.at("fair").at("seats").at(1).at("kind") == 2);
    }
    CHECK(rig.store.games_of_table(rig.table->id()).size() == 1);
    CHECK(rig.client(1).refused(rig.act(1, {{"do", "draw"}}), "game_over"));  // N111

    CHECK(rig.client(1).done(rig.start(1)));
    CHECK(rig.view(1).at("game") == 2);
    CHECK(rig.view(1).at("round") == 1);
    CHECK(rig.view(1).at("totals") == json({0, 0, 0, 0, 0}));
    CHECK(rig.view(1).at("sheet").empty());
    CHECK(rig.view(1).at("winners") == nullptr);
    for (const auto& action : rig.stored().actions)
        CHECK(action.game == 2);
}

TEST_CASE("starting twice starts once") {
    Rig rig;
    rig.open();
    rig.hold_commits = true;
    const auto first = rig.start(1);
    const auto second = rig.start(1);
    rig.commit_held();
    CHECK(rig.client(1).done(first));
    CHECK(rig.client(1).refused(second, "game_in_progress"));
    CHECK(rig.view(1).at("game") == 1);
    rig.attach(2, "Bo");
    CHECK(rig.client(2).refused(rig.start(2), "not_host"));
}

TEST_CASE("the next round waits for everybody who is here, and for nobody else") {
    Rig rig(3);
    rig.open(3);
    rig.attach(2, "Bo");
    rig.sit(2, 1);
    rig.start(1);
    CHECK(rig.client(1).refused(rig.next_round(1), "round_in_progress"));
    rig.detach(2);
    play_until(rig, "between_rounds");
    rig.attach(2, "Bo");
    CHECK(rig.view(1).at("next_round_ms").is_number());
    CHECK(rig.client(1).done(rig.next_round(1)));
    CHECK(rig.view(2).at("ready") == json::array({0}));
    CHECK(rig.view(1).at("state") == "between_rounds");
    SECTION("the last one is ready") {
        CHECK(rig.client(2).done(rig.next_round(2)));
    }
    SECTION("the last one goes") {
        rig.detach(2);
    }
    SECTION("the last one leaves") {
        rig.leave(2);
    }
    SECTION("the time is up") {
        rig.advance(15'000);
    }
    CHECK(rig.view(1).at("state") == "playing");
    CHECK(rig.view(1).at("round") == 2);
    CHECK(rig.view(1).at("next_round_ms") == nullptr);
    CHECK(rig.view(1).at("ready").empty());
    CHECK(rig.view(1).at("over") == nullptr);
}

TEST_CASE("between rounds the commitment is that of the round to come") {
    Rig rig(3);
    rig.open(2);
    const json first = rig.view(1).at("commitment");
    rig.start(1);
    CHECK(rig.view(1).at("commitment") == first);
    play_until(rig, "between_rounds");
    const json second = rig.view(1).at("commitment");
    CHECK(second != first);
    rig.next_round(1);
    CHECK(rig.view(1).at("commitment") == second);
    const auto rounds = rig.store.rounds_of_game(rig.table->id(), 1);
    CHECK(json::parse(rounds.at(0).record).at("fair").at("commitment") == first);
}

TEST_CASE("a computer takes 0.9 to 1.8 seconds, whatever it holds; a test build takes none") {
    Rig rig;
    rig.open(2);
    rig.leave(1);
    rig.start(1);
    for (int turns = 0; turns < 20; ++turns) {
        const auto actions = rig.stored().actions.size();
        const auto deadline = rig.table->next_deadline_ms();
        REQUIRE(deadline.has_value());
        const auto think = *deadline - rig.now.steady_ms;
        if (rig.view(1).at("state") != "playing") break;
        CHECK(think >= 900);
        CHECK(think <= 1'800);
        rig.next_deadline();
        CHECK(rig.stored().actions.size() == actions + 1);
    }
    Rig fast;
    fast.around.limits.pace_percent = 0;
    fast.open(2);
    fast.leave(1);
    fast.start(1);
    fast.run_due();
    CHECK(fast.view(1).at("state") != "playing");
}

TEST_CASE("a test build deals a given pack") {
    Rig rig;
    json pack = json::array();
    for (const char suit : std::string("SHDC")) {
        for (const char rank : std::string("KQJT98765432A")) {
            pack.push_back(std::string{rank, suit});
        }
    }
    rig.around.given_pack = json{{"pack", pack}}.dump();
    rig.open(4);
    rig.start(1);
    // The dealer's left is dealt first: it holds the first, fifth, … card.
    const int dealer = rig.view(1).at("dealer");
    const auto offset = static_cast<std::size_t>((0 - dealer - 1 + 8) % 4);
    json expected = json::array();
    for (std::size_t card = offset; card < 20; card += 4)
        expected.push_back(pack[card]);
    CHECK(rig.view(1).at("hand") == expected);
}
