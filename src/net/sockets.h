// What the files that own sockets share: the Asio and Beast names they use, and how a connection is
// handed from the listener to HTTP and from HTTP to its WebSocket.
#pragma once

#include "client.h"
#include "core.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <memory>

namespace kitchen_table::net {

using tcp = asio::ip::tcp;

/// Results as values: `auto [error, size] = co_await …(…, quiet);`
inline constexpr auto quiet = asio::as_tuple(asio::use_awaitable);

/// Held as long as a connection counts against a limit.
using Ticket = std::shared_ptr<void>;

/// A connection that has been let in.
struct Accepted {
    tcp::socket socket;
    std::string peer;   // its address
    Ticket connection;  // of the whole connection
    Ticket handshake;   // until it is a WebSocket
};

/// Serves HTTP on a connection until it ends or becomes a WebSocket.
void serve_http(Core& core, Accepted accepted);

/// Accepts connections until `acceptor` is closed, within the limits on them.
void listen(Core& core, std::shared_ptr<tcp::acceptor> acceptor);

}  // namespace kitchen_table::net
