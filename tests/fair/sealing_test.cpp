#include "kitchen_table/fair/sealing.h"

#include <algorithm>

#include <catch2/catch.hpp>

namespace fair = kitchen_table::fair;

TEST_CASE("a sealed secret comes back under its key and shows nothing of itself") {
    const auto key = fair::random_bytes32();
    const auto secret = fair::random_bytes32();
    const auto sealed = fair::seal(key, secret);
    CHECK(std::search(sealed.begin(), sealed.end(), secret.begin(), secret.begin() + 8) ==
          sealed.end());
    const auto opened = fair::unseal(key, sealed);
    REQUIRE(opened);
    CHECK(std::equal(opened->begin(), opened->end(), secret.begin(), secret.end()));
}

TEST_CASE("the same secret sealed twice gives different bytes") {
    const auto key = fair::random_bytes32();
    CHECK(fair::seal(key, fair::bytes_of("once")) != fair::seal(key, fair::bytes_of("once")));
}

TEST_CASE("another key or any changed byte opens nothing") {
    const auto key = fair::random_bytes32();
    auto sealed = fair::seal(key, fair::bytes_of("a secret"));
    CHECK_FALSE(fair::unseal(fair::random_bytes32(), sealed));
    for (auto& byte : sealed) {
        byte ^= 1;
        CHECK_FALSE(fair::unseal(key, sealed));
        byte ^= 1;
    }
    CHECK(fair::unseal(key, sealed));
    sealed.pop_back();
    CHECK_FALSE(fair::unseal(key, sealed));
    CHECK_FALSE(fair::unseal(key, {}));
}
