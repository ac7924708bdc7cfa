// The engine without vectors, variants or events, for whoever plays many rounds: simulation,
// playouts, search.
#pragma once

#include "kitchen_table/rules/crazy_eights/compact_action.h"
#include "rules/crazy_eights/game.h"

namespace kitchen_table::rules::crazy_eights {

struct FastGame {
    /// The legal actions of the seat to move, in the order of legal_actions; none when the round is
    /// over.
    static void legal(const State& state, ActionBuffer& out);

    /// Carries out one of those for the seat to move. False, with the state no longer usable, if
    /// the pile had to be recycled and `shuffles` had no order for it.
    static bool apply(State& state, const CompactAction& action, ShuffleSource& shuffles);

    static bool over(const State& state);
    /// The index of the seat to move; only while the round is not over.
    static int turn(const State& state);
};

}  // namespace kitchen_table::rules::crazy_eights
