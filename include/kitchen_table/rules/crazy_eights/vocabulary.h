// The words of a Crazy Eights round: what a seat may do, what happens, what each viewer is told and
// knows. The truth (State) is private to src/rules; a View has room for one hand only, a
// SpectatorView for none.
#pragma once

#include "kitchen_table/cards/card.h"
#include "kitchen_table/cards/seat.h"
#include "kitchen_table/cards/secret.h"
#include "kitchen_table/rules/crazy_eights/rules_value.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kitchen_table::rules::crazy_eights {

using cards::Card;
using cards::Rank;
using cards::Seat;
using cards::Suit;

inline constexpr std::string_view game_key = "crazy-eights";
/// Grows when a recorded action would lead to another state than before.
inline constexpr int rules_version = 1;

// ---- actions (formats.md §2)
// ----------------------------------------------------------------------------

namespace action {
struct Play {
    std::vector<Card>
        cards;  // in the order laid; the pack of a card does not matter, its face does
    std::optional<Suit> suit;
    bool call = false;
    friend bool operator==(const Play&, const Play&) = default;
};
struct Draw {
    friend bool operator==(const Draw&, const Draw&) = default;
};
struct Take {
    friend bool operator==(const Take&, const Take&) = default;
};
struct Pass {
    friend bool operator==(const Pass&, const Pass&) = default;
};
struct Call {
    friend bool operator==(const Call&, const Call&) = default;
};
}  // namespace action
using Action = std::variant<action::Play, action::Draw, action::Take, action::Pass, action::Call>;

// ---- what is unsettled
// -----------------------------------------------------------------------------------

enum class PickupKind : std::uint8_t { two, queen, joker };
enum class Direction : std::int8_t { clockwise = 1, anticlockwise = -1 };

namespace pending {
struct Pickup {
    PickupKind kind = PickupKind::two;
    int cards = 0;
    friend bool operator==(const Pickup&, const Pickup&) = default;
};
struct Cover {
    Rank rank = Rank::ace;
    Suit suit = Suit::clubs;
    friend bool operator==(const Cover&, const Cover&) = default;
};
struct Duel {
    int step = 1;  // 1: the five is owed, 2: the six, 3: the seven
    Suit suit = Suit::clubs;
    Seat leader, answerer;
    friend bool operator==(const Duel&, const Duel&) = default;
};
}  // namespace pending
using Pending = std::variant<std::monostate, pending::Pickup, pending::Cover, pending::Duel>;

// ---- refusals
// --------------------------------------------------------------------------------------------

/// Codes of formats.md §2 that the rules themselves give, in its order of precedence.
enum class RefusalCode : std::uint8_t {
    game_over,
    round_over,
    not_your_turn,
    one_card_only,
    not_in_hand,
    not_an_answer,
    no_match,
    bad_order,
    suit_needed,
    holds_legal_play,
    must_answer_or_take,
    must_answer,
    can_still_draw,
    nothing_to_draw,
    nothing_to_take,
    too_late
};
std::string_view to_text(RefusalCode code);

/// A player's mistake, as a value. `reason` is the finer sentence of ux.md 5.6; the rest fills it
/// in.
struct Refusal {
    RefusalCode code = RefusalCode::not_your_turn;
    std::string_view reason;     // first column of docs/protocol.md §4
    std::optional<Card> card;    // the card that was wrong
    std::vector<Card> playable;  // what may be laid instead (of the acting seat's own cards only)
    friend bool operator==(const Refusal&, const Refusal&) = default;
};

// ---- the end of a round
// ----------------------------------------------------------------------------------

/// How a round ended. `voided` is never the rules' doing: the house gave the round up (nobody came
/// back to the table, or the program cannot play it on), and nothing counts.
enum class EndReason : std::uint8_t { out, blocked, repetition, stock_out, abandoned, voided };
std::string_view to_text(EndReason reason);

struct RoundEnd {
    EndReason reason = EndReason::out;
    std::optional<Seat> winner;  // the seat that won the round, if one did
    std::vector<int> points;     // change of each total, by seat
    std::vector<int> totals;     // after the round
    bool game_over = false;
    std::vector<Seat> game_winners;        // ascending; empty unless game_over
    std::vector<std::vector<Card>> hands;  // what each seat was left with
    friend bool operator==(const RoundEnd&, const RoundEnd&) = default;
};

// ---- what happened, in full (Event), and as one viewer is told (Notice)
// ----------------------------------

namespace happened {
struct RoundDealt {
    int round;
    Seat dealer;
    Card starter;
};
struct Played {
    Seat seat;
    std::vector<Card> cards;
    std::optional<Suit> suit;
    bool call;
};
struct Passed {
    Seat seat;
};
struct Called {
    Seat seat;
};
struct Skipped {
    Seat seat;
};
struct Reversed {
    Direction direction;
};
struct Demanded {
    Seat seat;
    Pending pending;
};
struct Recycled {
    int stock;
};
struct RoundOver {
    RoundEnd end;
};
}  // namespace happened

enum class DrawWhy : std::uint8_t { draw, take, no_call, not_covered };

/// Cards that came into a hand: everybody hears how many, the seat itself which.
struct CardsDrawn {
    Seat seat;
    DrawWhy why = DrawWhy::draw;
    int count = 0;
    cards::Secret<std::vector<Card>> cards;
};
struct CardsDrawnNotice {
    Seat seat;
    DrawWhy why = DrawWhy::draw;
    int count = 0;
    std::optional<std::vector<Card>> cards;  // only to the seat itself
};

using Event = std::variant<happened::RoundDealt, happened::Played, CardsDrawn, happened::Passed,
                           happened::Called, happened::Skipped, happened::Reversed,
                           happened::Demanded, happened::Recycled, happened::RoundOver>;
using Notice =
    std::variant<happened::RoundDealt, happened::Played, CardsDrawnNotice, happened::Passed,
                 happened::Called, happened::Skipped, happened::Reversed, happened::Demanded,
                 happened::Recycled, happened::RoundOver>;

/// What `seat` is told of `event`.
Notice notice(const Event& event, Seat seat);
/// What everybody may hear of `event`.
Notice public_notice(const Event& event);

// ---- what a viewer knows
// ---------------------------------------------------------------------------------

/// What everybody at or around the table can see.
struct PublicView {
    Rules rules;
    int seats = 0;
    int round = 0;
    Seat dealer;
    std::optional<Seat> turn;  // nullopt when the round is over
    Direction direction = Direction::clockwise;
    std::vector<int> counts;   // cards held, by seat
    int stock = 0, under = 0;  // face-down cards; cards under the top of the pile
    std::vector<Card> pile;    // the whole pile is public; its last element is the top
    std::optional<Suit> suit;  // in force; nullopt means any
    bool named = false;
    std::optional<Seat> named_by;
    Pending pending;
    std::vector<bool> called;  // by seat
    std::vector<int> totals;   // before this round
    std::optional<RoundEnd> over;
    friend bool operator==(const PublicView&, const PublicView&) = default;
};

/// Everything one seat knows now. There is room for one hand only.
struct View {
    PublicView table;
    Seat seat;
    std::vector<Card> hand;         // in order of arrival
    bool call_open = false;         // whether a call would be heard now
    bool exempt_from_call = false;  // has held only one card since the deal
    bool may_go_out = false;  // latched call (rules.md 1.4), only with calls that bar going out
    bool drew_this_turn = false;
    friend bool operator==(const View&, const View&) = default;
};

/// What a spectator knows: another type, so that no hand can slip in.
struct SpectatorView {
    PublicView table;
    friend bool operator==(const SpectatorView&, const SpectatorView&) = default;
};

}  // namespace kitchen_table::rules::crazy_eights
