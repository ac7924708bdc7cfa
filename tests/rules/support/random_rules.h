// Rules values that nobody would think of: every axis drawn by lot from its whole range.
#pragma once

#include "kitchen_table/rules/crazy_eights/rules_value.h"

#include <cstdint>

namespace kitchen_table::testing {

/// A valid rules value; the same for the same `seed`. Each of the 33 axes is drawn from its whole
/// range; then what contradicts another axis is changed until problems() finds nothing.
rules::crazy_eights::Rules random_rules(std::uint64_t seed);

}  // namespace kitchen_table::testing
