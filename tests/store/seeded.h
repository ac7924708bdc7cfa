// Numbers that a seed decides, the same on every machine (SplitMix64).
#pragma once

#include <cstdint>

namespace kitchen_table::store::tests {

class Seeded {
public:
    explicit Seeded(std::uint64_t seed) : state_(seed) {}
    std::uint64_t operator()() {
        state_ += 0x9E37'79B9'7F4A'7C15U;
        auto mixed = state_;
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58'476D'1CE4'E5B9U;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D0'49BB'1331'11EBU;
        return mixed ^ (mixed >> 31);
    }

private:
    std::uint64_t state_;
};

}  // namespace kitchen_table::store::tests
