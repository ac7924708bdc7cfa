#include "serving.h"

#include "data_folder.h"
#include "logging.h"
#include "operators.h"
#include "own_replay.h"
#include "rulesets.h"

#include "kitchen_table/fair/bytes.h"
#include "kitchen_table/net/server.h"
#include "kitchen_table/store/sqlite_store.h"
#include "kitchen_table/table/game_host.h"
#include "kitchen_table/version.h"

#include <csignal>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <new>

#include <nlohmann/json.hpp>

namespace kitchen_table::app {

namespace {

constexpr int log_pages_when_idle = 1'000;
constexpr int log_pages_at_most = 16'000;

/// Randomness from the operating system; any thread may ask.
class SystemEntropy final : public table::Entropy {
public:
    std::array<std::uint8_t, 32> bytes32() override { return fair::random_bytes32(); }
};

int stop_with(const std::string& problem) {
    std::cerr << "kitchen-table: " << problem << "\n";
    return 1;
}

/// The configuration's numbers are within their declared ranges, so that they fit the members'
/// types.
template <class Member>
void copy(Member& member, Number number) {
    member = static_cast<Member>(number);
}

net::Options net_options(const Config& config) {
    net::Options options;
    options.address = config.address;
    copy(options.port, config.port);
    copy(options.threads, config.threads);
    options.allowed_origins = config.allowed_origins;
    options.trusted_proxies = config.trusted_proxies;
    net::Limits& limits = options.limits;
    copy(limits.http_header_bytes, config.http_header_bytes);
    copy(limits.http_body_bytes, config.http_body_bytes);
    copy(limits.http_header_ms, config.http_header_ms);
    copy(limits.connections, config.connections);
    copy(limits.handshakes_per_address, config.handshakes_per_address);
    copy(limits.message_bytes, config.message_bytes);
    copy(limits.messages_per_second, config.messages_per_second);
    copy(limits.messages_burst, config.messages_burst);
    copy(limits.outbox_messages, config.outbox_messages);
    copy(limits.outbox_bytes, config.outbox_bytes);
    copy(limits.spectator_messages, config.spectator_messages);
    copy(limits.outbox_stall_ms, config.outbox_stall_ms);
    copy(limits.ping_ms, config.ping_ms);
    copy(limits.silence_ms, config.silence_ms);
    copy(limits.mailbox, config.mailbox);
    copy(limits.store_queue, config.store_queue);
    copy(limits.thinking_threads, config.thinking_threads);
    copy(limits.thinking_queue, config.thinking_queue);
    copy(limits.replays_per_minute, config.replays_per_minute);
    copy(limits.store_probe_ms, config.store_probe_ms);
    copy(limits.restart_spread_ms, config.restart_spread_ms);
    copy(limits.stop_ms, config.stop_ms);
    return options;
}

table::Surroundings table_surroundings(const Config& config, const TestHooks& hooks) {
    table::Surroundings around;
    copy(around.limits.waiting_commits_max, config.waiting_commits);
    copy(around.limits.events_kept, config.events_kept);
    around.limits.empty_table_ms = config.empty_table_ms;
    around.limits.deserted_table_ms = config.deserted_table_ms;
    around.limits.away_ms = config.away_ms;
    around.limits.reconnect_ms = config.reconnect_ms;
    around.limits.next_round_ms = config.next_round_ms;
    around.limits.bot_think_min_ms = config.bot_think_min_ms;
    around.limits.bot_think_max_ms = config.bot_think_max_ms;
    around.limits.pace_percent = hooks.pace_percent;
    around.given_pack = hooks.given_pack;
    return around;
}

lobby::Surroundings lobby_surroundings(const Config& config,
                                       const wire::crazy_eights::Rulesets& rulesets) {
    lobby::Surroundings around;
    for (const auto& ruleset : rulesets.all()) {
        const bool first = ruleset.slug == config.default_ruleset;
        around.rulesets.insert(first ? around.rulesets.begin() : around.rulesets.end(),
                               {ruleset.slug, ruleset.rules.seats.default_seats, ruleset.ranked,
                                to_json(ruleset).dump()});
    }
    around.by_invitation = config.access == "invite";
    around.version = program_version;
    around.commit = program_commit;
    copy(around.limits.tables_per_person, config.tables_per_person);
    copy(around.limits.tables_per_address, config.tables_per_address);
    copy(around.limits.failed_joins_per_minute, config.failed_joins_per_minute);
    copy(around.limits.tables_max, config.tables);
    around.limits.coalesce_ms = config.lobby_coalesce_ms;
    return around;
}

std::vector<std::string> names_of(const wire::crazy_eights::Rulesets& rulesets) {
    std::vector<std::string> names;
    for (const auto& ruleset : rulesets.all())
        names.push_back(ruleset.slug);
    return names;
}

std::string version_json() {
    return nlohmann::json{{"name", "kitchen-table"},
                          {"version", program_version},
                          {"commit", program_commit},
                          {"protocol", 1},
                          {"built", __DATE__}}
        .dump();
}

std::expected<net::Site, std::string> client_site(const Config& config) {
    if (config.web.empty()) return net::Site::embedded();
    return net::Site::from_folder(config.web);
}

/// The write-ahead log is emptied when there is nothing else to do, and in any case before it grows
/// without bound.
void tidy(store::SqliteStore& store, net::Log& log, bool idle) {
    if (store.log_pages() <= (idle ? log_pages_when_idle : log_pages_at_most)) return;
    try {
        store.checkpoint();
    } catch (const store::StoreError& error) {
        log.write(net::LogLevel::warning, "checkpoint_failed", {{"reason", error.what()}});
    }
}

void say_where(const net::Server& server, const Config& config) {
    const bool here = config.address == "127.0.0.1" || config.address == "0.0.0.0";
    const bool v6 = config.address.find(':') != std::string::npos;
    const auto host = here ? "localhost" : v6 ? "[" + config.address + "]" : config.address;
    std::cout << "The kitchen table is laid: http://" << host << ":" << server.port() << "/"
              << std::endl;
}

void warn_about_plain_http(net::Log& log, const Config& config) {
    const bool loopback = config.address.starts_with("127.") || config.address == "::1";
    if (loopback || !config.trusted_proxies.empty()) return;
    log.write(net::LogLevel::warning, "plain_http",
              {{"advice",
                "other machines are served without TLS: their cookies can be read on the way"}});
}

int run(const Config& config, const TestHooks& hooks, net::Site site,
        const wire::crazy_eights::Rulesets& rulesets, const SealingKey& key) {
    const auto log = make_log(config.log_format, config.log_level);
    const bool full = config.synchronous == "full";
    store::SqliteStore store(
        std::filesystem::path(config.data) / "kitchen-table.sqlite",
        {full ? store::Synchronous::full : store::Synchronous::normal, 2'000, ""});
    SystemEntropy entropy;
    const auto game = table::crazy_eights_module(rulesets);
    auto tables = table_surroundings(config, hooks);
    tables.game = game.get();
    tables.entropy = &entropy;
    tables.sealing_key = key;
    auto lobby = lobby_surroundings(config, rulesets);
    lobby.entropy = &entropy;
    warn_about_plain_http(*log, config);
    auto operators = operators_of(config, store);
    if (!operators) return stop_with(operators.error());
    auto server =
        net::Server::start(net_options(config),
                           {store, *log, std::move(site), std::move(lobby), std::move(tables),
                            version_json(), [&store, &log](bool idle) { tidy(store, *log, idle); },
                            [&log] {
                                log->write(net::LogLevel::error, "storage_lost_a_write",
                                           {{"advice", "start the server again"}});
                                std::_Exit(1);
                            },
                            [&game, names = names_of(rulesets)](std::string_view record) {
                                return own_replay(record, *game, names);
                            },
                            *std::move(operators)});
    if (!server) return stop_with(server.error());
    say_where(**server, config);
    (*server)->run_until_signal();
    return 0;
}

}  // namespace

int serve(const Config& config, const TestHooks& hooks) {
    std::signal(SIGPIPE, SIG_IGN);
    const auto rulesets = load_rulesets(config.rulesets, std::cerr);
    if (!rulesets) return 1;
    if (rulesets->find(config.default_ruleset) == nullptr) {
        return stop_with("default_ruleset: there is no ruleset " + config.default_ruleset);
    }
    auto site = client_site(config);
    if (!site) return stop_with(site.error());
    const auto key = open_data_folder(config.data);
    if (!key) return stop_with(key.error());
    try {
        return run(config, hooks, std::move(*site), *rulesets, *key);
    } catch (const store::StoreError& error) {
        return stop_with(config.data + ": " + error.what());
    }
}

}  // namespace kitchen_table::app
