// Device tokens, names and ids of people.
#include "kitchen_table/lobby/people.h"

#include "guests.h"
#include "kitchen_table/lobby/ids.h"

#include <catch2/catch.hpp>
#include <set>

using namespace kitchen_table::lobby;
using kitchen_table::lobby::tests::CountedEntropy;
namespace store = kitchen_table::store;

namespace {

class FixedEntropy final : public kitchen_table::table::Entropy {
public:
    explicit FixedEntropy(std::uint8_t byte) { bytes_.fill(byte); }
    std::array<std::uint8_t, 32> bytes32() override { return bytes_; }

private:
    std::array<std::uint8_t, 32> bytes_{};
};

store::Hash hash_of(std::uint8_t byte) {
    store::Hash hash{};
    hash.fill(byte);
    return hash;
}

}  // namespace

TEST_CASE("an id is 128 bits in base32") {
    FixedEntropy zeros(0);
    FixedEntropy ones(0xFF);
    CHECK(new_id(zeros) == std::string(26, 'a'));
    CHECK(new_id(ones) == std::string(25, '7') + "4");
    FixedEntropy known(0x55);
    CHECK(new_id(known) == "kvkvkvkvkvkvkvkvkvkvkvkvku");
}

TEST_CASE("somebody unknown becomes a new person with a friendly name") {
    CountedEntropy entropy;
    const auto ann = recognised(std::nullopt, hash_of(1), entropy, 1'000);
    CHECK(ann.person.id.size() == 26);
    CHECK(ann.person.created_ms == 1'000);
    CHECK(ann.person.seen_ms == 1'000);
    CHECK(ann.person.admitted_ms == 0);
    CHECK(recognised(std::nullopt, hash_of(1), entropy, 1'000).person.id != ann.person.id);
}

TEST_CASE("somebody new has a first device, which has their token") {
    CountedEntropy entropy;
    const auto ann = recognised(std::nullopt, hash_of(1), entropy, 1'000);
    CHECK(ann.device.id.size() == 26);
    CHECK(ann.device.id != ann.person.id);
    CHECK(ann.device.token_hash == hash_of(1));
    CHECK(ann.device.person_id == ann.person.id);
    CHECK(ann.device.name.empty());
    CHECK(ann.device.created_ms == 1'000);
    CHECK(ann.device.seen_ms == 1'000);
}

TEST_CASE("somebody known is seen again and stays who they are") {
    CountedEntropy entropy;
    const auto ann = recognised(std::nullopt, hash_of(1), entropy, 1'000);
    auto expected = ann;
    expected.person.seen_ms = 2'000;
    expected.device.seen_ms = 2'000;
    CHECK(recognised(ann, hash_of(1), entropy, 2'000) == expected);
}

TEST_CASE("a device that has another token's hash is not believed") {
    CountedEntropy entropy;
    const auto ann = recognised(std::nullopt, hash_of(1), entropy, 1'000);
    for (std::size_t place = 0; place < 32; ++place) {
        auto hash = ann.device.token_hash;
        hash[place] ^= 0x10;
        CHECK_FALSE(same_hash(hash, ann.device.token_hash));
        CHECK(recognised(ann, hash, entropy, 2'000).person.id != ann.person.id);
    }
    CHECK(same_hash(ann.device.token_hash, hash_of(1)));
}

TEST_CASE("a device of somebody else is not believed") {
    CountedEntropy entropy;
    auto mixed = recognised(std::nullopt, hash_of(1), entropy, 1'000);
    const auto bo = recognised(std::nullopt, hash_of(2), entropy, 1'000);
    mixed.person = bo.person;
    CHECK(recognised(mixed, hash_of(1), entropy, 2'000).person.id != bo.person.id);
}

TEST_CASE("friendly names differ, and are names that a person might have chosen") {
    CountedEntropy entropy;
    std::set<std::string> names;
    for (int i = 0; i < 200; ++i) {
        const auto person = recognised(std::nullopt, hash_of(1), entropy, 0).person;
        names.insert(person.name);
        const auto same = renamed(person, person.name);
        REQUIRE(same);
        CHECK(same->name == person.name);
    }
    CHECK(names.size() > 10);
}

TEST_CASE("a new name is normalised, and one that is no name is refused in words") {
    CountedEntropy entropy;
    const auto ann = recognised(std::nullopt, hash_of(1), entropy, 1'000).person;
    auto expected = ann;
    expected.name = "Ann Marie";
    CHECK(renamed(ann, "  Ann   Marie ").value() == expected);
    const auto nothing = renamed(ann, "   ");
    REQUIRE_FALSE(nothing);
    CHECK_FALSE(nothing.error().empty());
    CHECK_FALSE(renamed(ann, std::string(200, 'x')));
}
