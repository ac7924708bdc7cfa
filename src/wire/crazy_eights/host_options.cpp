#include "host_options.h"

#include "axis_path.h"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace kitchen_table::wire::crazy_eights {

std::vector<const HostChoice*> choices_with(const Ruleset& ruleset, std::string_view axis) {
    const auto choice_of = [&](std::string_view name) {
        return &*std::ranges::find(ruleset.host_may_change, name, &HostChoice::axis);
    };
    for (const auto& linked : ruleset.linked) {
        if (std::ranges::find(linked, axis) == linked.end()) continue;
        std::vector<const HostChoice*> together;
        for (const auto& name : linked)
            together.push_back(choice_of(name));
        return together;
    }
    return {choice_of(axis)};
}

std::expected<eights::Rules, Problems> with_option(const Ruleset& ruleset,
                                                   const std::vector<const HostChoice*>& choices,
                                                   std::size_t place) {
    json rules = to_json(ruleset.rules);
    for (const auto* choice : choices) {
        const auto [axis, entry] = split(choice->axis);
        json& value = entry.empty() ? rules.at(axis) : rules.at(axis).at(entry);
        value = json::parse(choice->values.at(place));
    }
    return rules_from_json(rules);
}

}  // namespace kitchen_table::wire::crazy_eights
