// `kitchen-table simulate`: computers play rounds that follow from a seed alone.
#pragma once

#include "kitchen_table/bots/crazy_eights.h"
#include "kitchen_table/wire/crazy_eights/round_record.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace kitchen_table::tools {

struct SimulateOptions {
    std::string ruleset;  // the slug, for the records
    rules::crazy_eights::Rules rules;
    int seats = 4;
    int rounds = 1;
    std::uint64_t seed = 0;
    std::vector<bots::crazy_eights::Level> players;  // by seat, over again where there are fewer
    bool with_legal = false;                         // records say what was offered
};

struct SimulateSummary {
    int rounds = 0;
    int games = 0;  // that came to their end
    std::uint64_t actions = 0;
    std::map<std::string, int> ended;  // rounds by the reason of their end
    std::vector<int> rounds_won;       // by seat
    std::vector<double> games_won;     // by seat; a shared game counts as a part for each winner
};

/// Plays `options.rounds` rounds, chained into games: totals carry over, the deal moves, and after
/// the end of a game another begins. `finished` gets the record of each round as it ends.
SimulateSummary simulate(
    const SimulateOptions& options,
    const std::function<void(const wire::crazy_eights::RoundRecord&)>& finished);

}  // namespace kitchen_table::tools
