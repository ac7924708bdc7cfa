// A position set up by hand, as scenarios do (formats.md 3): not dealt, not necessarily of a whole
// pack.
#pragma once

#include "rules/crazy_eights/game.h"

namespace kitchen_table::rules::crazy_eights {

/// What is left out takes the value it has at the start of a round.
struct Position {
    int seats = 0;
    int round = 1;
    Seat dealer;
    std::optional<Seat> turn;  // left out: the dealer's left neighbour
    Direction direction = Direction::clockwise;
    std::vector<std::vector<Card>> hands;     // faces; one hand a seat, in order of arrival
    std::vector<Card> pile;                   // the last is the top
    std::vector<Card> stock;                  // the first is drawn next
    std::optional<std::optional<Suit>> suit;  // left out: the top's own; an inner nullopt: any
    bool named = false;
    Pending pending;
    std::vector<bool> called;  // left out: nobody
    std::vector<int> totals;   // left out: 0
};

/// The state of `position` under valid `rules`. Cards that are nowhere do not exist; conservation
/// counts from what was given. A round that is over there is over at once (E8). The error says what
/// makes it no position.
std::expected<State, std::string> load_position(const Rules& rules, const Position& position);

}  // namespace kitchen_table::rules::crazy_eights
