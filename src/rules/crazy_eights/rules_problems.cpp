// What makes a rules value invalid: every range and cross-check of docs/rulesets, E12 among them.
#include "kitchen_table/rules/crazy_eights/rules_value.h"

#include "kitchen_table/cards/seat.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace kitchen_table::rules::crazy_eights {

namespace {

using cards::Rank;

constexpr int cost_max = 20;     // cards in a deal, a pickup, a cover, a duel step, a penalty
constexpr int value_max = 1000;  // points of a card

/// Collects what is wrong; each check is one sentence: a field, whether it holds, what it must be.
class Checklist {
public:
    explicit Checklist(std::vector<SettingProblem>& found) : found_(found) {}
    void require(bool holds, std::string field, std::string must) {
        if (!holds) found_.push_back({std::move(field), "must " + std::move(must)});
    }
    void range(int value, int low, int high, std::string field) {
        require(low <= value && value <= high, std::move(field),
                "be " + std::to_string(low) + " to " + std::to_string(high));
    }

private:
    std::vector<SettingProblem>& found_;
};

std::string field_of(std::string_view table, Rank rank) {
    std::string field(table);
    field += '.';
    if (rank == Rank::joker) return field + "joker";
    return field + cards::to_char(rank);
}

bool any_effect(const Rules& rules, Effect effect) {
    return std::ranges::find(rules.effect, effect) != rules.effect.end();
}

void check_seats_and_packs(const Rules& rules, Checklist& check) {
    const auto& seats = rules.seats;
    check.range(seats.min, 2, 8, "seats.min");
    check.range(seats.max, 2, 8, "seats.max");
    check.require(seats.min <= seats.max, "seats.min", "not exceed seats.max");
    check.require(seats.min <= seats.default_seats && seats.default_seats <= seats.max,
                  "seats.default", "lie between seats.min and seats.max");
    check.require(!rules.packs.empty(), "packs", "not be empty");
    for (std::size_t i = 0; i < rules.packs.size(); ++i) {
        check.range(rules.packs[i].up_to, 2, 8, "packs");
        check.range(rules.packs[i].packs, 1, cards::packs_max, "packs");
        check.require(i == 0 || rules.packs[i - 1].up_to < rules.packs[i].up_to, "packs",
                      "have rising up_to");
    }
    check.require(!rules.packs.empty() && rules.packs.back().up_to >= seats.max, "packs",
                  "reach seats.max");
    check.require(rules.jokers_per_pack == 0 || rules.jokers_per_pack == 2, "jokers_per_pack",
                  "be 0 or 2");
    check.require((rules.jokers_per_pack == 0) == (rules.joker == JokerRule::none),
                  "jokers_per_pack", "be 0 exactly when joker is none");
}

void check_deal(const Rules& rules, Checklist& check) {
    if (const auto* fixed = std::get_if<FixedDeal>(&rules.deal)) {
        check.range(fixed->two, 1, cost_max, "deal");
        check.range(fixed->three, 1, cost_max, "deal");
        check.range(fixed->four_plus, 1, cost_max, "deal");
    } else {
        const auto& valley = std::get<ValleyDeal>(rules.deal);
        check.range(valley.top, 1, cost_max, "deal");
        check.range(valley.bottom, 1, cost_max, "deal");
        check.require(valley.top >= valley.bottom, "deal", "have a top of at least its bottom");
        const auto* rounds = std::get_if<RoundsEnd>(&rules.game_end);
        check.require(rounds && rounds->rounds <= 2 * (valley.top - valley.bottom) + 1, "game_end",
                      "be hands, as many as the valley deals at most");
        check.require(rules.lowest_tie == LowestTie::shared, "lowest_tie",
                      "be shared where the deal is a valley");
    }
    const auto& seats = rules.seats;  // E12
    for (int n = std::max(seats.min, 2); n <= std::min(seats.max, cards::seats_max); ++n) {
        const int needed = n * cards_dealt(rules, n, 1) + 1 + n;
        check.require(needed <= cards_in_play(rules, n), "deal",
                      "leave a starter and a card a seat at " + std::to_string(n) + " seats");
    }
}

void check_effects(const Rules& rules, Checklist& check) {
    for (int i = 0; i < cards::rank_count; ++i) {
        const auto rank = static_cast<Rank>(i);
        const Effect effect = rules.effect_of(rank);
        const std::string field = field_of("effect", rank);
        if (rank == Rank::eight) {
            check.require(effect == Effect::wild, field, "be wild");
            continue;
        }
        check.require(effect != Effect::wild, field, "not be wild: only the eight is");
        check.require(effect != Effect::pickup || rank == Rank::two, field,
                      "not be pickup: only a two can be");
        check.require(effect != Effect::duel || rank == Rank::four, field,
                      "not be duel: only a four can be");
    }
    check.require(rules.effect_of(Rank::queen) == Effect::plain, "effect.Q",
                  "be plain: queens have an axis of their own");
    if (rules.effect_of(Rank::four) == Effect::duel) {
        for (const Rank rank : {Rank::five, Rank::six, Rank::seven}) {
            check.require(rules.effect_of(rank) == Effect::plain, field_of("effect", rank),
                          "be plain where a four starts a duel");
        }
        for (const int cost : rules.duel_costs) {
            check.require(cost >= 1, "duel_costs", "be at least 1 where a four starts a duel");
        }
    }
    const bool cover = any_effect(rules, Effect::cover);
    const bool bars = std::holds_alternative<LastCardBarsGoingOut>(rules.last_card);
    check.require(rules.recycle || !(cover || bars), "recycle",
                  "be true where a card must be covered or last_card bars going out");
    check.require(rules.cover_cost >= 1 || !cover, "cover_cost",
                  "be at least 1 where a card must be covered");
    check.range(rules.cover_cost, 0, cost_max, "cover_cost");
    for (const int cost : rules.duel_costs)
        check.range(cost, 0, cost_max, "duel_costs");
}

void check_pickups(const Rules& rules, Checklist& check) {
    const bool twos = rules.effect_of(Rank::two) == Effect::pickup;
    check.range(rules.pickup.two, 0, cost_max, "pickup.two");
    check.range(rules.pickup.queen, 0, cost_max, "pickup.queen");
    check.range(rules.pickup.joker, 0, cost_max, "pickup.joker");
    check.require(!twos || rules.pickup.two >= 1, "pickup.two", "be at least 1");
    check.require(rules.queen == QueenRule::none || rules.pickup.queen >= 1, "pickup.queen",
                  "be at least 1");
    check.require(rules.joker != JokerRule::names || rules.pickup.joker >= 1, "pickup.joker",
                  "be at least 1");
    check.range(rules.twos_per_turn, 1, 4, "twos_per_turn");
    check.require(rules.accumulate || !twos || rules.twos_per_turn <= 1, "accumulate",
                  "be true where several twos may be laid at once");
    check.require(!rules.answers_two.joker || rules.joker == JokerRule::names, "answers_two",
                  "hold joker only where a joker names the suit");
    check.require(!rules.answers_joker || rules.joker == JokerRule::names, "answers_joker",
                  "hold joker only where a joker names the suit");
}

void check_scoring(const Rules& rules, Checklist& check) {
    for (int i = 0; i <= cards::rank_count; ++i) {
        check.range(rules.values[static_cast<std::size_t>(i)], 0, value_max,
                    field_of("values", static_cast<Rank>(i)));
    }
    if (const auto* penalty = std::get_if<LastCardPenalty>(&rules.last_card)) {
        check.range(penalty->cards, 1, cost_max, "last_card");
    }
    const bool pays = rules.scoring == Scoring::each_pays;
    check.require(!rules.losers_go_down || !pays, "losers_go_down",
                  "be false unless the winner collects");
    check.require((rules.blocked_score == BlockedScore::count_hands) == pays, "blocked_score",
                  "be count_hands exactly where each pays");
    check.range(rules.last_eight_factor, 1, 2, "last_eight_factor");
    check.require(rules.last_eight_factor == 1 || pays, "last_eight_factor",
                  "be 1 unless each pays");
    check.require(rules.lowest_tie == LowestTie::shared || pays, "lowest_tie",
                  "be shared unless each pays");
    struct Limit {
        int operator()(const TargetEnd& end) const { return end.target; }
        int operator()(const TargetPerSeatEnd& end) const { return end.target_per_seat; }
        int operator()(const RoundsEnd& end) const { return end.rounds; }
    };
    check.require(std::visit(Limit{}, rules.game_end) >= 1, "game_end", "be at least 1");
}

}  // namespace

std::vector<SettingProblem> problems(const Rules& rules) {
    std::vector<SettingProblem> found;
    Checklist check(found);
    check_seats_and_packs(rules, check);
    check_deal(rules, check);
    check_effects(rules, check);
    check_pickups(rules, check);
    check_scoring(rules, check);
    return found;
}

}  // namespace kitchen_table::rules::crazy_eights
