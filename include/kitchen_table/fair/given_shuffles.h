// A shuffle source that was written down before: a round record, a scenario, a pack for a test.
#pragma once

#include "kitchen_table/rules/shuffle_source.h"

#include <optional>
#include <span>
#include <vector>

namespace kitchen_table::fair {

/// The orders to give. Of a card only its face counts: equal cards of several packs are told apart
/// by the cards that the engine hands in.
struct GivenOrders {
    std::vector<cards::Card> pack;                   // first card dealt first
    std::vector<int> bury;                           // for each buried starter, in order
    std::vector<std::vector<cards::Card>> recycled;  // new stocks, top first
};

/// Brings `cards` into the order of the faces of `order`; false, and nothing moved, if they are not
/// the same cards.
bool arrange(std::span<cards::Card> cards, std::span<const cards::Card> order);

class GivenShuffles final : public rules::ShuffleSource {
public:
    explicit GivenShuffles(GivenOrders orders) : orders_(std::move(orders)) {}

    /// False where the given pack is not exactly these cards.
    bool shuffle_pack(std::span<cards::Card> cards) override;
    /// nullopt where no index is left or the next one is not 1..stock_size-1.
    std::optional<int> bury_index(int stock_size) override;
    /// False where no order is left or the next one is not exactly these cards.
    bool shuffle_recycle(std::span<cards::Card> cards) override;

    /// Adds the order of one more recycle.
    void add_recycled(std::vector<cards::Card> stock) {
        orders_.recycled.push_back(std::move(stock));
    }
    /// Whether everything that was given has been asked for (the pack aside).
    bool used_up() const {
        return buried_ == orders_.bury.size() && recycles_ == orders_.recycled.size();
    }
    std::size_t recycles_used() const { return recycles_; }

private:
    GivenOrders orders_;
    std::size_t buried_ = 0;
    std::size_t recycles_ = 0;
};

}  // namespace kitchen_table::fair
