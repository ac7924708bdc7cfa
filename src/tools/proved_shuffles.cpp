#include "proved_shuffles.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace kitchen_table::tools {
namespace {

constexpr const char* not_from_secret = " is not what follows from the secret";

bool look_alike(std::span<const cards::Card> left, std::span<const cards::Card> right) {
    return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                      [](cards::Card a, cards::Card b) { return a.looks_like(b); });
}

}  // namespace

ProvedShuffles::ProvedShuffles(const wire::crazy_eights::RoundRecord& record,
                               const std::optional<fair::Bytes32>& key)
    : given_({record.pack, record.bury, record.recycled}) {
    if (key) fair_.emplace(*key);
}

bool ProvedShuffles::fail(std::string problem) {
    if (!problem_) problem_ = std::move(problem);
    return false;
}

bool ProvedShuffles::shuffle_pack(std::span<cards::Card> cards) {
    std::vector<cards::Card> proved(cards.begin(), cards.end());
    if (!given_.shuffle_pack(cards)) return fail("pack: is not the pack of these rules");
    if (!fair_) return true;
    fair_->shuffle_pack(proved);
    if (!look_alike(cards, proved)) return fail(std::string("pack:") + not_from_secret);
    // Equal faces are the cards of the packs that the secret put there.
    std::copy(proved.begin(), proved.end(), cards.begin());
    return true;
}

std::optional<int> ProvedShuffles::bury_index(int stock_size) {
    const auto index = given_.bury_index(stock_size);
    if (!index) {
        fail("bury: has no place for a starter that has to be buried");
        return std::nullopt;
    }
    if (fair_ && fair_->bury_index(stock_size) != index) {
        fail(std::string("bury:") + not_from_secret);
        return std::nullopt;
    }
    return index;
}

bool ProvedShuffles::shuffle_recycle(std::span<cards::Card> cards) {
    const auto name = "recycled." + std::to_string(given_.recycles_used()) + ":";
    std::vector<cards::Card> proved(cards.begin(), cards.end());
    if (!given_.shuffle_recycle(cards)) return fail(name + " is not the cards under the top");
    if (!fair_) return true;
    fair_->shuffle_recycle(proved);
    if (!look_alike(cards, proved)) return fail(name + not_from_secret);
    std::copy(proved.begin(), proved.end(), cards.begin());
    return true;
}

std::optional<std::string> ProvedShuffles::left_over() const {
    if (given_.used_up()) return std::nullopt;
    return "bury or recycled: holds more than the round used";
}

}  // namespace kitchen_table::tools
