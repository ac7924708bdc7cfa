#include "commands.h"

#include "chosen_rules.h"

#include "kitchen_table/tools/simulate.h"

#include <chrono>
#include <cstdint>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <memory>

namespace kitchen_table::app {
namespace {

namespace codec = wire::crazy_eights;
using bots::crazy_eights::Level;

struct SimulateArguments {
    RulesArguments rules;
    std::string record;
    int rounds = 1000;
    std::uint64_t seed = 1;
    std::vector<std::string> players{"random"};
    bool with_legal = false;
};

std::optional<std::vector<Level>> levels_of(const std::vector<std::string>& names) {
    std::vector<Level> levels;
    for (const auto& name : names) {
        const auto level = bots::crazy_eights::level_from_text(name);
        if (!level) {
            std::cerr << "--players: " << name << " is not one of " << bots::crazy_eights::all_names
                      << "\n";
            return std::nullopt;
        }
        levels.push_back(*level);
    }
    return levels;
}

/// What the arguments ask for; nullopt after saying what is wrong with them.
std::optional<tools::SimulateOptions> options_of(const SimulateArguments& arguments) {
    auto chosen = chosen_rules(arguments.rules);
    if (!chosen) return std::nullopt;
    auto players = levels_of(arguments.players);
    if (!players) return std::nullopt;
    tools::SimulateOptions options;
    options.ruleset = std::move(chosen->slug);
    options.seats = chosen->seats;
    if (players->size() > static_cast<std::size_t>(options.seats)) {
        std::cerr << "--players: more players than seats\n";
        return std::nullopt;
    }
    options.rules = std::move(chosen->rules);
    options.rounds = arguments.rounds;
    options.seed = arguments.seed;
    options.players = std::move(*players);
    options.with_legal = arguments.with_legal;
    return options;
}

std::string percent(double part, double whole) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << (whole > 0 ? 100 * part / whole : 0) << " %";
    return text.str();
}

void print(const tools::SimulateOptions& options, const tools::SimulateSummary& summary,
           double seconds) {
    std::cout << "rounds " << summary.rounds << "\n";
    std::cout << "games finished " << summary.games << "\n";
    std::cout << "actions " << summary.actions << "\n";
    std::cout << "rounds a second "
              << static_cast<std::int64_t>(summary.rounds / std::max(seconds, 1e-9)) << "\n";
    for (const auto& [reason, count] : summary.ended) {
        std::cout << "ended " << reason << " " << count << "\n";
    }
    for (std::size_t seat = 0; seat < summary.rounds_won.size(); ++seat) {
        const auto level = options.players[seat % options.players.size()];
        std::cout << "seat " << seat << " " << bots::crazy_eights::to_text(level) << ": rounds won "
                  << percent(summary.rounds_won[seat], summary.rounds) << ", games won "
                  << percent(summary.games_won[seat], summary.games) << "\n";
    }
}

int run(const SimulateArguments& arguments) {
    const auto options = options_of(arguments);
    if (!options) return 2;
    std::ofstream file;
    if (!arguments.record.empty()) {
        file.open(arguments.record, std::ios::binary | std::ios::trunc);
        if (!file) {
            std::cerr << "--record: " << arguments.record << " cannot be written\n";
            return 2;
        }
    }
    const auto begun = std::chrono::steady_clock::now();
    const auto summary = tools::simulate(*options, [&](const codec::RoundRecord& record) {
        if (file.is_open()) file << codec::record_line(record) << "\n";
    });
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
    if (file.is_open() && !file.flush()) {
        std::cerr << "--record: " << arguments.record << " could not be written to its end\n";
        return 2;
    }
    print(*options, summary, took.count());
    return 0;
}

}  // namespace

void add_simulate(CLI::App& program, int& exit_code) {
    const auto arguments = std::make_shared<SimulateArguments>();
    auto* simulate = program.add_subcommand("simulate", "Let computers play rounds from a seed");
    arguments->rules.add_to(*simulate);
    simulate->add_option("--rounds", arguments->rounds, "Rounds to play")
        ->check(CLI::Range(1, 1'000'000'000))
        ->capture_default_str();
    simulate->add_option("--seed", arguments->seed, "Everything follows from it")
        ->capture_default_str();
    simulate
        ->add_option(
            "--players", arguments->players,
            "random, easy, steady or sharp for each seat, over again where there are fewer")
        ->type_name("LEVEL[,LEVEL...]")
        ->delimiter(',')
        ->capture_default_str();
    simulate->add_option("--record", arguments->record, "Write a round record for each round")
        ->type_name("FILE");
    simulate->add_flag("--legal", arguments->with_legal,
                       "Record with each action all that was legal");
    simulate->footer("The same arguments write the same file, byte for byte.");
    simulate->callback([arguments, &exit_code] { exit_code = run(*arguments); });
}

}  // namespace kitchen_table::app
