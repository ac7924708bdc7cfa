// Ruleset files: a name, a rules value, and what a host may change of it, when.
#pragma once

#include "kitchen_table/wire/crazy_eights/codec.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kitchen_table::wire::crazy_eights {

enum class ChangeWhen { before_game, between_rounds };

/// An axis (or one entry of a table, `effect.2`) that a host may set, and to what.
struct HostChoice {
    std::string axis;
    std::vector<std::string> values;  // compact JSON texts, the ruleset's own first
    ChangeWhen when = ChangeWhen::before_game;
    friend bool operator==(const HostChoice&, const HostChoice&) = default;
};

struct Ruleset {
    std::string slug, name, hint;
    eights::Rules rules;
    std::vector<HostChoice> host_may_change;  // without `seats`
    std::vector<int> host_seats;              // numbers of seats a host may pick
    ChangeWhen seats_when = ChangeWhen::before_game;
    std::vector<std::vector<std::string>> linked;  // axes that change together as one switch
    bool ranked = false;                           // every game counts: the coach is not to be had
    friend bool operator==(const Ruleset&, const Ruleset&) = default;
};

/// What is wrong with a ruleset file: the key (`rules.effect.2`, `host_may_change.queen.1`) and the
/// reason. Reads one file's JSON; every problem at once.
std::expected<Ruleset, Problems> ruleset_from_json(const json& file);
/// The same from text; text that is no JSON is one problem with an empty field.
std::expected<Ruleset, Problems> ruleset_from_text(std::string_view text);

/// {"slug","name","hint","ranked","rules","host_may_change","change_when","linked"}, as `welcome`
/// carries it.
json to_json(const Ruleset& ruleset);

/// `present` with a host's `changes` (the `rules` member of `create` and `change_settings`).
/// Problems: as apply_changes, an axis that is fixed at the table, a value that is not offered,
/// linked axes that do not stand at the same place, and, unless `before_game`, an axis that may
/// change only before the game. An axis that is sent with its present value is not a change.
std::expected<eights::Rules, Problems> apply_host_changes(const Ruleset& ruleset,
                                                          const eights::Rules& present,
                                                          const json& changes, bool before_game);

/// Whether a host may pick `seats` for a table.
bool may_have_seats(const Ruleset& ruleset, int seats);

/// Named rulesets, in the order of their slugs.
class Rulesets {
public:
    /// Adds `ruleset`, or replaces the one with its slug.
    void add(Ruleset ruleset);
    /// nullptr if there is none.
    const Ruleset* find(std::string_view slug) const;
    std::span<const Ruleset> all() const { return all_; }

private:
    std::vector<Ruleset> all_;
};

/// A file that could not be read as a ruleset.
struct RulesetFileProblem {
    std::string file, key, reason;
    friend bool operator==(const RulesetFileProblem&, const RulesetFileProblem&) = default;
};

/// Reads one file's text into `rulesets` (`file` names it in the problems). What is wrong is
/// appended to `problems`, and nothing is added then.
void read_ruleset(Rulesets& rulesets, std::string_view file, std::string_view text,
                  std::vector<RulesetFileProblem>& problems);

}  // namespace kitchen_table::wire::crazy_eights
