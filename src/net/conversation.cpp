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

/// Does outside of the store what the desk says has happened.
void carry_out(Core& core, table::ConnectionId connection, const std::string& request_id,
               const lobby::Happened& happened) {
    if (const auto* gone = std::get_if<lobby::happened::DeviceGone>(&happened)) {
        core.lobby->device_gone(gone->device_id);
    } else if (const auto* deleted = std::get_if<lobby::happened::PersonGone>(&happened)) {
        core.lobby->person_gone(deleted->person_id);
    } else if (const auto* ask = std::get_if<lobby::happened::AskLobby>(&happened)) {
        core.lobby->tell(lobby::command::LookAtInvite{connection, request_id, ask->code});
    }
}

/// The same where the store is needed once more.
void carry_out(Core& core, store::Store& store, const lobby::Happened& happened) {
    const auto* admitted = std::get_if<lobby::happened::Admitted>(&happened);
    if (!admitted) return;
    if (const auto row = store.person_by_id(admitted->person_id)) core.lobby->person_changed(*row);
}

}  // namespace

Conversation::Conversation(Core& core, std::weak_ptr<Connection> connection, table::ConnectionId id,
                           Speaker speaker)
    : core_(core),
      connection_(std::move(connection)),
      id_(id),
      speaker_(std::move(speaker)),
      rate_(core.options.limits.messages_per_second, core.options.limits.messages_burst,
            steady_now_ms()) {}

void Conversation::begin() {
    core_.lobby->connected(connection_, speaker_.device_id,
                           {id_, speaker_.person, speaker_.permissions.admitted, speaker_.address});
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
    if (const auto code = why_not(*message)) {
        return std::visit([&](auto& one) { refuse(one, *code); }, *message);
    }
    std::visit([this](auto& one) { carry_out(one); }, *message);
}

std::optional<std::string_view> Conversation::why_not(const wire::ClientMessage& message) const {
    if (core_.draining) return "draining";
    if (!lobby::may_ask(speaker_.permissions.admitted, message)) return "no_invite";
    const bool speaks = std::holds_alternative<to_server::Say>(message);
    if (speaks && speaker_.permissions.muted_until_ms > read_clocks().wall_ms) return "muted";
    return std::nullopt;
}

void Conversation::person_changed(table::Person person, Permissions permissions) {
    speaker_.person = std::move(person);
    speaker_.permissions = permissions;
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
    table->attach(connection_, following_->number, {id_, speaker_.person, "", std::nullopt});
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
    auto job = [&core = core_, connection = connection_,
                person = table::Person{speaker_.person.id, message.name},
                request_id = message.request_id](store::Store& store) {
        bool written = false;
        try {
            if (auto row = store.person_by_id(person.id)) {
                row->name = person.name;
                store.put_person(*row);
                core.lobby->person_changed(*row);
                written = true;
            }
        } catch (const store::StoreError& error) {
            core.store_failed("name_not_stored", error);
        }
        answer_when_stored(connection, request_id, written);
    };
    if (!core_.store.call(std::move(job))) refuse(message, "storage_unavailable");
}

void Conversation::carry_out(to_server::AtDesk& message) {
    auto job = [&core = core_, connection = connection_, id = id_, speaker = speaker_,
                request = message](store::Store& store) {
        const lobby::DeskContext context{speaker.person.id,
                                         speaker.device_id,
                                         speaker.address,
                                         core.parts.lobby.by_invitation,
                                         read_clocks().wall_ms,
                                         *core.parts.lobby.entropy,
                                         core.desk};
        const auto who = connection.lock();
        try {
            const auto answer = lobby::answer(store, context, request);
            if (who && answer.text) who->send(answer.text);
            for (const auto& happened : answer.happened) {
                net::carry_out(core, id, request.request_id, happened);
                net::carry_out(core, store, happened);
            }
        } catch (const store::StoreError& error) {
            core.store_failed("desk_failed", error);
            answer_when_stored(connection, request.request_id, false);
        }
    };
    if (!core_.store.call(std::move(job))) refuse(message, "storage_unavailable");
}

void Conversation::carry_out(to_server::WatchLobby& message) {
    if (!core_.lobby->offer(lobby::command::Watch{id_})) refuse(message, "busy");
}

void Conversation::carry_out(to_server::MoreLobby& message) {
    if (!core_.lobby->offer(lobby::command::More{id_, message.after})) refuse(message, "busy");
}

void Conversation::carry_out(to_server::LeaveLobby&) {
    core_.lobby->tell(lobby::command::Unwatch{id_});
}

void Conversation::carry_out(to_server::Create& message) {
    lobby::command::Create command;
    command.connection = id_;
    command.request_id = message.request_id;
    command.ruleset = message.ruleset;
    command.seats = message.seats;
    command.rules_change = message.rules;
    command.access = message.access;
    command.level = message.level;
    command.turn_s = message.turn_s;
    command.talk = message.talk;
    command.watching = message.watching;
    command.coach = message.coach;
    command.saved = wire::saved_settings_text(message);
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
    ask_lobby({id_, message.request_id, message.table, message.invite, std::nullopt});
}

void Conversation::carry_out(to_server::Resume& message) {
    ask_lobby({id_, "", message.table, "", message.seq});
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
             table::command::ChangeSettings{
                 0, message.request_id, message.seats, message.rules, message.access, message.level,
                 message.turn_s, message.talk, message.watching, message.locked, message.coach});
}

void Conversation::carry_out(to_server::AskCoach& message) {
    to_table(message.table, table::command::AskCoach{0, message.request_id});
}

void Conversation::carry_out(to_server::RenewInvite& message) {
    to_table(message.table, table::command::RenewInvite{0, message.request_id});
}

void Conversation::carry_out(to_server::Say& message) {
    to_table(message.table,
             table::command::Say{0, message.request_id, message.preset, message.words});
}

void Conversation::carry_out(to_server::Report& message) {
    to_table(message.table,
             table::command::Report{0, message.request_id, message.person, message.about});
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

void Conversation::carry_out(to_server::Contribute& message) {
    to_table(message.table,
             table::command::Contribute{0, message.request_id, std::move(message.commitment),
                                        std::move(message.contribution)});
}

void Conversation::carry_out(to_server::Act& message) {
    to_table(message.table,
             table::command::Act{0, message.action_id, message.expect_seq, message.action});
}

}  // namespace kitchen_table::net
