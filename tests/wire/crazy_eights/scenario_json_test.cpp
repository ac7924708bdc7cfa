#include "samples.h"

#include "kitchen_table/wire/crazy_eights/scenario.h"

#include <functional>

#include <catch2/catch.hpp>

using samples::json;
namespace codec = samples::codec;
namespace eights = samples::eights;
using eights::Seat;
using kitchen_table::cards::Suit;

namespace {

json sample_file() {
    return json::parse(R"([{"name":"a two is answered","source":"N50",
      "position":{"ruleset":"newfoundland","rules":{"answer":"off"},"seats":4,"round":2,"dealer":1,
        "turn":3,"direction":"anticlockwise","hands":[["9C"],["2H","5D"],["TS"],["KD","KC"]],
        "pile":["4S","2C"],"suit":"H","named":true,"pending":{"kind":"two","cards":2},
        "stock":["7D","8C"],"totals":[1,2,3,4],"called":[false,true,false,false]},
      "expect":{"turn":3,"hands":{"1":["5D","2H"]},"legal":["take"]},
      "steps":[{"action":{"seat":3,"do":"take"},"recycled":["4S"],
                "expect":{"hand_sizes":{"3":4},"round_over":false}},
               {"action":{"seat":2,"do":"draw"},"refused":"holds_legal_play"}]}])");
}

/// The problems of the sample after `change`, each as "path: reason".
std::vector<std::string> problems_after(const std::function<void(json&)>& change) {
    auto file = sample_file();
    change(file);
    std::vector<std::string> texts;
    const auto scenarios = codec::scenarios_from_text(file.dump(), samples::rulesets());
    if (scenarios) return texts;
    for (const auto& problem : scenarios.error()) {
        texts.push_back(problem.field + ": " + problem.problem);
    }
    return texts;
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("a scenario is read with its position, steps and facts") {
    const auto scenarios = codec::scenarios_from_text(sample_file().dump(), samples::rulesets());
    REQUIRE(scenarios);
    const auto& scenario = scenarios->at(0);
    CHECK(scenario.name == "a two is answered");
    CHECK(scenario.position.rules.answer == eights::AnswerRule::off);
    CHECK(scenario.position.dealer == Seat(1));
    CHECK(scenario.position.totals == std::vector{1, 2, 3, 4});
    const auto& laid = std::get<codec::LaidCards>(scenario.position.cards);
    CHECK(laid.turn == Seat(3));
    CHECK(laid.direction == eights::Direction::anticlockwise);
    CHECK(laid.hands[3] == samples::cards({"KD", "KC"}));
    CHECK(laid.pile == samples::cards({"4S", "2C"}));
    CHECK(laid.suit == Suit::hearts);
    CHECK(laid.pending == eights::Pending(eights::pending::Pickup{eights::PickupKind::two, 2}));
    CHECK(laid.called == std::vector{false, true, false, false});
    CHECK(scenario.expect ==
          codec::Facts{{"turn", "3"}, {"hands.1", R"(["2H","5D"])"}, {"legal", R"(["take"])"}});
    REQUIRE(scenario.steps.size() == 2);
    CHECK(scenario.steps[0].recycled == samples::cards({"4S"}));
    CHECK(scenario.steps[0].expect == codec::Facts{{"hand_sizes.3", "4"}, {"round_over", "false"}});
    CHECK(scenario.steps[1].refused == "holds_legal_play");
}

TEST_CASE("what a position leaves out is as at the start of a round") {
    const auto position = codec::position_from_json(
        json::parse(R"({"ruleset":"newfoundland","seats":2,"dealer":1,"hands":[["2C"],["3C"]],
                        "pile":["QD"]})"),
        samples::rulesets());
    REQUIRE(position);
    const auto& laid = std::get<codec::LaidCards>(position->cards);
    CHECK(position->round == 1);
    CHECK(position->totals == std::vector{0, 0});
    CHECK(laid.turn == Seat(0));
    CHECK(laid.direction == eights::Direction::clockwise);
    CHECK(laid.suit == Suit::diamonds);
    CHECK_FALSE(laid.named);
    CHECK(laid.pending == eights::Pending{});
    CHECK(laid.stock.empty());
}

TEST_CASE("what is wrong with a scenario file is named by its path") {
    CHECK(problems_after([](json&) {}).empty());
    CHECK(problems_after([](json& file) { file = json::object(); }) ==
          Texts{": must be a list of scenarios"});
    CHECK(problems_after([](json& file) { file[0].erase("name"); }) == Texts{"0.name: is missing"});
    CHECK(problems_after([](json& file) { file[0]["position"]["ruleset"] = "rummy"; }) ==
          Texts{"0.position.ruleset: is no ruleset: rummy"});
    CHECK(problems_after([](json& file) { file[0]["position"]["rules"]["answer"] = "no"; }) ==
          Texts{"0.position.rules.answer: must be one of off, may, must"});
    CHECK(problems_after([](json& file) { file[0]["position"]["seats"] = 8; }) ==
          Texts{"0.position.seats: must be 2 to 7"});
    CHECK(problems_after([](json& file) { file[0]["position"]["hands"].erase(0); }) ==
          Texts{"0.position.hands: must have one hand for each seat"});
    CHECK(problems_after([](json& file) { file[0]["position"]["hands"][2][0] = "10S"; }) ==
          Texts{"0.position.hands.2.0: is not a card"});
    CHECK(problems_after([](json& file) { file[0]["position"]["pile"] = json::array(); }) ==
          Texts{"0.position.pile: must have a top card"});
    CHECK(problems_after([](json& file) { file[0]["position"]["pending"]["kind"] = "ace"; }) ==
          Texts{"0.position.pending.kind: must be one of two, queen, joker, cover, duel"});
    CHECK(problems_after([](json& file) { file[0]["position"]["called"] = {true}; }) ==
          Texts{"0.position.called: must have one value for each seat"});
    CHECK(problems_after([](json& file) { file[0]["position"]["suit"] = "X"; }) ==
          Texts{"0.position.suit: must be a suit, one of C, D, H, S"});
    CHECK(problems_after([](json& file) { file[0]["steps"][1]["action"]["do"] = "eat"; }) ==
          Texts{"0.steps.1.action: do: must be one of play, draw, take, pass, call"});
    CHECK(problems_after([](json& file) { file[0]["steps"][0]["wait"] = 1; }) ==
          Texts{"0.steps.0.wait: is unknown"});
    CHECK(problems_after([](json& file) { file[0]["expect"]["turns"] = 1; }) ==
          Texts{"0.expect.turns: is unknown"});
    CHECK(problems_after([](json& file) { file[0]["expect"]["hands"]["7"] = json::array(); }) ==
          Texts{"0.expect.hands.7: is no seat"});
    CHECK(problems_after([](json& file) { file[0]["expect"]["round_over"] = true; }) ==
          Texts{"0.expect.round_over: must be an object"});
    const auto no_json = codec::scenarios_from_text("[", samples::rulesets());
    REQUIRE_FALSE(no_json);
    CHECK(no_json.error()[0].problem == "is no JSON (near byte 2)");
}

TEST_CASE("a dealt position gives the pack and nothing that follows from it") {
    const auto* text = R"({"ruleset":"newfoundland","seats":2,"pack":["2C","3C"],"bury":[4]})";
    auto value = json::parse(text);
    const auto position = codec::position_from_json(value, samples::rulesets());
    REQUIRE(position);
    CHECK(std::get<codec::DealtCards>(position->cards).pack == samples::cards({"2C", "3C"}));
    CHECK(std::get<codec::DealtCards>(position->cards).bury == std::vector{4});
    value["stock"] = json::array();
    CHECK_FALSE(codec::position_from_json(value, samples::rulesets()));
}
