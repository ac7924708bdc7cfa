#include "web_socket.h"

#include <stdexcept>

namespace kitchen_table::test {

int Frame::close_code() const {
    if (opcode != 8 || payload.size() < 2) return 0;
    return static_cast<unsigned char>(payload[0]) * 256 + static_cast<unsigned char>(payload[1]);
}

WebSocket::WebSocket(std::uint16_t port, const HandshakeOptions& options)
    : socket_(port, options.receive_buffer) {
    const std::string host = "127.0.0.1:" + std::to_string(port);
    std::string request =
        "GET /ws HTTP/1.1\r\nHost: " + host +
        "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    if (options.send_origin)
        request += "Origin: " + options.origin.value_or("http://" + host) + "\r\n";
    if (!options.subprotocol.empty())
        request += "Sec-WebSocket-Protocol: " + options.subprotocol + "\r\n";
    if (!options.cookie.empty()) request += "Cookie: " + options.cookie + "\r\n";
    socket_.send(request + options.more_headers + "\r\n");
    reply_ = read_reply(socket_, bytes_).value_or(HttpReply{});
}

void WebSocket::send_frame(std::uint8_t first_byte, std::string_view payload,
                           std::optional<std::uint64_t> declared) {
    const std::uint64_t size = declared.value_or(payload.size());
    std::string frame(1, static_cast<char>(first_byte));
    const auto append_number = [&frame](std::uint64_t number, int bytes) {
        for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) {
            frame += static_cast<char>((number >> shift) & 0xFF);
        }
    };
    if (size < 126) {
        append_number(0x80 | size, 1);
    } else if (size < 65'536) {
        append_number(0x80 | 126, 1);
        append_number(size, 2);
    } else {
        append_number(0x80 | 127, 1);
        append_number(size, 8);
    }
    frame += std::string(4, '\0');  // a mask of zeros changes nothing
    socket_.send(frame.append(payload));
}

std::optional<Frame> WebSocket::take_frame() {
    if (bytes_.size() < 2) return std::nullopt;
    const auto byte = [this](std::size_t at) {
        return static_cast<std::uint64_t>(static_cast<unsigned char>(bytes_[at]));
    };
    std::uint64_t size = byte(1) & 0x7F;
    std::size_t start = 2;
    const std::size_t extra = size == 126 ? 2 : size == 127 ? 8 : 0;
    if (bytes_.size() < start + extra) return std::nullopt;
    if (extra > 0) size = 0;
    for (; start < 2 + extra; ++start)
        size = size * 256 + byte(start);
    if (bytes_.size() < start + size) return std::nullopt;
    Frame frame{static_cast<std::uint8_t>(byte(0) & 0x0F), bytes_.substr(start, size)};
    bytes_.erase(0, start + size);
    return frame;
}

std::optional<Frame> WebSocket::read(std::chrono::milliseconds time) {
    for (;;) {
        if (auto frame = take_frame()) {
            if (frame->opcode != 9) return frame;
            if (answer_pings) send_frame(0x8A, frame->payload);
            continue;
        }
        const auto piece = socket_.read_some(time);
        if (piece.empty()) return std::nullopt;
        bytes_ += piece;
    }
}

int WebSocket::read_close_code(std::chrono::milliseconds time) {
    while (const auto frame = read(time)) {
        if (frame->opcode == 8) {
            send_frame(0x88, frame->payload);
            return frame->close_code();
        }
    }
    return 0;
}

}  // namespace kitchen_table::test
