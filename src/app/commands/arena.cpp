#include "commands.h"

#include "chosen_rules.h"

#include "kitchen_table/tools/arena.h"

#include <iostream>
#include <memory>

namespace kitchen_table::app {
namespace {

struct ArenaArguments {
    RulesArguments rules;
    std::vector<std::string> players{"sharp", "steady"};
    int games = 400;
    std::uint64_t seed = 1;
    int threads = 2;
    bool json = false;
};

/// What the arguments ask for; nullopt after saying what is wrong with them.
std::optional<tools::ArenaOptions> options_of(const ArenaArguments& arguments) {
    auto chosen = chosen_rules(arguments.rules);
    if (!chosen) return std::nullopt;
    tools::ArenaOptions options;
    for (const auto& name : arguments.players) {
        const auto player = tools::arena_player_from_text(name);
        if (!player) {
            std::cerr << "--players: " << name << " is not one of " << bots::crazy_eights::all_names
                      << ", nor sharp@PLAYOUTS\n";
            return std::nullopt;
        }
        options.players.push_back(*player);
    }
    if (options.players.size() > static_cast<std::size_t>(chosen->seats)) {
        std::cerr << "--players: more players than seats\n";
        return std::nullopt;
    }
    options.ruleset = std::move(chosen->slug);
    options.rules = std::move(chosen->rules);
    options.seats = chosen->seats;
    options.games = arguments.games;
    options.seed = arguments.seed;
    options.threads = arguments.threads;
    return options;
}

int run(const ArenaArguments& arguments) {
    const auto options = options_of(arguments);
    if (!options) return 2;
    const auto result = tools::arena(*options);
    std::cout << (arguments.json ? tools::arena_json(result) : tools::arena_text(result));
    return 0;
}

}  // namespace

void add_arena(CLI::App& program, int& exit_code) {
    const auto arguments = std::make_shared<ArenaArguments>();
    auto* arena = program.add_subcommand("arena", "Let computers play against each other");
    arguments->rules.add_to(*arena);
    arena
        ->add_option(
            "--players", arguments->players,
            "random, easy, steady, sharp or sharp@PLAYOUTS for each seat, over again where "
            "there are fewer")
        ->type_name("PLAYER[,PLAYER...]")
        ->delimiter(',')
        ->capture_default_str();
    arena->add_option("--games", arguments->games, "Games, rounded up to whole turns of the seats")
        ->check(CLI::Range(1, 10'000'000))
        ->capture_default_str();
    arena->add_option("--seed", arguments->seed, "Cards and choices follow from it")
        ->capture_default_str();
    arena->add_option("--threads", arguments->threads, "Games at a time")
        ->check(CLI::Range(1, 64))
        ->capture_default_str();
    arena->add_flag("--json", arguments->json, "Write the result as JSON");
    arena->footer(
        "Every deal is played once from every seat. Wins and points are the same for the same "
        "arguments; times are processor time of moves that leave a choice.");
    arena->callback([arguments, &exit_code] { exit_code = run(*arguments); });
}

}  // namespace kitchen_table::app
