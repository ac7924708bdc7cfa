#include "kitchen_table/fair/mac_key.h"

#include <cstring>
#include <type_traits>

#include <sodium.h>

namespace kitchen_table::fair {
namespace {

using State = crypto_auth_hmacsha256_state;

}  // namespace

MacKey::MacKey(const Bytes32& key) {
    static_assert(sizeof(State) == sizeof(keyed_) && alignof(State) <= alignof(std::uint64_t));
    static_assert(std::is_trivially_copyable_v<State>);
    State state;
    crypto_auth_hmacsha256_init(&state, key.data(), key.size());
    std::memcpy(keyed_.data(), &state, sizeof(state));
}

Bytes32 MacKey::mac(Bytes message) const {
    State state;
    std::memcpy(&state, keyed_.data(), sizeof(state));
    Bytes32 tag{};
    crypto_auth_hmacsha256_update(&state, message.data(), message.size());
    crypto_auth_hmacsha256_final(&state, tag.data());
    return tag;
}

}  // namespace kitchen_table::fair
