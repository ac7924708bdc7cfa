#include "kitchen_table/lobby/ids.h"

#include <span>
#include <string_view>

namespace kitchen_table::lobby {

namespace {

constexpr std::string_view alphabet = "abcdefghijklmnopqrstuvwxyz234567";
constexpr std::size_t id_bytes = 16;

}  // namespace

std::string new_id(table::Entropy& entropy) {
    const auto random = entropy.bytes32();
    std::string id;
    unsigned bits = 0;
    int waiting = 0;  // how many of the lowest bits are not written yet
    for (const auto byte : std::span(random).first<id_bytes>()) {
        bits = (bits << 8) | byte;
        for (waiting += 8; waiting >= 5; waiting -= 5) {
            id += alphabet[(bits >> (waiting - 5)) & 31];
        }
    }
    id += alphabet[(bits << (5 - waiting)) & 31];
    return id;
}

}  // namespace kitchen_table::lobby
