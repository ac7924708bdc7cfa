// What a server is given when it starts: the numbers it may be configured with, and the parts it
// runs.
#pragma once

#include "kitchen_table/lobby/lobby.h"
#include "kitchen_table/net/log.h"
#include "kitchen_table/net/operators.h"
#include "kitchen_table/net/site.h"
#include "kitchen_table/store/store.h"
#include "kitchen_table/table/table.h"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace kitchen_table::net {

/// Bounds and times of the network side (decisions.md 6); all configuration keys.
struct Limits {
    std::uint32_t http_header_bytes = 8 * 1024;
    std::uint64_t http_body_bytes = 16 * 1024;
    std::int64_t http_header_ms = 10'000;  // for the whole header, and between two requests
    int connections = 10'000;
    int handshakes_per_address = 100;  // connections that are not yet a WebSocket

    std::size_t message_bytes = 8 * 1024;
    int messages_per_second = 20;
    int messages_burst = 40;

    std::size_t outbox_messages = 256;
    std::size_t outbox_bytes = 256 * 1024;
    std::size_t spectator_messages = 64;
    std::int64_t outbox_stall_ms = 10'000;

    std::int64_t ping_ms = 20'000;
    std::int64_t silence_ms = 60'000;

    int mailbox = 128;  // of a table, and of the lobby
    std::size_t store_queue = 4'096;
    std::int64_t store_probe_ms = 500;  // while the store fails

    int thinking_threads = 2;          // on which computers think, at the lowest priority
    std::size_t thinking_queue = 256;  // of them that wait for their turn to

    int replays_per_minute = 20;  // of records that an address brings along

    std::int64_t restart_spread_ms = 5'000;  // 1012: clients come back within this time
    std::int64_t stop_ms = 4'000;            // from SIGTERM to the end, at most
};

struct Options {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;                 // 0: one that is free
    int threads = 0;                           // 0: one a core
    std::vector<std::string> allowed_origins;  // beside the server's own
    std::vector<std::string> trusted_proxies;  // addresses whose X-Forwarded-* headers are believed
    Limits limits;
};

/// Why there is no replay of a record that somebody brings along.
struct NoReplay {
    bool is_record = false;  // whether it is a round record at all
    std::string reason;      // with the member or the action that is wrong
};
/// A replay as JSON (docs/protocol.md §1.1).
using Replayed = std::expected<std::string, NoReplay>;

/// What a server runs. The references outlive it.
struct Parts {
    store::Store& store;
    Log& log;
    Site site;
    lobby::Surroundings lobby;
    table::Surroundings table;
    std::string version_json;  // the body of /version

    /// Called on the store's thread after it has worked: the store may tidy up, at length if
    /// `idle`. May be empty.
    std::function<void(bool idle)> tidy_store = {};
    /// Called when the disk could not be made to keep a write (a failed fsync): what the file holds
    /// is unknown until it is read anew, so the program must end and start again. Never empty.
    std::function<void()> end_process;
    /// Plays a round record again that somebody brings along, and finds what does not hold in it.
    /// Called on one thread, for as long as it takes. Never empty.
    std::function<Replayed(std::string_view record)> replay;

    Operators operators = {};
};

}  // namespace kitchen_table::net
