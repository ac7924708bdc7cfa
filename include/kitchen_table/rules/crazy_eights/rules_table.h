// The rules value of a round, and what follows from it looked up once: which faces fit on what,
// what a card does.
#pragma once

#include "kitchen_table/cards/card_set.h"
#include "kitchen_table/rules/crazy_eights/vocabulary.h"

#include <array>
#include <cstdint>

namespace kitchen_table::rules::crazy_eights {

using cards::CardSet;
using cards::FaceSet;

/// What a laid card does: Rules::effect with queens and jokers put in their place.
enum class CardEffect : std::uint8_t {
    plain,
    wild,
    two,
    queen,
    joker_free,
    joker_names,
    skip,
    reverse,
    again,
    cover,
    duel
};

/// A suit, or any after a free joker.
enum class SuitInForce : std::uint8_t { clubs, diamonds, hearts, spades, any };
inline constexpr int suits_in_force = 5;

constexpr SuitInForce in_force(Suit suit) {
    return static_cast<SuitInForce>(suit);
}
constexpr std::optional<Suit> suit_of(SuitInForce suit) {
    if (suit == SuitInForce::any) return std::nullopt;
    return static_cast<Suit>(suit);
}

struct RulesTable {
    explicit RulesTable(Rules of_round, int seats);

    Rules rules;
    int packs = 1;
    bool calls_bar_going_out = false;
    int no_call_penalty = 0;  // cards drawn for a last card that was not called; 0: no such rule
    int twos_at_once = 1;     // most twos in one play
    int pick_max = 0;         // most cards a play itself can make its seat pick up
    FaceSet covering;         // ranks that must be covered, and may be followed in a chain
    FaceSet names_suit;       // eights and naming jokers
    FaceSet pickup_queens;
    std::array<FaceSet, 3> answers;  // by PickupKind: what may be laid on it
    std::array<CardEffect, cards::faces_per_pack> effect{};  // by face
    std::array<std::int16_t, cards::faces_per_pack> value{};

    /// What may be laid on a card of `top` with `suit` in force and no pickup or duel pending.
    FaceSet fits(SuitInForce suit, Rank top) const {
        return fits_[static_cast<std::size_t>(suit)][static_cast<std::size_t>(top)];
    }
    bool has_calls() const { return calls_bar_going_out || no_call_penalty > 0; }

private:
    std::array<std::array<FaceSet, cards::rank_count + 1>, suits_in_force> fits_;
};

}  // namespace kitchen_table::rules::crazy_eights
