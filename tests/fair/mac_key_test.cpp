#include "kitchen_table/fair/mac_key.h"

#include <algorithm>
#include <string>

#include <catch2/catch.hpp>

namespace fair = kitchen_table::fair;

TEST_CASE("one key serves many messages, and each gets the code that RFC 2104 gives it") {
    // Worked out apart from this program, with Python's hmac.
    fair::Bytes32 bytes{};
    std::fill(bytes.begin(), bytes.end(), std::uint8_t{0x0b});
    const fair::MacKey key(bytes);
    const std::string long_message(200, 'x');
    for (int again = 0; again < 2; ++again) {
        CHECK(fair::to_hex(key.mac(fair::bytes_of("Hi There"))) ==
              "198a607eb44bfbc69903a0f1cf2bbdc5ba0aa3f3d9ae3c1c7a3b1696a0b68cf7");
        CHECK(fair::to_hex(key.mac({})) ==
              "5177e637aaac0b50e5dca8bb05b0b571444bd59b9b0d834d50681af21fc14b1e");
        CHECK(fair::to_hex(key.mac(fair::bytes_of(long_message))) ==
              "9d5064b39db82c9594c986ee5758fa1d61fc393770d76ced3dc686ef83e05868");
    }
}
