// Both clocks in milliseconds.
#pragma once

#include "kitchen_table/table/table.h"

#include <chrono>

namespace kitchen_table::net {

inline std::int64_t steady_now_ms() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

inline std::chrono::steady_clock::time_point steady_time(std::int64_t ms) {
    return std::chrono::steady_clock::time_point(std::chrono::milliseconds(ms));
}

inline table::Now read_clocks() {
    using namespace std::chrono;
    return {steady_now_ms(),
            duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count()};
}

}  // namespace kitchen_table::net
