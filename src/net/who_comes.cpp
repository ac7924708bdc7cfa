#include "who_comes.h"

#include "kitchen_table/lobby/times.h"

#include <array>
#include <utility>

namespace kitchen_table::net {

namespace {

using Word =
    std::pair<std::string_view, std::string_view>;  // what a header holds, and what it means

// The first that is found counts: every browser says that it is some others as well.
constexpr std::array<Word, 8> browsers{{{"Firefox/", "Firefox"},
                                        {"FxiOS/", "Firefox"},
                                        {"Edg/", "Edge"},
                                        {"EdgA/", "Edge"},
                                        {"SamsungBrowser/", "Samsung Internet"},
                                        {"Chrome/", "Chrome"},
                                        {"CriOS/", "Chrome"},
                                        {"Safari/", "Safari"}}};
constexpr std::array<Word, 7> systems{{{"iPhone", "iPhone"},
                                       {"iPad", "iPad"},
                                       {"Android", "Android"},
                                       {"CrOS", "Chromebook"},
                                       {"Windows", "Windows"},
                                       {"Mac OS X", "Mac"},
                                       {"Linux", "Linux"}}};

template <std::size_t Count>
std::string_view first_of(const std::array<Word, Count>& words, std::string_view text) {
    for (const auto& [holds, means] : words) {
        if (text.find(holds) != std::string_view::npos) return means;
    }
    return {};
}

/// The device with this token and its person. A device whose person is gone goes, too: its token
/// may come back as somebody new.
std::optional<lobby::Guest> find_guest(store::Store& store, const store::Hash& token_hash) {
    const auto device = store.device_by_token(token_hash);
    if (!device) return std::nullopt;
    const auto person = store.person_by_id(device->person_id);
    if (person) return lobby::Guest{*person, *device};
    store.remove_device(device->id);
    return std::nullopt;
}

}  // namespace

std::string device_name(std::string_view user_agent) {
    std::string name(first_of(browsers, user_agent));
    const auto system = first_of(systems, user_agent);
    if (!name.empty() && !system.empty()) name += " on ";
    return name.append(system);
}

lobby::Guest who_comes(store::Store& store, const store::Hash& token_hash,
                       const std::string& device_name, table::Entropy& entropy,
                       std::int64_t wall_ms) {
    const auto found = find_guest(store, token_hash);
    auto guest = lobby::recognised(found, token_hash, entropy, wall_ms);
    const bool renamed = !device_name.empty() && guest.device.name != device_name;
    if (renamed) guest.device.name = device_name;
    if (!found || found->person.id != guest.person.id) {
        store.put_guest(guest.person, guest.device);
        return guest;
    }
    try {
        if (wall_ms - found->person.seen_ms > lobby::day_ms) store.put_person(guest.person);
        if (renamed || wall_ms - found->device.seen_ms > lobby::day_ms)
            store.put_device(guest.device);
    } catch (const store::StoreError& error) {
        // Nobody is kept out because it cannot be noted that they came.
        if (error.failure() == store::Failure::sync) throw;
    }
    return guest;
}

}  // namespace kitchen_table::net
