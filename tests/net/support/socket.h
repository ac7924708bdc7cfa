// A plain TCP (or Unix socket) client, so that tests can say to the server exactly what no decent
// client would.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace kitchen_table::test {

inline constexpr std::chrono::milliseconds patience{20'000};

class Socket {
public:
    /// Connects to 127.0.0.1; throws if nobody listens. A small `receive_buffer` makes a slow
    /// reader.
    explicit Socket(std::uint16_t port, int receive_buffer = 0);
    /// Connects to a Unix socket; throws if nobody listens.
    explicit Socket(const std::filesystem::path& path);
    ~Socket();
    Socket(Socket&& other) noexcept;
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;

    /// Sends all of it; false if the other end has closed.
    bool send(std::string_view bytes);
    /// Sends what fits without waiting; the number of bytes.
    std::size_t send_some(std::string_view bytes);
    /// The next bytes, at least one; empty when the other end has closed. Throws when nothing comes
    /// in time.
    std::string read_some(std::chrono::milliseconds time = patience);
    /// Whether nothing comes for so long.
    bool stays_silent(std::chrono::milliseconds time);
    void close();

private:
    int descriptor_ = -1;
};

struct HttpReply {
    int status = 0;
    std::string head, body;
    /// The value of a header, or "".
    std::string header(std::string_view name) const;
};

/// Reads one answer; `bytes` holds what was read beyond it. nullopt if the server closed instead.
std::optional<HttpReply> read_reply(Socket& socket, std::string& bytes, bool head_only = false);

/// Sends `request` on a new connection and reads the answer; status 0 if the server closed without
/// one.
HttpReply raw_request(std::uint16_t port, std::string_view request, bool head_only = false);

/// GET with a Host header and perhaps more ("Name: value\r\n").
HttpReply get(std::uint16_t port, std::string_view path, std::string_view more_headers = "");

}  // namespace kitchen_table::test
