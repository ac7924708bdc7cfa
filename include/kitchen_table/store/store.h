// What the server keeps for good, as plain records, and the interface of the stores that keep it. A
// store is synchronous and used by one thread only; the store actor of net makes it asynchronous
// and commits in groups. Bodies are JSON text that the store does not look into.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

namespace kitchen_table::store {

using Hash = std::array<std::uint8_t, 32>;

/// Why a store could not do what it was asked. After `sync` (the disk did not confirm what it was
/// given) no later confirmation can be believed: the process must end and start again from the
/// file. `busy`, `full`, `io` and `read_only` may pass; the same commit may be tried again later.
enum class Failure { busy, full, io, sync, read_only, corrupt, too_new };

class StoreError : public std::runtime_error {
public:
    StoreError(Failure failure, const std::string& what)
        : std::runtime_error(what), failure_(failure) {}
    Failure failure() const { return failure_; }

private:
    Failure failure_;
};

/// Somebody known by a device token (decisions.md 8); only the token's hash is stored.
struct PersonRow {
    std::string id;  // 26 characters, base32
    Hash token_hash{};
    std::string name;
    std::int64_t created_ms = 0, seen_ms = 0;  // wall clock
    friend bool operator==(const PersonRow&, const PersonRow&) = default;
};

/// A table's own state at `seq`: seats, settings, totals, score sheet, and the start of the round
/// under way. The actions of that round follow as ActionRows with a higher or lower seq; both
/// together restore the table.
struct TableRow {
    std::string id;
    std::uint64_t seq = 0;
    std::string body;
    bool closed = false;
    std::int64_t updated_ms = 0;
    friend bool operator==(const TableRow&, const TableRow&) = default;
};

/// One action of a round, append-only in order of arrival.
struct ActionRow {
    std::string table_id;
    std::uint64_t seq = 0;
    int game = 0, round = 0, seat = 0;
    std::string origin;     // player, bot, timeout
    std::string action;     // JSON of formats.md §2
    std::string action_id;  // unique for table and seat; empty unless origin is player
    std::int64_t at_ms = 0;
    std::uint64_t state_hash = 0;  // of the round after the action
    Hash chain{};  // H(previous chain, this row): a changed row is found on load (F7)
    friend bool operator==(const ActionRow&, const ActionRow&) = default;
};

/// A finished round as a round record (formats.md §5), kept for good.
struct RoundRow {
    std::string id;
    std::string table_id, game_id;
    int game = 0, round = 0;
    std::string record;
    std::int64_t ended_ms = 0;
    friend bool operator==(const RoundRow&, const RoundRow&) = default;
};

/// A finished game: who sat where, totals and winners (for history and running scores).
struct GameRow {
    std::string id;
    std::string table_id;
    int game = 0;
    std::string ruleset;
    std::string body;  // rules, seats (person ids, names, kinds), totals, winners
    std::int64_t started_ms = 0, ended_ms = 0;
    friend bool operator==(const GameRow&, const GameRow&) = default;
};

/// What one change of one table writes; all of it or nothing.
struct TableCommit {
    std::string table_id;
    std::optional<TableRow> table;  // replaces the stored one
    std::vector<ActionRow> actions;
    std::optional<RoundRow> finished_round;
    std::optional<GameRow> finished_game;
    // A new game begins: every action stored for the table is removed (the archive has the rest)
    // before those of this commit are added.
    bool drop_actions_of_older_games = false;
};

struct StoredTable {
    TableRow table;
    std::vector<ActionRow> actions;  // in order of arrival, of every round still in the log
};

class Store {
public:
    virtual ~Store() = default;

    /// Writes all commits in one durable transaction, in order. Throws StoreError, and then nothing
    /// is written. Refused as `corrupt`: a second row with the same table, seat and action_id, an
    /// action of a table that is not stored, a round's or game's id that is stored already, and a
    /// row of another table than its commit's.
    virtual void commit(std::span<const TableCommit> commits) = 0;

    /// Tables that are not closed, with their actions, oldest first.
    virtual std::vector<StoredTable> open_tables() = 0;
    /// One table, open or closed; nullopt if there is none.
    virtual std::optional<StoredTable> load_table(const std::string& id) = 0;

    virtual std::optional<PersonRow> person_by_token(const Hash& token_hash) = 0;
    virtual std::optional<PersonRow> person_by_id(const std::string& id) = 0;
    /// Inserts or replaces the person with this id; `corrupt` if another person has the same token
    /// hash.
    virtual void put_person(const PersonRow& person) = 0;

    virtual std::optional<RoundRow> round(const std::string& id) = 0;
    /// Finished rounds of a table's game in order.
    virtual std::vector<RoundRow> rounds_of_game(const std::string& table_id, int game) = 0;
    virtual std::vector<GameRow> games_of_table(const std::string& table_id) = 0;

    /// Settings somebody last opened a table with, by key (`last_table`); JSON text.
    virtual void put_preference(const std::string& person_id, const std::string& key,
                                const std::string& value) = 0;
    virtual std::optional<std::string> preference(const std::string& person_id,
                                                  const std::string& key) = 0;
};

}  // namespace kitchen_table::store
