// What the coach says: the action that a computer would choose, and why. It sees what the seat that
// asks can see, and nothing else.
#pragma once

#include "kitchen_table/rules/crazy_eights/vocabulary.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace kitchen_table::bots::crazy_eights {

/// Why an action is a good one. Each is a fact that can be checked from the view and the action
/// alone, whatever it was that made the computer choose it.
enum class Reason : std::uint8_t {
    calls,           // the last card is called while the call is heard
    only_move,       // nothing else may be done
    nothing_fits,    // drawing: no card of the hand may be laid
    draws_anyway,    // drawing although a card may be laid
    no_answer,       // taking: no card of the hand answers what is demanded
    keeps_answer,    // taking: `card`, which would answer, stays in the hand
    empties_hand,    // no card is left
    answers,         // what was demanded of this seat falls on another, or is done with
    holds_up_next,   // the next seat holds at most two cards and loses its turn, or has to answer
    keeps_card,      // `card`, which goes on anything, stays in the hand
    plays_again,     // the same seat is to move again
    demands,         // the next seat has to answer or to pick up
    most_of_suit,    // the named suit is the one that is left most of in the hand
    several_cards,   // more than one card at once
    follows_on,      // a card of the hand goes on what is laid
    dearest,         // no card that may be laid counts more
    as_good_as_any,  // none of these
};

/// The word of docs/protocol.md §2.2: `keeps_card`.
std::string_view to_text(Reason reason);

struct Advice {
    rules::crazy_eights::Action action;
    Reason reason = Reason::as_good_as_any;
    std::optional<rules::crazy_eights::Card> card;  // that the reason speaks of
    friend bool operator==(const Advice&, const Advice&) = default;
};

/// What the coach advises the view's seat, whose turn it has to be: a legal action, the same for
/// the same view and seed.
Advice advise(const rules::crazy_eights::View& view, std::uint64_t seed);

/// Why `action`, which is legal in `view`, may be chosen: the first of the reasons, in their order,
/// that holds.
Advice explained(const rules::crazy_eights::View& view, rules::crazy_eights::Action action);

}  // namespace kitchen_table::bots::crazy_eights
