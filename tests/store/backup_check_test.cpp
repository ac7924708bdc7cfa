// Whether a copy could be put in the place of the data file.
#include "../../src/store/sqlite/connection.h"
#include "../../src/store/sqlite/migrations.h"
#include "everything.h"
#include "fixtures.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::store;
using namespace kitchen_table::store::tests;
using kitchen_table::store::sqlite::all_migrations;
using kitchen_table::store::sqlite::Connection;
using kitchen_table::store::sqlite::OpenMode;

namespace {

/// A copy of a store with rows of every kind, alone in a folder.
class Copy {
public:
    Copy() {
        TemporaryFolder elsewhere;
        SqliteStore store(elsewhere / "kitchen.db");
        put_everything(store);
        for (std::uint64_t seq = 4; seq < 200; ++seq) {
            const auto commit = acting("T1", seq, 0, "a" + std::to_string(seq));
            store.commit({&commit, 1});
        }
        store.backup_to(path());
    }
    std::filesystem::path path() const { return folder_ / "a copy #1 of 100%25?.db"; }
    std::size_t files() const {
        return static_cast<std::size_t>(
            std::distance(std::filesystem::directory_iterator(folder_.path()), {}));
    }

private:
    TemporaryFolder folder_;
};

std::string refusal_of(const std::filesystem::path& path) {
    const auto report = check_backup(path);
    return report ? "" : report.error();
}

std::int64_t rows_of(const CheckReport& report, const std::string& table) {
    for (const auto& [name, rows] : report.rows) {
        if (name == table) return rows;
    }
    return -1;
}

}  // namespace

TEST_CASE("a good copy is told with its version and its rows, and left as it is") {
    Copy copy;
    const auto before = bytes_of(copy.path());
    const auto report = check_backup(copy.path());
    REQUIRE(report);
    CHECK(report->version == static_cast<int>(all_migrations().size()));
    CHECK(report->rows.size() == 13);
    CHECK(rows_of(*report, "people") == 2);
    CHECK(rows_of(*report, "devices") == 2);
    CHECK(rows_of(*report, "actions") == 198);
    CHECK(rows_of(*report, "games") == 3);
    CHECK(rows_of(*report, "game_seats") == 5);
    CHECK(bytes_of(copy.path()) == before);
    CHECK(copy.files() == 1);
}

TEST_CASE("a copy that may only be read can be checked") {
    Copy copy;
    std::filesystem::permissions(copy.path(), std::filesystem::perms::owner_read);
    CHECK(check_backup(copy.path()));
}

TEST_CASE("a copy of an earlier version is fine, and stays of that version") {
    TemporaryFolder folder;
    const auto path = folder / "copy.db";
    std::ifstream file("tests/store/golden/version_1.sql");
    REQUIRE(file);
    const std::string golden(std::istreambuf_iterator<char>(file), {});
    Connection(path, OpenMode::create, "", 0).run(golden);
    for (int time = 0; time < 2; ++time) {
        const auto report = check_backup(path);
        REQUIRE(report);
        CHECK(report->version == 1);
        CHECK(report->rows.size() == 6);
        CHECK(rows_of(*report, "people") == 1);
    }
}

TEST_CASE("a copy of a newer program is refused in words") {
    Copy copy;
    const auto newer = std::to_string(all_migrations().size() + 1);
    Connection(copy.path(), OpenMode::read_write, "", 0).run("PRAGMA user_version = " + newer);
    CHECK_THAT(refusal_of(copy.path()), Catch::Contains("a newer program wrote it") &&
                                            Catch::Contains("version " + newer) &&
                                            Catch::Contains(copy.path().string()));
}

TEST_CASE("a copy that was cut off is refused, wherever it was") {
    Copy copy;
    const auto whole = bytes_of(copy.path());
    REQUIRE(whole.size() > 100'000);
    for (const auto size :
         {whole.size() - 1, whole.size() - 4096, whole.size() / 2, std::size_t{4096},
          std::size_t{1000}, std::size_t{50}, std::size_t{0}}) {
        put_bytes(copy.path(), whole.substr(0, size));
        CAPTURE(size);
        CHECK_FALSE(check_backup(copy.path()));
    }
    put_bytes(copy.path(), whole);
    CHECK(check_backup(copy.path()));
}

TEST_CASE("one wrong bit in the order of a page, or in a key, is found") {
    Copy copy;
    const auto whole = bytes_of(copy.path());
    const auto key = whole.find("ROUND-T2-1-1");
    REQUIRE(key != std::string::npos);
    const auto page = key / 4096 * 4096;
    // The kind of the page, its number of cells, where they begin, where the first one is; the key.
    for (const auto place : {page, page + 4, page + 5, page + 8, key + 2}) {
        auto damaged = whole;
        damaged[place] = static_cast<char>(damaged[place] ^ 0x04);
        put_bytes(copy.path(), damaged);
        CAPTURE(place - page);
        CHECK_FALSE(refusal_of(copy.path()).empty());
    }
}

TEST_CASE("what is not a copy of the data file is refused in words") {
    TemporaryFolder folder;
    const auto path = folder / "copy.db";
    SECTION("there is nothing") {
        CHECK_THAT(refusal_of(path), Catch::Contains("there is no file"));
        CHECK_FALSE(std::filesystem::exists(path));
    }
    SECTION("a folder") {
        CHECK_THAT(refusal_of(folder.path()), Catch::Contains("there is no file"));
    }
    SECTION("a text") {
        put_bytes(path, std::string(5'000, 'x'));
        CHECK_THAT(refusal_of(path), Catch::Contains("damaged"));
    }
    SECTION("another program's SQLite file") {
        Connection(path, OpenMode::create, "", 0).run("CREATE TABLE cats(name TEXT)");
        CHECK_THAT(refusal_of(path), Catch::Contains("not a Kitchen Table data file"));
    }
    SECTION("another program's file that has a version, too") {
        Connection(path, OpenMode::create, "", 0)
            .run("CREATE TABLE cats(name TEXT); PRAGMA user_version = 1");
        CHECK_THAT(refusal_of(path), Catch::Contains("not a Kitchen Table data file"));
    }
    SECTION("a data file that lacks a table") {
        { SqliteStore store(path); }
        Connection(path, OpenMode::read_write, "", 0).run("DROP TABLE games");
        CHECK_THAT(refusal_of(path), Catch::Contains("no such table: games"));
    }
    SECTION("the data file of a server that runs") {
        SqliteStore store(path);
        put_everything(store);
        CHECK_THAT(refusal_of(path), Catch::Contains("a file in use, not a copy"));
    }
}
