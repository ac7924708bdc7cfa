// One WebSocket: a coroutine that reads, one that writes (the only one that does), and one that
// watches the times. What is said and meant is the Conversation's business.
#pragma once

#include "conversation.h"
#include "outbox.h"
#include "upgrade.h"

#include "kitchen_table/lobby/people.h"

#include <boost/beast/websocket.hpp>

namespace kitchen_table::net {

namespace websocket = beast::websocket;

class WebSocketSession final : public Connection,
                               public std::enable_shared_from_this<WebSocketSession> {
public:
    WebSocketSession(Core& core, Upgrade upgrade);
    ~WebSocketSession() override;

    /// Accepts the upgrade and starts the conversation of whoever comes; one who is banned is told
    /// so.
    void start(const lobby::Guest& guest);

    void send(table::Text text) override;
    void send_from_table(table::Text text, std::uint64_t number, bool spectator) override;
    void person_changed(table::Person person, Permissions permissions) override;
    void settle(std::optional<Following> following) override;
    void table_gone(std::uint64_t number) override;
    void close(std::uint16_t code, std::string reason) override;

private:
    using Self = std::shared_ptr<WebSocketSession>;

    static asio::awaitable<void> run(Self self);
    static asio::awaitable<void> read_all(Self self);
    static asio::awaitable<void> write_all(Self self);
    static asio::awaitable<void> watch(Self self);

    void configure();
    void on_frame(std::string_view frame, bool text);
    void on_control_frame();
    void after_push(Outbox::Pushed pushed);
    void begin_close(std::uint16_t code, std::string reason);
    bool overdue() const;
    void drop();

    Core& core_;
    Upgrade upgrade_;
    websocket::stream<beast::tcp_stream> stream_;
    table::ConnectionId id_;
    std::optional<Conversation> conversation_;
    Outbox outbox_;
    std::optional<websocket::close_reason> closing_;
    asio::steady_timer wake_;     // the writer waits here for something to write
    asio::steady_timer settled_;  // the reader waits here for the lobby's decision
    asio::steady_timer tick_;     // the watcher's
    std::int64_t heard_ms_ = 0;
    std::int64_t closing_ms_ = 0;
    std::optional<std::int64_t> writing_since_ms_;
    bool banned_ = false;
    bool dropped_ = false;
};

}  // namespace kitchen_table::net
