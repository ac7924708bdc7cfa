// Who is who (decisions.md 8), as plain values: the caller looks people up in the store and puts
// them back.
#pragma once

#include "kitchen_table/store/store.h"
#include "kitchen_table/table/table.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace kitchen_table::lobby {

/// Whether two hashes are equal; takes the same time wherever they differ.
bool same_hash(const store::Hash& one, const store::Hash& other);

/// The person with this token's hash: the row that the store found for it, seen now; or a new
/// person with a new id and a friendly name if the store found none, or one that has another hash.
store::PersonRow recognised(const std::optional<store::PersonRow>& found,
                            const store::Hash& token_hash, table::Entropy& entropy,
                            std::int64_t wall_ms);

/// The person with another name, normalised; the error says in words what is wrong with the name.
std::expected<store::PersonRow, std::string> renamed(store::PersonRow person,
                                                     std::string_view name);

/// A name for somebody who has not chosen one yet, such as "Merry Puffin"; at most 24 characters.
std::string friendly_name(table::Entropy& entropy);

}  // namespace kitchen_table::lobby
