// Players have patience, but not for ever: what keeps rounds from going on without end.
#pragma once

#include "kitchen_table/rules/crazy_eights/vocabulary.h"

#include <cstddef>
#include <cstdint>

namespace kitchen_table::tools {

/// Far beyond any real round: a round that comes this far is a defect of the engine or a computer.
inline constexpr std::size_t actions_max = 100'000;

/// After so many actions of one round its players want it to end. With large pickups, or where
/// drawing is a choice, players by lot otherwise pass the whole pack round without end
/// (docs/rules-engine.md); in none of the six rulesets does a round come near this.
inline constexpr std::size_t patience = 10'000;

/// What brings a round nearer to its end: a play that asks nothing of anybody, else a take, else
/// any other play, else a draw; among equals by lot. It calls whenever a call means something.
rules::crazy_eights::Action hurried_choice(const rules::crazy_eights::View& view,
                                           std::uint32_t lot);

}  // namespace kitchen_table::tools
