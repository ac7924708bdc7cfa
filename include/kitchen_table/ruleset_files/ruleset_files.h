#pragma once

// The rulesets of config/rulesets, held inside the program as they are written there. This is
// only their text: reading it is the work of wire.

#include <span>
#include <string_view>

namespace kitchen_table::ruleset_files {

struct RulesetFile {
    std::string_view slug;  // the file's name without ".json": "newfoundland"
    std::string_view text;  // the JSON, byte for byte
};

// All rulesets the program was built with, sorted by slug. Lives as long as the program.
std::span<const RulesetFile> embedded_rulesets();

}  // namespace kitchen_table::ruleset_files
