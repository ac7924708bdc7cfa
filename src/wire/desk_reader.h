// Reads the requests at the desk (docs/protocol.md §2.1.1).
#pragma once

#include "message_reader.h"

#include <optional>
#include <string_view>

namespace kitchen_table::wire {

/// The request that `t` names; nullopt if it names none. What is wrong with it, the reader keeps.
std::optional<to_server::AtDesk> read_at_desk(std::string_view t, MessageReader& reader);

}  // namespace kitchen_table::wire
