// What a seat may do, computed from its view alone (a law of the design): the same answer for bots,
// the client's highlights, refusals and apply.
#pragma once

#include "kitchen_table/rules/crazy_eights/vocabulary.h"

#include <optional>
#include <string>
#include <vector>

namespace kitchen_table::rules::crazy_eights {

/// Every legal action of the view's seat as formats.md §6 lists them (each eight once a suit, each
/// ordered list of twos, no chains of covers, no calls); empty when it is not this seat's turn.
/// Order is fixed: plays by card, then draw, take, pass.
std::vector<Action> legal_actions(const View& view);

/// What a person is offered, compactly (docs/protocol.md `legal`).
struct Offer {
    std::vector<Card> play;       // distinct faces that may be laid first
    std::vector<Card> name_suit;  // those of them that need a suit
    int twos = 1;                 // how many twos may go in one play now
    bool draw = false, take = false, pass = false;
    bool call = false;  // a call would be heard and means something
    friend bool operator==(const Offer&, const Offer&) = default;
};
/// nullopt when the seat has nothing to do now (not its turn and no call to make).
std::optional<Offer> offer(const View& view);

/// Whether `action` is legal, and if not why: exactly what apply would say.
std::optional<Refusal> refusal_of(const View& view, const Action& action);

/// The safe action when the turn clock runs out: take, else the cheapest legal card, else draw,
/// else pass.
Action default_action(const View& view);

/// The text of formats.md §6.
std::string to_text(const Action& action);

}  // namespace kitchen_table::rules::crazy_eights
