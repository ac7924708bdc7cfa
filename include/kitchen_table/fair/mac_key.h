// HMAC-SHA-256 under one key for many messages.
#pragma once

#include "kitchen_table/fair/bytes.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace kitchen_table::fair {

/// A key that is hashed once; each message then costs half of what it would.
class MacKey {
public:
    explicit MacKey(const Bytes32& key);
    Bytes32 mac(Bytes message) const;

private:
    // The library's state after the key and before any message; its type stays in the source file.
    alignas(std::uint64_t) std::array<std::byte, 208> keyed_;
};

}  // namespace kitchen_table::fair
