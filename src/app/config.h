// The configuration: every key declared once, with default, range and a sentence. From this one
// declaration come the command line's flags, the environment's variables, the file's keys, `config
// print`, config/server.json and docs/configuration.md.
#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kitchen_table::app {

using Number = std::int64_t;
using Texts = std::vector<std::string>;

struct Config {
    std::string address = "127.0.0.1";
    Number port = 8080;
    std::string data = "data";
    std::string rulesets;
    std::string default_ruleset = "newfoundland";
    std::string web;
    Number threads = 0;
    Texts allowed_origins;
    Texts trusted_proxies;
    std::string log_format = "json";
    std::string log_level = "info";
    std::string synchronous = "full";
    std::string access = "open";
    Number admin_port = 0;

    Number http_header_bytes = 8 * 1024;
    Number http_header_ms = 10'000;
    Number http_body_bytes = 16 * 1024;
    Number connections = 10'000;
    Number handshakes_per_address = 100;
    Number message_bytes = 8 * 1024;
    Number messages_per_second = 20;
    Number messages_burst = 40;
    Number outbox_messages = 256;
    Number outbox_bytes = 256 * 1024;
    Number outbox_stall_ms = 10'000;
    Number spectator_messages = 64;
    Number ping_ms = 20'000;
    Number silence_ms = 60'000;
    Number mailbox = 128;
    Number waiting_commits = 32;
    Number store_queue = 4'096;
    Number thinking_threads = 2;
    Number thinking_queue = 256;
    Number store_probe_ms = 500;
    Number events_kept = 256;
    Number lobby_coalesce_ms = 250;
    Number tables = 10'000;
    Number tables_per_person = 3;
    Number tables_per_address = 10;
    Number failed_joins_per_minute = 10;
    Number replays_per_minute = 20;
    Number empty_table_ms = 60'000;
    Number deserted_table_ms = 24 * 3'600'000;
    Number away_ms = 30'000;
    Number reconnect_ms = 60'000;
    Number next_round_ms = 15'000;
    Number bot_think_min_ms = 900;
    Number bot_think_max_ms = 1'800;
    Number restart_spread_ms = 5'000;
    Number stop_ms = 4'000;

    friend bool operator==(const Config&, const Config&) = default;
};

/// One key. `words` lists what a text may be; empty means any text.
struct Setting {
    std::string_view name;
    std::variant<std::string Config::*, Number Config::*, Texts Config::*> member;
    std::string_view help;
    Number min = 0, max = std::numeric_limits<std::int32_t>::max();
    std::vector<std::string_view> words = {};
};

/// All keys, in the order in which they are printed.
std::span<const Setting> settings();

/// Sets a key from text, as flags and the environment give it (a list is separated by commas).
/// Empty on success, else what is wrong with it.
std::string set_from_text(Config& config, const Setting& setting, std::string_view text);

/// The value as JSON text.
std::string value_json(const Config& config, const Setting& setting);

/// The name of the key's flag (`--log-format`) and of its environment variable
/// (`KITCHEN_TABLE_LOG_FORMAT`).
std::string flag_of(const Setting& setting);
std::string variable_of(const Setting& setting);

/// config/server.json: every key at its default, each after a "//key" member that explains it.
std::string documented_file();
/// The table of docs/configuration.md.
std::string documentation_table();

}  // namespace kitchen_table::app
