// A table as a state machine without I/O: commands and the time go in, effects come out. One strand
// runs it.
//
// An action is applied in memory at once, but nothing caused by it leaves the table before
// `Committed` comes for its commit (law: an action is durable before anyone hears of it).
// Everything sent waits in one line behind the commits it depends on, so a viewer that arrives
// meanwhile gets its view in the right order too.
#pragma once

#include "kitchen_table/cards/seat.h"
#include "kitchen_table/store/store.h"
#include "kitchen_table/wire/server_messages.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace kitchen_table::table {

using ConnectionId = std::uint64_t;
using wire::Text;  // an encoded message, shared by all who get the same

/// Both clocks, read once per command by the caller. Durations come from `steady_ms` only.
struct Now {
    std::int64_t steady_ms = 0;
    std::int64_t wall_ms = 0;
};

struct Person {
    std::string id;
    std::string name;
    friend bool operator==(const Person&, const Person&) = default;
};

using wire::Access;
using wire::Talk;

/// What a host may choose for the turn clock, in seconds; 0 is none.
inline constexpr std::array turn_times_s{0, 20, 40, 90};

/// What a host sets about the table itself; the game's rules are a separate value.
struct TableSettings {
    int seats = 4;
    Access access = Access::public_;
    std::string level = "steady";  // of the computers
    int turn_s = 0;                // seconds that a turn may take; 0: no turn clock
    Talk talk = Talk::presets;     // what may be said
    bool watching = true;          // whoever has no seat may watch
    bool locked = false;           // nobody new may sit down
    bool coach = false;            // may be asked: the games are not counted
    friend bool operator==(const TableSettings&, const TableSettings&) = default;
};

// ---- commands
// --------------------------------------------------------------------------------------------

namespace command {
/// Join, or resume after `seen_seq`. Whether this person may is settled before; at a private table
/// they are remembered as a guest.
struct Attach {
    ConnectionId connection = 0;
    Person person;
    std::string request_id;  // empty for resume
    std::optional<std::uint64_t> seen_seq;
};
struct Detach {
    ConnectionId connection = 0;
};
struct Sit {
    ConnectionId connection = 0;
    std::string request_id;
    std::optional<int> seat;
};
struct Leave {
    ConnectionId connection = 0;
    std::string request_id;
};
struct ChangeSettings {
    ConnectionId connection = 0;
    std::string request_id;
    std::optional<int> seats;
    std::optional<std::string> rules;  // JSON of what changes
    std::optional<Access> access;
    std::optional<std::string> level;
    std::optional<int> turn_s;
    std::optional<Talk> talk;
    std::optional<bool> watching, locked;
    std::optional<bool> coach = std::nullopt;
};
/// Host of a private table: another code; who came in with the old one stays a guest.
struct RenewInvite {
    ConnectionId connection = 0;
    std::string request_id;
};
/// Somebody who has a seat is heard by all, somebody who watches by those who watch.
struct Say {
    ConnectionId connection = 0;
    std::string request_id;
    bool preset = false;
    std::string words;  // normalised
};
/// Tells the operators about somebody who is or was here, with what was said last.
struct Report {
    ConnectionId connection = 0;
    std::string request_id;
    std::string person_id, about;
};
/// Host, not in a round: the person goes and may not come back, or the computer goes.
struct Remove {
    ConnectionId connection = 0;
    std::string request_id;
    int seat = 0;
};
/// Host, before a game: a computer takes an empty seat.
struct AddComputer {
    ConnectionId connection = 0;
    std::string request_id;
    int seat = 0;
};
/// Host, before a game or after it: whoever sits in `seat` and `with` change places.
struct SwapSeats {
    ConnectionId connection = 0;
    std::string request_id;
    int seat = 0, with = 0;
};
/// Host: the role goes to the person in that seat.
struct HandOver {
    ConnectionId connection = 0;
    std::string request_id;
    int seat = 0;
};
/// Host, in a game: every clock stands and nobody acts, or all goes on.
struct Pause {
    ConnectionId connection = 0;
    std::string request_id;
    bool paused = true;
};
struct Start {
    ConnectionId connection = 0;
    std::string request_id;
};
struct NextRound {
    ConnectionId connection = 0;
    std::string request_id;
};
/// The sender's part of the shuffle of the round to come (KT-FAIR-1): 32 bytes in hexadecimal, for
/// the commitment that they have seen. The first of a seat stays.
struct Contribute {
    ConnectionId connection = 0;
    std::string request_id;
    std::string commitment, contribution;
};
struct Act {
    ConnectionId connection = 0;
    std::string action_id;
    std::uint64_t expect_seq = 0;
    std::string action;  // JSON of formats.md §2 without `seat`
};
/// Whoever is to move asks what the computer would do; everybody hears that they did.
struct AskCoach {
    ConnectionId connection = 0;
    std::string request_id;
};
struct Rename {
    Person person;
};
/// Everything about this person has been deleted: the seat is given up and nothing of them is kept.
struct Forget {
    std::string person_id;
};
/// An operator closes the table; a round under way ends without a result.
struct Close {};
/// The server is about to end, or goes on after all: no round is dealt meanwhile.
struct Drain {
    bool on = true;
};
/// The server ends now: what only this process knows, the time that a turn has left, is stored.
struct Stopping {};
/// What came of `effect::Think` with this number. One that comes too late is not heard.
struct Thought {
    std::uint64_t number = 0;
    std::string action;
};
struct TimeUp {};  // the time of `next_deadline` has come
struct Committed {
    std::uint64_t commit = 0;
};
struct CommitFailed {
    std::uint64_t commit = 0;
};
}  // namespace command

using Command =
    std::variant<command::Attach, command::Detach, command::Sit, command::Leave,
                 command::ChangeSettings, command::Remove, command::AddComputer, command::SwapSeats,
                 command::HandOver, command::Pause, command::Start, command::NextRound,
                 command::Contribute, command::Act, command::AskCoach, command::RenewInvite,
                 command::Say, command::Report, command::Rename, command::Forget, command::Close,
                 command::Drain, command::Stopping, command::Thought, command::TimeUp,
                 command::Committed, command::CommitFailed>;

class Pondering;  // table/game_host.h

// ---- effects
// ---------------------------------------------------------------------------------------------

/// A table's line in the lobby (docs/protocol.md TableRow), who sits at it and who may join.
struct Summary {
    std::string table_id, ruleset;
    std::vector<std::string> line;  // sentences, each JSON
    int seats = 0, computers = 0, round = 0, best = 0, watchers = 0;
    std::string state;  // waiting, playing, between_rounds, game_over
    std::vector<Person> people;
    std::optional<std::string> host;
    std::int64_t created_ms = 0;
    Access access = Access::public_;
    bool watching = true, locked = false;
    std::string invite;               // the code of a private table
    std::vector<std::string> guests;  // ids of those who came in with it
    friend bool operator==(const Summary&, const Summary&) = default;
};

namespace effect {
struct Send {
    std::vector<ConnectionId> connections;
    Text text;
};
struct Persist {
    std::uint64_t commit = 0;
    store::TableCommit rows;
};
struct Announce {
    Summary summary;
};  // to the lobby
struct Replaced {
    ConnectionId connection = 0;
};  // close 4001: a newer connection took the seat
/// The table is closed to this connection (`removed` by the host, or it has no seat where nobody
/// may watch: `no_watching`): it hears no more of it.
struct Removed {
    ConnectionId connection = 0;
    std::string reason;
};
/// To be stored for the operators; the connection's request is answered when it is.
struct Reported {
    ConnectionId connection = 0;
    std::string request_id;
    store::ReportRow report;
};
/// A computer will act at `until_ms` (steady clock) and may think until then, on another thread. If
/// no `Thought` has come by that time, the table plays without.
struct Think {
    std::uint64_t number = 0;
    std::int64_t until_ms = 0;
    std::shared_ptr<const Pondering> about;
};
struct Reload {};  // a commit failed or the game threw: docs/table.md says what to do
struct Closed {
    std::string reason;  // empty, operator
};                       // the table is gone (its row is stored as closed)
}  // namespace effect

using Effect =
    std::variant<effect::Send, effect::Persist, effect::Announce, effect::Replaced, effect::Removed,
                 effect::Reported, effect::Think, effect::Reload, effect::Closed>;

// ---- the table
// -------------------------------------------------------------------------------------------

/// Random bytes from outside (libsodium in the server, a counted stream in tests): round secrets,
/// game ids.
class Entropy {
public:
    virtual ~Entropy() = default;
    virtual std::array<std::uint8_t, 32> bytes32() = 0;
};

/// Times and bounds; all configuration keys (decisions.md 6, 10). `pace_percent` 0 is for test
/// builds only.
struct Limits {
    int waiting_commits_max = 32;
    int events_kept = 256;
    std::int64_t empty_table_ms = 60'000;             // never dealt and nobody there
    std::int64_t deserted_table_ms = 24 * 3'600'000;  // in play and nobody there
    std::int64_t away_ms = 30'000;          // then the computer plays for an absent person
    std::int64_t restart_turn_ms = 15'000;  // the least that a turn under way has after a restart
    int slow_turns_max = 2;  // turns in a row that ran out of time; then the computer plays on
    std::int64_t reconnect_ms = 60'000;  // then, where leaving ends the game, they have left
    std::int64_t next_round_ms = 15'000;
    std::int64_t bot_think_min_ms = 900, bot_think_max_ms = 1'800;
    std::int64_t call_wait_ms = 1'500;  // the least while somebody may still call the last card
    std::int64_t talk_ms = 2'000;       // the least between two things that one person says
    int lines_kept = 50;                // of what was said
    int guests_max = 100;               // remembered at a private table
    int reports_max = 3;                // of one person at one table
    int pace_percent = 100;
};

class GameModule;  // table/game_host.h: one game, erased; the catalog lists them

/// What a table needs from outside; all outlive it.
struct Surroundings {
    const GameModule* game = nullptr;
    Entropy* entropy = nullptr;
    std::array<std::uint8_t, 32>
        sealing_key{};  // round secrets are sealed with it before they are stored
    Limits limits;
    std::optional<std::string>
        given_pack;  // test builds: JSON {"pack":[…],"bury":[…]} for every round dealt
};

struct Opening {
    std::string table_id;
    std::string ruleset;       // slug; known and valid: checked by who opens
    std::string rules_change;  // JSON, only what differs
    TableSettings settings;
    Person host;
};

class Table {
public:
    /// A new table with its maker at seat 0 as host, or a refusal message (`bad_value` with field
    /// and problem) as JSON members {code, reason, params} without anything having happened.
    static std::variant<std::unique_ptr<Table>, std::string> open(const Opening& opening,
                                                                  const Surroundings& around,
                                                                  Now now,
                                                                  std::vector<Effect>& effects);

    /// A table as it was, from what the store holds: everybody is away until they come back. The
    /// error says what does not fit (a broken chain, a state hash that differs): the table is then
    /// quarantined by the caller.
    static std::variant<std::unique_ptr<Table>, std::string> restore(
        const store::StoredTable& stored, const Surroundings& around, Now now,
        std::vector<Effect>& effects);
    ~Table();

    /// Carries out one command; appends what the outside must do, in order.
    void handle(const Command& command, Now now, std::vector<Effect>& effects);

    /// When `TimeUp` should come next (steady clock); nullopt if there is nothing to wait for.
    std::optional<std::int64_t> next_deadline_ms() const;

    const std::string& id() const;
    Summary summary() const;

private:
    class Impl;
    explicit Table(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

}  // namespace kitchen_table::table
