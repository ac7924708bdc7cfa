#include "kitchen_table/tools/verify.h"
#include "kitchen_table/tools/simulate.h"

#include "kitchen_table/ruleset_files/ruleset_files.h"
#include "kitchen_table/wire/crazy_eights/rulesets.h"

#include <sstream>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

namespace tools = kitchen_table::tools;
namespace codec = kitchen_table::wire::crazy_eights;
using kitchen_table::bots::crazy_eights::Level;
using nlohmann::json;

namespace {

tools::SimulateOptions options(const std::string& slug, int seats, int rounds) {
    tools::SimulateOptions options;
    for (const auto& file : kitchen_table::ruleset_files::embedded_rulesets()) {
        if (file.slug == slug) options.rules = codec::ruleset_from_text(file.text).value().rules;
    }
    options.ruleset = slug;
    options.seats = seats;
    options.rounds = rounds;
    options.seed = 7;
    options.players = {Level::random};
    options.with_legal = true;
    return options;
}

/// A game of four that is not over after its first rounds.
tools::SimulateOptions long_game(int rounds) {
    auto game = options("newfoundland", 4, rounds);
    game.rules.game_end = kitchen_table::rules::crazy_eights::TargetEnd{10'000};
    return game;
}

std::vector<std::string> lines(const tools::SimulateOptions& options) {
    std::vector<std::string> lines;
    tools::simulate(options, [&](const codec::RoundRecord& record) {
        lines.push_back(codec::record_line(record));
    });
    return lines;
}

struct Outcome {
    tools::Verified verified;
    std::string printed;
};

Outcome verify(const std::vector<std::string>& records) {
    std::stringstream file;
    for (const auto& record : records)
        file << record << "\n";
    std::ostringstream out;
    const std::vector<std::string> known{"newfoundland", "power-cards"};
    const auto verified = tools::verify("r.jsonl", file, out, known);
    return {verified, out.str()};
}

/// A changed value of the same kind, so that the line still has the shape of a record.
json changed(const json& value) {
    if (value.is_boolean()) return !value.get<bool>();
    if (value.is_number()) return value.get<int>() + 1;
    if (value.is_null()) return 0;
    auto text = value.get<std::string>();
    if (text.empty()) return "x";
    // Another digit, suit or letter in the last place.
    auto& last = text.back();
    last = last == 'C'                                 ? 'D'
           : last == '1'                               ? '2'
           : last == 'S' || last == 'D' || last == 'H' ? 'C'
                                                       : '1';
    return text;
}

}  // namespace

TEST_CASE("the same arguments simulate the same records, byte for byte") {
    const auto one = options("newfoundland", 4, 20);
    CHECK(lines(one) == lines(one));
    auto other = one;
    other.seed = 8;
    CHECK(lines(one) != lines(other));
}

TEST_CASE(
    "rounds chain into games: totals carry over, the deal moves, a game ends and another begins") {
    auto few = options("newfoundland", 4, 40);
    few.rules.game_end = kitchen_table::rules::crazy_eights::TargetEnd{500};
    std::vector<codec::RoundRecord> records;
    const auto summary =
        tools::simulate(few, [&](const codec::RoundRecord& record) { records.push_back(record); });
    CHECK(summary.rounds == 40);
    CHECK(summary.games > 2);
    for (std::size_t i = 1; i < records.size(); ++i) {
        const auto& before = records[i - 1];
        if (before.end.game_over) {
            CHECK(records[i].round == 1);
            CHECK(records[i].totals_before == std::vector{0, 0, 0, 0});
            CHECK(records[i].fair->game_id != before.fair->game_id);
        } else {
            CHECK(records[i].round == before.round + 1);
            CHECK(records[i].totals_before == before.end.totals);
            CHECK(records[i].dealer.index() == (before.dealer.index() + 1) % 4);
            CHECK(records[i].fair->game_id == before.fair->game_id);
        }
        CHECK(records[i].fair->secret != before.fair->secret);
    }
}

TEST_CASE("what was simulated holds, under every ruleset") {
    for (const auto& file : kitchen_table::ruleset_files::embedded_rulesets()) {
        INFO(file.slug);
        const auto outcome = verify(lines(options(std::string(file.slug), 4, 30)));
        CHECK(outcome.printed.empty());
        CHECK(outcome.verified.result == tools::VerifyResult::holds);
        CHECK(outcome.verified.rounds == 30);
    }
}

TEST_CASE("a record in which any single value is changed does not hold") {
    auto shortened = options("newfoundland", 7, 1);
    shortened.players = {Level::steady};
    const auto line = lines(shortened).at(0);
    const auto flat = json::parse(line).flatten();
    REQUIRE(flat.size() > 300);
    for (const auto& leaf : flat.items()) {
        if (leaf.key() == "/ruleset") continue;  // a label: what counts is the rules value
        auto tampered = json::parse(line);
        auto& value = tampered[json::json_pointer(leaf.key())];
        if (value.is_structured()) continue;  // an empty list
        value = changed(value);
        INFO(leaf.key() << " is " << value);
        CHECK(verify({tampered.dump()}).verified.result != tools::VerifyResult::holds);
    }
}

TEST_CASE("a record that was cut or added to does not hold") {
    const auto line = lines(long_game(1)).at(0);
    const auto result_after = [&](auto change) {
        auto record = json::parse(line);
        change(record);
        return verify({record.dump()}).printed;
    };
    CHECK(result_after([](json&) {}).empty());
    CHECK(result_after([](json& record) {
              record["actions"].erase(record["actions"].size() - 1);
          }) == "r.jsonl: line 1: end: the round is not over after the last action\n");
    CHECK(result_after([](json& record) {
              record["actions"].push_back(json::parse(R"({"seat":0,"do":"draw"})"));
          }).find("(draw by seat 0): round_over") != std::string::npos);
    CHECK(result_after([](json& record) { record["bury"].push_back(3); }) ==
          "r.jsonl: line 1: bury or recycled: holds more than the round used\n");
    CHECK(result_after([](json& record) { std::swap(record["pack"][0], record["pack"][51]); }) ==
          "r.jsonl: line 1: pack: is not what follows from the secret\n");
    CHECK(result_after([](json& record) { record["pack"].erase(0); }) ==
          "r.jsonl: line 1: pack: is not the pack of these rules\n");
    CHECK(result_after([](json& record) { record["fair"]["version"] = "KT-FAIR-2"; }) ==
          "r.jsonl: line 1: fair.version: is not KT-FAIR-1\n");
    CHECK(result_after([](json& record) {
              record["fair"]["seats"][0] = json::parse(R"({"kind":3})");
          }).empty() == false);
}

TEST_CASE("without a fair block a record is judged by its rules alone") {
    auto record = json::parse(lines(options("newfoundland", 4, 1)).at(0));
    record.erase("fair");
    CHECK(verify({record.dump()}).verified.result == tools::VerifyResult::holds);
    record["dealer"] = (record["dealer"].get<int>() + 1) % 4;
    CHECK(verify({record.dump()}).verified.result == tools::VerifyResult::does_not_hold);
}

TEST_CASE("a round that the house gave up holds as far as it came, and counts for nobody") {
    auto record = json::parse(lines(long_game(1)).at(0));
    const auto whole = record;
    while (record["actions"].size() > 5) {
        record["actions"].erase(record["actions"].size() - 1);
    }
    record["recycled"] = json::array();
    const auto totals = record["totals_before"];
    record["end"] = {{"reason", "voided"}, {"winner", nullptr},  {"points", {0, 0, 0, 0}},
                     {"totals", totals},   {"game_over", false}, {"game_winners", json::array()}};
    CHECK(verify({record.dump()}).printed.empty());
    auto scored = record;
    scored["end"]["points"][1] = 5;
    CHECK(verify({scored.dump()}).printed ==
          "r.jsonl: line 1: end.points: is not what was scored\n");
    auto hidden_win = whole;
    hidden_win["end"] = record["end"];
    CHECK(verify({hidden_win.dump()}).printed ==
          "r.jsonl: line 1: end.reason: the round ended with out\n");
}

TEST_CASE(
    "the name of a ruleset may be one that is not known here, but not one with a letter wrong") {
    const auto record = json::parse(lines(options("newfoundland", 4, 1)).at(0));
    const auto named = [&](const char* name) {
        auto renamed = record;
        renamed["ruleset"] = name;
        return verify({renamed.dump()}).printed;
    };
    CHECK(named("our-own-kitchen").empty());
    CHECK(named("nevfoundland") == "r.jsonl: line 1: ruleset: is not known, but newfoundland is\n");
    CHECK(named("Newfoundland") == "r.jsonl: line 1: ruleset: is not the name of a ruleset\n");
    CHECK(named("") == "r.jsonl: line 1: ruleset: is not the name of a ruleset\n");
}

TEST_CASE("a member that stands twice is no record, wherever it stands") {
    const auto line = lines(options("newfoundland", 4, 1)).at(0);
    const auto twice = [&](const std::string& member, const std::string& again) {
        auto changed = line;
        changed.replace(changed.find(member), member.size(), again + "," + member);
        return verify({changed}).printed;
    };
    CHECK(twice("\"dealer\":", "\"dealer\":0") == "r.jsonl: line 1: dealer: stands there twice\n");
    CHECK(twice("\"accumulate\":", "\"accumulate\":false") ==
          "r.jsonl: line 1: rules.accumulate: stands there twice\n");
    CHECK(twice("\"do\":", "\"do\":\"pass\"") ==
          "r.jsonl: line 1: actions.0.do: stands there twice\n");
}

TEST_CASE("neighbouring rounds of one game fit together") {
    auto records = lines(long_game(2));
    REQUIRE(json::parse(records[1])["round"] == 2);
    CHECK(verify(records).verified.rounds == 2);
    auto second = json::parse(records[1]);
    // Shift what the second round starts and ends with: alone it holds, after the first it does
    // not.
    for (auto* totals : {&second["totals_before"], &second["end"]["totals"]}) {
        (*totals)[0] = (*totals)[0].get<int>() + 1;
    }
    REQUIRE_FALSE(second["end"]["game_over"].get<bool>());
    CHECK(verify({second.dump()}).printed.empty());
    CHECK(verify({records[0], second.dump()}).printed ==
          "r.jsonl: line 2: totals_before: is not what the totals were after the round before\n");
}

TEST_CASE("verification stops at the first line that is wrong and tells a wrong record from none") {
    const auto records = lines(options("newfoundland", 4, 2));
    const auto none = verify({records[0], "hello", records[1]});
    CHECK(none.verified.result == tools::VerifyResult::unreadable);
    CHECK(none.verified.rounds == 1);
    CHECK(none.printed == "r.jsonl: line 2: is no JSON\n");
    auto wrong = json::parse(records[0]);
    wrong["actions"][0]["seat"] = (wrong["actions"][0]["seat"].get<int>() + 1) % 4;
    const auto outcome = verify({wrong.dump(), records[1]});
    CHECK(outcome.verified.result == tools::VerifyResult::does_not_hold);
    CHECK(outcome.verified.rounds == 0);
    CHECK(outcome.printed.find("line 1: action 0 (") != std::string::npos);
    CHECK(outcome.printed.find("): not_your_turn") != std::string::npos);
}
