#include "samples.h"

#include <catch2/catch.hpp>

using samples::json;
using samples::names;
namespace codec = samples::codec;
namespace eights = samples::eights;

namespace {

const codec::Ruleset& newfoundland() {
    return *samples::rulesets().find("newfoundland");
}

json newfoundland_file() {
    auto file = codec::to_json(newfoundland());
    file["summary_hint"] = file["hint"];
    file["game"] = "crazy-eights";
    for (const auto* made : {"hint", "line", "form"})
        file.erase(made);
    return file;
}

codec::Problems host_error(const codec::Ruleset& ruleset, const char* changes, bool before_game) {
    const auto rules =
        codec::apply_host_changes(ruleset, ruleset.rules, json::parse(changes), before_game);
    return rules ? codec::Problems{} : rules.error();
}

}  // namespace

TEST_CASE("a ruleset says what a host may change, and when") {
    const auto& ruleset = newfoundland();
    CHECK(ruleset.name == "Newfoundland Krazy 8's");
    CHECK(ruleset.host_seats == std::vector{2, 3, 4, 5, 6, 7});
    CHECK(codec::may_have_seats(ruleset, 7));
    CHECK_FALSE(codec::may_have_seats(ruleset, 8));
    CHECK_FALSE(codec::may_have_seats(ruleset, 1));
    const auto as_sent = codec::to_json(ruleset);
    CHECK(as_sent["host_may_change"]["game_end"][1] == json::parse(R"({"target":50})"));
    CHECK(as_sent["change_when"]["effect.K"] == "between_rounds");
    CHECK(as_sent["change_when"]["seats"] == "before_game");
    CHECK(codec::ruleset_from_json(newfoundland_file()) == ruleset);
}

TEST_CASE("a host may choose what is offered") {
    const auto& ruleset = newfoundland();
    const auto rules = codec::apply_host_changes(
        ruleset, ruleset.rules,
        json::parse(R"({"effect":{"2":"plain"},"game_end":{"target":1000},"queen":"spades"})"),
        true);
    REQUIRE(rules);
    CHECK(rules->effect[1] == eights::Effect::plain);
    CHECK(rules->game_end == eights::GameEnd(eights::TargetEnd{1000}));
}

TEST_CASE("a host may not choose what is fixed, not offered, or too late") {
    const auto& ruleset = newfoundland();
    CHECK(names(host_error(ruleset, R"({"twos_per_turn":1})", true), "twos_per_turn"));
    CHECK(names(host_error(ruleset, R"({"game_end":{"target":300}})", true), "game_end"));
    CHECK(names(host_error(ruleset, R"({"effect":{"A":"skip"}})", true), "effect.A"));
    CHECK(names(host_error(ruleset, R"({"game_end":{"target":50}})", false), "game_end"));
    CHECK(host_error(ruleset, R"({"effect":{"2":"plain"}})", false).empty());
    CHECK(host_error(ruleset, R"({"game_end":{"target":250}})", false).empty());  // no change
    CHECK(names(host_error(ruleset, R"({"answer":"maybe"})", true), "answer"));
}

TEST_CASE("linked axes change together or not at all") {
    const auto& ruleset = *samples::rulesets().find("power-cards");
    const auto* all_off = R"({"effect":{"2":"plain","J":"plain","A":"plain"},"queen":"none"})";
    CHECK(host_error(ruleset, all_off, true).empty());
    CHECK(names(host_error(ruleset, R"({"queen":"none"})", true), "queen"));
    CHECK_FALSE(host_error(ruleset, R"({"effect":{"2":"plain"}})", true).empty());
}

TEST_CASE("what is wrong with a ruleset file is named by its key") {
    const auto problems = [](auto change) {
        auto file = newfoundland_file();
        change(file);
        const auto ruleset = codec::ruleset_from_json(file);
        return ruleset ? codec::Problems{} : ruleset.error();
    };
    CHECK(problems([](json&) {}).empty());
    CHECK(names(problems([](json& file) { file.erase("slug"); }), "slug"));
    CHECK(names(problems([](json& file) { file["slug"] = "Our House!"; }), "slug"));
    CHECK(names(problems([](json& file) { file["extra"] = 1; }), "extra"));
    CHECK(names(problems([](json& file) { file["game"] = "scat"; }), "game"));
    CHECK(names(problems([](json& file) { file["rules"]["effect"]["2"] = 1; }), "rules.effect.2"));
    CHECK(names(problems([](json& file) { file["host_may_change"]["queen"][1] = "two"; }),
                "host_may_change.queen.1"));
    CHECK(names(problems([](json& file) { file["host_may_change"]["queen"][0] = "all"; }),
                "host_may_change.queen"));
    CHECK(names(problems([](json& file) { file["host_may_change"]["seats"][0] = 9; }),
                "host_may_change.seats.0"));
    CHECK(names(problems([](json& file) {
                    file["host_may_change"]["effect"] = json::array();
                    file["change_when"]["effect"] = "before_game";
                }),
                "host_may_change.effect"));
    CHECK(names(problems([](json& file) { file["change_when"].erase("queen"); }),
                "change_when.queen"));
    CHECK(names(problems([](json& file) { file["change_when"]["queen"] = "never"; }),
                "change_when.queen"));
    CHECK(names(problems([](json& file) { file["change_when"]["draw"] = "before_game"; }),
                "change_when.draw"));
    CHECK(names(problems([](json& file) { file["linked"] = json::parse(R"([["draw"]])"); }),
                "linked.0.0"));
    CHECK(names(problems([](json& file) { file["linked"] = json::parse(R"([[]])"); }), "linked.0"));
    CHECK(
        names(problems([](json& file) { file["linked"] = json::parse(R"([["queen","answer"]])"); }),
              "linked.0.1"));
}

TEST_CASE("every choice that a ruleset offers its hosts must be playable") {
    auto file = newfoundland_file();
    file["host_may_change"]["deal"] = json::parse(R"([{"fixed":{"two":7,"three":5,"four_plus":5}},
                        {"fixed":{"two":7,"three":5,"four_plus":9}}])");
    file["change_when"]["deal"] = "before_game";
    const auto ruleset = codec::ruleset_from_json(file);
    REQUIRE_FALSE(ruleset);
    CHECK(
        ruleset.error() ==
        codec::Problems{{"host_may_change.deal.1",
                         "breaks deal, which must leave a starter and a card a seat at 6 seats"}});
}

TEST_CASE("a file that is no ruleset adds none and is named with key and reason") {
    codec::Rulesets rulesets;
    std::vector<codec::RulesetFileProblem> problems;
    codec::read_ruleset(rulesets, "bad.json", "{", problems);
    codec::read_ruleset(rulesets, "list.json", "[]", problems);
    CHECK(rulesets.all().empty());
    REQUIRE(problems.size() == 2);
    CHECK(problems[0] == codec::RulesetFileProblem{"bad.json", "", "is no JSON"});
    CHECK(problems[1] == codec::RulesetFileProblem{"list.json", "", "must be an object"});
}

TEST_CASE("a ruleset of the same slug replaces the one before, and slugs stay in order") {
    auto rulesets = samples::rulesets();
    auto changed = newfoundland();
    changed.name = "Another";
    rulesets.add(changed);
    CHECK(rulesets.all().size() == samples::rulesets().all().size());
    CHECK(rulesets.find("newfoundland")->name == "Another");
    CHECK(std::is_sorted(rulesets.all().begin(), rulesets.all().end(),
                         [](const auto& a, const auto& b) { return a.slug < b.slug; }));
    CHECK(rulesets.find("nowhere") == nullptr);
}
