#include "lobby_actor.h"

#include "clock.h"
#include "core.h"
#include "table_actor.h"

#include "kitchen_table/lobby/desk.h"

#include <algorithm>

namespace kitchen_table::net {

namespace {

/// The connection that waits for the outcome of this command.
std::optional<table::ConnectionId> waits_for(const lobby::Command& command) {
    if (const auto* create = std::get_if<lobby::command::Create>(&command))
        return create->connection;
    if (const auto* join = std::get_if<lobby::command::Join>(&command)) return join->connection;
    return std::nullopt;
}

}  // namespace

LobbyActor::LobbyActor(Core& core)
    : core_(core), strand_(asio::make_strand(core.io)), lobby_(core.parts.lobby), timer_(strand_) {}

void LobbyActor::connected(std::weak_ptr<Connection> connection, std::string device_id,
                           lobby::command::Connected command) {
    asio::post(strand_, [self = shared_from_this(), who = std::move(connection),
                         device = std::move(device_id), what = std::move(command)] {
        self->guests_[what.connection] = {who, what.person.id, device, ""};
        self->run(what, 0);
        self->look_again(what, device);
    });
}

/// While the socket was being opened the person may have been banned, muted, let in or deleted, and
/// the device signed out: then nobody was here yet to be told.
void LobbyActor::look_again(const lobby::command::Connected& who, const std::string& device_id) {
    core_.store.call([self = shared_from_this(), who, device_id](store::Store& store) {
        try {
            const auto row = store.person_by_id(who.person.id);
            if (!row) return self->person_gone(who.person.id);
            const auto devices = store.devices_of(row->id);
            if (std::ranges::find(devices, device_id, &store::DeviceRow::id) == devices.end()) {
                return self->device_gone(device_id);
            }
            const bool admitted = !self->core_.parts.lobby.by_invitation || row->admitted_ms != 0;
            const bool as_before = row->name == who.person.name && admitted == who.admitted &&
                                   row->muted_until_ms == 0 && row->banned_until_ms == 0;
            if (!as_before) self->person_changed(*row);
        } catch (const store::StoreError& error) {
            self->core_.store_failed("person_not_read", error);
        }
    });
}

void LobbyActor::disconnected(table::ConnectionId connection) {
    asio::post(strand_, [self = shared_from_this(), connection] {
        self->guests_.erase(connection);
        self->run(lobby::command::Disconnected{connection}, 0);
    });
}

bool LobbyActor::offer(lobby::Command command, std::uint64_t number) {
    if (++mailbox_ > core_.options.limits.mailbox) {
        --mailbox_;
        core_.parts.log.write(LogLevel::warning, "lobby_mailbox_full", {});
        return false;
    }
    asio::post(strand_, [self = shared_from_this(), what = std::move(command), number] {
        --self->mailbox_;
        self->run(what, number);
    });
    return true;
}

void LobbyActor::tell(lobby::Command command) {
    asio::post(strand_,
               [self = shared_from_this(), what = std::move(command)] { self->run(what, 0); });
}

void LobbyActor::person_changed(store::PersonRow person) {
    asio::post(strand_, [self = shared_from_this(), row = std::move(person)] {
        const table::Person who{row.id, row.name};
        const bool admitted = !self->core_.parts.lobby.by_invitation || row.admitted_ms != 0;
        for (const auto& [id, guest] : self->guests_) {
            const auto connection = guest.connection.lock();
            if (guest.person_id != row.id || !connection) continue;
            connection->person_changed(who, {admitted, row.muted_until_ms});
        }
        if (row.banned_until_ms > read_clocks().wall_ms) {
            return self->close_all(&Guest::person_id, row.id, "banned");
        }
        self->run(lobby::command::PersonChanged{who, admitted}, 0);
        for (const auto& [id, table] : self->tables_) {
            if (self->is_at(row.id, id)) table.actor->tell(table::command::Rename{who});
        }
    });
}

void LobbyActor::person_gone(std::string person_id) {
    asio::post(strand_, [self = shared_from_this(), id = std::move(person_id)] {
        for (const auto& [table_id, table] : self->tables_)
            table.actor->forget(id);
        self->close_all(&Guest::person_id, id, "deleted");
        // A game that ended meanwhile may have been stored with them once more.
        self->after_all_tables([self, id] {
            self->core_.store.call([self, id](store::Store& store) { self->erase(store, id); });
        });
    });
}

void LobbyActor::device_gone(std::string device_id) {
    asio::post(strand_, [self = shared_from_this(), id = std::move(device_id)] {
        self->close_all(&Guest::device_id, id, "signed_out");
    });
}

void LobbyActor::list_tables(std::function<void(std::vector<lobby::Summary>)> take) {
    asio::post(strand_, [self = shared_from_this(), give = std::move(take)] {
        std::vector<lobby::Summary> tables;
        for (const auto& [id, table] : self->tables_)
            tables.push_back(table.summary);
        give(std::move(tables));
    });
}

void LobbyActor::close_table(std::string table_id, std::function<void(bool)> done) {
    asio::post(strand_,
               [self = shared_from_this(), id = std::move(table_id), say = std::move(done)] {
                   const auto table = self->tables_.find(id);
                   if (table == self->tables_.end()) return say(false);
                   table->second.actor->close();
                   say(true);
               });
}

void LobbyActor::drain(bool on) {
    asio::post(strand_, [self = shared_from_this(), on] {
        self->draining_ = on;
        self->run(lobby::command::Drain{on}, 0);
        for (const auto& [id, table] : self->tables_)
            table.actor->drain(on);
    });
}

void LobbyActor::rounds_under_way(std::function<void(int)> take) {
    asio::post(strand_, [self = shared_from_this(), give = std::move(take)] {
        give(static_cast<int>(std::ranges::count_if(self->tables_, [](const auto& table) {
            return table.second.summary.state == "playing" && table.second.actor->followed() > 0;
        })));
    });
}

void LobbyActor::add_restored(std::shared_ptr<TableActor> table, lobby::Summary summary) {
    asio::post(strand_,
               [self = shared_from_this(), actor = std::move(table), row = std::move(summary)] {
                   self->tables_[row.table_id] = {actor, row};
                   if (self->draining_) actor->drain(true);
                   self->run(lobby::command::TableChanged{row}, 0);
               });
}

void LobbyActor::for_each_connection(std::function<void(Connection&)> visit) {
    asio::post(strand_, [self = shared_from_this(), each = std::move(visit)] {
        for (const auto& [id, guest] : self->guests_) {
            if (const auto connection = guest.connection.lock()) each(*connection);
        }
    });
}

void LobbyActor::stopping() {
    asio::post(strand_, [self = shared_from_this()] {
        for (const auto& [id, table] : self->tables_)
            table.actor->tell(table::command::Stopping{});
    });
}

void LobbyActor::after_all_tables(std::function<void()> done) {
    asio::post(strand_, [self = shared_from_this(), last = std::move(done)] {
        // Each table holds a share until its turn has come; the last to let go says so.
        const std::shared_ptr<void> share(nullptr, [last](void*) { last(); });
        for (const auto& [id, entry] : self->tables_)
            entry.actor->hold_until_done(share);
    });
}

void LobbyActor::clear() {
    timer_.cancel();
    tables_.clear();
    guests_.clear();
}

// ---- on the strand
// ---------------------------------------------------------------------------------------

void LobbyActor::run(lobby::Command command, std::uint64_t number) {
    const auto waiting_connection = waits_for(command);
    settled_ = false;
    waiting_.push_back(std::move(command));
    while (!waiting_.empty()) {
        const lobby::Command next = std::move(waiting_.front());
        waiting_.pop_front();
        note(next);
        std::vector<lobby::Effect> effects;
        lobby_.handle(next, read_clocks(), effects);
        for (lobby::Effect& effect : effects)
            execute(effect, number);
    }
    if (waiting_connection && !settled_) {
        const auto guest = guests_.find(*waiting_connection);
        const auto connection = guest == guests_.end() ? nullptr : guest->second.connection.lock();
        if (connection) connection->settle(std::nullopt);
    }
    arm_timer();
}

/// Keeps the directory of tables in step with what the lobby is told.
void LobbyActor::note(const lobby::Command& command) {
    if (const auto* changed = std::get_if<lobby::command::TableChanged>(&command)) {
        const auto found = tables_.find(changed->summary.table_id);
        if (found == tables_.end()) return;
        found->second.summary = changed->summary;
    } else if (const auto* gone = std::get_if<lobby::command::TableGone>(&command)) {
        tables_.erase(gone->table_id);
    }
}

void LobbyActor::execute(lobby::Effect& effect, std::uint64_t number) {
    std::visit([this, number](auto& one) { execute_one(one, number); }, effect);
}

void LobbyActor::execute_one(lobby::effect::Send& send, std::uint64_t) {
    for (const auto id : send.connections) {
        const auto guest = guests_.find(id);
        if (guest == guests_.end()) continue;
        if (const auto connection = guest->second.connection.lock()) connection->send(send.text);
    }
}

void LobbyActor::execute_one(lobby::effect::OpenTable& open, std::uint64_t) {
    std::vector<table::Effect> effects;
    auto opened = table::Table::open(open.opening, core_.parts.table, read_clocks(), effects);
    if (auto* refusal = std::get_if<std::string>(&opened)) {
        waiting_.push_back(
            lobby::command::TableRefused{open.connection, open.request_id, *refusal});
        return;
    }
    auto& new_table = std::get<std::unique_ptr<table::Table>>(opened);
    const auto summary = new_table->summary();
    const auto actor = std::make_shared<TableActor>(core_, std::move(new_table));
    tables_[summary.table_id] = {actor, summary};
    remember_last_table(open);
    waiting_.push_back(lobby::command::TableOpened{open.connection, open.request_id, summary});
    actor->begin(std::move(effects));
}

void LobbyActor::execute_one(lobby::effect::AttachTo& attach, std::uint64_t number) {
    const auto guest = guests_.find(attach.connection);
    const auto table = tables_.find(attach.table_id);
    if (guest == guests_.end() || table == tables_.end()) return;
    const auto connection = guest->second.connection.lock();
    if (!connection) return;
    settled_ = true;  // the table says so
    guest->second.table_id = attach.table_id;
    table->second.actor->follow(
        guest->second.connection, number,
        {attach.connection, attach.person, attach.request_id, attach.seen_seq});
}

/// Whether this person sits at the table or has followed it last.
bool LobbyActor::is_at(const std::string& person_id, const std::string& table_id) const {
    const auto& people = tables_.at(table_id).summary.people;
    if (std::ranges::find(people, person_id, &table::Person::id) != people.end()) return true;
    return std::ranges::any_of(guests_, [&](const auto& guest) {
        return guest.second.person_id == person_id && guest.second.table_id == table_id;
    });
}

/// Closes the connections of whoever, or of whichever device, has this id.
void LobbyActor::close_all(std::string Guest::*whose, const std::string& id,
                           const std::string& reason) {
    for (const auto& [number, guest] : guests_) {
        const auto connection = guest.connection.lock();
        if (guest.*whose == id && connection) connection->close(4003, reason);
    }
}

void LobbyActor::erase(store::Store& store, const std::string& person_id) {
    try {
        store.delete_person(person_id);
    } catch (const store::StoreError& error) {
        core_.store_failed("person_not_erased", error);
    }
}

/// What the next table of this person may begin with.
void LobbyActor::remember_last_table(const lobby::effect::OpenTable& open) {
    const auto& person_id = open.opening.host.id;
    core_.store.call([&core = core_, person_id, saved = open.saved](store::Store& store) {
        try {
            lobby::remember_last_table(store, person_id, saved);
        } catch (const store::StoreError& error) {
            core.store_failed("preference_not_stored", error);
        }
    });
}

void LobbyActor::arm_timer() {
    const auto due_ms = lobby_.next_deadline_ms();
    if (due_ms == armed_ms_) return;
    armed_ms_ = due_ms;
    timer_.cancel();
    if (!due_ms) return;
    timer_.expires_at(steady_time(*due_ms));
    timer_.async_wait([weak = weak_from_this(), due_ms](const boost::system::error_code& error) {
        const auto self = weak.lock();
        if (error || !self || self->armed_ms_ != due_ms) return;
        self->armed_ms_.reset();
        self->run(lobby::command::TimeUp{}, 0);
    });
}

}  // namespace kitchen_table::net
