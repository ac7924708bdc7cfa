// SQLite behind four small types: errors become StoreError, everything is released by scope, and
// every statement is a prepared one.
#pragma once

#include "kitchen_table/store/store.h"

#include <sqlite3.h>

#include <filesystem>
#include <memory>
#include <string_view>

namespace kitchen_table::store::sqlite {

/// Throws the StoreError that fits the connection's last error; `doing` says what was tried.
[[noreturn]] void throw_last_error(sqlite3* database, const std::string& doing);

/// `untouched`: for reading only, without any lock and without the files that SQLite lays beside
/// one in use; right only for a file that nobody writes.
enum class OpenMode { read_write, create, untouched };

class Connection {
public:
    Connection(const std::filesystem::path& path, OpenMode mode, const std::string& vfs,
               int busy_timeout_ms);
    sqlite3* handle() const { return handle_.get(); }

    /// Runs the statements of `sql`, one after the other, and ignores their rows.
    void run(std::string_view sql);
    /// The first column of the first row of `sql`.
    std::int64_t integer(std::string_view sql);
    std::string text(std::string_view sql);
    bool in_transaction() const;
    /// How many rows the last INSERT, UPDATE or DELETE changed.
    std::int64_t rows_changed() const { return sqlite3_changes64(handle()); }
    /// The number that SQLite gave the row inserted last.
    std::int64_t last_number() const { return sqlite3_last_insert_rowid(handle()); }

private:
    struct Close {
        void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
    };
    std::unique_ptr<sqlite3, Close> handle_;
};

class Rows;

/// A prepared statement, used again and again.
class Statement {
public:
    Statement(Connection& connection, std::string_view sql);

    /// Binds the values to ?1, ?2, … and runs to the end.
    template <class... Values>
    void run(const Values&... values);
    /// Binds the values; the rows come from the result, one at a time.
    template <class... Values>
    Rows rows(const Values&... values);

private:
    friend class Rows;
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
    };

    void bind(int place, std::int64_t value);
    void bind(int place, int value) { bind(place, std::int64_t{value}); }
    void bind(int place, bool value) { bind(place, std::int64_t{value}); }
    void bind(int place, std::uint64_t value) { bind(place, static_cast<std::int64_t>(value)); }
    void bind(int place, std::string_view value);
    void bind(int place, const std::string& value) { bind(place, std::string_view(value)); }
    void bind(int place, const Hash& value);
    /// No bytes are NULL.
    void bind(int place, std::span<const std::uint8_t> bytes);
    void bind(int place, std::nullptr_t);
    void check_bound(int result);

    std::unique_ptr<sqlite3_stmt, Finalize> handle_;
};

/// The rows of a statement under way; it is reset, and its read transaction ends, when this goes
/// out of scope.
class Rows {
public:
    explicit Rows(Statement& statement) : statement_(statement.handle_.get()) {}
    ~Rows() { sqlite3_reset(statement_); }
    Rows(const Rows&) = delete;
    Rows& operator=(const Rows&) = delete;

    /// Goes to the next row; false if there is none.
    bool next();
    std::int64_t integer(int column) const { return sqlite3_column_int64(statement_, column); }
    int small(int column) const { return sqlite3_column_int(statement_, column); }
    std::uint64_t natural(int column) const { return static_cast<std::uint64_t>(integer(column)); }
    std::string text(int column) const;
    /// Good until the next row; empty for NULL.
    std::span<const std::uint8_t> bytes(int column) const;
    /// Throws `corrupt` if the value is not 32 bytes long.
    Hash hash(int column) const;

private:
    sqlite3_stmt* statement_;
};

template <class... Values>
void Statement::run(const Values&... values) {
    auto result = rows(values...);
    while (result.next()) {
    }
}

template <class... Values>
Rows Statement::rows(const Values&... values) {
    int place = 0;
    (bind(++place, values), ...);
    return Rows(*this);
}

/// One transaction that writes; without `commit` everything is undone, and the connection is usable
/// again.
class Transaction {
public:
    explicit Transaction(Connection& connection);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    void commit();

private:
    Connection& connection_;
};

}  // namespace kitchen_table::store::sqlite
