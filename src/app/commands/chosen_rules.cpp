#include "chosen_rules.h"

#include "../rulesets.h"

#include <iostream>

namespace kitchen_table::app {

namespace codec = wire::crazy_eights;

void RulesArguments::add_to(CLI::App& command) {
    command.add_option("--ruleset", ruleset, "Slug of the ruleset")->required();
    command.add_option("--seats", seats, "Seats (default: the ruleset's own)");
    command.add_option("--set", assignments, "Change a rule: effect.2=plain")
        ->type_name("AXIS=VALUE")
        ->take_all()
        ->allow_extra_args(false);
    command.add_option("--rulesets", folder, "A folder of ruleset files to add")->type_name("DIR");
}

std::optional<ChosenRules> chosen_rules(const RulesArguments& arguments) {
    const auto rulesets = load_rulesets(arguments.folder, std::cerr);
    if (!rulesets) return std::nullopt;
    const auto* ruleset = rulesets->find(arguments.ruleset);
    if (ruleset == nullptr) {
        std::cerr << "--ruleset: there is no ruleset " << arguments.ruleset << "\n";
        return std::nullopt;
    }
    auto rules = codec::apply_assignments(ruleset->rules, arguments.assignments);
    if (!rules) {
        for (const auto& problem : rules.error()) {
            std::cerr << "--set: " << problem.field << ": " << problem.problem << "\n";
        }
        return std::nullopt;
    }
    const int seats = arguments.seats.value_or(rules->seats.default_seats);
    if (seats < rules->seats.min || seats > rules->seats.max) {
        std::cerr << "--seats: must be " << rules->seats.min << " to " << rules->seats.max << "\n";
        return std::nullopt;
    }
    return ChosenRules{ruleset->slug, std::move(*rules), seats};
}

}  // namespace kitchen_table::app
