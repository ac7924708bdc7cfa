#include "patience.h"

#include "kitchen_table/rules/crazy_eights/legality.h"
#include "kitchen_table/rules/crazy_eights/rules_table.h"

#include <algorithm>

namespace kitchen_table::tools {

namespace eights = rules::crazy_eights;

namespace {

/// Whether a laid card makes somebody pick cards up or cover it.
bool makes_demands(eights::CardEffect effect) {
    using enum eights::CardEffect;
    return effect == two || effect == queen || effect == joker_names || effect == cover ||
           effect == duel;
}

}  // namespace

eights::Action hurried_choice(const eights::View& view, std::uint32_t lot) {
    if (eights::offer(view)->call) return eights::action::Call{};
    const eights::RulesTable table(view.table.rules, view.table.seats);
    const auto reluctance = [&table](const eights::Action& action) {
        const auto* play = std::get_if<eights::action::Play>(&action);
        if (std::holds_alternative<eights::action::Draw>(action)) return 3;
        if (play == nullptr) return 1;
        const auto face = static_cast<std::size_t>(play->cards.back().face());
        return makes_demands(table.effect[face]) ? 2 : 0;
    };
    auto legal = eights::legal_actions(view);
    const int least = reluctance(std::ranges::min(legal, {}, reluctance));
    std::erase_if(legal, [&](const auto& action) { return reluctance(action) > least; });
    auto chosen = legal[lot % legal.size()];
    if (auto* play = std::get_if<eights::action::Play>(&chosen)) play->call = true;
    return chosen;
}

}  // namespace kitchen_table::tools
