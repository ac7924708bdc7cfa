#include "migrations.h"

#include <array>

namespace kitchen_table::store::sqlite {

namespace {

// Actions refer to their table by number: shorter than its id in every row and index entry. One
// index finds a table's actions and keeps action ids unique; a missing action id is NULL, and
// NULLs differ from each other.
void first_schema(Connection& connection) {
    connection.run(R"(
        CREATE TABLE people(
            id TEXT NOT NULL PRIMARY KEY,
            token_hash BLOB NOT NULL UNIQUE,
            name TEXT NOT NULL,
            created_ms INTEGER NOT NULL,
            seen_ms INTEGER NOT NULL) STRICT;
        CREATE TABLE preferences(
            person_id TEXT NOT NULL,
            key TEXT NOT NULL,
            value TEXT NOT NULL,
            PRIMARY KEY(person_id, key)) STRICT, WITHOUT ROWID;
        CREATE TABLE tables(
            number INTEGER NOT NULL PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            seq INTEGER NOT NULL,
            body TEXT NOT NULL,
            closed INTEGER NOT NULL,
            updated_ms INTEGER NOT NULL) STRICT;
        CREATE INDEX open_tables ON tables(number) WHERE closed = 0;
        CREATE TABLE actions(
            number INTEGER NOT NULL PRIMARY KEY,
            table_number INTEGER NOT NULL,
            seq INTEGER NOT NULL,
            game INTEGER NOT NULL,
            round INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            origin TEXT NOT NULL,
            action TEXT NOT NULL,
            action_id TEXT,
            at_ms INTEGER NOT NULL,
            state_hash INTEGER NOT NULL,
            chain BLOB NOT NULL) STRICT;
        CREATE UNIQUE INDEX actions_of_table ON actions(table_number, seat, action_id);
        CREATE TABLE rounds(
            number INTEGER NOT NULL PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            table_id TEXT NOT NULL,
            game_id TEXT NOT NULL,
            game INTEGER NOT NULL,
            round INTEGER NOT NULL,
            record TEXT NOT NULL,
            ended_ms INTEGER NOT NULL) STRICT;
        CREATE INDEX rounds_of_game ON rounds(table_id, game, round);
        CREATE TABLE games(
            number INTEGER NOT NULL PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            table_id TEXT NOT NULL,
            game INTEGER NOT NULL,
            ruleset TEXT NOT NULL,
            body TEXT NOT NULL,
            started_ms INTEGER NOT NULL,
            ended_ms INTEGER NOT NULL) STRICT;
        CREATE INDEX games_of_table ON games(table_id, game);)");
    connection.run("PRAGMA application_id = " + std::to_string(application_id));
}

// People are known by the tokens of their devices. The one token that somebody had becomes that of
// a device, which is given the person's own id: it is unique among devices, too.
void tokens_become_devices(Connection& connection) {
    connection.run(R"(
        CREATE TABLE devices(
            id TEXT NOT NULL PRIMARY KEY,
            token_hash BLOB NOT NULL UNIQUE,
            person_id TEXT NOT NULL,
            name TEXT NOT NULL,
            created_ms INTEGER NOT NULL,
            seen_ms INTEGER NOT NULL) STRICT;
        CREATE INDEX devices_of_person ON devices(person_id);
        INSERT INTO devices(id, token_hash, person_id, name, created_ms, seen_ms)
            SELECT id, token_hash, id, '', created_ms, seen_ms FROM people;
        ALTER TABLE people RENAME TO old_people;
        CREATE TABLE people(
            id TEXT NOT NULL PRIMARY KEY,
            name TEXT NOT NULL,
            created_ms INTEGER NOT NULL,
            seen_ms INTEGER NOT NULL,
            admitted_ms INTEGER NOT NULL,
            muted_until_ms INTEGER NOT NULL,
            banned_until_ms INTEGER NOT NULL) STRICT;
        INSERT INTO people(id, name, created_ms, seen_ms, admitted_ms, muted_until_ms,
                           banned_until_ms)
            SELECT id, name, created_ms, seen_ms, 0, 0, 0 FROM old_people;
        DROP TABLE old_people;
        CREATE INDEX people_by_age ON people(created_ms);
        CREATE TABLE sign_ins(
            person_id TEXT NOT NULL PRIMARY KEY,
            code_hash BLOB NOT NULL UNIQUE,
            expires_ms INTEGER NOT NULL) STRICT;)");
}

// A report's number is never used again (AUTOINCREMENT), although reports may be deleted.
void add_invites_and_operators(Connection& connection) {
    connection.run(R"(
        CREATE TABLE invites(
            id TEXT NOT NULL PRIMARY KEY,
            code_hash BLOB NOT NULL UNIQUE,
            note TEXT NOT NULL,
            created_ms INTEGER NOT NULL,
            expires_ms INTEGER NOT NULL,
            uses_left INTEGER NOT NULL,
            revoked_ms INTEGER NOT NULL) STRICT;
        CREATE TABLE invite_requests(
            id TEXT NOT NULL PRIMARY KEY,
            key_hash BLOB NOT NULL UNIQUE,
            person_id TEXT NOT NULL,
            name TEXT NOT NULL,
            reach TEXT NOT NULL,
            line TEXT NOT NULL,
            created_ms INTEGER NOT NULL,
            state TEXT NOT NULL,
            decided_ms INTEGER NOT NULL) STRICT;
        CREATE INDEX invite_requests_of_person ON invite_requests(person_id);
        CREATE INDEX invite_requests_by_state ON invite_requests(state, created_ms);
        CREATE TABLE reports(
            number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            at_ms INTEGER NOT NULL,
            table_id TEXT NOT NULL,
            reporter_id TEXT NOT NULL,
            reported_id TEXT NOT NULL,
            about TEXT NOT NULL,
            excerpt TEXT NOT NULL,
            closed_ms INTEGER NOT NULL) STRICT;
        CREATE TABLE audit(
            number INTEGER NOT NULL PRIMARY KEY,
            at_ms INTEGER NOT NULL,
            act TEXT NOT NULL,
            subject TEXT NOT NULL,
            detail TEXT NOT NULL) STRICT;)");
}

// Who sat where moves from the JSON of a game to rows. What is not such JSON is left as it is: then
// nobody is known to have sat there.
void seats_become_rows(Connection& connection) {
    connection.run(R"(
        ALTER TABLE games ADD COLUMN rounds INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE games ADD COLUMN whole INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE games ADD COLUMN people INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE games ADD COLUMN people_key TEXT NOT NULL DEFAULT '';
        CREATE TABLE game_seats(
            game_number INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            person_id TEXT NOT NULL,
            name TEXT NOT NULL,
            total INTEGER NOT NULL,
            won INTEGER NOT NULL,
            rounds_won INTEGER NOT NULL,
            PRIMARY KEY(game_number, seat)) STRICT, WITHOUT ROWID;
        CREATE INDEX games_of_person ON game_seats(person_id) WHERE person_id <> '';
        CREATE INDEX games_among_people ON games(ruleset, ended_ms) WHERE whole = 1 AND people > 1;
        CREATE INDEX games_together ON games(people_key, ruleset) WHERE people_key <> '';

        WITH old_games AS (
            SELECT number, CASE WHEN json_valid(body) THEN body ELSE '{}' END AS body FROM games)
        INSERT INTO game_seats(game_number, seat, person_id, name, total, won, rounds_won)
            SELECT old.number, seat.key,
                   coalesce(json_extract(seat.value, '$.person'), ''),
                   CASE json_extract(seat.value, '$.kind') WHEN 'computer'
                       THEN coalesce(json_extract(
                           '["Nan","Skipper","Maisie","Gus","Pearl","Otto","Dory","Finn"]',
                           '$[' || seat.key || ']'), 'Nan')
                       ELSE coalesce(json_extract(seat.value, '$.name'), '') END,
                   coalesce(CAST(json_extract(old.body, '$.totals[' || seat.key || ']') AS INTEGER), 0),
                   EXISTS (SELECT 1 FROM json_each(old.body, '$.winners') AS winner
                           WHERE winner.value = seat.key),
                   0
            FROM old_games AS old, json_each(
                CASE json_type(old.body, '$.seats') WHEN 'array' THEN old.body ELSE '{}' END,
                '$.seats') AS seat
            WHERE seat.type = 'object';
        WITH old_games AS (
            SELECT number, CASE WHEN json_valid(body) THEN body ELSE '{}' END AS body FROM games)
        UPDATE games SET
            rounds = coalesce(CAST(json_extract(old.body, '$.rounds') AS INTEGER), 0),
            whole = coalesce(json_array_length(old.body, '$.winners') > 0, 0),
            body = CASE WHEN json_type(old.body, '$.seats') IS NULL THEN games.body
                        ELSE json_remove(old.body, '$.seats') END
            FROM old_games AS old WHERE old.number = games.number;
        UPDATE games SET (people, people_key) = (
            SELECT count(*), coalesce(group_concat(person_id, ' '), '')
            FROM (SELECT DISTINCT person_id FROM game_seats
                  WHERE game_number = games.number AND person_id <> '' ORDER BY person_id));
        UPDATE tables SET body = '' WHERE closed = 1;)");
}

void second_schema(Connection& connection) {
    tokens_become_devices(connection);
    add_invites_and_operators(connection);
    seats_become_rows(connection);
}

// Games at which the coach could be asked count for no record.
void third_schema(Connection& connection) {
    connection.run("ALTER TABLE games ADD COLUMN coach INTEGER NOT NULL DEFAULT 0");
}

// A finished round as it was told, packed; NULL for rounds of before.
void fourth_schema(Connection& connection) {
    connection.run("ALTER TABLE rounds ADD COLUMN told BLOB");
}

constexpr std::array<Migration, 4> migrations{&first_schema, &second_schema, &third_schema,
                                              &fourth_schema};

}  // namespace

std::span<const Migration> all_migrations() {
    return migrations;
}

void check_version(Connection& connection, std::span<const Migration> steps) {
    const auto version = connection.integer("PRAGMA user_version");
    const bool ours = connection.integer("PRAGMA application_id") == application_id;
    const bool empty = connection.integer("SELECT count(*) FROM sqlite_master") == 0;
    if (version == 0 ? !empty : !ours) {
        throw StoreError(Failure::corrupt, "it is not a Kitchen Table data file");
    }
    if (const auto known = static_cast<std::int64_t>(steps.size()); version > known) {
        throw StoreError(Failure::too_new, "a newer program wrote it (its schema is version " +
                                               std::to_string(version) + ", this program knows " +
                                               std::to_string(known) + "); start that program");
    }
}

void migrate(Connection& connection, std::span<const Migration> steps) {
    check_version(connection, steps);
    const auto known = static_cast<std::int64_t>(steps.size());
    for (auto next = connection.integer("PRAGMA user_version"); next < known; ++next) {
        Transaction transaction(connection);
        steps[static_cast<std::size_t>(next)](connection);
        connection.run("PRAGMA user_version = " + std::to_string(next + 1));
        transaction.commit();
    }
}

}  // namespace kitchen_table::store::sqlite
