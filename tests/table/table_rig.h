// A table with a make-believe outside: a store in memory, a clock that is moved by hand, and
// clients that keep what they are sent, as a browser would.
#pragma once

#include "kitchen_table/store/memory_store.h"
#include "kitchen_table/table/game_host.h"
#include "kitchen_table/table/table.h"

#include <nlohmann/json.hpp>

#include <deque>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace kitchen_table::table {

using nlohmann::json;

/// The same numbers every time, different for each seed.
class CountedEntropy final : public Entropy {
public:
    explicit CountedEntropy(std::uint64_t seed) : state_(seed) {}
    std::array<std::uint8_t, 32> bytes32() override;

private:
    std::uint64_t state_;
};

/// What one connection has been sent, and the view that follows from it.
struct Client {
    Person person;
    json view;
    std::uint64_t seq = 0;
    std::vector<std::string> frames;
    std::vector<json> notices;
    std::vector<json> lines;              // what was said, as far as this client heard it
    std::map<std::string, json> answers;  // by request_id or action_id: the last one
    int gaps = 0;                         // events that did not follow the one before

    void take(const std::string& frame);
    bool refused(const std::string& id, const std::string& code) const;
    bool done(const std::string& id) const;
    bool acked(const std::string& id) const;
    bool heard(const std::string& notice) const;
    /// What was said, each line's words.
    std::vector<std::string> said() const;
};

class Rig {
public:
    explicit Rig(std::uint64_t seed = 1);
    /// With another game in the place of the catalog's.
    Rig(std::uint64_t seed, std::unique_ptr<GameModule> game);

    /// Opens a table for Ann, who is host and attaches as connection 1.
    void open(int seats = 4, const std::string& rules = "{}");
    /// Opens a table for two, where Ann and Bo (connection 2) sit and a round is dealt.
    void two_in_play();
    /// Ann and Bo come to a table that is open, as connections 1 and 2.
    void attach_both();
    /// Whose turn it is at a table for two.
    ConnectionId mover();
    /// The members of the refusal to open such a table.
    json open_refused(const Opening& opening);
    Opening opening(int seats, const std::string& rules) const;

    Client& attach(ConnectionId connection, const std::string& person,
                   std::optional<std::uint64_t> seen_seq = std::nullopt);
    void detach(ConnectionId connection);
    void send(const Command& command);
    std::string sit(ConnectionId connection, std::optional<int> seat = std::nullopt);
    std::string leave(ConnectionId connection);
    std::string start(ConnectionId connection);
    std::string next_round(ConnectionId connection);
    /// To the shuffle whose commitment this connection sees.
    std::string contribute(ConnectionId connection, const std::string& contribution);
    std::string contribute(ConnectionId connection, const std::string& contribution,
                           const std::string& commitment);
    std::string change(ConnectionId connection, std::optional<int> seats,
                       std::optional<std::string> rules);
    /// An action on the view that this connection has; its action_id.
    std::string act(ConnectionId connection, const json& action);
    /// What a person who knows the rules a little does next: the first legal thing.
    static json simple_action(const json& view);

    /// Moves the clock and lets happen what is due on the way.
    void advance(std::int64_t ms);
    /// Lets happen what is due now.
    void run_due();
    /// Moves to the next deadline and lets it happen; false if there is none.
    bool next_deadline();

    /// Throws the table away and makes it again from the store. Connections are gone.
    void restart();
    /// The error of a restart; empty if it works.
    std::string restart_problem();
    std::string restart_problem(const store::StoredTable& stored);

    // ---- the make-believe disk
    bool hold_commits = false;  // commits wait for `commit_held`
    void commit_held(std::size_t how_many = 1000);
    void fail_held();

    Client& client(ConnectionId connection) { return clients.at(connection); }
    const json& view(ConnectionId connection) { return clients.at(connection).view; }
    store::StoredTable stored();
    /// Throws the table away and makes it from what another store held of it.
    void restart_from(const store::StoredTable& stored);

    store::MemoryStore store;
    CountedEntropy entropy;
    std::unique_ptr<GameModule> game;
    Surroundings around;
    Now now{1'000, 1'764'450'000'000};
    std::string ruleset = "newfoundland";                 // and theirs
    std::string table_id = "kq3vx5m2tn7h4dzb6wscyfra2g";  // of tables that are opened
    std::unique_ptr<Table> table;
    std::map<ConnectionId, Client> clients;
    std::set<ConnectionId> replaced;
    std::map<ConnectionId, std::string> closed_to;  // connections, and why
    std::string closed;
    int reloads = 0;
    std::vector<Summary> announced;
    std::vector<store::ReportRow> reported;
    std::vector<effect::Think> thinking;  // what computers were given to think about

private:
    void take(std::vector<Effect>& effects);
    std::string next_request();

    std::deque<effect::Persist> held_;
    int requests_ = 0;
};

/// A view without what passes with time.
json timeless(json view);

wire::crazy_eights::Rulesets ruleset_named(const std::string& slug);
wire::crazy_eights::Rulesets newfoundland();

}  // namespace kitchen_table::table
