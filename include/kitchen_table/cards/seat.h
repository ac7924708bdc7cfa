// A place at the table, counted from 0 clockwise.
#pragma once

#include <compare>
#include <cstdint>

namespace kitchen_table::cards {

inline constexpr int seats_max = 8;

class Seat {
public:
    constexpr Seat() = default;
    constexpr explicit Seat(int index) : index_(static_cast<std::int8_t>(index)) {}
    constexpr int index() const { return index_; }
    friend constexpr auto operator<=>(Seat, Seat) = default;

private:
    std::int8_t index_ = 0;
};

}  // namespace kitchen_table::cards
