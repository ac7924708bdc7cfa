// How often an address asked for tables that are not there, within the last minute.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <unordered_map>
#include <utility>

namespace kitchen_table::lobby {

class FailedJoins {
public:
    explicit FailedJoins(int per_minute) : per_minute_(per_minute) {}

    /// Whether the address has used up its failures.
    bool too_many(const std::string& address, std::int64_t now_ms) {
        forget_old(now_ms);
        const auto found = counts_.find(address);
        return found != counts_.end() && found->second >= per_minute_;
    }

    void add(const std::string& address, std::int64_t now_ms) {
        forget_old(now_ms);
        ++counts_[address];
        failures_.emplace_back(now_ms, address);
    }

private:
    static constexpr std::int64_t minute_ms = 60'000;

    void forget_old(std::int64_t now_ms) {
        while (!failures_.empty() && failures_.front().first + minute_ms <= now_ms) {
            const auto found = counts_.find(failures_.front().second);
            if (--found->second == 0) counts_.erase(found);
            failures_.pop_front();
        }
    }

    int per_minute_;
    std::deque<std::pair<std::int64_t, std::string>> failures_;  // oldest first
    std::unordered_map<std::string, int> counts_;
};

}  // namespace kitchen_table::lobby
