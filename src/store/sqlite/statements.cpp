#include "statements.h"

namespace kitchen_table::store::sqlite {

namespace {

constexpr std::string_view put_table_sql = R"(
    INSERT INTO tables(id, seq, body, closed, updated_ms) VALUES (?1, ?2, ?3, ?4, ?5)
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

constexpr std::string_view put_round_sql = R"(
    INSERT INTO rounds(id, table_id, game_id, game, round, record, ended_ms)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7))";

constexpr std::string_view put_game_sql = R"(
    INSERT INTO games(id, table_id, game, ruleset, body, started_ms, ended_ms)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7))";

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

constexpr std::string_view put_person_sql = R"(
    INSERT INTO people(id, token_hash, name, created_ms, seen_ms) VALUES (?1, ?2, ?3, ?4, ?5)
    ON CONFLICT(id) DO UPDATE SET
        token_hash = excluded.token_hash, name = excluded.name, created_ms = excluded.created_ms,
        seen_ms = excluded.seen_ms)";

constexpr std::string_view person_by_token_sql = R"(
    SELECT id, token_hash, name, created_ms, seen_ms FROM people WHERE token_hash = ?1)";

constexpr std::string_view person_by_id_sql = R"(
    SELECT id, token_hash, name, created_ms, seen_ms FROM people WHERE id = ?1)";

constexpr std::string_view one_round_sql = R"(
    SELECT id, table_id, game_id, game, round, record, ended_ms FROM rounds WHERE id = ?1)";

constexpr std::string_view rounds_of_game_sql = R"(
    SELECT id, table_id, game_id, game, round, record, ended_ms
    FROM rounds WHERE table_id = ?1 AND game = ?2 ORDER BY round, number)";

constexpr std::string_view games_of_table_sql = R"(
    SELECT id, table_id, game, ruleset, body, started_ms, ended_ms
    FROM games WHERE table_id = ?1 ORDER BY game, number)";

constexpr std::string_view put_preference_sql = R"(
    INSERT INTO preferences(person_id, key, value) VALUES (?1, ?2, ?3)
    ON CONFLICT(person_id, key) DO UPDATE SET value = excluded.value)";

constexpr std::string_view preference_sql = R"(
    SELECT value FROM preferences WHERE person_id = ?1 AND key = ?2)";

}  // namespace

Statements::Statements(Connection& connection)
    : put_table(connection, put_table_sql),
      drop_actions(connection, drop_actions_sql),
      put_action(connection, put_action_sql),
      put_round(connection, put_round_sql),
      put_game(connection, put_game_sql),
      open_tables(connection, open_tables_sql),
      one_table(connection, one_table_sql),
      all_actions(connection, all_actions_sql),
      actions_of_table(connection, actions_of_table_sql),
      put_person(connection, put_person_sql),
      person_by_token(connection, person_by_token_sql),
      person_by_id(connection, person_by_id_sql),
      one_round(connection, one_round_sql),
      rounds_of_game(connection, rounds_of_game_sql),
      games_of_table(connection, games_of_table_sql),
      put_preference(connection, put_preference_sql),
      preference(connection, preference_sql) {}

}  // namespace kitchen_table::store::sqlite
