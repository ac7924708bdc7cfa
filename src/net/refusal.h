// Answers that are the same whoever gives them: which request or action a refusal is for, and
// whether something was stored.
#pragma once

#include "connection.h"

#include "kitchen_table/wire/server_messages.h"

namespace kitchen_table::net {

/// The id that a message or command carries; a resume carries none.
template <class Message>
wire::RefusalTo refusal_to(const Message& message) {
    if constexpr (requires { message.action_id; }) {
        return wire::RefusalTo::action(message.action_id);
    } else if constexpr (requires { message.request_id; }) {
        if (!message.request_id.empty()) return wire::RefusalTo::request(message.request_id);
    }
    return {};
}

/// The answer to a request that is carried out by storing something.
inline void answer_when_stored(const std::weak_ptr<Connection>& who, const std::string& request_id,
                               bool stored) {
    const auto connection = who.lock();
    if (!connection) return;
    connection->send(stored ? wire::done(request_id)
                            : wire::refused(wire::RefusalTo::request(request_id),
                                            wire::refusal_members("storage_unavailable")));
}

}  // namespace kitchen_table::net
