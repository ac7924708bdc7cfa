// A table for tests, in the words of people who play cards: a position set up in card text, moves
// in the text of legal actions, and answers in text.
#pragma once

#include "rules/crazy_eights/position.h"

#include <deque>
#include <set>
#include <string>
#include <vector>

namespace kitchen_table::testing {

using namespace rules::crazy_eights;

/// "9C 2H XX" as cards.
std::vector<Card> cards_from(const std::string& text);
/// The inverse.
std::string text_of(const std::vector<Card>& cards);

/// Gives what it was told to give, in turn, and nothing more.
class GivenShuffles final : public rules::ShuffleSource {
public:
    std::vector<Card> pack;
    std::deque<int> bury;
    std::deque<std::vector<Card>> recycled;

    bool shuffle_pack(std::span<Card> cards) override;
    std::optional<int> bury_index(int stock_size) override;
    bool shuffle_recycle(std::span<Card> cards) override;
};

/// What is not said is as at the start of a round; seat 0 dealt, seat 1 is to move.
struct Setup {
    std::vector<std::string> hands;
    std::string pile;
    std::string stock{};
    std::string suit{};  // "S", "any"; empty: the top's own
    bool named = false;
    Pending pending{};
    int turn = 1;
    Direction direction = Direction::clockwise;
    std::vector<int> totals{};
    std::vector<bool> called{};
    int round = 1;
};

class Table {
public:
    Table(const Rules& rules, const Setup& setup);
    /// A round dealt from `pack` (card text; what is missing of a whole pack follows in its own
    /// order).
    static Table dealt(const Rules& rules, int seats, const std::string& pack,
                       std::deque<int> bury = {}, int round = 1, int dealer = 0);

    /// "play 8C suit S call", "draw", "take", "pass", "call": "done", or the refusal's code, or "no
    /// recycle order". A refusal that changes anything, or differs from what the view foretold,
    /// says so instead.
    std::string does(int seat, const std::string& move);
    /// The order of the next recycle, top first.
    Table& recycle_to(const std::string& cards);

    int turn() const;  // -1: the round is over
    std::string top() const;
    std::string suit() const;
    bool named() const;
    /// "none", "two 4", "queen 5", "joker 5", "cover AH", "duel 1 H 1 2".
    std::string pending() const;
    std::string hand(int seat) const;
    int stock() const;
    int under() const;
    Direction direction() const;
    std::set<std::string> legal() const;
    /// "out 1", "blocked -", ...; "going on".
    std::string ending() const;
    RoundEnd end() const;
    View view(int seat) const { return Game::view(state_, Seat(seat)); }
    /// Names of the events of the last action, in order: "played recycled drew skipped".
    std::string told() const;
    const std::vector<Event>& events() const { return events_; }
    const State& state() const { return state_; }

private:
    explicit Table(State state) : state_(std::move(state)) {}
    State state_;
    GivenShuffles shuffles_;
    std::vector<Event> events_;
};

}  // namespace kitchen_table::testing
