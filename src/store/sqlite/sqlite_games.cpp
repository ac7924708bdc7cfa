// Finished rounds and games, and what they add up to, in the SQLite store.
#include "../people_of_game.h"
#include "packed_text.h"
#include "store_impl.h"

#include <algorithm>

namespace kitchen_table::store {

namespace sqlite {

namespace {

constexpr std::string_view put_round_sql = R"(
    INSERT INTO rounds(id, table_id, game_id, game, round, record, ended_ms, told)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8))";

constexpr std::string_view one_round_sql = R"(
    SELECT id, table_id, game_id, game, round, record, ended_ms, told FROM rounds WHERE id = ?1)";

constexpr std::string_view rounds_of_game_sql = R"(
    SELECT id, table_id, game_id, game, round, record, ended_ms
    FROM rounds WHERE table_id = ?1 AND game = ?2 ORDER BY round, number)";

constexpr std::string_view put_game_sql = R"(
    INSERT INTO games(id, table_id, game, ruleset, body, rounds, whole, coach, started_ms,
                      ended_ms, people, people_key)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12))";

constexpr std::string_view put_seat_sql = R"(
    INSERT INTO game_seats(game_number, seat, person_id, name, total, won, rounds_won)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7))";

constexpr std::string_view seats_sql = R"(
    SELECT person_id, name, total, won, rounds_won
    FROM game_seats WHERE game_number = ?1 ORDER BY seat)";

constexpr std::string_view one_game_sql = R"(
    SELECT number, id, table_id, game, ruleset, body, rounds, whole, coach, started_ms, ended_ms
    FROM games WHERE id = ?1)";

constexpr std::string_view games_of_table_sql = R"(
    SELECT number, id, table_id, game, ruleset, body, rounds, whole, coach, started_ms, ended_ms
    FROM games WHERE table_id = ?1 ORDER BY game, number)";

// The conditions that look superfluous below are those of the indexes, which SQLite uses only if
// they are spelled out.
constexpr std::string_view games_of_person_sql = R"(
    SELECT number, id, table_id, game, ruleset, body, rounds, whole, coach, started_ms, ended_ms
    FROM games
    WHERE number IN (SELECT game_number FROM game_seats WHERE person_id = ?1 AND person_id <> '')
          AND ended_ms < ?2
    ORDER BY ended_ms DESC, number DESC LIMIT ?3)";

constexpr std::string_view games_of_person_from_sql = R"(
    SELECT ended_ms, id, table_id, game
    FROM games
    WHERE number IN (SELECT game_number FROM game_seats WHERE person_id = ?1 AND person_id <> '')
          AND (ended_ms, id) >= (?2, ?3)
    ORDER BY ended_ms, id)";

constexpr std::string_view records_sql = R"(
    SELECT game.ruleset,
           count(*) FILTER (WHERE people > 1),
           sum(seat.won) FILTER (WHERE people > 1),
           sum(game.rounds) FILTER (WHERE people > 1),
           sum(seat.rounds_won) FILTER (WHERE people > 1),
           count(*) FILTER (WHERE people < 2),
           max(seat.total) FILTER (WHERE people > 1)
    FROM game_seats AS seat CROSS JOIN games AS game ON game.number = seat.game_number
    WHERE seat.person_id = ?1 AND seat.person_id <> '' AND game.whole = 1 AND game.coach = 0
    GROUP BY game.ruleset ORDER BY game.ruleset)";

// CROSS JOIN keeps the order: the few games of these days first.
constexpr std::string_view leaders_sql = R"(
    SELECT person.id, person.name, count(*) AS games, sum(seat.won) AS won, sum(seat.total) AS points
    FROM games AS game
         CROSS JOIN game_seats AS seat ON seat.game_number = game.number
         CROSS JOIN people AS person ON person.id = seat.person_id
    WHERE game.ruleset = ?1 AND game.ended_ms >= ?2 AND game.whole = 1 AND game.people > 1
          AND game.coach = 0 AND person.banned_until_ms <= ?3
    GROUP BY person.id ORDER BY won DESC, games, points DESC, person.id LIMIT ?4)";

constexpr std::string_view together_sql = R"(
    SELECT seat.person_id, count(*), sum(seat.won), sum(seat.total)
    FROM games AS game CROSS JOIN game_seats AS seat ON seat.game_number = game.number
    WHERE game.people_key = ?1 AND game.people_key <> '' AND game.ruleset = ?2 AND game.whole = 1
          AND seat.person_id <> ''
    GROUP BY seat.person_id)";

RoundRow round_of(const Rows& rows) {
    return {rows.text(0),  rows.text(1), rows.text(2),    rows.small(3),
            rows.small(4), rows.text(5), rows.integer(6), {}};
}

GameRow game_of(const Rows& rows, Statement& seats) {
    GameRow game;
    game.id = rows.text(1);
    game.table_id = rows.text(2);
    game.game = rows.small(3);
    game.ruleset = rows.text(4);
    game.body = rows.text(5);
    game.rounds = rows.small(6);
    game.whole = rows.integer(7) != 0;
    game.coach = rows.integer(8) != 0;
    game.started_ms = rows.integer(9);
    game.ended_ms = rows.integer(10);
    for (auto seat = seats.rows(rows.integer(0)); seat.next();) {
        game.seats.push_back(
            {seat.text(0), seat.text(1), seat.small(2), seat.integer(3) != 0, seat.small(4)});
    }
    return game;
}

}  // namespace

GameStatements::GameStatements(Connection& connection)
    : put_round(connection, put_round_sql),
      one_round(connection, one_round_sql),
      rounds_of_game(connection, rounds_of_game_sql),
      put_game(connection, put_game_sql),
      put_seat(connection, put_seat_sql),
      seats(connection, seats_sql),
      one_game(connection, one_game_sql),
      games_of_table(connection, games_of_table_sql),
      games_of_person(connection, games_of_person_sql),
      games_of_person_from(connection, games_of_person_from_sql),
      records(connection, records_sql),
      leaders(connection, leaders_sql),
      together(connection, together_sql) {}

}  // namespace sqlite

void SqliteStore::Impl::write_game(const GameRow& game) {
    const auto people = people_of(game);
    auto& prepared = statements.games;
    prepared.put_game.run(game.id, game.table_id, game.game, game.ruleset, game.body, game.rounds,
                          game.whole, game.coach, game.started_ms, game.ended_ms,
                          static_cast<std::int64_t>(people.size()), key_of(people));
    const auto number = connection.last_number();
    int place = 0;
    for (const auto& seat : game.seats) {
        prepared.put_seat.run(number, place++, seat.person_id, seat.name, seat.total, seat.won,
                              seat.rounds_won);
    }
}

// ---- rounds

std::optional<RoundRow> SqliteStore::round(const std::string& id) {
    auto rows = impl_->statements.games.one_round.rows(id);
    if (!rows.next()) return std::nullopt;
    auto round = sqlite::round_of(rows);
    round.told = sqlite::unpacked(rows.bytes(7));
    return round;
}

std::vector<RoundRow> SqliteStore::rounds_of_game(const std::string& table_id, int game) {
    std::vector<RoundRow> result;
    for (auto rows = impl_->statements.games.rounds_of_game.rows(table_id, game); rows.next();) {
        result.push_back(sqlite::round_of(rows));
    }
    return result;
}

std::vector<PersonsRound> SqliteStore::rounds_of_person(const std::string& person_id,
                                                        const RoundPlace& after, int limit) {
    auto& prepared = impl_->statements.games;
    const auto most = static_cast<std::size_t>(limit);
    std::vector<PersonsRound> result;
    auto games = prepared.games_of_person_from.rows(person_id, after.game_ended_ms, after.game_id);
    while (result.size() < most && games.next()) {
        RoundPlace place{games.integer(0), games.text(1), 0};
        const std::string table_id = games.text(2);  // bound as long as the rows are read
        auto rounds = prepared.rounds_of_game.rows(table_id, games.small(3));
        while (result.size() < most && rounds.next()) {
            place.round = rounds.small(4);
            if (place > after) result.push_back({place, rounds.text(5)});
        }
    }
    return result;
}

// ---- games

std::vector<GameRow> SqliteStore::games_of_table(const std::string& table_id) {
    auto& prepared = impl_->statements.games;
    std::vector<GameRow> result;
    for (auto rows = prepared.games_of_table.rows(table_id); rows.next();) {
        result.push_back(sqlite::game_of(rows, prepared.seats));
    }
    return result;
}

std::optional<GameRow> SqliteStore::game(const std::string& id) {
    auto& prepared = impl_->statements.games;
    auto rows = prepared.one_game.rows(id);
    if (!rows.next()) return std::nullopt;
    return sqlite::game_of(rows, prepared.seats);
}

std::vector<GameRow> SqliteStore::games_of_person(const std::string& person_id,
                                                  std::int64_t before_ms, int limit) {
    auto& prepared = impl_->statements.games;
    std::vector<GameRow> result;
    for (auto rows = prepared.games_of_person.rows(person_id, before_ms, limit); rows.next();) {
        result.push_back(sqlite::game_of(rows, prepared.seats));
    }
    return result;
}

std::vector<PersonRecord> SqliteStore::records_of_person(const std::string& person_id) {
    std::vector<PersonRecord> result;
    for (auto rows = impl_->statements.games.records.rows(person_id); rows.next();) {
        result.push_back({rows.text(0), rows.small(1), rows.small(2), rows.small(3), rows.small(4),
                          rows.small(5), rows.small(6)});
    }
    return result;
}

std::vector<Standing> SqliteStore::leaders(const std::string& ruleset, std::int64_t since_ms,
                                           std::int64_t now_ms, int limit) {
    std::vector<Standing> result;
    auto rows = impl_->statements.games.leaders.rows(ruleset, since_ms, now_ms, limit);
    while (rows.next()) {
        result.push_back({rows.text(0), rows.text(1), rows.small(2), rows.small(3), rows.small(4)});
    }
    return result;
}

std::vector<Standing> SqliteStore::together(const std::vector<std::string>& person_ids,
                                            const std::string& ruleset) {
    std::vector<Standing> result;
    for (const auto& id : person_ids) {
        const auto person = person_by_id(id);
        result.push_back({id, person ? person->name : std::string(), 0, 0, 0});
    }
    const auto key = key_of({person_ids.begin(), person_ids.end()});
    auto rows = impl_->statements.games.together.rows(key, ruleset);
    while (rows.next()) {
        const auto line = std::ranges::find(result, rows.text(0), &Standing::person_id);
        if (line == result.end()) continue;
        line->games = rows.small(1);
        line->won = rows.small(2);
        line->points = rows.small(3);
    }
    return result;
}

}  // namespace kitchen_table::store
