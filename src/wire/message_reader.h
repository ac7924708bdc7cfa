// Reads the members of one message to the server, strictly. For the files that know which message
// has which members.
#pragma once

#include "kitchen_table/wire/messages.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kitchen_table::wire {

inline constexpr std::size_t id_length_max = 64;
inline constexpr int setting_number_max = 1000;

/// Whether it is a text of 1 to 64 of the letters that ids are made of.
inline bool is_id(const nlohmann::json& value) {
    if (!value.is_string()) return false;
    const auto& text = value.get_ref<const std::string&>();
    return !text.empty() && text.size() <= id_length_max &&
           std::ranges::all_of(text, [](char letter) {
               return (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z') ||
                      (letter >= '0' && letter <= '9') || letter == '_' || letter == '-';
           });
}

/// Reads the members of one message. The first thing that is wrong is kept; what is read after it
/// is of no use.
class MessageReader {
public:
    using json = nlohmann::json;
    using Names = std::initializer_list<std::string_view>;

    explicit MessageReader(const json& message) : message_(message) {
        bad_.request_id = id_if_valid("request_id");
        bad_.action_id = id_if_valid("action_id");
    }

    /// Members that must and may stand beside `t`.
    void expect(Names needed, Names optional = {}) {
        for (const auto& [name, value] : message_.items()) {
            const bool known = name == "t" || std::ranges::find(needed, name) != needed.end() ||
                               std::ranges::find(optional, name) != optional.end();
            if (!known) return wrong(name.size() > id_length_max ? "" : name, "unknown member");
        }
        for (const std::string_view name : needed) {
            if (!message_.contains(name)) return wrong(name, "missing");
        }
    }

    std::string id(std::string_view name) {
        const json& value = member(name);
        if (is_id(value)) return value.get<std::string>();
        wrong(name, "must be 1 to 64 of the letters A-Z a-z 0-9 _ -");
        return {};
    }
    std::optional<std::string> id_if_there(std::string_view name) {
        return has(name) ? std::optional(id(name)) : std::nullopt;
    }
    std::vector<std::string> ids(std::string_view name) {
        const json& value = member(name);
        if (value.is_array() && std::ranges::all_of(value, is_id)) {
            return value.get<std::vector<std::string>>();
        }
        wrong(name, "must be a list of ids");
        return {};
    }
    bool has(std::string_view name) const { return message_.contains(name); }
    std::optional<int> number(std::string_view name) {
        if (!message_.contains(name)) return std::nullopt;
        const auto value = whole(name, setting_number_max);
        return value ? std::optional(static_cast<int>(*value)) : std::nullopt;
    }
    std::uint64_t seq(std::string_view name) { return whole(name, safe_number_max).value_or(0); }
    std::string text(std::string_view name) {
        const json& value = member(name);
        if (value.is_string()) return value.get<std::string>();
        wrong(name, "must be text");
        return {};
    }
    std::optional<std::string> text_if_there(std::string_view name) {
        return message_.contains(name) ? std::optional(text(name)) : std::nullopt;
    }
    bool flag(std::string_view name) {
        const json& value = member(name);
        if (value.is_boolean()) return value.get<bool>();
        wrong(name, "must be true or false");
        return false;
    }
    std::optional<bool> flag_if_there(std::string_view name) {
        return message_.contains(name) ? std::optional(flag(name)) : std::nullopt;
    }
    const json* object_value(std::string_view name) {
        const json& value = member(name);
        if (value.is_object()) return &value;
        wrong(name, "must be an object");
        return nullptr;
    }
    std::string object(std::string_view name) {
        const json* value = object_value(name);
        return value ? value->dump() : std::string();
    }
    std::optional<std::string> object_if_there(std::string_view name) {
        return message_.contains(name) ? std::optional(object(name)) : std::nullopt;
    }
    std::optional<Access> access() {
        const auto word = text_if_there("access");
        if (!word) return std::nullopt;
        const auto access = access_from_text(*word);
        if (!access) wrong("access", "must be public, unlisted or private", "bad_value");
        return access;
    }
    std::optional<Talk> talk() {
        const auto word = text_if_there("talk");
        if (!word) return std::nullopt;
        const auto talk = talk_from_text(*word);
        if (!talk) wrong("talk", "must be off, presets or free", "bad_value");
        return talk;
    }
    std::string name() {
        auto name = normalised_name(text("name"));
        if (name) return *std::move(name);
        wrong("name", name.error(), "bad_value");
        return {};
    }
    /// What a person wrote, normalised; it may be empty.
    std::string written(std::string_view name, int characters_max, std::size_t bytes_max) {
        auto kept = normalised_text(text(name), characters_max, bytes_max);
        if (kept) return *std::move(kept);
        wrong(name, kept.error(), "bad_value");
        return {};
    }

    void wrong(std::string_view field, std::string problem, std::string code = "bad_message") {
        if (failed_) return;
        failed_ = true;
        bad_.field = field;
        bad_.problem = std::move(problem);
        bad_.code = std::move(code);
    }
    bool failed() const { return failed_; }
    BadMessage bad() && { return std::move(bad_); }

private:
    const json& member(std::string_view name) const {
        static const json absent;
        const auto found = message_.find(name);
        return found == message_.end() ? absent : *found;
    }
    std::optional<std::string> id_if_valid(std::string_view name) const {
        const json& value = member(name);
        return is_id(value) ? std::optional(value.get<std::string>()) : std::nullopt;
    }
    std::optional<std::uint64_t> whole(std::string_view name, std::uint64_t max) {
        const json& value = member(name);
        if (value.is_number_unsigned() && value.get<std::uint64_t>() <= max) {
            return value.get<std::uint64_t>();
        }
        wrong(name, "must be a whole number from 0 to " + std::to_string(max));
        return std::nullopt;
    }

    const json& message_;
    BadMessage bad_;
    bool failed_ = false;
};

}  // namespace kitchen_table::wire
