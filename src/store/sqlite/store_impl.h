// What the SQLite store consists of, for the files that implement its parts.
#pragma once

#include "kitchen_table/store/sqlite_store.h"

#include "connection.h"
#include "lock_file.h"
#include "statements.h"

#include <atomic>

namespace kitchen_table::store {

class SqliteStore::Impl {
public:
    Impl(const std::filesystem::path& file, const SqliteOptions& how);

    /// Writes one commit; the caller has begun a transaction.
    void write(const TableCommit& commit);

    const std::filesystem::path path;
    const SqliteOptions options;
    sqlite::LockFile lock;
    sqlite::Connection connection;
    sqlite::Statements statements;
    std::atomic<int> log_pages = 0;

private:
    void write_action(const ActionRow& row);
    void write_game(const GameRow& game);
    static int count_log_pages(void* self, sqlite3*, const char*, int pages);
};

}  // namespace kitchen_table::store
