// The declaration of every configuration key.
#include "config.h"

namespace kitchen_table::app {

namespace {

/// Where the server is and what it serves.
std::vector<Setting> server_settings() {
    return {
        {"address", &Config::address, "Address to listen on. 0.0.0.0 lets other machines in."},
        {"port", &Config::port, "TCP port; 0 takes one that is free.", 0, 65'535},
        {"data", &Config::data, "Folder that the server writes to: the database and its key."},
        {"rulesets", &Config::rulesets,
         "Folder of ruleset files that add to those in the program, or replace them."},
        {"default_ruleset", &Config::default_ruleset,
         "The ruleset that a new table has unless somebody chooses another; it is listed first."},
        {"web", &Config::web,
         "Folder of a built client to serve instead of the one in the program."},
        {"threads", &Config::threads, "Threads for sockets and tables; 0 is one a core.", 0, 256},
        {"allowed_origins", &Config::allowed_origins,
         "Origins beside the server's own whose pages may connect (https://cards.example)."},
        {"trusted_proxies", &Config::trusted_proxies,
         "Addresses of reverse proxies whose X-Forwarded-For and -Proto headers are believed."},
        {"log_format",
         &Config::log_format,
         "One JSON object a line, or text for people.",
         0,
         0,
         {"json", "text"}},
        {"log_level",
         &Config::log_level,
         "The least that is logged.",
         0,
         0,
         {"debug", "info", "warning", "error"}},
        {"synchronous",
         &Config::synchronous,
         "full: what was acknowledged survives a power cut. normal: only the end of the program.",
         0,
         0,
         {"full", "normal"}},
        {"access",
         &Config::access,
         "open: whoever comes may play. invite: only who was let in (kitchen-table admin).",
         0,
         0,
         {"open", "invite"}},
        {"admin_port", &Config::admin_port,
         "TCP port of the operators' page, on 127.0.0.1 only; 0: there is none.", 0, 65'535},
    };
}

/// What one client may cost.
std::vector<Setting> client_limits() {
    return {
        {"http_header_bytes", &Config::http_header_bytes,
         "Largest header of a request; above it 431.", 1'024, 65'536},
        {"http_header_ms", &Config::http_header_ms,
         "Time for a whole request; then the connection is closed.", 100, 600'000},
        {"http_body_bytes", &Config::http_body_bytes, "Largest body of a request; above it 413.", 0,
         1'048'576},
        {"connections", &Config::connections, "Connections in all; above it 503.", 1, 1'000'000},
        {"handshakes_per_address", &Config::handshakes_per_address,
         "Connections of one address that are not yet a WebSocket.", 1, 1'000'000},
        {"message_bytes", &Config::message_bytes,
         "Largest message of a client; above it the socket is closed, 1009.", 1'024, 8'192},
        {"messages_per_second", &Config::messages_per_second,
         "Messages and pings of a connection; above it rate_limited, then closed with 1008.", 1,
         100'000},
        {"messages_burst", &Config::messages_burst, "Messages and pings that may come at once.", 1,
         100'000},
        {"outbox_messages", &Config::outbox_messages,
         "Messages that wait for a slow reader; then closed, 4008.", 1, 100'000},
        {"outbox_bytes", &Config::outbox_bytes,
         "Bytes that wait for a slow reader; then closed, 4008.", 16'384, 1'073'741'824},
        {"outbox_stall_ms", &Config::outbox_stall_ms,
         "Time without progress of a reader; then dropped.", 100, 600'000},
        {"spectator_messages", &Config::spectator_messages,
         "Events that wait for a slow spectator; then one snapshot takes their place.", 1, 100'000},
        {"ping_ms", &Config::ping_ms, "Time between two pings to a client.", 100, 600'000},
        {"silence_ms", &Config::silence_ms, "Time without a word of a client; then dropped.", 200,
         3'600'000},
    };
}

/// Bounds of tables, lobby and store, and their times.
std::vector<Setting> table_limits() {
    return {
        {"mailbox", &Config::mailbox, "Commands that wait for a table or the lobby; above it busy.",
         1, 100'000},
        {"waiting_commits", &Config::waiting_commits,
         "Commits of a table under way; above it busy.", 1, 10'000},
        {"store_queue", &Config::store_queue,
         "Commits of all tables that wait; above it storage_unavailable.", 1, 1'000'000},
        {"thinking_threads", &Config::thinking_threads,
         "Threads on which sharp computers think, at the lowest priority.", 1, 64},
        {"thinking_queue", &Config::thinking_queue,
         "Computers that wait for their turn to think; above it they play as steady does.", 1,
         100'000},
        {"store_probe_ms", &Config::store_probe_ms, "How often a failing storage is tried again.",
         10, 60'000},
        {"events_kept", &Config::events_kept, "Events a table keeps for clients that come back.", 1,
         100'000},
        {"lobby_coalesce_ms", &Config::lobby_coalesce_ms,
         "Time over which changes of the lobby are gathered.", 0, 60'000},
        {"tables", &Config::tables, "Open tables in all.", 1, 1'000'000},
        {"tables_per_person", &Config::tables_per_person, "Open tables of one person.", 1, 100'000},
        {"tables_per_address", &Config::tables_per_address, "Open tables of one address.", 1,
         100'000},
        {"failed_joins_per_minute", &Config::failed_joins_per_minute,
         "Joins to tables that are not there, of one address.", 1, 100'000},
        {"replays_per_minute", &Config::replays_per_minute,
         "Replays of records that one address brings along; above it 429.", 1, 100'000},
        {"empty_table_ms", &Config::empty_table_ms,
         "How long a table where nobody is and nothing was dealt stays."},
        {"deserted_table_ms", &Config::deserted_table_ms,
         "How long a table in play stays when nobody is there."},
        {"away_ms", &Config::away_ms,
         "After this time of absence the computer plays for a person."},
        {"reconnect_ms", &Config::reconnect_ms,
         "Where leaving ends the game for all: after this time of absence a person has left."},
        {"next_round_ms", &Config::next_round_ms,
         "Time between two rounds when not everybody is ready."},
        {"bot_think_min_ms", &Config::bot_think_min_ms, "Shortest time that a computer thinks.", 0,
         60'000},
        {"bot_think_max_ms", &Config::bot_think_max_ms, "Longest time that a computer thinks.", 0,
         60'000},
        {"restart_spread_ms", &Config::restart_spread_ms,
         "Over how long clients come back after a restart.", 1, 600'000},
        {"stop_ms", &Config::stop_ms, "Time from SIGTERM to the end.", 100, 60'000},
    };
}

}  // namespace

std::span<const Setting> settings() {
    static const std::vector<Setting> all = [] {
        auto joined = server_settings();
        for (const auto& more : {client_limits(), table_limits()}) {
            joined.insert(joined.end(), more.begin(), more.end());
        }
        return joined;
    }();
    return all;
}

}  // namespace kitchen_table::app
