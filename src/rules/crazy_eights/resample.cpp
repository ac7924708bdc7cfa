#include "rules/crazy_eights/resample.h"

#include "rules/crazy_eights/scoring.h"

#include <utility>

namespace kitchen_table::rules::crazy_eights {

State resample_hidden(const State& state, Seat seat, std::uint64_t seed) {
    RoundInPlay play = StateMaker::of(state);
    Round& round = play.round;
    if (round.ending.over) return StateMaker::make(std::move(play));  // all is shown then
    std::vector<Card> hidden;
    for (int each = 0; each < round.seats; ++each) {
        if (each == seat.index()) continue;
        for (const Card card : hand_in_order(round, each))
            hidden.push_back(card);
    }
    for (int i = round.stock_next; i < round.stock_end; ++i) {
        hidden.push_back(round.stock[static_cast<std::size_t>(i)]);
    }
    for (std::size_t left = hidden.size(); left > 1; --left) {
        seed = mixed(seed);
        std::swap(hidden[left - 1], hidden[seed % left]);
    }
    auto next = hidden.begin();
    for (int each = 0; each < round.seats; ++each) {
        if (each == seat.index()) continue;
        const auto at = static_cast<std::size_t>(each);
        const int size = round.hand_size[at];
        const bool exempt = round.exempt[at];
        for (const Card card : hand_in_order(round, each)) {
            round.hands_hash -= number_of(each, card);
        }
        round.hands[at] = {};
        round.hand_size[at] = 0;
        for (int i = 0; i < size; ++i)
            round.give(each, *next++);
        round.exempt[at] = exempt;
    }
    for (int i = round.stock_next; i < round.stock_end; ++i) {
        round.stock[static_cast<std::size_t>(i)] = *next++;
    }
    return StateMaker::make(std::move(play));
}

}  // namespace kitchen_table::rules::crazy_eights
