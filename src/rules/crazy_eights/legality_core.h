// What a seat may do, computed from what it can see and nothing else. View and State both end here,
// so a bot, the client's highlights, refusals and apply can never disagree.
#pragma once

#include "kitchen_table/rules/crazy_eights/compact_round.h"

#include "rules/crazy_eights/round.h"

#include <optional>
#include <span>

namespace kitchen_table::rules::crazy_eights {

Sight sight_of(const RulesTable& rules, const Round& round);

/// The faces that `hand` could lay with no pickup or duel pending (E8 asks this of every seat).
inline FaceSet fitting_faces(const RulesTable& rules, const CardSet& hand, SuitInForce suit,
                             Rank top) {
    return hand.faces() & rules.fits(suit, top);
}

/// Why a play is refused, and which card of the list is to blame.
struct PlayFault {
    RefusalCode code = RefusalCode::no_match;
    int card = 0;
};
std::optional<PlayFault> fault_of_play(const Sight& sight, const Moves& moves,
                                       std::span<const Card> laid, bool suit_given);
std::optional<RefusalCode> fault_of_draw(const Sight& sight, const Moves& moves);
std::optional<RefusalCode> fault_of_take(const Sight& sight, const Moves& moves);
std::optional<RefusalCode> fault_of_pass(const Sight& sight, const Moves& moves);

}  // namespace kitchen_table::rules::crazy_eights
