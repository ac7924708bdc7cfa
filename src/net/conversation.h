// One connection's side of the protocol: reads what the browser says and passes it on to the lobby
// or to the table that is followed. Lives on the connection's strand; the socket itself is the
// WebSocketSession's business.
#pragma once

#include "connection.h"
#include "message_rate.h"

#include "kitchen_table/lobby/desk.h"

#include "kitchen_table/lobby/lobby.h"
#include "kitchen_table/wire/messages.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace kitchen_table::net {

struct Core;

/// Who speaks, and from where.
struct Speaker {
    table::Person person;
    Permissions permissions;
    std::string device_id, address;
};

class Conversation {
public:
    /// `connection` outlives this object and is the one spoken with.
    Conversation(Core& core, std::weak_ptr<Connection> connection, table::ConnectionId id,
                 Speaker speaker);

    /// The socket is open: the lobby greets.
    void begin();
    /// The socket is gone: the lobby and the table are told. A second call does nothing.
    void end();

    /// Counts one frame against the rate, control frames too; false if it is one too many.
    bool within_rate();
    /// Whether so much was too much that the socket is to be closed.
    bool too_many() const { return rate_.too_many(); }

    /// One text frame. `counted` is what `within_rate` said of it.
    void on_text(std::string_view frame, bool counted);

    void person_changed(table::Person person, Permissions permissions);

    /// Whether the lobby still has to decide about a create, join or resume: until then nothing
    /// more is read, so that what follows finds the table it speaks of.
    bool waiting() const { return waiting_; }
    void settle(std::optional<Following> following);
    void table_gone(std::uint64_t number);
    /// Whether a message under this number is of the table that is followed now.
    bool follows(std::uint64_t number) const { return following_ && following_->number == number; }
    /// Asks the table for a fresh view, as if the connection had just come.
    void ask_for_view();

private:
    void carry_out(wire::to_server::SetName& message);
    void carry_out(wire::to_server::WatchLobby& message);
    void carry_out(wire::to_server::LeaveLobby& message);
    void carry_out(wire::to_server::Create& message);
    void carry_out(wire::to_server::Explain& message);
    void carry_out(wire::to_server::Join& message);
    void carry_out(wire::to_server::Resume& message);
    void carry_out(wire::to_server::Detach& message);
    void carry_out(wire::to_server::Sit& message);
    void carry_out(wire::to_server::Leave& message);
    void carry_out(wire::to_server::ChangeSettings& message);
    void carry_out(wire::to_server::Remove& message);
    void carry_out(wire::to_server::AddComputer& message);
    void carry_out(wire::to_server::SwapSeats& message);
    void carry_out(wire::to_server::HandOver& message);
    void carry_out(wire::to_server::Pause& message);
    void carry_out(wire::to_server::Start& message);
    void carry_out(wire::to_server::NextRound& message);
    void carry_out(wire::to_server::Contribute& message);
    void carry_out(wire::to_server::Act& message);
    void carry_out(wire::to_server::AskCoach& message);
    void carry_out(wire::to_server::Heartbeat& message);
    void carry_out(wire::to_server::MoreLobby& message);
    void carry_out(wire::to_server::RenewInvite& message);
    void carry_out(wire::to_server::Say& message);
    void carry_out(wire::to_server::Report& message);
    void carry_out(wire::to_server::AtDesk& message);

    /// Why this person may not send this now; nullopt if they may.
    std::optional<std::string_view> why_not(const wire::ClientMessage& message) const;

    /// Passes a command on to the table of this id, or refuses.
    template <class Command>
    void to_table(const std::string& table_id, Command command);
    template <class Message>
    void refuse(const Message& message, std::string_view code);
    void ask_lobby(lobby::command::Join command);
    void stop_following();

    Core& core_;
    std::weak_ptr<Connection> connection_;
    table::ConnectionId id_;
    Speaker speaker_;
    MessageRate rate_;
    std::optional<Following> following_;
    std::uint64_t last_number_ = 0;
    bool waiting_ = false;
    bool ended_ = false;
};

}  // namespace kitchen_table::net
