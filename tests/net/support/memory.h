// How much memory this process holds, the server in it included.
#pragma once

#include <fstream>
#include <string>

namespace kitchen_table::test {

/// Sanitizers keep books of their own, so that there this says nothing: always the same.
inline long resident_kib() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return 0;
#endif
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmRSS:")) return std::stol(line.substr(6));
    }
    return 0;
}

}  // namespace kitchen_table::test
