// Files of every earlier schema, and what happens when a step fails. `golden/version_N.sql` is a
// file as the program with schema version N wrote it; every new migration adds one.
#include "../../src/store/sqlite/migrations.h"

#include "everything.h"
#include "fixtures.h"
#include "rows.h"

#include <catch2/catch.hpp>
#include <fstream>
#include <iterator>

using namespace kitchen_table::store;
using namespace kitchen_table::store::tests;
using kitchen_table::store::sqlite::all_migrations;
using kitchen_table::store::sqlite::Connection;
using kitchen_table::store::sqlite::migrate;
using kitchen_table::store::sqlite::Migration;
using kitchen_table::store::sqlite::OpenMode;

namespace {

std::string golden(std::size_t version) {
    std::ifstream file("tests/store/golden/version_" + std::to_string(version) + ".sql");
    REQUIRE(file);
    return {std::istreambuf_iterator<char>(file), {}};
}

// Everything that defines a file's schema, as text.
std::string schema_of(const std::filesystem::path& path) {
    Connection connection(path, OpenMode::read_write, "", 0);
    return connection.text(
               "SELECT group_concat(sql, ';') FROM (SELECT sql FROM sqlite_master ORDER BY name)") +
           " version " + std::to_string(connection.integer("PRAGMA user_version")) + " of " +
           std::to_string(connection.integer("PRAGMA application_id"));
}

void add_a_column(Connection& connection) {
    connection.run("ALTER TABLE people ADD COLUMN language TEXT");
}

void fail_half_way(Connection& connection) {
    connection.run("CREATE TABLE half(way TEXT)");
    connection.run("INSERT INTO nowhere VALUES (1)");
}

}  // namespace

TEST_CASE("a file of every earlier version is brought to the newest schema with its rows") {
    TemporaryFolder folder;
    { SqliteStore fresh(folder / "fresh.db"); }
    for (std::size_t version = 1; version <= all_migrations().size(); ++version) {
        const auto path = folder / (std::to_string(version) + ".db");
        Connection(path, OpenMode::create, "", 0).run(golden(version));
        {
            SqliteStore store(path);
            if (version == 1) check_what_was_always_kept(store);
            if (version == 2) check_what_version_2_kept(store);
            if (version == 3) check_what_version_3_kept(store);
            if (version > 3) check_everything(store);
        }
        CHECK(schema_of(path) == schema_of(folder / "fresh.db"));
    }
}

namespace {

// A game as the first version wrote it.
std::string old_game(const std::string& id, const std::string& body) {
    return "INSERT INTO games(id, table_id, game, ruleset, body, started_ms, ended_ms) VALUES('" +
           id + "', 'T1', 1, 'newfoundland', '" + body + "', 1000, 2000);";
}

const std::string between_people =
    R"({"rounds":3,"rules":{"points_per_card":2},"seats":[)"
    R"({"kind":"person","left_by":"","name":"Zoë O''Hara","person":"PERSON2"},)"
    R"({"kind":"computer","left_by":"PERSON3","name":"","person":""},)"
    R"({"kind":"person","left_by":"","name":"Ann","person":"PERSON1"}],)"
    R"("totals":[12,-7,30],"winners":[0,2]})";

}  // namespace

TEST_CASE("who sat at a game of the first version is found in its seats, and not in its body") {
    TemporaryFolder folder;
    const auto path = folder / "kitchen.db";
    {
        Connection old(path, OpenMode::create, "", 0);
        old.run(golden(1));
        old.run(old_game("G1", between_people));
        old.run(old_game("G2", R"({"rounds":1,"seats":[{"name":"Ann","person":"PERSON1"}],)"
                               R"("totals":[5],"winners":null})"));
        old.run(old_game("G3", R"({"rounds":1,"seats":[{"name":"Ann","person":"PERSON1"}],)"
                               R"("totals":[5],"winners":[]})"));
    }
    SqliteStore store(path);
    const auto game = store.game("G1");
    REQUIRE(game);
    CHECK(game->seats == std::vector<GameSeat>{{"PERSON2", "Zoë O'Hara", 12, true, 0},
                                               {"", "Skipper", -7, false, 0},
                                               {"PERSON1", "Ann", 30, true, 0}});
    CHECK(game->rounds == 3);
    CHECK(game->whole);
    CHECK(game->body == R"({"rounds":3,"rules":{"points_per_card":2},)"
                        R"("totals":[12,-7,30],"winners":[0,2]})");
    CHECK(game->started_ms == 1000);
    CHECK(game->ended_ms == 2000);
    CHECK_FALSE(store.game("G2")->whole);
    CHECK_FALSE(store.game("G3")->whole);
    CHECK(store.games_of_person("PERSON1", 9000, 10).size() == 3);
    CHECK(store.records_of_person("PERSON1") ==
          std::vector<PersonRecord>{{"newfoundland", 1, 1, 3, 0, 0, 30}});
    CHECK(store.together({"PERSON1", "PERSON2"}, "newfoundland") ==
          std::vector<Standing>{{"PERSON1", "Ann 1", 1, 1, 30}, {"PERSON2", "", 1, 1, 12}});
}

TEST_CASE("a game of the first version that is not understood is kept as it is, without seats") {
    TemporaryFolder folder;
    const auto path = folder / "kitchen.db";
    const std::vector<std::string> bodies{
        "",
        "no JSON",
        "[1,2]",
        "7",
        R"({"seats":7,"totals":"x","winners":{"a":1},"rounds":"many"})",
        R"({"seats":["Ann",null,4,[]],"totals":[1],"winners":[0]})",
        R"({"seats":[{"person":{"a":1},"name":7}],"totals":[1.5],"rounds":2.5})"};
    {
        Connection old(path, OpenMode::create, "", 0);
        old.run(golden(1));
        int number = 0;
        for (const auto& body : bodies)
            old.run(old_game("G" + std::to_string(++number), body));
    }
    SqliteStore store(path);
    for (std::size_t number = 1; number <= bodies.size(); ++number) {
        const auto game = store.game("G" + std::to_string(number));
        REQUIRE(game);
        CAPTURE(game->body);
        CHECK(game->seats.size() == (number == 7 ? 1 : 0));
        if (number <= 4) CHECK(game->body == bodies[number - 1]);
    }
    check_what_was_always_kept(store);
}

TEST_CASE("a file of a newer program is refused with words, and nothing is written to it") {
    TemporaryFolder folder;
    const auto path = folder / "kitchen.db";
    { SqliteStore store(path); }
    const auto newer = std::to_string(all_migrations().size() + 1);
    Connection(path, OpenMode::read_write, "", 0).run("PRAGMA user_version = " + newer);
    try {
        SqliteStore store(path);
        FAIL("the file was taken");
    } catch (const StoreError& error) {
        CHECK(error.failure() == Failure::too_new);
        CHECK_THAT(error.what(), Catch::Contains("a newer program wrote it") &&
                                     Catch::Contains("version " + newer));
    }
    CHECK_THAT(schema_of(path), Catch::Contains("version " + newer));
}

TEST_CASE("a step that fails leaves the file at the step before, and it can be taken again") {
    TemporaryFolder folder;
    const auto path = folder / "kitchen.db";
    { SqliteStore store(path); }
    const auto before = schema_of(path);
    std::vector<Migration> steps(all_migrations().begin(), all_migrations().end());
    steps.push_back(&fail_half_way);
    {
        Connection connection(path, OpenMode::read_write, "", 0);
        CHECK_THROWS_AS(migrate(connection, steps), StoreError);
    }
    CHECK(schema_of(path) == before);

    steps.back() = &add_a_column;
    {
        Connection connection(path, OpenMode::read_write, "", 0);
        migrate(connection, steps);
        migrate(connection, steps);
    }
    CHECK_THAT(schema_of(path), Catch::Contains("language TEXT"));
}

// Not part of a test run: `tests_store "[write-golden]"` writes the file for the newest version.
TEST_CASE("a data file of this version, for the golden files", "[.][write-golden]") {
    const std::filesystem::path path = "golden.db";
    SqliteStore store(path);
    put_everything(store);
}
