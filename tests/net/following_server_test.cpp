// Who follows a table, and that everybody who asks it something is answered: a connection whose
// request is not waits ten seconds and gives up.
#include "support/test_server.h"

#include "../../src/net/core.h"
#include "../../src/net/lobby_actor.h"
#include "../../src/net/table_actor.h"

#include <future>

#include <catch2/catch.hpp>

using namespace kitchen_table;
using namespace kitchen_table::test;

namespace {

/// A client that hears everything at once, in this thread.
class FakeConnection final : public net::Connection {
public:
    void person_changed(table::Person, net::Permissions) override {}
    void send(table::Text text) override { heard.push_back(*text); }
    void send_from_table(table::Text text, std::uint64_t, bool) override { heard.push_back(*text); }
    void settle(std::optional<net::Following> following) override {
        heard.push_back("settled");
        if (following && when_settled) when_settled(*following);
    }
    void table_gone(std::uint64_t) override {}
    void close(std::uint16_t, std::string) override {}

    /// The types of what was heard, and what a refusal says.
    std::vector<std::string> words() const {
        std::vector<std::string> words;
        for (const std::string& text : heard) {
            if (text == "settled") {
                words.push_back(text);
                continue;
            }
            const auto message = nlohmann::json::parse(text);
            const std::string type = message.at("t");
            words.push_back(type == "refused" ? type + " " + message.at("code").get<std::string>()
                                              : type);
        }
        return words;
    }

    std::vector<std::string> heard;
    std::function<void(const net::Following&)> when_settled;
};

/// A table that Ann has just opened. Nothing runs until `run`.
class OpenedTable {
public:
    OpenedTable()
        : game_(table::crazy_eights_module(app::load_rulesets("", std::cerr).value())),
          core_(net::Options{}, net::Parts{store_,
                                           log_,
                                           net::Site::embedded(),
                                           lobby(),
                                           tables(),
                                           "{}",
                                           {},
                                           [] { std::abort(); },
                                           [](std::string_view) -> net::Replayed {
                                               return "";
                                           }}) {
        core_.lobby = std::make_shared<net::LobbyActor>(core_);
        const table::Opening opening{"tt", "newfoundland", "{}", {}, ann};
        auto opened = table::Table::open(opening, core_.parts.table, {}, effects_);
        actor = std::make_shared<net::TableActor>(
            core_, std::move(std::get<std::unique_ptr<table::Table>>(opened)));
    }
    /// Until the store has carried out what it was given, too.
    void run() {
        actor->begin(std::move(effects_));
        for (int quiet = 0; quiet<20; quiet = core_.io.poll()> 0 ? 0 : quiet + 1) {
            core_.io.restart();
            const auto stored = std::make_shared<std::promise<void>>();
            core_.store.call([stored](store::Store&) { stored->set_value(); });
            stored->get_future().wait();
        }
    }

    const table::Person ann{"ann", "Ann"};

private:
    lobby::Surroundings lobby() {
        lobby::Surroundings lobby;
        lobby.entropy = &entropy_;
        return lobby;
    }
    table::Surroundings tables() {
        table::Surroundings tables;
        tables.game = game_.get();
        tables.entropy = &entropy_;
        return tables;
    }

    store::MemoryStore store_;
    TestLog log_;
    RandomEntropy entropy_;
    std::unique_ptr<table::GameModule> game_;
    net::Core core_;
    std::vector<table::Effect> effects_;

public:
    std::shared_ptr<net::TableActor> actor;  // last: it needs all of the above
};

}  // namespace

TEST_CASE("whoever opened a table may have it dealt in the same moment as they learn of it",
          "[server]") {
    OpenedTable opened;
    const auto connection = std::make_shared<FakeConnection>();
    connection->when_settled = [&](const net::Following& following) {
        following.table.lock()->offer(connection, table::command::Start{7, "deal"});
    };
    opened.actor->follow(connection, 1, {7, opened.ann, "open", std::nullopt});
    opened.run();
    const auto words = connection->words();
    CHECK(words.front() == "settled");
    CHECK(std::ranges::find(words, "view") < std::ranges::find(words, "done"));
    CHECK(std::ranges::count(words, "done") == 1);
    CHECK(std::ranges::count(words, "refused not_seated") == 0);
}

TEST_CASE("a request at a table that one does not follow is refused, not forgotten", "[server]") {
    OpenedTable opened;
    const auto connection = std::make_shared<FakeConnection>();
    opened.actor->offer(connection, table::command::Start{7, "deal"});
    opened.run();
    REQUIRE(connection->words() == std::vector<std::string>{"refused not_seated"});
    CHECK(connection->heard.front().find(R"("request_id":"deal")") != std::string::npos);
}
