#include "guess.h"

#include <algorithm>
#include <utility>

namespace kitchen_table::bots::crazy_eights {

namespace eights = rules::crazy_eights;

namespace {

/// How often a seat is taken to have done the sensible thing: all but once in so many guesses.
constexpr std::size_t not_sensible_once_in = 5;

void mix(std::vector<eights::Card>& cards, Lots& lots) {
    for (std::size_t left = cards.size(); left > 1; --left)
        std::swap(cards[left - 1], cards[lots.below(left)]);
}

}  // namespace

Guesser::Guesser(const eights::View& view, const Memory& memory)
    : sensible_(static_cast<std::size_t>(view.table.seats)), stock_(view.table.stock) {
    int at = 0;
    for (int seat = 0; seat < view.table.seats; ++seat) {
        if (seat == view.seat.index()) continue;
        for (const Memory::Batch& batch : memory.hand_of(seat)) {
            for (int card = 0; card < batch.cards; ++card) {
                places_.push_back({seat, at++, batch.era, batch.lacked, batch.perhaps_lacked});
            }
        }
    }
    std::ranges::stable_sort(places_, std::ranges::greater{}, [](const Place& place) {
        return (place.lacked | place.perhaps_lacked).size();
    });
    for (const FaceCounts& counts : memory.unknown()) {
        auto& cards = unknown_.emplace_back();
        for (std::size_t face = 0; face < counts.size(); ++face) {
            cards.insert(cards.end(), counts[face], Card::from_face(static_cast<int>(face)));
        }
    }
    guess_.resize(static_cast<std::size_t>(at + stock_));
}

std::span<const eights::Card> Guesser::guess(Lots& lots) {
    for (std::size_t seat = 0; seat < sensible_.size(); ++seat)
        sensible_[seat] = !lots.one_in(not_sensible_once_in);
    left_.clear();
    // The last era comes last: what no hand takes of it is the stock. Of an older one nothing is
    // left, unless the memory began in the midst of a round.
    unfilled_.clear();
    for (std::size_t era = 0; era < unknown_.size(); ++era)
        deal_era(era, lots);
    mix(left_, lots);
    for (const Place* place : unfilled_) {
        if (!left_.empty()) fill(*place, left_);
    }
    const auto stock = std::min(left_.size(), static_cast<std::size_t>(stock_));
    std::copy_n(left_.begin(), stock, guess_.end() - stock_);
    return guess_;
}

void Guesser::deal_era(std::size_t era, Lots& lots) {
    pool_.assign(unknown_[era].begin(), unknown_[era].end());
    mix(pool_, lots);
    pool_.insert(pool_.begin(), left_.begin(), left_.end());
    for (const Place& place : places_) {
        if (static_cast<std::size_t>(place.era) != era) continue;
        if (pool_.empty()) {
            unfilled_.push_back(&place);
        } else {
            fill(place, pool_);
        }
    }
    left_.swap(pool_);
}

/// Gives the place the last card that it may hold, else the last of all.
void Guesser::fill(const Place& place, std::vector<Card>& cards) {
    const bool sensible = sensible_[static_cast<std::size_t>(place.seat)];
    const auto lacked = sensible ? place.lacked | place.perhaps_lacked : place.lacked;
    const auto take = [&](std::size_t at) {
        guess_[static_cast<std::size_t>(place.at)] = cards[at];
        cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(at));
    };
    for (std::size_t at = cards.size(); at-- > 0;) {
        if (!lacked.has(cards[at].face())) return take(at);
    }
    for (std::size_t at = cards.size(); at-- > 0;) {
        if (!place.lacked.has(cards[at].face())) return take(at);
    }
    take(cards.size() - 1);
}

}  // namespace kitchen_table::bots::crazy_eights
