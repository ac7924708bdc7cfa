#include "commands.h"

#include "../rulesets.h"

#include "kitchen_table/tools/verify.h"

#include <algorithm>
#include <fstream>
#include <iostream>
#include <memory>

namespace kitchen_table::app {
namespace {

int run(const std::vector<std::string>& files, const std::string& folder) {
    const auto rulesets = load_rulesets(folder, std::cerr);
    if (!rulesets) return 2;
    std::vector<std::string> names;
    for (const auto& ruleset : rulesets->all())
        names.push_back(ruleset.slug);
    int worst = 0;
    int rounds = 0;
    for (const auto& name : files) {
        std::ifstream file(name, std::ios::binary);
        // A folder opens but cannot be read.
        if (!file || (file.peek(), file.bad())) {
            std::cout << name << ": cannot be read\n";
            worst = 2;
            continue;
        }
        file.clear();
        const auto verified = tools::verify(name, file, std::cout, names);
        rounds += verified.rounds;
        worst = std::max(worst, static_cast<int>(verified.result));
    }
    std::cout << rounds << " rounds verified\n";
    return worst;
}

}  // namespace

void add_verify(CLI::App& program, int& exit_code) {
    const auto files = std::make_shared<std::vector<std::string>>();
    const auto folder = std::make_shared<std::string>();
    auto* verify =
        program.add_subcommand("verify", "Replay round records and check their shuffles");
    verify->add_option("file", *files, "Files of round records, one a line")->required();
    verify->add_option("--rulesets", *folder, "A folder of more rulesets whose names are known")
        ->type_name("DIR");
    verify->footer(
        "Stops at the first line of a file that does not follow the rules (line, action, reason).\n"
        "Exit code: 0 all hold, 1 a record does not hold, 2 a file or line is no round record.");
    verify->callback([files, folder, &exit_code] { exit_code = run(*files, *folder); });
}

}  // namespace kitchen_table::app
