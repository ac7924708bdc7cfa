// The rules of a table as sentences, made from its rules value and from nothing else. The rules
// page and the words of the host's form come from here, and refusals name its sections, so they
// cannot disagree with what is played or with each other.
#pragma once

#include "kitchen_table/rules/crazy_eights/rules_value.h"
#include "kitchen_table/rules/sentence.h"

#include <optional>
#include <string_view>
#include <vector>

namespace kitchen_table::rules::crazy_eights {

struct RulesSection {
    std::string_view anchor;  // "twos": what refusals name as their rule
    std::vector<Sentence> sentences;
    friend bool operator==(const RulesSection&, const RulesSection&) = default;
};

/// What cards left in a hand count; `points` is empty where they count what they show.
struct ValueRow {
    std::vector<cards::Rank> ranks;
    std::optional<int> points;
    friend bool operator==(const ValueRow&, const ValueRow&) = default;
};

/// The rules page of a table of `seats` seats that plays `rules`, in reading order; sections that
/// have nothing to say are left out. `usual` is the ruleset's own value: what it has and this table
/// has not is said to be switched off. The section `values` is always there and empty: its content
/// is `value_rows`.
std::vector<RulesSection> rules_page(const Rules& rules, const Rules& usual, int seats);

/// What the cards of these rules count, dearest first; all ranks that count what they show come in
/// one row at the end.
std::vector<ValueRow> value_rows(const Rules& rules);

/// The ranks that do something under these rules, in the order in which people name them: twos,
/// jacks, queens, kings, the others; jokers last. The eight is not among them.
std::vector<cards::Rank> special_ranks(const Rules& rules);

/// Whether any card makes the next seat pick up.
bool has_pickups(const Rules& rules);

}  // namespace kitchen_table::rules::crazy_eights
