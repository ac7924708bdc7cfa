// What every store promises, run on each of them.
#include "fixtures.h"
#include "rows.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::store;
using namespace kitchen_table::store::tests;

namespace {

Failure failure_of(Store& store, std::vector<TableCommit> commits) {
    try {
        store.commit(commits);
    } catch (const StoreError& error) {
        CHECK(std::string(error.what()) != "");
        return error.failure();
    }
    FAIL("the commit was taken");
    return Failure::io;
}

}  // namespace

#define STORES MemoryFixture, SqliteFixture

TEMPLATE_TEST_CASE("a table and its actions come back as they were written", "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    auto commit = opening("T1");
    commit.table->seq = 0xFFFF'FFFF'FFFF'FFFEU;
    commit.actions = {action_row("T1", 2, 0, "a"), action_row("T1", 3, 1, ""),
                      action_row("T1", 4, 0, "b")};
    write(store, commit);

    const auto stored = store.load_table("T1");
    REQUIRE(stored);
    CHECK(stored->table == *commit.table);
    CHECK(stored->actions == commit.actions);
    CHECK_FALSE(store.load_table("T2"));
}

TEMPLATE_TEST_CASE("texts come back byte for byte, whatever is in them", "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    const std::vector<std::string> names{"",
                                         "O'Hara",
                                         "\"; DROP TABLE people; --",
                                         std::string("a\0b", 3),
                                         "\x01\x1b[31m",
                                         "Zoë ♠ 🂡",
                                         "%s%n",
                                         "\\'",
                                         "NULL",
                                         "' OR 1=1 --",
                                         std::string(5000, 'x')};
    int number = 0;
    for (const auto& name : names) {
        auto somebody = person(++number);
        somebody.name = name;
        store.put_person(somebody);
        CHECK(store.person_by_id(somebody.id) == somebody);
        store.put_preference(name, name, name);
        CHECK(store.preference(name, name) == name);
    }
}

TEMPLATE_TEST_CASE("a later row of a table replaces the earlier one and keeps its actions", "",
                   STORES) {
    TestType fixture;
    auto& store = fixture.store();
    write(store, opening("T1"));
    write(store, acting("T1", 2, 0, "a"));
    TableCommit later;
    later.table_id = "T1";
    later.table = table_row("T1", 9);
    write(store, later);

    const auto stored = store.load_table("T1");
    REQUIRE(stored);
    CHECK(stored->table.seq == 9);
    CHECK(stored->actions.size() == 1);
}

TEMPLATE_TEST_CASE("open tables come oldest first, and closed ones do not come", "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    CHECK(store.open_tables().empty());
    for (const auto* id : {"T3", "T1", "T4", "T2"})
        write(store, opening(id));
    write(store, acting("T1", 2, 0, "a"));
    write(store, acting("T2", 2, 0, "a"));
    write(store, acting("T1", 3, 1, ""));
    TableCommit closing;
    closing.table_id = "T4";
    closing.table = table_row("T4", 5);
    closing.table->closed = true;
    write(store, closing);
    TableCommit changed;
    changed.table_id = "T3";
    changed.table = table_row("T3", 7);
    write(store, changed);

    const auto open = store.open_tables();
    REQUIRE(open.size() == 3);
    CHECK(open[0].table == *changed.table);
    CHECK(open[0].actions.empty());
    CHECK(open[1].table.id == "T1");
    CHECK(open[1].actions == std::vector{action_row("T1", 2, 0, "a"), action_row("T1", 3, 1, "")});
    CHECK(open[2].table.id == "T2");
    CHECK(open[2].actions.size() == 1);
    const auto closed = store.load_table("T4");
    REQUIRE(closed);
    CHECK(closed->table.closed);
}

TEMPLATE_TEST_CASE("of a closed table the body, which holds names, is not kept", "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    auto commit = opening("T1");
    write(store, commit);
    commit.table->closed = true;
    write(store, commit);
    auto expected = *commit.table;
    expected.body.clear();
    CHECK(store.load_table("T1")->table == expected);

    auto closed_at_once = opening("T2");
    closed_at_once.table->closed = true;
    write(store, closed_at_once);
    CHECK(store.load_table("T2")->table.body.empty());
}

TEMPLATE_TEST_CASE("an action sent twice is refused whole", "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    write(store, opening("T1"));
    write(store, acting("T1", 2, 0, "a"));

    SECTION("in a later commit, with everything that came with it") {
        auto again = acting("T1", 3, 0, "b");
        again.table = table_row("T1", 3);
        again.actions.push_back(action_row("T1", 4, 0, "a"));
        CHECK(failure_of(store, {opening("T2"), again}) == Failure::corrupt);
        CHECK_FALSE(store.load_table("T2"));
        CHECK(store.load_table("T1")->table.seq == 1);
    }
    SECTION("within one commit") {
        auto twice = acting("T1", 3, 0, "b");
        twice.actions.push_back(action_row("T1", 4, 0, "b"));
        CHECK(failure_of(store, {twice}) == Failure::corrupt);
    }
    SECTION("in two commits written together") {
        CHECK(failure_of(store, {acting("T1", 3, 0, "b"), acting("T1", 4, 0, "b")}) ==
              Failure::corrupt);
    }
    CHECK(store.load_table("T1")->actions.size() == 1);
    write(store, acting("T1", 3, 0, "b"));
    CHECK(store.load_table("T1")->actions.size() == 2);
}

TEMPLATE_TEST_CASE("the same action id is fine at another seat, at another table and for computers",
                   "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    write(store, opening("T1"));
    write(store, opening("T2"));
    write(store, acting("T1", 2, 0, "a"));
    write(store, acting("T1", 3, 1, "a"));
    write(store, acting("T2", 2, 0, "a"));
    write(store, acting("T1", 4, 0, ""));
    write(store, acting("T1", 5, 0, ""));
    CHECK(store.load_table("T1")->actions.size() == 4);
}

TEMPLATE_TEST_CASE("an action of a table that is not stored is refused", "", STORES) {
    TestType fixture;
    CHECK(failure_of(fixture.store(), {acting("T1", 2, 0, "a")}) == Failure::corrupt);
    CHECK_FALSE(fixture.store().load_table("T1"));
}

TEMPLATE_TEST_CASE("a row of another table than its commit's is refused", "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    write(store, opening("T1"));
    write(store, opening("T2"));
    auto mixed = acting("T1", 2, 0, "a");
    mixed.actions.push_back(action_row("T2", 2, 0, "a"));
    CHECK(failure_of(store, {mixed}) == Failure::corrupt);
    CHECK(store.load_table("T1")->actions.empty());
}

TEMPLATE_TEST_CASE("several tables are written together or not at all", "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    const std::vector<TableCommit> together{opening("T1"), opening("T2"), acting("T1", 2, 0, "a"),
                                            acting("T2", 2, 0, "a")};
    store.commit(together);
    CHECK(store.open_tables().size() == 2);

    auto archive = opening("T3");
    archive.finished_round = round_row("T3", 1, 1);
    archive.finished_game = game_row("T3", 1);
    CHECK(failure_of(store, {archive, acting("T1", 3, 0, "b"), acting("T2", 3, 0, "a")}) ==
          Failure::corrupt);
    CHECK(store.open_tables().size() == 2);
    CHECK(store.load_table("T1")->actions.size() == 1);
    CHECK_FALSE(store.round(archive.finished_round->id));
    CHECK(store.games_of_table("T3").empty());
}

TEMPLATE_TEST_CASE("a new game drops the table's actions of older games and nothing else", "",
                   STORES) {
    TestType fixture;
    auto& store = fixture.store();
    for (const auto* id : {"T1", "T2"}) {
        write(store, opening(id));
        write(store, acting(id, 2, 0, "a"));
    }
    auto fresh = acting("T1", 3, 0, "a");
    fresh.drop_actions_of_older_games = true;
    fresh.finished_round = round_row("T1", 1, 1);
    write(store, fresh);

    CHECK(store.load_table("T1")->actions == fresh.actions);
    CHECK(store.load_table("T2")->actions.size() == 1);
    CHECK(store.round(fresh.finished_round->id) == fresh.finished_round);
}

TEMPLATE_TEST_CASE("finished rounds and games are found again in order", "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    write(store, opening("T1"));
    for (const auto& row : {round_row("T1", 1, 2), round_row("T1", 1, 1), round_row("T1", 2, 1),
                            round_row("T2", 1, 1)}) {
        TableCommit commit;
        commit.table_id = row.table_id;
        commit.finished_round = row;
        write(store, commit);
    }
    for (const auto& row : {game_row("T1", 2), game_row("T1", 1), game_row("T2", 1)}) {
        TableCommit commit;
        commit.table_id = row.table_id;
        commit.finished_game = row;
        write(store, commit);
    }
    CHECK(store.round(round_row("T1", 2, 1).id) == round_row("T1", 2, 1));
    CHECK_FALSE(store.round("ROUND-no"));
    CHECK(store.rounds_of_game("T1", 1) ==
          std::vector{round_row("T1", 1, 1), round_row("T1", 1, 2)});
    CHECK(store.rounds_of_game("T1", 3).empty());
    CHECK(store.games_of_table("T1") == std::vector{game_row("T1", 1), game_row("T1", 2)});

    TableCommit again;
    again.table_id = "T1";
    again.finished_round = round_row("T1", 1, 1);
    CHECK(failure_of(store, {again}) == Failure::corrupt);
    again.finished_round.reset();
    again.finished_game = game_row("T1", 1);
    CHECK(failure_of(store, {again}) == Failure::corrupt);
}

TEMPLATE_TEST_CASE("a commit of nothing is fine", "", STORES) {
    TestType fixture;
    fixture.store().commit({});
    TableCommit empty;
    empty.table_id = "T1";
    write(fixture.store(), empty);
    CHECK(fixture.store().open_tables().empty());
}
