// The engine's tests write the rulesets out by hand; the program reads them from files.
#include "samples.h"

#include "../../rules/support/presets.h"

#include <catch2/catch.hpp>

namespace presets = kitchen_table::testing;

TEST_CASE("the rules that the engine is tested with are those of the ruleset files") {
    const std::vector<presets::NamedRules> written_out{
        {"newfoundland", presets::newfoundland()},
        {"fifty-per-player", presets::fifty_per_player()},
        {"power-cards", presets::power_cards()},
        {"power-cards-ranked", presets::power_cards_ranked()},
        {"fifteen-hands", presets::fifteen_hands()},
        {"tens-and-jokers", presets::tens_and_jokers()}};
    CHECK(samples::rulesets().all().size() == written_out.size());
    for (const auto& [slug, rules] : written_out) {
        INFO(slug);
        const auto* ruleset = samples::rulesets().find(slug);
        REQUIRE(ruleset != nullptr);
        CHECK(samples::codec::to_json(rules) == samples::codec::to_json(ruleset->rules));
        CHECK(rules == ruleset->rules);
    }
}
