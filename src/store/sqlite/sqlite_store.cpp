#include "kitchen_table/store/sqlite_store.h"

#include "../commit_check.h"
#include "backup.h"
#include "connection.h"
#include "lock_file.h"
#include "migrations.h"
#include "statements.h"

#include <atomic>
#include <unordered_map>

namespace kitchen_table::store {

namespace {

using sqlite::Connection;
using sqlite::OpenMode;
using sqlite::Rows;
using sqlite::Transaction;

std::filesystem::path lock_path(std::filesystem::path path) {
    return path += ".lock";
}

// Nothing is written before it is known that the file is ours and not too new.
void prepare(Connection& connection, const std::filesystem::path& path,
             const SqliteOptions& options) {
    connection.run("PRAGMA trusted_schema = OFF");
    connection.run("PRAGMA cell_size_check = ON");
    sqlite::check_version(connection, sqlite::all_migrations());
    if (connection.text("PRAGMA journal_mode = WAL") != "wal") {
        throw StoreError(Failure::io, "the file system of " + path.string() +
                                          " does not allow a write-ahead log");
    }
    const bool full = options.synchronous == Synchronous::full;
    connection.run(full ? "PRAGMA synchronous = FULL" : "PRAGMA synchronous = NORMAL");
    connection.run("PRAGMA wal_autocheckpoint = 0");
    sqlite::migrate(connection, sqlite::all_migrations());
}

Connection open_file(const std::filesystem::path& path, const SqliteOptions& options) {
    try {
        sqlite::make_private_file(path);
        Connection connection(path, OpenMode::create, options.vfs, options.busy_timeout_ms);
        prepare(connection, path, options);
        return connection;
    } catch (const StoreError& error) {
        throw StoreError(error.failure(),
                         "cannot use the data file " + path.string() + ": " + error.what());
    }
}

TableRow table_of(const Rows& rows) {
    return {rows.text(1), rows.natural(2), rows.text(3), rows.integer(4) != 0, rows.integer(5)};
}

ActionRow action_of(const Rows& rows, const std::string& table_id) {
    ActionRow row;
    row.table_id = table_id;
    row.seq = rows.natural(1);
    row.game = rows.small(2);
    row.round = rows.small(3);
    row.seat = rows.small(4);
    row.origin = rows.text(5);
    row.action = rows.text(6);
    row.action_id = rows.text(7);
    row.at_ms = rows.integer(8);
    row.state_hash = rows.natural(9);
    row.chain = rows.hash(10);
    return row;
}

std::optional<PersonRow> first_person(Rows rows) {
    if (!rows.next()) return std::nullopt;
    return PersonRow{rows.text(0), rows.hash(1), rows.text(2), rows.integer(3), rows.integer(4)};
}

RoundRow round_of(const Rows& rows) {
    return {rows.text(0),  rows.text(1), rows.text(2),   rows.small(3),
            rows.small(4), rows.text(5), rows.integer(6)};
}

GameRow game_of(const Rows& rows) {
    return {rows.text(0), rows.text(1),    rows.small(2),  rows.text(3),
            rows.text(4), rows.integer(5), rows.integer(6)};
}

}  // namespace

class SqliteStore::Impl {
public:
    Impl(const std::filesystem::path& file, const SqliteOptions& how)
        : path(file),
          options(how),
          lock(lock_path(file)),
          connection(open_file(file, how)),
          statements(connection) {
        sqlite3_wal_hook(connection.handle(), &Impl::count_log_pages, this);
    }

    void write(const TableCommit& commit) {
        check_one_table(commit);
        if (const auto& row = commit.table) {
            statements.put_table.run(row->id, row->seq, row->body, row->closed, row->updated_ms);
        }
        if (commit.drop_actions_of_older_games) statements.drop_actions.run(commit.table_id);
        for (const auto& row : commit.actions)
            write_action(row);
        if (const auto& row = commit.finished_round) {
            statements.put_round.run(row->id, row->table_id, row->game_id, row->game, row->round,
                                     row->record, row->ended_ms);
        }
        if (const auto& row = commit.finished_game) {
            statements.put_game.run(row->id, row->table_id, row->game, row->ruleset, row->body,
                                    row->started_ms, row->ended_ms);
        }
    }

    const std::filesystem::path path;
    const SqliteOptions options;
    sqlite::LockFile lock;
    Connection connection;
    sqlite::Statements statements;
    std::atomic<int> log_pages = 0;

private:
    void write_action(const ActionRow& row) {
        const auto put = [&](const auto& action_id) {
            statements.put_action.run(row.table_id, row.seq, row.game, row.round, row.seat,
                                      row.origin, row.action, action_id, row.at_ms, row.state_hash,
                                      row.chain);
        };
        if (row.action_id.empty()) {
            put(nullptr);
        } else {
            put(row.action_id);
        }
    }

    static int count_log_pages(void* self, sqlite3*, const char*, int pages) {
        static_cast<Impl*>(self)->log_pages = pages;
        return SQLITE_OK;
    }
};

SqliteStore::SqliteStore(const std::filesystem::path& path, const SqliteOptions& options)
    : impl_(std::make_unique<Impl>(path, options)) {}

SqliteStore::~SqliteStore() = default;

void SqliteStore::commit(std::span<const TableCommit> commits) {
    Transaction transaction(impl_->connection);
    for (const auto& commit : commits)
        impl_->write(commit);
    transaction.commit();
}

std::vector<StoredTable> SqliteStore::open_tables() {
    std::vector<StoredTable> result;
    std::unordered_map<std::int64_t, std::size_t> place_of_number;
    for (auto rows = impl_->statements.open_tables.rows(); rows.next();) {
        place_of_number.emplace(rows.integer(0), result.size());
        result.push_back({table_of(rows), {}});
    }
    // One scan of the log in order of arrival is far cheaper than a search for each table.
    for (auto rows = impl_->statements.all_actions.rows(); rows.next();) {
        const auto found = place_of_number.find(rows.integer(0));
        if (found == place_of_number.end()) continue;
        auto& stored = result[found->second];
        stored.actions.push_back(action_of(rows, stored.table.id));
    }
    return result;
}

std::optional<StoredTable> SqliteStore::load_table(const std::string& id) {
    StoredTable stored;
    std::int64_t number = 0;
    {
        auto rows = impl_->statements.one_table.rows(id);
        if (!rows.next()) return std::nullopt;
        number = rows.integer(0);
        stored.table = table_of(rows);
    }
    for (auto rows = impl_->statements.actions_of_table.rows(number); rows.next();) {
        stored.actions.push_back(action_of(rows, id));
    }
    return stored;
}

std::optional<PersonRow> SqliteStore::person_by_token(const Hash& token_hash) {
    return first_person(impl_->statements.person_by_token.rows(token_hash));
}

std::optional<PersonRow> SqliteStore::person_by_id(const std::string& id) {
    return first_person(impl_->statements.person_by_id.rows(id));
}

void SqliteStore::put_person(const PersonRow& person) {
    impl_->statements.put_person.run(person.id, person.token_hash, person.name, person.created_ms,
                                     person.seen_ms);
}

std::optional<RoundRow> SqliteStore::round(const std::string& id) {
    auto rows = impl_->statements.one_round.rows(id);
    if (!rows.next()) return std::nullopt;
    return round_of(rows);
}

std::vector<RoundRow> SqliteStore::rounds_of_game(const std::string& table_id, int game) {
    std::vector<RoundRow> result;
    for (auto rows = impl_->statements.rounds_of_game.rows(table_id, game); rows.next();) {
        result.push_back(round_of(rows));
    }
    return result;
}

std::vector<GameRow> SqliteStore::games_of_table(const std::string& table_id) {
    std::vector<GameRow> result;
    for (auto rows = impl_->statements.games_of_table.rows(table_id); rows.next();) {
        result.push_back(game_of(rows));
    }
    return result;
}

void SqliteStore::put_preference(const std::string& person_id, const std::string& key,
                                 const std::string& value) {
    impl_->statements.put_preference.run(person_id, key, value);
}

std::optional<std::string> SqliteStore::preference(const std::string& person_id,
                                                   const std::string& key) {
    auto rows = impl_->statements.preference.rows(person_id, key);
    if (!rows.next()) return std::nullopt;
    return rows.text(0);
}

int SqliteStore::log_pages() const {
    return impl_->log_pages;
}

void SqliteStore::checkpoint() {
    Connection connection(impl_->path, OpenMode::read_write, impl_->options.vfs,
                          impl_->options.busy_timeout_ms);
    connection.run("PRAGMA wal_checkpoint(PASSIVE)");
}

void SqliteStore::backup_to(const std::filesystem::path& copy) {
    Connection connection(impl_->path, OpenMode::read_write, impl_->options.vfs,
                          impl_->options.busy_timeout_ms);
    sqlite::back_up(connection, copy);
}

void SqliteStore::limit_pages(int pages_max) {
    impl_->connection.run("PRAGMA max_page_count = " + std::to_string(pages_max));
}

}  // namespace kitchen_table::store
