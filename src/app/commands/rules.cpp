#include "commands.h"

#include "../rulesets.h"

#include "kitchen_table/tools/check_scenarios.h"
#include "kitchen_table/tools/rules_page_text.h"

#include <iostream>
#include <memory>

#include <nlohmann/json.hpp>

namespace kitchen_table::app {
namespace {

namespace codec = wire::crazy_eights;

struct RulesOptions {
    std::string folder;
    std::string slug;
    std::optional<int> seats;
    std::vector<std::string> assignments;
    bool as_json = false;
    std::string language = "en";
    std::vector<std::string> files;
};

int list(const RulesOptions& options) {
    const auto rulesets = load_rulesets(options.folder, std::cerr);
    if (!rulesets) return 2;
    std::size_t width = 0;
    for (const auto& ruleset : rulesets->all())
        width = std::max(width, ruleset.slug.size());
    for (const auto& ruleset : rulesets->all()) {
        std::cout << ruleset.slug << std::string(width + 2 - ruleset.slug.size(), ' ')
                  << ruleset.name << ": " << ruleset.hint << "\n";
    }
    return 0;
}

int show(const RulesOptions& options) {
    const auto rulesets = load_rulesets(options.folder, std::cerr);
    if (!rulesets) return 2;
    const auto* ruleset = rulesets->find(options.slug);
    if (ruleset == nullptr) {
        std::cerr << "there is no ruleset " << options.slug << "\n";
        return 2;
    }
    if (options.as_json) {
        std::cout << codec::to_json(*ruleset).dump(2) << "\n";
        return 0;
    }
    const auto rules = codec::apply_assignments(ruleset->rules, options.assignments);
    if (!rules) {
        for (const auto& problem : rules.error()) {
            std::cerr << "--set: " << problem.field << ": " << problem.problem << "\n";
        }
        return 2;
    }
    const int seats = options.seats.value_or(rules->seats.default_seats);
    if (seats < rules->seats.min || seats > rules->seats.max) {
        std::cerr << "--seats: must be " << rules->seats.min << " to " << rules->seats.max << "\n";
        return 2;
    }
    const auto texts = tools::rules_texts_in(options.language);
    if (!texts) {
        std::cerr << "--language: there are no rules in " << options.language << "\n";
        return 2;
    }
    std::cout << tools::rules_page_text(ruleset->name, *rules, ruleset->rules, seats, *texts);
    return 0;
}

int check(const RulesOptions& options) {
    const auto rulesets = load_rulesets(options.folder, std::cerr);
    if (!rulesets) return 2;
    int passed = 0;
    int failed = 0;
    bool unreadable = false;
    for (const auto& file : options.files) {
        const auto text = read_file(file);
        if (!text) {
            std::cout << file << ": cannot be read\n";
            unreadable = true;
            continue;
        }
        const auto result = tools::check_scenarios(file, *text, *rulesets, std::cout);
        passed += result.passed;
        failed += result.failed;
        unreadable = unreadable || result.unreadable;
    }
    std::cout << passed << " passed, " << failed << " failed\n";
    return unreadable ? 2 : failed > 0 ? 1 : 0;
}

}  // namespace

void add_rules(CLI::App& program, int& exit_code) {
    const auto options = std::make_shared<RulesOptions>();
    auto* rules = program.add_subcommand("rules", "List, show and check rulesets");
    rules->require_subcommand(1);
    rules->add_option("--rulesets", options->folder, "A folder of ruleset files to add")
        ->type_name("DIR");

    auto* list_command = rules->add_subcommand("list", "The rulesets there are");
    list_command->callback([options, &exit_code] { exit_code = list(*options); });

    auto* show_command = rules->add_subcommand("show", "The rules page of one ruleset");
    show_command->add_option("ruleset", options->slug, "Its slug, such as newfoundland")
        ->required();
    show_command->add_option("--seats", options->seats,
                             "Seats at the table (default: the ruleset's own)");
    show_command
        ->add_option("--set", options->assignments,
                     "Change a rule as a host would, and see what the page says: effect.2=plain")
        ->type_name("AXIS=VALUE")
        ->take_all()
        ->allow_extra_args(false);
    show_command->add_option("--language", options->language, "The language of the page: en, fr")
        ->default_str(options->language);
    show_command->add_flag("--json", options->as_json, "The ruleset as JSON instead of the page");
    show_command->callback([options, &exit_code] { exit_code = show(*options); });

    auto* check_command = rules->add_subcommand(
        "check", "Run scenario files: positions, actions and what has to come of them");
    check_command->add_option("file", options->files, "Scenario files")->required();
    check_command->footer(
        "Prints a line for each scenario that fails. Exit code: 0 all passed, 1 some failed,\n"
        "2 a file is no scenario file.");
    check_command->callback([options, &exit_code] { exit_code = check(*options); });
}

}  // namespace kitchen_table::app
