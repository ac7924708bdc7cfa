// The body of `POST /sign-in` (docs/protocol.md §1).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kitchen_table::wire {

/// The code of `{"code":"…"}`; nullopt for anything that is not exactly such an object. Whether the
/// code is good is not asked here.
std::optional<std::string> sign_in_code_of(std::string_view body);

}  // namespace kitchen_table::wire
