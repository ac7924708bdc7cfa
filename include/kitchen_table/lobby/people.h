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

/// Somebody, and the device they come with.
struct Guest {
    store::PersonRow person;
    store::DeviceRow device;
    friend bool operator==(const Guest&, const Guest&) = default;
};

/// Who comes with this token's hash: the device that the store found for it and its person, both
/// seen now; or somebody new with a new id, a friendly name and a first device without a name, if
/// the store found nothing, a device with another hash, or a device of somebody else.
Guest recognised(const std::optional<Guest>& found, const store::Hash& token_hash,
                 table::Entropy& entropy, std::int64_t wall_ms);

/// The person with another name, normalised; the error says in words what is wrong with the name.
std::expected<store::PersonRow, std::string> renamed(store::PersonRow person,
                                                     std::string_view name);

/// A name for somebody who has not chosen one yet, such as "Merry Puffin"; at most 24 characters.
std::string friendly_name(table::Entropy& entropy);

}  // namespace kitchen_table::lobby
