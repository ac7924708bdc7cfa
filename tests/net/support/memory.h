// How much memory this process holds, the server in it included.
#pragma once

#include <fstream>
#include <string>

namespace kitchen_table::test {

inline long resident_kib() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmRSS:")) return std::stol(line.substr(6));
    }
    return 0;
}

}  // namespace kitchen_table::test
