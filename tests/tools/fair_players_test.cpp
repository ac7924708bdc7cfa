// A computer decides from what its seat has seen: in every round that its seat could not tell from
// the one that is played, it does the same. The check itself is checked by one that cheats.
#include "kitchen_table/bots/crazy_eights.h"
#include "kitchen_table/rules/crazy_eights/legality.h"

#include "rules/crazy_eights/game.h"
#include "rules/crazy_eights/resample.h"

#include "support/presets.h"
#include "support/random_play.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <functional>
#include <optional>

namespace bots = kitchen_table::bots::crazy_eights;
namespace testing = kitchen_table::testing;
using namespace kitchen_table::rules::crazy_eights;

namespace {

/// What is handed the truth, so that it could cheat.
using Player = std::function<Action(const State&, Seat, const bots::Memory&, std::uint64_t seed)>;

Player honest(bots::Level level) {
    return [level](const State& state, Seat seat, const bots::Memory& memory, std::uint64_t seed) {
        return bots::choose(Game::view(state, seat), memory, level, seed, {24, {}});
    };
}

/// As steady, but it lays what its neighbour cannot answer, for it looks into the other hands.
Action peeking(const State& state, Seat seat, const bots::Memory& memory, std::uint64_t seed) {
    const View view = Game::view(state, seat);
    const auto legal = legal_actions(view);
    const auto neighbour = Game::view(state, Seat((seat.index() + 1) % view.table.seats)).hand;
    for (const Action& action : legal) {
        const auto* play = std::get_if<action::Play>(&action);
        if (play == nullptr || play->cards.back().is_joker()) continue;
        const auto suit = play->suit.value_or(play->cards.back().suit());
        const bool follows = std::ranges::any_of(
            neighbour, [&](Card card) { return !card.is_joker() && card.suit() == suit; });
        if (!follows) return action;
    }
    return bots::choose(view, memory, bots::Level::steady, seed);
}

/// Plays rounds of the rulesets, and at every move asks in other rounds that look the same. How
/// often the answer was another one.
int answers_that_differ(const Player& player, int rounds) {
    int differing = 0;
    for (const auto& rules :
         {testing::newfoundland(), testing::fifteen_hands(), testing::tens_and_jokers()}) {
        for (int round = 1; round <= rounds; ++round) {
            testing::RandomShuffles lots(static_cast<std::uint64_t>(round));
            const int seats = rules.seats.default_seats;
            State state =
                Game::deal_round(rules, {seats, 1, Seat(0), std::vector<int>(4)}, lots).value();
            std::vector<bots::Memory> memories;
            for (int seat = 0; seat < seats; ++seat)
                memories.emplace_back(Game::view(state, Seat(seat)));
            std::vector<Event> events;
            for (std::uint64_t move = 0; move < 60; ++move) {
                const auto seat = Game::turn(state);
                if (!seat) break;
                const auto& memory = memories[static_cast<std::size_t>(seat->index())];
                const Action here = player(state, *seat, memory, move);
                for (std::uint64_t other = 1; other <= 3; ++other) {
                    const State there = resample_hidden(state, *seat, other + 10 * move);
                    REQUIRE(Game::view(there, *seat) == Game::view(state, *seat));
                    if (player(there, *seat, memory, move) != here) ++differing;
                }
                events.clear();
                REQUIRE_FALSE(Game::apply(state, *seat, here, lots, events));
                for (int each = 0; each < seats; ++each) {
                    for (const Event& event : events) {
                        memories[static_cast<std::size_t>(each)].hear(notice(event, Seat(each)));
                    }
                }
            }
        }
    }
    return differing;
}

/// `event` with other cards drawn than there were, as a seat would be told of it that did not draw.
Event with_other_cards(const Event& event) {
    const auto* drawn = std::get_if<CardsDrawn>(&event);
    if (drawn == nullptr) return event;
    CardsDrawn other = *drawn;
    other.cards = {drawn->seat,
                   std::vector<Card>(static_cast<std::size_t>(drawn->count), Card::joker(0))};
    return other;
}

}  // namespace

TEST_CASE("no level does anything else in a round that looks the same to its seat") {
    for (const auto level :
         {bots::Level::random, bots::Level::easy, bots::Level::steady, bots::Level::sharp}) {
        INFO(bots::to_text(level));
        CHECK(answers_that_differ(honest(level), 2) == 0);
    }
}

TEST_CASE("a computer that looks into other hands is found out") {
    CHECK(answers_that_differ(peeking, 2) > 20);
}

TEST_CASE("what a seat remembers does not depend on the cards that others drew") {
    const auto rules = testing::newfoundland();
    int moves_compared = 0;
    for (std::uint64_t round = 1; round <= 8; ++round) {
        testing::RandomShuffles lots(round);
        State state = Game::deal_round(rules, {2, 1, Seat(0), std::vector<int>(2)}, lots).value();
        const Seat watched(0);
        bots::Memory told(Game::view(state, watched)), told_otherwise = told;
        std::vector<Event> events;
        while (const auto seat = Game::turn(state)) {
            const View view = Game::view(state, *seat);
            if (*seat == watched) {
                ++moves_compared;
                REQUIRE(bots::choose(view, told, bots::Level::sharp, round, {24, {}}) ==
                        bots::choose(view, told_otherwise, bots::Level::sharp, round, {24, {}}));
            }
            events.clear();
            const Action action = bots::choose(view, bots::Level::steady, round);
            REQUIRE_FALSE(Game::apply(state, *seat, action, lots, events));
            for (const Event& event : events) {
                told.hear(notice(event, watched));
                told_otherwise.hear(
                    notice(*seat == watched ? event : with_other_cards(event), watched));
            }
        }
    }
    CHECK(moves_compared > 60);
}
