// Each action row carries a hash of the row before it, so that a changed, lost or moved row is
// found on load (F7).
#pragma once

#include "kitchen_table/store/store.h"

#include <string>
#include <string_view>

namespace kitchen_table::table {

/// The chain value before the first action of a game.
store::Hash chain_start(std::string_view table_id, int game);

/// The chain value of `row` after `before`; everything of the row but its own chain value counts.
store::Hash chain_after(const store::ActionRow& row, const store::Hash& before);

/// SHA-256 as hexadecimal text.
std::string hex_digest(std::string_view text);

}  // namespace kitchen_table::table
