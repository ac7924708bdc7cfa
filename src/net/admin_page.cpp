#include "admin_page.h"

#include "admin_gate.h"
#include "clock.h"
#include "descriptors.h"
#include "upgrade.h"

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>

#include <atomic>
#include <mutex>
#include <utility>

namespace kitchen_table::net {

namespace {

using Request = http::request<http::string_body>;

constexpr int connections_max = 32;

std::string_view view_of(boost::beast::string_view text) {
    return {text.data(), text.size()};
}

AdminHttpRequest plain_request(const Request& request) {
    return {{view_of(request.method_string()), view_of(request.target()),
             view_of(request[http::field::host]), view_of(request[http::field::accept_encoding]),
             view_of(request[http::field::if_none_match]), "", false},
            view_of(request[http::field::origin]),
            view_of(request[http::field::authorization])};
}

/// What all connections of the page share.
struct Shared {
    Shared(Core& core, std::shared_ptr<AdminOffice> admin_office, std::uint16_t port)
        : limits(core.options.limits),
          gate(core.parts.operators.page_site, core.parts.operators.page_token, port),
          office(std::move(admin_office)) {}

    std::optional<HttpAnswer> answer(const Request& request) {
        const bool clear = request.version() == 11 && request.count(http::field::host) == 1 &&
                           request.count(http::field::origin) <= 1 &&
                           request.count(http::field::authorization) <= 1;
        if (!clear) return problem_answer(400, "bad_message", false);
        const std::lock_guard lock(mutex);
        return gate.answer(plain_request(request), steady_now_ms());
    }

    const Limits& limits;
    std::mutex mutex;  // of the gate, which counts wrong tokens
    AdminGate gate;
    std::shared_ptr<AdminOffice> office;
    std::atomic<int> connections = 0;
};

/// The office's answer on its way to the connection that waits for it.
struct Waiting {
    explicit Waiting(asio::any_io_executor executor)
        : come(executor, asio::steady_timer::time_point::max()) {}
    asio::steady_timer come;  // cancelled when the answer is there
    std::string answer;
};

asio::awaitable<HttpAnswer> carry_out(std::shared_ptr<Shared> shared, std::string command) {
    const auto executor = co_await asio::this_coro::executor;
    const auto waiting = std::make_shared<Waiting>(executor);
    shared->office->handle(command, [executor, waiting](std::string text) {
        // On the connection's strand, so after the wait has begun.
        asio::post(executor, [waiting, text = std::move(text)]() mutable {
            waiting->answer = std::move(text);
            waiting->come.cancel();
        });
    });
    co_await waiting->come.async_wait(quiet);
    HttpAnswer answer = text_answer(200, false, "application/json", std::move(waiting->answer));
    co_return answer;
}

asio::awaitable<void> serve(std::shared_ptr<Shared> shared, std::shared_ptr<tcp::socket> socket) {
    const auto leave = [shared](void*) {
        --shared->connections;
    };
    const std::shared_ptr<void> ticket(shared.get(), leave);
    beast::tcp_stream stream(std::move(*socket));
    const Limits& limits = shared->limits;
    const std::chrono::milliseconds request_time(limits.http_header_ms);
    beast::flat_buffer buffer(limits.http_header_bytes + limits.http_body_bytes + 1024);
    for (;;) {
        http::request_parser<http::string_body> parser;
        parser.header_limit(limits.http_header_bytes);
        parser.body_limit(limits.http_body_bytes);
        stream.expires_after(request_time);
        auto [error, size] = co_await http::async_read(stream, buffer, parser, quiet);
        if (error) break;
        const Request& request = parser.get();
        const bool head = request.method() == http::verb::head;
        const bool keep_alive = request.keep_alive();
        auto answer = shared->answer(request);
        if (!answer) {
            stream.expires_never();  // a backup may take long
            auto carried_out = co_await carry_out(shared, request.body());
            answer = std::move(carried_out);
        }
        stream.expires_after(request_time);
        const bool goes_on = co_await write_answer(&stream, std::move(*answer), head, keep_alive);
        if (!goes_on) break;
    }
    boost::system::error_code ignored;
    stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

}  // namespace

/// Accepts connections, so many at a time.
class AdminPage::Listener : public std::enable_shared_from_this<Listener> {
public:
    explicit Listener(Core& core)
        : io_(core.io), acceptor_(asio::make_strand(core.io)), pause_(acceptor_.get_executor()) {}

    /// On loopback, whatever the public listener is bound to.
    boost::system::error_code open(std::uint16_t port) {
        boost::system::error_code error;
        const tcp::endpoint place(asio::ip::address_v4::loopback(), port);
        acceptor_.open(place.protocol(), error);
        if (!error) acceptor_.set_option(tcp::acceptor::reuse_address(true), error);
        if (!error) acceptor_.bind(place, error);
        if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
        return error;
    }
    std::uint16_t port() const { return acceptor_.local_endpoint().port(); }

    void begin(std::shared_ptr<Shared> shared) {
        shared_ = std::move(shared);
        accept_next();
    }
    void close() {
        asio::post(acceptor_.get_executor(), [self = shared_from_this()] {
            boost::system::error_code ignored;
            self->acceptor_.close(ignored);
        });
    }

private:
    void accept_next() {
        acceptor_.async_accept(asio::make_strand(io_),
                               [self = shared_from_this()](const boost::system::error_code& error,
                                                           tcp::socket socket) {
                                   if (error == asio::error::operation_aborted) return;
                                   if (error) return self->accept_later();
                                   self->take(std::move(socket));
                                   self->accept_next();
                               });
    }
    void accept_later() {
        pause_.expires_after(pause_without_descriptors);
        pause_.async_wait([self = shared_from_this()](const boost::system::error_code& error) {
            if (!error && self->acceptor_.is_open()) self->accept_next();
        });
    }
    void take(tcp::socket socket) {
        if (shared_->connections >= connections_max) return;  // and it is closed
        ++shared_->connections;
        const auto executor = socket.get_executor();
        auto held = std::make_shared<tcp::socket>(std::move(socket));
        asio::co_spawn(executor, serve(shared_, std::move(held)), asio::detached);
    }

    asio::io_context& io_;
    tcp::acceptor acceptor_;
    asio::steady_timer pause_;
    std::shared_ptr<Shared> shared_;
};

std::expected<std::unique_ptr<AdminPage>, std::string> AdminPage::open(
    Core& core, std::shared_ptr<AdminOffice> office) {
    const auto wanted = core.parts.operators.page_port.value();
    const auto listener = std::make_shared<Listener>(core);
    if (const auto error = listener->open(wanted)) {
        return std::unexpected("cannot serve the operators' page on 127.0.0.1 port " +
                               std::to_string(wanted) + ": " + error.message());
    }
    const auto port = listener->port();
    listener->begin(std::make_shared<Shared>(core, std::move(office), port));
    return std::unique_ptr<AdminPage>(new AdminPage(port, listener));
}

AdminPage::AdminPage(std::uint16_t port, std::shared_ptr<Listener> listener)
    : port_(port), listener_(std::move(listener)) {}

AdminPage::~AdminPage() {
    close();
}

void AdminPage::close() {
    if (listener_) std::exchange(listener_, nullptr)->close();
}

}  // namespace kitchen_table::net
