// What HTTP answers from the store: signing a browser in (a cookie can be set by HTTP only), and
// how a request for an invitation stands, for those without scripts (docs/protocol.md §1).
#pragma once

#include "http_answer.h"

#include "kitchen_table/lobby/desk.h"
#include "kitchen_table/store/store.h"

#include <span>
#include <string>
#include <string_view>

namespace kitchen_table::net {

/// A request with what the desk needs beside the rest.
struct HttpDeskRequest {
    const HttpRequest& http;
    std::string_view content_type, origin, user_agent, body;
    std::string_view address;  // of the client
    std::span<const std::string> allowed_origins;
};

/// Whether the answer comes from the desk.
bool is_for_desk(const HttpRequest& request);

/// Answers such a request. Throws StoreError.
HttpAnswer answer_at_desk(const HttpDeskRequest& request, store::Store& store,
                          lobby::DeskMemory& memory, table::Entropy& entropy, std::int64_t wall_ms);

}  // namespace kitchen_table::net
