#include "table_actor.h"

#include "clock.h"
#include "core.h"
#include "lobby_actor.h"
#include "refusal.h"

#include "kitchen_table/table/game_host.h"

namespace kitchen_table::net {

namespace {

constexpr std::int64_t reload_retry_ms = 500;

}  // namespace

TableActor::TableActor(Core& core, std::unique_ptr<table::Table> table)
    : core_(core),
      strand_(asio::make_strand(core.io)),
      id_(table->id()),
      table_(std::move(table)),
      timer_(strand_) {
    for (const auto& person : table_->summary().people)
        seated_.insert(person.id);
}

void TableActor::begin(std::vector<table::Effect> effects) {
    asio::post(strand_, [self = shared_from_this(), first = std::move(effects)]() mutable {
        self->execute(first);
        self->arm_timer();
    });
}

bool TableActor::offer(std::weak_ptr<Connection> from, table::Command command) {
    if (++mailbox_ > core_.options.limits.mailbox) {
        --mailbox_;
        core_.parts.log.write(LogLevel::warning, "table_mailbox_full", {});
        return false;
    }
    asio::post(strand_,
               [self = shared_from_this(), who = std::move(from), what = std::move(command)] {
                   --self->mailbox_;
                   if (self->gone_) return refuse(who, what, "unknown_table");
                   if (self->reloading_ || self->paused_)
                       return refuse(who, what, "storage_unavailable");
                   // The table's own answer would find nobody.
                   if (!self->follows(what)) return refuse(who, what, "not_seated");
                   self->run(what);
               });
    return true;
}

void TableActor::tell(table::Command command) {
    asio::post(strand_, [self = shared_from_this(), what = std::move(command)] {
        if (!self->gone_ && !self->reloading_) self->run(what);
    });
}

void TableActor::drain(bool on) {
    asio::post(strand_, [self = shared_from_this(), on] {
        self->draining_ = on;
        if (!self->gone_ && !self->reloading_) self->run(table::command::Drain{on});
    });
}

void TableActor::forget(std::string person_id) {
    asio::post(strand_, [self = shared_from_this(), id = std::move(person_id)] {
        self->forgotten_.insert(id);
        if (!self->gone_ && !self->reloading_) self->run(table::command::Forget{id});
    });
}

void TableActor::close() {
    asio::post(strand_, [self = shared_from_this()] {
        self->closing_ = true;
        if (!self->gone_ && !self->reloading_) self->run(table::command::Close{});
    });
}

/// A table that was made anew knows nothing of what was told to the one before.
void TableActor::run_what_holds() {
    const auto forgotten = forgotten_;
    for (const auto& id : forgotten) {
        if (!reloading_ && !gone_) run(table::command::Forget{id});
    }
    if (draining_ && !reloading_ && !gone_) run(table::command::Drain{true});
    if (closing_ && !reloading_ && !gone_) run(table::command::Close{});
}

void TableActor::follow(std::weak_ptr<Connection> connection, std::uint64_t number,
                        table::command::Attach command) {
    asio::post(strand_, [self = shared_from_this(), who = std::move(connection), number,
                         what = std::move(command)] {
        if (const auto follower = who.lock()) follower->settle(Following{self, self->id_, number});
        self->take_on(who, number, what);
    });
}

void TableActor::attach(std::weak_ptr<Connection> connection, std::uint64_t number,
                        table::command::Attach command) {
    asio::post(strand_, [self = shared_from_this(), who = std::move(connection), number,
                         what = std::move(command)] { self->take_on(who, number, what); });
}

void TableActor::detach(table::ConnectionId connection, std::uint64_t number) {
    asio::post(strand_, [self = shared_from_this(), connection, number] {
        const auto found = self->followers_.find(connection);
        if (found == self->followers_.end() || found->second.number != number) return;
        self->followers_.erase(found);
        self->followed_ = static_cast<int>(self->followers_.size());
        if (!self->gone_ && !self->reloading_) self->run(table::command::Detach{connection});
    });
}

void TableActor::hold_until_done(std::shared_ptr<void> share) {
    asio::post(strand_, [held = std::move(share)] {});
}

// ---- on the strand
// ---------------------------------------------------------------------------------------

void TableActor::take_on(const std::weak_ptr<Connection>& connection, std::uint64_t number,
                         const table::command::Attach& command) {
    if (gone_) {
        if (const auto follower = connection.lock()) follower->table_gone(number);
        return refuse(connection, command, "unknown_table");
    }
    followers_[command.connection] = {connection, number, command};
    followed_ = static_cast<int>(followers_.size());
    if (!reloading_) run(command);
}

bool TableActor::follows(const table::Command& command) const {
    return std::visit(
        [this](const auto& one) {
            if constexpr (requires { one.connection; }) return followers_.contains(one.connection);
            return true;
        },
        command);
}

void TableActor::run(const table::Command& command) {
    std::vector<table::Effect> effects;
    try {
        table_->handle(command, read_clocks(), effects);
        execute(effects);
    } catch (const std::exception& error) {
        return on_threw(error.what());
    }
    arm_timer();
}

void TableActor::refuse(const std::weak_ptr<Connection>& from, const table::Command& command,
                        std::string_view code) {
    const auto connection = from.lock();
    if (!connection) return;
    const auto to = std::visit([](const auto& one) { return refusal_to(one); }, command);
    connection->send(wire::refused(to, wire::refusal_members(code)));
}

void TableActor::execute(std::vector<table::Effect>& effects) {
    for (table::Effect& effect : effects) {
        std::visit([this](auto& one) { execute_one(one); }, effect);
    }
}

void TableActor::execute_one(table::effect::Send& send) {
    for (const auto id : send.connections) {
        const auto found = followers_.find(id);
        if (found == followers_.end()) continue;
        const auto& follower = found->second;
        if (const auto connection = follower.connection.lock()) {
            const bool spectator = !seated_.contains(follower.attach.person.id);
            connection->send_from_table(send.text, follower.number, spectator);
        }
    }
}

void TableActor::execute_one(table::effect::Persist& persist) {
    const auto number = persist.commit;
    auto done = [self = shared_from_this(), number](bool written) {
        if (written) {
            self->tell(table::command::Committed{number});
        } else {
            self->tell(table::command::CommitFailed{number});
        }
    };
    throws_without_commit_ = 0;
    if (commit_lost_ || !core_.store.commit(std::move(persist.rows), std::move(done))) {
        commit_lost_ = true;
        core_.parts.log.write(LogLevel::error, "store_queue_full", {});
        tell(table::command::CommitFailed{number});
    }
}

void TableActor::execute_one(table::effect::Announce& announce) {
    seated_.clear();
    for (const auto& person : announce.summary.people)
        seated_.insert(person.id);
    core_.lobby->tell(lobby::command::TableChanged{std::move(announce.summary)});
}

void TableActor::execute_one(table::effect::Replaced& replaced) {
    const auto found = followers_.find(replaced.connection);
    if (found == followers_.end()) return;
    if (const auto connection = found->second.connection.lock())
        connection->close(4001, "replaced");
}

void TableActor::execute_one(table::effect::Removed& removed) {
    const auto found = followers_.find(removed.connection);
    if (found == followers_.end()) return;
    const auto follower = found->second;
    followers_.erase(found);
    followed_ = static_cast<int>(followers_.size());
    const auto connection = follower.connection.lock();
    if (!connection) return;
    connection->send_from_table(wire::closed(id_, removed.reason), follower.number, false);
    connection->table_gone(follower.number);
}

/// Answered when it is stored, like everything that must not be lost.
void TableActor::execute_one(table::effect::Reported& reported) {
    const auto found = followers_.find(reported.connection);
    const auto who =
        found == followers_.end() ? std::weak_ptr<Connection>() : found->second.connection;
    auto keep = [&core = core_, who, report = std::move(reported.report),
                 request_id = reported.request_id](store::Store& store) {
        bool kept = false;
        try {
            // Somebody may have had everything deleted while the report waited for its turn.
            const bool both_known =
                store.person_by_id(report.reporter_id) && store.person_by_id(report.reported_id);
            if (both_known) store.add_report(report);
            kept = true;
        } catch (const store::StoreError& error) {
            core.store_failed("report_not_stored", error);
        }
        answer_when_stored(who, request_id, kept);
    };
    if (!core_.store.call(std::move(keep))) answer_when_stored(who, reported.request_id, false);
}

/// If it fails or too many think already, the table hears nothing and plays without.
void TableActor::execute_one(table::effect::Think& think) {
    auto job = [weak = weak_from_this(), number = think.number, about = std::move(think.about),
                &log = core_.parts.log](const std::function<bool()>& late) {
        try {
            std::string action = about->action(late);
            const auto self = weak.lock();
            if (self && !late()) self->tell(table::command::Thought{number, std::move(action)});
        } catch (const std::exception& error) {
            log.write(LogLevel::error, "computer_threw", {{"reason", error.what()}});
        }
    };
    if (!core_.thinkers.think(think.until_ms, std::move(job))) {
        core_.parts.log.write(LogLevel::warning, "thinking_queue_full", {});
    }
}

void TableActor::execute_one(table::effect::Reload&) {
    begin_reload();
}

void TableActor::execute_one(table::effect::Closed& closed) {
    core_.parts.log.write(LogLevel::info, "table_closed", {{"reason", closed.reason}});
    tell_closed(closed.reason);
    forget_followers();
    core_.lobby->tell(lobby::command::TableGone{id_});
}

void TableActor::arm_timer() {
    if (gone_ || reloading_) return;
    auto due_ms = table_->next_deadline_ms();
    // While the store does not write no clock runs; the timer looks whether it does again.
    if (paused_) due_ms = steady_now_ms() + core_.options.limits.store_probe_ms;
    if (due_ms == armed_ms_) return;
    armed_ms_ = due_ms;
    timer_.cancel();
    if (!due_ms) return;
    timer_.expires_at(steady_time(*due_ms));
    timer_.async_wait([weak = weak_from_this(), due_ms](const boost::system::error_code& error) {
        const auto self = weak.lock();
        if (!error && self && self->armed_ms_ == due_ms) self->on_timer();
    });
}

void TableActor::on_timer() {
    armed_ms_.reset();
    if (gone_) return;
    if (reloading_) return begin_reload();
    if (!paused_) return run(table::command::TimeUp{});
    paused_ = !core_.store.healthy();
    arm_timer();
}

// ---- made anew from the store
// ----------------------------------------------------------------------------

void TableActor::begin_reload() {
    reloading_ = true;
    armed_ms_.reset();
    timer_.cancel();
    const bool queued = core_.store.call([self = shared_from_this()](store::Store& store) {
        std::optional<store::StoredTable> stored;
        bool readable = true;
        try {
            stored = self->core_.store.load_table(store, self->id_);
        } catch (const store::StoreError& error) {
            self->core_.parts.log.write(LogLevel::error, "table_not_read",
                                        {{"reason", error.what()}});
            readable = false;
        }
        asio::post(self->strand_, [self, loaded = std::move(stored), readable]() mutable {
            self->on_loaded(std::move(loaded), readable);
        });
    });
    if (!queued) on_loaded(std::nullopt, false);
}

void TableActor::on_loaded(std::optional<store::StoredTable> stored, bool readable) {
    if (gone_) return;
    if (!readable) {
        armed_ms_ = steady_now_ms() + reload_retry_ms;
        timer_.expires_at(steady_time(*armed_ms_));
        timer_.async_wait([weak = weak_from_this()](const boost::system::error_code& error) {
            const auto self = weak.lock();
            if (!error && self && self->reloading_) self->on_timer();
        });
        return;
    }
    if (!stored || stored->table.closed) return give_up("lost", "it was never stored");
    std::vector<table::Effect> effects;
    auto restored = table::Table::restore(*stored, core_.parts.table, read_clocks(), effects);
    if (auto* problem = std::get_if<std::string>(&restored))
        return give_up("quarantined", *problem);
    table_ = std::move(std::get<std::unique_ptr<table::Table>>(restored));
    reloading_ = commit_lost_ = false;
    paused_ = !core_.store.healthy();
    execute(effects);
    core_.parts.log.write(LogLevel::info, "table_reloaded", {});
    run_what_holds();
    if (reloading_ || gone_) return;
    const auto followers = followers_;  // handling a command may change the list
    for (const auto& [id, follower] : followers) {
        table::command::Attach again = follower.attach;
        again.seen_seq.reset();
        run(again);
        if (reloading_ || gone_) return;
    }
    arm_timer();
}

/// A rule that throws is a defect of the program. The table starts again from what is stored; if it
/// throws again before anything new was stored, it is put aside, and all others go on
/// (reliability.md F18).
void TableActor::on_threw(std::string_view what) {
    core_.parts.log.write(LogLevel::error, "table_threw", {{"reason", what}});
    if (++throws_without_commit_ > 1) return give_up("quarantined", what);
    begin_reload();
}

void TableActor::give_up(std::string_view reason, std::string_view detail) {
    core_.parts.log.write(LogLevel::error, "table_put_aside",
                          {{"reason", reason}, {"detail", detail}});
    tell_closed(reason);
    forget_followers();
    core_.lobby->tell(lobby::command::TableGone{id_});
}

void TableActor::tell_closed(std::string_view reason) {
    const auto closed = wire::closed(id_, reason);
    for (const auto& [id, follower] : followers_) {
        if (const auto connection = follower.connection.lock()) {
            connection->send_from_table(closed, follower.number, false);
        }
    }
}

void TableActor::forget_followers() {
    gone_ = true;
    timer_.cancel();
    for (const auto& [id, follower] : followers_) {
        if (const auto connection = follower.connection.lock())
            connection->table_gone(follower.number);
    }
    followers_.clear();
    followed_ = 0;
}

}  // namespace kitchen_table::net
