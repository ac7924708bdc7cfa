// How often each of many (addresses, people) may do something within some time.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <unordered_map>
#include <utility>

namespace kitchen_table::lobby {

class Allowance {
public:
    /// `times` for each key within the last `within_ms`.
    Allowance(int times, std::int64_t within_ms) : times_(times), within_ms_(within_ms) {}

    /// Whether the key has had its times.
    bool used_up(const std::string& key, std::int64_t now_ms) {
        forget_old(now_ms);
        const auto found = counts_.find(key);
        const int count = found == counts_.end() ? 0 : found->second;
        return count >= times_;
    }

    /// One more of the key's times.
    void use(const std::string& key, std::int64_t now_ms) {
        forget_old(now_ms);
        ++counts_[key];
        uses_.emplace_back(now_ms, key);
    }

    /// Uses one of the key's times, if there is one left.
    bool take(const std::string& key, std::int64_t now_ms) {
        if (used_up(key, now_ms)) return false;
        use(key, now_ms);
        return true;
    }

private:
    void forget_old(std::int64_t now_ms) {
        // A clock that was set back must not make anybody wait for longer than they should.
        if (!uses_.empty() && now_ms < uses_.back().first) {
            uses_.clear();
            counts_.clear();
        }
        while (!uses_.empty() && uses_.front().first + within_ms_ <= now_ms) {
            const auto found = counts_.find(uses_.front().second);
            if (--found->second == 0) counts_.erase(found);
            uses_.pop_front();
        }
    }

    int times_;
    std::int64_t within_ms_;
    std::deque<std::pair<std::int64_t, std::string>> uses_;  // oldest first
    std::unordered_map<std::string, int> counts_;
};

}  // namespace kitchen_table::lobby
