#include "random_rules.h"

#include "rules/crazy_eights/position_hash.h"

#include <algorithm>
#include <stdexcept>

namespace kitchen_table::testing {

using namespace rules::crazy_eights;
using cards::Rank;

namespace {

class Lots {
public:
    explicit Lots(std::uint64_t seed) : state_(mixed(seed)) {}
    int between(int low, int high) {
        state_ = mixed(state_);
        return low + static_cast<int>(state_ % static_cast<std::uint64_t>(high - low + 1));
    }
    bool flip() { return between(0, 1) == 1; }
    /// One of the values of an axis that has `count`.
    template <class Axis>
    Axis one_of(int count) {
        return static_cast<Axis>(between(0, count - 1));
    }

private:
    std::uint64_t state_;
};

Effect& effect(Rules& rules, Rank rank) {
    return rules.effect[static_cast<std::size_t>(rank)];
}

bool any_effect(const Rules& rules, Effect wanted) {
    return std::ranges::find(rules.effect, wanted) != rules.effect.end();
}

// ---- drawing ---------------------------------------------------------------------------------

void draw_table(Rules& rules, Lots& lots) {
    rules.seats.min = lots.between(2, 8);
    rules.seats.max = lots.between(rules.seats.min, 8);
    rules.seats.default_seats = lots.between(rules.seats.min, rules.seats.max);
    rules.packs.clear();
    for (int up_to = lots.between(2, 8);; up_to = lots.between(up_to + 1, 8)) {
        rules.packs.push_back({up_to, lots.between(1, 3)});
        if (up_to >= rules.seats.max) break;
    }
    rules.jokers_per_pack = lots.flip() ? 2 : 0;
    if (lots.flip()) {
        rules.deal = FixedDeal{lots.between(1, 20), lots.between(1, 20), lots.between(1, 20)};
    } else {
        rules.deal = ValleyDeal{lots.between(1, 20), lots.between(1, 20)};
    }
    rules.starter_eight = lots.one_of<StarterEight>(2);
    rules.starter_joker = lots.one_of<StarterJoker>(2);
    rules.draw_when = lots.one_of<DrawWhen>(2);
    rules.draw = lots.one_of<DrawMode>(2);
    rules.recycle = lots.flip();
    rules.stuck = lots.one_of<WhenStuck>(2);
}

void draw_cards(Rules& rules, Lots& lots) {
    rules.eight_on_eight = lots.flip();
    rules.joker = lots.one_of<JokerRule>(3);
    const int special = lots.between(1, 4);  // in four: from a few ranks that do something to all
    for (Effect& each : rules.effect) {
        each = lots.between(1, 4) <= special ? lots.one_of<Effect>(8) : Effect::plain;
    }
    if (lots.flip()) effect(rules, Rank::two) = Effect::pickup;
    if (lots.flip()) effect(rules, Rank::four) = Effect::duel;
    rules.queen = lots.one_of<QueenRule>(3);
    rules.pickup = {lots.between(0, 20), lots.between(0, 20), lots.between(0, 20)};
    rules.accumulate = lots.flip();
    rules.answer = lots.one_of<AnswerRule>(3);
    rules.answers_two = {lots.flip(), lots.flip(), lots.flip()};
    rules.answers_queen = lots.flip();
    rules.answers_joker = lots.flip();
    rules.twos_per_turn = lots.between(1, 4);
    rules.two_seat_reverse = lots.one_of<TwoSeatReverse>(2);
    rules.cover_cost = lots.between(0, 20);
    rules.duel_costs = {lots.between(0, 20), lots.between(0, 20), lots.between(0, 20)};
    switch (lots.between(0, 2)) {
        case 0:
            rules.last_card = LastCardOff{};
            break;
        case 1:
            rules.last_card = LastCardPenalty{lots.between(1, 20)};
            break;
        default:
            rules.last_card = LastCardBarsGoingOut{};
    }
}

void draw_scoring(Rules& rules, Lots& lots) {
    for (int& value : rules.values)
        value = lots.flip() ? lots.between(0, 20) : lots.between(0, 1000);
    rules.scoring = lots.one_of<Scoring>(2);
    rules.losers_go_down = lots.flip();
    rules.blocked_score = lots.one_of<BlockedScore>(3);
    rules.last_eight_factor = lots.between(1, 2);
    switch (lots.between(0, 2)) {
        case 0:
            rules.game_end = TargetEnd{lots.between(1, 2000)};
            break;
        case 1:
            rules.game_end = TargetPerSeatEnd{lots.between(1, 500)};
            break;
        default:
            rules.game_end = RoundsEnd{lots.between(1, 39)};
    }
    rules.lowest_tie = lots.one_of<LowestTie>(2);
    rules.on_leave = lots.one_of<OnLeave>(2);
}

// ---- repairing: one contradiction after another ----------------------------------------------

/// E12: the most cards that each of `seats` seats can be dealt.
int most_dealt(const Rules& rules, int seats) {
    return (cards_in_play(rules, seats) - 1 - seats) / seats;
}

void repair_deal(Rules& rules, Lots& lots) {
    const auto& seats = rules.seats;
    if (auto* valley = std::get_if<ValleyDeal>(&rules.deal)) {
        for (int n = seats.min; n <= seats.max; ++n)
            valley->top = std::min(valley->top, most_dealt(rules, n));
        valley->bottom = std::min(valley->bottom, valley->top);
        rules.game_end = RoundsEnd{lots.between(1, 2 * (valley->top - valley->bottom) + 1)};
        rules.lowest_tie = LowestTie::shared;
        return;
    }
    auto& fixed = std::get<FixedDeal>(rules.deal);
    for (int n = seats.min; n <= seats.max; ++n) {
        int& dealt = n == 2 ? fixed.two : n == 3 ? fixed.three : fixed.four_plus;
        dealt = std::min(dealt, most_dealt(rules, n));
    }
}

void repair_effects(Rules& rules) {
    for (int i = 0; i < cards::rank_count; ++i) {
        const auto rank = static_cast<Rank>(i);
        Effect& here = effect(rules, rank);
        const bool misplaced = here == Effect::wild ||
                               (here == Effect::pickup && rank != Rank::two) ||
                               (here == Effect::duel && rank != Rank::four);
        if (misplaced || rank == Rank::queen) here = Effect::plain;
    }
    effect(rules, Rank::eight) = Effect::wild;
    if (rules.effect_of(Rank::four) == Effect::duel) {
        for (const Rank rank : {Rank::five, Rank::six, Rank::seven})
            effect(rules, rank) = Effect::plain;
        for (int& cost : rules.duel_costs)
            cost = std::max(cost, 1);
    }
    if (any_effect(rules, Effect::cover)) rules.cover_cost = std::max(rules.cover_cost, 1);
    const bool bars = std::holds_alternative<LastCardBarsGoingOut>(rules.last_card);
    if (any_effect(rules, Effect::cover) || bars) rules.recycle = true;
}

void repair_pickups(Rules& rules) {
    const bool twos = rules.effect_of(Rank::two) == Effect::pickup;
    if (twos) rules.pickup.two = std::max(rules.pickup.two, 1);
    if (rules.queen != QueenRule::none) rules.pickup.queen = std::max(rules.pickup.queen, 1);
    if (rules.joker == JokerRule::names) rules.pickup.joker = std::max(rules.pickup.joker, 1);
    if (rules.joker != JokerRule::names) rules.answers_two.joker = rules.answers_joker = false;
    if (twos && rules.twos_per_turn > 1) rules.accumulate = true;
}

void repair_scoring(Rules& rules) {
    if (rules.scoring == Scoring::each_pays) {
        rules.losers_go_down = false;
        rules.blocked_score = BlockedScore::count_hands;
        return;
    }
    if (rules.blocked_score == BlockedScore::count_hands)
        rules.blocked_score = BlockedScore::lowest_takes_all;
    rules.last_eight_factor = 1;
    rules.lowest_tie = LowestTie::shared;
}

}  // namespace

Rules random_rules(std::uint64_t seed) {
    Lots lots(seed);
    Rules rules;
    draw_table(rules, lots);
    draw_cards(rules, lots);
    draw_scoring(rules, lots);
    if (rules.joker == JokerRule::none) rules.jokers_per_pack = 0;
    if (rules.joker != JokerRule::none) rules.jokers_per_pack = 2;
    repair_deal(rules, lots);
    repair_effects(rules);
    repair_pickups(rules);
    repair_scoring(rules);
    for (const auto& problem : problems(rules))
        throw std::logic_error("a drawn rules value is invalid: " + problem.field);
    return rules;
}

}  // namespace kitchen_table::testing
