#include "kitchen_table/wire/crazy_eights/scenario.h"

#include "json_reader.h"
#include "read_position.h"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace kitchen_table::wire::crazy_eights {
namespace {

/// A multiset as text: the same for every order of its elements.
std::string sorted_text(json list) {
    std::sort(list.begin(), list.end());
    return list.dump();
}

/// Reads `hands` or `hand_sizes`: an object from seats to what `read_one` makes of each.
template <class ReadOne>
void read_by_seat(const JsonReader& value, int seats, Facts& facts, const std::string& name,
                  ReadOne read_one) {
    if (!value.value().is_object()) return value.problem("must be an object from seats");
    for (const auto& item : value.value().items()) {
        const auto& key = item.key();
        if (key.size() != 1 || key[0] < '0' || key[0] >= '0' + seats) {
            value.problem_at(key, "is no seat");
        } else {
            facts[name + "." + key] = read_one(value.at(key));
        }
    }
}

void read_round_over(const JsonReader& value, int seats, Facts& facts) {
    if (value.value() == false) {
        facts["round_over"] = "false";
        return;
    }
    if (!value.object({}, {"reason", "winner", "points", "totals", "game_over", "game_winners"})) {
        return;
    }
    facts["round_over"] = "true";
    for (const auto& item : value.value().items()) {
        const auto member = value.at(item.key());
        if (item.key() == "reason") member.word<eights::EndReason>();
        if (item.key() == "winner" && !item.value().is_null()) member.number(0, seats - 1);
        if (item.key() == "points" || item.key() == "totals") member.numbers(-number_max);
        if (item.key() == "game_over") member.flag();
        if (item.key() == "game_winners") member.numbers(0, seats - 1);
        facts["round_over." + item.key()] = item.value().dump();
    }
}

void read_legal(const JsonReader& value, Facts& facts) {
    for (const auto& element : value.elements())
        element.text();
    if (value.value().is_array()) facts["legal"] = sorted_text(value.value());
}

/// The facts that an `expect` names.
Facts read_expect(const JsonReader& value, int seats) {
    Facts facts;
    if (!value.object({}, {"turn", "direction", "top", "suit", "named", "pending", "stock_size",
                           "under_size", "hand_sizes", "hands", "totals", "round_over", "legal"})) {
        return facts;
    }
    for (const auto& item : value.value().items()) {
        const auto& key = item.key();
        const auto member = value.at(key);
        if (key == "hands") {
            read_by_seat(member, seats, facts, key, [](const JsonReader& hand) {
                return hand.cards() ? sorted_text(hand.value()) : "";
            });
        } else if (key == "hand_sizes") {
            read_by_seat(member, seats, facts, key, [](const JsonReader& size) {
                size.number();
                return size.value().dump();
            });
        } else if (key == "round_over") {
            read_round_over(member, seats, facts);
        } else if (key == "legal") {
            read_legal(member, facts);
        } else {
            if (key == "turn" && !item.value().is_null()) member.number(0, seats - 1);
            if (key == "top") member.card();
            if (key == "suit" && item.value() != "any") member.suit();
            if (key == "named") member.flag();
            if (key == "stock_size" || key == "under_size") member.number();
            if (key == "totals") member.numbers(-number_max);
            facts[key] = item.value().dump();
        }
    }
    return facts;
}

Step read_step(const JsonReader& value, int seats) {
    Step step;
    if (!value.object({"action"}, {"expect", "refused", "recycled"}) || !value.clean()) return step;
    auto action = seat_action_from_json(value.at("action").value(), seats);
    if (action) {
        step.action = std::move(*action);
    } else {
        value.at("action").problem(action.error());
    }
    if (value.has("refused")) step.refused = value.at("refused").text();
    if (value.has("recycled")) step.recycled = value.at("recycled").cards();
    if (value.has("expect")) step.expect = read_expect(value.at("expect"), seats);
    return step;
}

Scenario read_scenario(const JsonReader& value, const Rulesets& rulesets) {
    Scenario scenario;
    if (!value.object({"name", "position"}, {"source", "expect", "steps"}) || !value.clean()) {
        return scenario;
    }
    scenario.name = value.at("name").text().value_or("");
    if (value.has("source")) scenario.source = value.at("source").text().value_or("");
    scenario.position = read_position(value.at("position"), rulesets);
    if (!value.clean()) return scenario;
    const int seats = scenario.position.seats;
    if (value.has("expect")) scenario.expect = read_expect(value.at("expect"), seats);
    if (!value.has("steps")) return scenario;
    for (const auto& step : value.at("steps").elements()) {
        scenario.steps.push_back(read_step(step, seats));
    }
    return scenario;
}

}  // namespace

std::expected<std::vector<Scenario>, Problems> scenarios_from_text(std::string_view text,
                                                                   const Rulesets& rulesets) {
    json file;
    try {
        file = json::parse(text);
    } catch (const json::parse_error& error) {
        return std::unexpected(
            Problems{{"", "is no JSON (near byte " + std::to_string(error.byte) + ")"}});
    }
    if (!file.is_array()) return std::unexpected(Problems{{"", "must be a list of scenarios"}});
    std::vector<Scenario> scenarios;
    Problems all;
    for (std::size_t i = 0; i < file.size(); ++i) {
        Problems problems;
        scenarios.push_back(
            read_scenario(JsonReader(file[i], std::to_string(i), problems), rulesets));
        all.insert(all.end(), problems.begin(), problems.end());
    }
    if (!all.empty()) return std::unexpected(std::move(all));
    return scenarios;
}

Facts facts_of(std::span<const eights::View> views) {
    const auto& table = views.front().table;
    const json seen = spectator_members({table});
    Facts facts;
    for (const auto* name : {"turn", "direction", "top", "suit", "named", "pending"}) {
        facts[name] = seen.at(name).dump();
    }
    facts["stock_size"] = std::to_string(table.stock);
    facts["under_size"] = std::to_string(table.under);
    facts["totals"] = json(table.over ? table.over->totals : table.totals).dump();
    json legal = json::array();
    for (const auto& view : views) {
        const auto seat = std::to_string(view.seat.index());
        facts["hands." + seat] = sorted_text(to_json(view.hand));
        facts["hand_sizes." + seat] = std::to_string(view.hand.size());
        if (table.turn != view.seat) continue;
        for (const auto& action : eights::legal_actions(view)) {
            legal.push_back(eights::to_text(action));
        }
    }
    facts["legal"] = sorted_text(std::move(legal));
    facts["round_over"] = table.over ? "true" : "false";
    if (!table.over) return facts;
    const auto& over = *table.over;
    json winners = json::array();
    for (const auto seat : over.game_winners)
        winners.push_back(seat.index());
    facts["round_over.reason"] = json(words::word(over.reason)).dump();
    facts["round_over.winner"] = over.winner ? std::to_string(over.winner->index()) : "null";
    facts["round_over.points"] = json(over.points).dump();
    facts["round_over.totals"] = json(over.totals).dump();
    facts["round_over.game_over"] = over.game_over ? "true" : "false";
    facts["round_over.game_winners"] = winners.dump();
    return facts;
}

}  // namespace kitchen_table::wire::crazy_eights
