// What is wrong with a value that somebody set: which field, and the reason in words.
#pragma once

#include <string>

namespace kitchen_table::rules {

struct SettingProblem {
    std::string field;    // "twos_per_turn", "effect.2", "seats.max"
    std::string problem;  // "must be 1 to 4"
    friend bool operator==(const SettingProblem&, const SettingProblem&) = default;
};

}  // namespace kitchen_table::rules
