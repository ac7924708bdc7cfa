// The tables there are, in order of creation, and what those who follow the list have yet to hear.
// Each change costs the same however many tables there are; the whole list is encoded at most once
// between two messages of changes.
#pragma once

#include "kitchen_table/lobby/lobby.h"

#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace kitchen_table::lobby {

class TableList {
public:
    /// A new table or a new state of one; whether anything differs from before.
    bool put(const Summary& summary);
    /// Whether there was such a table.
    bool remove(const std::string& table_id);

    const Summary* find(const std::string& table_id) const;
    std::size_t size() const { return places_.size(); }
    /// The tables where this person has a seat, in order of creation.
    std::vector<const Summary*> of_person(const std::string& person_id) const;

    /// The whole list for somebody who begins to follow it (message `lobby`). Changes that are not
    /// told yet may stand in it already; hearing them again does no harm.
    Text whole();
    bool has_untold_changes() const { return !changed_.empty() || !gone_.empty(); }
    /// The changes since the last call (message `lobby_changes`).
    Text take_changes();
    /// Nobody follows the list: there is nobody to tell.
    void forget_changes();

private:
    using Place =
        std::pair<std::int64_t, std::uint64_t>;  // time of creation, then order of arrival
    struct Entry {
        Summary summary;
        bool told = false;  // those who follow the list may know of it
    };

    void note_change(const Place& place, Entry& entry);
    void index_people(const Place& place, const Summary& summary);
    void unindex_people(const Place& place, const Summary& summary);

    std::map<Place, Entry> entries_;
    std::unordered_map<std::string, Place> places_;                      // by table
    std::unordered_map<std::string, std::set<Place>> places_of_person_;  // where they sit
    std::uint64_t arrivals_ = 0;

    std::set<Place> changed_;
    std::set<std::string> gone_;
    Text whole_;  // null when it must be encoded anew
};

}  // namespace kitchen_table::lobby
