// The bounds of a frame, checked while it is read for the first time.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kitchen_table::wire {

/// What makes `frame` no JSON value within the bounds of messages.h: its size, its text (strict
/// UTF-8 and JSON), its depth, the number of its members, a member that stands twice in an object,
/// a number that is not whole. nullopt if nothing does.
std::optional<std::string> frame_problem(std::string_view frame);

}  // namespace kitchen_table::wire
