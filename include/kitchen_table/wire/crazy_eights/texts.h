// The codec's JSON as text, for layers that pass it on without knowing JSON.
#pragma once

#include "kitchen_table/wire/crazy_eights/codec.h"
#include "kitchen_table/wire/crazy_eights/rulesets.h"
#include "kitchen_table/wire/members.h"

#include "kitchen_table/rules/sentence.h"

#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace kitchen_table::wire::crazy_eights {

// ---- what viewers see ------------------------------------------------------------------------

/// The round's part of a view (docs/protocol.md §3.2).
Members members_of(const eights::View& view);
Members members_of(const eights::SpectatorView& view);
/// The same members before the first round; `seated` adds `hand` and `legal`.
Members members_without_round(bool seated);

std::string text_of(const eights::Notice& notice);
std::string game_over_text(const eights::RoundEnd& end);
std::string sheet_row_text(int round, const eights::RoundEnd& end);
/// The members of a refusal, nothing in them that the seat of `view` cannot see.
std::string refusal_text(const eights::Refusal& refusal, const eights::View& view);

// ---- what settings mean ----------------------------------------------------------------------

/// Sentences, each as JSON.
std::vector<std::string> texts_of(const std::vector<kitchen_table::rules::Sentence>& sentences);
/// The members `line`, `page` and `values` of `explained` (docs/protocol.md §2.2).
Members explained_members(const eights::Rules& rules, const eights::Rules& usual, int seats);

// ---- actions and rules, both ways ------------------------------------------------------------

std::string text_of(const eights::Action& action);
std::expected<eights::Action, std::string> action_from_text(std::string_view text);

std::string text_of(const eights::Rules& rules);
std::expected<eights::Rules, Problems> rules_from_text(std::string_view text);
/// apply_host_changes of a text; one that is no JSON object is one problem with the field `rules`.
std::expected<eights::Rules, Problems> apply_host_changes_text(const Ruleset& ruleset,
                                                               const eights::Rules& present,
                                                               std::string_view changes,
                                                               bool before_game);

/// Cards in the order of a deal, for test builds: {"pack":["5H",…],"bury":[3]}, `bury` may be left
/// out.
struct GivenPack {
    std::vector<eights::Card> pack;
    std::vector<int> bury;
};
std::expected<GivenPack, std::string> given_pack_from_text(std::string_view text);

}  // namespace kitchen_table::wire::crazy_eights
