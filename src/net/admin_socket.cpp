#include "admin_socket.h"

#include "descriptors.h"

#include "kitchen_table/wire/admin_answers.h"

#include <boost/asio/buffer.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>

#include <sys/stat.h>
#include <sys/un.h>

#include <utility>

namespace kitchen_table::net {

namespace {

using Local = asio::local::stream_protocol;
using Error = boost::system::error_code;

/// One connection: a line, its answer, the end.
class Session : public std::enable_shared_from_this<Session> {
public:
    Session(Local::socket socket, std::shared_ptr<AdminOffice> office, std::shared_ptr<void> ticket)
        : socket_(std::move(socket)),
          patience_(socket_.get_executor()),
          office_(std::move(office)),
          ticket_(std::move(ticket)) {}

    void begin(std::int64_t line_ms) {
        patience_.expires_after(std::chrono::milliseconds(line_ms));
        patience_.async_wait([weak = weak_from_this()](const Error& error) {
            const auto self = weak.lock();
            if (self && !error && !self->heard_) self->end();
        });
        asio::async_read_until(socket_, asio::dynamic_buffer(text_, admin_line_bytes), '\n',
                               [self = shared_from_this()](const Error& error, std::size_t size) {
                                   self->has_read(error, size);
                               });
    }

private:
    void has_read(const Error& error, std::size_t size) {
        heard_ = true;
        patience_.cancel();
        if (error == asio::error::not_found) {
            return say(wire::admin::refused("bad_request", "the line is too long"));
        }
        if (error) return end();
        text_.resize(size - 1);  // without the end of the line
        office_->handle(text_, [self = shared_from_this()](std::string answer) {
            asio::post(self->socket_.get_executor(), [self, answer = std::move(answer)]() mutable {
                self->say(std::move(answer));
            });
        });
    }

    void say(std::string answer) {
        text_ = std::move(answer) + "\n";
        asio::async_write(socket_, asio::buffer(text_),
                          [self = shared_from_this()](const Error&, std::size_t) { self->end(); });
    }

    void end() {
        Error ignored;
        socket_.shutdown(Local::socket::shutdown_both, ignored);
        socket_.close(ignored);
    }

    Local::socket socket_;  // its executor is a strand
    asio::steady_timer patience_;
    std::shared_ptr<AdminOffice> office_;
    std::shared_ptr<void> ticket_;
    std::string text_;
    bool heard_ = false;  // the time for the line is no more of interest
};

/// Whether a server listens at this socket file.
bool somebody_listens(asio::io_context& io, const std::filesystem::path& path) {
    Local::socket probe(io);
    Error error;
    probe.connect(Local::endpoint(path.string()), error);
    return !error;
}

/// Removes the socket file of a server that was killed; words if something else is in the way.
std::string make_way(asio::io_context& io, const std::filesystem::path& path) {
    std::error_code error;
    const auto status = std::filesystem::symlink_status(path, error);
    if (!std::filesystem::exists(status)) return {};
    if (!std::filesystem::is_socket(status)) return path.string() + " is there and is no socket";
    if (somebody_listens(io, path)) return "another server listens at " + path.string();
    if (!std::filesystem::remove(path, error)) {
        return "cannot remove " + path.string() + ": " + error.message();
    }
    return {};
}

}  // namespace

/// Accepts connections, so many at a time.
class AdminSocket::Listener : public std::enable_shared_from_this<Listener> {
public:
    Listener(Core& core, std::shared_ptr<AdminOffice> office)
        : core_(core),
          acceptor_(asio::make_strand(core.io)),
          pause_(acceptor_.get_executor()),
          office_(std::move(office)) {}

    Error open(const std::filesystem::path& path) {
        Error error;
        acceptor_.open(Local(), error);
        if (error) return error;
        // Before the file is there, so that there is no moment in which others could connect.
        if (::fchmod(acceptor_.native_handle(), 0600) != 0) return {errno, error.category()};
        acceptor_.bind(Local::endpoint(path.string()), error);
        if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
        return error;
    }

    void accept_next() {
        acceptor_.async_accept(
            asio::make_strand(core_.io),
            [self = shared_from_this()](const Error& error, Local::socket socket) {
                if (error == asio::error::operation_aborted) return;
                if (error) return self->accept_later();
                self->take(std::move(socket));
                self->accept_next();
            });
    }

    void close() {
        asio::post(acceptor_.get_executor(), [self = shared_from_this()] {
            Error ignored;
            self->acceptor_.close(ignored);
        });
    }

private:
    /// There are no descriptors for the moment.
    void accept_later() {
        pause_.expires_after(pause_without_descriptors);
        pause_.async_wait([self = shared_from_this()](const Error& error) {
            if (!error && self->acceptor_.is_open()) self->accept_next();
        });
    }

    void take(Local::socket socket) {
        if (*connections_ >= admin_connections) return;  // and it is closed
        ++*connections_;
        auto ticket =
            std::shared_ptr<void>(nullptr, [connections = connections_](void*) { --*connections; });
        std::make_shared<Session>(std::move(socket), office_, std::move(ticket))
            ->begin(core_.options.limits.http_header_ms);
    }

    Core& core_;
    asio::basic_socket_acceptor<Local> acceptor_;
    asio::steady_timer pause_;
    std::shared_ptr<AdminOffice> office_;
    std::shared_ptr<std::atomic<int>> connections_ = std::make_shared<std::atomic<int>>(0);
};

std::expected<std::unique_ptr<AdminSocket>, std::string> AdminSocket::open(
    Core& core, std::shared_ptr<AdminOffice> office) {
    const auto& path = core.parts.operators.socket;
    if (path.string().size() >= sizeof(sockaddr_un{}.sun_path)) {
        return std::unexpected("the path " + path.string() + " is too long for a socket");
    }
    if (auto problem = make_way(core.io, path); !problem.empty()) return std::unexpected(problem);
    const auto listener = std::make_shared<Listener>(core, std::move(office));
    if (const auto error = listener->open(path)) {
        return std::unexpected("cannot listen at " + path.string() + ": " + error.message());
    }
    listener->accept_next();
    return std::unique_ptr<AdminSocket>(new AdminSocket(path, listener));
}

AdminSocket::AdminSocket(std::filesystem::path path, std::shared_ptr<Listener> listener)
    : path_(std::move(path)), listener_(std::move(listener)) {}

AdminSocket::~AdminSocket() {
    close();
}

void AdminSocket::close() {
    if (!listener_) return;
    std::error_code ignored;
    std::filesystem::remove(path_, ignored);
    std::exchange(listener_, nullptr)->close();
}

}  // namespace kitchen_table::net
