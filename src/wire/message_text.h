// The texts that messages from the server are made of.
#pragma once

#include "kitchen_table/wire/server_messages.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace kitchen_table::wire {

/// {"t":t,name:value,…}
inline Text message(std::string_view t, Members members) {
    members.insert(members.begin(), {"t", string_text(t)});
    return std::make_shared<const std::string>(object_text(members));
}

inline std::string flag(bool value) {
    return value ? "true" : "false";
}

inline std::string text_or_null(const std::optional<std::string>& text) {
    return text ? string_text(*text) : "null";
}

/// Seconds since 1970.
inline std::string seconds_text(std::int64_t ms) {
    return std::to_string(ms / 1000);
}

}  // namespace kitchen_table::wire
