// Everything that a seat might try and must not, in the states of a round.
#pragma once

#include "kitchen_table/bots/crazy_eights.h"
#include "kitchen_table/fair/fair_shuffles.h"
#include "kitchen_table/rules/crazy_eights/legality.h"

#include "rules/crazy_eights/game.h"

#include <vector>

namespace kitchen_table::tools::testing {

namespace eights = rules::crazy_eights;

/// Each card alone, pairs of each rank and of neighbours, and everything that is no play.
inline std::vector<eights::Action> attempts() {
    std::vector<eights::Action> all{eights::action::Draw{}, eights::action::Take{},
                                    eights::action::Pass{}, eights::action::Call{},
                                    eights::action::Play{}};
    const auto add = [&](std::vector<eights::Card> cards, std::optional<eights::Suit> suit) {
        all.push_back(eights::action::Play{std::move(cards), suit, false});
    };
    for (int face = 0; face <= 52; ++face) {
        const auto card = eights::Card::from_face(face);
        add({card}, std::nullopt);
        add({card}, eights::Suit::hearts);
        add({card, eights::Card::from_face((face + 13) % 52)}, std::nullopt);
        add({card, eights::Card::from_face((face + 1) % 52)}, std::nullopt);
    }
    for (const auto rank : {eights::Rank::two, eights::Rank::queen}) {
        std::vector<eights::Card> five;
        for (int copy = 0; copy < 5; ++copy) {
            five.push_back(
                eights::Card::of(rank, cards::all_suits[static_cast<std::size_t>(copy % 4)]));
        }
        add(five, std::nullopt);
    }
    return all;
}

/// Plays a round at the smallest table of `rules` and calls `visit(refusal, view)` for whatever is
/// refused to any seat in any of its first states, and once it is over.
template <class Visit>
void for_each_refusal(const eights::Rules& rules, std::uint64_t seed, Visit visit) {
    constexpr int states_max = 150;
    fair::Bytes32 key{};
    key[0] = static_cast<std::uint8_t>(seed);
    fair::FairShuffles shuffles(key);
    const int seats = rules.seats.min;
    auto state = eights::Game::deal_round(
        rules, {seats, 1, eights::Seat(0), std::vector<int>(static_cast<std::size_t>(seats))},
        shuffles);
    const auto tried = attempts();
    const auto look = [&] {
        for (int seat = 0; seat < seats; ++seat) {
            const auto view = eights::Game::view(*state, eights::Seat(seat));
            for (const auto& action : tried) {
                if (const auto refusal = eights::refusal_of(view, action)) visit(*refusal, view);
            }
        }
    };
    std::vector<eights::Event> events;
    for (int count = 0; count < states_max; ++count) {
        look();
        const auto turn = eights::Game::turn(*state);
        if (!turn) return;
        const auto action = bots::crazy_eights::choose(
            eights::Game::view(*state, *turn), bots::crazy_eights::Level::random,
            seed * 1000 + static_cast<std::uint64_t>(count));
        eights::Game::apply(*state, *turn, action, shuffles, events);
    }
}

}  // namespace kitchen_table::tools::testing
