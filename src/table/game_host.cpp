#include "kitchen_table/table/game_host.h"

#include <algorithm>

namespace kitchen_table::table {

const std::vector<std::string>& Told::to(std::optional<int> seat) const {
    if (seat && static_cast<std::size_t>(*seat) < seats.size()) {
        const auto& own = seats[static_cast<std::size_t>(*seat)];
        if (own) return *own;
    }
    return everybody;
}

void Told::add(const std::string& notice) {
    everybody.push_back(notice);
    for (auto& own : seats) {
        if (own) own->push_back(notice);
    }
}

void Told::append(const Told& later) {
    const std::size_t all = std::max(seats.size(), later.seats.size());
    std::vector<std::optional<std::vector<std::string>>> joined(all);
    for (std::size_t seat = 0; seat < all; ++seat) {
        const auto has_own = [&](const Told& told) {
            return seat < told.seats.size() && told.seats[seat].has_value();
        };
        if (!has_own(*this) && !has_own(later)) continue;
        auto own = to(static_cast<int>(seat));
        const auto& more = later.to(static_cast<int>(seat));
        own.insert(own.end(), more.begin(), more.end());
        joined[seat] = std::move(own);
    }
    everybody.insert(everybody.end(), later.everybody.begin(), later.everybody.end());
    seats = std::move(joined);
}

std::vector<std::unique_ptr<GameModule>> catalog(wire::crazy_eights::Rulesets crazy_eights) {
    std::vector<std::unique_ptr<GameModule>> games;
    games.push_back(crazy_eights_module(std::move(crazy_eights)));
    return games;
}

}  // namespace kitchen_table::table
