// What holds in every state of every round, whoever plays: many random rounds of every rules value
// at every number of seats.
#include "kitchen_table/rules/crazy_eights/legality.h"
#include "rules/crazy_eights/deal.h"
#include "rules/crazy_eights/fast_game.h"
#include "rules/crazy_eights/position_hash.h"
#include "rules/crazy_eights/resample.h"

#include "support/legality_checks.h"
#include "support/presets.h"
#include "support/random_play.h"
#include "support/table.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>

using namespace kitchen_table;
using namespace kitchen_table::testing;

namespace {

/// No random round came near this; a round that runs into it has lost its way
/// (docs/rules-engine.md).
constexpr int actions_max = 20'000;

/// One of `legal` by chance. Drawing though a card fits is taken up more rarely: where that is
/// allowed, seats that do it as often as not pass the whole pack round without end.
Action chosen(const std::vector<Action>& legal, RandomShuffles& choices) {
    auto count = static_cast<int>(legal.size());
    const bool draws_last = std::holds_alternative<action::Draw>(legal.back());
    if (draws_last && count > 1 && choices.below(8) != 0) --count;
    return legal[static_cast<std::size_t>(choices.below(count))];
}

struct PlayedRound {
    RoundStart start;
    std::vector<std::pair<Seat, Action>> actions;
    std::vector<std::uint64_t> hashes;
    RandomShuffles shuffles;
    State last;
};

/// Plays one round with random legal actions, calls among them; `look` is shown every state.
template <class Look>
PlayedRound play_round(const Rules& rules, const RoundStart& start, std::uint64_t seed,
                       Look&& look) {
    RandomShuffles shuffles(seed);
    State state = Game::deal_round(rules, start, shuffles).value();
    RandomShuffles choices(mixed(seed));
    PlayedRound played{start, {}, {}, shuffles, state};
    std::vector<Event> events;
    for (int count = 0; Game::turn(state); ++count) {
        REQUIRE(count < actions_max);
        look(state);
        Seat seat = *Game::turn(state);
        const auto legal = legal_actions(Game::view(state, seat));
        REQUIRE_FALSE(legal.empty());
        Action action = chosen(legal, choices);
        if (auto* play = std::get_if<action::Play>(&action)) play->call = choices.below(2) == 0;
        const Seat caller(choices.below(start.seats));
        if (choices.below(4) == 0 && !refusal_of(Game::view(state, caller), action::Call{})) {
            seat = caller;
            action = action::Call{};
        }
        events.clear();
        REQUIRE_FALSE(Game::apply(state, seat, action, shuffles, events).has_value());
        played.actions.emplace_back(seat, action);
        played.hashes.push_back(Game::state_hash(state));
    }
    look(state);
    played.shuffles = shuffles;
    played.last = state;
    return played;
}

RoundStart start_for(int seats, int round) {
    return {seats, round, Seat(round % seats), std::vector<int>(static_cast<std::size_t>(seats))};
}

int last_round(const Rules& rules) {
    return std::holds_alternative<ValleyDeal>(rules.deal) ? 15 : 3;
}

/// `rounds` rounds of every rules value at every number of seats.
template <class Look>
void over_all_rules(int rounds, Look&& look) {
    for (const auto& [name, rules] : all_rules()) {
        for (int seats = rules.seats.min; seats <= rules.seats.max; ++seats) {
            for (int i = 0; i < rounds; ++i) {
                INFO(name << ", " << seats << " seats, round seed " << i);
                const auto start = start_for(seats, 1 + i % last_round(rules));
                const auto seed = mixed(static_cast<std::uint64_t>(i * 8 + seats));
                play_round(rules, start, seed, [&](const State& state) { look(rules, state); });
            }
        }
    }
}

int cards_at(const State& state, int seats) {
    int sum = 0;
    const auto view = Game::view(state, Seat(0));
    for (const int count : view.table.counts)
        sum += count;
    REQUIRE(static_cast<int>(view.table.counts.size()) == seats);
    return sum + view.table.stock + static_cast<int>(view.table.pile.size());
}

}  // namespace

TEST_CASE("cards are conserved and the seat to move has a legal action, in every state") {
    over_all_rules(6, [](const Rules& rules, const State& state) {
        const auto view = Game::spectate(state).table;
        REQUIRE(cards_at(state, view.seats) == cards_in_play(rules, view.seats));
        std::array<int, 53> faces{};
        for (const Card card : view.pile)
            ++faces.at(static_cast<std::size_t>(std::min(card.face(), 52)));
        for (int seat = 0; seat < view.seats; ++seat) {
            for (const Card card : Game::view(state, Seat(seat)).hand) {
                ++faces.at(static_cast<std::size_t>(std::min(card.face(), 52)));
            }
        }
        const int packs = packs_for(rules, view.seats);
        for (std::size_t face = 0; face < 52; ++face)
            REQUIRE(faces[face] <= packs);
        REQUIRE(faces[52] <= packs * rules.jokers_per_pack);
        REQUIRE(view.turn.has_value() != view.over.has_value());
    });
}

TEST_CASE("what is listed is taken, what is not listed is refused and changes nothing") {
    over_all_rules(1, [](const Rules&, const State& state) { check_legality(state); });
}

TEST_CASE("a chain of covers is the same as its cards laid one by one") {
    int chains = 0;
    over_all_rules(3, [&](const Rules&, const State& state) { chains += check_chains(state); });
    REQUIRE(chains > 20);
}

TEST_CASE("the offer says the same as the list of legal actions") {
    over_all_rules(3, [](const Rules&, const State& state) {
        const auto seat = Game::turn(state);
        if (!seat) return;
        const View view = Game::view(state, *seat);
        const auto legal = legal_actions(view);
        const Offer offered = offer(view).value();
        std::vector<Card> first, naming;
        std::size_t longest_stack = 0;
        bool draw = false, take = false, pass = false;
        for (const Action& action : legal) {
            draw |= std::holds_alternative<action::Draw>(action);
            take |= std::holds_alternative<action::Take>(action);
            pass |= std::holds_alternative<action::Pass>(action);
            const auto* play = std::get_if<action::Play>(&action);
            if (!play) continue;
            const Card card = play->cards.front();
            if (std::ranges::find(first, card) == first.end()) first.push_back(card);
            if (play->suit && std::ranges::find(naming, card) == naming.end())
                naming.push_back(card);
            longest_stack = std::max(longest_stack, play->cards.size());
        }
        REQUIRE(offered.play == first);
        REQUIRE(offered.name_suit == naming);
        REQUIRE(offered.twos == static_cast<int>(std::max<std::size_t>(longest_stack, 1)));
        REQUIRE(offered.draw == draw);
        REQUIRE(offered.take == take);
        REQUIRE(offered.pass == pass);
        REQUIRE_FALSE(refusal_of(view, default_action(view)).has_value());
    });
}

TEST_CASE("the same deal and the same actions lead to the same states, also from written cards") {
    for (const auto& [name, rules] : all_rules()) {
        for (int seats = rules.seats.min; seats <= rules.seats.max; ++seats) {
            INFO(name << ", " << seats << " seats");
            const auto played = play_round(rules, start_for(seats, 2), 99, [](const State&) {});
            GivenShuffles given;  // knows faces only, as a record does
            for (const Card card : played.shuffles.pack) {
                given.pack.push_back(Card::from_face(std::min(card.face(), 52)));
            }
            given.bury = played.shuffles.buried;
            given.recycled = played.shuffles.recycled;
            State state = Game::deal_round(rules, played.start, given).value();
            std::vector<Event> events;
            for (std::size_t i = 0; i < played.actions.size(); ++i) {
                const auto& [seat, action] = played.actions[i];
                REQUIRE_FALSE(Game::apply(state, seat, action, given, events).has_value());
                REQUIRE(Game::state_hash(state) == played.hashes[i]);
            }
            REQUIRE(Game::over(state)->points == Game::over(played.last)->points);
            REQUIRE(given.recycled.empty());
        }
    }
}

TEST_CASE("a seat's view does not depend on what it cannot see") {
    over_all_rules(2, [seed = std::uint64_t{1}](const Rules&, const State& state) mutable {
        const auto table = Game::spectate(state);
        for (int seat = 0; seat < table.table.seats; ++seat) {
            const State other = resample_hidden(state, Seat(seat), ++seed);
            REQUIRE(Game::view(other, Seat(seat)) == Game::view(state, Seat(seat)));
            REQUIRE(Game::spectate(other) == table);
        }
    });
}

TEST_CASE("the fast path lists and does what the words do") {
    over_all_rules(2, [](const Rules&, const State& state) {
        ActionBuffer fast;
        FastGame::legal(state, fast);
        const auto seat = Game::turn(state);
        REQUIRE(FastGame::over(state) == !seat.has_value());
        if (!seat) {
            REQUIRE(fast.size() == 0);
            return;
        }
        REQUIRE(Seat(FastGame::turn(state)) == *seat);
        const View view = Game::view(state, *seat);
        const auto legal = legal_actions(view);
        REQUIRE(fast.size() == static_cast<int>(legal.size()));
        RandomShuffles none(7);
        const CompactAction call{ActionKind::call};
        REQUIRE(to_action(call) == Action(action::Call{}));
        if (view.call_open) {
            State in_words = state;
            State in_bytes = state;
            REQUIRE(refused_code(in_words, *seat, action::Call{}).empty());
            REQUIRE(FastGame::apply(in_bytes, call, none));
            REQUIRE(Game::state_hash(in_words) == Game::state_hash(in_bytes));
        }
        for (int i = 0; i < fast.size(); ++i) {
            const Action& action = legal[static_cast<std::size_t>(i)];
            REQUIRE(to_action(fast[i]) == action);
            State in_words = state;
            State in_bytes = state;
            REQUIRE(refused_code(in_words, *seat, action).empty());
            RandomShuffles shuffles(7);
            REQUIRE(FastGame::apply(in_bytes, fast[i], shuffles));
            REQUIRE(Game::state_hash(in_words) == Game::state_hash(in_bytes));
        }
    });
}
