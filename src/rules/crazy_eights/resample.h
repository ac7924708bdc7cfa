// A test hook: another truth that one seat could not tell from this one.
#pragma once

#include "rules/crazy_eights/game.h"

namespace kitchen_table::rules::crazy_eights {

/// `state` with every card that `seat` cannot see dealt anew by `seed`: the other hands keep their
/// sizes, the stock its own. What `seat` knows is the same in both.
State resample_hidden(const State& state, Seat seat, std::uint64_t seed);

}  // namespace kitchen_table::rules::crazy_eights
