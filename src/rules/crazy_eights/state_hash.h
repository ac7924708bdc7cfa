// One number for everything that a round is. Equal states have equal hashes; two jokers, or equal
// cards of two packs, count as the same card, so a round replayed from its written record has the
// hashes of the round that was played.
#pragma once

#include "rules/crazy_eights/state.h"

namespace kitchen_table::rules::crazy_eights {

std::uint64_t hash_of(const RoundInPlay& play);

}  // namespace kitchen_table::rules::crazy_eights
