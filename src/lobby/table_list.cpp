#include "table_list.h"

#include "kitchen_table/wire/server_messages.h"

#include "table_row.h"

#include <charconv>
#include <iterator>
#include <system_error>

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
    unindex(place, entry.summary);
    entry.summary = summary;
    index(place, summary);
    note_change(place, entry);
    return true;
}

bool TableList::remove(const std::string& table_id) {
    const auto found = places_.find(table_id);
    if (found == places_.end()) return false;
    const auto place = found->second;
    const auto entry = entries_.find(place);
    unindex(place, entry->second.summary);
    changed_.erase(place);
    if (entry->second.told) gone_.insert(table_id);
    entries_.erase(entry);
    places_.erase(found);
    return true;
}

const Summary* TableList::at(const std::unordered_map<std::string, Place>& index,
                             const std::string& key) const {
    const auto found = index.find(key);
    return found == index.end() ? nullptr : &entries_.at(found->second).summary;
}

const Summary* TableList::joinable(const std::string& table_id, const std::string& person_id,
                                   const std::string& invite) const {
    if (const auto* open = at(open_, table_id)) return open;
    if (const auto* let_in = at(let_in_, person_id + " " + table_id)) return let_in;
    const auto* invited = at(invites_, invite);
    return invited && invited->table_id == table_id ? invited : nullptr;
}

const Summary* TableList::invited_to(const std::string& invite) const {
    return at(invites_, invite);
}

std::vector<const Summary*> TableList::of_person(const std::string& person_id) const {
    std::vector<const Summary*> result;
    const auto found = places_of_person_.find(person_id);
    if (found == places_of_person_.end()) return result;
    for (const auto& place : found->second)
        result.push_back(&entries_.at(place).summary);
    return result;
}

/// The public tables from there on, as many as one message has, and where the next part begins.
TableList::Part TableList::part(std::map<Place, Entry>::iterator from) {
    Part part;
    for (auto entry = from; entry != entries_.end(); ++entry) {
        auto& [place, table] = *entry;
        if (table.summary.access != Access::public_) continue;
        if (std::ssize(part.rows) == rows_in_part_) {
            const auto& last = places_.at(part.rows.back().table);
            part.next = std::to_string(last.first) + "-" + std::to_string(last.second);
            break;
        }
        table.told = true;
        part.rows.push_back(row_of(table.summary));
    }
    return part;
}

Text TableList::first_part() {
    if (first_part_) return first_part_;
    const auto [rows, next] = part(entries_.begin());
    first_part_ = wire::lobby(rows, next);
    return first_part_;
}

Text TableList::part_after(const std::string& after) {
    Place place;
    const char* const end = after.data() + after.size();
    const auto time = std::from_chars(after.data(), end, place.first);
    if (time.ec != std::errc() || time.ptr == end || *time.ptr != '-') return nullptr;
    const auto number = std::from_chars(time.ptr + 1, end, place.second);
    // The table that stood there may be gone: its place in the order is still what it was. But only
    // places that were given may be asked for, so that what is kept here is bounded.
    if (number.ec != std::errc() || number.ptr != end || place.second > arrivals_) return nullptr;
    if (const auto kept = later_parts_.find(place); kept != later_parts_.end()) return kept->second;
    const auto [rows, next] = part(entries_.upper_bound(place));
    auto text = wire::more_lobby(rows, next);
    if (std::ssize(later_parts_) <= std::ssize(entries_) / rows_in_part_) {
        later_parts_.emplace(place, text);
    }
    return text;
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
    first_part_.reset();
    later_parts_.clear();
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

void TableList::index(const Place& place, const Summary& summary) {
    for (const auto& person : summary.people)
        places_of_person_[person.id].insert(place);
    if (summary.access == Access::private_) {
        index_private(place, summary);
    } else {
        open_.emplace(summary.table_id, place);
    }
}

void TableList::unindex(const Place& place, const Summary& summary) {
    for (const auto& person : summary.people) {
        const auto found = places_of_person_.find(person.id);
        if (found == places_of_person_.end()) continue;
        found->second.erase(place);
        if (found->second.empty()) places_of_person_.erase(found);
    }
    open_.erase(summary.table_id);
    unindex_private(summary);
}

void TableList::index_private(const Place& place, const Summary& summary) {
    invites_.emplace(summary.invite, place);
    for (const auto& guest : summary.guests)
        let_in_.emplace(guest + " " + summary.table_id, place);
    for (const auto& person : summary.people)
        let_in_.emplace(person.id + " " + summary.table_id, place);
}

void TableList::unindex_private(const Summary& summary) {
    if (summary.access != Access::private_) return;
    invites_.erase(summary.invite);
    for (const auto& guest : summary.guests)
        let_in_.erase(guest + " " + summary.table_id);
    for (const auto& person : summary.people)
        let_in_.erase(person.id + " " + summary.table_id);
}

}  // namespace kitchen_table::lobby
