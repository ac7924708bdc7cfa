#include "kitchen_table/wire/crazy_eights/codec.h"

#include "axes.h"
#include "json_reader.h"

#include <nlohmann/json.hpp>

namespace kitchen_table::wire::crazy_eights {
namespace {

/// Reads the axes that `value` names into `rules`.
void read_axes(const JsonReader& value, bool partial, eights::Rules& rules) {
    if (!value.value().is_object()) return value.problem("must be an object");
    for (const auto& item : value.value().items()) {
        const auto* axis = find_axis(item.key());
        if (axis == nullptr) {
            value.problem_at(item.key(), "is unknown");
        } else {
            axis->read(value.at(item.key()), partial, rules);
        }
    }
    if (partial) return;
    for (const auto& axis : axes()) {
        if (!value.has(axis.name)) value.problem_at(axis.name, "is missing");
    }
}

std::expected<eights::Rules, Problems> checked(eights::Rules rules, Problems problems) {
    // Cross-checks of a value that could not be read would only repeat what is already said.
    if (problems.empty()) problems = eights::problems(rules);
    if (!problems.empty()) return std::unexpected(std::move(problems));
    return rules;
}

}  // namespace

std::expected<eights::Rules, Problems> rules_from_json(const json& value) {
    Problems problems;
    eights::Rules rules;
    read_axes(JsonReader(value, "", problems), false, rules);
    return checked(std::move(rules), std::move(problems));
}

json to_json(const eights::Rules& rules) {
    json value = json::object();
    for (const auto& axis : axes())
        value[std::string(axis.name)] = axis.write(rules);
    return value;
}

std::expected<eights::Rules, Problems> apply_changes(const eights::Rules& base,
                                                     const json& changes) {
    Problems problems;
    auto rules = base;
    read_axes(JsonReader(changes, "", problems), true, rules);
    return checked(std::move(rules), std::move(problems));
}

std::expected<eights::Rules, Problems> apply_assignments(const eights::Rules& base,
                                                         std::span<const std::string> assignments) {
    json changes = json::object();
    Problems problems;
    for (const auto& assignment : assignments) {
        const auto equals = assignment.find('=');
        if (equals == std::string::npos) {
            problems.push_back({assignment, "must be axis=value"});
            continue;
        }
        const auto path = assignment.substr(0, equals);
        const auto text = assignment.substr(equals + 1);
        json value = json::parse(text, nullptr, false);
        if (value.is_discarded()) value = text;
        const auto dot = path.find('.');
        if (dot == std::string::npos) {
            changes[path] = std::move(value);
            continue;
        }
        const auto axis = path.substr(0, dot);
        const auto* found = find_axis(axis);
        if (found == nullptr || !found->is_table) {
            problems.push_back({path, "is unknown"});
        } else {
            if (!changes[axis].is_object()) changes[axis] = json::object();
            changes[axis][path.substr(dot + 1)] = std::move(value);
        }
    }
    if (!problems.empty()) return std::unexpected(std::move(problems));
    return apply_changes(base, changes);
}

json difference(const eights::Rules& base, const eights::Rules& rules) {
    json changes = json::object();
    for (const auto& axis : axes()) {
        const json before = axis.write(base);
        json after = axis.write(rules);
        if (before == after) continue;
        const std::string name(axis.name);
        if (!axis.is_table) {
            changes[name] = std::move(after);
            continue;
        }
        for (const auto& entry : after.items()) {
            if (before.at(entry.key()) != entry.value()) changes[name][entry.key()] = entry.value();
        }
    }
    return changes;
}

std::string canonical_text(const eights::Rules& rules) {
    // Keys and words are ASCII and numbers whole: sorted members and no spaces are all that RFC
    // 8785 asks for, and nlohmann's objects are sorted.
    return to_json(rules).dump();
}

}  // namespace kitchen_table::wire::crazy_eights
