// How much a connection says: what is above its rate is refused, and who goes on being refused is
// closed.
#pragma once

#include "token_bucket.h"

#include <cstdint>

namespace kitchen_table::net {

class MessageRate {
public:
    MessageRate(int per_second, int burst, std::int64_t now_ms)
        : bucket_(per_second, burst, now_ms) {}

    /// Counts one frame; false if it is one too many.
    bool take(std::int64_t now_ms) {
        if (bucket_.take(now_ms)) return true;
        if (now_ms - refused_at_ms_ >= forgotten_after_ms) refused_ = 0;
        refused_at_ms_ = now_ms;
        ++refused_;
        return false;
    }

    /// Whether there were so many refusals that the connection is to be closed: one burst far over
    /// the rate brings it there, and so does being a little over it for long.
    bool too_many() const { return refused_ >= refused_max; }

private:
    static constexpr int refused_max = 20;
    static constexpr std::int64_t forgotten_after_ms = 10'000;  // without another refusal

    TokenBucket bucket_;
    int refused_ = 0;
    std::int64_t refused_at_ms_ = 0;
};

}  // namespace kitchen_table::net
