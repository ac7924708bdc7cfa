// Settings in a few words: the label of each value of each axis, and the line made of them.
#include "kitchen_table/wire/crazy_eights/rulebook.h"

#include "axes.h"
#include "axis_path.h"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace kitchen_table::wire::crazy_eights {
namespace {

using eights::Rules;
using Args = std::vector<std::pair<std::string, kitchen_table::rules::SentenceArgument>>;

Sentence label_of_packs(const Rules& rules) {
    const auto& first = rules.packs.front();
    if (rules.packs.size() == 1) return {"label-packs", {{"packs", first.packs}}};
    return {"label-packs-by-seats",
            {{"packs", first.packs}, {"up_to", first.up_to}, {"more", rules.packs.back().packs}}};
}

Sentence label_of_deal(const Rules& rules) {
    if (const auto* valley = std::get_if<eights::ValleyDeal>(&rules.deal)) {
        return {"label-deal-valley", {{"top", valley->top}, {"bottom", valley->bottom}}};
    }
    const auto& fixed = std::get<eights::FixedDeal>(rules.deal);
    if (fixed.two == fixed.three && fixed.three == fixed.four_plus) {
        return {"label-deal-alike", {{"cards", fixed.two}}};
    }
    return {"label-deal-by-seats",
            {{"two", fixed.two}, {"three", fixed.three}, {"four_plus", fixed.four_plus}}};
}

Sentence label_of_last_card(const Rules& rules) {
    if (const auto* penalty = std::get_if<eights::LastCardPenalty>(&rules.last_card)) {
        return {"label-last_card-penalty_draw", {{"cards", penalty->cards}}};
    }
    const bool off = std::holds_alternative<eights::LastCardOff>(rules.last_card);
    return {off ? "label-last_card-off" : "label-last_card-bars_going_out", {}};
}

Sentence label_of_game_end(const Rules& rules) {
    if (const auto* target = std::get_if<eights::TargetEnd>(&rules.game_end)) {
        return {"label-target", {{"target", target->target}}};
    }
    if (const auto* each = std::get_if<eights::TargetPerSeatEnd>(&rules.game_end)) {
        return {"label-target-per-seat", {{"target", each->target_per_seat}}};
    }
    return {"label-rounds", {{"rounds", std::get<eights::RoundsEnd>(rules.game_end).rounds}}};
}

Sentence label_of_duel_costs(const Rules& rules) {
    const auto& costs = rules.duel_costs;
    return {"label-duel_costs", {{"five", costs[0]}, {"six", costs[1]}, {"seven", costs[2]}}};
}

Sentence label_of_seats(const Rules& rules) {
    return {"label-seats", {{"min", rules.seats.min}, {"max", rules.seats.max}}};
}

struct ShapedLabel {
    std::string_view axis;
    Sentence (*label)(const Rules&);
};
constexpr ShapedLabel shaped[] = {
    {"seats", label_of_seats},       {"packs", label_of_packs},
    {"deal", label_of_deal},         {"last_card", label_of_last_card},
    {"game_end", label_of_game_end}, {"duel_costs", label_of_duel_costs},
};

/// `label-answers_two-two-eight`: which cards of a set may answer; `-none` for the empty set.
std::string suffix_of_set(const json& set) {
    std::string suffix;
    for (const auto& word : set)
        suffix += "-" + word.get<std::string>();
    return suffix.empty() ? "-none" : suffix;
}

/// The rank that an entry of `effect` or `values` is about; nullopt for `pickup.two`.
std::optional<cards::Rank> rank_of_entry(const AxisPath& path) {
    if (path.axis == "pickup") return std::nullopt;
    if (path.entry == "joker") return cards::Rank::joker;
    return path.entry.size() == 1 ? cards::rank_from_char(path.entry.front()) : std::nullopt;
}

}  // namespace

Sentence setting_label(std::string_view path_text, const Rules& rules) {
    const AxisPath path = split(path_text);
    const auto* own = std::ranges::find(shaped, path.axis, &ShapedLabel::axis);
    if (own != std::end(shaped)) return own->label(rules);
    const json whole = find_axis(path.axis)->write(rules);
    const json value = path.entry.empty() ? whole : whole.at(path.entry);
    std::string id = "label-" + path.axis;
    Args args;
    if (const auto rank = rank_of_entry(path)) {
        args.push_back({"ranks", std::vector{*rank}});
    } else if (!path.entry.empty()) {
        id += "-" + path.entry;
    }
    if (value.is_number()) {
        args.push_back({"n", value.get<int>()});
    } else if (value.is_boolean()) {
        id += value.get<bool>() ? "-true" : "-false";
    } else {
        id += value.is_array() ? suffix_of_set(value) : "-" + value.get<std::string>();
    }
    return {std::move(id), std::move(args)};
}

namespace {

/// Puts a line together: first the parts that every line has, then the labels of what else differs
/// from the ruleset.
class Line {
public:
    Line(const Rules& rules, const Rules& usual)
        : rules_(rules),
          changed_(changed_paths(crazy_eights::to_json(usual), crazy_eights::to_json(rules))) {}

    void say(Sentence part) { parts_.push_back(std::move(part)); }
    /// A part that always stands in the line, and the axis that it tells.
    void always(std::string_view axis, Sentence part) {
        told(axis);
        say(std::move(part));
    }
    /// Whether the value at one of the paths differs from the ruleset's.
    bool has_changed(std::string_view axis) const {
        return std::ranges::any_of(changed_, [&](const std::string& path) {
            return path == axis || split(path).axis == axis;
        });
    }
    /// The axis needs no label of its own.
    void told(std::string_view axis) {
        std::erase_if(changed_, [&](const std::string& path) {
            return path == axis || split(path).axis == axis;
        });
    }
    /// Special cards that are ordinary ones here: the list of special cards tells them.
    void told_plain_effects() {
        std::erase_if(changed_, [&](const std::string& path) {
            return split(path).axis == "effect" &&
                   setting_label(path, rules_).id == "label-effect-plain";
        });
    }
    std::vector<Sentence> done() && {
        for (const std::string& path : changed_)
            parts_.push_back(setting_label(path, rules_));
        return std::move(parts_);
    }

private:
    const Rules& rules_;
    std::vector<std::string> changed_;
    std::vector<Sentence> parts_;
};

void say_specials(const Rules& rules, Line& line) {
    const auto special = eights::special_ranks(rules);
    Sentence part = special.empty() ? Sentence{"line-no-specials", {}}
                                    : Sentence{"line-specials", {{"ranks", special}}};
    const bool queens = rules.queen != eights::QueenRule::none;
    line.say(std::move(part));
    if (rules.joker == eights::JokerRule::none) line.told("joker");
    line.told("jokers_per_pack");
    line.told_plain_effects();
    if (!queens) return line.told("queen");
    line.always("queen", setting_label("queen", rules));
}

void say_answering(const Rules& rules, Line& line) {
    if (eights::has_pickups(rules)) {
        line.always("answer", setting_label("answer", rules));
    } else {
        line.told("answer");
    }
}

}  // namespace

std::vector<Sentence> settings_line(const Rules& rules, const Rules& usual, int seats) {
    Line line(rules, usual);
    line.always("seats", {"line-seats", {{"seats", seats}}});
    line.always("game_end", label_of_game_end(rules));
    if (rules.scoring == eights::Scoring::each_pays)
        line.always("scoring", {"line-lowest-wins", {}});
    const int packs = eights::packs_for(rules, seats);
    // What differs from the ruleset is told by its own label further on.
    if (packs > 1 && !line.has_changed("packs"))
        line.always("packs", {"label-packs", {{"packs", packs}}});
    say_specials(rules, line);
    say_answering(rules, line);
    const bool calls = !std::holds_alternative<eights::LastCardOff>(rules.last_card);
    if (calls && !line.has_changed("last_card")) {
        line.always("last_card", {"line-call", {}});
    }
    return std::move(line).done();
}

std::vector<Sentence> short_settings_line(const Rules& rules, const Rules& usual) {
    Line line(rules, usual);
    line.always("game_end", label_of_game_end(rules));
    if (rules.scoring == eights::Scoring::each_pays)
        line.always("scoring", {"line-lowest-wins", {}});
    if (eights::special_ranks(rules) != eights::special_ranks(usual)) say_specials(rules, line);
    return std::move(line).done();
}

}  // namespace kitchen_table::wire::crazy_eights
