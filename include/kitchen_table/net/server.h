// The server: listens, serves the client's files, and runs the lobby, the tables and the store
// behind the sockets.
#pragma once

#include "kitchen_table/net/options.h"

#include <cstdint>
#include <expected>
#include <memory>
#include <string>

namespace kitchen_table::net {

class Server {
public:
    /// Listens, restores the open tables from the store (one that does not restore is logged and
    /// left alone) and serves. The error says in words why it cannot: the port is taken, the
    /// address is not this machine's. Throws store::StoreError when the store cannot be read.
    static std::expected<std::unique_ptr<Server>, std::string> start(Options options, Parts parts);

    /// Stops as `stop`.
    ~Server();

    /// The port that it listens on.
    std::uint16_t port() const;

    /// Waits for SIGTERM or SIGINT, then stops. A second signal ends the process at once;
    /// everything acknowledged is already stored.
    void run_until_signal();

    /// Takes no new connections, finishes what is being committed, closes every socket with 1012
    /// and a delay before the first try, and returns within `stop_ms`. A second call does nothing.
    void stop();

private:
    class Impl;
    explicit Server(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

}  // namespace kitchen_table::net
