#include "kitchen_table/store/memory_store.h"

#include "commit_check.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace kitchen_table::store {

namespace {

using ActionKey = std::pair<int, std::string>;  // seat and action_id

struct TableLog {
    std::uint64_t number = 0;  // tables in order of creation
    TableRow row;
    std::vector<ActionRow> actions;
    std::set<ActionKey> keys;
};

// What the commits seen so far in one transaction will change, as far as the checks need to know.
struct Pending {
    std::set<std::string> tables, dropped, rounds, games;
    std::map<std::string, std::set<ActionKey>> keys;
};

StoreError refused(const std::string& what) {
    return StoreError(Failure::corrupt, what);
}

}  // namespace

class MemoryStore::Impl {
public:
    // Throws if one of the commits cannot be written; looks only, so that a refusal changes
    // nothing.
    void check(std::span<const TableCommit> commits) const {
        Pending pending;
        for (const auto& commit : commits) {
            check_one_table(commit);
            if (commit.table) pending.tables.insert(commit.table_id);
            if (commit.drop_actions_of_older_games) {
                pending.dropped.insert(commit.table_id);
                pending.keys.erase(commit.table_id);
            }
            check_actions(commit, pending);
            check_archive(commit, pending);
        }
    }

    void write(const TableCommit& commit) {
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
        if (commit.finished_game) games.push_back(*commit.finished_game);
    }

    std::map<std::string, TableLog> tables;
    std::vector<RoundRow> rounds;
    std::vector<GameRow> games;
    std::map<std::string, PersonRow> people;
    std::map<std::pair<std::string, std::string>, std::string> preferences;

    std::uint64_t commits_asked = 0;
    Failure failure = Failure::io;
    std::uint64_t fail_from = 0,
                  fail_until = 0;  // counted like commits_asked; until is not included

private:
    void check_actions(const TableCommit& commit, Pending& pending) const {
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

    void check_archive(const TableCommit& commit, Pending& pending) const {
        const auto stored = [](const auto& rows, const std::string& id) {
            return std::ranges::any_of(rows, [&](const auto& row) { return row.id == id; });
        };
        if (const auto& row = commit.finished_round;
            row && (stored(rounds, row->id) || !pending.rounds.insert(row->id).second)) {
            throw refused("round " + row->id + " is stored already");
        }
        if (const auto& row = commit.finished_game;
            row && (stored(games, row->id) || !pending.games.insert(row->id).second)) {
            throw refused("game " + row->id + " is stored already");
        }
    }

    void put_table(const TableRow& row) {
        const auto [found, is_new] = tables.try_emplace(row.id);
        if (is_new) found->second.number = tables.size();
        found->second.row = row;
    }
};

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

std::optional<PersonRow> MemoryStore::person_by_token(const Hash& token_hash) {
    for (const auto& [id, person] : impl_->people) {
        if (person.token_hash == token_hash) return person;
    }
    return std::nullopt;
}

std::optional<PersonRow> MemoryStore::person_by_id(const std::string& id) {
    const auto found = impl_->people.find(id);
    if (found == impl_->people.end()) return std::nullopt;
    return found->second;
}

void MemoryStore::put_person(const PersonRow& person) {
    const auto holder = person_by_token(person.token_hash);
    if (holder && holder->id != person.id) throw refused("two people with the same token");
    impl_->people[person.id] = person;
}

std::optional<RoundRow> MemoryStore::round(const std::string& id) {
    const auto found = std::ranges::find(impl_->rounds, id, &RoundRow::id);
    if (found == impl_->rounds.end()) return std::nullopt;
    return *found;
}

std::vector<RoundRow> MemoryStore::rounds_of_game(const std::string& table_id, int game) {
    std::vector<RoundRow> result;
    for (const auto& row : impl_->rounds) {
        if (row.table_id == table_id && row.game == game) result.push_back(row);
    }
    std::ranges::stable_sort(result, {}, &RoundRow::round);
    return result;
}

std::vector<GameRow> MemoryStore::games_of_table(const std::string& table_id) {
    std::vector<GameRow> result;
    for (const auto& row : impl_->games) {
        if (row.table_id == table_id) result.push_back(row);
    }
    std::ranges::stable_sort(result, {}, &GameRow::game);
    return result;
}

void MemoryStore::put_preference(const std::string& person_id, const std::string& key,
                                 const std::string& value) {
    impl_->preferences[{person_id, key}] = value;
}

std::optional<std::string> MemoryStore::preference(const std::string& person_id,
                                                   const std::string& key) {
    const auto found = impl_->preferences.find({person_id, key});
    if (found == impl_->preferences.end()) return std::nullopt;
    return found->second;
}

}  // namespace kitchen_table::store
