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
#include <utility>
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

/// Somebody who plays here. What they are known by is their devices' tokens (decisions.md 8).
struct PersonRow {
    std::string id;  // 26 characters, base32
    std::string name;
    std::int64_t created_ms = 0, seen_ms = 0;  // wall clock, like all times of this file
    std::int64_t admitted_ms = 0;              // on a server by invitation; 0: not (yet)
    std::int64_t muted_until_ms = 0, banned_until_ms = 0;  // set by an operator; 0: not at all
    friend bool operator==(const PersonRow&, const PersonRow&) = default;
};

/// One browser of a person. Only the hash of its token is stored.
struct DeviceRow {
    std::string id;  // 26 characters, base32
    Hash token_hash{};
    std::string person_id;
    std::string name;  // in words, such as "Firefox on Linux"; may be empty
    std::int64_t created_ms = 0, seen_ms = 0;
    friend bool operator==(const DeviceRow&, const DeviceRow&) = default;
};

/// A way into a server by invitation: whoever knows the code may use it as often as it says. It is
/// good as long as it is not revoked, has uses left, and `expires_ms` is still to come.
struct InviteRow {
    std::string id;
    Hash code_hash{};
    std::string note;  // for whom, in the operator's words
    std::int64_t created_ms = 0;
    std::int64_t expires_ms = 0;  // 0: never
    int uses_left = 1;
    std::int64_t revoked_ms = 0;  // 0: it is good
    friend bool operator==(const InviteRow&, const InviteRow&) = default;
};

/// Somebody asks to be let in. Whoever knows the key may look how it stands.
struct InviteRequestRow {
    std::string id;
    Hash key_hash{};
    std::string person_id;
    std::string name, reach, line;  // to be shown; how to be reached; a line to the host
    std::int64_t created_ms = 0;
    std::string state = "waiting";  // waiting, approved, declined
    std::int64_t decided_ms = 0;
    friend bool operator==(const InviteRequestRow&, const InviteRequestRow&) = default;
};

/// What somebody told the operators about somebody else at a table.
struct ReportRow {
    std::int64_t number = 0;  // given by the store, from 1
    std::int64_t at_ms = 0;
    std::string table_id, reporter_id, reported_id;
    std::string about;  // in the reporter's words
    std::string
        excerpt;  // what was said last at the table; JSON. Emptied when one who said something goes
    std::int64_t closed_ms = 0;
    friend bool operator==(const ReportRow&, const ReportRow&) = default;
};

/// One act of an operator, kept for good. (When a person is deleted, the acts that had them as the
/// subject stay without subject and detail.)
struct AuditRow {
    std::int64_t number = 0;  // given by the store, from 1
    std::int64_t at_ms = 0;
    std::string act, subject, detail;  // such as `ban`, a person's id, in words
    friend bool operator==(const AuditRow&, const AuditRow&) = default;
};

/// A table's own state at `seq`: seats, settings, totals, score sheet, and the start of the round
/// under way. The actions of that round follow as ActionRows with a higher or lower seq; both
/// together restore the table. Of a closed table the body is not kept, since nothing needs it and
/// it holds names: it is stored as an empty text, whatever is given.
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
    // As it was told, step by step (JSON; docs/protocol.md §1.1 `frames`): a later program may have
    // other rules. Empty: not kept.
    std::string told = {};
    friend bool operator==(const RoundRow&, const RoundRow&) = default;
};

/// Where a list of somebody's rounds goes on: behind this one.
struct RoundPlace {
    std::int64_t game_ended_ms = 0;
    std::string game_id;
    int round = 0;
    friend auto operator<=>(const RoundPlace&, const RoundPlace&) = default;
};

/// One round of a finished game that somebody sat at.
struct PersonsRound {
    RoundPlace place;
    std::string record;
    friend bool operator==(const PersonsRound&, const PersonsRound&) = default;
};

/// Who sat at one seat of a finished game. `person_id` is empty for a computer, and for somebody
/// who has had everything about them deleted.
struct GameSeat {
    std::string person_id, name;
    int total = 0;
    bool won = false;
    int rounds_won = 0;
    /// A computer has a name and no person; somebody deleted has neither.
    bool is_computer() const { return person_id.empty() && !name.empty(); }
    friend bool operator==(const GameSeat&, const GameSeat&) = default;
};

/// A finished game, for history and running scores. How many different people sat at it is counted
/// when it is written, and stays when one of them is deleted: nobody's record changes because
/// somebody else has gone.
struct GameRow {
    std::string id;
    std::string table_id;
    int game = 0;
    std::string ruleset;
    std::string body;             // JSON: rules, settings line, score sheet; nothing about people
    std::vector<GameSeat> seats;  // by seat
    int rounds = 0;
    bool whole = true;  // played to its end
    std::int64_t started_ms = 0, ended_ms = 0;
    bool coach = false;  // it could be asked: the game counts for no record, no leader board
    friend bool operator==(const GameRow&, const GameRow&) = default;
};

/// A person's finished games of one ruleset, summed up.
struct PersonRecord {
    std::string ruleset;
    int games = 0, won = 0;          // whole games among at least two people, without the coach
    int rounds = 0, rounds_won = 0;  // in those
    int games_with_computers = 0;    // whole games with no other person, without the coach
    int best = 0;                    // the highest total of a game among people
    friend bool operator==(const PersonRecord&, const PersonRecord&) = default;
};

/// One line of a leader board, or of what the same people have played together.
struct Standing {
    std::string person_id, name;  // the name as it is now
    int games = 0, won = 0, points = 0;
    friend bool operator==(const Standing&, const Standing&) = default;
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

    // ---- people and their devices

    virtual std::optional<PersonRow> person_by_id(const std::string& id) = 0;
    /// Inserts or replaces the person with this id.
    virtual void put_person(const PersonRow& person) = 0;
    /// People whose name holds `part`, in whatever case of its ASCII letters; all if it is empty.
    /// No character of `part` has a meaning of its own. Newest (by `created_ms`) first, then by id.
    virtual std::vector<PersonRow> people_named(const std::string& part, int limit) = 0;
    /// Everything about the person goes, in one transaction: row, devices, preferences, codes,
    /// requests, reports by and about them, and subject and detail of operators' acts about them.
    /// In finished games the seat stays without id and name, and `together` finds these games no
    /// more. The rows of open tables are the tables' own to change: the person must have left them.
    /// Nothing happens if the id is empty, or nobody's.
    virtual void delete_person(const std::string& id) = 0;

    virtual std::optional<DeviceRow> device_by_token(const Hash& token_hash) = 0;
    /// Oldest (by `created_ms`) first, then by id.
    virtual std::vector<DeviceRow> devices_of(const std::string& person_id) = 0;
    /// Inserts or replaces the device with this id; `corrupt` if another has the same token hash.
    virtual void put_device(const DeviceRow& device) = 0;
    /// A new person with a first device, both or neither; `corrupt` if another device has the same
    /// token hash.
    virtual void put_guest(const PersonRow& person, const DeviceRow& device) = 0;
    /// Whether there was such a device.
    virtual bool remove_device(const std::string& id) = 0;

    /// A code that makes another device one of this person; an earlier one of theirs is no longer
    /// good. `corrupt` if it is somebody else's code already.
    virtual void put_sign_in(const Hash& code_hash, const std::string& person_id,
                             std::int64_t expires_ms) = 0;
    /// Uses the code up, good or not: whose it is, if `expires_ms` is still to come at `now_ms`.
    virtual std::optional<std::string> take_sign_in(const Hash& code_hash, std::int64_t now_ms) = 0;

    // ---- invitations

    /// Inserts or replaces the invite with this id; `corrupt` if another has the same code hash.
    virtual void put_invite(const InviteRow& invite) = 0;
    virtual std::optional<InviteRow> invite_by_code(const Hash& code_hash) = 0;
    virtual std::vector<InviteRow> invites() = 0;  // newest first
    /// Lets the person in, if the code is good at `now_ms`, and uses it up by one, both or neither;
    /// a person who is in already uses nothing up. Whether the person is in now; somebody unknown
    /// never is.
    virtual bool use_invite(const Hash& code_hash, const std::string& person_id,
                            std::int64_t now_ms) = 0;
    /// Inserts or replaces the request with this id; `corrupt` if another has the same key hash.
    virtual void put_invite_request(const InviteRequestRow& request) = 0;
    virtual std::optional<InviteRequestRow> invite_request(const std::string& id) = 0;
    virtual std::optional<InviteRequestRow> invite_request_by_key(const Hash& key_hash) = 0;
    /// Oldest first.
    virtual std::vector<InviteRequestRow> invite_requests(const std::string& state) = 0;
    virtual std::vector<InviteRequestRow> invite_requests_of(const std::string& person_id) = 0;

    // ---- operators

    /// Its number is the store's to give, and never given again; returned.
    virtual std::int64_t add_report(const ReportRow& report) = 0;
    virtual std::vector<ReportRow> reports(bool open_only) = 0;  // newest first
    /// Whether there was such an open report.
    virtual bool close_report(std::int64_t number, std::int64_t now_ms) = 0;
    /// Its number is the store's to give.
    virtual void add_audit(const AuditRow& row) = 0;
    virtual std::vector<AuditRow> audit(int limit) = 0;  // newest first
    /// How much there is, by name: people, devices, tables_open, rounds, games, invites,
    /// reports_open.
    virtual std::vector<std::pair<std::string, std::int64_t>> counts() = 0;

    // ---- rounds and games

    virtual std::optional<RoundRow> round(const std::string& id) = 0;
    /// Finished rounds of a table's game in order, without `told`.
    virtual std::vector<RoundRow> rounds_of_game(const std::string& table_id, int game) = 0;
    /// The rounds of the person's finished games behind `after`, by the end of the game, its id and
    /// the round.
    virtual std::vector<PersonsRound> rounds_of_person(const std::string& person_id,
                                                       const RoundPlace& after, int limit) = 0;
    virtual std::vector<GameRow> games_of_table(const std::string& table_id) = 0;

    virtual std::optional<GameRow> game(const std::string& id) = 0;
    /// The person's finished games, the latest first, that ended before `before_ms`.
    virtual std::vector<GameRow> games_of_person(const std::string& person_id,
                                                 std::int64_t before_ms, int limit) = 0;
    /// Ordered by ruleset.
    virtual std::vector<PersonRecord> records_of_person(const std::string& person_id) = 0;
    /// Whole games among at least two people that ended at `since_ms` or later, summed up for each
    /// person who is still known: most games won first, then fewest played, most points, by id.
    /// People who are banned at `now_ms` are left out. `points` are the sum of totals.
    virtual std::vector<Standing> leaders(const std::string& ruleset, std::int64_t since_ms,
                                          std::int64_t now_ms, int limit) = 0;
    /// What exactly these people (and no others, whatever computers) have played of a ruleset to
    /// its end: one line a person, in the order given, with zeros if there is no such game.
    virtual std::vector<Standing> together(const std::vector<std::string>& person_ids,
                                           const std::string& ruleset) = 0;

    // ---- what somebody chose, by key (`last_table`, `preset.NAME`); JSON text

    virtual void put_preference(const std::string& person_id, const std::string& key,
                                const std::string& value) = 0;
    virtual std::optional<std::string> preference(const std::string& person_id,
                                                  const std::string& key) = 0;
    /// Key and value of those whose key begins so, ordered by key.
    virtual std::vector<std::pair<std::string, std::string>> preferences(
        const std::string& person_id, const std::string& prefix) = 0;
    /// Whether there was such a preference.
    virtual bool drop_preference(const std::string& person_id, const std::string& key) = 0;
};

}  // namespace kitchen_table::store
