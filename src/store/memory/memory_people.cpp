// People, their devices and what they chose, in the store in memory.
#include "memory_impl.h"

namespace kitchen_table::store {

namespace {

std::string with_small_letters(std::string text) {
    for (char& letter : text) {
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    }
    return text;
}

}  // namespace

// ---- people

std::optional<PersonRow> MemoryStore::person_by_id(const std::string& id) {
    const auto found = impl_->people.find(id);
    if (found == impl_->people.end()) return std::nullopt;
    return found->second;
}

void MemoryStore::put_person(const PersonRow& person) {
    impl_->people[person.id] = person;
}

std::vector<PersonRow> MemoryStore::people_named(const std::string& part, int limit) {
    const auto wanted = with_small_letters(part);
    std::vector<PersonRow> result;
    for (const auto& [id, person] : impl_->people) {
        if (with_small_letters(person.name).find(wanted) != std::string::npos) {
            result.push_back(person);
        }
    }
    std::ranges::stable_sort(result, std::ranges::greater(), &PersonRow::created_ms);
    if (result.size() > static_cast<std::size_t>(limit)) {
        result.resize(static_cast<std::size_t>(limit));
    }
    return result;
}

void MemoryStore::delete_person(const std::string& id) {
    if (id.empty()) return;  // acts and reports about nobody have an empty id, too
    for (auto& game : impl_->games) {
        for (auto& seat : game.row.seats) {
            if (seat.person_id != id) continue;
            seat.person_id.clear();
            seat.name.clear();
            game.people_key.clear();
        }
    }
    for (auto& act : impl_->acts) {
        if (act.subject != id) continue;
        act.subject.clear();
        act.detail.clear();
    }
    std::erase_if(impl_->reports, [&](const ReportRow& report) {
        return report.reporter_id == id || report.reported_id == id;
    });
    for (auto& report : impl_->reports) {
        if (report.excerpt.find(id) != std::string::npos) report.excerpt = "[]";
    }
    const auto is_theirs = [&](const auto& row) {
        return row.person_id == id;
    };
    std::erase_if(impl_->requests, is_theirs);
    std::erase_if(impl_->devices, is_theirs);
    std::erase_if(impl_->preferences, [&](const auto& entry) { return entry.first.first == id; });
    impl_->sign_ins.erase(id);
    impl_->people.erase(id);
}

// ---- devices

std::optional<DeviceRow> MemoryStore::device_by_token(const Hash& token_hash) {
    const auto found = std::ranges::find(impl_->devices, token_hash, &DeviceRow::token_hash);
    if (found == impl_->devices.end()) return std::nullopt;
    return *found;
}

std::vector<DeviceRow> MemoryStore::devices_of(const std::string& person_id) {
    std::vector<DeviceRow> result;
    for (const auto& device : impl_->devices) {
        if (device.person_id == person_id) result.push_back(device);
    }
    std::ranges::sort(result, {}, [](const DeviceRow& device) {
        return std::pair(device.created_ms, device.id);
    });
    return result;
}

void MemoryStore::put_device(const DeviceRow& device) {
    put_with_hash(impl_->devices, device, &DeviceRow::token_hash, "two devices with one token");
}

void MemoryStore::put_guest(const PersonRow& person, const DeviceRow& device) {
    put_device(device);  // which may be refused
    put_person(person);
}

bool MemoryStore::remove_device(const std::string& id) {
    return std::erase_if(impl_->devices, [&](const DeviceRow& row) { return row.id == id; }) > 0;
}

void MemoryStore::put_sign_in(const Hash& code_hash, const std::string& person_id,
                              std::int64_t expires_ms) {
    for (const auto& [other, sign_in] : impl_->sign_ins) {
        if (other != person_id && sign_in.code_hash == code_hash) {
            throw refused("two people with one sign-in code");
        }
    }
    impl_->sign_ins[person_id] = {code_hash, expires_ms};
}

std::optional<std::string> MemoryStore::take_sign_in(const Hash& code_hash, std::int64_t now_ms) {
    const auto found = std::ranges::find_if(
        impl_->sign_ins, [&](const auto& entry) { return entry.second.code_hash == code_hash; });
    if (found == impl_->sign_ins.end()) return std::nullopt;
    const auto [person_id, sign_in] = *found;
    impl_->sign_ins.erase(found);
    if (sign_in.expires_ms <= now_ms) return std::nullopt;
    return person_id;
}

// ---- what somebody chose

void MemoryStore::put_preference(const std::string& person_id, const std::string& key,
                                 const std::string& value) {
    impl_->preferences[{person_id, key}] = value;
}

std::optional<std::string> MemoryStore::preference(const std::string& person_id,
                                                   const std::string& key) {
    const auto found = impl_->preferences.find({person_id, key});
    if (found == impl_->preferences.end()) return std::nullopt;
    return found->second;
}

std::vector<std::pair<std::string, std::string>> MemoryStore::preferences(
    const std::string& person_id, const std::string& prefix) {
    std::vector<std::pair<std::string, std::string>> result;
    for (const auto& [whose_and_key, value] : impl_->preferences) {
        const auto& [whose, key] = whose_and_key;
        if (whose == person_id && key.starts_with(prefix)) result.emplace_back(key, value);
    }
    return result;
}

bool MemoryStore::drop_preference(const std::string& person_id, const std::string& key) {
    return impl_->preferences.erase({person_id, key}) > 0;
}

}  // namespace kitchen_table::store
