// A request for a WebSocket that HTTP has checked, on its way to the session that answers it.
#pragma once

#include "sockets.h"

#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

namespace kitchen_table::net {

namespace beast = boost::beast;
namespace http = beast::http;

inline constexpr std::string_view subprotocol = "kitchen-table.v1";

struct Upgrade {
    tcp::socket socket;
    http::request<http::string_body> request;
    Client client;
    store::Hash token_hash{};
    std::string device_name;
    std::string new_cookie;  // Set-Cookie, if the device is new
    Ticket connection;
};

/// Finds or makes the person of the device, then opens the socket.
void open_websocket(Core& core, Upgrade upgrade);

/// Writes a whole answer; false if the connection is to be closed after it.
asio::awaitable<bool> write_answer(beast::tcp_stream* stream, HttpAnswer answer, bool head,
                                   bool keep_alive);

}  // namespace kitchen_table::net
