// What the SQLite store does with people and games beyond the contract: all or nothing, nothing
// left of who was deleted, and no search through everything.
#include "kitchen_table/store/sqlite_store.h"

#include "../../src/store/sqlite/connection.h"
#include "../../src/store/sqlite/statements.h"
#include "everything.h"
#include "fixtures.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::store;
using namespace kitchen_table::store::tests;
using kitchen_table::store::sqlite::Connection;
using kitchen_table::store::sqlite::OpenMode;
using kitchen_table::store::sqlite::Statement;

namespace {

// Every text of every table that holds `part`, as table.column.
std::vector<std::string> places_of(const std::string& part, const std::filesystem::path& path) {
    Connection connection(path, OpenMode::read_write, "", 0);
    std::vector<std::string> places;
    Statement columns(connection,
                      "SELECT t.name, c.name FROM sqlite_master AS t, "
                      "pragma_table_info(t.name) AS c WHERE t.type = 'table'");
    for (auto rows = columns.rows(); rows.next();) {
        const auto table = rows.text(0), column = rows.text(1);
        Statement count(connection, "SELECT count(*) FROM \"" + table + "\" WHERE instr(CAST(\"" +
                                        column + "\" AS TEXT), ?1) > 0");
        auto found = count.rows(part);
        if (found.next() && found.integer(0) > 0) places.push_back(table + "." + column);
    }
    return places;
}

// How SQLite will find the rows of a statement, in its own words.
std::string plan_of(Connection& connection, const std::string& sql) {
    Statement explained(connection, "EXPLAIN QUERY PLAN " + sql);
    std::string plan;
    for (auto rows = explained.rows(); rows.next();)
        plan += rows.text(3) + "\n";
    return plan;
}

}  // namespace

TEST_CASE("a restart and a backup keep rows of every kind") {
    TemporaryFolder folder;
    const auto path = folder / "kitchen.db";
    {
        SqliteStore store(path);
        put_everything(store);
        store.backup_to(folder / "copy.db");
    }
    SqliteStore store(path);
    check_everything(store);
    SqliteStore copy(folder / "copy.db");
    check_everything(copy);
}

TEST_CASE("two things that belong together are written both or neither") {
    TemporaryFolder folder;
    const auto path = folder / "kitchen.db";
    SqliteStore store(path);
    put_everything(store);
    store.put_person(person(3));
    Connection other(path, OpenMode::read_write, "", 0);
    // A trigger fails where a disk may: half way.
    SECTION("an invite and who comes in by it") {
        other.run(
            "CREATE TRIGGER half_way BEFORE UPDATE ON people "
            "BEGIN SELECT RAISE(ABORT, 'half way'); END");
        CHECK(refused_with([&] { store.use_invite(invite(1).code_hash, "PERSON3", 7'000); }) ==
              Failure::corrupt);
        CHECK(store.invites()[0].uses_left == invite(1).uses_left);
    }
    SECTION("a game and its seats") {
        other.run(
            "CREATE TRIGGER half_way BEFORE INSERT ON game_seats WHEN NEW.seat = 1 "
            "BEGIN SELECT RAISE(ABORT, 'half way'); END");
        const auto commit = finishing(game_of("G2", {"PERSON1", "PERSON2"}));
        CHECK(refused_with([&] { write(store, commit); }) == Failure::corrupt);
        CHECK_FALSE(store.game("G2"));
    }
    SECTION("everything about a person") {
        other.run(
            "CREATE TRIGGER half_way BEFORE DELETE ON people "
            "BEGIN SELECT RAISE(ABORT, 'half way'); END");
        CHECK(refused_with([&] { store.delete_person("PERSON1"); }) == Failure::corrupt);
        check_everything(store);
    }
}

TEST_CASE("nothing of a deleted person is in any table, nor in what the file no longer uses") {
    TemporaryFolder folder;
    const auto path = folder / "kitchen.db";
    {
        SqliteStore store(path);
        put_everything(store);
        auto ann = person(1);
        ann.name = "Unmistakable Ann";
        store.put_person(ann);
        auto game = game_of("G2", {"PERSON1", "PERSON2"});
        game.seats[0].name = ann.name;
        write(store, finishing(game));
        auto asking = request(2, "PERSON1");
        asking.name = ann.name;
        store.put_invite_request(asking);
        auto muted = act("mute", "PERSON1");
        muted.detail = ann.name;
        store.add_audit(muted);
        CHECK(places_of("PERSON1", path).size() > 5);
        CHECK(places_of(ann.name, path).size() == 4);

        store.delete_person("PERSON1");
        CHECK(places_of("PERSON1", path).empty());
        CHECK(places_of(ann.name, path).empty());
        CHECK(store.person_by_id("PERSON2"));
    }
    const auto bytes = bytes_of(path);
    CHECK(bytes.find("PERSON2") != std::string::npos);
    CHECK(bytes.find("PERSON1") == std::string::npos);
    CHECK(bytes.find("Unmistakable Ann") == std::string::npos);
}

TEST_CASE("games are looked up by an index, whatever is asked of them") {
    TemporaryFolder folder;
    const auto path = folder / "kitchen.db";
    SqliteStore store(path);
    Connection connection(path, OpenMode::read_write, "", 0);
    const kitchen_table::store::sqlite::GameStatements statements(connection);
    std::vector<std::string> queries;
    for (auto* prepared = sqlite3_next_stmt(connection.handle(), nullptr); prepared;
         prepared = sqlite3_next_stmt(connection.handle(), prepared)) {
        const std::string sql = sqlite3_sql(prepared);
        if (sql.find("SELECT") != std::string::npos) queries.push_back(sql);
    }
    CHECK(queries.size() == 10);
    for (const auto& sql : queries) {
        const auto plan = plan_of(connection, sql);
        CAPTURE(sql, plan);
        CHECK(plan.find("SEARCH") != std::string::npos);
        CHECK(plan.find("SCAN") == std::string::npos);
        if (sql.find("ended_ms >= ?2") != std::string::npos) {
            CHECK_THAT(plan, Catch::Contains("games_among_people (ruleset=? AND ended_ms>?)"));
        }
    }
}
