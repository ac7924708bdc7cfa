#include "config.h"

#include <algorithm>
#include <charconv>
#include <type_traits>

#include <nlohmann/json.hpp>

namespace kitchen_table::app {

namespace {

std::string range_of(const Setting& setting) {
    if (!setting.words.empty()) {
        std::string text;
        for (const auto word : setting.words)
            text.append(text.empty() ? "" : ", ").append(word);
        return text;
    }
    if (std::holds_alternative<Number Config::*>(setting.member)) {
        return std::to_string(setting.min) + " to " + std::to_string(setting.max);
    }
    return std::holds_alternative<Texts Config::*>(setting.member) ? "a list" : "any text";
}

std::string set_number(Number& value, const Setting& setting, std::string_view text) {
    Number number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc{} && end == text.data() + text.size();
    if (!whole || number < setting.min || number > setting.max) {
        return "must be a whole number, " + range_of(setting);
    }
    value = number;
    return {};
}

std::string set_text(std::string& value, const Setting& setting, std::string_view text) {
    const auto& words = setting.words;
    if (!words.empty() && std::ranges::find(words, text) == words.end()) {
        return "must be one of " + range_of(setting);
    }
    value = text;
    return {};
}

Texts split(std::string_view text) {
    Texts parts;
    while (!text.empty()) {
        const auto comma = text.find(',');
        if (comma != 0) parts.emplace_back(text.substr(0, comma));
        text = comma == std::string_view::npos ? std::string_view{} : text.substr(comma + 1);
    }
    return parts;
}

}  // namespace

std::string set_from_text(Config& config, const Setting& setting, std::string_view text) {
    return std::visit(
        [&](auto member) -> std::string {
            auto& value = config.*member;
            using Value = std::remove_reference_t<decltype(value)>;
            if constexpr (std::is_same_v<Value, Number>) {
                return set_number(value, setting, text);
            } else if constexpr (std::is_same_v<Value, Texts>) {
                value = split(text);
                return {};
            } else {
                return set_text(value, setting, text);
            }
        },
        setting.member);
}

std::string value_json(const Config& config, const Setting& setting) {
    return std::visit([&](auto member) { return nlohmann::json(config.*member).dump(); },
                      setting.member);
}

std::string flag_of(const Setting& setting) {
    std::string flag = "--" + std::string(setting.name);
    std::ranges::replace(flag, '_', '-');
    return flag;
}

std::string variable_of(const Setting& setting) {
    std::string name = "KITCHEN_TABLE_";
    for (const char letter : setting.name) {
        name += letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    }
    return name;
}

std::string documented_file() {
    const Config defaults;
    std::string text = "{";
    for (const Setting& setting : settings()) {
        text += text.size() == 1 ? "\n" : ",\n\n";
        const std::string key(setting.name);
        text += "  \"//" + key + "\": " +
                nlohmann::json(std::string(setting.help) + " (" + range_of(setting) + ")").dump() +
                ",\n";
        text += "  \"" + key + "\": " + value_json(defaults, setting);
    }
    return text + "\n}\n";
}

std::string documentation_table() {
    const Config defaults;
    std::string text = "| key | default | may be | meaning |\n|---|---|---|---|\n";
    for (const Setting& setting : settings()) {
        text += "| `" + std::string(setting.name) + "` | `" + value_json(defaults, setting) +
                "` | " + range_of(setting) + " | " + std::string(setting.help) + " |\n";
    }
    return text;
}

}  // namespace kitchen_table::app
