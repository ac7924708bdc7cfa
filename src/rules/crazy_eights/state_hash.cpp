#include "rules/crazy_eights/state_hash.h"

#include "rules/crazy_eights/scoring.h"

#include <span>

namespace kitchen_table::rules::crazy_eights {

namespace {

class Hasher {
public:
    void add(std::int64_t value) { hash_ = mixed(hash_ ^ static_cast<std::uint64_t>(value)); }
    void add(Card card) { add(card.is_joker() ? 52 : card.face()); }
    void add(std::span<const Card> cards) {
        add(static_cast<std::int64_t>(cards.size()));
        for (const Card card : cards)
            add(card);
    }
    void add(SeatFlags flags) { add(static_cast<std::int64_t>(flags.to_ulong())); }
    std::uint64_t value() const { return hash_; }

private:
    std::uint64_t hash_ = 0;
};

void add_demand(Hasher& hasher, const Demand& demand) {
    hasher.add(static_cast<int>(demand.kind));
    hasher.add(demand.cards);
    hasher.add(static_cast<int>(demand.rank));
    hasher.add(static_cast<int>(demand.suit));
    hasher.add(demand.step);
    hasher.add(demand.leader);
    hasher.add(demand.answerer);
}

void add_ending(Hasher& hasher, const Ending& ending) {
    hasher.add(ending.over);
    if (!ending.over) return;
    hasher.add(static_cast<int>(ending.reason));
    hasher.add(ending.winner);
    for (const int points : ending.points)
        hasher.add(points);
    hasher.add(ending.game_over);
    hasher.add(ending.game_winners);
}

}  // namespace

std::uint64_t hash_of(const RoundInPlay& play) {
    const Round& round = play.round;
    Hasher hasher;
    for (int seat = 0; seat < round.seats; ++seat)
        hasher.add(hand_in_order(round, seat));
    hasher.add(std::span(round.stock)
                   .subspan(static_cast<std::size_t>(round.stock_next),
                            static_cast<std::size_t>(round.stock_size())));
    hasher.add(std::span(round.pile).first(static_cast<std::size_t>(round.pile_size)));
    for (const int number :
         {round.seats, round.round, round.dealer, round.turn, round.direction,
          static_cast<int>(round.suit), static_cast<int>(round.named), round.named_by,
          static_cast<int>(round.drew_this_turn), static_cast<int>(round.turn_may_go_out)}) {
        hasher.add(number);
    }
    add_demand(hasher, round.demand);
    for (const int total : round.totals)
        hasher.add(total);
    for (const SeatFlags flags : {round.called, round.has_moved, round.call_open, round.exempt}) {
        hasher.add(flags);
    }
    add_ending(hasher, round.ending);
    return hasher.value();
}

}  // namespace kitchen_table::rules::crazy_eights
