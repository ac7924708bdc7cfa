// Files of every earlier schema, and what happens when a step fails. `golden/version_N.sql` is a
// file as the program with schema version N wrote it; every new migration adds one.
#include "../../src/store/sqlite/migrations.h"

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
            const auto open = store.open_tables();
            REQUIRE(open.size() == 1);
            CHECK(open[0].table == table_row("T1", 7));
            CHECK(open[0].actions ==
                  std::vector{action_row("T1", 2, 0, "a"), action_row("T1", 3, 1, "")});
            CHECK(store.load_table("T2")->table.closed);
            CHECK(store.person_by_id("PERSON1") == person(1));
            CHECK(store.preference("PERSON1", "last_table") == R"({"seats":4})");
            CHECK(store.rounds_of_game("T2", 1) == std::vector{round_row("T2", 1, 1)});
            CHECK(store.games_of_table("T2") == std::vector{game_row("T2", 1)});
        }
        CHECK(schema_of(path) == schema_of(folder / "fresh.db"));
    }
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
    auto playing = opening("T1");
    playing.table = table_row("T1", 7);
    playing.actions = {action_row("T1", 2, 0, "a"), action_row("T1", 3, 1, "")};
    auto over = opening("T2");
    over.table->closed = true;
    over.finished_round = round_row("T2", 1, 1);
    over.finished_game = game_row("T2", 1);
    store.commit(std::vector{playing, over});
    store.put_person(person(1));
    store.put_preference("PERSON1", "last_table", R"({"seats":4})");
}
