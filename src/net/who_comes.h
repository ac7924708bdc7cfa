// The person behind a connection, by the token of their device (decisions.md 8).
#pragma once

#include "kitchen_table/lobby/people.h"
#include "kitchen_table/store/store.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace kitchen_table::net {

/// What a browser calls itself, in words such as "Firefox on Linux", from its User-Agent header;
/// empty if it says neither.
std::string device_name(std::string_view user_agent);

/// The person of a device, made if the device is new. That they were here is stored once a day.
/// Throws StoreError.
lobby::Guest who_comes(store::Store& store, const store::Hash& token_hash,
                       const std::string& device_name, table::Entropy& entropy,
                       std::int64_t wall_ms);

}  // namespace kitchen_table::net
