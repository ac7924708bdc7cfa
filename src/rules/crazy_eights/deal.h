// How a round begins.
#pragma once

#include "kitchen_table/rules/crazy_eights/game_progress.h"
#include "kitchen_table/rules/shuffle_source.h"
#include "rules/crazy_eights/state.h"

#include <expected>
#include <string>
#include <vector>

namespace kitchen_table::rules::crazy_eights {

/// No game comes near so many rounds; a record or position that says more is none.
inline constexpr int rounds_max = 1'000'000;

/// The cards in play at a table of `seats`, in the order of a new pack (fairness.md): pack by pack
/// C D H S, then its jokers.
std::vector<Card> new_pack(const Rules& rules, int seats);

/// Deals a round: one card at a time from the dealer's left, then the starter (E2, E7, A5). Says in
/// words why not, where the pack is not the rules' own or too small for so many seats or for this
/// round of a valley.
std::expected<RoundInPlay, std::string> deal(const Rules& rules, const RoundStart& start,
                                             ShuffleSource& shuffles);

/// A round of which nothing is set yet but what is so at every start: clockwise, left of the dealer
/// to move, every call window open (E2, formats.md 8).
Round round_before_deal(const RulesTable& rules, const RoundStart& start);

/// Ends a round in which a seat left for good, where that ends the game (C7).
void end_as_abandoned(RoundInPlay& play, std::vector<Event>& events);

}  // namespace kitchen_table::rules::crazy_eights
