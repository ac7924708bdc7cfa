#include "kitchen_table/wire/members.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace kitchen_table::wire {

std::string string_text(std::string_view text) {
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string object_text(const Members& members) {
    std::string text = "{";
    for (const Member& member : members) {
        if (text.size() > 1) text += ',';
        text += string_text(member.name) + ":" + member.value;
    }
    return text + "}";
}

Members changes(const Members& before, const Members& now) {
    Members changed;
    for (const Member& member : now) {
        if (std::ranges::find(before, member) == before.end()) changed.push_back(member);
    }
    return changed;
}

}  // namespace kitchen_table::wire
