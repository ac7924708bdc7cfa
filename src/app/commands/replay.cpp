#include "commands.h"

#include "kitchen_table/lobby/replays.h"
#include "kitchen_table/table/game_host.h"

#include <fstream>
#include <iostream>
#include <memory>

namespace kitchen_table::app {
namespace {

/// Who sat there is no part of a record.
constexpr std::string_view no_round_id = "00000000000000000000000000000000";

int run(const std::string& name) {
    std::ifstream file(name, std::ios::binary);
    if (!file) {
        std::cerr << name << ": cannot be read\n";
        return 2;
    }
    // Records hold their rules whole, so that no ruleset is needed.
    const auto game = table::crazy_eights_module({});
    std::string line;
    for (int number = 1; std::getline(file, line); ++number) {
        const auto frames = game->replay(line);
        if (!frames) {
            std::cerr << name << ": line " << number << ": " << frames.error() << "\n";
            return 1;
        }
        lobby::FinishedRound round;
        round.row.id = no_round_id;
        round.row.record = line;
        std::cout << lobby::replay_text(round, *game).value() << "\n";
    }
    return 0;
}

}  // namespace

void add_replay(CLI::App& program, int& exit_code) {
    const auto file = std::make_shared<std::string>();
    auto* replay = program.add_subcommand("replay", "Print round records step by step, as JSON");
    replay->add_option("file", *file, "A file of round records, one a line")->required();
    replay->footer(
        "Each line of the output is a replay as the page /r/ID gets it, for that record.\n"
        "Exit code: 0 done, 1 a record does not follow the rules, 2 no such file.");
    replay->callback([file, &exit_code] { exit_code = run(*file); });
}

}  // namespace kitchen_table::app
