#include "table_rig.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::table;

TEST_CASE("a table with settings out of range is not opened") {
    Rig rig;
    auto opening = rig.opening(8, "{}");
    CHECK(rig.open_refused(opening).at("params").at("field") == "seats");
    CHECK(rig.open_refused(rig.opening(1, "{}")).at("code") == "bad_value");
    CHECK(rig.open_refused(rig.opening(4, R"({"queen":"some"})")).at("code") == "bad_value");
    CHECK(rig.open_refused(rig.opening(4, R"({"nothing":1})")).at("code") == "bad_value");
    opening = rig.opening(4, "{}");
    opening.settings.level = "genius";
    CHECK(rig.open_refused(opening).at("params").at("field") == "level");
    opening = rig.opening(4, "{}");
    opening.ruleset = "none";
    CHECK(rig.open_refused(opening).at("params").at("field") == "ruleset");
}

TEST_CASE("the host may have 2 to 7 seats and nothing else (N3)") {
    Rig rig;
    rig.open();
    for (const int seats : {0, 1, 8, 1000}) {
        CHECK(rig.client(1).refused(rig.change(1, seats, {}), "bad_value"));
        CHECK(rig.view(1).at("seats").size() == 4);
    }
    for (const int seats : {2, 7}) {
        CHECK(rig.client(1).done(rig.change(1, seats, {})));
        CHECK(rig.view(1).at("seats").size() == static_cast<std::size_t>(seats));
        CHECK(rig.view(1).at("totals").size() == static_cast<std::size_t>(seats));
    }
}

TEST_CASE("a seat that somebody holds cannot be taken away") {
    Rig rig;
    rig.open();
    rig.attach(2, "Bo");
    rig.sit(2, 3);
    const auto id = rig.change(1, 3, {});
    CHECK(rig.client(1).refused(id, "bad_value"));
    CHECK(rig.client(1).answers.at(id).at("params").at("field") == "seats");
    CHECK(rig.client(1).done(rig.change(1, 5, {})));
}

TEST_CASE("before the first round the target is one of five (N13)") {
    Rig rig;
    rig.open();
    for (const int target : {50, 100, 250, 500, 1000}) {
        const std::string rules = R"({"game_end":{"target":)" + std::to_string(target) + "}}";
        CHECK(rig.client(1).done(rig.change(1, {}, rules)));
        CHECK(rig.view(1).at("rules").at("game_end").at("target") == target);
    }
    CHECK(rig.client(1).refused(rig.change(1, {}, R"({"game_end":{"target":300}})"), "bad_value"));
    CHECK(rig.view(1).at("rules").at("game_end").at("target") == 1000);
}

TEST_CASE("one wrong value refuses the whole change") {
    Rig rig;
    rig.open();
    const json before = rig.view(1);
    CHECK(
        rig.client(1).refused(rig.change(1, 5, R"({"queen":"all","answer":"must"})"), "bad_value"));
    CHECK(rig.client(1).refused(rig.change(1, 9, R"({"queen":"all"})"), "bad_value"));
    CHECK(rig.view(1) == before);
}

TEST_CASE("nothing changes in a round (N14), and only the host changes anything (N15)") {
    Rig rig;
    rig.open();
    rig.attach(2, "Bo");
    CHECK(rig.client(2).refused(rig.change(2, {}, R"({"queen":"all"})"), "not_host"));
    rig.sit(2, 1);
    CHECK(rig.client(2).refused(rig.change(2, 5, {}), "not_host"));
    rig.start(1);
    CHECK(rig.client(1).refused(rig.change(1, {}, R"({"effect":{"K":"plain"}})"),
                                "round_in_progress"));
    CHECK(rig.client(1).refused(rig.change(1, 5, {}), "round_in_progress"));
    CHECK(rig.client(2).refused(rig.change(2, 5, {}), "not_host"));
}

TEST_CASE("between rounds kings may change, from the next deal; target and seats may not (N16)") {
    Rig rig(3);
    rig.around.limits.next_round_ms = 1'000'000;
    rig.open(2);
    rig.start(1);
    while (rig.view(1).at("state") == "playing") {
        if (rig.view(1).at("turn") == 0) {
            rig.act(1, Rig::simple_action(rig.view(1)));
        } else {
            rig.next_deadline();
        }
    }
    REQUIRE(rig.view(1).at("state") == "between_rounds");
    CHECK(rig.client(1).refused(rig.change(1, 3, {}), "game_in_progress"));
    CHECK(rig.client(1).refused(rig.change(1, {}, R"({"game_end":{"target":50}})"),
                                "game_in_progress"));
    CHECK(rig.client(1).done(rig.change(1, {}, R"({"effect":{"K":"plain"}})")));
    CHECK(rig.client(1).heard("settings_changed"));
    CHECK(rig.view(1).at("rules").at("effect").at("K") == "plain");
    // What is stored of the round just over is what it was played by.
    const auto rounds = rig.store.rounds_of_game(rig.table->id(), 1);
    REQUIRE(rounds.size() == 1);
    CHECK(json::parse(rounds[0].record).at("rules").at("effect").at("K") == "reverse");
    rig.next_round(1);
    CHECK(rig.view(1).at("state") == "playing");
}

TEST_CASE("the settings line tells a change, and the notice tells what is new in it") {
    Rig rig;
    rig.open();
    const auto parts = [](const json& line) {
        std::vector<std::string> ids;
        for (const auto& sentence : line)
            ids.push_back(sentence.at("id"));
        return ids;
    };
    using Ids = std::vector<std::string>;
    CHECK(parts(rig.view(1).at("line")) == Ids{"line-seats", "label-target", "line-specials",
                                               "label-queen-spades", "label-answer-may"});
    CHECK(rig.announced.back().line.size() == 1);
    CHECK(rig.client(1).done(rig.change(1, 5, R"({"answer":"off"})")));
    CHECK(parts(rig.view(1).at("line")) == Ids{"line-seats", "label-target", "line-specials",
                                               "label-queen-spades", "label-answer-off"});
    CHECK(rig.view(1).at("line").at(0).at("args").at("seats") == 5);
    const auto told = rig.client(1).notices.back();
    CHECK(told.at("n") == "settings_changed");
    CHECK(parts(told.at("line")) == Ids{"line-seats", "label-answer-off"});
    CHECK(rig.announced.back().line.size() == 2);
    rig.restart();
    rig.attach(1, "Ann");
    CHECK(rig.view(1).at("line").size() == 5);
}

TEST_CASE("the computers' level and who may come are the host's to say") {
    Rig rig;
    rig.open();
    rig.send(command::ChangeSettings{1, "a", {}, {}, Access::unlisted, "easy", {}, {}, {}, {}});
    CHECK(rig.view(1).at("access") == "unlisted");
    CHECK(rig.view(1).at("level") == "easy");
    CHECK(rig.announced.back().access == Access::unlisted);
    rig.send(command::ChangeSettings{1, "b", {}, {}, {}, "genius", {}, {}, {}, {}});
    CHECK(rig.client(1).refused("b", "bad_value"));
}
