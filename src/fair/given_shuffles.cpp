#include "kitchen_table/fair/given_shuffles.h"

#include <algorithm>

namespace kitchen_table::fair {

bool arrange(std::span<cards::Card> cards, std::span<const cards::Card> order) {
    if (cards.size() != order.size()) return false;
    std::vector<cards::Card> left(cards.begin(), cards.end());
    std::vector<cards::Card> arranged;
    arranged.reserve(order.size());
    for (const auto wanted : order) {
        const auto found = std::find_if(left.begin(), left.end(),
                                        [&](cards::Card card) { return card.looks_like(wanted); });
        if (found == left.end()) return false;
        arranged.push_back(*found);
        left.erase(found);
    }
    std::copy(arranged.begin(), arranged.end(), cards.begin());
    return true;
}

bool GivenShuffles::shuffle_pack(std::span<cards::Card> cards) {
    return arrange(cards, orders_.pack);
}

std::optional<int> GivenShuffles::bury_index(int stock_size) {
    if (buried_ == orders_.bury.size()) return std::nullopt;
    const int index = orders_.bury[buried_];
    if (index < 1 || index >= stock_size) return std::nullopt;
    ++buried_;
    return index;
}

bool GivenShuffles::shuffle_recycle(std::span<cards::Card> cards) {
    if (recycles_ == orders_.recycled.size() || !arrange(cards, orders_.recycled[recycles_])) {
        return false;
    }
    ++recycles_;
    return true;
}

}  // namespace kitchen_table::fair
