// What all parts of a running server share.
#pragma once

#include "asio.h"
#include "http_answer.h"
#include "replayers.h"
#include "store_actor.h"
#include "thinkers.h"

#include "kitchen_table/lobby/desk.h"
#include "kitchen_table/net/options.h"

#include <atomic>
#include <memory>

namespace kitchen_table::net {

class LobbyActor;

struct Core {
    Core(Options server_options, Parts server_parts)
        : options(std::move(server_options)),
          parts(std::move(server_parts)),
          store(parts, {options.limits.store_queue, options.limits.store_probe_ms}),
          thinkers(options.limits.thinking_threads, options.limits.thinking_queue),
          replayers(parts, options.limits.replays_per_minute) {}

    Health health() const {
        Health health{{}, parts.version_json};
        if (starting) health.failing.push_back("starting");
        if (draining) health.failing.push_back("draining");
        if (!store.healthy()) health.failing.push_back("storage");
        return health;
    }

    /// A job of the store has failed. After a failed fsync nothing that is stored later can be
    /// believed: the process ends (reliability.md F3).
    void store_failed(std::string_view event, const store::StoreError& error) const {
        parts.log.write(LogLevel::error, event, {{"reason", error.what()}});
        if (error.failure() == store::Failure::sync) parts.end_process();
    }

    Options options;
    Parts parts;
    lobby::DeskMemory desk;  // used on the store's thread only
    std::atomic<bool> starting = true;
    std::atomic<bool> draining = false;
    std::atomic<table::ConnectionId> last_connection = 0;
    std::atomic<int> sockets = 0;  // WebSockets that are open

    // In this order, because what ends last must outlive what the others still hold: the store's
    // jobs use everything, actors have timers of `io`, and sessions in `io` count themselves out.
    asio::io_context io;
    std::shared_ptr<LobbyActor> lobby;
    StoreActor store;
    Thinkers thinkers;
    Replayers replayers;
};

}  // namespace kitchen_table::net
