// Tables and their actions in the SQLite store.
#include "../commit_check.h"
#include "packed_text.h"
#include "store_impl.h"

#include <unordered_map>

namespace kitchen_table::store {

namespace sqlite {

namespace {

// Nothing needs the body of a closed table, and it holds names.
constexpr std::string_view put_table_sql = R"(
    INSERT INTO tables(id, seq, body, closed, updated_ms)
    VALUES (?1, ?2, CASE WHEN ?4 THEN '' ELSE ?3 END, ?4, ?5)
    ON CONFLICT(id) DO UPDATE SET
        seq = excluded.seq, body = excluded.body, closed = excluded.closed,
        updated_ms = excluded.updated_ms)";

constexpr std::string_view drop_actions_sql = R"(
    DELETE FROM actions WHERE table_number = (SELECT number FROM tables WHERE id = ?1))";

// No table with this id: the number is NULL, and the row is refused.
constexpr std::string_view put_action_sql = R"(
    INSERT INTO actions(table_number, seq, game, round, seat, origin, action, action_id, at_ms,
                        state_hash, chain)
    VALUES ((SELECT number FROM tables WHERE id = ?1), ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11))";

constexpr std::string_view open_tables_sql = R"(
    SELECT number, id, seq, body, closed, updated_ms FROM tables WHERE closed = 0 ORDER BY number)";

constexpr std::string_view one_table_sql = R"(
    SELECT number, id, seq, body, closed, updated_ms FROM tables WHERE id = ?1)";

constexpr std::string_view all_actions_sql = R"(
    SELECT table_number, seq, game, round, seat, origin, action, action_id, at_ms, state_hash, chain
    FROM actions ORDER BY number)";

constexpr std::string_view actions_of_table_sql = R"(
    SELECT table_number, seq, game, round, seat, origin, action, action_id, at_ms, state_hash, chain
    FROM actions WHERE table_number = ?1 ORDER BY number)";

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

}  // namespace

TableStatements::TableStatements(Connection& connection)
    : put_table(connection, put_table_sql),
      drop_actions(connection, drop_actions_sql),
      put_action(connection, put_action_sql),
      open_tables(connection, open_tables_sql),
      one_table(connection, one_table_sql),
      all_actions(connection, all_actions_sql),
      actions_of_table(connection, actions_of_table_sql) {}

}  // namespace sqlite

void SqliteStore::Impl::write(const TableCommit& commit) {
    check_one_table(commit);
    auto& prepared = statements.tables;
    if (const auto& row = commit.table) {
        prepared.put_table.run(row->id, row->seq, row->body, row->closed, row->updated_ms);
    }
    if (commit.drop_actions_of_older_games) prepared.drop_actions.run(commit.table_id);
    for (const auto& row : commit.actions)
        write_action(row);
    if (const auto& row = commit.finished_round) {
        statements.games.put_round.run(row->id, row->table_id, row->game_id, row->game, row->round,
                                       row->record, row->ended_ms, sqlite::packed(row->told));
    }
    if (commit.finished_game) write_game(*commit.finished_game);
}

void SqliteStore::Impl::write_action(const ActionRow& row) {
    const auto put = [&](const auto& action_id) {
        statements.tables.put_action.run(row.table_id, row.seq, row.game, row.round, row.seat,
                                         row.origin, row.action, action_id, row.at_ms,
                                         row.state_hash, row.chain);
    };
    if (row.action_id.empty()) {
        put(nullptr);
    } else {
        put(row.action_id);
    }
}

std::vector<StoredTable> SqliteStore::open_tables() {
    std::vector<StoredTable> result;
    std::unordered_map<std::int64_t, std::size_t> place_of_number;
    for (auto rows = impl_->statements.tables.open_tables.rows(); rows.next();) {
        place_of_number.emplace(rows.integer(0), result.size());
        result.push_back({sqlite::table_of(rows), {}});
    }
    // One scan of the log in order of arrival is far cheaper than a search for each table.
    for (auto rows = impl_->statements.tables.all_actions.rows(); rows.next();) {
        const auto found = place_of_number.find(rows.integer(0));
        if (found == place_of_number.end()) continue;
        auto& stored = result[found->second];
        stored.actions.push_back(sqlite::action_of(rows, stored.table.id));
    }
    return result;
}

std::optional<StoredTable> SqliteStore::load_table(const std::string& id) {
    StoredTable stored;
    std::int64_t number = 0;
    {
        auto rows = impl_->statements.tables.one_table.rows(id);
        if (!rows.next()) return std::nullopt;
        number = rows.integer(0);
        stored.table = sqlite::table_of(rows);
    }
    for (auto rows = impl_->statements.tables.actions_of_table.rows(number); rows.next();) {
        stored.actions.push_back(sqlite::action_of(rows, id));
    }
    return stored;
}

}  // namespace kitchen_table::store
