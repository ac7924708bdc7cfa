#include "samples.h"

#include "kitchen_table/wire/crazy_eights/round_record.h"

#include <functional>

#include <catch2/catch.hpp>

using samples::json;
namespace codec = samples::codec;
namespace eights = samples::eights;
using eights::Seat;

namespace {

codec::RoundRecord sample_record() {
    codec::RoundRecord record;
    record.ruleset = "newfoundland";
    record.rules = samples::newfoundland();
    record.seats = 2;
    record.round = 3;
    record.dealer = Seat(1);
    record.totals_before = {-4, 31};
    record.pack = samples::cards({"5H", "TS", "XX"});
    record.bury = {12, 1};
    record.recycled = {samples::cards({"7D"}), samples::cards({"4S", "4C"})};
    const eights::action::Play eight{samples::cards({"8C"}), kitchen_table::cards::Suit::spades,
                                     true};
    const eights::CompactAction draw{eights::ActionKind::draw};
    record.actions = {{{Seat(0), eight}, std::vector{eights::CompactAction::play_one(7, 3), draw}},
                      {{Seat(1), eights::action::Take{}}, std::nullopt}};
    record.end.winner = Seat(0);
    record.end.points = {31, -2};
    record.end.totals = {27, 29};
    record.end.game_over = true;
    record.end.game_winners = {Seat(0), Seat(1)};
    record.fair =
        codec::FairBlock{"KT-FAIR-1", "00", "01", "02", "03", {{1, std::string(64, 'a')}, {3, ""}}};
    return record;
}

/// What is wrong with the sample after `change`; "" if nothing is.
std::string problem_after(const std::function<void(json&)>& change) {
    auto line = json::parse(codec::record_line(sample_record()));
    change(line);
    const auto record = codec::record_from_line(line.dump());
    return record ? "" : record.error().reason;
}

}  // namespace

TEST_CASE("a record comes back from its line as it was") {
    auto record = sample_record();
    CHECK(codec::record_from_line(codec::record_line(record)).value() == record);
    record.fair.reset();
    record.end.winner.reset();
    record.end.reason = eights::EndReason::blocked;
    CHECK(codec::record_from_line(codec::record_line(record)).value() == record);
}

TEST_CASE("a line has the members of the format and is one line") {
    const auto line = codec::record_line(sample_record());
    CHECK(line.find('\n') == std::string::npos);
    CHECK(line.rfind(R"({"format":"kitchen-table/round/1","game":"crazy-eights",)", 0) == 0);
    const auto value = json::parse(line);
    CHECK(value["rules"] == codec::to_json(samples::newfoundland()));
    CHECK(value["actions"][0] ==
          json::parse(R"({"seat":0,"do":"play","cards":["8C"],"suit":"S","call":true,
                          "legal":["play 8C suit S","draw"]})"));
    CHECK(value["end"]["game_winners"] == json({0, 1}));
    CHECK(value["fair"]["seats"][1] == json::parse(R"({"kind":3})"));
}

TEST_CASE("a line that is no record of the format is told from a record with a mistake") {
    CHECK_FALSE(codec::record_from_line("").error().is_record);
    CHECK_FALSE(codec::record_from_line("[]").error().is_record);
    CHECK_FALSE(codec::record_from_line("{").error().is_record);
    CHECK_FALSE(codec::record_from_line(R"({"format":"other/1"})").error().is_record);
    CHECK(codec::record_from_line(R"({"format":"kitchen-table/round/1"})").error().is_record);
}

TEST_CASE("a mistake in a record is named by its path") {
    CHECK(problem_after([](json&) {}).empty());
    CHECK(problem_after([](json& line) { line["seats"] = 9; }) == "seats: must be 2 to 7");
    CHECK(problem_after([](json& line) { line["dealer"] = 2; }) == "dealer: must be 0 to 1");
    CHECK(problem_after([](json& line) { line["round"] = 0; }) == "round: must be 1 or more");
    CHECK(problem_after([](json& line) { line["totals_before"] = {1}; }) ==
          "totals_before: must have one number for each seat");
    CHECK(problem_after([](json& line) { line["pack"][1] = "TX"; }) == "pack.1: is not a card");
    CHECK(problem_after([](json& line) { line["recycled"][1] = 4; }) ==
          "recycled.1: must be a list of cards");
    CHECK(problem_after([](json& line) { line["bury"][0] = -1; }) == "bury.0: must be 0 or more");
    CHECK(problem_after([](json& line) { line["actions"][1]["do"] = "eat"; }) ==
          "actions.1.do: must be one of play, draw, take, pass, call");
    CHECK(problem_after([](json& line) { line["actions"][0]["legal"] = "all"; }) ==
          "actions.0.legal: must be a list");
    CHECK(problem_after([](json& line) { line["end"]["winner"] = 2; }) ==
          "end.winner: must be 0 to 1");
    CHECK(problem_after([](json& line) { line["end"].erase("points"); }) ==
          "end.points: is missing");
    CHECK(problem_after([](json& line) {
              line["rules"]["effect"]["2"] = "no";
          }).rfind("rules.effect.2: ", 0) == 0);
    CHECK(problem_after([](json& line) { line["fair"]["seats"][1]["contribution"] = "aa"; }) ==
          "fair.seats.1: a contribution stands with kind 1 and with no other");
    CHECK(problem_after([](json& line) { line["note"] = "hello"; }) == "note: is unknown");
}
