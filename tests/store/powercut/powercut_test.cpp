// The power goes at a seeded operation (reliability F2). With `full` nothing acknowledged may be
// missing and no file may be damaged. With `normal` something must be missing: otherwise this test
// could not see a loss at all.
#include "../../../src/store/sqlite/connection.h"
#include "../fixtures.h"
#include "../rows.h"
#include "../seeded.h"
#include "volatile_files.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::store;
using namespace kitchen_table::store::tests;
using kitchen_table::store::sqlite::Connection;
using kitchen_table::store::sqlite::OpenMode;

namespace {

constexpr int commits_a_run = 25;

// What the store said it had stored when the power went.
struct Acknowledged {
    std::uint64_t seq = 0;        // of the last action
    std::uint64_t asked_seq = 0;  // of the last action of the commit under way
    int people = 0;
};

// Opens a new file and plays; the store throws when the power goes.
void play(const std::filesystem::path& path, Synchronous synchronous, unsigned seed,
          Acknowledged& acknowledged) {
    Seeded random(seed);
    SqliteStore store(path, {synchronous, 0, VolatileFiles::name()});
    const auto first = opening("T1");
    store.commit({&first, 1});
    for (int turn = 1; turn <= commits_a_run; ++turn) {
        std::vector<TableCommit> commits;
        for (auto left = 1 + random() % 4; left > 0; --left) {
            const auto seq = ++acknowledged.asked_seq;
            commits.push_back(acting("T1", seq, 0, "a" + std::to_string(seq)));
            if (random() % 2 == 0) commits.back().table = table_row("T1", seq);
        }
        store.commit(commits);
        acknowledged.seq = acknowledged.asked_seq;
        if (random() % 4 == 0) {
            store.put_person(person(acknowledged.people + 1));
            ++acknowledged.people;
        }
        if (random() % 6 == 0) store.checkpoint();
    }
}

std::uint64_t operations_of_a_run(Synchronous synchronous, unsigned seed) {
    TemporaryFolder folder;
    VolatileFiles files(VolatileFiles::never, seed);
    Acknowledged acknowledged;
    play(folder / "kitchen.db", synchronous, seed, acknowledged);
    return files.operations();
}

enum class Found { everything, a_loss };

// Reads what the disk has after the cut; fails the test if it is damaged or was never written.
Found read_again(const std::filesystem::path& path, const Acknowledged& acknowledged) {
    SqliteStore store(path);
    CHECK(Connection(path, OpenMode::read_write, "", 0).text("PRAGMA integrity_check") == "ok");
    const auto stored = store.load_table("T1");
    std::uint64_t seq = 0;
    if (stored) {
        for (const auto& action : stored->actions) {
            ++seq;
            if (action != action_row("T1", seq, 0, "a" + std::to_string(seq))) {
                FAIL("action " << seq << " is not as it was written");
            }
        }
    }
    CHECK(seq <= acknowledged.asked_seq);
    bool all_people = true;
    for (int number = 1; number <= acknowledged.people; ++number) {
        all_people = all_people && store.person_by_id(person(number).id) == person(number);
    }
    return seq >= acknowledged.seq && all_people ? Found::everything : Found::a_loss;
}

Found cut_once(Synchronous synchronous, unsigned seed) {
    const auto operations = operations_of_a_run(synchronous, seed);
    TemporaryFolder folder;
    const auto path = folder / "kitchen.db";
    Seeded random(seed);
    VolatileFiles files(1 + random() % operations, seed);
    Acknowledged acknowledged;
    try {
        play(path, synchronous, seed, acknowledged);
    } catch (const StoreError&) {
        REQUIRE(files.power_is_off());
    }
    files.write_survivors();
    return read_again(path, acknowledged);
}

}  // namespace

TEST_CASE("a power cut loses nothing that was acknowledged with full syncs") {
    for (unsigned seed = 1; seed <= 300; ++seed) {
        INFO("seed " << seed);
        CHECK(cut_once(Synchronous::full, seed) == Found::everything);
    }
}

TEST_CASE("a power cut does lose something with normal syncs, and the test sees it") {
    int losses = 0;
    for (unsigned seed = 1; seed <= 40; ++seed) {
        INFO("seed " << seed);
        if (cut_once(Synchronous::normal, seed) == Found::a_loss) ++losses;
    }
    CHECK(losses > 0);
}

TEST_CASE("a disk that does not confirm a sync is told apart from one that refuses a write") {
    TemporaryFolder folder;
    VolatileFiles files(VolatileFiles::never, 1);
    SqliteStore store(folder / "kitchen.db", {Synchronous::full, 0, VolatileFiles::name()});
    const auto first = opening("T1");
    store.commit({&first, 1});
    files.break_syncs();
    try {
        const auto second = opening("T2");
        store.commit({&second, 1});
        FAIL("the commit was taken");
    } catch (const StoreError& error) {
        CHECK(error.failure() == Failure::sync);
        CHECK_THAT(error.what(), Catch::Contains("did not confirm"));
    }
}
