// Small numbers from a seed, for choices that shall not be the same every time. Not for cards.
#pragma once

#include <cstddef>
#include <cstdint>

namespace kitchen_table::bots {

/// A stream of lots that follows from a seed (SplitMix64).
class Lots {
public:
    explicit Lots(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15U;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9U;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBU;
        return mixed ^ (mixed >> 31);
    }
    /// One of 0..n-1, each equally likely; n >= 1.
    std::size_t below(std::size_t n) {
        const std::uint64_t limit = UINT64_MAX - UINT64_MAX % n;
        std::uint64_t lot = next();
        while (lot >= limit)
            lot = next();
        return static_cast<std::size_t>(lot % n);
    }
    /// True once in `n` times.
    bool one_in(std::size_t n) { return below(n) == 0; }

private:
    std::uint64_t state_;
};

}  // namespace kitchen_table::bots
