// What every store promises about finished games and what they add up to.
#include "fixtures.h"
#include "rows.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::store;
using namespace kitchen_table::store::tests;

namespace {

void finish(Store& store, const std::vector<GameRow>& games) {
    for (const auto& game : games)
        store.commit(std::vector{finishing(game)});
}

void know(Store& store, int people) {
    for (int number = 1; number <= people; ++number)
        store.put_person(person(number));
}

std::vector<std::string> ids_of(const std::vector<GameRow>& games) {
    std::vector<std::string> ids;
    for (const auto& game : games)
        ids.push_back(game.id);
    return ids;
}

using Ids = std::vector<std::string>;

}  // namespace

#define STORES MemoryFixture, SqliteFixture

TEMPLATE_TEST_CASE("a game comes back with its seats as they were written", "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    auto game = game_of("G1", {"PERSON1", "", "PERSON2"});
    game.whole = false;
    game.seats[0].total = -5;
    finish(store, {game});
    CHECK(store.game("G1") == game);
    CHECK(store.games_of_table("T1") == std::vector{game});
    CHECK_FALSE(store.game("G2"));
}

TEMPLATE_TEST_CASE("a person's games are the ones they sat at, the latest first", "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    finish(store, {game_of("G1", {"PERSON1", "PERSON2"}, 100), game_of("G2", {"PERSON2", ""}, 200),
                   game_of("G3", {"", "PERSON1"}, 400), game_of("G4", {"PERSON1", "PERSON3"}, 300),
                   game_of("G5", {"", ""}, 500)});
    CHECK(ids_of(store.games_of_person("PERSON1", 1'000, 10)) == Ids{"G3", "G4", "G1"});
    CHECK(ids_of(store.games_of_person("PERSON1", 400, 10)) == Ids{"G4", "G1"});
    CHECK(ids_of(store.games_of_person("PERSON1", 1'000, 2)) == Ids{"G3", "G4"});
    CHECK(store.games_of_person("PERSON1", 101, 10) ==
          std::vector{game_of("G1", {"PERSON1", "PERSON2"}, 100)});
    CHECK(store.games_of_person("PERSON9", 1'000, 10).empty());
    CHECK(store.games_of_person("", 1'000, 10).empty());
}

TEMPLATE_TEST_CASE("a round comes back as it was told, but not in the list of its game", "",
                   STORES) {
    TestType fixture;
    auto& store = fixture.store();
    auto round = round_row("T1", 1, 1);
    round.told = R"([{"told":[]},{"told":[]}])";
    TableCommit commit;
    commit.table_id = "T1";
    commit.finished_round = round;
    store.commit(std::vector{commit});
    CHECK(store.round(round.id) == round);
    round.told.clear();
    CHECK(store.rounds_of_game("T1", 1) == std::vector{round});
}

TEMPLATE_TEST_CASE("a person's rounds are those of their finished games, the oldest first", "",
                   STORES) {
    TestType fixture;
    auto& store = fixture.store();
    const auto play = [&](const std::string& table_id, int rounds) {
        for (int number = 1; number <= rounds; ++number) {
            TableCommit commit;
            commit.table_id = table_id;
            commit.finished_round = round_row(table_id, 1, number);
            commit.finished_round->record = table_id + " " + std::to_string(number);
            store.commit(std::vector{commit});
        }
    };
    const auto end = [&](const std::string& table_id, const std::string& id,
                         const std::vector<std::string>& people, std::int64_t ended_ms) {
        auto game = game_of(id, people, ended_ms);
        game.table_id = table_id;
        finish(store, {game});
    };
    for (const std::string table_id : {"T1", "T2", "T3", "T4", "T5"})
        play(table_id, 3);
    end("T1", "G1", {"PERSON1", ""}, 300);
    end("T2", "G2", {"PERSON2", "PERSON1"}, 200);
    end("T3", "G3", {"PERSON2", ""}, 100);
    end("T4", "G4", {"PERSON1", "PERSON2"}, 200);
    // The game at T5 goes on.
    const auto records = [&](const RoundPlace& after, int limit) {
        std::vector<std::string> found;
        for (const auto& round : store.rounds_of_person("PERSON1", after, limit))
            found.push_back(round.record);
        return found;
    };
    CHECK(records({}, 100) ==
          Ids{"T2 1", "T2 2", "T2 3", "T4 1", "T4 2", "T4 3", "T1 1", "T1 2", "T1 3"});
    CHECK(records({}, 4) == Ids{"T2 1", "T2 2", "T2 3", "T4 1"});
    CHECK(records({200, "G4", 1}, 3) == Ids{"T4 2", "T4 3", "T1 1"});
    CHECK(records({300, "G1", 3}, 3).empty());
    CHECK(store.rounds_of_person("PERSON9", {}, 10).empty());
    CHECK(store.rounds_of_person("", {}, 10).empty());
    const auto last = store.rounds_of_person("PERSON1", {}, 100).back();
    CHECK(last.place == RoundPlace{300, "G1", 3});
}

TEMPLATE_TEST_CASE("a person's record sums up whole games among people, by ruleset", "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    auto scat = game_of("G5", {"PERSON2", "PERSON1"});
    scat.ruleset = "scat";
    scat.seats[1].total = -20;
    auto broken_off = game_of("G6", {"PERSON2", "PERSON1"});
    broken_off.whole = false;
    auto only_broken_off = broken_off;
    only_broken_off.id = "G7";
    only_broken_off.ruleset = "go-fish";
    finish(store, {game_of("G1", {"PERSON1", "PERSON2"}), game_of("G2", {"PERSON2", "", "PERSON1"}),
                   game_of("G3", {"", "PERSON1"}), game_of("G4", {"PERSON2", "PERSON3"}), scat,
                   broken_off, only_broken_off});
    const auto records = store.records_of_person("PERSON1");
    REQUIRE(records.size() == 2);
    CHECK(records[0] == PersonRecord{"newfoundland", 2, 1, 6, 2, 1, 30});
    CHECK(records[1] == PersonRecord{"scat", 1, 1, 3, 2, 0, -20});
    CHECK(store.records_of_person("PERSON9").empty());
    CHECK(store.records_of_person("").empty());
}

TEMPLATE_TEST_CASE("the leaders have won most of few whole games among people, of late", "",
                   STORES) {
    TestType fixture;
    auto& store = fixture.store();
    know(store, 4);
    auto broken_off = game_of("G6", {"PERSON2", "PERSON1"}, 500);
    broken_off.whole = false;
    auto scat = game_of("G7", {"PERSON2", "PERSON1"}, 500);
    scat.ruleset = "scat";
    finish(store, {game_of("G1", {"PERSON2", "PERSON1"}, 99), game_of("G2", {"", "PERSON1"}, 500),
                   game_of("G3", {"PERSON1", "PERSON2"}, 100),
                   game_of("G4", {"PERSON1", "", "PERSON3"}, 500),
                   game_of("G5", {"PERSON4", "PERSON1", "PERSON9"}, 500), broken_off, scat});
    CHECK(store.leaders("newfoundland", 100, 0, 10) ==
          std::vector<Standing>{{"PERSON3", "Ann 3", 1, 1, 30},
                                {"PERSON2", "Ann 2", 1, 1, 20},
                                {"PERSON4", "Ann 4", 1, 0, 10},
                                {"PERSON1", "Ann 1", 3, 0, 40}});
    CHECK(store.leaders("newfoundland", 100, 0, 1) ==
          std::vector<Standing>{{"PERSON3", "Ann 3", 1, 1, 30}});
    CHECK(store.leaders("scat", 0, 0, 10).size() == 2);
    CHECK(store.leaders("go-fish", 0, 0, 10).empty());
}

TEMPLATE_TEST_CASE(
    "a game with the coach counts in what people have played together and nowhere else", "",
    STORES) {
    TestType fixture;
    auto& store = fixture.store();
    know(store, 2);
    auto coached = game_of("G1", {"PERSON1", "PERSON2"}, 100);
    coached.coach = true;
    auto practice = game_of("G2", {"PERSON1", ""}, 100);
    practice.coach = true;
    finish(store, {coached, practice});
    CHECK(store.game("G1") == coached);
    CHECK(store.games_of_person("PERSON1", 1'000, 10).size() == 2);
    CHECK(store.records_of_person("PERSON1").empty());
    CHECK(store.leaders("newfoundland", 0, 0, 10).empty());
    CHECK(store.together({"PERSON1", "PERSON2"}, "newfoundland")[0].games == 1);
}

TEMPLATE_TEST_CASE("who is banned is no leader until the ban is over", "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    know(store, 2);
    auto banned = person(2);
    banned.banned_until_ms = 5'000;
    store.put_person(banned);
    finish(store, {game_of("G1", {"PERSON1", "PERSON2"}, 100)});
    CHECK(store.leaders("newfoundland", 0, 4'999, 10) ==
          std::vector<Standing>{{"PERSON1", "Ann 1", 1, 0, 10}});
    CHECK(store.leaders("newfoundland", 0, 5'000, 10).size() == 2);
}

TEMPLATE_TEST_CASE("what people have played together is of exactly these people", "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    know(store, 3);
    auto broken_off = game_of("G5", {"PERSON2", "PERSON1"});
    broken_off.whole = false;
    auto scat = game_of("G6", {"PERSON2", "PERSON1"});
    scat.ruleset = "scat";
    finish(store, {game_of("G1", {"PERSON1", "PERSON2"}), game_of("G2", {"PERSON2", "", "PERSON1"}),
                   game_of("G3", {"PERSON1", "PERSON2", "PERSON3"}), game_of("G4", {"PERSON1", ""}),
                   broken_off, scat});
    const std::vector<Standing> expected{{"PERSON2", "Ann 2", 2, 1, 30},
                                         {"PERSON1", "Ann 1", 2, 1, 40}};
    CHECK(store.together({"PERSON2", "PERSON1"}, "newfoundland") == expected);
    CHECK(store.together({"PERSON3", "PERSON1"}, "newfoundland") ==
          std::vector<Standing>{{"PERSON3", "Ann 3", 0, 0, 0}, {"PERSON1", "Ann 1", 0, 0, 0}});
    CHECK(store.together({"PERSON1"}, "newfoundland") ==
          std::vector<Standing>{{"PERSON1", "Ann 1", 1, 0, 10}});
    CHECK(store.together({"PERSON2", "PERSON1"}, "scat")[1].won == 1);
    CHECK(store.together({}, "newfoundland").empty());
}

TEMPLATE_TEST_CASE(
    "a deleted person's seats stay without id and name, and others keep their record", "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    know(store, 2);
    finish(store, {game_of("G1", {"PERSON1", "PERSON2"}, 100), game_of("G2", {"", "PERSON1"})});
    const auto record = store.records_of_person("PERSON2");
    const auto leaders = store.leaders("newfoundland", 0, 0, 10);
    store.delete_person("PERSON1");

    auto expected = game_of("G1", {"PERSON1", "PERSON2"}, 100);
    expected.seats[0].person_id.clear();
    expected.seats[0].name.clear();
    CHECK(store.game("G1") == expected);
    CHECK(ids_of(store.games_of_person("PERSON2", 1'000, 10)) == Ids{"G1"});
    CHECK(store.games_of_person("PERSON1", 1'000'000, 10).empty());
    CHECK(store.records_of_person("PERSON1").empty());
    CHECK(store.records_of_person("PERSON2") == record);
    CHECK(store.leaders("newfoundland", 0, 0, 10) == std::vector{leaders[0]});
    CHECK(store.together({"PERSON2", "PERSON1"}, "newfoundland")[0].games == 0);
    CHECK(store.together({"PERSON2"}, "newfoundland")[0].games == 0);
}
