// Lengths of time, in milliseconds.
#pragma once

#include <cstdint>

namespace kitchen_table::lobby {

inline constexpr std::int64_t minute_ms = 60'000;
inline constexpr std::int64_t hour_ms = 60 * minute_ms;
inline constexpr std::int64_t day_ms = 24 * hour_ms;

}  // namespace kitchen_table::lobby
