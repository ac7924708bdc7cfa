// Accepts connections, counts them, and keeps calm when the process has no file descriptors left.
#include "clock.h"
#include "descriptors.h"
#include "sockets.h"

#include <fcntl.h>
#include <netinet/tcp.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <map>

namespace kitchen_table::net {

namespace {

constexpr std::int64_t log_pause_ms = 60'000;
constexpr int write_timeout_ms = 20'000;
constexpr int send_buffer_bytes = 128 * 1024;
constexpr int descriptors_kept_free = 64;  // or a quarter, where there are few

/// Counts connections, all and by address; one strand's.
class Doorkeeper : public std::enable_shared_from_this<Doorkeeper> {
public:
    explicit Doorkeeper(Core& core) : core_(core), strand_(asio::make_strand(core.io)) {
        rlimit descriptors{};
        ::getrlimit(RLIMIT_NOFILE, &descriptors);
        const auto most = std::min<rlim_t>(descriptors.rlim_cur, 1'000'000);
        const auto free = std::min<rlim_t>(descriptors_kept_free, most / 4);
        connections_max_ = std::min(core.options.limits.connections, static_cast<int>(most - free));
        keep_spare();
    }
    ~Doorkeeper() {
        if (spare_ >= 0) ::close(spare_);
    }
    Doorkeeper(const Doorkeeper&) = delete;
    Doorkeeper& operator=(const Doorkeeper&) = delete;

    const Strand& strand() const { return strand_; }

    /// Fills in the tickets; false if there are too many connections.
    bool admit(Accepted& accepted) {
        const auto& trusted = core_.options.trusted_proxies;
        const bool proxy = std::ranges::find(trusted, accepted.peer) != trusted.end();
        auto& handshakes = handshakes_[accepted.peer];
        const bool too_many = !proxy && handshakes >= core_.options.limits.handshakes_per_address;
        if (too_many || connections_ >= connections_max_) {
            if (handshakes == 0) handshakes_.erase(accepted.peer);
            return false;
        }
        ++connections_;
        ++handshakes;
        accepted.connection = ticket([](Doorkeeper& keeper) { --keeper.connections_; });
        accepted.handshake = ticket([peer = accepted.peer](Doorkeeper& keeper) {
            const auto found = keeper.handshakes_.find(peer);
            if (found != keeper.handshakes_.end() && --found->second == 0)
                keeper.handshakes_.erase(found);
        });
        return true;
    }

    /// There is no descriptor to accept with: one connection is taken with the spare and closed, so
    /// that it does not wait for nothing.
    void turn_one_away(tcp::acceptor& acceptor) {
        if (spare_ < 0) return keep_spare();
        ::close(spare_);
        const int connection = ::accept(acceptor.native_handle(), nullptr, nullptr);
        if (connection >= 0) ::close(connection);
        keep_spare();
    }

    /// At most one line a minute.
    void log(std::string_view event, std::string_view reason) {
        const auto now_ms = steady_now_ms();
        if (logged_ms_ && now_ms - *logged_ms_ < log_pause_ms) return;
        logged_ms_ = now_ms;
        core_.parts.log.write(LogLevel::warning, event, {{"reason", reason}});
    }

private:
    template <class Give>
    Ticket ticket(Give give) {
        auto give_back = [self = shared_from_this(), give](void*) {
            asio::post(self->strand_, [self, give] { give(*self); });
        };
        return Ticket(this, std::move(give_back));
    }
    void keep_spare() { spare_ = ::open("/dev/null", O_RDONLY | O_CLOEXEC); }

    Core& core_;
    Strand strand_;
    int connections_max_ = 0, connections_ = 0;
    std::map<std::string, int> handshakes_;
    int spare_ = -1;
    std::optional<std::int64_t> logged_ms_;
};

bool out_of_descriptors(const boost::system::error_code& error) {
    return error == boost::system::errc::too_many_files_open ||
           error == boost::system::errc::too_many_files_open_in_system ||
           error == boost::system::errc::not_enough_memory ||
           error == boost::system::errc::no_buffer_space;
}

std::string address_of(const tcp::socket& socket) {
    boost::system::error_code error;
    auto address = socket.remote_endpoint(error).address();
    if (address.is_v6() && address.to_v6().is_v4_mapped()) {
        address = asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6());
    }
    return address.to_string();
}

void set_options(tcp::socket& socket) {
    boost::system::error_code ignored;
    socket.set_option(tcp::no_delay(true), ignored);
    // What a slow reader does not take stays here only so far; then its outbox has the say.
    socket.set_option(asio::socket_base::send_buffer_size(send_buffer_bytes), ignored);
    const int timeout = write_timeout_ms;
    ::setsockopt(socket.native_handle(), IPPROTO_TCP, TCP_USER_TIMEOUT, &timeout, sizeof timeout);
}

void turn_away(tcp::socket& socket) {
    static constexpr std::string_view answer =
        "HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: "
        "5\r\nContent-Length: 0\r\n\r\n";
    boost::system::error_code ignored;
    socket.non_blocking(true, ignored);
    socket.write_some(asio::buffer(answer), ignored);
    socket.close(ignored);
}

asio::awaitable<void> accept_all(Core* core, std::shared_ptr<tcp::acceptor> acceptor,
                                 std::shared_ptr<Doorkeeper> keeper) {
    asio::steady_timer pause(keeper->strand());
    while (acceptor->is_open()) {
        tcp::socket socket(asio::make_strand(core->io));
        auto [error] = co_await acceptor->async_accept(socket, quiet);
        if (error == asio::error::operation_aborted) break;
        if (out_of_descriptors(error)) {
            keeper->log("no_descriptors", error.message());
            keeper->turn_one_away(*acceptor);
            pause.expires_after(pause_without_descriptors);
            co_await pause.async_wait(quiet);
            continue;
        }
        if (error) continue;
        set_options(socket);
        auto peer = address_of(socket);
        Accepted accepted{std::move(socket), std::move(peer), nullptr, nullptr};
        if (keeper->admit(accepted)) {
            serve_http(*core, std::move(accepted));
        } else {
            keeper->log("connection_refused", "too many connections");
            turn_away(accepted.socket);
        }
    }
}

}  // namespace

void listen(Core& core, std::shared_ptr<tcp::acceptor> acceptor) {
    const auto keeper = std::make_shared<Doorkeeper>(core);
    asio::co_spawn(keeper->strand(), accept_all(&core, std::move(acceptor), keeper),
                   asio::detached);
}

}  // namespace kitchen_table::net
