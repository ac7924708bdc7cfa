// A round's smaller parts in fixed size, and what the seat to move sees and may do: the core of
// legality, for whoever asks often (the engine itself, playouts, search). Nothing here holds a card
// that the seat to move does not.
#pragma once

#include "kitchen_table/rules/crazy_eights/compact_action.h"
#include "kitchen_table/rules/crazy_eights/rules_table.h"

#include <array>
#include <bitset>
#include <cstdint>

namespace kitchen_table::rules::crazy_eights {

using cards::seats_max;
using SeatFlags = std::bitset<seats_max>;

/// `Pending` in eight bytes.
enum class DemandKind : std::uint8_t { none, two, queen, joker, cover, duel };
struct Demand {
    DemandKind kind = DemandKind::none;
    std::int16_t cards = 0;                 // of a pickup: cards owed
    Rank rank = Rank::ace;                  // of a cover
    Suit suit = Suit::clubs;                // of a cover or duel
    std::uint8_t step = 0;                  // of a duel: 1 the five is owed, 2 the six, 3 the seven
    std::uint8_t leader = 0, answerer = 0;  // of a duel

    bool pending() const { return kind != DemandKind::none; }
    bool is_pickup() const {
        return kind == DemandKind::two || kind == DemandKind::queen || kind == DemandKind::joker;
    }
    friend bool operator==(const Demand&, const Demand&) = default;
};
Pending to_pending(const Demand& demand);
Demand to_demand(const Pending& pending);

/// How a round ended; filled once.
struct Ending {
    bool over = false;
    EndReason reason = EndReason::out;
    int winner = -1;  // -1: nobody
    std::array<int, seats_max> points{};
    std::array<int, seats_max> totals{};
    bool game_over = false;
    std::bitset<seats_max> game_winners;
};

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

/// What that seat may do.
struct Moves {
    FaceSet plays;  // what may be laid first
    int twos = 1;   // most twos in one play, where one may be laid
    bool draw = false, take = false, pass = false;
};
Moves moves_of(const Sight& sight);

/// Whether laying `last` as the last of `count` cards would end the round (E6: no suit need be
/// named then).
bool ends_round(const Sight& sight, int count, Card last);

/// The legal actions of formats.md 6, in their fixed order: single plays by face (wild ones by
/// suit), stacks of twos, draw, take, pass.
void list_moves(const Sight& sight, const Moves& moves, ActionBuffer& out);

}  // namespace kitchen_table::rules::crazy_eights
