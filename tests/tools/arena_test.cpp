#include "kitchen_table/tools/arena.h"
#include "kitchen_table/ruleset_files/ruleset_files.h"
#include "kitchen_table/wire/crazy_eights/rulesets.h"

#include <nlohmann/json.hpp>

#include <catch2/catch.hpp>

namespace tools = kitchen_table::tools;
namespace codec = kitchen_table::wire::crazy_eights;

namespace {

tools::ArenaResult played(int seats, std::initializer_list<const char*> players, int games,
                          int threads = 1, std::string_view ruleset = "newfoundland") {
    tools::ArenaOptions options;
    options.ruleset = ruleset;
    for (const auto& file : kitchen_table::ruleset_files::embedded_rulesets()) {
        if (file.slug == options.ruleset) {
            options.rules = codec::ruleset_from_text(file.text).value().rules;
        }
    }
    options.seats = seats;
    for (const char* name : players)
        options.players.push_back(tools::arena_player_from_text(name).value());
    options.games = games;
    options.threads = threads;
    return tools::arena(options);
}

}  // namespace

TEST_CASE("a player of the arena is a level, sharp also with a number of playouts") {
    CHECK(tools::arena_player_from_text("steady"));
    CHECK(tools::arena_player_from_text("sharp"));
    CHECK(tools::arena_player_from_text("sharp@120")->thinking.playouts == 120);
    for (const auto* name : {"", "hard", "steady@5", "sharp@", "sharp@0", "sharp@-3", "sharp@9x"}) {
        INFO(name);
        CHECK_FALSE(tools::arena_player_from_text(name));
    }
}

TEST_CASE("every deal is played from every seat, so it makes no difference who is named first") {
    const auto one = played(2, {"steady", "easy"}, 60);
    const auto other = played(2, {"easy", "steady"}, 60);
    REQUIRE(one.scores.size() == 2);
    REQUIRE(other.scores.size() == 2);
    CHECK(one.scores[0].games_won.mean == Approx(other.scores[1].games_won.mean));
    CHECK(one.scores[0].round_points.mean == Approx(other.scores[1].round_points.mean));
    CHECK(one.rounds == other.rounds);
    CHECK(one.games_won_by_all() == Approx(1));
}

TEST_CASE("seats of one name count together") {
    const auto result = played(4, {"sharp@8", "steady", "steady", "steady"}, 10);
    CHECK(result.games == 12);  // whole turns of the seats
    CHECK(result.groups == 3);
    REQUIRE(result.scores.size() == 2);
    CHECK(result.scores[0].seats == 1);
    CHECK(result.scores[1].seats == 3);
    CHECK(result.games_won_by_all() == Approx(1));
}

TEST_CASE("wins and points are the same however many games are played at a time") {
    const auto alone = played(3, {"sharp@16", "steady", "random"}, 24, 1);
    const auto together = played(3, {"sharp@16", "steady", "random"}, 24, 3);
    for (std::size_t i = 0; i < alone.scores.size(); ++i) {
        INFO(alone.scores[i].name);
        CHECK(alone.scores[i].games_won.mean == together.scores[i].games_won.mean);
        CHECK(alone.scores[i].round_points.mean == together.scores[i].round_points.mean);
        CHECK(alone.scores[i].moves == together.scores[i].moves);
    }
}

TEST_CASE("the arena's result is one JSON object, and a table to read") {
    const auto result = played(2, {"steady", "random"}, 40);
    const auto json = nlohmann::json::parse(tools::arena_json(result));
    CHECK(json.at("ruleset") == "newfoundland");
    CHECK(json.at("games") == 40);
    CHECK(json.at("deals") == 20);
    const auto& steady = json.at("players").at(0);
    CHECK(steady.at("player") == "steady");
    CHECK(steady.at("games_won").at("mean").get<double>() > 0.7);
    CHECK(steady.at("games_won").at("margin").get<double>() > 0);
    CHECK(steady.at("p99_ms").get<double>() >= steady.at("median_ms").get<double>());
    CHECK(tools::arena_text(result).find("\nsteady ") != std::string::npos);
}

TEST_CASE("rounds of all levels end, under every ruleset and at every number of seats") {
    for (const auto& file : kitchen_table::ruleset_files::embedded_rulesets()) {
        const auto range = codec::ruleset_from_text(file.text).value().rules.seats;
        for (int seats = range.min; seats <= range.max; ++seats) {
            INFO(file.slug << " " << seats << " seats");
            // A round without end, or a move that is not legal, would throw.
            const auto result =
                seats < 4 ? played(seats, {"sharp@4", "random"}, 1, 1, file.slug)
                          : played(seats, {"sharp@4", "steady", "easy", "random"}, 1, 1, file.slug);
            CHECK(result.games_won_by_all() == Approx(1));
        }
    }
}
