// A round record that somebody brings along, and the replay that comes of it.
#include "../../src/app/own_replay.h"
#include "../../src/app/rulesets.h"
#include "../../src/net/http_replay.h"

#include <fstream>
#include <functional>
#include <iostream>
#include <random>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace kitchen_table;
using nlohmann::json;

namespace {

std::vector<std::string> lines_of(const std::string& file) {
    std::ifstream in(file);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    REQUIRE_FALSE(lines.empty());
    return lines;
}

const std::vector<std::string>& records() {
    static const auto lines = lines_of("tests/fair/records.jsonl");
    return lines;
}

/// What the browser is answered.
struct Answered {
    unsigned status = 0;
    json body;
    std::string detail() const { return body.value("detail", ""); }
};

Answered answered(const std::string& text) {
    static const auto game = table::crazy_eights_module(app::load_rulesets("", std::cerr).value());
    static const std::vector<std::string> names{"newfoundland", "power-cards"};
    const auto answer = net::own_replay_answer(app::own_replay(text, *game, names), false);
    return {answer.status, json::parse(answer.body())};
}

/// A record of a round of some length that ended by somebody going out.
json long_record() {
    for (const auto& line : records()) {
        auto record = json::parse(line);
        if (record.at("actions").size() > 20 && record.at("end").at("reason") == "out") {
            return record;
        }
    }
    throw std::logic_error("no such sample");
}

}  // namespace

TEST_CASE("every sample record becomes a replay of its own: the deal and each action in turn",
          "[app]") {
    for (const auto& line : records()) {
        const auto answer = answered(line);
        CAPTURE(line, answer.detail());
        REQUIRE(answer.status == 200);
        const auto& replay = answer.body;
        CHECK(replay.at("format") == "kitchen-table/replay/1");
        CHECK(replay.at("id") == "");
        CHECK(replay.at("game") == "");
        CHECK(replay.at("ended") == 0);
        CHECK(replay.at("seats") == json::array());
        const auto record = json::parse(line);
        CHECK(replay.at("record") == record);
        const auto& frames = replay.at("frames");
        const bool given_up = record.at("end").at("reason") == "abandoned";
        REQUIRE(frames.size() == record.at("actions").size() + (given_up ? 2 : 1));
        CHECK(frames.at(0).at("told").at(0).at("n") == "round_dealt");
        for (std::size_t i = 0; i < record.at("actions").size(); ++i)
            CHECK(frames.at(i + 1).at("seat") == record.at("actions").at(i).at("seat"));
    }
}

TEST_CASE("no sample record that was tampered with becomes a replay, and each says why", "[app]") {
    int told_why = 0;
    for (const auto& line : lines_of("tests/fair/tampered.jsonl")) {
        const auto answer = answered(line);
        CAPTURE(line);
        // Where the tampering was with the JSON or the format itself, it is no record any more.
        CHECK((answer.status == 400 || answer.status == 422));
        CHECK((answer.status == 422) == (answer.body.at("code") == "cannot_replay"));
        CHECK((answer.status == 422) == !answer.detail().empty());
        told_why += answer.status == 422 ? 1 : 0;
    }
    CHECK(told_why > 80);
}

TEST_CASE("a record without a proof of its shuffles is played as it is", "[app]") {
    auto record = long_record();
    record.erase("fair");
    const auto answer = answered(record.dump());
    CHECK(answer.status == 200);
    CHECK(answer.body.at("record") == record);
}

TEST_CASE("space around a record and between its values changes nothing", "[app]") {
    const auto record = long_record();
    const auto answer = answered("  " + record.dump(2) + "\r\n");
    CHECK(answer.status == 200);
    CHECK(answer.body.at("record") == record);
}

TEST_CASE("what is no round record is refused as no message", "[app]") {
    const auto record = long_record().dump();
    auto other_format = long_record();
    other_format["format"] = "kitchen-table/round/2";
    for (const std::string& text :
         {std::string(), std::string("null"), std::string("[]"), std::string("{}"),
          std::string("\0", 1), std::string("\xff"), std::string(16'000, '['), record + "x",
          record + record, record + "\n" + record, record.substr(0, record.size() - 1),
          other_format.dump()}) {
        CAPTURE(text.substr(0, 60));
        const auto answer = answered(text);
        CHECK(answer.status == 400);
        CHECK(answer.body.at("code") == "bad_message");
    }
}

TEST_CASE("a record that does not hold is refused with the member or the action that is wrong",
          "[app]") {
    const auto detail = [](const std::function<void(json&)>& spoil) {
        auto record = long_record();
        spoil(record);
        const auto answer = answered(record.dump());
        CHECK(answer.status == 422);
        return answer.detail();
    };
    using Catch::StartsWith;
    CHECK_THAT(detail([](json& r) { r["game"] = "hearts"; }), StartsWith("game: must be"));
    CHECK_THAT(detail([](json& r) { r["rules"]["draw"] = "all"; }), StartsWith("rules.draw: "));
    CHECK_THAT(detail([](json& r) { r["rules"]["packs"] = json::array(); }),
               StartsWith("rules.packs"));
    CHECK_THAT(detail([](json& r) { r["rules"]["packs"][0]["packs"] = 1'000'000; }),
               StartsWith("rules.packs"));
    CHECK_THAT(detail([](json& r) { r["seats"] = 1'000'000; }), StartsWith("seats: "));
    CHECK_THAT(detail([](json& r) { r["seats"] = -1; }), StartsWith("seats: "));
    CHECK_THAT(detail([](json& r) { r["dealer"] = 1e18; }), StartsWith("dealer: "));
    CHECK_THAT(detail([](json& r) { r["round"] = 0; }), StartsWith("round: "));
    CHECK_THAT(detail([](json& r) { r["totals_before"] = json::array(); }),
               StartsWith("totals_before: "));
    CHECK_THAT(detail([](json& r) { r["ruleset"] = "No Such"; }), StartsWith("ruleset: "));
    CHECK_THAT(detail([](json& r) { r["ruleset"] = "newfoundlang"; }),
               StartsWith("ruleset: is not known, but newfoundland is"));
    CHECK_THAT(detail([](json& r) {
                   for (int i = 0; i < 1'000; ++i)
                       r["pack"].push_back("8S");
               }),
               StartsWith("pack: is not the pack"));
    CHECK_THAT(detail([](json& r) { r["pack"][0] = "1Z"; }), StartsWith("pack.0: is not a card"));
    CHECK_THAT(detail([](json& r) { r["fair"]["secret"] = std::string(64, '0'); }),
               StartsWith("fair.commitment: "));
    CHECK_THAT(detail([](json& r) { r["fair"]["rules_hash"] = ""; }),
               StartsWith("fair.rules_hash: "));
    CHECK_THAT(detail([](json& r) { r["fair"] = nullptr; }), StartsWith("fair: "));
    CHECK_THAT(detail([](json& r) {
                   r["actions"][0]["seat"] =
                       (r["actions"][0]["seat"].get<int>() + 1) % r["seats"].get<int>();
               }),
               StartsWith("action 0 ("));
    CHECK_THAT(detail([](json& r) { r["actions"].erase(r["actions"].size() - 1); }),
               StartsWith("end: the round is not over"));
    CHECK_THAT(detail([](json& r) { r["actions"].push_back(r["actions"].back()); }),
               StartsWith("action "));
    CHECK_THAT(detail([](json& r) { r["more"] = 1; }), StartsWith("more: "));
    CHECK_THAT(detail([](json& r) { r["end"]["game_over"] = !r["end"]["game_over"].get<bool>(); }),
               StartsWith("end.game_over: "));
}

TEST_CASE("whatever bits of a record are turned over, it is answered", "[app]") {
    std::mt19937 lots(20'261'130);
    std::map<unsigned, int> statuses;
    for (const auto& line : records()) {
        for (int i = 0; i < 40; ++i) {
            auto text = line;
            const auto flips = 1 + lots() % 3;
            for (std::size_t flip = 0; flip < flips; ++flip)
                text[lots() % text.size()] ^= static_cast<char>(1u << (lots() % 8));
            const auto answer = answered(text);
            CAPTURE(text);
            CHECK((answer.status == 200 || answer.status == 400 || answer.status == 422));
            // Only where nothing changed: another spelling, or bits turned back.
            if (answer.status == 200) CHECK(answer.body.at("frames").size() > 0);
            ++statuses[answer.status];
        }
    }
    CHECK(statuses[400] > 100);
    CHECK(statuses[422] > 100);
}

TEST_CASE("whatever value of a record is changed to another, it is answered", "[app]") {
    std::mt19937 lots(9);
    const std::vector<json> values{
        nullptr, true, -1, 0, 1, 2'147'483'647, 4e18, "", "8S", json::array(), json::object()};
    for (const auto& line : records()) {
        const auto record = json::parse(line);
        const auto flat = record.flatten();
        std::vector<std::string> places;
        for (const auto& member : flat.items())
            places.push_back(member.key());
        for (int i = 0; i < 40; ++i) {
            auto changed = record;
            const auto& place = places[lots() % places.size()];
            changed[json::json_pointer(place)] = values[lots() % values.size()];
            const auto answer = answered(changed.dump());
            CAPTURE(place, changed.dump());
            const bool is_record = changed.at("format") == record.at("format");
            CHECK((answer.status == 422 || answer.status == (is_record ? 200 : 400)));
        }
    }
}
