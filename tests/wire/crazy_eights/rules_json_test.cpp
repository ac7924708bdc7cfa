#include "samples.h"

#include <catch2/catch.hpp>

using samples::json;
using samples::names;
using samples::newfoundland;
namespace codec = samples::codec;
namespace eights = samples::eights;

TEST_CASE("the rules of every ruleset come back from their JSON as they were") {
    REQUIRE(samples::rulesets().all().size() >= 6);
    for (const auto& ruleset : samples::rulesets().all()) {
        INFO(ruleset.slug);
        const auto value = codec::to_json(ruleset.rules);
        CHECK(value.size() == 33);
        CHECK(codec::rules_from_json(value) == ruleset.rules);
        CHECK(codec::canonical_text(ruleset.rules) == value.dump());
    }
}

TEST_CASE("all that is wrong with a rules value is said at once, each by its field") {
    auto value = codec::to_json(newfoundland());
    value["effect"]["2"] = "boom";
    value["effect"]["1"] = "plain";
    value["effect"].erase("K");
    value["answer"] = true;
    value["seats"]["min"] = "two";
    value["game_end"] = {{"target", 1}, {"hands", 2}};
    value["packs"] = json::parse(R"([{"up_to":7,"packs":1,"more":0}])");
    value["answers_two"] = {"two", "two", "five"};
    value["duel_costs"] = {1, 2};
    value["pace"] = 3;
    value.erase("queen");
    const auto rules = codec::rules_from_json(value);
    REQUIRE_FALSE(rules);
    for (const auto* field :
         {"effect.2", "effect.1", "effect.K", "answer", "seats.min", "game_end", "packs.0.more",
          "answers_two.1", "answers_two.2", "duel_costs", "pace", "queen"}) {
        INFO(field);
        CHECK(names(rules.error(), field));
    }
    CHECK(rules.error().size() == 12);
}

TEST_CASE("a rules value of the right shape that does not hold together is refused") {
    auto value = codec::to_json(newfoundland());
    value["twos_per_turn"] = 5;
    value["losers_go_down"] = true;
    value["scoring"] = "each_pays";
    CHECK_FALSE(codec::rules_from_json(value));
}

TEST_CASE("a change touches only the entries of a table that it names") {
    const auto rules = codec::apply_changes(
        newfoundland(), json::parse(R"({"effect":{"2":"plain"},"values":{"Q":13}})"));
    REQUIRE(rules);
    auto expected = newfoundland();
    expected.effect[1] = eights::Effect::plain;
    expected.values[11] = 13;
    CHECK(*rules == expected);
}

TEST_CASE("a change replaces any other axis whole") {
    const auto rules =
        codec::apply_changes(newfoundland(), json::parse(R"({"game_end":{"hands":4}})"));
    REQUIRE(rules);
    CHECK(rules->game_end == eights::GameEnd(eights::RoundsEnd{4}));
    const auto partial =
        codec::apply_changes(newfoundland(), json::parse(R"({"deal":{"fixed":{"two":6}}})"));
    REQUIRE_FALSE(partial);
    CHECK(names(partial.error(), "deal.fixed.three"));
}

TEST_CASE("a change that cannot be made names the entry") {
    const auto error = [](const char* text) {
        return codec::apply_changes(newfoundland(), json::parse(text)).error();
    };
    CHECK(names(error(R"({"effect":{"2":"bang"}})"), "effect.2"));
    CHECK(names(error(R"({"effect":{"joker":"plain"}})"), "effect.joker"));
    CHECK(names(error(R"({"effect.2":"plain"})"), "effect.2"));
    CHECK(names(error(R"({"twos_per_turn":-1})"), "twos_per_turn"));
    CHECK(names(error(R"({"twos_per_turn":1e3})"), "twos_per_turn"));
    CHECK(names(error(R"({"pickup":{"two":99999999999}})"), "pickup.two"));
    CHECK(names(error(R"([])"), ""));
}

TEST_CASE("the difference of two rules values, applied, gives the second") {
    for (const auto& base : samples::rulesets().all()) {
        for (const auto& other : samples::rulesets().all()) {
            const auto changes = codec::difference(base.rules, other.rules);
            CHECK(codec::apply_changes(base.rules, changes) == other.rules);
            CHECK(changes.empty() == (base.rules == other.rules));
        }
    }
    auto rules = newfoundland();
    rules.effect[12] = eights::Effect::plain;
    CHECK(codec::difference(newfoundland(), rules) == json::parse(R"({"effect":{"K":"plain"}})"));
}

TEST_CASE("assignments of a command line are JSON where they can be, else text") {
    const auto set = [](std::vector<std::string> assignments) {
        return codec::apply_assignments(newfoundland(), assignments);
    };
    const auto rules = set({"effect.2=plain", "effect.J=plain", R"(game_end={"target":100})",
                            "losers_go_down=true", "queen=all"});
    REQUIRE(rules);
    auto expected = newfoundland();
    expected.effect[1] = expected.effect[10] = eights::Effect::plain;
    expected.game_end = eights::TargetEnd{100};
    expected.losers_go_down = true;
    expected.queen = eights::QueenRule::all;
    CHECK(*rules == expected);
    CHECK(names(set({"queen"}).error(), "queen"));
    CHECK(names(set({"queen.2=all"}).error(), "queen.2"));
    CHECK(names(set({"quen=all"}).error(), "quen"));
    CHECK_FALSE(set({"effect=1", "effect.2=plain", "effect.Q=skip"}));
    // Two changes that are valid only together, in either order.
    CHECK(set({"scoring=each_pays", "blocked_score=count_hands"}));
    CHECK(set({"blocked_score=count_hands", "scoring=each_pays"}));
}
