#include "connection.h"

#include <algorithm>
#include <new>

namespace kitchen_table::store::sqlite {

namespace {

Failure failure_of(int extended_code) {
    switch (extended_code) {
        case SQLITE_IOERR_FSYNC:
        case SQLITE_IOERR_DIR_FSYNC:
            return Failure::sync;
        default:
            break;
    }
    switch (extended_code & 0xFF) {
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return Failure::busy;
        case SQLITE_FULL:
            return Failure::full;
        case SQLITE_READONLY:
        case SQLITE_PERM:
            return Failure::read_only;
        case SQLITE_IOERR:
        case SQLITE_CANTOPEN:
        case SQLITE_TOOBIG:
            return Failure::io;
        default:
            // Damaged pages, another program's file, a schema that is not ours, a broken
            // constraint.
            return Failure::corrupt;
    }
}

std::string words_of(Failure failure) {
    switch (failure) {
        case Failure::busy:
            return "another program holds the file";
        case Failure::full:
            return "the disk is full";
        case Failure::read_only:
            return "the file may not be written";
        case Failure::corrupt:
            return "the file is damaged, or what is written does not fit it";
        case Failure::sync:
            return "the disk did not confirm what was written";
        default:
            return "reading or writing failed";
    }
}

// The file as an address, which is how SQLite is told that nobody changes it.
std::string address_of(const std::filesystem::path& path) {
    std::string address = "file:";
    for (const char byte : path.string()) {
        if (byte == '%' || byte == '?' || byte == '#') {
            constexpr std::string_view digits = "0123456789ABCDEF";
            const auto value = static_cast<unsigned char>(byte);
            address.append({'%', digits[value >> 4], digits[value & 0xF]});
        } else {
            address += byte;
        }
    }
    return address + "?immutable=1";
}

int open_flags(OpenMode mode) {
    switch (mode) {
        case OpenMode::untouched:
            return SQLITE_OPEN_READONLY | SQLITE_OPEN_URI;
        case OpenMode::create:
            return SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
        default:
            return SQLITE_OPEN_READWRITE;
    }
}

}  // namespace

void throw_last_error(sqlite3* database, const std::string& doing) {
    const int code = sqlite3_extended_errcode(database);
    if ((code & 0xFF) == SQLITE_NOMEM) throw std::bad_alloc();
    const Failure failure = failure_of(code);
    throw StoreError(failure, doing + ": " + words_of(failure) + " (SQLite " +
                                  std::to_string(code) + ": " + sqlite3_errmsg(database) + ")");
}

Connection::Connection(const std::filesystem::path& path, OpenMode mode, const std::string& vfs,
                       int busy_timeout_ms) {
    const auto name = mode == OpenMode::untouched ? address_of(path) : path.string();
    sqlite3* opened = nullptr;
    const int result =
        sqlite3_open_v2(name.c_str(), &opened, open_flags(mode) | SQLITE_OPEN_EXRESCODE,
                        vfs.empty() ? nullptr : vfs.c_str());
    handle_.reset(opened);
    if (!opened) throw std::bad_alloc();
    if (result != SQLITE_OK) throw_last_error(opened, "opening " + path.string());
    sqlite3_busy_timeout(opened, busy_timeout_ms);
}

void Connection::run(std::string_view sql) {
    while (!sql.empty()) {
        sqlite3_stmt* prepared = nullptr;
        const char* rest = nullptr;
        if (sqlite3_prepare_v2(handle(), sql.data(), static_cast<int>(sql.size()), &prepared,
                               &rest) != SQLITE_OK) {
            throw_last_error(handle(), "preparing a statement");
        }
        int result = SQLITE_DONE;
        while (prepared && (result = sqlite3_step(prepared)) == SQLITE_ROW) {
        }
        sqlite3_finalize(prepared);
        if (result != SQLITE_DONE) throw_last_error(handle(), "running a statement");
        sql.remove_prefix(static_cast<std::size_t>(rest - sql.data()));
    }
}

std::int64_t Connection::integer(std::string_view sql) {
    Statement statement(*this, sql);
    auto rows = statement.rows();
    return rows.next() ? rows.integer(0) : 0;
}

std::string Connection::text(std::string_view sql) {
    Statement statement(*this, sql);
    auto rows = statement.rows();
    return rows.next() ? rows.text(0) : std::string();
}

bool Connection::in_transaction() const {
    return sqlite3_get_autocommit(handle()) == 0;
}

Statement::Statement(Connection& connection, std::string_view sql) {
    sqlite3_stmt* prepared = nullptr;
    if (sqlite3_prepare_v3(connection.handle(), sql.data(), static_cast<int>(sql.size()),
                           SQLITE_PREPARE_PERSISTENT, &prepared, nullptr) != SQLITE_OK) {
        throw_last_error(connection.handle(), "preparing a statement");
    }
    handle_.reset(prepared);
}

void Statement::bind(int place, std::int64_t value) {
    check_bound(sqlite3_bind_int64(handle_.get(), place, value));
}

void Statement::bind(int place, std::string_view value) {
    // The bound values outlive the run of the statement: SQLite need not copy them. An empty view
    // may have no address, which would be NULL to SQLite.
    check_bound(sqlite3_bind_text64(handle_.get(), place, value.data() ? value.data() : "",
                                    value.size(), SQLITE_STATIC, SQLITE_UTF8));
}

void Statement::bind(int place, const Hash& value) {
    check_bound(
        sqlite3_bind_blob64(handle_.get(), place, value.data(), value.size(), SQLITE_STATIC));
}

void Statement::bind(int place, std::span<const std::uint8_t> bytes) {
    if (bytes.empty()) return bind(place, nullptr);
    check_bound(
        sqlite3_bind_blob64(handle_.get(), place, bytes.data(), bytes.size(), SQLITE_STATIC));
}

void Statement::bind(int place, std::nullptr_t) {
    check_bound(sqlite3_bind_null(handle_.get(), place));
}

void Statement::check_bound(int result) {
    if (result != SQLITE_OK) {
        throw_last_error(sqlite3_db_handle(handle_.get()), "binding a value");
    }
}

bool Rows::next() {
    const int result = sqlite3_step(statement_);
    if (result == SQLITE_ROW) return true;
    if (result == SQLITE_DONE) return false;
    throw_last_error(sqlite3_db_handle(statement_), "running a statement");
}

std::string Rows::text(int column) const {
    const auto* bytes = sqlite3_column_text(statement_, column);
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
    return bytes ? std::string(reinterpret_cast<const char*>(bytes), size) : std::string();
}

std::span<const std::uint8_t> Rows::bytes(int column) const {
    const auto* bytes = static_cast<const std::uint8_t*>(sqlite3_column_blob(statement_, column));
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
    return bytes ? std::span(bytes, size) : std::span<const std::uint8_t>();
}

Hash Rows::hash(int column) const {
    const auto* bytes = static_cast<const std::uint8_t*>(sqlite3_column_blob(statement_, column));
    Hash hash{};
    if (!bytes || sqlite3_column_bytes(statement_, column) != static_cast<int>(hash.size())) {
        throw StoreError(Failure::corrupt, "a hash in the file is not 32 bytes long");
    }
    std::copy_n(bytes, hash.size(), hash.begin());
    return hash;
}

// IMMEDIATE: another writer makes us wait here, before anything is written, and not half-way.
Transaction::Transaction(Connection& connection) : connection_(connection) {
    connection_.run("BEGIN IMMEDIATE");
}

// SQLite undoes some failed transactions by itself. An error here has nothing to say that the
// error which brought us here has not said.
Transaction::~Transaction() {
    if (!connection_.in_transaction()) return;
    try {
        connection_.run("ROLLBACK");
    } catch (const std::exception&) {
        return;
    }
}

void Transaction::commit() {
    connection_.run("COMMIT");
}

}  // namespace kitchen_table::store::sqlite
