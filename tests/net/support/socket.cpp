#include "socket.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <stdexcept>
#include <utility>

namespace kitchen_table::test {

Socket::Socket(std::uint16_t port, int receive_buffer)
    : descriptor_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    if (receive_buffer > 0) {
        ::setsockopt(descriptor_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
    }
    const int on = 1;
    ::setsockopt(descriptor_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_port = htons(port);
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::connect(descriptor_, reinterpret_cast<const sockaddr*>(&place), sizeof place) != 0) {
        close();
        throw std::runtime_error("nobody listens on port " + std::to_string(port));
    }
}

Socket::Socket(const std::filesystem::path& path)
    : descriptor_(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_un place{};
    place.sun_family = AF_UNIX;
    path.string().copy(place.sun_path, sizeof place.sun_path - 1);
    if (::connect(descriptor_, reinterpret_cast<const sockaddr*>(&place), sizeof place) != 0) {
        close();
        throw std::runtime_error("nobody listens at " + path.string());
    }
}

Socket::~Socket() {
    close();
}

Socket::Socket(Socket&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

void Socket::close() {
    if (descriptor_ >= 0) ::close(std::exchange(descriptor_, -1));
}

bool Socket::send(std::string_view bytes) {
    while (!bytes.empty()) {
        const auto sent = ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

std::size_t Socket::send_some(std::string_view bytes) {
    const auto sent = ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    return sent > 0 ? static_cast<std::size_t>(sent) : 0;
}

std::string Socket::read_some(std::chrono::milliseconds time) {
    pollfd waiting{descriptor_, POLLIN, 0};
    if (::poll(&waiting, 1, static_cast<int>(time.count())) == 0) {
        throw std::runtime_error("the server said nothing in time");
    }
    std::string bytes(64 * 1024, '\0');
    const auto got = ::recv(descriptor_, bytes.data(), bytes.size(), 0);
    bytes.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
    return bytes;
}

bool Socket::stays_silent(std::chrono::milliseconds time) {
    pollfd waiting{descriptor_, POLLIN, 0};
    return ::poll(&waiting, 1, static_cast<int>(time.count())) == 0;
}

std::string HttpReply::header(std::string_view name) const {
    const auto at = head.find("\r\n" + std::string(name) + ": ");
    if (at == std::string::npos) return "";
    const auto start = at + name.size() + 4;
    return head.substr(start, head.find("\r\n", start) - start);
}

std::optional<HttpReply> read_reply(Socket& socket, std::string& bytes, bool head_only) {
    const auto more = [&] {
        const auto piece = socket.read_some();
        bytes += piece;
        return !piece.empty();
    };
    while (bytes.find("\r\n\r\n") == std::string::npos) {
        if (!more()) return std::nullopt;
    }
    HttpReply reply;
    const auto end = bytes.find("\r\n\r\n") + 4;
    reply.head = bytes.substr(0, end);
    bytes.erase(0, end);
    reply.status = std::stoi(reply.head.substr(9, 3));
    const auto length = reply.header("Content-Length");
    if (head_only || length.empty() || reply.status == 304) return reply;
    const auto size = std::stoul(length);
    while (bytes.size() < size) {
        if (!more()) break;
    }
    reply.body = bytes.substr(0, size);
    bytes.erase(0, size);
    return reply;
}

HttpReply raw_request(std::uint16_t port, std::string_view request, bool head_only) {
    Socket socket(port);
    socket.send(request);
    std::string bytes;
    return read_reply(socket, bytes, head_only).value_or(HttpReply{});
}

HttpReply get(std::uint16_t port, std::string_view path, std::string_view more_headers) {
    std::string request = "GET " + std::string(path) +
                          " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) + "\r\n";
    request.append(more_headers).append("\r\n");
    return raw_request(port, request);
}

}  // namespace kitchen_table::test
