// What a server answered its operators, as text for people: aligned columns, times in UTC.
#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

namespace kitchen_table::app {

/// The text of any answer of wire/admin_answers.h that is no refusal. What people wrote can hold no
/// control characters in it, so it does nothing to a terminal.
std::string admin_text(const nlohmann::ordered_json& answer);

/// A line "name   value" for each member of an object.
std::string line_by_line(const nlohmann::ordered_json& object);

}  // namespace kitchen_table::app
