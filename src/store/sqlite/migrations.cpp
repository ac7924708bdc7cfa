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

constexpr std::array<Migration, 1> migrations{&first_schema};

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
