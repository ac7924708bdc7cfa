// What spans the rounds of a game (decisions.md 1): which round it is, who deals, the totals, and
// who has won.
#pragma once

#include "kitchen_table/rules/crazy_eights/vocabulary.h"

#include <vector>

namespace kitchen_table::rules::crazy_eights {

/// What a round starts from.
struct RoundStart {
    int seats = 0;
    int round = 1;
    Seat dealer;
    std::vector<int> totals;  // before the round, one a seat
    friend bool operator==(const RoundStart&, const RoundStart&) = default;
};

struct GameProgress {
    int seats = 0;
    int round = 1;              // the round under way, or, when `ended`, the last one
    Seat dealer;                // of that round
    std::vector<int> totals;    // before that round, or after it when `ended`
    bool ended = false;         // whether that round is over
    bool over = false;          // whether the game is
    std::vector<Seat> winners;  // ascending; empty unless the game is over and somebody won
    friend bool operator==(const GameProgress&, const GameProgress&) = default;
};

/// A new game: round 1, totals 0, dealt by `dealer` (E2: who deals first is drawn by lot).
GameProgress new_game(int seats, Seat dealer);

/// `progress` after its round ended as `end` says.
GameProgress after_round(const GameProgress& progress, const RoundEnd& end);

/// The round that follows an ended one: the deal moves one seat to the left, the totals stay (E2).
/// Only while the game is not over.
GameProgress next_round(const GameProgress& progress);

/// What the round of `progress` starts from; only before it has ended.
RoundStart start_of(const GameProgress& progress);

}  // namespace kitchen_table::rules::crazy_eights
