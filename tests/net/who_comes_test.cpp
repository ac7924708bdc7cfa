// Who is behind a connection, and what their browser is called.
#include "../../src/net/who_comes.h"

#include "kitchen_table/fair/bytes.h"
#include "kitchen_table/store/memory_store.h"

#include <catch2/catch.hpp>

using namespace kitchen_table;
using net::device_name;
using net::who_comes;

namespace {

constexpr std::int64_t day_ms = 24 * 3'600'000;

class RandomBytes final : public table::Entropy {
public:
    std::array<std::uint8_t, 32> bytes32() override { return fair::random_bytes32(); }
};

store::Hash token(std::uint8_t byte) {
    store::Hash hash{};
    hash.fill(byte);
    return hash;
}

}  // namespace

TEST_CASE("a browser is called by its name and its system") {
    CHECK(device_name("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0") ==
          "Firefox on Linux");
    CHECK(device_name("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like "
                      "Gecko) Chrome/130.0.0.0 Safari/537.36") == "Chrome on Windows");
    CHECK(device_name("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like "
                      "Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0") == "Edge on Windows");
    CHECK(device_name("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 "
                      "(KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1") ==
          "Safari on iPhone");
    CHECK(device_name("Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like "
                      "Gecko) Chrome/130.0.0.0 Mobile Safari/537.36") == "Chrome on Android");
    CHECK(device_name("curl/8.5") == "");
    CHECK(device_name("") == "");
}

TEST_CASE("a token that is new makes somebody new, and is theirs from then on") {
    store::MemoryStore store;
    RandomBytes entropy;
    const auto ann = who_comes(store, token(1), "Firefox on Linux", entropy, 1'000);
    CHECK(who_comes(store, token(1), "Firefox on Linux", entropy, 2'000).person.id ==
          ann.person.id);
    CHECK(who_comes(store, token(2), "", entropy, 2'000).person.id != ann.person.id);
    CHECK(store.devices_of(ann.person.id).at(0).name == "Firefox on Linux");
}

TEST_CASE("that somebody was here is stored once a day, and another name of the device at once") {
    store::MemoryStore store;
    RandomBytes entropy;
    const auto id = who_comes(store, token(1), "Firefox on Linux", entropy, 0).person.id;
    who_comes(store, token(1), "Firefox on Linux", entropy, day_ms);
    CHECK(store.person_by_id(id)->seen_ms == 0);
    who_comes(store, token(1), "Firefox on Linux", entropy, day_ms + 1);
    CHECK(store.person_by_id(id)->seen_ms == day_ms + 1);
    CHECK(store.devices_of(id).at(0).seen_ms == day_ms + 1);
    who_comes(store, token(1), "Edge on Windows", entropy, day_ms + 2);
    CHECK(store.devices_of(id).at(0).name == "Edge on Windows");
    who_comes(store, token(1), "", entropy, day_ms + 3);  // says nothing this time
    CHECK(store.devices_of(id).at(0).name == "Edge on Windows");
}

TEST_CASE("a device whose person is gone comes back as somebody new") {
    store::MemoryStore store;
    RandomBytes entropy;
    const auto ann = who_comes(store, token(1), "", entropy, 0);
    store.delete_person(ann.person.id);
    const auto after = who_comes(store, token(1), "", entropy, 0);
    CHECK(after.person.id != ann.person.id);
}
