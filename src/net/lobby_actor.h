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
    void connected(std::weak_ptr<Connection> connection, std::string device_id,
                   lobby::command::Connected command);
    void disconnected(table::ConnectionId connection);

    /// A command of a client; false if the mailbox is full. After a Create or Join the connection
    /// is settled, with `number` for what it follows then.
    bool offer(lobby::Command command, std::uint64_t number = 0);
    /// A command of a table or of the server, never refused.
    void tell(lobby::Command command);
    /// What is stored of a person has changed (name, admitted, muted, banned): their connections,
    /// the lobby and the tables where they are follow.
    void person_changed(store::PersonRow person);
    /// Nothing is stored of this person any more: their connections are closed, and no table keeps
    /// anything of them.
    void person_gone(std::string person_id);
    /// This device is signed out: its connections are closed.
    void device_gone(std::string device_id);

    // ---- for operators

    /// Calls `take` with every table, on the lobby's strand. Hands are not among what it hears.
    void list_tables(std::function<void(std::vector<lobby::Summary>)> take);
    /// Closes a table, whatever is under way there; calls `done` with whether there is such a
    /// table.
    void close_table(std::string table_id, std::function<void(bool)> done);
    /// No table is opened and no round dealt from now on, or all goes on.
    void drain(bool on);
    /// Calls `take` with how many tables are in the middle of a round while somebody is there.
    void rounds_under_way(std::function<void(int)> take);

    /// A table from the store.
    void add_restored(std::shared_ptr<TableActor> table, lobby::Summary summary);

    /// Calls `visit` with every connection, on the lobby's strand.
    void for_each_connection(std::function<void(Connection&)> visit);
    /// The server ends: every table stores what only it knows.
    void stopping();
    /// Calls `done` when every table has carried out what it has been told up to now.
    void after_all_tables(std::function<void()> done);
    /// Lets go of all tables; when nothing runs any more.
    void clear();

private:
    struct Guest {
        std::weak_ptr<Connection> connection;
        std::string person_id, device_id;
        std::string table_id;  // that it was attached to last
    };
    struct Entry {
        std::shared_ptr<TableActor> actor;
        lobby::Summary summary;
    };

    void run(lobby::Command command, std::uint64_t number);
    void execute(lobby::Effect& effect, std::uint64_t number);
    void execute_one(lobby::effect::Send& send, std::uint64_t);
    void execute_one(lobby::effect::OpenTable& open, std::uint64_t);
    void execute_one(lobby::effect::AttachTo& attach, std::uint64_t number);
    void note(const lobby::Command& command);
    void arm_timer();
    void look_again(const lobby::command::Connected& who, const std::string& device_id);
    void remember_last_table(const lobby::effect::OpenTable& open);
    void erase(store::Store& store, const std::string& person_id);
    bool is_at(const std::string& person_id, const std::string& table_id) const;
    void close_all(std::string Guest::*whose, const std::string& id, const std::string& reason);

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
    bool draining_ = false;
};

}  // namespace kitchen_table::net
