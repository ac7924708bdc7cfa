// What a table's settings mean, as sentences for whoever shows them: the settings line, the host's
// form, the rules page. All of it follows from rules values (rules/crazy_eights/rulebook.h).
#pragma once

#include "kitchen_table/wire/crazy_eights/rulesets.h"

#include "kitchen_table/rules/crazy_eights/rulebook.h"

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace kitchen_table::wire::crazy_eights {

using kitchen_table::rules::Sentence;

/// The settings of a table in one line: its seats, how the game ends, what is special, and whatever
/// else differs from `usual`, the ruleset's own value.
std::vector<Sentence> settings_line(const eights::Rules& rules, const eights::Rules& usual,
                                    int seats);

/// The same for a row of a list: how the game ends, and what differs from `usual`.
std::vector<Sentence> short_settings_line(const eights::Rules& rules, const eights::Rules& usual);

/// The value that `rules` has at an axis (`queen`) or an entry of a table (`effect.2`) in a few
/// words. The path must be one of a valid ruleset.
Sentence setting_label(std::string_view path, const eights::Rules& rules);

/// {"id":"rule-skip","args":{"ranks":["J"]}}; without `args` where the sentence has no places.
json to_json(const Sentence& sentence);
json to_json(const std::vector<Sentence>& sentences);

/// What a host may choose (docs/protocol.md §2.3): a switch or a choice for each axis or linked
/// list of axes, each option with its label and the sentences of the rules page that come with it.
json form_json(const Ruleset& ruleset);

/// The rules page: [{"anchor","sentences"}], and what cards count: [{"ranks","points"}].
json page_json(const eights::Rules& rules, const eights::Rules& usual, int seats);
json values_json(const eights::Rules& rules);

}  // namespace kitchen_table::wire::crazy_eights
