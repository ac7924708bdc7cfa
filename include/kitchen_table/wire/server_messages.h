// What the server says (docs/protocol.md §2.2), as the text of one frame. The text is shared by all
// connections that get the same. Parameters called `…_json` are JSON text and go in as they are.
#pragma once

#include "kitchen_table/wire/members.h"
#include "kitchen_table/wire/messages.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kitchen_table::wire {

using Text = std::shared_ptr<const std::string>;

inline constexpr int protocol_version = 1;

/// A table as the lobby shows it.
struct TableRow {
    std::string table, ruleset;
    std::vector<std::string> line_json;  // sentences: how the game ends, what is not as usual
    int seats = 0;
    std::vector<std::string> people;
    int computers = 0;
    std::string state;  // waiting, playing, between_rounds, game_over
    int round = 0, best = 0, watchers = 0;
    std::optional<std::string> host;
    std::int64_t created_ms = 0;  // sent in seconds
    Access access = Access::public_;
    bool watching = true;  // whoever has no seat may watch
    bool locked = false;   // nobody new may sit down
    friend bool operator==(const TableRow&, const TableRow&) = default;
};

struct Welcome {
    std::string version, commit;
    bool by_invitation = false;  // of the server
    std::string person_id, person_name;
    bool admitted = true;  // whether this person may play
    std::vector<std::string> rulesets_json;
    std::vector<TableRow> yours;
};

/// Something said at a table; `seat` is nullopt for somebody who watches.
struct Line {
    std::uint64_t id = 0;  // counted for each table
    std::string person_id, name;
    std::optional<int> seat;
    std::int64_t at_ms = 0;  // wall clock; sent in seconds
    bool preset = false;
    std::string words;  // the preset's name, or the text
    friend bool operator==(const Line&, const Line&) = default;
};

/// Which request or action a refusal answers; neither for a frame that had no valid id.
struct RefusalTo {
    std::optional<std::string> request_id, action_id;
    static RefusalTo request(std::string id) { return {std::move(id), std::nullopt}; }
    static RefusalTo action(std::string id) { return {std::nullopt, std::move(id)}; }
};

Text welcome(const Welcome& welcome);
Text done(std::string_view request_id);
Text created(std::string_view request_id, std::string_view table);
Text you(std::string_view person_id, std::string_view name, bool admitted);
/// The first part of the list, and a later one; `next` is where the part after it begins.
Text lobby(std::span<const TableRow> tables, const std::optional<std::string>& next);
Text more_lobby(std::span<const TableRow> tables, const std::optional<std::string>& next);
/// What a code invites to: a table.
Text invitation(std::string_view request_id, const TableRow& table);
Text lobby_changes(std::span<const TableRow> changed, std::span<const std::string> gone);
Text view(std::string_view table, std::uint64_t seq, const Members& view);
/// `changes` is nullopt where a missed event is told again. Notices are JSON objects.
Text event(std::string_view table, std::uint64_t seq, std::span<const std::string> notices_json,
           const std::optional<Members>& changes);
/// `members`: line, page and values of the game's rulebook.
Text explained(std::string_view request_id, Members members);
Text ack(std::string_view table, std::string_view action_id, std::uint64_t seq);
/// `advice_json`: the advice of the table's game, {"action","reason",…}.
Text advice(std::string_view request_id, std::string_view table, std::uint64_t seq,
            std::string_view advice_json);
Text closed(std::string_view table, std::string_view reason);
Text said(std::string_view table, const Line& line);
Text talk(std::string_view table, std::span<const Line> lines);
/// The lines as a JSON list, as they stand in `talk`.
std::string lines_json(std::span<const Line> lines);

// ---- refusals --------------------------------------------------------------------------------

/// The members {code, reason, params, rule} of a refusal whose reason is its code and that has no
/// params: `not_host`, `busy`, `unknown_table`, ….
std::string refusal_members(std::string_view code);
/// `bad_value` or `bad_message` with what is wrong where; the field is left out if empty.
std::string refusal_members(std::string_view code, std::string_view field,
                            std::string_view problem);
/// A refusal with a finer reason and no params: `table_full` because `table_locked`.
std::string refusal_because(std::string_view code, std::string_view reason);
/// `not_your_turn`, with the seat that is to move.
std::string not_your_turn_members(int turn);
/// `stale`, with the seq that the table has.
std::string stale_members(std::uint64_t seq);
/// A refused frame from its members; text that is no JSON object is a programming error and throws.
Text refused(const RefusalTo& to, const std::string& members_json);
Text refused(const BadMessage& bad);

}  // namespace kitchen_table::wire
