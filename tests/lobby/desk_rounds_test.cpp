// The records of somebody's rounds, to take along; and finished rounds for whoever has the address.
#include "desk_rig.h"

#include "kitchen_table/lobby/replays.h"

#include <set>

using namespace kitchen_table::lobby;
using kitchen_table::lobby::tests::Desk;
using nlohmann::json;
namespace store = kitchen_table::store;
namespace to_desk = kitchen_table::wire::to_desk;

namespace {

/// A record of about so many bytes, which names its round.
std::string record_of(const std::string& table_id, int round, std::size_t bytes) {
    const json record{{"at", table_id + " " + std::to_string(round)},
                      {"pack", std::string(bytes, 'x')}};
    return record.dump();
}

/// The rounds of a game that this desk has seen finished.
void add_rounds(Desk& desk, const store::GameRow& game, int rounds, std::size_t bytes) {
    for (int round = 1; round <= rounds; ++round) {
        store::TableCommit commit;
        commit.table_id = game.table_id;
        commit.finished_round = store::RoundRow{
            game.id + "-" + std::to_string(round),  game.table_id, game.id, 1, round,
            record_of(game.table_id, round, bytes), game.ended_ms};
        desk.store.commit({&commit, 1});
    }
}

std::vector<std::vector<std::string>> whole_export(Desk& desk, const std::string& person) {
    std::vector<std::vector<std::string>> parts;
    to_desk::ExportRounds request;
    while (parts.size() < 1'000) {
        const auto answer = desk.ask(person, request);
        REQUIRE(answer.at("t") == "exported_rounds");
        CHECK(answer.dump().size() <= 128 * 1024);
        auto& part = parts.emplace_back();
        for (const std::string record : answer.at("records"))
            part.push_back(json::parse(record).at("at"));
        if (answer.at("next").is_null()) return parts;
        request.after = answer.at("next");
    }
    FAIL("the export never ends");
    return parts;
}

}  // namespace

TEST_CASE("somebody takes along the records of their own rounds, the oldest game first") {
    Desk desk;
    const auto ann = desk.arrive("Ann"), bo = desk.arrive("Bo");
    const auto later = desk.play({{ann, "Ann"}, {bo, "Bo"}}, desk.now_ms);
    const auto others = desk.play({{bo, "Bo"}, {"", "Skipper"}}, desk.now_ms - 2'000);
    const auto earlier = desk.play({{"", "Skipper"}, {ann, "Ann"}}, desk.now_ms - 1'000);
    for (const auto& game : {later, others, earlier})
        add_rounds(desk, game, 2, 100);
    CHECK(whole_export(desk, ann) == std::vector<std::vector<std::string>>{
                                         {"table-3 1", "table-3 2", "table-1 1", "table-1 2"}});
}

TEST_CASE("who has finished no game takes nothing along") {
    Desk desk;
    CHECK(whole_export(desk, desk.arrive("Ann")) == std::vector<std::vector<std::string>>{{}});
}

TEST_CASE("many records come in parts, each once, and a very long one alone") {
    Desk desk;
    const auto ann = desk.arrive("Ann");
    std::size_t expected = 0;
    for (int number = 0; number < 5; ++number) {
        const auto game = desk.play({{ann, "Ann"}, {"", "Skipper"}}, desk.now_ms);
        const int rounds = 17 + number;
        add_rounds(desk, game, rounds, number == 2 ? 60'000 : 2'000);
        expected += static_cast<std::size_t>(rounds);
    }
    const auto parts = whole_export(desk, ann);
    CHECK(parts.size() > 10);
    std::set<std::string> seen;
    std::size_t told = 0;
    for (const auto& part : parts) {
        CHECK_FALSE(part.empty());
        told += part.size();
        seen.insert(part.begin(), part.end());
    }
    CHECK(told == expected);
    CHECK(seen.size() == expected);
}

TEST_CASE("rounds are taken along as seldom as everything else, and from known places only") {
    DeskLimits limits;
    limits.exports_per_hour = 2;
    Desk desk(limits);
    const auto ann = desk.arrive("Ann");
    CHECK(desk.says(ann, to_desk::ExportRounds{}) == "exported_rounds");
    CHECK(desk.says(ann, to_desk::ExportMe{}) == "exported");
    CHECK(desk.says(ann, to_desk::ExportRounds{}) == "rate_limited");
    CHECK(desk.says(ann, to_desk::ExportRounds{"5-1-game"}) == "exported_rounds");
    for (const auto* wrong : {"5", "5-1", "x-1-game", "5-x-game", "-5-1-game", "--"}) {
        CHECK(desk.says(ann, to_desk::ExportRounds{wrong}) == "bad_value");
    }
}

TEST_CASE("the records of a finished game are a line each; a game that goes on has none yet") {
    Desk desk;
    const auto ann = desk.arrive("Ann");
    const auto game = desk.play({{ann, "Ann"}, {"", "Skipper"}}, desk.now_ms);
    add_rounds(desk, game, 3, 10);
    std::string lines;
    for (int round = 1; round <= 3; ++round)
        lines += record_of(game.table_id, round, 10) + "\n";
    CHECK(records_of_game(desk.store, game.id) == lines);
    CHECK_FALSE(records_of_game(desk.store, "game-9"));
}

TEST_CASE("a replay shows what was told, though this program cannot play the record any more") {
    const auto game = kitchen_table::table::crazy_eights_module({});
    FinishedRound round;
    round.row.id = "r1";
    round.row.record =
        R"({"format":"kitchen-table/round/1","game":"crazy-eights","rules":{"old":1}})";
    round.row.told = R"([{"told":[{"n":"round_dealt"}]},{"told":[]}])";
    round.seats = {
        {"id-of-Ann", "Ann", 1, true, 1}, {"", "Skipper", 0, false, 0}, {"", "", 0, false, 0}};
    REQUIRE_FALSE(game->replay(round.row.record));
    const auto text = replay_text(round, *game);
    REQUIRE(text);
    const auto replay = json::parse(*text);
    CHECK(replay.at("frames") == json::parse(round.row.told));
    CHECK(replay.at("record") == json::parse(round.row.record));
    CHECK(replay.at("seats") == json::parse(R"([{"name":"Ann","computer":false},
        {"name":"Skipper","computer":true},{"name":"","computer":false}])"));
    round.row.told.clear();
    CHECK_FALSE(replay_text(round, *game));
}
