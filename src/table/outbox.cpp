#include "outbox.h"

#include <utility>

namespace kitchen_table::table {

void Outbox::persist(store::TableCommit rows) {
    leaving_.push_back(effect::Persist{++asked_, std::move(rows)});
}

void Outbox::add(Effect effect, std::optional<Promise> promise) {
    line_.push_back({asked_, std::move(effect), std::move(promise)});
    release();
}

void Outbox::send(std::vector<ConnectionId> connections, Text text,
                  std::optional<Promise> promise) {
    add(effect::Send{std::move(connections), std::move(text)}, std::move(promise));
}

void Outbox::committed(std::uint64_t commit) {
    if (!is_waiting_for(commit)) return;
    stored_ = commit;
    release();
}

void Outbox::fail() {
    for (Waiting& waiting : line_) {
        if (!waiting.promise) continue;
        const Text refusal =
            wire::refused(waiting.promise->to, wire::refusal_members("storage_unavailable"));
        leaving_.push_back(effect::Send{{waiting.promise->connection}, refusal});
    }
    line_.clear();
    stored_ = asked_;
}

void Outbox::drain_to(std::vector<Effect>& effects) {
    effects.insert(effects.end(), std::make_move_iterator(leaving_.begin()),
                   std::make_move_iterator(leaving_.end()));
    leaving_.clear();
}

void Outbox::release() {
    while (!line_.empty() && line_.front().after_commit <= stored_) {
        leaving_.push_back(std::move(line_.front().effect));
        line_.pop_front();
    }
}

}  // namespace kitchen_table::table
