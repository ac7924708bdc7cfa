// Who has opened how many of the tables that are open or about to be: each counts for its maker and
// for the maker's address until it is gone.
#pragma once

#include <string>
#include <unordered_map>
#include <utility>

namespace kitchen_table::lobby {

class OpenCounts {
public:
    int of_person(const std::string& person_id) const { return count(by_person_, person_id); }
    int of_address(const std::string& address) const { return count(by_address_, address); }

    void add(const std::string& table_id, const std::string& person_id,
             const std::string& address) {
        if (!makers_.try_emplace(table_id, person_id, address).second) return;
        ++by_person_[person_id];
        ++by_address_[address];
    }

    /// The table is gone, or was not opened after all. Tables that were there before the server
    /// started count for nobody.
    void remove(const std::string& table_id) {
        const auto maker = makers_.find(table_id);
        if (maker == makers_.end()) return;
        take_one(by_person_, maker->second.first);
        take_one(by_address_, maker->second.second);
        makers_.erase(maker);
    }

private:
    using Counts = std::unordered_map<std::string, int>;

    static int count(const Counts& counts, const std::string& key) {
        const auto found = counts.find(key);
        return found == counts.end() ? 0 : found->second;
    }
    static void take_one(Counts& counts, const std::string& key) {
        const auto found = counts.find(key);
        if (--found->second == 0) counts.erase(found);
    }

    Counts by_person_, by_address_;
    std::unordered_map<std::string, std::pair<std::string, std::string>> makers_;  // by table
};

}  // namespace kitchen_table::lobby
