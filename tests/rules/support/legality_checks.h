// What every state must hold about what is legal: lists, refusals and actions agree.
#pragma once

#include "random_play.h"
#include "table.h"

#include "kitchen_table/rules/crazy_eights/legality.h"
#include "rules/crazy_eights/game.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>

namespace kitchen_table::testing {

/// The code with which `action` is refused; empty if it is done. A refusal tells nothing.
inline std::string refused_code(State& state, Seat seat, const Action& action) {
    RandomShuffles shuffles(7);
    std::vector<Event> events;
    const auto fault = Game::apply(state, seat, action, shuffles, events);
    if (!fault) return "";
    REQUIRE(events.empty());
    return std::string(to_text(std::get<Refusal>(*fault).code));
}

/// Everything that a mistaken or crafty seat might send: all single cards with and without suits,
/// lists of twos and chains in every order of a few held cards, and the four bare actions.
inline std::vector<Action> near_misses(const View& view) {
    std::vector<Action> tries{action::Draw{}, action::Take{}, action::Pass{},
                              action::Play{{}, std::nullopt, false}};
    for (int face = 0; face < 53; ++face) {
        const Card card = Card::from_face(face);
        tries.push_back(action::Play{{card}, std::nullopt, false});
        if (card.is_joker() || card.rank() == Rank::eight) {
            for (const Suit suit : cards::all_suits) {
                tries.push_back(action::Play{{card}, suit, false});
            }
        }
    }
    std::vector<Card> some;
    for (const Card card : view.hand) {
        const bool twos_or_links =
            card.rank() == Rank::two || card.rank() == Rank::ace || card.rank() == Rank::three;
        if (twos_or_links && some.size() < 4) some.push_back(Card::from_face(card.face()));
    }
    for (const Card first : some) {
        for (const Card second : view.hand) {
            const Card face = Card::from_face(second.is_joker() ? 52 : second.face());
            tries.push_back(action::Play{{first, face}, Suit::clubs, false});
            tries.push_back(action::Play{{face, first}, Suit::clubs, false});
        }
    }
    const auto by_id = [](Card a, Card b) {
        return a.id() < b.id();
    };
    std::ranges::sort(some, by_id);
    do {
        for (std::size_t count = 3; count <= some.size(); ++count) {
            const auto end = some.begin() + static_cast<std::ptrdiff_t>(count);
            tries.push_back(action::Play{{some.begin(), end}, std::nullopt, false});
        }
    } while (std::ranges::next_permutation(some, by_id).found);
    return tries;
}

/// Listed single plays and stacks, plus what they stand for: chains are the same as their single
/// plays, and a suit sent with a card that needs none is ignored.
inline bool is_listed(const std::vector<Action>& legal, const Action& action) {
    if (std::ranges::find(legal, action) != legal.end()) return true;
    const auto* play = std::get_if<action::Play>(&action);
    if (!play || !play->suit) return false;
    action::Play without = *play;
    without.suit.reset();
    return std::ranges::find(legal, Action(without)) != legal.end();
}

/// Whether `action` lays several cards that are no stack of twos.
inline bool is_chain(const Rules& rules, const Action& action) {
    const auto* play = std::get_if<action::Play>(&action);
    if (!play || play->cards.size() < 2) return false;
    if (rules.effect_of(Rank::two) != Effect::pickup) return true;
    return !std::ranges::all_of(play->cards, [](Card card) { return card.rank() == Rank::two; });
}

/// Does every legal action on a copy of `state`, and has everything else refused without a change,
/// as the seat's view foretold.
inline void check_legality(const State& state) {
    const auto seat = Game::turn(state);
    if (!seat) return;
    const View view = Game::view(state, *seat);
    const auto legal = legal_actions(view);
    const auto hash = Game::state_hash(state);
    for (const Action& action : legal) {
        State copy = state;
        INFO(to_text(action));
        REQUIRE_FALSE(refusal_of(view, action).has_value());
        REQUIRE(refused_code(copy, *seat, action).empty());
        REQUIRE(Game::state_hash(copy) != hash);
    }
    State copy = state;
    for (const Action& action : near_misses(view)) {
        const auto foretold = refusal_of(view, action);
        INFO(to_text(action));
        if (!is_chain(view.table.rules, action))
            REQUIRE(foretold.has_value() != is_listed(legal, action));
        if (!foretold) continue;
        REQUIRE(refused_code(copy, *seat, action) == to_text(foretold->code));
        REQUIRE(Game::state_hash(copy) == hash);
    }
    for (int other = 0; other < view.table.seats; ++other) {
        if (Seat(other) == *seat) continue;
        for (const Action& action : legal) {
            REQUIRE(refused_code(copy, Seat(other), action) == "not_your_turn");
        }
        REQUIRE(legal_actions(Game::view(state, Seat(other))).empty());
    }
    REQUIRE(Game::state_hash(copy) == hash);
}

/// Lays every chain of covers that is legal at once and card by card, which must come to the same;
/// returns how many there were.
inline int check_chains(const State& state) {
    const auto seat = Game::turn(state);
    if (!seat) return 0;
    int chains = 0;
    const View view = Game::view(state, *seat);
    for (const Action& action : near_misses(view)) {
        if (!is_chain(view.table.rules, action) || refusal_of(view, action)) continue;
        ++chains;
        const auto& laid = std::get<action::Play>(action);
        State at_once = state;
        State by_one = state;
        REQUIRE(refused_code(at_once, *seat, action).empty());
        for (const Card card : laid.cards) {
            REQUIRE(refused_code(by_one, *seat, action::Play{{card}, laid.suit, false}).empty());
        }
        INFO(to_text(action) << " of " << text_of(view.hand));
        REQUIRE(Game::view(at_once, *seat) == Game::view(by_one, *seat));
        REQUIRE(Game::state_hash(at_once) == Game::state_hash(by_one));
    }
    return chains;
}

}  // namespace kitchen_table::testing
