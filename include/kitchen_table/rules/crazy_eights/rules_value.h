// The rules of a Crazy Eights table as one value: the 33 axes of rules.md §1.7. A ruleset is a
// named file that holds such a value; nothing in the engine looks at a name.
#pragma once

#include "kitchen_table/cards/card.h"
#include "kitchen_table/rules/problem.h"

#include <array>
#include <cstdint>
#include <variant>
#include <vector>

namespace kitchen_table::rules::crazy_eights {

struct SeatRange {
    int min = 2, max = 4, default_seats = 4;
    friend bool operator==(const SeatRange&, const SeatRange&) = default;
};

struct PackStep {
    int up_to = 8, packs = 1;  // tables of at most `up_to` seats play with `packs` packs
    friend bool operator==(const PackStep&, const PackStep&) = default;
};

struct FixedDeal {
    int two = 7, three = 5, four_plus = 5;  // cards each, by number of seats
    friend bool operator==(const FixedDeal&, const FixedDeal&) = default;
};
struct ValleyDeal {
    int top = 8, bottom = 1;  // round r deals bottom + |r - 1 - (top - bottom)|
    friend bool operator==(const ValleyDeal&, const ValleyDeal&) = default;
};
using DealRule = std::variant<FixedDeal, ValleyDeal>;

enum class StarterEight : std::uint8_t { bury, keep };
enum class StarterJoker : std::uint8_t { bury, cover };
enum class DrawWhen : std::uint8_t { stuck, any };
enum class DrawMode : std::uint8_t { until_playable, one_then_end };
enum class WhenStuck : std::uint8_t { pass, end_hand };
enum class JokerRule : std::uint8_t { none, free, names };
enum class Effect : std::uint8_t { plain, wild, pickup, skip, reverse, again, cover, duel };
enum class QueenRule : std::uint8_t { none, spades, all };
enum class AnswerRule : std::uint8_t { off, may, must };
enum class TwoSeatReverse : std::uint8_t { passes, again };
enum class Scoring : std::uint8_t { winner_collects, each_pays };
enum class BlockedScore : std::uint8_t { lowest_takes_all, lowest_takes_difference, count_hands };
enum class LowestTie : std::uint8_t { another_hand, shared };
enum class OnLeave : std::uint8_t { computer, end_game };

struct PickupCosts {
    int two = 0, queen = 0, joker = 0;
    friend bool operator==(const PickupCosts&, const PickupCosts&) = default;
};

struct AnswersTwo {
    bool two = false, eight = false, joker = false;
    friend bool operator==(const AnswersTwo&, const AnswersTwo&) = default;
};

struct LastCardOff {
    friend bool operator==(const LastCardOff&, const LastCardOff&) = default;
};
struct LastCardPenalty {
    int cards = 2;
    friend bool operator==(const LastCardPenalty&, const LastCardPenalty&) = default;
};
struct LastCardBarsGoingOut {
    friend bool operator==(const LastCardBarsGoingOut&, const LastCardBarsGoingOut&) = default;
};
using LastCardRule = std::variant<LastCardOff, LastCardPenalty, LastCardBarsGoingOut>;

struct TargetEnd {
    int target = 250;
    friend bool operator==(const TargetEnd&, const TargetEnd&) = default;
};
struct TargetPerSeatEnd {
    int target_per_seat = 50;
    friend bool operator==(const TargetPerSeatEnd&, const TargetPerSeatEnd&) = default;
};
struct RoundsEnd {
    int rounds = 3;  // the axis is spelt `hands` in files
    friend bool operator==(const RoundsEnd&, const RoundsEnd&) = default;
};
using GameEnd = std::variant<TargetEnd, TargetPerSeatEnd, RoundsEnd>;

struct Rules {
    SeatRange seats;
    std::vector<PackStep> packs{{8, 1}};
    int jokers_per_pack = 0;
    DealRule deal = FixedDeal{};
    StarterEight starter_eight = StarterEight::bury;
    StarterJoker starter_joker = StarterJoker::bury;
    DrawWhen draw_when = DrawWhen::stuck;
    DrawMode draw = DrawMode::until_playable;
    bool recycle = true;
    WhenStuck stuck = WhenStuck::pass;
    bool eight_on_eight = true;
    JokerRule joker = JokerRule::none;
    std::array<Effect, cards::rank_count> effect{};  // by Rank; the eight is wild
    QueenRule queen = QueenRule::none;
    PickupCosts pickup;
    bool accumulate = true;
    AnswerRule answer = AnswerRule::off;
    AnswersTwo answers_two;
    bool answers_queen = false;
    bool answers_joker = false;
    int twos_per_turn = 1;
    TwoSeatReverse two_seat_reverse = TwoSeatReverse::passes;
    int cover_cost = 0;
    std::array<int, 3> duel_costs{};
    LastCardRule last_card = LastCardOff{};
    std::array<int, cards::rank_count + 1> values{};  // by Rank, the joker last
    Scoring scoring = Scoring::winner_collects;
    bool losers_go_down = false;
    BlockedScore blocked_score = BlockedScore::lowest_takes_all;
    int last_eight_factor = 1;
    GameEnd game_end = TargetEnd{};
    LowestTie lowest_tie = LowestTie::shared;
    OnLeave on_leave = OnLeave::computer;

    Effect effect_of(cards::Rank rank) const { return effect[static_cast<std::size_t>(rank)]; }
    friend bool operator==(const Rules&, const Rules&) = default;
};

/// Every range and cross-check that `rules` breaks (rulesets/README, E12), all at once; empty if it
/// is valid.
std::vector<SettingProblem> problems(const Rules& rules);

/// Packs in play at a table of `seats` seats.
int packs_for(const Rules& rules, int seats);

/// Cards in play at a table of `seats` seats, jokers included.
int cards_in_play(const Rules& rules, int seats);

/// Cards that each seat is dealt in `round` (from 1).
int cards_dealt(const Rules& rules, int seats, int round);

/// Points of a card left in a hand.
int value_of(const Rules& rules, cards::Card card);

}  // namespace kitchen_table::rules::crazy_eights
