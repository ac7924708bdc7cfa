// A WebSocket client made of plain frames: it can be polite and it can be rude.
#pragma once

#include "socket.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kitchen_table::test {

struct HandshakeOptions {
    std::optional<std::string> origin;  // nullopt: the server's own
    bool send_origin = true;
    std::string subprotocol = "kitchen-table.v1";
    std::string cookie;
    std::string more_headers;
    int receive_buffer = 0;
};

struct Frame {
    std::uint8_t opcode = 0;  // 1 text, 8 close, 9 ping, 10 pong
    std::string payload;
    /// The code of a close frame, 0 if there is none.
    int close_code() const;
};

class WebSocket {
public:
    /// Connects and asks for the upgrade; `reply` says how that was answered.
    explicit WebSocket(std::uint16_t port, const HandshakeOptions& options = {});

    const HttpReply& reply() const { return reply_; }
    bool open() const { return reply_.status == 101; }

    void send_text(std::string_view text) { send_frame(0x81, text); }
    /// A frame with this first byte, masked; `declared` is the length its header claims, if not the
    /// true one.
    void send_frame(std::uint8_t first_byte, std::string_view payload,
                    std::optional<std::uint64_t> declared = {});

    /// The next frame that is no ping (pings are answered); nullopt when the server has closed the
    /// connection. Throws when nothing comes in time.
    std::optional<Frame> read(std::chrono::milliseconds time = patience);
    /// Reads on until the server closes; the code it gave, 0 if none.
    int read_close_code(std::chrono::milliseconds time = patience);
    bool stays_silent(std::chrono::milliseconds time) {
        return bytes_.empty() && socket_.stays_silent(time);
    }

    Socket& socket() { return socket_; }
    bool answer_pings = true;

private:
    std::optional<Frame> take_frame();

    Socket socket_;
    HttpReply reply_;
    std::string bytes_;
};

}  // namespace kitchen_table::test
