#include "kitchen_table/tools/check_scenarios.h"

#include "kitchen_table/ruleset_files/ruleset_files.h"

#include <sstream>

#include <catch2/catch.hpp>

namespace tools = kitchen_table::tools;
namespace codec = kitchen_table::wire::crazy_eights;

namespace {

const codec::Rulesets& rulesets() {
    static const auto all = [] {
        codec::Rulesets rulesets;
        for (const auto& file : kitchen_table::ruleset_files::embedded_rulesets()) {
            rulesets.add(codec::ruleset_from_text(file.text).value());
        }
        return rulesets;
    }();
    return all;
}

struct Checked {
    tools::CheckResult result;
    std::string printed;
};

/// Runs one scenario with the usual position: seat 1 to move on 9H, it holds 2H and 5D.
Checked check(const std::string& rest, const std::string& stock = R"("7D","8C")") {
    const auto text =
        R"([{"name":"one","position":{"ruleset":"newfoundland","seats":4,"turn":1,
            "hands":[["9C"],["2H","5D"],["TS","3S"],["KD","KC"]],"pile":["4S","9H"],"stock":[)" +
        stock + "]}," + rest + "}]";
    std::ostringstream out;
    const auto result = tools::check_scenarios("a.json", text, rulesets(), out);
    return {result, out.str()};
}

}  // namespace

TEST_CASE("a scenario whose steps come out as expected passes and prints nothing") {
    const auto checked = check(R"("expect":{"turn":1,"legal":["play 2H"]},"steps":[
        {"action":{"seat":1,"do":"play","cards":["5D"]},"refused":"no_match"},
        {"action":{"seat":1,"do":"play","cards":["2H"]},
         "expect":{"pending":{"kind":"two","cards":2},"top":"2H","hands":{"1":["5D"]}}},
        {"action":{"seat":2,"do":"take"},"expect":{"turn":3,"hand_sizes":{"2":4}}}])");
    CHECK(checked.printed.empty());
    CHECK(checked.result.passed == 1);
    CHECK(checked.result.failed == 0);
}

TEST_CASE("a scenario that fails prints file, name, step, what was expected and what came") {
    CHECK(check(R"("expect":{"turn":2})").printed ==
          "a.json: one: at the start: expected turn 2, came 1\n");
    CHECK(check(R"("steps":[{"action":{"seat":1,"do":"play","cards":["2H"]},
                             "expect":{"turn":3}}])")
              .printed == "a.json: one: step 0 (play 2H by seat 1): expected turn 3, came 2\n");
    CHECK(check(R"("steps":[{"action":{"seat":1,"do":"play","cards":["2H"]},
                             "refused":"no_match"}])")
              .printed ==
          "a.json: one: step 0 (play 2H by seat 1): expected a refusal with "
          "no_match, came no refusal\n");
    CHECK(check(R"("steps":[{"action":{"seat":1,"do":"draw"}}])").printed ==
          "a.json: one: step 0 (draw by seat 1): expected no refusal, came a refusal with "
          "holds_legal_play\n");
    const auto wrong_code =
        check(R"("steps":[{"action":{"seat":1,"do":"draw"},"refused":"no_match"}])");
    CHECK(wrong_code.result.failed == 1);
    CHECK(wrong_code.result.passed == 0);
}

TEST_CASE("a recycle needs its order, and only of the cards under the top") {
    const std::string lay = R"("steps":[{"action":{"seat":1,"do":"play","cards":["2H"]}},)";
    const auto take = [&](const std::string& recycled) {
        return check(lay + R"({"action":{"seat":2,"do":"take"})" + recycled + "]", "").printed;
    };
    CHECK(take("}") ==
          "a.json: one: step 1 (take by seat 2): expected the order of a recycle, "
          "came none\n");
    CHECK(
        take(R"(,"recycled":["4S","7D"]})") ==
        "a.json: one: step 1 (take by seat 2): expected the order of a recycle, came one of other "
        "cards\n");
    CHECK(take(R"(,"recycled":["9H","4S"],"expect":{"stock_size":0,"under_size":0}})").empty());
}

TEST_CASE("a file that cannot be read as scenarios says where and why") {
    std::ostringstream out;
    CHECK(tools::check_scenarios("b.json", "{}", rulesets(), out).unreadable);
    CHECK(out.str() == "b.json: the file: must be a list of scenarios\n");
    CHECK(check(R"("steps":[{"action":{"seat":1,"do":"play","cards":["10H"]}}])").printed ==
          "a.json: 0.steps.0.action: cards.0: is not a card\n");
    CHECK(check(R"("steps":[])", R"("9C")").result.unreadable);  // twice in one pack
}
