#include "backup.h"
#include "migrations.h"
#include "store_impl.h"

namespace kitchen_table::store {

namespace {

using sqlite::Connection;
using sqlite::OpenMode;
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
    // What is deleted is overwritten: nothing of a deleted person stays in free space of the file.
    connection.run("PRAGMA secure_delete = ON");
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

}  // namespace

SqliteStore::Impl::Impl(const std::filesystem::path& file, const SqliteOptions& how)
    : path(file),
      options(how),
      lock(lock_path(file)),
      connection(open_file(file, how)),
      statements(connection) {
    sqlite3_wal_hook(connection.handle(), &Impl::count_log_pages, this);
}

int SqliteStore::Impl::count_log_pages(void* self, sqlite3*, const char*, int pages) {
    static_cast<Impl*>(self)->log_pages = pages;
    return SQLITE_OK;
}

SqliteStore::SqliteStore(const std::filesystem::path& path, const SqliteOptions& options)
    : impl_(std::make_unique<Impl>(path, options)) {}

SqliteStore::~SqliteStore() = default;

void SqliteStore::commit(std::span<const TableCommit> commits) {
    Transaction transaction(impl_->connection);
    for (const auto& commit : commits)
        impl_->write(commit);
    transaction.commit();
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
