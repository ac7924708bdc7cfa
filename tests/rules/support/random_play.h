// Shuffles and players that choose by lot, the same for the same seed.
#pragma once

#include "kitchen_table/rules/crazy_eights/vocabulary.h"
#include "kitchen_table/rules/shuffle_source.h"

#include <cstdint>
#include <deque>
#include <vector>

namespace kitchen_table::testing {

using namespace rules::crazy_eights;

/// Shuffles by lot, and keeps what it gave: what a record of the round would hold.
class RandomShuffles final : public rules::ShuffleSource {
public:
    explicit RandomShuffles(std::uint64_t seed) : state_(seed) {}
    /// One of 0..n-1.
    int below(int n);
    bool shuffle_pack(std::span<Card> cards) override;
    std::optional<int> bury_index(int stock_size) override;
    bool shuffle_recycle(std::span<Card> cards) override;

    std::vector<Card> pack;
    std::deque<int> buried;
    std::deque<std::vector<Card>> recycled;

private:
    void shuffle(std::span<Card> cards);
    std::uint64_t state_;
};

/// Whether the last card of `play` makes somebody pick cards up or cover it: a two, queen or joker
/// that is a pickup, a card to be covered, the four of a duel.
bool makes_demands(const Rules& rules, const action::Play& play);

/// One of `legal` by lot, but no draw where a card can be laid: seats that draw as readily as they
/// lay pass the whole pack round for ever where it is recycled. Where one pickup is worth many
/// cards, hands swell until the pack is in them; `tired` players therefore lay what makes no
/// demands, if they can.
Action choice_by_lot(const Rules& rules, const std::vector<Action>& legal, RandomShuffles& lots,
                     bool tired);

}  // namespace kitchen_table::testing
