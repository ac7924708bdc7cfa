#include "crazy_eights_host.h"
#include "crazy_eights_replay.h"

#include "kitchen_table/bots/crazy_eights.h"
#include "kitchen_table/wire/crazy_eights/rulebook.h"
#include "kitchen_table/wire/crazy_eights/texts.h"

#include <stdexcept>

namespace kitchen_table::table {
namespace {

namespace eights = rules::crazy_eights;
namespace codec = wire::crazy_eights;

class CrazyEightsModule final : public GameModule {
public:
    explicit CrazyEightsModule(codec::Rulesets rulesets) : rulesets_(std::move(rulesets)) {}

    std::string_view key() const override { return eights::game_key; }
    int rules_version() const override { return eights::rules_version; }
    std::vector<std::string> levels() const override { return {"steady", "easy", "sharp"}; }

    std::optional<std::string> rules(std::string_view ruleset) const override {
        const codec::Ruleset* found = rulesets_.find(ruleset);
        return found ? std::optional(codec::text_of(found->rules)) : std::nullopt;
    }

    std::expected<std::string, SettingRefused> change(std::string_view ruleset,
                                                      std::string_view present,
                                                      std::string_view changes,
                                                      bool between_rounds) const override {
        const codec::Ruleset* found = rulesets_.find(ruleset);
        if (!found) return std::unexpected(SettingRefused{"bad_value", "ruleset", "is not here"});
        const eights::Rules before = read(present);
        const auto changed =
            codec::apply_host_changes_text(*found, before, changes, !between_rounds);
        if (changed) return codec::text_of(*changed);
        const auto& problem = changed.error().front();
        // What would do before a game is not wrong, only too late.
        const bool only_too_late =
            between_rounds && codec::apply_host_changes_text(*found, before, changes, true);
        return std::unexpected(SettingRefused{only_too_late ? "game_in_progress" : "bad_value",
                                              problem.field, problem.problem});
    }

    std::optional<std::string> seats_problem(std::string_view ruleset, int seats) const override {
        const codec::Ruleset* found = rulesets_.find(ruleset);
        if (found && codec::may_have_seats(*found, seats)) return std::nullopt;
        std::string allowed;
        for (const int number : found ? found->host_seats : std::vector<int>{}) {
            allowed += (allowed.empty() ? "" : ", ") + std::to_string(number);
        }
        return "must be one of " + allowed;
    }

    std::vector<std::string> line(std::string_view ruleset, std::string_view rules,
                                  int seats) const override {
        const eights::Rules here = read(rules);
        return codec::texts_of(codec::settings_line(here, usual(ruleset, here), seats));
    }

    std::vector<std::string> short_line(std::string_view ruleset,
                                        std::string_view rules) const override {
        const eights::Rules here = read(rules);
        return codec::texts_of(codec::short_settings_line(here, usual(ruleset, here)));
    }

    std::expected<wire::Members, SettingRefused> explain(std::string_view ruleset,
                                                         std::optional<int> seats,
                                                         std::string_view changes) const override {
        const codec::Ruleset* found = rulesets_.find(ruleset);
        if (!found) return std::unexpected(SettingRefused{"bad_value", "ruleset", "is not here"});
        const int count = seats.value_or(found->rules.seats.default_seats);
        if (auto problem = seats_problem(ruleset, count)) {
            return std::unexpected(SettingRefused{"bad_value", "seats", *std::move(problem)});
        }
        const auto changed = change(ruleset, codec::text_of(found->rules), changes, false);
        if (!changed) return std::unexpected(changed.error());
        return codec::explained_members(read(*changed), found->rules, count);
    }

    std::expected<std::string, std::string> replay(std::string_view record) const override {
        const auto read = codec::record_from_line(record);
        return read ? replay_frames(*read) : std::unexpected(read.error().reason);
    }

    bool ranked(std::string_view ruleset) const override {
        const codec::Ruleset* found = rulesets_.find(ruleset);
        return found && found->ranked;
    }

    bool leaving_ends_game(std::string_view rules) const override {
        return read(rules).on_leave == eights::OnLeave::end_game;
    }

    bool lowest_is_best(std::string_view rules) const override {
        return read(rules).scoring == eights::Scoring::each_pays;
    }

    std::unique_ptr<GameHost> host(int seats) const override {
        return std::make_unique<CrazyEightsHost>(seats);
    }

private:
    /// A rules value that this program has written itself.
    static eights::Rules read(std::string_view rules) {
        auto value = codec::rules_from_text(rules);
        if (!value) throw std::logic_error("a table's rules value cannot be read");
        return *std::move(value);
    }

    /// The ruleset's own rules; where the operator has taken it away, those of the table itself.
    const eights::Rules& usual(std::string_view ruleset, const eights::Rules& here) const {
        const codec::Ruleset* found = rulesets_.find(ruleset);
        return found ? found->rules : here;
    }

    codec::Rulesets rulesets_;
};

}  // namespace

std::unique_ptr<GameModule> crazy_eights_module(codec::Rulesets rulesets) {
    return std::make_unique<CrazyEightsModule>(std::move(rulesets));
}

}  // namespace kitchen_table::table
