// `kitchen-table arena`: computer players against each other. Every game is played once for each
// way of going round the seats, always with the same cards, so that neither cards nor places
// decide.
#pragma once

#include "kitchen_table/bots/crazy_eights.h"
#include "kitchen_table/rules/crazy_eights/rules_value.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kitchen_table::tools {

struct ArenaPlayer {
    std::string name;  // as it was asked for
    bots::crazy_eights::Level level = bots::crazy_eights::Level::steady;
    bots::crazy_eights::Thinking thinking;
};
/// A level, or `sharp@N`: sharp with N playouts a move. nullopt if it is neither.
std::optional<ArenaPlayer> arena_player_from_text(std::string_view text);

struct ArenaOptions {
    std::string ruleset;
    rules::crazy_eights::Rules rules;
    int seats = 4;
    std::vector<ArenaPlayer> players;  // by seat, over again where there are fewer
    int games = 400;                   // rounded up to whole groups of one game a rotation
    std::uint64_t seed = 1;
    int threads = 2;
};

/// A mean with half the width of its 95 % confidence interval.
struct Estimate {
    double mean = 0, margin = 0;
};

/// How one of the players did, all seats of that name taken together.
struct ArenaScore {
    std::string name;
    int seats = 0;          // that it had in each game
    Estimate games_won;     // share of games; one that is shared counts in parts
    Estimate round_points;  // change of its total in a round, a seat
    std::uint64_t moves = 0;
    double median_ms = 0, p99_ms = 0;  // processor time of a move that leaves a choice
};

struct ArenaResult {
    std::string ruleset;
    int seats = 0;
    std::uint64_t seed = 0;
    int games = 0, groups = 0;
    std::uint64_t rounds = 0;
    std::vector<ArenaScore> scores;  // in the order of the players

    /// The shares of all; 1, or wins got lost.
    double games_won_by_all() const;
};

/// Plays `options.games` games. Wins and points follow from the options alone, whatever the number
/// of threads; the times do not.
ArenaResult arena(const ArenaOptions& options);

/// The result for reading, and as one JSON object.
std::string arena_text(const ArenaResult& result);
std::string arena_json(const ArenaResult& result);

}  // namespace kitchen_table::tools
