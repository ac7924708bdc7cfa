#include "kitchen_table/wire/sign_in.h"

#include "frame_check.h"

#include <nlohmann/json.hpp>

namespace kitchen_table::wire {

std::optional<std::string> sign_in_code_of(std::string_view body) {
    if (frame_problem(body)) return std::nullopt;
    const auto object = nlohmann::json::parse(body);
    if (!object.is_object() || object.size() != 1) return std::nullopt;
    const auto code = object.find("code");
    if (code == object.end() || !code->is_string()) return std::nullopt;
    return code->get<std::string>();
}

}  // namespace kitchen_table::wire
