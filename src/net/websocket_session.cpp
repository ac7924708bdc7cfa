#include "websocket_session.h"

#include "clock.h"
#include "who_comes.h"

#include <algorithm>

namespace kitchen_table::net {

namespace {

constexpr std::int64_t close_ms = 2'000;  // for the closing handshake

asio::awaitable<void> refuse_upgrade(std::shared_ptr<Upgrade> upgrade) {
    beast::tcp_stream stream(std::move(upgrade->socket));
    stream.expires_after(std::chrono::seconds(5));
    auto answer = problem_answer(503, "storage_unavailable", upgrade->client.tls);
    co_await write_answer(&stream, std::move(answer), false, false);
}

}  // namespace

void open_websocket(Core& core, Upgrade upgrade) {
    const auto executor = upgrade.socket.get_executor();
    const auto held = std::make_shared<Upgrade>(std::move(upgrade));
    const auto refuse = [executor, held] {
        asio::co_spawn(executor, refuse_upgrade(held), asio::detached);
    };
    const bool queued = core.store.call([&core, executor, held, refuse](store::Store& store) {
        try {
            auto guest = who_comes(store, held->token_hash, held->device_name,
                                   *core.parts.lobby.entropy, read_clocks().wall_ms);
            asio::post(executor, [&core, held, guest = std::move(guest)] {
                std::make_shared<WebSocketSession>(core, std::move(*held))->start(guest);
            });
        } catch (const store::StoreError& error) {
            core.store_failed("person_not_read", error);
            refuse();
        }
    });
    if (!queued) refuse();
}

WebSocketSession::WebSocketSession(Core& core, Upgrade upgrade)
    : core_(core),
      upgrade_(std::move(upgrade)),
      stream_(std::move(upgrade_.socket)),
      id_(++core.last_connection),
      outbox_({core.options.limits.outbox_messages, core.options.limits.outbox_bytes,
               core.options.limits.spectator_messages}),
      wake_(stream_.get_executor()),
      settled_(stream_.get_executor()),
      tick_(stream_.get_executor()) {
    ++core_.sockets;
}

WebSocketSession::~WebSocketSession() {
    --core_.sockets;
}

void WebSocketSession::configure() {
    stream_.set_option(websocket::stream_base::timeout{
        std::chrono::milliseconds(core_.options.limits.http_header_ms),
        websocket::stream_base::none(), false});
    stream_.set_option(websocket::permessage_deflate{});  // all of it stays off
    stream_.set_option(
        websocket::stream_base::decorator([tls = upgrade_.client.tls, cookie = upgrade_.new_cookie](
                                              websocket::response_type& response) {
            for (const Header& header : security_headers(tls))
                response.set(header.name, header.value);
            response.set(http::field::sec_websocket_protocol,
                         beast::string_view(subprotocol.data(), subprotocol.size()));
            if (!cookie.empty()) response.set(http::field::set_cookie, cookie);
        }));
    stream_.control_callback(
        [this](websocket::frame_type, beast::string_view) { on_control_frame(); });
    stream_.read_message_max(core_.options.limits.message_bytes);
    stream_.text(true);
    stream_.auto_fragment(false);  // a message is one frame
}

void WebSocketSession::start(const lobby::Guest& guest) {
    configure();
    const auto& person = guest.person;
    banned_ = person.banned_until_ms > read_clocks().wall_ms;
    const bool admitted = !core_.parts.lobby.by_invitation || person.admitted_ms != 0;
    conversation_.emplace(core_, weak_from_this(), id_,
                          Speaker{{person.id, person.name},
                                  {admitted, person.muted_until_ms},
                                  guest.device.id,
                                  upgrade_.client.address});
    heard_ms_ = steady_now_ms();
    asio::co_spawn(stream_.get_executor(), run(shared_from_this()), asio::detached);
}

// ---- said by the actors: carried out on the strand
// -------------------------------------------------------

void WebSocketSession::send(table::Text text) {
    asio::post(stream_.get_executor(), [self = shared_from_this(), what = std::move(text)] {
        self->after_push(self->outbox_.push(what));
    });
}

void WebSocketSession::send_from_table(table::Text text, std::uint64_t number, bool spectator) {
    asio::post(stream_.get_executor(),
               [self = shared_from_this(), what = std::move(text), number, spectator] {
                   if (!self->conversation_->follows(number)) return;
                   self->after_push(self->outbox_.push_from_table(what, spectator));
               });
}

void WebSocketSession::settle(std::optional<Following> following) {
    asio::post(stream_.get_executor(), [self = shared_from_this(), what = std::move(following)] {
        if (what) self->outbox_.leave_table();
        self->conversation_->settle(what);
        self->settled_.cancel();
    });
}

void WebSocketSession::table_gone(std::uint64_t number) {
    asio::post(stream_.get_executor(),
               [self = shared_from_this(), number] { self->conversation_->table_gone(number); });
}

void WebSocketSession::person_changed(table::Person person, Permissions permissions) {
    asio::post(stream_.get_executor(),
               [self = shared_from_this(), who = std::move(person), permissions] {
                   self->conversation_->person_changed(who, permissions);
               });
}

void WebSocketSession::close(std::uint16_t code, std::string reason) {
    asio::post(stream_.get_executor(), [self = shared_from_this(), code, why = std::move(reason)] {
        self->begin_close(code, why);
    });
}

// ---- on the strand
// ---------------------------------------------------------------------------------------

void WebSocketSession::after_push(Outbox::Pushed pushed) {
    if (closing_) return;
    if (pushed == Outbox::Pushed::full) {
        core_.parts.log.write(LogLevel::info, "slow_reader_closed", {});
        outbox_.clear();
        return begin_close(4008, "too slow");
    }
    if (pushed == Outbox::Pushed::collapsed) {
        core_.parts.log.write(LogLevel::debug, "spectator_collapsed", {});
    }
    wake_.cancel();
}

void WebSocketSession::begin_close(std::uint16_t code, std::string reason) {
    if (closing_) return;
    closing_.emplace(static_cast<websocket::close_code>(code), beast::string_view(reason));
    closing_ms_ = steady_now_ms();
    conversation_->end();
    wake_.cancel();
    settled_.cancel();
}

void WebSocketSession::drop() {
    if (dropped_) return;
    dropped_ = true;
    conversation_->end();
    boost::system::error_code ignored;
    beast::get_lowest_layer(stream_).socket().close(ignored);
    wake_.cancel();
    settled_.cancel();
    tick_.cancel();
}

bool WebSocketSession::overdue() const {
    const auto& limits = core_.options.limits;
    const auto now_ms = steady_now_ms();
    if (writing_since_ms_) return now_ms - *writing_since_ms_ >= limits.outbox_stall_ms;
    if (closing_) return now_ms - closing_ms_ >= close_ms;
    return now_ms - heard_ms_ >= limits.silence_ms;
}

void WebSocketSession::on_control_frame() {
    heard_ms_ = steady_now_ms();
    if (!conversation_->within_rate() && conversation_->too_many()) begin_close(1008, "rate limit");
}

void WebSocketSession::on_frame(std::string_view frame, bool text) {
    heard_ms_ = steady_now_ms();
    if (closing_) return;
    if (!text) return begin_close(1003, "text only");
    conversation_->on_text(frame, conversation_->within_rate());
    if (conversation_->too_many()) begin_close(1008, "rate limit");
}

asio::awaitable<void> WebSocketSession::run(Self self) {
    auto [error] = co_await self->stream_.async_accept(self->upgrade_.request, quiet);
    if (error) co_return;
    const auto executor = self->stream_.get_executor();
    beast::get_lowest_layer(self->stream_).expires_never();
    self->heard_ms_ = steady_now_ms();
    if (self->banned_) {
        self->begin_close(4003, "banned");
    } else {
        self->conversation_->begin();
    }
    asio::co_spawn(executor, write_all(self), asio::detached);
    asio::co_spawn(executor, watch(self), asio::detached);
    asio::co_spawn(executor, read_all(self), asio::detached);
}

asio::awaitable<void> WebSocketSession::read_all(Self self) {
    // The hard maximum: whatever length a frame's header declares, no more is ever reserved.
    beast::flat_buffer buffer(self->core_.options.limits.message_bytes + 1);
    for (;;) {
        auto [error, size] = co_await self->stream_.async_read(buffer, quiet);
        if (error) break;
        const auto data = buffer.cdata();
        self->on_frame({static_cast<const char*>(data.data()), data.size()},
                       self->stream_.got_text());
        buffer.consume(buffer.size());
        while (self->conversation_->waiting() && !self->dropped_ && !self->closing_) {
            self->settled_.expires_after(std::chrono::hours(1));
            co_await self->settled_.async_wait(quiet);
        }
    }
    self->drop();
}

asio::awaitable<void> WebSocketSession::write_all(Self self) {
    const auto ping_ms = self->core_.options.limits.ping_ms;
    auto next_ping_ms = steady_now_ms() + ping_ms;
    while (!self->dropped_) {
        if (!self->outbox_.empty()) {
            const table::Text text = self->outbox_.pop();
            self->writing_since_ms_ = steady_now_ms();
            auto [error, size] = co_await self->stream_.async_write(asio::buffer(*text), quiet);
            self->writing_since_ms_.reset();
            if (error) break;
            if (self->outbox_.take_wants_view()) self->conversation_->ask_for_view();
        } else if (self->closing_) {
            self->closing_ms_ = steady_now_ms();
            co_await self->stream_.async_close(*self->closing_, quiet);
            break;
        } else if (steady_now_ms() >= next_ping_ms) {
            next_ping_ms = steady_now_ms() + ping_ms;
            const websocket::ping_data nothing;
            auto [error] = co_await self->stream_.async_ping(nothing, quiet);
            if (error) break;
        } else {
            self->wake_.expires_at(steady_time(next_ping_ms));
            co_await self->wake_.async_wait(quiet);
        }
    }
    self->drop();
}

asio::awaitable<void> WebSocketSession::watch(Self self) {
    const auto& limits = self->core_.options.limits;
    const auto shortest_ms = std::min({limits.outbox_stall_ms, limits.silence_ms, close_ms});
    const auto pause = std::chrono::milliseconds(std::max<std::int64_t>(shortest_ms / 2, 1));
    while (!self->dropped_) {
        if (self->overdue()) {
            self->core_.parts.log.write(LogLevel::info, "connection_dropped", {});
            self->drop();
            break;
        }
        self->tick_.expires_after(pause);
        co_await self->tick_.async_wait(quiet);
    }
}

}  // namespace kitchen_table::net
