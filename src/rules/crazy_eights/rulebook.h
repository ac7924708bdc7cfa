// How the rulebook's parts are written: a page is put together section by section.
#pragma once

#include "kitchen_table/rules/crazy_eights/rulebook.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace kitchen_table::rules::crazy_eights {

/// Everything the sentences of a page depend on.
struct PageOf {
    const Rules& rules;
    const Rules& usual;
    int seats;
};

/// Collects the sentences of one section.
class Section {
public:
    explicit Section(std::string_view anchor) : section_{anchor, {}} {}

    Section& say(std::string id, std::vector<std::pair<std::string, SentenceArgument>> args = {}) {
        section_.sentences.push_back({std::move(id), std::move(args)});
        return *this;
    }
    RulesSection done() && { return std::move(section_); }

private:
    RulesSection section_;
};

/// The ranks whose cards have `effect`, ace first.
inline std::vector<cards::Rank> ranks_with(const Rules& rules, Effect effect) {
    std::vector<cards::Rank> ranks;
    for (int i = 0; i < cards::rank_count; ++i) {
        const auto rank = static_cast<cards::Rank>(i);
        if (rules.effect_of(rank) == effect) ranks.push_back(rank);
    }
    return ranks;
}

inline bool twos_pick_up(const Rules& rules) {
    return rules.effect_of(cards::Rank::two) == Effect::pickup;
}
inline bool has_jokers(const Rules& rules) {
    return rules.joker != JokerRule::none;
}
inline bool has_covers(const Rules& rules) {
    return !ranks_with(rules, Effect::cover).empty();
}
inline bool has_duels(const Rules& rules) {
    return rules.effect_of(cards::Rank::four) == Effect::duel;
}

// The sections on single cards, in rulebook_cards.cpp.
RulesSection section_on_eights(const PageOf& page);
RulesSection section_on_jokers(const PageOf& page);
RulesSection section_on_twos(const PageOf& page);
RulesSection section_on_queens(const PageOf& page);
RulesSection section_on_turning(const PageOf& page);
RulesSection section_on_covering(const PageOf& page);
RulesSection section_on_duels(const PageOf& page);
RulesSection section_on_answering(const PageOf& page);
RulesSection section_on_calling(const PageOf& page);

}  // namespace kitchen_table::rules::crazy_eights
