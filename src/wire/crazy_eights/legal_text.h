// The legal actions of a record as text and back (docs/formats.md §6).
#pragma once

#include "kitchen_table/rules/crazy_eights/compact_action.h"

#include <optional>
#include <string>
#include <string_view>

namespace kitchen_table::wire::crazy_eights {

/// "play 8C suit S"
std::string legal_text(const rules::crazy_eights::CompactAction& action);

/// The action that has this text; nullopt if none has.
std::optional<rules::crazy_eights::CompactAction> legal_from_text(std::string_view text);

}  // namespace kitchen_table::wire::crazy_eights
