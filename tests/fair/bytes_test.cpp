#include "kitchen_table/fair/bytes.h"

#include <catch2/catch.hpp>

namespace fair = kitchen_table::fair;

TEST_CASE("SHA-256 of a known text is the published one") {
    CHECK(fair::to_hex(fair::sha256(fair::bytes_of("abc"))) ==
          "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST_CASE("hexadecimal text comes back as it was") {
    const auto bytes = fair::bytes16_from_hex("000102030405060708090a0b0c0d0e0f");
    REQUIRE(bytes);
    CHECK(fair::to_hex(*bytes) == "000102030405060708090a0b0c0d0e0f");
}

TEST_CASE("text that is not exactly the hexadecimal of the bytes is not read") {
    CHECK_FALSE(fair::bytes16_from_hex("000102030405060708090a0b0c0d0e0"));
    CHECK_FALSE(fair::bytes16_from_hex("000102030405060708090a0b0c0d0e0f0"));
    CHECK_FALSE(fair::bytes16_from_hex("000102030405060708090a0b0c0d0e0g"));
    CHECK_FALSE(fair::bytes32_from_hex("000102030405060708090a0b0c0d0e0f"));
    CHECK_FALSE(fair::bytes16_from_hex("000102030405060708090A0b0c0d0e0f"));
    CHECK_FALSE(fair::bytes32_from_hex(""));
}

TEST_CASE("two draws of random bytes differ") {
    CHECK(fair::random_bytes32() != fair::random_bytes32());
    CHECK(fair::random_bytes16() != fair::random_bytes16());
}
