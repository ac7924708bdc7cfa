// Which request or action a refusal answers.
#pragma once

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

}  // namespace kitchen_table::net
