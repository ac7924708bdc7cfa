// E9: the third time that a position occurs in a round, the round ends.
#pragma once

#include <algorithm>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace kitchen_table::rules::crazy_eights {

/// The names (position_hash) of all positions of a round so far.
///
/// A position can only come back over a recycle. Between recycles a play makes the pile grow and a
/// draw makes the stock shrink, and nothing undoes either; so between two equal positions without a
/// recycle lie only passes and takes of no card. A take ends a demand that only a play can raise
/// again, so there are none; and passes all round the table mean that no seat can play and no card
/// can be had, which ends the round (E8). Hence three equal positions need two recycles, and until
/// then nothing is looked up. Where the pile is never recycled nothing need be kept at all.
class RepetitionGuard {
public:
    /// Begins a round; `expected` is how many positions there may be.
    void start(std::uint64_t first_position, std::size_t expected) {
        seen_.clear();
        seen_.reserve(expected);
        perhaps_seen_.reset();
        note(first_position);
    }
    /// Whether a round was begun; without one nothing is kept.
    bool watches() const { return !seen_.empty(); }
    /// Notes the position reached now; true if it is there for the third time.
    bool third_time(std::uint64_t position, int recycles) {
        const bool perhaps_seen = perhaps_seen_[mark_of(position)];
        note(position);
        return perhaps_seen && recycles >= 2 && std::ranges::count(seen_, position) >= 3;
    }

private:
    static constexpr std::size_t marks = 1024;
    static std::size_t mark_of(std::uint64_t position) { return position % marks; }
    void note(std::uint64_t position) {
        seen_.push_back(position);
        perhaps_seen_.set(mark_of(position));
    }

    std::vector<std::uint64_t> seen_;
    std::bitset<marks>
        perhaps_seen_;  // a mark that is not set: certainly not seen, no need to look
};

}  // namespace kitchen_table::rules::crazy_eights
