// Why an action is refused, in full: the code of formats.md 2 and the finer reason of
// docs/protocol.md.
#pragma once

#include "rules/crazy_eights/legality_core.h"

namespace kitchen_table::rules::crazy_eights {

/// Where a seat stands that wants to act. `sight` counts only for the seat to move.
struct Situation {
    bool game_over = false, round_over = false;
    bool to_move = false;
    bool call_heard = false;  // there are calls, and this seat's window is open
    Card top;
    bool named = false;
    Sight sight;
};

/// nullopt if `action` is legal there.
std::optional<Refusal> refusal_in(const Situation& situation, const Action& action);

/// One card of each of `faces`, in their order.
std::vector<Card> cards_of(FaceSet faces);

}  // namespace kitchen_table::rules::crazy_eights
