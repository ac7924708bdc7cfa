// The tables there are, in order of creation, and what those who follow the list have yet to hear.
// Each change costs the same however many tables there are; the whole list is encoded at most once
// between two messages of changes.
#pragma once

#include "kitchen_table/lobby/lobby.h"
#include "kitchen_table/wire/server_messages.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace kitchen_table::lobby {

class TableList {
public:
    /// `rows_in_part`: how many tables are told in one message.
    explicit TableList(int rows_in_part) : rows_in_part_(rows_in_part) {}

    /// A new table or a new state of one; whether anything differs from before.
    bool put(const Summary& summary);
    /// Whether there was such a table.
    bool remove(const std::string& table_id);

    /// The table, if this person may join it: not a private one, unless they are a guest or sit
    /// there, or `invite` is its code. For one that they may not join everything is done that is
    /// done for one that is not there, and nothing else, so that the time tells nothing (T15).
    const Summary* joinable(const std::string& table_id, const std::string& person_id,
                            const std::string& invite) const;
    /// The private table with this code.
    const Summary* invited_to(const std::string& invite) const;
    std::size_t size() const { return places_.size(); }
    /// The tables where this person has a seat, in order of creation.
    std::vector<const Summary*> of_person(const std::string& person_id) const;

    /// The first part of the list for somebody who begins to follow it (message `lobby`). Changes
    /// that are not told yet may stand in it already; hearing them again does no harm.
    Text first_part();
    /// The part after the one whose `next` was `after` (message `more_lobby`); null if that is no
    /// place in the list.
    Text part_after(const std::string& after);
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

    struct Part {
        std::vector<wire::TableRow> rows;
        std::optional<std::string> next;
    };

    Part part(std::map<Place, Entry>::iterator from);
    void note_change(const Place& place, Entry& entry);
    void index(const Place& place, const Summary& summary);
    void unindex(const Place& place, const Summary& summary);
    void index_private(const Place& place, const Summary& summary);
    void unindex_private(const Summary& summary);
    const Summary* at(const std::unordered_map<std::string, Place>& index,
                      const std::string& key) const;

    std::map<Place, Entry> entries_;
    std::unordered_map<std::string, Place> places_;                      // by table
    std::unordered_map<std::string, std::set<Place>> places_of_person_;  // where they sit
    std::unordered_map<std::string, Place> open_;     // tables that are not private, by id
    std::unordered_map<std::string, Place> let_in_;   // private ones, by who may join and id
    std::unordered_map<std::string, Place> invites_;  // private ones, by code
    std::uint64_t arrivals_ = 0;

    std::set<Place> changed_;
    std::set<std::string> gone_;
    const int rows_in_part_;
    Text first_part_;                    // null when it must be encoded anew
    std::map<Place, Text> later_parts_;  // by the place they come after
};

}  // namespace kitchen_table::lobby
