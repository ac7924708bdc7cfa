// Runs one table: a strand, a bounded mailbox and one timer. Commands go in from any thread; the
// table's effects are carried out here. A table that throws or whose commit fails is made anew from
// the store, without its connections noticing more than a fresh view.
#pragma once

#include "asio.h"
#include "connection.h"

#include "kitchen_table/table/table.h"

#include <atomic>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace kitchen_table::net {

struct Core;

class TableActor : public std::enable_shared_from_this<TableActor> {
public:
    TableActor(Core& core, std::unique_ptr<table::Table> table);

    const std::string& id() const { return id_; }

    /// First: carries out what opening or restoring the table asked for.
    void begin(std::vector<table::Effect> effects);

    /// A command of a client, who hears if it is refused here, as it is if the client does not
    /// follow the table (any more); false if the mailbox is full.
    bool offer(std::weak_ptr<Connection> from, table::Command command);
    /// A command of the server itself, never refused. While the table is made anew it is not heard,
    /// but for the three below, which hold from then on, also for a table that is made anew.
    void tell(table::Command command);
    void drain(bool on);
    void forget(std::string person_id);
    void close();
    /// How many connections follow the table; any thread may ask.
    int followed() const { return followed_; }
    /// Lets a connection follow the table under `number`. It learns so (`settle`) before the table
    /// hears of it: its view comes after that, and nothing it asks from then on comes before it.
    void follow(std::weak_ptr<Connection> connection, std::uint64_t number,
                table::command::Attach command);
    /// Another view, under another number, for a connection that follows the table.
    void attach(std::weak_ptr<Connection> connection, std::uint64_t number,
                table::command::Attach command);
    /// Ends what `attach` with this number began.
    void detach(table::ConnectionId connection, std::uint64_t number);

    /// Lets go of `share` when all that was told before has been carried out.
    void hold_until_done(std::shared_ptr<void> share);

private:
    struct Follower {
        std::weak_ptr<Connection> connection;
        std::uint64_t number = 0;
        table::command::Attach attach;
    };

    void take_on(const std::weak_ptr<Connection>& connection, std::uint64_t number,
                 const table::command::Attach& command);
    bool follows(const table::Command& command) const;
    void run(const table::Command& command);
    static void refuse(const std::weak_ptr<Connection>& from, const table::Command& command,
                       std::string_view code);
    void execute(std::vector<table::Effect>& effects);
    void execute_one(table::effect::Send& send);
    void execute_one(table::effect::Persist& persist);
    void execute_one(table::effect::Announce& announce);
    void execute_one(table::effect::Replaced& replaced);
    void execute_one(table::effect::Removed& removed);
    void execute_one(table::effect::Reported& reported);
    void execute_one(table::effect::Think& think);
    void execute_one(table::effect::Reload&);
    void execute_one(table::effect::Closed& closed);
    void arm_timer();
    void on_timer();

    void begin_reload();
    void on_loaded(std::optional<store::StoredTable> stored, bool readable);
    void on_threw(std::string_view what);
    void give_up(std::string_view reason, std::string_view detail);
    void run_what_holds();
    void tell_closed(std::string_view reason);
    void forget_followers();

    Core& core_;
    Strand strand_;
    std::string id_;
    std::unique_ptr<table::Table> table_;
    std::atomic<int> mailbox_ = 0;
    asio::steady_timer timer_;
    std::optional<std::int64_t> armed_ms_;
    std::map<table::ConnectionId, Follower> followers_;
    std::set<std::string, std::less<>> seated_;  // persons at the table; other followers watch
    bool reloading_ = false;
    bool commit_lost_ = false;  // none may follow one that was not even queued
    bool paused_ = false;       // the store does not write: nothing is played until it does
    bool gone_ = false;
    int throws_without_commit_ = 0;
    std::atomic<int> followed_ = 0;

    // What the table was told for good.
    bool draining_ = false, closing_ = false;
    std::set<std::string, std::less<>> forgotten_;
};

}  // namespace kitchen_table::net
