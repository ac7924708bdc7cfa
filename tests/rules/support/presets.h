// The six rules values that the rulesets name, for tests of the engine alone.
#pragma once

#include "kitchen_table/rules/crazy_eights/rules_value.h"

#include <string>
#include <vector>

namespace kitchen_table::testing {

rules::crazy_eights::Rules newfoundland();
rules::crazy_eights::Rules fifty_per_player();
rules::crazy_eights::Rules power_cards();
rules::crazy_eights::Rules power_cards_ranked();
rules::crazy_eights::Rules fifteen_hands();
rules::crazy_eights::Rules tens_and_jokers();

struct NamedRules {
    std::string name;
    rules::crazy_eights::Rules rules;
};
/// The six, and each of them with the host's options changed in turn.
std::vector<NamedRules> all_rules();

}  // namespace kitchen_table::testing
