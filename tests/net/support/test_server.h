// A whole server in this process, on a free port, with the real lobby and tables and a store in
// memory.
#pragma once

#include "test_log.h"

#include "../../../src/app/own_replay.h"
#include "../../../src/app/rulesets.h"

#include "kitchen_table/fair/bytes.h"
#include "kitchen_table/net/server.h"
#include "kitchen_table/store/memory_store.h"
#include "kitchen_table/table/game_host.h"

#include <iostream>

#include <nlohmann/json.hpp>

namespace kitchen_table::test {

class RandomEntropy final : public table::Entropy {
public:
    std::array<std::uint8_t, 32> bytes32() override { return fair::random_bytes32(); }
};

/// What a test sets before the server starts.
struct ServerSetup {
    ServerSetup() {
        options.port = 0;
        options.limits.store_probe_ms = 10;
        tables.pace_percent = 0;
        lobby.coalesce_ms = 1;
    }
    net::Options options;
    table::Limits tables;
    lobby::Limits lobby;
    net::Operators operators;
    bool by_invitation = false;
};

class TestServer {
public:
    explicit TestServer(ServerSetup setup = {})
        : game_(table::crazy_eights_module(app::load_rulesets("", std::cerr).value())) {
        start(std::move(setup));
    }

    std::uint16_t port() const { return server_->port(); }
    net::Server& server() { return *server_; }
    /// Ends the server and starts another on the same store.
    void restart(ServerSetup setup = {}) {
        server_.reset();
        start(std::move(setup));
    }

    TestLog log;
    store::MemoryStore store;

private:
    void start(ServerSetup setup) {
        table::Surroundings tables;
        tables.game = game_.get();
        tables.entropy = &entropy_;
        tables.limits = setup.tables;
        lobby::Surroundings lobby;
        const auto rulesets = app::load_rulesets("", std::cerr).value();
        ruleset_names_.clear();
        for (const auto& ruleset : rulesets.all()) {
            ruleset_names_.push_back(ruleset.slug);
            lobby.rulesets.push_back({ruleset.slug, ruleset.rules.seats.default_seats,
                                      ruleset.ranked, to_json(ruleset).dump()});
        }
        lobby.version = "test";
        lobby.entropy = &entropy_;
        lobby.limits = setup.lobby;
        lobby.by_invitation = setup.by_invitation;
        net::Parts parts{store,
                         log,
                         net::Site::embedded(),
                         std::move(lobby),
                         std::move(tables),
                         R"({"name":"kitchen-table"})",
                         {},
                         [] { std::abort(); },
                         [this](std::string_view record) {
                             return app::own_replay(record, *game_, ruleset_names_);
                         },
                         std::move(setup.operators)};
        auto started = net::Server::start(std::move(setup.options), std::move(parts));
        if (!started) throw std::runtime_error(started.error());
        server_ = std::move(*started);
    }

    RandomEntropy entropy_;
    std::unique_ptr<table::GameModule> game_;
    std::vector<std::string> ruleset_names_;
    std::unique_ptr<net::Server> server_;
};

}  // namespace kitchen_table::test
