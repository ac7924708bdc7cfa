// `kitchen-table rules check`: scenario files run against the engine.
#pragma once

#include "kitchen_table/wire/crazy_eights/rulesets.h"

#include <iosfwd>
#include <string>
#include <string_view>

namespace kitchen_table::tools {

struct CheckResult {
    int passed = 0;
    int failed = 0;
    bool unreadable = false;  // the file is no scenario file
};

/// Runs the scenarios of one file (`name` stands in what is printed). Prints a line for each
/// scenario that fails, or for each thing that makes the file unreadable.
CheckResult check_scenarios(std::string_view name, std::string_view text,
                            const wire::crazy_eights::Rulesets& rulesets, std::ostream& out);

}  // namespace kitchen_table::tools
