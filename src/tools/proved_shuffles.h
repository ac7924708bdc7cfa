// The orders of a record, each compared with the one that follows from the record's secret.
#pragma once

#include "kitchen_table/fair/fair_shuffles.h"
#include "kitchen_table/fair/given_shuffles.h"
#include "kitchen_table/wire/crazy_eights/round_record.h"

#include <optional>
#include <string>

namespace kitchen_table::tools {

class ProvedShuffles final : public rules::ShuffleSource {
public:
    /// `key` is the deal key of the record; without one the orders are taken as they are.
    ProvedShuffles(const wire::crazy_eights::RoundRecord& record,
                   const std::optional<fair::Bytes32>& key);

    bool shuffle_pack(std::span<cards::Card> cards) override;
    std::optional<int> bury_index(int stock_size) override;
    bool shuffle_recycle(std::span<cards::Card> cards) override;

    /// What is wrong with the first order that could not be given ("pack: …").
    const std::optional<std::string>& problem() const { return problem_; }
    /// What of the record was not asked for.
    std::optional<std::string> left_over() const;

private:
    bool fail(std::string problem);

    fair::GivenShuffles given_;
    std::optional<fair::FairShuffles> fair_;
    std::optional<std::string> problem_;
};

}  // namespace kitchen_table::tools
