#include "axes.h"

#include <algorithm>
#include <array>
#include <type_traits>
#include <utility>

namespace kitchen_table::wire::crazy_eights {
namespace {

using nlohmann::json;
using namespace kitchen_table::rules::crazy_eights;

// ---- axes of one value: a whole number, true or false, a word ----

template <auto member>
json write_plain(const Rules& rules) {
    using Value = std::remove_cvref_t<decltype(rules.*member)>;
    if constexpr (std::is_enum_v<Value>) {
        return words::word(rules.*member);
    } else {
        return rules.*member;
    }
}

template <auto member>
void read_plain(const JsonReader& value, bool, Rules& rules) {
    using Value = std::remove_cvref_t<decltype(rules.*member)>;
    std::optional<Value> read;
    if constexpr (std::is_enum_v<Value>) {
        read = value.word<Value>();
    } else if constexpr (std::is_same_v<Value, bool>) {
        read = value.flag();
    } else {
        read = value.number();
    }
    if (read) rules.*member = *read;
}

template <auto member>
constexpr Axis plain(std::string_view name) {
    return {name, write_plain<member>, read_plain<member>};
}

/// Reads the member `name` of an object into `number`, if it is there.
void read_number(const JsonReader& object, std::string_view name, int& number) {
    if (!object.has(name)) return;
    if (const auto read = object.at(name).number()) number = *read;
}

// ---- axes with a shape of their own ----

json write_seats(const Rules& rules) {
    return {
        {"min", rules.seats.min}, {"max", rules.seats.max}, {"default", rules.seats.default_seats}};
}

void read_seats(const JsonReader& value, bool, Rules& rules) {
    if (!value.object({"min", "max", "default"})) return;
    read_number(value, "min", rules.seats.min);
    read_number(value, "max", rules.seats.max);
    read_number(value, "default", rules.seats.default_seats);
}

json write_packs(const Rules& rules) {
    json steps = json::array();
    for (const auto& step : rules.packs) {
        steps.push_back({{"up_to", step.up_to}, {"packs", step.packs}});
    }
    return steps;
}

void read_packs(const JsonReader& value, bool, Rules& rules) {
    if (!value.value().is_array()) return value.problem("must be a list");
    std::vector<PackStep> steps;
    for (const auto& element : value.elements()) {
        auto& step = steps.emplace_back();
        if (!element.object({"up_to", "packs"})) continue;
        read_number(element, "up_to", step.up_to);
        read_number(element, "packs", step.packs);
    }
    rules.packs = std::move(steps);
}

json write_deal(const Rules& rules) {
    if (const auto* valley = std::get_if<ValleyDeal>(&rules.deal)) {
        return {{"valley", {{"top", valley->top}, {"bottom", valley->bottom}}}};
    }
    const auto& fixed = std::get<FixedDeal>(rules.deal);
    return {
        {"fixed", {{"two", fixed.two}, {"three", fixed.three}, {"four_plus", fixed.four_plus}}}};
}

/// Whether `value` is an object with exactly one member, one of `names`.
bool is_choice_of(const JsonReader& value, std::initializer_list<std::string_view> names) {
    if (value.value().is_object() && value.value().size() == 1) {
        const auto& key = value.value().begin().key();
        if (std::find(names.begin(), names.end(), key) != names.end()) return true;
    }
    std::string list;
    for (const auto name : names)
        list += (list.empty() ? "" : ", ") + std::string(name);
    value.problem("must be an object with one of " + list);
    return false;
}

void read_deal(const JsonReader& value, bool, Rules& rules) {
    if (!is_choice_of(value, {"fixed", "valley"})) return;
    if (value.has("valley")) {
        ValleyDeal deal;
        const auto valley = value.at("valley");
        if (!valley.object({"top", "bottom"})) return;
        read_number(valley, "top", deal.top);
        read_number(valley, "bottom", deal.bottom);
        rules.deal = deal;
        return;
    }
    FixedDeal deal;
    const auto fixed = value.at("fixed");
    if (!fixed.object({"two", "three", "four_plus"})) return;
    read_number(fixed, "two", deal.two);
    read_number(fixed, "three", deal.three);
    read_number(fixed, "four_plus", deal.four_plus);
    rules.deal = deal;
}

json write_last_card(const Rules& rules) {
    if (const auto* penalty = std::get_if<LastCardPenalty>(&rules.last_card)) {
        return {{"penalty_draw", penalty->cards}};
    }
    return std::holds_alternative<LastCardOff>(rules.last_card) ? "off" : "bars_going_out";
}

void read_last_card(const JsonReader& value, bool, Rules& rules) {
    if (value.value().is_object()) {
        LastCardPenalty penalty;
        if (!value.object({"penalty_draw"})) return;
        read_number(value, "penalty_draw", penalty.cards);
        rules.last_card = penalty;
    } else if (value.value() == "off") {
        rules.last_card = LastCardOff{};
    } else if (value.value() == "bars_going_out") {
        rules.last_card = LastCardBarsGoingOut{};
    } else {
        value.problem("must be off, bars_going_out or an object with penalty_draw");
    }
}

json write_game_end(const Rules& rules) {
    if (const auto* target = std::get_if<TargetEnd>(&rules.game_end)) {
        return {{"target", target->target}};
    }
    if (const auto* each = std::get_if<TargetPerSeatEnd>(&rules.game_end)) {
        return {{"target_per_seat", each->target_per_seat}};
    }
    return {{"hands", std::get<RoundsEnd>(rules.game_end).rounds}};
}

void read_game_end(const JsonReader& value, bool, Rules& rules) {
    if (!is_choice_of(value, {"target", "target_per_seat", "hands"})) return;
    const auto number = value.at(value.value().begin().key()).number();
    if (!number) return;
    if (value.has("target")) rules.game_end = TargetEnd{*number};
    if (value.has("target_per_seat")) rules.game_end = TargetPerSeatEnd{*number};
    if (value.has("hands")) rules.game_end = RoundsEnd{*number};
}

json write_duel_costs(const Rules& rules) {
    return rules.duel_costs;
}

void read_duel_costs(const JsonReader& value, bool, Rules& rules) {
    const auto costs = value.numbers(0);
    if (!costs) return;
    if (costs->size() != rules.duel_costs.size()) return value.problem("must be three numbers");
    std::copy(costs->begin(), costs->end(), rules.duel_costs.begin());
}

// ---- sets of answers: lists of words, each at most once ----

using Choice = std::pair<std::string_view, bool*>;

json write_set(std::initializer_list<std::pair<std::string_view, bool>> members) {
    json list = json::array();
    for (const auto& [word, held] : members) {
        if (held) list.push_back(word);
    }
    return list;
}

void read_set(const JsonReader& value, std::initializer_list<Choice> choices) {
    if (!value.value().is_array()) return value.problem("must be a list");
    for (const auto& [word, held] : choices)
        *held = false;
    for (const auto& element : value.elements()) {
        const auto choice = std::find_if(choices.begin(), choices.end(), [&](const Choice& one) {
            return element.value() == one.first;
        });
        if (choice == choices.end()) {
            element.problem("is no card that may answer");
        } else if (*choice->second) {
            element.problem("stands in the list twice");
        } else {
            *choice->second = true;
        }
    }
}

json write_answers_two(const Rules& rules) {
    const auto& answers = rules.answers_two;
    return write_set({{"two", answers.two}, {"eight", answers.eight}, {"joker", answers.joker}});
}
void read_answers_two(const JsonReader& value, bool, Rules& rules) {
    auto& answers = rules.answers_two;
    read_set(value, {{"two", &answers.two}, {"eight", &answers.eight}, {"joker", &answers.joker}});
}
json write_answers_queen(const Rules& rules) {
    return write_set({{"queen", rules.answers_queen}});
}
void read_answers_queen(const JsonReader& value, bool, Rules& rules) {
    read_set(value, {{"queen", &rules.answers_queen}});
}
json write_answers_joker(const Rules& rules) {
    return write_set({{"joker", rules.answers_joker}});
}
void read_answers_joker(const JsonReader& value, bool, Rules& rules) {
    read_set(value, {{"joker", &rules.answers_joker}});
}

// ---- tables: a change gives only the entries that differ ----

constexpr words::List<14> rank_names{"A", "2", "3", "4", "5", "6", "7",
                                     "8", "9", "T", "J", "Q", "K", "joker"};

/// Reports unknown entries and, unless `partial`, missing ones; whether there is a table to read.
bool is_table_of(const JsonReader& value, bool partial, std::span<const std::string_view> names) {
    if (!value.value().is_object()) {
        value.problem("must be an object");
        return false;
    }
    for (const auto& item : value.value().items()) {
        if (std::find(names.begin(), names.end(), item.key()) == names.end()) {
            value.problem_at(item.key(), "is unknown");
        }
    }
    for (const auto name : names) {
        if (!partial && !value.has(name)) value.problem_at(name, "is missing");
    }
    return true;
}

json write_effect(const Rules& rules) {
    json table;
    for (std::size_t i = 0; i < rules.effect.size(); ++i) {
        table[std::string(rank_names[i])] = words::word(rules.effect[i]);
    }
    return table;
}

void read_effect(const JsonReader& value, bool partial, Rules& rules) {
    const auto names = std::span(rank_names).first(rules.effect.size());
    if (!is_table_of(value, partial, names)) return;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!value.has(names[i])) continue;
        if (const auto effect = value.at(names[i]).word<Effect>()) rules.effect[i] = *effect;
    }
}

json write_values(const Rules& rules) {
    json table;
    for (std::size_t i = 0; i < rules.values.size(); ++i) {
        table[std::string(rank_names[i])] = rules.values[i];
    }
    return table;
}

void read_values(const JsonReader& value, bool partial, Rules& rules) {
    if (!is_table_of(value, partial, rank_names)) return;
    for (std::size_t i = 0; i < rank_names.size(); ++i) {
        read_number(value, rank_names[i], rules.values[i]);
    }
}

constexpr words::List<3> pickup_names{"two", "queen", "joker"};

json write_pickup(const Rules& rules) {
    return {
        {"two", rules.pickup.two}, {"queen", rules.pickup.queen}, {"joker", rules.pickup.joker}};
}

void read_pickup(const JsonReader& value, bool partial, Rules& rules) {
    if (!is_table_of(value, partial, pickup_names)) return;
    read_number(value, "two", rules.pickup.two);
    read_number(value, "queen", rules.pickup.queen);
    read_number(value, "joker", rules.pickup.joker);
}

constexpr std::array all_axes{
    Axis{"seats", write_seats, read_seats},
    Axis{"packs", write_packs, read_packs},
    plain<&Rules::jokers_per_pack>("jokers_per_pack"),
    Axis{"deal", write_deal, read_deal},
    plain<&Rules::starter_eight>("starter_eight"),
    plain<&Rules::starter_joker>("starter_joker"),
    plain<&Rules::draw_when>("draw_when"),
    plain<&Rules::draw>("draw"),
    plain<&Rules::recycle>("recycle"),
    plain<&Rules::stuck>("stuck"),
    plain<&Rules::eight_on_eight>("eight_on_eight"),
    plain<&Rules::joker>("joker"),
    Axis{"effect", write_effect, read_effect, true},
    plain<&Rules::queen>("queen"),
    Axis{"pickup", write_pickup, read_pickup, true},
    plain<&Rules::accumulate>("accumulate"),
    plain<&Rules::answer>("answer"),
    Axis{"answers_two", write_answers_two, read_answers_two},
    Axis{"answers_queen", write_answers_queen, read_answers_queen},
    Axis{"answers_joker", write_answers_joker, read_answers_joker},
    plain<&Rules::twos_per_turn>("twos_per_turn"),
    plain<&Rules::two_seat_reverse>("two_seat_reverse"),
    plain<&Rules::cover_cost>("cover_cost"),
    Axis{"duel_costs", write_duel_costs, read_duel_costs},
    Axis{"last_card", write_last_card, read_last_card},
    Axis{"values", write_values, read_values, true},
    plain<&Rules::scoring>("scoring"),
    plain<&Rules::losers_go_down>("losers_go_down"),
    plain<&Rules::blocked_score>("blocked_score"),
    plain<&Rules::last_eight_factor>("last_eight_factor"),
    Axis{"game_end", write_game_end, read_game_end},
    plain<&Rules::lowest_tie>("lowest_tie"),
    plain<&Rules::on_leave>("on_leave"),
};
static_assert(all_axes.size() == 33);

}  // namespace

std::span<const Axis> axes() {
    return all_axes;
}

const Axis* find_axis(std::string_view name) {
    const auto* axis = std::find_if(all_axes.begin(), all_axes.end(),
                                    [&](const Axis& one) { return one.name == name; });
    return axis == all_axes.end() ? nullptr : axis;
}

}  // namespace kitchen_table::wire::crazy_eights
