// Random numbers for faces and places, from which positions get 64-bit names: the name of a hand is
// the sum of the numbers of its cards, so a card that comes or goes is one addition, and equal
// cards need no order.
#pragma once

#include "kitchen_table/cards/card.h"
#include "kitchen_table/cards/seat.h"

#include <array>
#include <cstdint>

namespace kitchen_table::rules::crazy_eights {

/// SplitMix64's finisher: a well-mixed function of one number.
constexpr std::uint64_t mixed(std::uint64_t value) {
    value += 0x9e3779b97f4a7c15;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9;
    value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
    return value ^ (value >> 31);
}

inline constexpr int under_place =
    cards::seats_max;  // places: the seats' hands, then the cards under the top

namespace hash_tables {
constexpr auto make_place_face_numbers() {
    std::array<std::array<std::uint64_t, cards::faces_per_pack>, cards::seats_max + 1> numbers{};
    std::uint64_t number = 0;
    for (auto& place : numbers) {
        for (auto& face : place)
            face = mixed(++number);
        place[53] = place[52];  // the two jokers of a pack look alike
    }
    return numbers;
}
inline constexpr auto place_face_numbers = make_place_face_numbers();
}  // namespace hash_tables

constexpr std::uint64_t number_of(int place, cards::Card card) {
    return hash_tables::place_face_numbers[static_cast<std::size_t>(place)]
                                          [static_cast<std::size_t>(card.face())];
}

}  // namespace kitchen_table::rules::crazy_eights
