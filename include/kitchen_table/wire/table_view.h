// The table's part of a view, the table's own notices, and what a table stores of itself, as JSON.
// The same for every game; parameters called `…_json` are JSON text of the game.
#pragma once

#include "kitchen_table/wire/members.h"
#include "kitchen_table/wire/messages.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kitchen_table::wire {

struct SeatView {
    enum class Kind { empty, person, computer };
    Kind kind = Kind::empty;
    std::string name;
    std::string person_id;  // of a person
    bool here = false;      // a person's connection is attached
    bool driven = false;    // the computer plays for a person who is away
    std::string level;      // of a computer
    friend bool operator==(const SeatView&, const SeatView&) = default;
};

/// A seat's part of the shuffle of a round (KT-FAIR-1), as it was fixed at the deal.
struct ShareView {
    int kind = 0;  // 0 empty, 1 person who contributed, 2 computer, 3 person who did not
    std::string contribution;  // of kind 1: 64 hexadecimal digits
    friend bool operator==(const ShareView&, const ShareView&) = default;
};

/// The members of docs/protocol.md §3.1. `you` and `you_host` are the viewer's own.
struct TableView {
    std::string ruleset, rules_json;
    std::vector<std::string> line_json;  // the settings line: sentences
    Access access = Access::public_;
    std::string level, state;
    Talk talk = Talk::presets;
    std::optional<std::string> invite;  // the host's, of a private table
    bool draining = false;              // no round is dealt: the server is about to end
    std::vector<SeatView> seats;
    std::optional<int> host, you;
    bool you_host = false;
    int watchers = 0, game = 0, round = 0;
    std::optional<int> dealer;
    std::vector<int> totals;
    std::vector<std::string> sheet_json;
    std::vector<int> ready;
    std::optional<std::int64_t> next_round_ms;
    bool watching = true, locked = false, coach = false, paused = false;
    int turn_s = 0;                       // 0: no turn clock
    std::optional<std::int64_t> turn_ms;  // what the turn under way still has, while its clock runs
    std::optional<std::vector<int>> winners;
    std::optional<std::string> commitment;
    std::vector<int> contributed;                  // to the round to come, ascending
    std::optional<std::vector<ShareView>> shares;  // of the round under way, by seat
};
Members members(const TableView& view);

/// Notices of docs/protocol.md §3.3 that are the table's own, as JSON objects.
namespace notice {
std::string sat(int seat, std::string_view name);
std::string left(int seat, std::string_view name);
std::string away(int seat, std::string_view name);
std::string back(int seat, std::string_view name);
std::string host(int seat, std::string_view name);
/// `line_json`: the sentences of the settings line that are new.
std::string settings_changed(std::optional<int> seats, const std::optional<std::string>& rules_json,
                             const std::vector<std::string>& line_json);
/// The host has closed the table to whoever sat there.
std::string removed(int seat, std::string_view name);
std::string paused(bool paused);
std::string game_started(int game);
std::string ready(int seat);
/// The turn of that seat took longer than it may; a safe move was made for it.
std::string out_of_time(int seat, std::string_view name);
std::string watchers(int count);
/// Whoever sits there has asked what the computer would do.
std::string asked_coach(int seat, std::string_view name);
std::string game_over(const std::vector<int>& winners);
/// A round that was ended without a result: nobody's total changes.
std::string round_voided(const std::vector<int>& totals);
}  // namespace notice

/// The part of a settings line that tells the turn clock: a sentence (docs/protocol.md §2.3).
std::string turn_time_sentence(int seconds);
/// The part that says that the coach may be asked.
std::string coach_sentence();

/// A line of the score sheet for a round that was ended without a result.
std::string voided_sheet_row(int round, const std::vector<int>& totals);

/// The row with the id under which the finished round is kept, so that it can be played again.
std::string with_round_id(std::string_view sheet_row, std::string_view round_id);

}  // namespace kitchen_table::wire
