// How often an address asked for tables that are not there, within the last minute.
#pragma once

#include "kitchen_table/lobby/allowance.h"
#include "kitchen_table/lobby/times.h"

#include <cstdint>
#include <string>

namespace kitchen_table::lobby {

class FailedJoins {
public:
    explicit FailedJoins(int per_minute) : allowance_(per_minute, minute_ms) {}

    /// Whether the address has used up its failures.
    bool too_many(const std::string& address, std::int64_t now_ms) {
        return allowance_.used_up(address, now_ms);
    }
    void add(const std::string& address, std::int64_t now_ms) { allowance_.use(address, now_ms); }

private:
    Allowance allowance_;
};

}  // namespace kitchen_table::lobby
