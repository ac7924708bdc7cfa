// So many messages a second, with room for a burst.
#pragma once

#include <algorithm>
#include <cstdint>

namespace kitchen_table::net {

class TokenBucket {
public:
    TokenBucket(int per_second, int burst, std::int64_t now_ms)
        : per_second_(per_second),
          full_(std::int64_t{burst} * 1000),
          level_(full_),
          at_ms_(now_ms) {}

    /// Whether one more is within the rate. A refused one costs nothing.
    bool take(std::int64_t now_ms) {
        level_ = std::min(full_, level_ + (now_ms - at_ms_) * per_second_);
        at_ms_ = now_ms;
        if (level_ < 1000) return false;
        level_ -= 1000;
        return true;
    }

private:
    std::int64_t per_second_, full_, level_, at_ms_;  // level in thousandths
};

}  // namespace kitchen_table::net
