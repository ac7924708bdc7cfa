#include "table_list.h"

#include "kitchen_table/wire/server_messages.h"

#include "table_row.h"

namespace kitchen_table::lobby {

bool TableList::put(const Summary& summary) {
    auto found = places_.find(summary.table_id);
    if (found == places_.end()) {
        const Place place{summary.created_ms, ++arrivals_};
        found = places_.emplace(summary.table_id, place).first;
        entries_.emplace(place, Entry{});
    }
    const auto place = found->second;
    auto& entry = entries_.at(place);
    if (entry.summary == summary) return false;
    unindex_people(place, entry.summary);
    entry.summary = summary;
    index_people(place, summary);
    note_change(place, entry);
    return true;
}

bool TableList::remove(const std::string& table_id) {
    const auto found = places_.find(table_id);
    if (found == places_.end()) return false;
    const auto place = found->second;
    const auto entry = entries_.find(place);
    unindex_people(place, entry->second.summary);
    changed_.erase(place);
    if (entry->second.told) gone_.insert(table_id);
    entries_.erase(entry);
    places_.erase(found);
    return true;
}

const Summary* TableList::find(const std::string& table_id) const {
    const auto found = places_.find(table_id);
    return found == places_.end() ? nullptr : &entries_.at(found->second).summary;
}

std::vector<const Summary*> TableList::of_person(const std::string& person_id) const {
    std::vector<const Summary*> result;
    const auto found = places_of_person_.find(person_id);
    if (found == places_of_person_.end()) return result;
    for (const auto& place : found->second)
        result.push_back(&entries_.at(place).summary);
    return result;
}

Text TableList::whole() {
    if (whole_) return whole_;
    std::vector<wire::TableRow> rows;
    for (auto& [place, entry] : entries_) {
        if (entry.summary.access != Access::public_) continue;
        entry.told = true;
        rows.push_back(row_of(entry.summary));
    }
    whole_ = wire::lobby(rows);
    return whole_;
}

Text TableList::take_changes() {
    std::vector<wire::TableRow> rows;
    for (const auto& place : changed_) {
        auto& entry = entries_.at(place);
        entry.told = true;
        rows.push_back(row_of(entry.summary));
    }
    const std::vector<std::string> gone(gone_.begin(), gone_.end());
    auto text = wire::lobby_changes(rows, gone);
    forget_changes();
    return text;
}

void TableList::forget_changes() {
    changed_.clear();
    gone_.clear();
    whole_.reset();
}

// An unlisted table is as good as gone for those who knew it, which they are told once, and nothing
// at all for the others.
void TableList::note_change(const Place& place, Entry& entry) {
    const auto& id = entry.summary.table_id;
    if (entry.summary.access == Access::public_) {
        changed_.insert(place);
        gone_.erase(id);
    } else {
        changed_.erase(place);
        if (entry.told) gone_.insert(id);
        entry.told = false;
    }
}

void TableList::index_people(const Place& place, const Summary& summary) {
    for (const auto& person : summary.people)
        places_of_person_[person.id].insert(place);
}

void TableList::unindex_people(const Place& place, const Summary& summary) {
    for (const auto& person : summary.people) {
        const auto found = places_of_person_.find(person.id);
        if (found == places_of_person_.end()) continue;
        found->second.erase(place);
        if (found->second.empty()) places_of_person_.erase(found);
    }
}

}  // namespace kitchen_table::lobby
