#include "kitchen_table/fair/fair_shuffles.h"

namespace kitchen_table::fair {

bool FairShuffles::shuffle_pack(std::span<cards::Card> cards) {
    shuffle(cards, deal_);
    pack_.assign(cards.begin(), cards.end());
    return true;
}

std::optional<int> FairShuffles::bury_index(int stock_size) {
    if (stock_size < 2) return std::nullopt;
    return bury_.emplace_back(bury_place(deal_, stock_size));
}

bool FairShuffles::shuffle_recycle(std::span<cards::Card> cards) {
    Stream stream(key_, static_cast<std::uint32_t>(recycled_.size() + 1));
    shuffle(cards, stream);
    recycled_.emplace_back(cards.begin(), cards.end());
    return true;
}

}  // namespace kitchen_table::fair
