#include "memory_impl.h"

#include "../commit_check.h"

#include <algorithm>

namespace kitchen_table::store {

namespace {

// What the commits seen so far in one transaction will change, as far as the checks need to know.
struct Pending {
    std::set<std::string> tables, dropped, rounds, games;
    std::map<std::string, std::set<ActionKey>> keys;
};

void check_actions(const std::map<std::string, TableLog>& tables, const TableCommit& commit,
                   Pending& pending) {
    if (commit.actions.empty()) return;
    const auto stored = tables.find(commit.table_id);
    if (stored == tables.end() && !pending.tables.contains(commit.table_id)) {
        throw refused("an action of table " + commit.table_id + ", which is not stored");
    }
    const bool old_keys_count =
        stored != tables.end() && !pending.dropped.contains(commit.table_id);
    for (const auto& action : commit.actions) {
        if (action.action_id.empty()) continue;
        const ActionKey key{action.seat, action.action_id};
        const bool repeated = !pending.keys[commit.table_id].insert(key).second ||
                              (old_keys_count && stored->second.keys.contains(key));
        if (repeated) throw refused("action " + action.action_id + " is stored already");
    }
}

}  // namespace

StoreError refused(const std::string& what) {
    return StoreError(Failure::corrupt, what);
}

void MemoryStore::Impl::check(std::span<const TableCommit> commits) const {
    Pending pending;
    for (const auto& commit : commits) {
        check_one_table(commit);
        if (commit.table) pending.tables.insert(commit.table_id);
        if (commit.drop_actions_of_older_games) {
            pending.dropped.insert(commit.table_id);
            pending.keys.erase(commit.table_id);
        }
        check_actions(tables, commit, pending);
        if (const auto& row = commit.finished_round;
            row && (find_row(rounds, row->id) || !pending.rounds.insert(row->id).second)) {
            throw refused("round " + row->id + " is stored already");
        }
        if (const auto& row = commit.finished_game;
            row && (find_game(row->id) || !pending.games.insert(row->id).second)) {
            throw refused("game " + row->id + " is stored already");
        }
    }
}

void MemoryStore::Impl::put_table(const TableRow& row) {
    const auto [found, is_new] = tables.try_emplace(row.id);
    if (is_new) found->second.number = tables.size();
    found->second.row = row;
    if (row.closed) found->second.row.body.clear();
}

void MemoryStore::Impl::write(const TableCommit& commit) {
    if (commit.table) put_table(*commit.table);
    if (const auto found = tables.find(commit.table_id); found != tables.end()) {
        auto& log = found->second;
        if (commit.drop_actions_of_older_games) {
            log.actions.clear();
            log.keys.clear();
        }
        for (const auto& action : commit.actions) {
            log.actions.push_back(action);
            if (!action.action_id.empty()) log.keys.emplace(action.seat, action.action_id);
        }
    }
    if (commit.finished_round) rounds.push_back(*commit.finished_round);
    if (commit.finished_game) games.push_back(stored_game(*commit.finished_game));
}

MemoryStore::MemoryStore() : impl_(std::make_unique<Impl>()) {}
MemoryStore::~MemoryStore() = default;

void MemoryStore::fail_commits(Failure failure, std::uint64_t nth, std::uint64_t how_many) {
    impl_->failure = failure;
    impl_->fail_from = impl_->commits_asked + nth;
    impl_->fail_until = impl_->fail_from + how_many;
}

void MemoryStore::heal() {
    impl_->fail_until = 0;
}

std::uint64_t MemoryStore::commits_asked() const {
    return impl_->commits_asked;
}

void MemoryStore::commit(std::span<const TableCommit> commits) {
    const auto number = ++impl_->commits_asked;
    if (number >= impl_->fail_from && number < impl_->fail_until) {
        throw StoreError(impl_->failure, "this commit was told to fail");
    }
    impl_->check(commits);
    for (const auto& commit : commits)
        impl_->write(commit);
}

std::vector<StoredTable> MemoryStore::open_tables() {
    std::vector<const TableLog*> open;
    for (const auto& [id, log] : impl_->tables) {
        if (!log.row.closed) open.push_back(&log);
    }
    std::ranges::sort(open, {}, &TableLog::number);
    std::vector<StoredTable> result;
    for (const auto* log : open)
        result.push_back({log->row, log->actions});
    return result;
}

std::optional<StoredTable> MemoryStore::load_table(const std::string& id) {
    const auto found = impl_->tables.find(id);
    if (found == impl_->tables.end()) return std::nullopt;
    return StoredTable{found->second.row, found->second.actions};
}

}  // namespace kitchen_table::store
