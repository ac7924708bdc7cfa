// What waits to be written to one socket, within bounds (decisions.md 6). Nobody ever waits for a
// slow reader: a player's socket is closed when its outbox is full, a spectator's missed events are
// replaced by one snapshot.
#pragma once

#include "kitchen_table/table/table.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>

namespace kitchen_table::net {

class Outbox {
public:
    struct Bounds {
        std::size_t messages, bytes, spectator_messages;
    };
    enum class Pushed { queued, skipped, collapsed, full };

    explicit Outbox(Bounds bounds) : bounds_(bounds) {}

    /// A message that is not an event of a table: answers, the lobby.
    Pushed push(table::Text text) { return add({std::move(text), false}); }

    /// A message of the table that is followed. A spectator's that would be one too many throws out
    /// all that wait of the table (`collapsed`); what comes after is `skipped` until
    /// `take_wants_view`.
    Pushed push_from_table(table::Text text, bool spectator) {
        if (collapsed_) return Pushed::skipped;
        if (spectator && of_table_ >= bounds_.spectator_messages) {
            drop_table_messages();
            collapsed_ = true;
            return Pushed::collapsed;
        }
        return add({std::move(text), true});
    }

    bool empty() const { return waiting_.empty(); }
    std::size_t size() const { return waiting_.size(); }
    std::size_t bytes() const { return bytes_; }

    table::Text pop() {
        Entry entry = std::move(waiting_.front());
        waiting_.pop_front();
        bytes_ -= entry.text->size();
        if (entry.of_table) --of_table_;
        return std::move(entry.text);
    }

    /// True once after a collapse, when the reader has caught up: now a snapshot is wanted.
    bool take_wants_view() {
        const bool wanted = collapsed_ && waiting_.empty();
        if (wanted) collapsed_ = false;
        return wanted;
    }

    void clear() {
        waiting_.clear();
        bytes_ = of_table_ = 0;
    }

    /// The table is not followed any more: nothing of it is worth sending, and nothing of it is
    /// missing.
    void leave_table() { collapsed_ = false; }

private:
    struct Entry {
        table::Text text;
        bool of_table;
    };

    Pushed add(Entry entry) {
        const bool fits =
            waiting_.size() < bounds_.messages && bytes_ + entry.text->size() <= bounds_.bytes;
        // One message may be larger than the bound: what must be said can be said to a reader that
        // keeps up.
        if (!fits && !waiting_.empty()) return Pushed::full;
        bytes_ += entry.text->size();
        if (entry.of_table) ++of_table_;
        waiting_.push_back(std::move(entry));
        return Pushed::queued;
    }

    void drop_table_messages() {
        std::erase_if(waiting_, [this](const Entry& entry) {
            if (entry.of_table) bytes_ -= entry.text->size();
            return entry.of_table;
        });
        of_table_ = 0;
    }

    Bounds bounds_;
    std::deque<Entry> waiting_;
    std::size_t bytes_ = 0, of_table_ = 0;
    bool collapsed_ = false;
};

}  // namespace kitchen_table::net
