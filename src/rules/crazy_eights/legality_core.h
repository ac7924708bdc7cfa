// What a seat may do, computed from what it can see and nothing else. View and State both end here,
// so a bot, the client's highlights, refusals and apply can never disagree.
#pragma once

#include "rules/crazy_eights/compact_action.h"
#include "rules/crazy_eights/round.h"

#include <optional>
#include <span>

namespace kitchen_table::rules::crazy_eights {

/// What the seat to move can see of the round.
struct Sight {
    const RulesTable* rules = nullptr;
    CardSet hand;
    int hand_size = 0;
    Rank top = Rank::ace;
    SuitInForce suit = SuitInForce::any;
    Demand demand;
    bool card_to_be_had =
        false;  // from the stock, or from under the top where the pile is recycled (E3)
    bool emptying_ends =
        true;  // whether a hand emptied now is out: calls may bar it (rules.md 1.4)
};
Sight sight_of(const RulesTable& rules, const Round& round);

/// What that seat may do.
struct Moves {
    FaceSet plays;  // what may be laid first
    int twos = 1;   // most twos in one play, where one may be laid
    bool draw = false, take = false, pass = false;
};
Moves moves_of(const Sight& sight);

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

/// Whether laying `last` as the last of `count` cards would end the round (E6: no suit need be
/// named then).
bool ends_round(const Sight& sight, int count, Card last);

/// The legal actions of formats.md 6, in their fixed order: single plays by face (wild ones by
/// suit), stacks of twos, draw, take, pass.
void list_moves(const Sight& sight, const Moves& moves, ActionBuffer& out);

}  // namespace kitchen_table::rules::crazy_eights
