// The truth of a round as plain data, and the few ways in which cards move. Everything is of fixed
// size: copying a Round is copying bytes.
#pragma once

#include "kitchen_table/rules/crazy_eights/compact_round.h"

#include "rules/crazy_eights/position_hash.h"

#include <array>
#include <cstdint>

namespace kitchen_table::rules::crazy_eights {

using cards::cards_max;

struct Round {
    // ---- the cards ----
    std::array<CardSet, seats_max> hands;
    std::array<int, seats_max> hand_size{};
    std::array<std::uint32_t, cards_max> arrival{};  // of a held card: when it came into the hand
    std::uint32_t arrivals = 0;
    std::array<Card, cards_max> stock;  // stock[stock_next] is drawn next
    std::array<Card, cards_max> pile;   // pile[pile_size - 1] is the top
    int stock_next = 0, stock_end = 0, pile_size = 0;

    // ---- the table ----
    int seats = 0, round = 1, dealer = 0;
    int turn = 0;
    int direction = 1;  // 1 clockwise, -1 anticlockwise
    SuitInForce suit = SuitInForce::any;
    bool named = false;
    int named_by = -1;  // -1: nobody
    Demand demand;
    bool drew_this_turn = false;
    std::array<int, seats_max> totals{};  // before this round
    Ending ending;

    // ---- last-card calls (rules.md 1.4, formats.md 8) ----
    SeatFlags called;
    SeatFlags has_moved;  // whose window at the deal is over
    SeatFlags call_open;  // whose call would be heard now
    SeatFlags exempt;     // who has never held two cards in this round
    bool turn_may_go_out =
        false;  // latched before the first card of a turn, for the rest of a chain

    // ---- the repetition guard (E9) ----
    int recycles = 0;
    std::uint64_t hands_hash = 0, under_hash = 0;

    Card top() const { return pile[static_cast<std::size_t>(pile_size - 1)]; }
    int stock_size() const { return stock_end - stock_next; }
    int under_size() const { return pile_size - 1; }
    const CardSet& hand(int seat) const { return hands[static_cast<std::size_t>(seat)]; }
    int size_of_hand(int seat) const { return hand_size[static_cast<std::size_t>(seat)]; }

    /// The neighbour of `seat` in the direction of play.
    int after(int seat) const {
        const int next = seat + direction;
        return next < 0 ? seats - 1 : (next == seats ? 0 : next);
    }

    /// `card` comes into the hand of `seat`.
    void give(int seat, Card card);
    /// The copy of `face` that came first into the hand of `seat`, which holds one. Copies of a
    /// face are told apart by arrival alone, so that a round runs the same whichever pack its cards
    /// are said to be of.
    Card held_copy(int seat, int face, int packs) const;
    /// A held card goes from the hand of `seat` onto the pile.
    void lay(int seat, Card card);
    /// `card` is turned onto the pile (the starter).
    void turn_up(Card card);
    /// The next card of a stock that is not empty.
    Card draw_from_stock() { return stock[static_cast<std::size_t>(stock_next++)]; }
    /// Everything under the top becomes the empty stock, in the order `new_stock`, top first (E3).
    void refill_stock(const std::array<Card, cards_max>& new_stock, int size);
};

/// Whether `seat` would be out with its last card, or a call that it did not make bars it
/// (rules.md 1.4). Before the first card of a turn the call made is what counts; in a chain what
/// was so before its first card.
inline bool may_go_out(const RulesTable& rules, const Round& round, int seat) {
    if (!rules.calls_bar_going_out) return true;
    const auto at = static_cast<std::size_t>(seat);
    const bool in_chain = round.turn == seat && round.demand.kind == DemandKind::cover;
    return round.exempt[at] || (in_chain ? round.turn_may_go_out : round.called[at]);
}

/// Identifies the position for E9: seat to move, direction, top, force, pending, every hand; stock
/// and under as sets. Calls, totals and `named` are no part of it (formats.md 8).
std::uint64_t position_hash(const Round& round);

}  // namespace kitchen_table::rules::crazy_eights
