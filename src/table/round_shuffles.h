// The order of the cards of a table's round: KT-FAIR-1, or, in test builds, a given pack whose
// recycles still come from the key.
#pragma once

#include "kitchen_table/fair/fair_shuffles.h"
#include "kitchen_table/fair/given_shuffles.h"

#include <optional>
#include <span>
#include <vector>

namespace kitchen_table::table {

class RoundShuffles final : public rules::ShuffleSource {
public:
    RoundShuffles(const fair::Bytes32& key, std::optional<fair::GivenOrders> given);

    bool shuffle_pack(std::span<cards::Card> cards) override;
    std::optional<int> bury_index(int stock_size) override;
    bool shuffle_recycle(std::span<cards::Card> cards) override;

    const std::vector<cards::Card>& pack() const { return pack_; }
    const std::vector<int>& bury() const { return bury_; }
    const std::vector<std::vector<cards::Card>>& recycled() const { return fair_.recycled(); }

private:
    fair::FairShuffles fair_;
    std::optional<fair::GivenShuffles> given_;
    std::vector<cards::Card> pack_;
    std::vector<int> bury_;
};

}  // namespace kitchen_table::table
