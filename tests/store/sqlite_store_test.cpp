// What the SQLite store does beyond the contract: files, locks, a full disk, damage.
#include "kitchen_table/store/sqlite_store.h"

#include "../../src/store/sqlite/connection.h"
#include "fixtures.h"
#include "rows.h"

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <catch2/catch.hpp>
#include <fstream>
#include <functional>
#include <iterator>
#include <thread>

using namespace kitchen_table::store;
using namespace kitchen_table::store::tests;
using kitchen_table::store::sqlite::Connection;
using kitchen_table::store::sqlite::OpenMode;

namespace {

// The failure and the words with which the file is refused.
StoreError refusal_of(const std::filesystem::path& path) {
    try {
        SqliteStore store(path);
    } catch (const StoreError& error) {
        return error;
    }
    throw std::logic_error("the file was taken");
}

// Runs in a process of its own that is not root, so that permissions count. Returns its exit code.
int as_nobody(const std::function<int()>& act) {
    const auto child = ::fork();
    if (child == 0) {
        if (::getuid() == 0 && ::setuid(65'534) != 0) ::_exit(99);
        ::_exit(act());
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

constexpr int taken = 100;

int failure_code(const std::filesystem::path& path) {
    try {
        SqliteStore store(path);
    } catch (const StoreError& error) {
        return static_cast<int>(error.failure());
    }
    return taken;
}

}  // namespace

TEST_CASE("a restart keeps everything, in order") {
    TemporaryFolder folder;
    const auto path = folder / "kitchen.db";
    auto played = opening("T1");
    played.actions = {action_row("T1", 2, 0, "a"), action_row("T1", 3, 1, "")};
    played.finished_round = round_row("T1", 1, 1);
    played.finished_game = game_row("T1", 1);
    {
        SqliteStore store(path);
        write(store, opening("T2"));
        write(store, played);
        store.put_person(person(1));
        store.put_preference("PERSON1", "last_table", "{}");
    }
    SqliteStore store(path);
    const auto open = store.open_tables();
    REQUIRE(open.size() == 2);
    CHECK(open[0].table.id == "T2");
    CHECK(open[1].table == *played.table);
    CHECK(open[1].actions == played.actions);
    CHECK(store.round(played.finished_round->id) == played.finished_round);
    CHECK(store.games_of_table("T1") == std::vector{*played.finished_game});
    CHECK(store.person_by_id("PERSON1") == person(1));
    CHECK(store.preference("PERSON1", "last_table") == "{}");
    CHECK_THROWS_AS(write(store, acting("T1", 9, 0, "a")), StoreError);
}

TEST_CASE("only its owner can read the file and what lies beside it") {
    TemporaryFolder folder;
    SqliteStore store(folder / "kitchen.db");
    write(store, opening("T1"));
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder.path())) {
        struct stat status {};
        REQUIRE(::stat(entry.path().c_str(), &status) == 0);
        CHECK((status.st_mode & 0777) == 0600);
        ++files;
    }
    CHECK(files == 4);  // the data, the lock, the write-ahead log and its index
}

TEST_CASE("a second server on the same data is refused until the first has gone") {
    TemporaryFolder folder;
    const auto path = folder / "kitchen.db";
    {
        SqliteStore first(path);
        const auto refusal = refusal_of(path);
        CHECK(refusal.failure() == Failure::busy);
        CHECK_THAT(refusal.what(), Catch::Contains("another server has the data"));
        write(first, opening("T1"));
    }
    SqliteStore second(path);
    CHECK(second.open_tables().size() == 1);
}

TEST_CASE("what is not a data file is refused with words and left as it was") {
    TemporaryFolder folder;
    const auto path = folder / "kitchen.db";

    SECTION("a text") {
        put_bytes(path, std::string(5'000, 'x'));
        const auto before = bytes_of(path);
        const auto refusal = refusal_of(path);
        CHECK(refusal.failure() == Failure::corrupt);
        CHECK_THAT(refusal.what(), Catch::Contains(path.string()) && Catch::Contains("damaged"));
        CHECK(bytes_of(path) == before);
    }
    SECTION("another program's SQLite file") {
        Connection(path, OpenMode::create, "", 0).run("CREATE TABLE cats(name TEXT)");
        const auto before = bytes_of(path);
        const auto refusal = refusal_of(path);
        CHECK(refusal.failure() == Failure::corrupt);
        CHECK_THAT(refusal.what(), Catch::Contains("not a Kitchen Table data file"));
        CHECK(bytes_of(path) == before);
    }
    SECTION("a data file whose first page is damaged") {
        { SqliteStore store(path); }
        auto bytes = bytes_of(path);
        bytes.replace(100, 200, 200, '\xFF');
        put_bytes(path, bytes);
        CHECK(refusal_of(path).failure() == Failure::corrupt);
    }
    SECTION("a data file without one of its tables") {
        { SqliteStore store(path); }
        Connection(path, OpenMode::read_write, "", 0).run("DROP TABLE games");
        CHECK(refusal_of(path).failure() == Failure::corrupt);
    }
}

TEST_CASE("damage to a page of the log is found on reading, and never read as something else") {
    TemporaryFolder folder;
    const auto path = folder / "kitchen.db";
    {
        SqliteStore store(path);
        write(store, opening("T1"));
        for (std::uint64_t seq = 2; seq < 200; ++seq)
            write(store, acting("T1", seq, 0, ""));
    }
    auto bytes = bytes_of(path);
    const auto page = bytes.find(R"({"do":"play")") / 4096 * 4096;
    bytes.replace(page, 8, 8, '\x7F');  // the header of a page that holds actions
    put_bytes(path, bytes);
    SqliteStore store(path);
    CHECK_THROWS_AS(store.open_tables(), StoreError);
}

TEST_CASE("a folder or a file that may not be written is refused") {
    TemporaryFolder folder;
    const auto path = folder / "kitchen.db";
    { SqliteStore store(path); }
    using std::filesystem::perms;
    const auto readable = perms::owner_read | perms::group_read | perms::others_read;
    const auto enterable = perms::owner_exec | perms::group_exec | perms::others_exec;

    std::filesystem::permissions(folder.path(), readable | enterable);
    CHECK(as_nobody([&] { return failure_code(folder / "new.db"); }) ==
          static_cast<int>(Failure::read_only));

    std::filesystem::permissions(folder.path(), perms::all);
    std::filesystem::permissions(path, readable);
    std::filesystem::permissions(folder / "kitchen.db.lock", readable | perms::others_write);
    CHECK(as_nobody([&] { return failure_code(path); }) == static_cast<int>(Failure::read_only));

    CHECK(as_nobody([&] { return failure_code(folder / "mine.db"); }) == taken);
    CHECK(refusal_of(folder / "no_such_folder/kitchen.db").failure() == Failure::io);
}

TEST_CASE(
    "on a full disk a commit is refused whole, reading goes on, and later commits are taken") {
    TemporaryFolder folder;
    SqliteStore store(folder / "kitchen.db");
    write(store, opening("T1"));
    store.limit_pages(40);
    auto big = opening("T2");
    big.table->body = std::string(200'000, 'x');
    try {
        store.commit(std::vector{acting("T1", 2, 0, "a"), big});
        FAIL("the commit was taken");
    } catch (const StoreError& error) {
        CHECK(error.failure() == Failure::full);
        CHECK_THAT(error.what(), Catch::Contains("disk is full"));
    }
    CHECK(store.load_table("T1")->actions.empty());
    CHECK_FALSE(store.load_table("T2"));
    write(store, acting("T1", 2, 0, "a"));  // there is room for a small one

    store.limit_pages(1'000'000);
    write(store, big);
    CHECK(store.load_table("T2")->table == *big.table);
}

TEST_CASE("while another program holds the file a commit is refused, and afterwards taken") {
    TemporaryFolder folder;
    const auto path = folder / "kitchen.db";
    SqliteStore store(path, {.synchronous = Synchronous::full, .busy_timeout_ms = 20, .vfs = ""});
    write(store, opening("T1"));
    Connection other(path, OpenMode::read_write, "", 0);
    other.run("BEGIN IMMEDIATE");
    try {
        write(store, acting("T1", 2, 0, "a"));
        FAIL("the commit was taken");
    } catch (const StoreError& error) {
        CHECK(error.failure() == Failure::busy);
    }
    CHECK(store.load_table("T1"));
    other.run("ROLLBACK");
    write(store, acting("T1", 2, 0, "a"));
    CHECK(store.load_table("T1")->actions.size() == 1);
}

TEST_CASE("no commit makes a checkpoint, and a checkpoint lets the log begin anew") {
    TemporaryFolder folder;
    const auto path = folder / "kitchen.db";
    SqliteStore store(path);
    write(store, opening("T1"));
    auto big = opening("T2");
    big.table->body = std::string(8'000'000, 'x');  // more than SQLite's own thousand pages
    write(store, big);
    CHECK(store.log_pages() > 1'900);
    CHECK(std::filesystem::file_size(path) < 1'000'000);

    store.checkpoint();
    CHECK(std::filesystem::file_size(path) > 8'000'000);
    write(store, acting("T1", 2, 0, "a"));
    CHECK(store.log_pages() < 10);
    CHECK(store.open_tables().size() == 2);
}

TEST_CASE("checkpoints and a backup on another thread leave commits alone") {
    TemporaryFolder folder;
    SqliteStore store(folder / "kitchen.db");
    write(store, opening("T1"));
    std::atomic<bool> stop = false;
    std::exception_ptr failure;
    std::thread other([&] {
        try {
            store.backup_to(folder / "copy.db");
            while (!stop)
                store.checkpoint();
        } catch (...) {
            failure = std::current_exception();
        }
    });
    for (std::uint64_t seq = 2; seq < 300; ++seq)
        write(store, acting("T1", seq, 0, ""));
    stop = true;
    other.join();
    CHECK_FALSE(failure);
    CHECK(store.load_table("T1")->actions.size() == 298);
    SqliteStore copy(folder / "copy.db");
    CHECK(copy.open_tables().size() == 1);
}

TEST_CASE("a backup is one whole file, and never replaces another") {
    TemporaryFolder folder;
    SqliteStore store(folder / "kitchen.db");
    auto played = opening("T1");
    played.actions = {action_row("T1", 2, 0, "a")};
    write(store, played);
    store.backup_to(folder / "copy.db");
    CHECK_FALSE(std::filesystem::exists(folder / "copy.db.unfinished"));
    CHECK_FALSE(std::filesystem::exists(folder / "copy.db-wal"));
    write(store, acting("T1", 3, 0, "b"));
    CHECK_THROWS_AS(store.backup_to(folder / "copy.db"), StoreError);

    std::filesystem::create_directory(folder / "elsewhere");
    std::filesystem::rename(folder / "copy.db", folder / "elsewhere/kitchen.db");
    SqliteStore copy(folder / "elsewhere/kitchen.db");
    CHECK(copy.load_table("T1")->actions == played.actions);
}
