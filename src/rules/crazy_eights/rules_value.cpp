#include "kitchen_table/rules/crazy_eights/rules_value.h"

#include <algorithm>
#include <cstdlib>

namespace kitchen_table::rules::crazy_eights {

int packs_for(const Rules& rules, int seats) {
    const auto step = std::ranges::find_if(
        rules.packs, [seats](const PackStep& each) { return each.up_to >= seats; });
    return step == rules.packs.end() ? 0 : step->packs;
}

int cards_in_play(const Rules& rules, int seats) {
    return packs_for(rules, seats) * (52 + rules.jokers_per_pack);
}

int cards_dealt(const Rules& rules, int seats, int round) {
    if (const auto* fixed = std::get_if<FixedDeal>(&rules.deal)) {
        if (seats == 2) return fixed->two;
        return seats == 3 ? fixed->three : fixed->four_plus;
    }
    const auto& valley = std::get<ValleyDeal>(rules.deal);
    return valley.bottom + std::abs(round - 1 - (valley.top - valley.bottom));
}

int value_of(const Rules& rules, cards::Card card) {
    return rules.values[static_cast<std::size_t>(card.rank())];
}

}  // namespace kitchen_table::rules::crazy_eights
