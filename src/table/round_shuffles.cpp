#include "round_shuffles.h"

#include <utility>

namespace kitchen_table::table {

RoundShuffles::RoundShuffles(const fair::Bytes32& key, std::optional<fair::GivenOrders> given)
    : fair_(key) {
    if (given) given_.emplace(*std::move(given));
}

bool RoundShuffles::shuffle_pack(std::span<cards::Card> cards) {
    const bool shuffled = given_ ? given_->shuffle_pack(cards) : fair_.shuffle_pack(cards);
    pack_.assign(cards.begin(), cards.end());
    return shuffled;
}

std::optional<int> RoundShuffles::bury_index(int stock_size) {
    const auto index = given_ ? given_->bury_index(stock_size) : fair_.bury_index(stock_size);
    if (index) bury_.push_back(*index);
    return index;
}

bool RoundShuffles::shuffle_recycle(std::span<cards::Card> cards) {
    return fair_.shuffle_recycle(cards);
}

}  // namespace kitchen_table::table
