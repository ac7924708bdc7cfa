#include "kitchen_table/tools/simulate.h"

#include "../rules/support/random_rules.h"

#include <algorithm>

#include <catch2/catch.hpp>

namespace tools = kitchen_table::tools;

TEST_CASE("players by lot who would pass the pack round for ever come to an end all the same") {
    tools::SimulateOptions options;
    options.ruleset = "by lot";
    // Three packs, twos that cost twenty, drawing by choice, calls that bar going out.
    options.rules = kitchen_table::testing::random_rules(1'000'023);
    options.seats = 4;
    options.rounds = 2;
    options.seed = 24;
    options.players = {kitchen_table::bots::crazy_eights::Level::random};
    std::size_t longest = 0;
    const auto summary = tools::simulate(
        options, [&](const auto& record) { longest = std::max(longest, record.actions.size()); });
    CHECK(summary.rounds == 2);
    CHECK(longest > 10'000);  // or the settings no longer ask what this test is about
    CHECK(longest < 20'000);
}
