#include "kitchen_table/wire/crazy_eights/codec.h"

#include "words.h"

#include "kitchen_table/rules/crazy_eights/rulebook.h"

#include <algorithm>
#include <array>

#include <nlohmann/json.hpp>

namespace kitchen_table::wire::crazy_eights {
namespace {

/// What the demand on the table costs whoever picks up instead of answering.
int cost_of(const eights::PublicView& table) {
    if (const auto* pickup = std::get_if<eights::pending::Pickup>(&table.pending)) {
        return pickup->cards;
    }
    if (const auto* duel = std::get_if<eights::pending::Duel>(&table.pending)) {
        return table.rules.duel_costs[static_cast<std::size_t>(duel->step - 1)];
    }
    return std::holds_alternative<std::monostate>(table.pending) ? 0 : table.rules.cover_cost;
}

/// The members that the sentences of docs/protocol.md §4 use, each by its name.
json param(std::string_view name, const eights::Refusal& refusal, const eights::View& view) {
    const auto& table = view.table;
    const eights::Card* top = table.pile.empty() ? nullptr : &table.pile.back();
    if (name == "turn") return table.turn ? json(table.turn->index()) : json(nullptr);
    if (name == "card") return refusal.card ? json(cards::to_text(*refusal.card)) : json(nullptr);
    if (name == "suit") return table.suit ? std::string{cards::to_char(*table.suit)} : "any";
    if (name == "rank" && top) return std::string{cards::to_char(top->rank())};
    if (name == "printed" && top && !top->is_joker()) {
        return std::string{cards::to_char(top->suit())};
    }
    if (name == "named_by" && table.named_by) return table.named_by->index();
    if (name == "playable" || name == "first") return to_json(refusal.playable);
    if (name == "pending") return to_json(table.pending);
    if (name == "cards") return cost_of(table);
    if (name == "kind") return to_json(table.pending).value("kind", json(nullptr));
    if (name == "max") return table.rules.twos_per_turn;
    return nullptr;
}

struct ReasonParams {
    std::string_view reason;
    // `named_by` is left out where nobody named the suit; unused places are empty.
    std::array<std::string_view, 5> names;
};

constexpr std::array<ReasonParams, 16> reasons{{
    {"not_your_turn", {"turn"}},
    {"card_gone", {"card"}},
    {"no_match", {"card", "suit", "rank", "named_by", "playable"}},
    {"printed_suit", {"card", "suit", "printed", "named_by"}},
    {"twos_first", {"card", "first"}},
    {"demand", {"card", "pending"}},
    {"answer_only", {"cards", "kind"}},
    {"cross_answer", {"kind", "card"}},
    {"take_only", {"cards", "kind"}},
    {"twos_max", {"max"}},
    {"bad_order", {"card"}},
    {"suit_needed", {"card"}},
    {"draw_have_play", {"playable"}},
    {"pass_have_play", {"playable"}},
    {"draw_pending", {"cards", "kind"}},
    {"must_answer", {"playable"}},
}};

/// The params of a refusal; a reason that is not listed has none.
json params_of(const eights::Refusal& refusal, const eights::View& view) {
    json params = json::object();
    const auto* found = std::find_if(reasons.begin(), reasons.end(),
                                     [&](const auto& one) { return one.reason == refusal.reason; });
    if (found == reasons.end()) return params;
    for (const auto name : found->names) {
        if (name.empty() || (name == "named_by" && !view.table.named_by)) continue;
        params[std::string(name)] = param(name, refusal, view);
    }
    return params;
}

/// The section of the rules page that explains the refusal, where the page of these rules has it.
std::string_view wanted_anchor(const eights::Refusal& refusal, const eights::View& view) {
    using enum eights::RefusalCode;
    const auto& pending = view.table.pending;
    const auto* pickup = std::get_if<eights::pending::Pickup>(&pending);
    switch (refusal.code) {
        case game_over:
        case round_over:
            return "scoring";
        case not_your_turn:
        case not_in_hand:
            return "turns";
        case one_card_only:
            return refusal.reason == "queen_one" ? "queens" : "twos";
        case no_match:
            if (refusal.reason == "demand") {
                return std::holds_alternative<eights::pending::Duel>(pending) ? "duel" : "covering";
            }
            if (refusal.reason == "twos_first") return "twos";
            return refusal.reason == "no_match" ? "matching" : "eights";
        case bad_order:
            return "covering";
        case suit_needed:
            return "eights";
        case not_an_answer:
        case must_answer:
        case must_answer_or_take:
        case nothing_to_take:
            if (std::holds_alternative<eights::pending::Cover>(pending)) return "covering";
            if (std::holds_alternative<eights::pending::Duel>(pending)) return "duel";
            return pickup != nullptr && pickup->kind == eights::PickupKind::queen ? "queens"
                                                                                  : "answering";
        case holds_legal_play:
        case can_still_draw:
        case nothing_to_draw:
            return "drawing";
        case too_late:
            return "calling";
    }
    return "turns";
}

/// A section that is there: what is refused because it does not exist in these rules is explained
/// by what a turn is.
std::string_view anchor_of(const eights::Refusal& refusal, const eights::View& view) {
    const auto wanted = wanted_anchor(refusal, view);
    const auto& rules = view.table.rules;
    const auto page = eights::rules_page(rules, rules, view.table.seats);
    const bool there = std::ranges::find(page, wanted, &eights::RulesSection::anchor) != page.end();
    return there ? wanted : "turns";
}

}  // namespace

json refusal_json(const eights::Refusal& refusal, const eights::View& view) {
    return {{"code", eights::to_text(refusal.code)},
            {"reason", refusal.reason},
            {"params", params_of(refusal, view)},
            {"rule", anchor_of(refusal, view)}};
}

}  // namespace kitchen_table::wire::crazy_eights
