// A world that a seat imagines plays as the truth would, if it guesses right; and it holds nothing
// but what it was given.
#include "kitchen_table/rules/crazy_eights/imagined_world.h"
#include "kitchen_table/rules/crazy_eights/legality.h"

#include "rules/crazy_eights/fast_game.h"
#include "rules/crazy_eights/resample.h"
#include "rules/crazy_eights/scoring.h"

#include "support/presets.h"
#include "support/random_play.h"

#include <catch2/catch.hpp>

using namespace kitchen_table;
using namespace kitchen_table::rules::crazy_eights;

namespace {

/// What `seat` cannot see, in the order in which an imagined world is dealt.
std::vector<Card> truly_hidden(const State& state, int seat) {
    const Round& round = StateMaker::of(state).round;
    std::vector<Card> hidden;
    for (int other = 0; other < round.seats; ++other) {
        if (other == seat) continue;
        for (const Card card : hand_in_order(round, other))
            hidden.push_back(card);
    }
    for (int i = round.stock_next; i < round.stock_end; ++i)
        hidden.push_back(round.stock[static_cast<std::size_t>(i)]);
    return hidden;
}

}  // namespace
namespace {

/// Carries out what was chosen by lot in both, with every call made. False if they part.
bool step(State& truth, ImaginedWorld& world, testing::RandomShuffles& lots) {
    ActionBuffer legal, imagined;
    FastGame::legal(truth, legal);
    world.legal(imagined);
    if (!std::ranges::equal(legal, imagined)) return false;
    CompactAction action = legal[lots.below(legal.size())];
    action.call = true;
    FastGame::apply(truth, action, lots);
    world.apply(action);
    return true;
}

State dealt(const Rules& rules, testing::RandomShuffles& lots) {
    const int seats = rules.seats.default_seats;
    const RoundStart start{seats, 1, Seat(0), std::vector<int>(static_cast<std::size_t>(seats))};
    return Game::deal_round(rules, start, lots).value();
}

}  // namespace

TEST_CASE("a world that guesses every card right plays on as the truth does") {
    int ended = 0;
    for (const auto& [name, rules] : testing::all_rules()) {
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            INFO(name << " seed " << seed);
            testing::RandomShuffles lots(seed);
            State truth = dealt(rules, lots);
            for (std::uint64_t i = 0; i < 4 * seed && !FastGame::over(truth); ++i) {
                const View view = Game::view(truth, *Game::turn(truth));
                const auto legal = legal_actions(view);
                std::vector<Event> events;
                Action action = testing::choice_by_lot(rules, legal, lots, false);
                Game::apply(truth, view.seat, action, lots, events);
            }
            if (FastGame::over(truth)) continue;
            const int seat = FastGame::turn(truth);
            ImaginedWorld world(Game::view(truth, Seat(seat)));
            const auto hidden = truly_hidden(truth, seat);
            REQUIRE(world.hidden() == static_cast<int>(hidden.size()));
            REQUIRE(world.deal(hidden, seed));
            const int recycles = StateMaker::of(truth).round.recycles;
            while (!FastGame::over(truth)) {
                REQUIRE(FastGame::turn(truth) == world.turn());
                REQUIRE(step(truth, world, lots));
                if (StateMaker::of(truth).round.recycles > recycles) break;  // another order
            }
            if (!FastGame::over(truth)) continue;
            ++ended;
            REQUIRE(world.over());
            CHECK(world.ending().points == StateMaker::of(truth).round.ending.points);
            CHECK(world.ending().winner == StateMaker::of(truth).round.ending.winner);
        }
    }
    CHECK(ended > 50);
}

TEST_CASE("two truths that a seat cannot tell apart are one imagined world") {
    testing::RandomShuffles lots(5);
    const State truth = dealt(testing::newfoundland(), lots);
    const Seat seat = *Game::turn(truth);
    const State other = resample_hidden(truth, seat, 9);
    const auto guess = truly_hidden(truth, seat.index());
    ImaginedWorld here(Game::view(truth, seat)), there(Game::view(other, seat));
    REQUIRE(here.deal(guess, 1));
    REQUIRE(there.deal(guess, 1));
    ActionBuffer legal_here, legal_there;
    for (int i = 0; i < 500 && !here.over(); ++i) {
        here.legal(legal_here);
        there.legal(legal_there);
        REQUIRE(std::ranges::equal(legal_here, legal_there));
        const auto action = legal_here[lots.below(legal_here.size())];
        here.apply(action);
        there.apply(action);
    }
    CHECK(here.ending().points == there.ending().points);
}

TEST_CASE("a world is not dealt from cards that cannot be the hidden ones") {
    testing::RandomShuffles lots(5);
    const State truth = dealt(testing::newfoundland(), lots);
    const int seat = FastGame::turn(truth);
    const View view = Game::view(truth, Seat(seat));
    auto cards = truly_hidden(truth, seat);
    const Card missing = cards.back();
    cards.pop_back();
    CHECK_FALSE(ImaginedWorld(view).deal(cards, 1));
    cards.push_back(view.hand.front());
    CHECK_FALSE(ImaginedWorld(view).deal(cards, 1));
    cards.back() = missing;
    CHECK(ImaginedWorld(view).deal(cards, 1));
}
