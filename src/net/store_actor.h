// The store on a thread of its own. Whatever commits queued while the last transaction ran go into
// the next one (group commit), so that one synced write carries many actions when there are many.
#pragma once

#include "kitchen_table/net/options.h"
#include "kitchen_table/store/store.h"

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <variant>
#include <vector>

namespace kitchen_table::net {

class StoreActor {
public:
    struct Bounds {
        std::size_t queue;
        std::int64_t probe_ms;
    };
    /// Both are called on the store's thread.
    using CommitDone = std::function<void(bool written)>;
    using Job = std::function<void(store::Store&)>;

    explicit StoreActor(const Parts& parts, Bounds bounds);
    /// Carries out what is queued, then ends.
    ~StoreActor();

    /// Queues a commit; false, and nothing will happen, when the queue is full. After a commit of a
    /// table has failed all later ones of that table fail too, until `load_table`: they build on
    /// one that is not there.
    bool commit(store::TableCommit rows, CommitDone done);

    /// Queues something else to be done with the store, in order with the commits. The job catches
    /// StoreError.
    bool call(Job job);

    /// In a job: the table as stored. Its commits are accepted again.
    std::optional<store::StoredTable> load_table(store::Store& store, const std::string& id);

    /// Whether the last write succeeded. While it did not the actor probes, so that it becomes true
    /// again by itself.
    bool healthy() const { return healthy_; }

private:
    struct Commit {
        store::TableCommit rows;
        CommitDone done;
    };
    using Entry = std::variant<Commit, Job>;

    bool queue(Entry entry, std::size_t most);
    void run();
    bool is_idle();
    std::deque<Entry> take();
    void process(std::deque<Entry> entries);
    void write(std::vector<Commit> group);
    bool try_write(std::vector<Commit>& group, store::Failure& failure);
    void probe();
    void set_healthy(bool healthy, std::string_view why);

    const Parts& parts_;
    store::Store& store_;
    Log& log_;
    Bounds bounds_;
    std::mutex mutex_;  // hands the queue over to the thread
    std::condition_variable wake_;
    std::deque<Entry> queue_;
    bool ending_ = false;
    std::atomic<bool> healthy_ = true;
    std::set<std::string, std::less<>> failed_tables_;  // only the thread's
    std::jthread thread_;
};

}  // namespace kitchen_table::net
