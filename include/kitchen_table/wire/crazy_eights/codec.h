// The words of a Crazy Eights round as JSON: actions and rules values both ways, and what viewers
// see one way only. There is deliberately no encoder for State, Event or Secret: what is not a
// View, a SpectatorView or a Notice cannot be sent. Field names are those of docs/formats.md and
// docs/protocol.md.
#pragma once

#include "kitchen_table/rules/crazy_eights/legality.h"
#include "kitchen_table/rules/crazy_eights/rules_value.h"
#include "kitchen_table/rules/crazy_eights/vocabulary.h"

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace kitchen_table::wire::crazy_eights {

namespace eights = kitchen_table::rules::crazy_eights;
using nlohmann::json;

// ---- actions (formats.md §2)
// ----------------------------------------------------------------------------

/// An action as a client sends it: without `seat`. Strict: unknown and missing members, wrong types
/// and text that is no card are errors; the error names the member first ("cards.1: is not a
/// card"). Whether the action is legal is not asked here: an empty list of cards is read, and
/// refused by the rules.
std::expected<eights::Action, std::string> action_from_json(const json& text);

/// {"do":"play","cards":["8C"],"suit":"S"}, without `seat`; `call` only where it is true.
json to_json(const eights::Action& action);

struct SeatAction {
    eights::Seat seat;
    eights::Action action;
    friend bool operator==(const SeatAction&, const SeatAction&) = default;
};
/// As above with a leading `seat` (records and scenarios); `seats` is the number of seats at the
/// table.
std::expected<SeatAction, std::string> seat_action_from_json(const json& text, int seats);
json to_json(const SeatAction& action);

// ---- rules values (docs/formats.md §9)
// ------------------------------------------------------------------

using Problems = std::vector<kitchen_table::rules::SettingProblem>;

/// A whole rules value: all 33 axes, no others. The errors are all problems at once: shape (unknown
/// key, missing key, wrong type, unknown word) and, when the shape is right, ranges and
/// cross-checks (rules::problems).
std::expected<eights::Rules, Problems> rules_from_json(const json& value);
json to_json(const eights::Rules& rules);

/// `base` with the changes of `changes`, which holds only what differs: `effect`, `values` and
/// `pickup` entry by entry, every other axis whole. Errors as rules_from_json, fields named like
/// `effect.2`; the result is valid.
std::expected<eights::Rules, Problems> apply_changes(const eights::Rules& base,
                                                     const json& changes);

/// `base` with assignments as a command line gives them: `draw=one_then_end`, `effect.2=plain`,
/// `game_end={"target":100}`. What stands behind the first `=` is JSON if it can be read as JSON,
/// else text. Errors as apply_changes.
std::expected<eights::Rules, Problems> apply_assignments(const eights::Rules& base,
                                                         std::span<const std::string> assignments);

/// The smallest object for which apply_changes(base, …) gives `rules`; {} when they are equal.
json difference(const eights::Rules& base, const eights::Rules& rules);

/// The rules value as canonical JSON (RFC 8785): the text under KT-FAIR-1's rules_hash.
std::string canonical_text(const eights::Rules& rules);

// ---- what viewers see (docs/protocol.md §3.2, §3.3)
// -----------------------------------------------------

/// The round's part of a seat's view, as flat members. `pile` is its last five cards.
json view_members(const eights::View& view);
/// The same members without `hand` and `legal`.
json spectator_members(const eights::SpectatorView& view);
/// The same members while no round has been dealt yet: all null. `seated` adds `hand` and `legal`.
json members_before_first_round(bool seated);

/// One notice, {"n":"played",…}. A round_over notice tells of the round only: that the game is
/// over, too, is the table's to say (game_over_notice).
json to_json(const eights::Notice& notice);
/// {"n":"game_over","winners":[…]}
json game_over_notice(const eights::RoundEnd& end);

/// The `pending` object of formats.md §1, or null.
json to_json(const eights::Pending& pending);
/// {"play":[…],"name_suit":[…],"twos":4,"draw":false,"take":false,"pass":false,"call":false}
json to_json(const eights::Offer& offer);
/// Card texts, in order.
json to_json(const std::vector<eights::Card>& cards);
/// `clockwise` or `anticlockwise`.
std::string_view to_text(eights::Direction direction);
/// {"round":…,"reason":…,"winner":…,"points":[…],"totals":[…],"hands":[…]}: a line of the score
/// sheet.
json sheet_row(int round, const eights::RoundEnd& end);
/// The inverse, as far as a stored sheet needs it; errors name the member.
std::expected<eights::RoundEnd, std::string> round_end_from_sheet_row(const json& row);

/// {"code","reason","params","rule"} (docs/protocol.md §4). `view` is that of the seat that was
/// refused: params hold nothing that this seat cannot see. `rule` is an anchor of the rules page:
/// `turns`, `matching`, `eights`, `twos`, `queens`, `drawing`, `answering`, `calling`, `covering`,
/// `duel`, `scoring`.
json refusal_json(const eights::Refusal& refusal, const eights::View& view);

}  // namespace kitchen_table::wire::crazy_eights
