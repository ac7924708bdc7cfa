#include "kitchen_table/fair/sealing.h"

#include <algorithm>

#include <sodium.h>

namespace kitchen_table::fair {
namespace {

constexpr std::size_t nonce_size = crypto_secretbox_NONCEBYTES;
constexpr std::size_t mac_size = crypto_secretbox_MACBYTES;
static_assert(sizeof(Bytes32) == crypto_secretbox_KEYBYTES);

}  // namespace

std::vector<std::uint8_t> seal(const Bytes32& key, Bytes plain) {
    std::vector<std::uint8_t> sealed(nonce_size + mac_size + plain.size());
    fill_random(std::span(sealed).first(nonce_size));
    crypto_secretbox_easy(sealed.data() + nonce_size, plain.data(), plain.size(), sealed.data(),
                          key.data());
    return sealed;
}

std::optional<std::vector<std::uint8_t>> unseal(const Bytes32& key, Bytes sealed) {
    if (sealed.size() < nonce_size + mac_size) return std::nullopt;
    const Bytes box = sealed.subspan(nonce_size);
    std::vector<std::uint8_t> plain(box.size() - mac_size);
    if (crypto_secretbox_open_easy(plain.data(), box.data(), box.size(), sealed.data(),
                                   key.data()) != 0) {
        return std::nullopt;
    }
    return plain;
}

}  // namespace kitchen_table::fair
