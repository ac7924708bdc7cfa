#include "kitchen_table/wire/crazy_eights/rulesets.h"

#include "axes.h"
#include "axis_path.h"
#include "host_options.h"
#include "json_reader.h"

#include "kitchen_table/wire/crazy_eights/rulebook.h"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace kitchen_table::wire::crazy_eights {
namespace {

/// Whether `path` names an axis or an entry of a table axis.
bool names_axis(std::string_view path, const json& rules) {
    const auto [name, entry] = split(path);
    const auto* axis = find_axis(name);
    if (axis == nullptr) return false;
    return entry.empty() ? !axis->is_table : axis->is_table && rules.at(name).contains(entry);
}

/// The value that `rules` (a whole rules value as JSON) has at `path`, as compact text.
std::string value_text(const json& rules, std::string_view path) {
    const auto [axis, entry] = split(path);
    const auto& value = rules.at(axis);
    return (entry.empty() ? value : value.at(entry)).dump();
}

json change_of(std::string_view path, const json& value) {
    const auto [axis, entry] = split(path);
    if (entry.empty()) return {{axis, value}};
    return {{axis, {{entry, value}}}};
}

/// A slug stands in addresses and messages: small letters, digits and hyphens.
std::string read_slug(const JsonReader& value) {
    constexpr std::size_t length_max = 40;
    auto slug = value.text().value_or("");
    const bool plain = std::ranges::all_of(slug, [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') ||
               letter == '-';
    });
    if (slug.empty() || slug.size() > length_max || !plain) {
        value.problem("must be 1 to 40 of a-z, 0-9 and -");
    }
    return slug;
}

std::optional<ChangeWhen> read_when(const JsonReader& value) {
    if (value.value() == "before_game") return ChangeWhen::before_game;
    if (value.value() == "between_rounds") return ChangeWhen::between_rounds;
    value.problem("must be one of before_game, between_rounds");
    return std::nullopt;
}

void read_seats(const JsonReader& choice, const JsonReader& when, Ruleset& ruleset) {
    const auto& seats = ruleset.rules.seats;
    for (const auto& element : choice.elements()) {
        if (const auto number = element.number(seats.min, seats.max)) {
            ruleset.host_seats.push_back(*number);
        }
    }
    ruleset.seats_when = read_when(when).value_or(ChangeWhen::before_game);
}

void read_choice(std::string_view path, const JsonReader& values, const JsonReader& when,
                 Ruleset& ruleset) {
    const json rules = to_json(ruleset.rules);
    if (!names_axis(path, rules)) return values.problem("is no axis");
    HostChoice choice;
    choice.axis = path;
    for (const auto& element : values.elements()) {
        // One value of a switch may be valid only together with the others of its switch, so the
        // value is read without asking whether the whole still holds together.
        Problems problems;
        auto changed = ruleset.rules;
        const json change = change_of(path, element.value());
        const auto [axis, entry] = split(path);
        find_axis(axis)->read(JsonReader(change, "", problems).at(axis), true, changed);
        if (!problems.empty()) element.problem(problems.front().problem);
        choice.values.push_back(value_text(to_json(changed), path));
    }
    if (choice.values.empty() || choice.values.front() != value_text(rules, path)) {
        values.problem("must begin with the ruleset's own value");
    }
    choice.when = read_when(when).value_or(ChangeWhen::before_game);
    ruleset.host_may_change.push_back(std::move(choice));
}

const HostChoice* find_choice(const Ruleset& ruleset, std::string_view axis) {
    const auto found = std::find_if(ruleset.host_may_change.begin(), ruleset.host_may_change.end(),
                                    [&](const HostChoice& choice) { return choice.axis == axis; });
    return found == ruleset.host_may_change.end() ? nullptr : &*found;
}

void read_linked(const JsonReader& value, Ruleset& ruleset) {
    for (const auto& list : value.elements()) {
        auto& axes = ruleset.linked.emplace_back();
        if (list.value().empty()) list.problem("must name at least one axis");
        std::optional<std::size_t> places;
        for (const auto& element : list.elements()) {
            const auto axis = element.text();
            const auto* choice = axis ? find_choice(ruleset, *axis) : nullptr;
            if (choice == nullptr) {
                element.problem("is no axis that a host may change");
            } else if (places && *places != choice->values.size()) {
                element.problem("has not as many values as the axes linked with it");
            } else {
                places = choice->values.size();
                axes.push_back(*axis);
            }
        }
    }
}

/// Whatever a host picks by itself must be playable. Two choices that do not go together are
/// refused when somebody makes them.
void check_options(const JsonReader& choices, const Ruleset& ruleset) {
    for (const auto& choice : ruleset.host_may_change) {
        const auto together = choices_with(ruleset, choice.axis);
        for (std::size_t place = 0; place < choice.values.size(); ++place) {
            const auto rules = with_option(ruleset, together, place);
            if (rules) continue;
            const auto& [field, problem] = rules.error().front();
            choices.at(choice.axis)
                .elements()
                .at(place)
                .problem("breaks " + field + ", which " + problem);
        }
    }
}

void read_host_part(const JsonReader& file, Ruleset& ruleset) {
    const auto choices = file.at("host_may_change");
    const auto when = file.at("change_when");
    if (!choices.value().is_object()) return choices.problem("must be an object");
    if (!when.value().is_object()) return when.problem("must be an object");
    for (const auto& item : when.value().items()) {
        if (!choices.has(item.key())) when.problem_at(item.key(), "is not in host_may_change");
    }
    for (const auto& item : choices.value().items()) {
        if (!when.has(item.key())) {
            when.problem_at(item.key(), "is missing");
        } else if (item.key() == "seats") {
            read_seats(choices.at("seats"), when.at("seats"), ruleset);
        } else {
            read_choice(item.key(), choices.at(item.key()), when.at(item.key()), ruleset);
        }
    }
    if (file.has("linked")) read_linked(file.at("linked"), ruleset);
    if (file.clean()) check_options(choices, ruleset);
}

/// The place of `rules`' value in the list of `choice`; the list's length if it is not there.
std::size_t place_of(const HostChoice& choice, const json& rules) {
    const auto found =
        std::find(choice.values.begin(), choice.values.end(), value_text(rules, choice.axis));
    return static_cast<std::size_t>(found - choice.values.begin());
}

}  // namespace

std::expected<Ruleset, Problems> ruleset_from_json(const json& file) {
    Problems problems;
    const JsonReader reader(file, "", problems);
    if (!reader.object({"slug", "name", "game", "rules", "host_may_change", "change_when"},
                       {"summary_hint", "linked", "ranked"}) ||
        !reader.clean()) {
        return std::unexpected(std::move(problems));
    }
    Ruleset ruleset;
    ruleset.slug = read_slug(reader.at("slug"));
    ruleset.name = reader.at("name").text().value_or("");
    if (reader.has("summary_hint")) ruleset.hint = reader.at("summary_hint").text().value_or("");
    if (reader.has("ranked")) ruleset.ranked = reader.at("ranked").flag().value_or(false);
    if (reader.at("game").value() != eights::game_key) {
        reader.at("game").problem("must be " + std::string(eights::game_key));
    }
    auto rules = rules_from_json(file.at("rules"));
    if (!rules) {
        for (const auto& problem : rules.error()) {
            reader.at("rules").problem_at(problem.field, problem.problem);
        }
        return std::unexpected(std::move(problems));
    }
    ruleset.rules = std::move(*rules);
    read_host_part(reader, ruleset);
    if (!problems.empty()) return std::unexpected(std::move(problems));
    return ruleset;
}

std::expected<Ruleset, Problems> ruleset_from_text(std::string_view text) {
    const json file = json::parse(text, nullptr, false);
    if (file.is_discarded()) return std::unexpected(Problems{{"", "is no JSON"}});
    return ruleset_from_json(file);
}

json to_json(const Ruleset& ruleset) {
    const auto word = [](ChangeWhen when) {
        return when == ChangeWhen::before_game ? "before_game" : "between_rounds";
    };
    json choices = json::object();
    json when = json::object();
    if (!ruleset.host_seats.empty()) {
        choices["seats"] = ruleset.host_seats;
        when["seats"] = word(ruleset.seats_when);
    }
    for (const auto& choice : ruleset.host_may_change) {
        for (const auto& value : choice.values) {
            choices[choice.axis].push_back(json::parse(value));
        }
        when[choice.axis] = word(choice.when);
    }
    return {{"slug", ruleset.slug},
            {"name", ruleset.name},
            {"hint", ruleset.hint},
            {"ranked", ruleset.ranked},
            {"rules", to_json(ruleset.rules)},
            {"host_may_change", std::move(choices)},
            {"change_when", std::move(when)},
            {"linked", ruleset.linked},
            {"line", to_json(settings_line(ruleset.rules, ruleset.rules,
                                           ruleset.rules.seats.default_seats))},
            {"form", form_json(ruleset)}};
}

std::expected<eights::Rules, Problems> apply_host_changes(const Ruleset& ruleset,
                                                          const eights::Rules& present,
                                                          const json& changes, bool before_game) {
    auto wanted = apply_changes(present, changes);
    if (!wanted) return wanted;
    const json before = to_json(present);
    const json after = to_json(*wanted);
    Problems problems;
    for (const auto& path : changed_paths(before, after)) {
        const auto* choice = find_choice(ruleset, path);
        if (choice == nullptr) {
            problems.push_back({path, "is fixed at this table"});
        } else if (place_of(*choice, after) == choice->values.size()) {
            problems.push_back({path, "is not one of the values a host may choose"});
        } else if (!before_game && choice->when == ChangeWhen::before_game) {
            problems.push_back({path, "may change only before the game"});
        }
    }
    for (const auto& list : ruleset.linked) {
        const auto place = place_of(*find_choice(ruleset, list.front()), after);
        for (const auto& axis : list) {
            if (place_of(*find_choice(ruleset, axis), after) != place) {
                problems.push_back({axis, "changes only together with " + list.front()});
            }
        }
    }
    if (!problems.empty()) return std::unexpected(std::move(problems));
    return wanted;
}

bool may_have_seats(const Ruleset& ruleset, int seats) {
    if (ruleset.host_seats.empty()) return seats == ruleset.rules.seats.default_seats;
    return std::find(ruleset.host_seats.begin(), ruleset.host_seats.end(), seats) !=
           ruleset.host_seats.end();
}

void Rulesets::add(Ruleset ruleset) {
    const auto place = std::lower_bound(
        all_.begin(), all_.end(), ruleset,
        [](const Ruleset& left, const Ruleset& right) { return left.slug < right.slug; });
    if (place != all_.end() && place->slug == ruleset.slug) {
        *place = std::move(ruleset);
    } else {
        all_.insert(place, std::move(ruleset));
    }
}

const Ruleset* Rulesets::find(std::string_view slug) const {
    const auto found = std::find_if(all_.begin(), all_.end(),
                                    [&](const Ruleset& one) { return one.slug == slug; });
    return found == all_.end() ? nullptr : &*found;
}

void read_ruleset(Rulesets& rulesets, std::string_view file, std::string_view text,
                  std::vector<RulesetFileProblem>& problems) {
    auto ruleset = ruleset_from_text(text);
    if (ruleset) return rulesets.add(std::move(*ruleset));
    for (const auto& problem : ruleset.error()) {
        problems.push_back({std::string(file), problem.field, problem.problem});
    }
}

}  // namespace kitchen_table::wire::crazy_eights
