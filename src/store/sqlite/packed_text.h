// Text that is kept for good and seldom read, smaller in the file: deflate (RFC 1951) behind the
// length of the text.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kitchen_table::store::sqlite {

using Packed = std::vector<std::uint8_t>;

/// The bytes from which `unpacked` makes the text again; none for an empty text.
Packed packed(std::string_view text);

/// The text that was packed. Throws StoreError `corrupt` where the bytes are not what `packed`
/// made, and before it takes more memory than they say.
std::string unpacked(std::span<const std::uint8_t> bytes);

}  // namespace kitchen_table::store::sqlite
