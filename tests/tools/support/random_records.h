// Round records by lot: every ruleset and rules that nobody would think of, all numbers of seats,
// every kind of seat, rounds that end in every way or are given up. For whatever checks records.
#pragma once

#include "kitchen_table/wire/crazy_eights/round_record.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kitchen_table::tools::testing {

/// No record recycles more often or is longer: the round is given up then.
inline constexpr std::size_t recycles_max = 20, actions_max = 400;

/// The first rounds of a game, one to three of them; the same for the same `seed`. All hold.
std::vector<wire::crazy_eights::RoundRecord> random_records(std::uint64_t seed);

/// A record's line with one bit turned over.
struct Tampered {
    std::string line;
    std::string_view member;  // the member of the record that the bit belongs to
    bool proved = false;      // whether that member follows from the fair block
};

/// By lot: first the member, then the bit, so that short members are not passed over. `lot` tells
/// the bits of one line apart. `line` is that of a record, and the result has no line feed in it.
Tampered tampered(const std::string& line, std::uint64_t lot);

}  // namespace kitchen_table::tools::testing
