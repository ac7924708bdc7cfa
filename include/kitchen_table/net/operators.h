// What a server is given for its operators: where they reach it, and what only the program around
// it can do for them. The public listener knows nothing of any of this.
#pragma once

#include "kitchen_table/net/site.h"

#include <cstdint>
#include <expected>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace kitchen_table::net {

/// A copy of the database that is complete.
struct BackedUp {
    std::string file;
    std::uint64_t bytes = 0;
    std::vector<std::pair<std::string, std::int64_t>> stored;  // how much there is, by name
};

struct Operators {
    std::filesystem::path socket;  // made with mode 0600; empty: none

    std::optional<std::uint16_t> page_port;  // of the page, on 127.0.0.1; 0: one that is free
    std::string page_token;                  // that the page must show; never empty with a port
    Site page_site;

    std::string address;  // where people reach the server; empty: localhost and its port

    /// Copies the database to a new file while the game goes on; called on a thread of its own. The
    /// error says in words what stands in the way. May be empty.
    std::function<std::expected<BackedUp, std::string>(const std::string& file)> back_up;
};

}  // namespace kitchen_table::net
