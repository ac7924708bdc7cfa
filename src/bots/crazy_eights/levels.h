// The three ways of choosing, and what they share.
#pragma once

#include "../lots.h"

#include "kitchen_table/rules/crazy_eights/vocabulary.h"

#include <vector>

namespace kitchen_table::bots::crazy_eights {

namespace eights = rules::crazy_eights;

// Each picks one of `legal`, which is not empty and holds no calls.
eights::Action choose_random(const std::vector<eights::Action>& legal, Lots& lots);
eights::Action choose_easy(const eights::View& view, const std::vector<eights::Action>& legal,
                           Lots& lots);
eights::Action choose_steady(const eights::View& view, const std::vector<eights::Action>& legal,
                             Lots& lots);

/// What is left of `hand` after `cards` were laid; of equal cards one for each that was laid.
std::vector<eights::Card> without(std::vector<eights::Card> hand,
                                  const std::vector<eights::Card>& cards);

}  // namespace kitchen_table::bots::crazy_eights
