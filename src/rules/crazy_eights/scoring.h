// Who won a round, what it was worth, and whether it was the last.
#pragma once

#include "rules/crazy_eights/round.h"

namespace kitchen_table::rules::crazy_eights {

/// Ends `round` for `reason`: `out_seat` went out (-1: nobody did), `on_an_eight` or not.
Ending scored(const RulesTable& rules, const Round& round, EndReason reason, int out_seat,
              bool on_an_eight);

/// Points of the cards in a hand.
int points_in(const RulesTable& rules, const CardSet& hand);

/// The end as everybody hears it; only of a round that is over.
RoundEnd to_round_end(const Round& round);

/// The cards of `seat` in order of arrival.
std::vector<Card> hand_in_order(const Round& round, int seat);

}  // namespace kitchen_table::rules::crazy_eights
