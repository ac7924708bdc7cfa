// Sentences, the rules page and the host's form as JSON.
#include "kitchen_table/wire/crazy_eights/rulebook.h"

#include "axes.h"
#include "axis_path.h"
#include "host_options.h"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace kitchen_table::wire::crazy_eights {
namespace {

using eights::Rules;

json ranks_json(const std::vector<cards::Rank>& ranks) {
    json list = json::array();
    for (const auto rank : ranks) {
        list.push_back(rank == cards::Rank::joker ? "XX" : std::string{cards::to_char(rank)});
    }
    return list;
}

// ---- the host's form -------------------------------------------------------------------------

/// One switch or choice of the form: axes that change together, and the rules value that each
/// option gives.
struct Setting {
    std::vector<const HostChoice*> choices;  // one an axis, all with as many values
    std::vector<Rules> options;
};

/// The place of an axis in the form: how the game ends comes first, then the order of the axes.
std::size_t place_in_form(std::string_view path) {
    const auto name = split(path).axis;
    if (name == "game_end") return 0;
    const auto all = axes();
    const auto found = std::ranges::find(all, name, &Axis::name);
    return 1 + static_cast<std::size_t>(found - all.begin());
}

std::vector<Setting> settings_of(const Ruleset& ruleset) {
    std::vector<Setting> settings;
    for (const auto& choice : ruleset.host_may_change) {
        Setting setting{choices_with(ruleset, choice.axis), {}};
        if (setting.choices.front() != &choice) continue;  // stands with the first of its list
        for (std::size_t option = 0; option < choice.values.size(); ++option) {
            setting.options.push_back(with_option(ruleset, setting.choices, option).value());
        }
        settings.push_back(std::move(setting));
    }
    std::ranges::stable_sort(settings, {}, [](const Setting& setting) {
        return place_in_form(setting.choices.front()->axis);
    });
    return settings;
}

bool is_off(const std::string& value_text) {
    constexpr std::string_view off[] = {"false", R"("plain")", R"("off")", R"("none")"};
    return std::ranges::find(off, value_text) != std::end(off);
}

bool is_off(const Setting& setting, std::size_t option) {
    return std::ranges::all_of(setting.choices, [&](const HostChoice* choice) {
        return is_off(choice->values.at(option));
    });
}

bool is_switch(const Setting& setting) {
    return setting.options.size() == 2 && is_off(setting, 0) != is_off(setting, 1);
}

/// The ranks whose effects a setting is about.
std::vector<cards::Rank> ranks_of(const Setting& setting) {
    std::vector<cards::Rank> ranks;
    for (const auto* choice : setting.choices) {
        const auto [axis, entry] = split(choice->axis);
        if (axis == "queen") ranks.push_back(cards::Rank::queen);
        if (entry.size() != 1) continue;
        if (const auto rank = cards::rank_from_char(entry.front())) ranks.push_back(*rank);
    }
    return ranks;
}

Sentence title_of(const Setting& setting) {
    const auto ranks = ranks_of(setting);
    if (setting.choices.size() > 1 && !ranks.empty()) return {"setting-linked", {{"ranks", ranks}}};
    const auto [axis, entry] = split(setting.choices.front()->axis);
    if (!entry.empty() && !ranks.empty()) return {"setting-" + axis, {{"ranks", ranks}}};
    return {"setting-" + axis + (entry.empty() ? "" : "-" + entry), {}};
}

Sentence label_of(const Setting& setting, std::size_t option) {
    const auto ranks = ranks_of(setting);
    if (setting.choices.size() > 1 && !ranks.empty()) {
        return {is_off(setting, option) ? "label-linked-off" : "label-linked-on",
                {{"ranks", ranks}}};
    }
    return setting_label(setting.choices.front()->axis, setting.options.at(option));
}

using Page = std::vector<eights::RulesSection>;

bool says(const Page& page, const Sentence& sentence) {
    return std::ranges::any_of(page, [&](const eights::RulesSection& section) {
        return std::ranges::find(section.sentences, sentence) != section.sentences.end();
    });
}

/// Whether the section tells what becomes of pickups, not what a card does.
bool is_on_pickups(const eights::RulesSection& section) {
    return section.anchor == "answering";
}

/// What an option does, in the words of the rules page: the sentences that come with it and not
/// with every other option. Of a card that is switched on or off only what the card does: that its
/// pickup is then taken or answered like any other goes without saying here.
std::vector<Sentence> about(const Setting& setting, std::size_t option, const Rules& usual) {
    std::vector<Page> pages;
    for (const Rules& rules : setting.options) {
        pages.push_back(eights::rules_page(rules, usual, usual.seats.default_seats));
    }
    std::vector<Sentence> sentences;
    const bool of_cards = !ranks_of(setting).empty();
    for (const auto& section : pages.at(option)) {
        if (of_cards && is_on_pickups(section)) continue;
        for (const auto& sentence : section.sentences) {
            const bool everywhere =
                std::ranges::all_of(pages, [&](const Page& page) { return says(page, sentence); });
            if (!everywhere) sentences.push_back(sentence);
        }
    }
    return sentences;
}

json option_json(const Setting& setting, std::size_t option, const Rules& usual) {
    json values = json::object();
    for (const auto* choice : setting.choices) {
        values[choice->axis] = json::parse(choice->values.at(option));
    }
    json object{{"values", std::move(values)},
                {"label", to_json(label_of(setting, option))},
                {"about", to_json(about(setting, option, usual))}};
    if (is_switch(setting) && is_off(setting, option)) object["off"] = true;
    return object;
}

}  // namespace

json to_json(const Sentence& sentence) {
    json object{{"id", sentence.id}};
    for (const auto& [name, argument] : sentence.args) {
        const auto* number = std::get_if<int>(&argument);
        object["args"][name] =
            number ? json(*number) : ranks_json(std::get<std::vector<cards::Rank>>(argument));
    }
    return object;
}

json to_json(const std::vector<Sentence>& sentences) {
    json list = json::array();
    for (const auto& sentence : sentences)
        list.push_back(to_json(sentence));
    return list;
}

json form_json(const Ruleset& ruleset) {
    json form = json::array();
    for (const auto& setting : settings_of(ruleset)) {
        json axes = json::array();
        for (const auto* choice : setting.choices)
            axes.push_back(choice->axis);
        json options = json::array();
        for (std::size_t option = 0; option < setting.options.size(); ++option) {
            options.push_back(option_json(setting, option, ruleset.rules));
        }
        const bool between = setting.choices.front()->when == ChangeWhen::between_rounds;
        form.push_back({{"axes", std::move(axes)},
                        {"when", between ? "between_rounds" : "before_game"},
                        {"kind", is_switch(setting) ? "switch" : "choice"},
                        {"title", to_json(title_of(setting))},
                        {"options", std::move(options)}});
    }
    return form;
}

json page_json(const Rules& rules, const Rules& usual, int seats) {
    json page = json::array();
    for (const auto& section : eights::rules_page(rules, usual, seats)) {
        page.push_back({{"anchor", section.anchor}, {"sentences", to_json(section.sentences)}});
    }
    return page;
}

json values_json(const Rules& rules) {
    json rows = json::array();
    for (const auto& row : eights::value_rows(rules)) {
        rows.push_back({{"ranks", ranks_json(row.ranks)},
                        {"points", row.points ? json(*row.points) : json(nullptr)}});
    }
    return rows;
}

}  // namespace kitchen_table::wire::crazy_eights
