#include "kitchen_table/lobby/people.h"

#include "kitchen_table/lobby/ids.h"
#include "kitchen_table/wire/messages.h"

#include <array>

namespace kitchen_table::lobby {

namespace {

constexpr std::array<std::string_view, 16> first_words{
    "Merry",  "Quiet", "Lucky",  "Salty", "Brave", "Sunny",  "Foggy",  "Clever",
    "Gentle", "Windy", "Hearty", "Jolly", "Rosy",  "Frosty", "Nimble", "Cosy"};
constexpr std::array<std::string_view, 16> second_words{
    "Puffin", "Heron", "Otter", "Moose", "Lynx",    "Fox",    "Beaver", "Gannet",
    "Whale",  "Seal",  "Loon",  "Hare",  "Caribou", "Plover", "Osprey", "Trout"};

}  // namespace

bool same_hash(const store::Hash& one, const store::Hash& other) {
    unsigned difference = 0;
    for (std::size_t i = 0; i < one.size(); ++i)
        difference |= one[i] ^ unsigned { other[i] };
    return difference == 0;
}

Guest recognised(const std::optional<Guest>& found, const store::Hash& token_hash,
                 table::Entropy& entropy, std::int64_t wall_ms) {
    if (found && same_hash(found->device.token_hash, token_hash) &&
        found->device.person_id == found->person.id) {
        auto guest = *found;
        guest.person.seen_ms = wall_ms;
        guest.device.seen_ms = wall_ms;
        return guest;
    }
    Guest guest;
    guest.person.id = new_id(entropy);
    guest.person.name = friendly_name(entropy);
    guest.person.created_ms = guest.person.seen_ms = wall_ms;
    guest.device.id = new_id(entropy);
    guest.device.token_hash = token_hash;
    guest.device.person_id = guest.person.id;
    guest.device.created_ms = guest.device.seen_ms = wall_ms;
    return guest;
}

std::expected<store::PersonRow, std::string> renamed(store::PersonRow person,
                                                     std::string_view name) {
    auto normalised = wire::normalised_name(name);
    if (!normalised) return std::unexpected(std::move(normalised.error()));
    person.name = std::move(*normalised);
    return person;
}

std::string friendly_name(table::Entropy& entropy) {
    const auto random = entropy.bytes32();
    std::string name(first_words[random[0] % first_words.size()]);
    return name.append(" ").append(second_words[random[1] % second_words.size()]);
}

}  // namespace kitchen_table::lobby
