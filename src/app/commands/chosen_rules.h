// --ruleset, --seats, --set and --rulesets: which rules a command plays by.
#pragma once

#include "kitchen_table/rules/crazy_eights/rules_value.h"

#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

namespace kitchen_table::app {

struct RulesArguments {
    std::string folder, ruleset;
    std::optional<int> seats;
    std::vector<std::string> assignments;

    /// Lets `command` fill them in.
    void add_to(CLI::App& command);
};

struct ChosenRules {
    std::string slug;
    rules::crazy_eights::Rules rules;
    int seats = 0;
};

/// What the arguments ask for; nullopt after saying what is wrong with them.
std::optional<ChosenRules> chosen_rules(const RulesArguments& arguments);

}  // namespace kitchen_table::app
