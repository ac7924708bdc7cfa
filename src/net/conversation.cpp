#include "conversation.h"

#include "clock.h"
#include "core.h"
#include "lobby_actor.h"
#include "refusal.h"
#include "table_actor.h"

#include "kitchen_table/table/game_host.h"

namespace kitchen_table::net {

namespace to_server = wire::to_server;

namespace {

table::Access access_of(wire::Access access) {
    return access == wire::Access::public_ ? table::Access::public_ : table::Access::unlisted;
}

std::optional<table::Access> access_of(std::optional<wire::Access> access) {
    if (!access) return std::nullopt;
    return access_of(*access);
}

}  // namespace

Conversation::Conversation(Core& core, std::weak_ptr<Connection> connection, table::ConnectionId id,
                           table::Person person, std::string address)
    : core_(core),
      connection_(std::move(connection)),
      id_(id),
      person_(std::move(person)),
      address_(std::move(address)),
      rate_(core.options.limits.messages_per_second, core.options.limits.messages_burst,
            steady_now_ms()) {}

void Conversation::begin() {
    core_.lobby->connected(connection_, {id_, person_, address_});
}

void Conversation::end() {
    if (ended_) return;
    ended_ = true;
    stop_following();
    core_.lobby->disconnected(id_);
}

bool Conversation::within_rate() {
    return rate_.take(steady_now_ms());
}

void Conversation::on_text(std::string_view frame, bool counted) {
    const auto connection = connection_.lock();
    if (!connection) return;
    auto message = wire::decode_client_message(frame);
    if (!counted) {
        // Read all the same, so that the refusal finds its request.
        if (!message)
            return connection->send(
                wire::refused({message.error().request_id, message.error().action_id},
                              wire::refusal_members("rate_limited")));
        return std::visit([this](auto& one) { refuse(one, "rate_limited"); }, *message);
    }
    if (!message) return connection->send(wire::refused(message.error()));
    if (core_.draining) return std::visit([this](auto& one) { refuse(one, "draining"); }, *message);
    std::visit([this](auto& one) { carry_out(one); }, *message);
}

void Conversation::settle(std::optional<Following> following) {
    waiting_ = false;
    if (!following) return;
    // Another view of the same table follows without a goodbye in between: nobody was away.
    const bool same = following_ && following_->table_id == following->table_id;
    if (!same) stop_following();
    following_ = std::move(following);
    if (!ended_) return;
    const auto table = following_->table.lock();
    if (table) table->detach(id_, following_->number);
}

void Conversation::table_gone(std::uint64_t number) {
    if (follows(number)) following_.reset();
}

void Conversation::ask_for_view() {
    const auto table = following_ ? following_->table.lock() : nullptr;
    if (!table) return;
    following_->number = ++last_number_;
    table->attach(connection_, following_->number, {id_, person_, "", std::nullopt});
}

void Conversation::stop_following() {
    if (!following_) return;
    if (const auto table = following_->table.lock()) table->detach(id_, following_->number);
    following_.reset();
}

template <class Message>
void Conversation::refuse(const Message& message, std::string_view code) {
    if constexpr (!std::is_same_v<Message, to_server::Heartbeat>) {
        const auto connection = connection_.lock();
        if (connection)
            connection->send(wire::refused(refusal_to(message), wire::refusal_members(code)));
    }
}

template <class Command>
void Conversation::to_table(const std::string& table_id, Command command) {
    const auto table =
        following_ && following_->table_id == table_id ? following_->table.lock() : nullptr;
    if (!table) return refuse(command, "unknown_table");
    command.connection = id_;
    if (!table->offer(connection_, command)) refuse(command, "busy");
}

// ---- to the lobby
// ----------------------------------------------------------------------------------------

void Conversation::carry_out(to_server::SetName& message) {
    person_.name = message.name;
    auto job = [&core = core_, connection = connection_, person = person_,
                request_id = message.request_id](store::Store& store) {
        bool written = false;
        try {
            if (auto row = store.person_by_id(person.id)) {
                row->name = person.name;
                store.put_person(*row);
                written = true;
            }
        } catch (const store::StoreError& error) {
            core.parts.log.write(LogLevel::error, "name_not_stored", {{"reason", error.what()}});
        }
        const auto who = connection.lock();
        if (written) core.lobby->rename(person);
        if (!who) return;
        who->send(written ? wire::done(request_id)
                          : wire::refused(wire::RefusalTo::request(request_id),
                                          wire::refusal_members("storage_unavailable")));
    };
    if (!core_.store.call(std::move(job))) refuse(message, "storage_unavailable");
}

void Conversation::carry_out(to_server::WatchLobby& message) {
    if (!core_.lobby->offer(lobby::command::Watch{id_})) refuse(message, "busy");
}

void Conversation::carry_out(to_server::LeaveLobby&) {
    core_.lobby->tell(lobby::command::Unwatch{id_});
}

void Conversation::carry_out(to_server::Create& message) {
    lobby::command::Create command{id_,           message.request_id, message.ruleset,
                                   message.seats, message.rules,      access_of(message.access),
                                   message.level, message.turn_s};
    waiting_ = core_.lobby->offer(std::move(command), ++last_number_);
    if (!waiting_) refuse(message, "busy");
}

/// Needs neither lobby nor table: it follows from the rulesets alone.
void Conversation::carry_out(to_server::Explain& message) {
    const auto connection = connection_.lock();
    if (!connection) return;
    auto explained = core_.parts.table.game->explain(message.ruleset, message.seats, message.rules);
    if (explained) {
        return connection->send(wire::explained(message.request_id, *std::move(explained)));
    }
    const auto& [code, field, problem] = explained.error();
    connection->send(wire::refused(wire::RefusalTo::request(message.request_id),
                                   wire::refusal_members(code, field, problem)));
}

void Conversation::carry_out(to_server::Join& message) {
    ask_lobby({id_, message.request_id, message.table, std::nullopt});
}

void Conversation::carry_out(to_server::Resume& message) {
    ask_lobby({id_, "", message.table, message.seq});
}

void Conversation::ask_lobby(lobby::command::Join command) {
    waiting_ = core_.lobby->offer(command, ++last_number_);
    if (!waiting_) refuse(command, "busy");
}

void Conversation::carry_out(to_server::Heartbeat&) {}

// ---- to the table
// ----------------------------------------------------------------------------------------

void Conversation::carry_out(to_server::Detach& message) {
    if (following_ && following_->table_id == message.table) stop_following();
}

void Conversation::carry_out(to_server::Sit& message) {
    to_table(message.table, table::command::Sit{0, message.request_id, message.seat});
}

void Conversation::carry_out(to_server::Leave& message) {
    to_table(message.table, table::command::Leave{0, message.request_id});
}

void Conversation::carry_out(to_server::ChangeSettings& message) {
    to_table(message.table,
             table::command::ChangeSettings{0, message.request_id, message.seats, message.rules,
                                            access_of(message.access), message.level,
                                            message.turn_s, message.locked});
}

void Conversation::carry_out(to_server::Remove& message) {
    to_table(message.table, table::command::Remove{0, message.request_id, message.seat});
}

void Conversation::carry_out(to_server::AddComputer& message) {
    to_table(message.table, table::command::AddComputer{0, message.request_id, message.seat});
}

void Conversation::carry_out(to_server::SwapSeats& message) {
    to_table(message.table,
             table::command::SwapSeats{0, message.request_id, message.seat, message.with});
}

void Conversation::carry_out(to_server::HandOver& message) {
    to_table(message.table, table::command::HandOver{0, message.request_id, message.seat});
}

void Conversation::carry_out(to_server::Pause& message) {
    to_table(message.table, table::command::Pause{0, message.request_id, message.paused});
}

void Conversation::carry_out(to_server::Start& message) {
    to_table(message.table, table::command::Start{0, message.request_id});
}

void Conversation::carry_out(to_server::NextRound& message) {
    to_table(message.table, table::command::NextRound{0, message.request_id});
}

void Conversation::carry_out(to_server::Act& message) {
    to_table(message.table,
             table::command::Act{0, message.action_id, message.expect_seq, message.action});
}

}  // namespace kitchen_table::net
