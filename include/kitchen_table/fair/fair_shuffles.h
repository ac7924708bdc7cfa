// The shuffle source of a real round: every order comes from the KT-FAIR-1 key of the round. It
// keeps what it gave, which is what the round record shows after the round.
#pragma once

#include "kitchen_table/fair/kt_fair.h"
#include "kitchen_table/rules/shuffle_source.h"

#include <optional>
#include <span>
#include <vector>

namespace kitchen_table::fair {

class FairShuffles final : public rules::ShuffleSource {
public:
    explicit FairShuffles(const MacKey& deal_key) : key_(deal_key), deal_(deal_key, 0) {}
    explicit FairShuffles(const Bytes32& deal_key) : FairShuffles(MacKey(deal_key)) {}

    bool shuffle_pack(std::span<cards::Card> cards) override;
    std::optional<int> bury_index(int stock_size) override;
    bool shuffle_recycle(std::span<cards::Card> cards) override;

    /// The pack as dealt, first card first.
    const std::vector<cards::Card>& pack() const { return pack_; }
    /// Where each buried starter went, in order.
    const std::vector<int>& bury() const { return bury_; }
    /// The new stock of every recycle, top first.
    const std::vector<std::vector<cards::Card>>& recycled() const { return recycled_; }

private:
    MacKey key_;
    Stream deal_;
    std::vector<cards::Card> pack_;
    std::vector<int> bury_;
    std::vector<std::vector<cards::Card>> recycled_;
};

}  // namespace kitchen_table::fair
