// The faults that a MemoryStore can be told to have.
#include "kitchen_table/store/memory_store.h"
#include "rows.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::store;
using namespace kitchen_table::store::tests;

namespace {

// The failure of one commit that opens `table_id`, or nullopt if it was taken.
std::optional<Failure> try_to_open(MemoryStore& store, const std::string& table_id) {
    const auto commit = opening(table_id);
    try {
        store.commit({&commit, 1});
    } catch (const StoreError& error) {
        return error.failure();
    }
    return std::nullopt;
}

}  // namespace

TEST_CASE("the commit that was told to fail fails, writes nothing, and the next is taken") {
    MemoryStore store;
    store.fail_commits(Failure::full, 2);
    CHECK_FALSE(try_to_open(store, "T1"));
    CHECK(try_to_open(store, "T2") == Failure::full);
    CHECK_FALSE(store.load_table("T2"));
    CHECK_FALSE(try_to_open(store, "T2"));
    CHECK(store.open_tables().size() == 2);
    CHECK(store.commits_asked() == 3);
}

TEST_CASE("commits fail until the store heals") {
    MemoryStore store;
    store.fail_commits(Failure::busy, 1, 1'000);
    CHECK(try_to_open(store, "T1") == Failure::busy);
    CHECK(try_to_open(store, "T1") == Failure::busy);
    store.heal();
    CHECK_FALSE(try_to_open(store, "T1"));
}
