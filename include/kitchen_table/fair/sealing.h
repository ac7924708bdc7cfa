// Secrets at rest: a round's secret is stored sealed, so that a copy of the database shows no
// cards.
#pragma once

#include "kitchen_table/fair/bytes.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace kitchen_table::fair {

/// `plain` encrypted and authenticated under `key`, with a nonce of its own in front.
std::vector<std::uint8_t> seal(const Bytes32& key, Bytes plain);

/// What was sealed; nullopt if `sealed` was not made with this key or was changed since.
std::optional<std::vector<std::uint8_t>> unseal(const Bytes32& key, Bytes sealed);

}  // namespace kitchen_table::fair
