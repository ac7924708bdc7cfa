// Whether a copy of the file could be put in its place.
#include "kitchen_table/store/sqlite_store.h"

#include "connection.h"
#include "migrations.h"

#include <array>

namespace kitchen_table::store {

namespace {

using sqlite::Connection;
using sqlite::OpenMode;

struct CountedTable {
    std::string_view name, count_sql;
    int since_version;
};

constexpr std::array<CountedTable, 13> counted_tables{{
    {"people", "SELECT count(*) FROM people", 1},
    {"devices", "SELECT count(*) FROM devices", 2},
    {"preferences", "SELECT count(*) FROM preferences", 1},
    {"sign_ins", "SELECT count(*) FROM sign_ins", 2},
    {"invites", "SELECT count(*) FROM invites", 2},
    {"invite_requests", "SELECT count(*) FROM invite_requests", 2},
    {"reports", "SELECT count(*) FROM reports", 2},
    {"audit", "SELECT count(*) FROM audit", 2},
    {"tables", "SELECT count(*) FROM tables", 1},
    {"actions", "SELECT count(*) FROM actions", 1},
    {"rounds", "SELECT count(*) FROM rounds", 1},
    {"games", "SELECT count(*) FROM games", 1},
    {"game_seats", "SELECT count(*) FROM game_seats", 2},
}};

// A file that is in use, or was when its program ended, is not whole without its log.
bool has_a_log(std::filesystem::path path) {
    path += "-wal";
    std::error_code ignored;
    return std::filesystem::exists(path, ignored) && std::filesystem::file_size(path, ignored) > 0;
}

std::expected<CheckReport, std::string> report_on(const std::filesystem::path& path) {
    Connection connection(path, OpenMode::untouched, "", 0);
    connection.run("PRAGMA trusted_schema = OFF");
    connection.run("PRAGMA cell_size_check = ON");
    sqlite::check_version(connection, sqlite::all_migrations());
    CheckReport report;
    report.version = static_cast<int>(connection.integer("PRAGMA user_version"));
    if (report.version == 0) return std::unexpected("it is not a Kitchen Table data file");
    // SQLite takes zeros for what is missing of the last page.
    const auto pages = connection.integer("PRAGMA page_count");
    const auto size = static_cast<std::uint64_t>(pages * connection.integer("PRAGMA page_size"));
    if (std::filesystem::file_size(path) != size) {
        return std::unexpected("the file is damaged: it is cut off");
    }
    if (const auto found = connection.text("PRAGMA integrity_check(1)"); found != "ok") {
        return std::unexpected("the file is damaged: " + found);
    }
    for (const auto& table : counted_tables) {
        if (table.since_version > report.version) continue;
        report.rows.emplace_back(table.name, connection.integer(table.count_sql));
    }
    return report;
}

}  // namespace

std::expected<CheckReport, std::string> check_backup(const std::filesystem::path& path) {
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(path, ignored)) {
        return std::unexpected("there is no file " + path.string());
    }
    if (has_a_log(path)) {
        return std::unexpected("a write-ahead log lies beside " + path.string() +
                               ": it is a file in use, not a copy");
    }
    try {
        auto report = report_on(path);
        if (report) return report;
        return std::unexpected(path.string() + ": " + report.error());
    } catch (const StoreError& error) {
        return std::unexpected(path.string() + ": " + error.what());
    }
}

}  // namespace kitchen_table::store
