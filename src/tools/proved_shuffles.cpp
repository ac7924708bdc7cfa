#include "proved_shuffles.h"

#include "kitchen_table/fair/given_shuffles.h"

#include <algorithm>
#include <array>
#include <utility>

namespace kitchen_table::tools {
namespace {

constexpr const char* not_from_secret = " is not what follows from the secret";

bool look_alike(std::span<const cards::Card> left, std::span<const cards::Card> right) {
    return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                      [](cards::Card a, cards::Card b) { return a.looks_like(b); });
}

}  // namespace

ProvedShuffles::ProvedShuffles(const wire::crazy_eights::RoundRecord& record,
                               const std::optional<fair::MacKey>& key)
    : record_(record), key_(key) {
    if (key) deal_.emplace(*key, 0);
}

bool ProvedShuffles::fail(std::string problem) {
    if (!problem_) problem_ = std::move(problem);
    return false;
}

bool ProvedShuffles::order(std::span<cards::Card> cards, std::span<const cards::Card> given,
                           fair::Stream* stream, const std::string& name, const char* other_cards) {
    if (stream != nullptr) {
        // Of equal faces each is the card that the secret put there.
        std::array<cards::Card, cards::cards_max> shuffled;
        const auto proved = std::span(shuffled).first(cards.size());
        std::copy(cards.begin(), cards.end(), proved.begin());
        fair::shuffle(proved, *stream);
        if (look_alike(proved, given)) {
            std::copy(proved.begin(), proved.end(), cards.begin());
            return true;
        }
    }
    if (!fair::arrange(cards, given)) return fail(name + other_cards);
    return stream == nullptr || fail(name + not_from_secret);
}

bool ProvedShuffles::shuffle_pack(std::span<cards::Card> cards) {
    return order(cards, record_.pack, deal_ ? &*deal_ : nullptr,
                 "pack:", " is not the pack of these rules");
}

std::optional<int> ProvedShuffles::bury_index(int stock_size) {
    const bool given = buried_ < record_.bury.size();
    const int index = given ? record_.bury[buried_] : 0;
    if (index < 1 || index >= stock_size) {
        fail("bury: has no place for a starter that has to be buried");
        return std::nullopt;
    }
    if (deal_ && index != fair::bury_place(*deal_, stock_size)) {
        fail(std::string("bury:") + not_from_secret);
        return std::nullopt;
    }
    ++buried_;
    return index;
}

bool ProvedShuffles::shuffle_recycle(std::span<cards::Card> cards) {
    const auto name = "recycled." + std::to_string(recycles_) + ":";
    constexpr const char* other_cards = " is not the cards under the top";
    if (recycles_ == record_.recycled.size()) return fail(name + other_cards);
    const auto& given = record_.recycled[recycles_++];
    if (!key_) return order(cards, given, nullptr, name, other_cards);
    fair::Stream stream(*key_, static_cast<std::uint32_t>(recycles_));
    return order(cards, given, &stream, name, other_cards);
}

std::optional<std::string> ProvedShuffles::left_over() const {
    if (buried_ == record_.bury.size() && recycles_ == record_.recycled.size()) return std::nullopt;
    return "bury or recycled: holds more than the round used";
}

}  // namespace kitchen_table::tools
