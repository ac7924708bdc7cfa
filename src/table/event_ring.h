// The last events of a table, for connections that missed some. They are kept as they happened;
// what a viewer may hear of them is decided when they are sent.
#pragma once

#include "kitchen_table/table/game_host.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace kitchen_table::table {

struct PastEvent {
    std::uint64_t seq = 0;
    Told told;
};

class EventRing {
public:
    explicit EventRing(int kept) : kept_(static_cast<std::size_t>(kept)) {}

    void add(std::uint64_t seq, const Told& told) {
        events_.push_back({seq, told});
        if (events_.size() > kept_) events_.pop_front();
    }
    /// Every event after `seen`, if they are all still here (`now` is the table's seq); nullopt if
    /// some are gone, or `seen` is a number that this table has not reached.
    std::optional<std::vector<PastEvent>> since(std::uint64_t seen, std::uint64_t now) const {
        if (seen > now) return std::nullopt;
        const std::uint64_t missed = now - seen;
        if (missed > events_.size()) return std::nullopt;
        return std::vector<PastEvent>(events_.end() - static_cast<std::ptrdiff_t>(missed),
                                      events_.end());
    }

private:
    std::size_t kept_;
    std::deque<PastEvent> events_;  // without gaps
};

}  // namespace kitchen_table::table
