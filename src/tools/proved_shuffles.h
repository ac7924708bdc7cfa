// The orders of a record, each compared with the one that follows from the record's secret.
#pragma once

#include "kitchen_table/fair/kt_fair.h"
#include "kitchen_table/rules/shuffle_source.h"
#include "kitchen_table/wire/crazy_eights/round_record.h"

#include <optional>
#include <string>

namespace kitchen_table::tools {

class ProvedShuffles final : public rules::ShuffleSource {
public:
    /// `record` has to outlive this. `key` is its deal key; without one the orders are taken as
    /// they are.
    ProvedShuffles(const wire::crazy_eights::RoundRecord& record,
                   const std::optional<fair::MacKey>& key);

    bool shuffle_pack(std::span<cards::Card> cards) override;
    std::optional<int> bury_index(int stock_size) override;
    bool shuffle_recycle(std::span<cards::Card> cards) override;

    /// What is wrong with the first order that could not be given ("pack: …").
    const std::optional<std::string>& problem() const { return problem_; }
    /// What of the record was not asked for.
    std::optional<std::string> left_over() const;

private:
    /// Brings `cards` into the order `given`, which has to follow from `stream` where there is one.
    bool order(std::span<cards::Card> cards, std::span<const cards::Card> given,
               fair::Stream* stream, const std::string& name, const char* other_cards);
    bool fail(std::string problem);

    const wire::crazy_eights::RoundRecord& record_;
    std::optional<fair::MacKey> key_;
    std::optional<fair::Stream> deal_;
    std::size_t buried_ = 0, recycles_ = 0;  // how many of the record were asked for
    std::optional<std::string> problem_;
};

}  // namespace kitchen_table::tools
