// The store on its own thread: commits in groups, and what a failure does to whom.
#include "../../src/net/store_actor.h"
#include "support/test_log.h"

#include "kitchen_table/store/memory_store.h"

#include <catch2/catch.hpp>

#include <future>
#include <semaphore>

using namespace kitchen_table;

namespace {

/// A store that waits before each commit until it is let on, counts its transactions, and fails on
/// demand.
class SteppedStore final : public store::MemoryStore {
public:
    void let_on(int transactions) { gate_.release(transactions); }
    std::vector<std::size_t> group_sizes;
    std::atomic<std::optional<store::Failure>> failing{std::nullopt};

    void commit(std::span<const store::TableCommit> commits) override {
        gate_.acquire();
        group_sizes.push_back(commits.size());
        fail_if_told();
        MemoryStore::commit(commits);
    }
    void put_preference(const std::string& id, const std::string& key,
                        const std::string& value) override {
        fail_if_told();
        MemoryStore::put_preference(id, key, value);
    }

private:
    void fail_if_told() {
        const auto failure = failing.load();
        if (failure) throw store::StoreError(*failure, "told to fail");
    }
    std::counting_semaphore<> gate_{0};
};

store::TableCommit commit_of(const std::string& table, std::uint64_t seq) {
    store::TableCommit rows;
    rows.table_id = table;
    rows.table = store::TableRow{table, seq, "{}", false, 0};
    return rows;
}

class Fixture {
public:
    /// Queues a commit of the table; the outcome comes later.
    std::future<bool> commit(const std::string& table, std::uint64_t seq) {
        auto outcome = std::make_shared<std::promise<bool>>();
        auto later = outcome->get_future();
        const bool queued = actor.commit(commit_of(table, seq),
                                         [outcome](bool written) { outcome->set_value(written); });
        if (!queued) outcome->set_value(false);
        return later;
    }
    /// Waits until the thread has done everything that was queued before.
    void settle() {
        std::promise<void> done;
        while (!actor.call([&done](store::Store&) { done.set_value(); })) {
        }
        done.get_future().wait();
    }

    SteppedStore store;
    test::TestLog log;
    std::atomic<int> ended = 0;
    net::Parts parts{store, log, net::Site::embedded(), {}, {}, "", {}, [this] {
                         ++ended; }, {}};
    net::StoreActor actor{parts, {8, 1}};
};

}  // namespace

TEST_CASE_METHOD(Fixture, "what is queued while one transaction runs goes into the next",
                 "[store-actor]") {
    auto first = commit("a", 1);
    std::vector<std::future<bool>> others;
    // The thread has taken the first when the queue has room for eight more.
    while (others.size() < 8) {
        others.push_back(commit("t" + std::to_string(others.size()), 1));
    }
    store.let_on(100);
    CHECK(first.get());
    settle();
    std::size_t written = 0;
    for (const auto size : store.group_sizes)
        written += size;
    CHECK(store.group_sizes.size() <= 3);
    CHECK(written >= 8);
}

TEST_CASE_METHOD(Fixture, "a full queue takes nothing more", "[store-actor]") {
    std::vector<std::future<bool>> all;
    for (int i = 0; i < 40; ++i)
        all.push_back(commit("t" + std::to_string(i), 1));
    store.let_on(100);
    int written = 0;
    for (auto& one : all)
        written += one.get() ? 1 : 0;
    CHECK(written >= 8);
    CHECK(written <= 17);
}

TEST_CASE_METHOD(Fixture, "after a failed commit later ones of the table fail until it is loaded",
                 "[store-actor]") {
    store.let_on(1);
    CHECK(commit("a", 1).get());

    store.failing = store::Failure::full;
    store.let_on(1);
    CHECK_FALSE(commit("a", 2).get());
    CHECK_FALSE(actor.healthy());

    store.failing = std::nullopt;
    store.let_on(100);
    CHECK_FALSE(commit("a", 3).get());
    CHECK(commit("b", 1).get());
    CHECK(actor.healthy());

    std::promise<std::uint64_t> seq;
    actor.call(
        [&](store::Store& opened) { seq.set_value(actor.load_table(opened, "a")->table.seq); });
    CHECK(seq.get_future().get() == 1);
    CHECK(commit("a", 2).get());
    CHECK(log.count("storage_failing") == 1);
    CHECK(ended == 0);
}

TEST_CASE_METHOD(Fixture, "a failing store is tried again until it works", "[store-actor]") {
    store.failing = store::Failure::full;
    store.let_on(1);
    CHECK_FALSE(commit("a", 1).get());
    CHECK_FALSE(actor.healthy());
    store.failing = std::nullopt;
    while (!actor.healthy())
        std::this_thread::yield();
    while (log.count("storage_recovered") == 0)
        std::this_thread::yield();
    CHECK(log.count("storage_recovered") == 1);
}

TEST_CASE_METHOD(Fixture, "rows that do not fit harm only their own table", "[store-actor]") {
    // Two rows with the same table, seat and action_id do not fit; whichever group they are in.
    auto doubled = commit_of("sick", 1);
    store::ActionRow action;
    action.table_id = "sick";
    action.action_id = "a1";
    action.origin = "player";
    doubled.actions = {action, action};
    auto outcome = std::make_shared<std::promise<bool>>();
    auto first = commit("zero", 1);
    REQUIRE(actor.commit(doubled, [outcome](bool written) { outcome->set_value(written); }));
    auto healthy = commit("healthy", 1);
    store.let_on(100);
    CHECK(first.get());
    CHECK_FALSE(outcome->get_future().get());
    CHECK(healthy.get());
    CHECK(actor.healthy());
}

TEST_CASE_METHOD(Fixture, "a failed fsync ends the process", "[store-actor]") {
    store.failing = store::Failure::sync;
    store.let_on(1);
    CHECK_FALSE(commit("a", 1).get());
    CHECK(ended == 1);
    store.failing = std::nullopt;
}
