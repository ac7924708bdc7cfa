#include "config_load.h"

#include "rulesets.h"

#include <algorithm>
#include <set>

#include <nlohmann/json.hpp>

namespace kitchen_table::app {

namespace {

using nlohmann::json;

/// The JSON of a file, which must be one object without a key twice.
std::expected<json, std::string> read_object(const std::string& file) {
    const auto text = read_file(file);
    if (!text) return std::unexpected(file + ": cannot be read");
    std::set<std::string> seen;
    std::string twice;
    const auto note_keys = [&](int depth, json::parse_event_t event, json& value) {
        if (event == json::parse_event_t::key && depth == 1 &&
            !seen.insert(value.get<std::string>()).second) {
            twice = value.get<std::string>();
        }
        return true;
    };
    auto object = json::parse(*text, note_keys, false);
    if (object.is_discarded()) return std::unexpected(file + ": is not JSON");
    if (!object.is_object()) return std::unexpected(file + ": must be one JSON object");
    if (!twice.empty())
        return std::unexpected(file + ": the key '" + twice + "' stands there twice");
    return object;
}

std::string set_from_json(Config& config, const Setting& setting, const json& value) {
    return std::visit(
        [&](auto member) -> std::string {
            using Value = std::remove_reference_t<decltype(config.*member)>;
            if constexpr (std::is_same_v<Value, Texts>) {
                const auto is_text = [](const json& element) {
                    return element.is_string();
                };
                if (!value.is_array() || !std::ranges::all_of(value, is_text))
                    return "must be a list of texts";
                config.*member = value.get<Texts>();
                return {};
            } else if constexpr (std::is_same_v<Value, Number>) {
                return set_from_text(config, setting,
                                     value.is_number_integer() ? value.dump() : "");
            } else {
                if (!value.is_string()) return "must be a text";
                return set_from_text(config, setting, value.get<std::string>());
            }
        },
        setting.member);
}

const Setting* find_setting(std::string_view name) {
    const auto found = std::ranges::find(settings(), name, &Setting::name);
    return found == settings().end() ? nullptr : &*found;
}

std::string merge_file(LoadedConfig& loaded, const std::string& file) {
    const auto object = read_object(file);
    if (!object) return object.error();
    for (const auto& [key, value] : object->items()) {
        if (key.starts_with("//")) continue;
        const auto* setting = find_setting(key);
        if (!setting) return file + ": there is no key '" + key + "'";
        const auto problem = set_from_json(loaded.config, *setting, value);
        if (!problem.empty()) return file + ": " + key + " " + problem;
        loaded.sources[key] = "file " + file;
    }
    return {};
}

std::string merge_environment(LoadedConfig& loaded, ReadVariable read_variable) {
    for (const Setting& setting : settings()) {
        const auto variable = variable_of(setting);
        const char* text = read_variable(variable.c_str());
        if (!text) continue;
        const auto problem = set_from_text(loaded.config, setting, text);
        if (!problem.empty()) return variable + " " + problem;
        loaded.sources[std::string(setting.name)] = "environment " + variable;
    }
    return {};
}

std::string merge_flags(LoadedConfig& loaded, const GivenFlags& flags) {
    for (const auto& [name, text] : flags) {
        const auto* setting = find_setting(name);
        if (!setting) return "there is no key '" + name + "'";
        const auto problem = set_from_text(loaded.config, *setting, text);
        if (!problem.empty()) return flag_of(*setting) + " " + problem;
        loaded.sources[name] = "flag " + flag_of(*setting);
    }
    return {};
}

}  // namespace

std::expected<LoadedConfig, std::string> load_config(const GivenFlags& flags,
                                                     const std::string& file,
                                                     ReadVariable read_variable) {
    LoadedConfig loaded;
    for (const Setting& setting : settings())
        loaded.sources[std::string(setting.name)] = "default";
    std::string problem;
    if (!file.empty()) problem = merge_file(loaded, file);
    if (problem.empty()) problem = merge_environment(loaded, read_variable);
    if (problem.empty()) problem = merge_flags(loaded, flags);
    if (problem.empty() && loaded.config.bot_think_max_ms < loaded.config.bot_think_min_ms) {
        problem = "bot_think_max_ms must not be less than bot_think_min_ms";
    }
    if (!problem.empty()) return std::unexpected(problem);
    return loaded;
}

std::string print_config(const LoadedConfig& loaded) {
    std::string text;
    for (const Setting& setting : settings()) {
        std::string line = std::string(setting.name) + " = " + value_json(loaded.config, setting);
        line.resize(std::max<std::size_t>(line.size(), 40), ' ');
        text += line + "  (" + loaded.sources.at(std::string(setting.name)) + ")\n";
    }
    return text;
}

}  // namespace kitchen_table::app
