#include "store_actor.h"

#include <chrono>
#include <utility>

namespace kitchen_table::net {

StoreActor::StoreActor(const Parts& parts, Bounds bounds)
    : parts_(parts), store_(parts.store), log_(parts.log), bounds_(bounds), thread_([this] {
          run();
      }) {}

StoreActor::~StoreActor() {
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
    }
    wake_.notify_one();
}

bool StoreActor::commit(store::TableCommit rows, CommitDone done) {
    return queue(Commit{std::move(rows), std::move(done)}, bounds_.queue);
}

/// What people ask never takes the last places: a table's commit must find one.
bool StoreActor::call(Job job) {
    return queue(std::move(job), bounds_.queue / 2);
}

bool StoreActor::queue(Entry entry, std::size_t most) {
    {
        const std::lock_guard lock(mutex_);
        if (ending_ || queue_.size() >= most) return false;
        queue_.push_back(std::move(entry));
    }
    wake_.notify_one();
    return true;
}

std::deque<StoreActor::Entry> StoreActor::take() {
    std::unique_lock lock(mutex_);
    const auto something = [this] {
        return ending_ || !queue_.empty();
    };
    if (healthy_) {
        wake_.wait(lock, something);
    } else {
        wake_.wait_for(lock, std::chrono::milliseconds(bounds_.probe_ms), something);
    }
    return std::exchange(queue_, {});
}

void StoreActor::run() {
    for (;;) {
        auto entries = take();
        if (entries.empty()) {
            const std::lock_guard lock(mutex_);
            if (ending_ && queue_.empty()) return;
        }
        process(std::move(entries));
        if (!healthy_) probe();
        if (parts_.tidy_store) parts_.tidy_store(is_idle());
    }
}

bool StoreActor::is_idle() {
    const std::lock_guard lock(mutex_);
    return queue_.empty();
}

void StoreActor::process(std::deque<Entry> entries) {
    std::vector<Commit> group;
    for (Entry& entry : entries) {
        if (auto* commit = std::get_if<Commit>(&entry)) {
            group.push_back(std::move(*commit));
            continue;
        }
        write(std::exchange(group, {}));
        std::get<Job>(entry)(store_);
    }
    write(std::move(group));
}

void StoreActor::write(std::vector<Commit> group) {
    const auto builds_on_nothing = [this](const Commit& commit) {
        return failed_tables_.contains(commit.rows.table_id);
    };
    for (Commit& commit : group) {
        if (builds_on_nothing(commit)) commit.done(false);
    }
    std::erase_if(group, builds_on_nothing);
    if (group.empty()) return;

    auto failure = store::Failure::io;
    if (try_write(group, failure)) {
        for (Commit& commit : group)
            commit.done(true);
        return;
    }
    // Rows that do not fit are one table's trouble; the others of the group must not share it.
    if (failure == store::Failure::corrupt && group.size() > 1) {
        for (Commit& commit : group) {
            std::vector<Commit> alone;
            alone.push_back(std::move(commit));
            write(std::move(alone));
        }
        return;
    }
    for (Commit& commit : group) {
        failed_tables_.insert(commit.rows.table_id);
        commit.done(false);
    }
}

bool StoreActor::try_write(std::vector<Commit>& group, store::Failure& failure) {
    std::vector<store::TableCommit> rows;
    rows.reserve(group.size());
    for (Commit& commit : group)
        rows.push_back(std::move(commit.rows));
    bool written = false;
    try {
        store_.commit(rows);
        written = true;
        set_healthy(true, "");
    } catch (const store::StoreError& error) {
        failure = error.failure();
        if (failure == store::Failure::corrupt) {
            log_.write(LogLevel::error, "commit_does_not_fit", {{"reason", error.what()}});
        } else {
            set_healthy(false, error.what());
        }
        // Nothing is tried again after this and nothing more is acknowledged (reliability.md F3).
        if (failure == store::Failure::sync) parts_.end_process();
    }
    for (std::size_t i = 0; i < group.size(); ++i)
        group[i].rows = std::move(rows[i]);
    return written;
}

std::optional<store::StoredTable> StoreActor::load_table(store::Store& store,
                                                         const std::string& id) {
    auto stored = store.load_table(id);
    failed_tables_.erase(id);
    return stored;
}

void StoreActor::probe() {
    try {
        store_.put_preference("server", "probe", "{}");
        set_healthy(true, "");
    } catch (const store::StoreError&) {
        // Still failing; the next turn of the loop tries again.
    }
}

void StoreActor::set_healthy(bool healthy, std::string_view why) {
    if (healthy_.exchange(healthy) == healthy) return;
    if (healthy) {
        log_.write(LogLevel::info, "storage_recovered", {});
    } else {
        log_.write(LogLevel::error, "storage_failing", {{"reason", why}});
    }
}

}  // namespace kitchen_table::net
