// The operators' Unix socket: one JSON object on a line in, one on a line out, and it is closed.
// Only the user that runs the server can reach it (mode 0600).
#pragma once

#include "admin_office.h"

#include <boost/asio/local/stream_protocol.hpp>

#include <expected>
#include <filesystem>
#include <memory>
#include <string>

namespace kitchen_table::net {

inline constexpr std::size_t admin_line_bytes = 16 * 1024;
inline constexpr int admin_connections = 16;

class AdminSocket {
public:
    /// Makes the file core.parts.operators.socket and listens there until `close`; `core` outlives
    /// it. A file that was left by a server that is no more is removed. The error says in words
    /// what stands in the way.
    static std::expected<std::unique_ptr<AdminSocket>, std::string> open(
        Core& core, std::shared_ptr<AdminOffice> office);

    /// Closes it, if that is not done yet.
    ~AdminSocket();
    AdminSocket(const AdminSocket&) = delete;
    AdminSocket& operator=(const AdminSocket&) = delete;

    /// Takes no more connections and removes the file; requests under way are answered.
    void close();

private:
    class Listener;
    AdminSocket(std::filesystem::path path, std::shared_ptr<Listener> listener);

    std::filesystem::path path_;
    std::shared_ptr<Listener> listener_;
};

}  // namespace kitchen_table::net
