// `kitchen-table verify`: round records replayed, and their shuffles recomputed.
#pragma once

#include "kitchen_table/wire/crazy_eights/round_record.h"

#include <expected>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace kitchen_table::tools {

/// What does not hold in a record: nullopt if everything in it follows from the rules and, where it
/// has a `fair` block, from the secret. "action 12 (play 7H by seat 0): no_match".
std::optional<std::string> problem_of_record(const wire::crazy_eights::RoundRecord& record);

/// What is wrong with the name of a record's ruleset: it is none, or one of those that are known
/// with a letter wrong. A house may have rulesets that are not known here.
std::optional<std::string> problem_of_ruleset_name(std::string_view name,
                                                   std::span<const std::string> known);

/// What does not hold between a record and the one before it, if both are rounds of one game.
std::optional<std::string> problem_of_succession(const wire::crazy_eights::RoundRecord& before,
                                                 const wire::crazy_eights::RoundRecord& record);

enum class VerifyResult { holds, does_not_hold, unreadable };

struct Verified {
    VerifyResult result = VerifyResult::holds;
    int rounds = 0;  // that were found right
};

/// Verifies a file line by line and stops at the first line that is wrong, which it prints (file,
/// line, action, reason). A line that is no JSON object of this format is unreadable. `rulesets`
/// are the names that are known: a record may have another, but not one with a letter wrong.
Verified verify(std::string_view name, std::istream& records, std::ostream& out,
                std::span<const std::string> rulesets);

}  // namespace kitchen_table::tools
