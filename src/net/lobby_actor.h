// Runs the lobby: a strand, a bounded mailbox and one timer. It owns the tables' actors and finds
// them by id; it knows every connection, so that what is meant for all of them (the end of the
// server) goes through it.
#pragma once

#include "asio.h"
#include "connection.h"

#include "kitchen_table/lobby/lobby.h"

#include <atomic>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace kitchen_table::net {

struct Core;

class LobbyActor : public std::enable_shared_from_this<LobbyActor> {
public:
    explicit LobbyActor(Core& core);

    /// A new connection; it is greeted.
    void connected(std::weak_ptr<Connection> connection, lobby::command::Connected command);
    void disconnected(table::ConnectionId connection);

    /// A command of a client; false if the mailbox is full. After a Create or Join the connection
    /// is settled, with `number` for what it follows then.
    bool offer(lobby::Command command, std::uint64_t number = 0);
    /// A command of a table or of the server, never refused.
    void tell(lobby::Command command);
    /// A person's new name goes to the lobby and to the tables where that person is.
    void rename(table::Person person);

    /// A table from the store.
    void add_restored(std::shared_ptr<TableActor> table, lobby::Summary summary);

    /// Calls `visit` with every connection, on the lobby's strand.
    void for_each_connection(std::function<void(Connection&)> visit);
    /// Calls `done` when every table has carried out what it has been told up to now.
    void after_all_tables(std::function<void()> done);
    /// Lets go of all tables; when nothing runs any more.
    void clear();

private:
    struct Guest {
        std::weak_ptr<Connection> connection;
        std::string person_id;
        std::string table_id;  // that it was attached to last
    };
    struct Entry {
        std::shared_ptr<TableActor> actor;
        std::vector<std::string> people;
    };

    void run(lobby::Command command, std::uint64_t number);
    void execute(lobby::Effect& effect, std::uint64_t number);
    void execute_one(lobby::effect::Send& send, std::uint64_t);
    void execute_one(lobby::effect::OpenTable& open, std::uint64_t);
    void execute_one(lobby::effect::AttachTo& attach, std::uint64_t number);
    void note(const lobby::Command& command);
    void arm_timer();

    Core& core_;
    Strand strand_;
    lobby::Lobby lobby_;
    std::atomic<int> mailbox_ = 0;
    asio::steady_timer timer_;
    std::optional<std::int64_t> armed_ms_;
    std::map<table::ConnectionId, Guest> guests_;
    std::map<std::string, Entry, std::less<>> tables_;
    std::deque<lobby::Command> waiting_;  // what carrying out a command asked the lobby in turn
    bool settled_ = false;
};

}  // namespace kitchen_table::net
