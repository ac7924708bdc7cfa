// Raw bytes, their SHA-256, their hexadecimal text, and randomness from the operating system.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace kitchen_table::fair {

using Bytes = std::span<const std::uint8_t>;
using Bytes16 = std::array<std::uint8_t, 16>;
using Bytes32 = std::array<std::uint8_t, 32>;

/// The bytes of a text.
inline Bytes bytes_of(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

Bytes32 sha256(Bytes bytes);

/// Lower-case hexadecimal.
std::string to_hex(Bytes bytes);
/// 16 bytes as 26 characters of base32 (`a`–`z`, `2`–`7`): ids and codes that nobody can guess.
std::string to_base32(std::span<const std::uint8_t, 16> bytes);
/// Exactly 2 * N digits in lower case, so that there is one text for the same bytes; nullopt for
/// anything else.
std::optional<Bytes16> bytes16_from_hex(std::string_view text);
std::optional<Bytes32> bytes32_from_hex(std::string_view text);

/// Fills `out` from the operating system's random generator. Throws std::runtime_error if there is
/// none, because nothing at a table may go on without it.
void fill_random(std::span<std::uint8_t> out);
Bytes16 random_bytes16();
Bytes32 random_bytes32();

}  // namespace kitchen_table::fair
