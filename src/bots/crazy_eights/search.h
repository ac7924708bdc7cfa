// The best action by trying each of them in many imagined rounds.
#pragma once

#include "kitchen_table/bots/crazy_eights.h"
#include "kitchen_table/bots/memory.h"
#include "kitchen_table/rules/crazy_eights/imagined_world.h"

#include <optional>

namespace kitchen_table::bots::crazy_eights {

/// What the seat of `view`, whose turn it is, does best; the same for the same arguments. nullopt
/// if it got late, or the memory does not fit the view.
std::optional<rules::crazy_eights::Action> search(const rules::crazy_eights::View& view,
                                                  const Memory& memory, const Thinking& thinking,
                                                  std::uint64_t seed);

}  // namespace kitchen_table::bots::crazy_eights
