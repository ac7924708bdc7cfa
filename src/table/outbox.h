// The one line in which everything leaves a table. What is added after a commit waits until that
// commit is confirmed, and so does everything behind it: nobody hears of what is not stored.
#pragma once

#include "kitchen_table/table/table.h"

#include <deque>
#include <optional>
#include <vector>

namespace kitchen_table::table {

/// Who must be answered if what waits in the line can never be sent.
struct Promise {
    ConnectionId connection = 0;
    wire::RefusalTo to;
};

class Outbox {
public:
    /// Commits are numbered above `base`: a table that is made anew must not take the outcome of a
    /// commit of the one before for its own.
    void number_from(std::uint64_t base) { asked_ = stored_ = base; }

    /// Hands `rows` over to be stored; what is added from now on waits for it.
    void persist(store::TableCommit rows);
    void add(Effect effect, std::optional<Promise> promise = std::nullopt);
    void send(std::vector<ConnectionId> connections, Text text,
              std::optional<Promise> promise = std::nullopt);
    /// Leaves at once, before what waits.
    void add_now(Effect effect) { leaving_.push_back(std::move(effect)); }

    /// `commit` is stored, and every one before it.
    void committed(std::uint64_t commit);
    /// Nothing that waits will ever be stored: it is dropped, and whoever was promised an answer is
    /// told `storage_unavailable`.
    void fail();

    int commits_waiting() const { return static_cast<int>(asked_ - stored_); }
    bool is_waiting_for(std::uint64_t commit) const { return commit > stored_ && commit <= asked_; }
    /// What may leave now, in order.
    void drain_to(std::vector<Effect>& effects);

private:
    struct Waiting {
        std::uint64_t after_commit = 0;
        Effect effect;
        std::optional<Promise> promise;
    };
    void release();

    std::uint64_t asked_ = 0;   // the last commit handed over
    std::uint64_t stored_ = 0;  // the last one confirmed
    std::deque<Waiting> line_;
    std::vector<Effect> leaving_;
};

}  // namespace kitchen_table::table
