// The lobby as a state machine without I/O: who is connected, which tables there are, who follows
// the list, and the limits on opening and finding tables. One strand runs it.
#pragma once

#include "kitchen_table/table/table.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace kitchen_table::lobby {

using table::Access;
using table::ConnectionId;
using table::Now;
using table::Person;
using table::Summary;
using table::Talk;
using table::Text;

struct Limits {
    int tables_per_person = 3;
    int tables_per_address = 10;
    int failed_joins_per_minute = 10;  // an address
    int tables_max = 10'000;
    int rows_in_part = 200;  // of the list
    std::int64_t coalesce_ms = 250;
};

namespace command {
/// Answered with `welcome`: the rulesets, and the tables where this person has a seat.
struct Connected {
    ConnectionId connection = 0;
    Person person;
    bool admitted = true;  // on a server by invitation
    std::string address;
};
struct Disconnected {
    ConnectionId connection = 0;
};
/// Answered with the first part of the list (`lobby`); then changes come, coalesced
/// (`lobby_changes`).
struct Watch {
    ConnectionId connection = 0;
};
/// Answered with the part of the list after `after`, the `next` of another part (`more_lobby`), or
/// refused `bad_value` if it is none.
struct More {
    ConnectionId connection = 0;
    std::string after;
};
struct Unwatch {
    ConnectionId connection = 0;
};
/// Answered with OpenTable, or refused: `bad_value` (no such ruleset), `rate_limited` (this person
/// or address has as many tables open as they may), `busy` (the server has as many tables as it
/// may).
struct Create {
    ConnectionId connection = 0;
    std::string request_id;
    std::string ruleset;
    std::optional<int> seats;
    std::string rules_change = "{}";
    Access access = Access::public_;
    std::string level = "steady";
    std::optional<int> turn_s;
    std::optional<Talk> talk;
    bool watching = true;
    std::optional<bool> coach;
    std::string saved;  // the same as JSON text, for the next time
};
/// Answered with AttachTo, or refused: `unknown_table`, also for a private table to which this
/// person has no invitation (`invite` is its code; guests and people who sit there need none);
/// `rate_limited` once an address has asked for too many tables that are not there, unless the
/// table is public or this person sits at it (so known and unknown ids look the same). An empty
/// `request_id` is a resume, whose refusal names no request.
struct Join {
    ConnectionId connection = 0;
    std::string request_id;
    std::string table_id;
    std::string invite;
    std::optional<std::uint64_t> seen_seq;
};
/// Answered with the table that the code invites to (`invitation`), or refused `unknown_code`;
/// wrong codes count like tables that are not there.
struct LookAtInvite {
    ConnectionId connection = 0;
    std::string request_id;
    std::string code;
};
/// A table is as it says; also how a table of the store becomes known after a start. Nothing comes
/// of a table after its TableGone.
struct TableChanged {
    Summary summary;
};
struct TableGone {
    std::string table_id;
};
/// Table::open said no; `refusal` has its JSON members. The answer to one OpenTable, like
/// TableOpened.
struct TableRefused {
    ConnectionId connection = 0;
    std::string request_id;
    std::string refusal;
};
struct TableOpened {
    ConnectionId connection = 0;
    std::string request_id;
    Summary summary;
};
/// Another name, or let in: every connection of the person is told (`you`). The tables say
/// themselves how their rows change.
struct PersonChanged {
    Person person;
    bool admitted = true;
};
/// No table is opened (`draining`), or all goes on.
struct Drain {
    bool on = true;
};
struct TimeUp {};  // the time of `next_deadline_ms` has come
}  // namespace command

using Command =
    std::variant<command::Connected, command::Disconnected, command::Watch, command::More,
                 command::Unwatch, command::Create, command::Join, command::LookAtInvite,
                 command::TableChanged, command::TableGone, command::TableRefused,
                 command::TableOpened, command::PersonChanged, command::Drain, command::TimeUp>;

namespace effect {
struct Send {
    std::vector<ConnectionId> connections;
    Text text;
};
/// Open a table (its id is new); answer with TableOpened or TableRefused, then attach the
/// connection.
struct OpenTable {
    ConnectionId connection = 0;
    std::string request_id;
    table::Opening opening;
    std::string saved;  // as it was asked for, for the next time
};
/// Attach the connection to the table (a `table::command::Attach`).
struct AttachTo {
    ConnectionId connection = 0;
    Person person;
    std::string table_id;
    std::string request_id;
    std::optional<std::uint64_t> seen_seq;
};
}  // namespace effect

using Effect = std::variant<effect::Send, effect::OpenTable, effect::AttachTo>;

/// What is needed to open tables and to greet: the rulesets there are, as the JSON of `welcome`,
/// and their seat ranges.
struct RulesetInfo {
    std::string slug;
    int default_seats = 4;
    bool ranked = false;
    std::string welcome_json;
};

struct Surroundings {
    std::vector<RulesetInfo> rulesets;
    std::string version, commit;
    bool by_invitation = false;
    table::Entropy* entropy = nullptr;  // table ids: 128 random bits
    Limits limits;
};

class Lobby {
public:
    explicit Lobby(Surroundings around);
    ~Lobby();
    /// Carries out one command; appends what the outside must do, in order. Commands of connections
    /// that are not (or no longer) there do nothing.
    void handle(const Command& command, Now now, std::vector<Effect>& effects);
    /// When `TimeUp` should come next (steady clock); nullopt if there is nothing to wait for.
    std::optional<std::int64_t> next_deadline_ms() const;

private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace kitchen_table::lobby
