// Where the order of cards comes from. The engine never shuffles by itself (decisions.md 1): a
// source is a KT-FAIR-1 key stream, a round record, or a scenario.
#pragma once

#include "kitchen_table/cards/card.h"

#include <optional>
#include <span>

namespace kitchen_table::rules {

class ShuffleSource {
public:
    virtual ~ShuffleSource() = default;

    /// Brings the new pack `cards` (fairness.md order) into the order in which it is dealt, first
    /// card first. False if the source has no such order (a record whose pack is not these cards).
    virtual bool shuffle_pack(std::span<cards::Card> cards) = 0;

    /// The index 1..stock_size-1 at which a buried starter goes into a stock of `stock_size` cards
    /// (0 = top, counted before it goes in); nullopt if the source has none or an impossible one.
    virtual std::optional<int> bury_index(int stock_size) = 0;

    /// Brings `cards` (the pile under its top, oldest first) into the order of the new stock, top
    /// first. False if the source has no such order; the cards are then unchanged.
    virtual bool shuffle_recycle(std::span<cards::Card> cards) = 0;
};

}  // namespace kitchen_table::rules
