#include "kitchen_table/fair/bytes.h"

#include <algorithm>
#include <stdexcept>

#include <sodium.h>

namespace kitchen_table::fair {
namespace {

std::optional<int> hex_digit(char letter) {
    if (letter >= '0' && letter <= '9') return letter - '0';
    if (letter >= 'a' && letter <= 'f') return letter - 'a' + 10;
    return std::nullopt;
}

template <class Array>
std::optional<Array> array_from_hex(std::string_view text) {
    Array bytes{};
    if (text.size() != 2 * bytes.size()) return std::nullopt;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const auto high = hex_digit(text[2 * i]);
        const auto low = hex_digit(text[2 * i + 1]);
        if (!high || !low) return std::nullopt;
        bytes[i] = static_cast<std::uint8_t>(*high * 16 + *low);
    }
    return bytes;
}

}  // namespace

Bytes32 sha256(Bytes bytes) {
    Bytes32 digest{};
    crypto_hash_sha256(digest.data(), bytes.data(), bytes.size());
    return digest;
}

std::string to_hex(Bytes bytes) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    text.reserve(2 * bytes.size());
    for (const auto byte : bytes) {
        text += digits[byte >> 4];
        text += digits[byte & 15];
    }
    return text;
}

std::string to_base32(std::span<const std::uint8_t, 16> bytes) {
    constexpr std::string_view alphabet = "abcdefghijklmnopqrstuvwxyz234567";
    std::string text;
    unsigned bits = 0;
    int waiting = 0;  // how many of the lowest bits are not written yet
    for (const auto byte : bytes) {
        bits = (bits << 8) | byte;
        for (waiting += 8; waiting >= 5; waiting -= 5) {
            text += alphabet[(bits >> (waiting - 5)) & 31];
        }
    }
    text += alphabet[(bits << (5 - waiting)) & 31];
    return text;
}

std::optional<Bytes16> bytes16_from_hex(std::string_view text) {
    return array_from_hex<Bytes16>(text);
}

std::optional<Bytes32> bytes32_from_hex(std::string_view text) {
    return array_from_hex<Bytes32>(text);
}

void fill_random(std::span<std::uint8_t> out) {
    static const bool ready = sodium_init() >= 0;
    if (!ready) throw std::runtime_error("the operating system gives no random bytes");
    randombytes_buf(out.data(), out.size());
}

Bytes16 random_bytes16() {
    Bytes16 bytes{};
    fill_random(bytes);
    return bytes;
}

Bytes32 random_bytes32() {
    Bytes32 bytes{};
    fill_random(bytes);
    return bytes;
}

}  // namespace kitchen_table::fair
