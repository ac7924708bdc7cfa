// What the store in memory consists of, for the files that implement its parts.
#pragma once

#include "kitchen_table/store/memory_store.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace kitchen_table::store {

using ActionKey = std::pair<int, std::string>;  // seat and action_id

struct TableLog {
    std::uint64_t number = 0;  // tables in order of creation
    TableRow row;
    std::vector<ActionRow> actions;
    std::set<ActionKey> keys;
};

/// A finished game, and who sat at it when it was written.
struct StoredGame {
    GameRow row;
    std::size_t people = 0;
    std::string people_key;  // empty once one of them was deleted
};

struct SignIn {
    Hash code_hash{};
    std::int64_t expires_ms = 0;
};

/// What is thrown for rows that do not fit.
StoreError refused(const std::string& what);

StoredGame stored_game(const GameRow& row);

/// The row with this id, or null.
template <class Rows>
auto find_row(Rows& rows, const std::string& id) {
    const auto found = std::ranges::find_if(rows, [&](const auto& row) { return row.id == id; });
    return found == rows.end() ? nullptr : &*found;
}

/// Inserts or replaces the row with this id. `hash` is the member that must differ from that of
/// every other row; `what` says what it is.
template <class Row>
void put_with_hash(std::vector<Row>& rows, const Row& row, Hash Row::*hash, const char* what) {
    for (const auto& other : rows) {
        if (other.id != row.id && other.*hash == row.*hash) throw refused(what);
    }
    if (auto* stored = find_row(rows, row.id)) {
        *stored = row;
    } else {
        rows.push_back(row);
    }
}

class MemoryStore::Impl {
public:
    /// Throws if one of the commits cannot be written; looks only, so that a refusal changes
    /// nothing.
    void check(std::span<const TableCommit> commits) const;
    void write(const TableCommit& commit);
    const StoredGame* find_game(const std::string& id) const;

    std::map<std::string, TableLog> tables;
    std::vector<RoundRow> rounds;
    std::vector<StoredGame> games;  // in order of arrival
    std::map<std::string, PersonRow> people;
    std::vector<DeviceRow> devices;
    std::map<std::string, SignIn> sign_ins;  // by person
    std::map<std::pair<std::string, std::string>, std::string> preferences;
    std::vector<InviteRow> invites;
    std::vector<InviteRequestRow> requests;
    std::vector<ReportRow> reports;  // by number
    std::int64_t last_report = 0;
    std::vector<AuditRow> acts;  // by number

    std::uint64_t commits_asked = 0;
    Failure failure = Failure::io;
    // Counted like commits_asked; `fail_until` is not included.
    std::uint64_t fail_from = 0, fail_until = 0;

private:
    void put_table(const TableRow& row);
};

}  // namespace kitchen_table::store
