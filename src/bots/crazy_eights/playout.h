// How everybody plays in an imagined round: much as steady does, but in some tens of nanoseconds.
#pragma once

#include "../lots.h"

#include "kitchen_table/rules/crazy_eights/imagined_world.h"

namespace kitchen_table::bots::crazy_eights {

/// What the seat to move of `world` does. Calls are always made.
rules::crazy_eights::CompactAction quick_choice(const rules::crazy_eights::ImaginedWorld& world,
                                                Lots& lots);

/// Plays `world` to the end of its round, or until it has gone on for longer than a round does.
void play_out(rules::crazy_eights::ImaginedWorld& world, Lots& lots);

}  // namespace kitchen_table::bots::crazy_eights
