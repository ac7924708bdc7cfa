#include "kitchen_table/net/server.h"

#include "admin_page.h"
#include "admin_socket.h"
#include "clock.h"
#include "lobby_actor.h"
#include "lobby_live.h"
#include "sockets.h"
#include "table_actor.h"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/signal_set.hpp>

#include <csignal>
#include <cstdlib>
#include <future>
#include <semaphore>
#include <thread>

namespace kitchen_table::net {

namespace {

constexpr auto look_again = std::chrono::milliseconds(5);

std::string words_for(const Options& options, const boost::system::error_code& error) {
    const auto place = options.address + " port " + std::to_string(options.port);
    if (error == asio::error::address_in_use) {
        return place + " is taken: another program listens there. Choose another with --port.";
    }
    return "cannot listen on " + place + ": " + error.message();
}

std::expected<std::shared_ptr<tcp::acceptor>, std::string> open_acceptor(Core& core) {
    const Options& options = core.options;
    boost::system::error_code error;
    const auto address = asio::ip::make_address(options.address, error);
    if (error) return std::unexpected("'" + options.address + "' is not an address");
    const tcp::endpoint place(address, options.port);
    auto acceptor = std::make_shared<tcp::acceptor>(asio::make_strand(core.io));
    acceptor->open(place.protocol(), error);
    if (!error) acceptor->set_option(tcp::acceptor::reuse_address(true), error);
    if (!error) acceptor->bind(place, error);
    if (!error) acceptor->listen(asio::socket_base::max_listen_connections, error);
    if (error) return std::unexpected(words_for(options, error));
    return acceptor;
}

/// The people whom a table knows by id.
std::vector<std::string> ids_of(const table::Summary& summary) {
    auto ids = summary.guests;
    for (const auto& person : summary.people)
        ids.push_back(person.id);
    return ids;
}

}  // namespace

class Server::Impl {
public:
    Impl(Options options, Parts parts)
        : core_(std::move(options), std::move(parts)),
          work_(core_.io.get_executor()),
          signals_(core_.io) {
        core_.lobby = std::make_shared<LobbyActor>(core_);
    }
    ~Impl() {
        stop();
        core_.lobby->clear();
    }
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;

    std::optional<std::string> start();
    void restore_tables();
    void run_until_signal();
    void stop();
    std::uint16_t port() const { return port_; }

private:
    std::optional<std::string> open_to_operators();
    using RestoredTables =
        std::vector<std::pair<std::shared_ptr<TableActor>, std::vector<std::string>>>;
    void forget_who_is_gone(RestoredTables tables);
    void wait_for_signal();
    bool wait_for_tables(std::chrono::steady_clock::time_point deadline);
    bool wait_until_stored(std::chrono::steady_clock::time_point deadline);
    void close_connections();

    Core core_;
    asio::executor_work_guard<asio::io_context::executor_type> work_;  // until `stop` says so
    asio::signal_set signals_;
    std::binary_semaphore signalled_{0};
    int signals_seen_ = 0;
    std::shared_ptr<tcp::acceptor> acceptor_;
    std::uint16_t port_ = 0;
    std::shared_ptr<AdminOffice> office_;
    std::unique_ptr<AdminSocket> admin_socket_;
    std::unique_ptr<AdminPage> admin_page_;
    std::vector<std::thread> threads_;
    bool stopped_ = false;
};

std::optional<std::string> Server::Impl::start() {
    auto acceptor = open_acceptor(core_);
    if (!acceptor) {
        stopped_ = true;
        return acceptor.error();
    }
    acceptor_ = std::move(*acceptor);
    port_ = acceptor_->local_endpoint().port();
    if (auto problem = open_to_operators()) {
        stopped_ = true;
        return problem;
    }
    listen(core_, acceptor_);
    const auto cores = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    const int threads = core_.options.threads > 0 ? core_.options.threads : cores;
    for (int i = 0; i < threads; ++i)
        threads_.emplace_back([this] { core_.io.run(); });
    return std::nullopt;
}

/// The page was asked for, so that a server without it does not start. The socket is always wanted,
/// and a server serves without it where a file system has no sockets.
std::optional<std::string> Server::Impl::open_to_operators() {
    office_ = std::make_shared<AdminOffice>(core_, std::make_shared<LobbyLive>(core_.lobby), port_);
    if (core_.parts.operators.page_port) {
        auto page = AdminPage::open(core_, office_);
        if (!page) return std::move(page.error());
        admin_page_ = *std::move(page);
        office_->set_page_port(admin_page_->port());
    }
    if (core_.parts.operators.socket.empty()) return std::nullopt;
    auto socket = AdminSocket::open(core_, office_);
    if (socket) {
        admin_socket_ = *std::move(socket);
    } else {
        core_.parts.log.write(LogLevel::warning, "admin_socket_failed",
                              {{"reason", socket.error()}});
    }
    return std::nullopt;
}

/// Reads every open table through the store's own thread and puts it to work. One that does not fit
/// what is stored of it is left as it is on the disk and not served.
void Server::Impl::restore_tables() {
    std::promise<std::vector<store::StoredTable>> read;
    core_.store.call([&read](store::Store& store) {
        try {
            read.set_value(store.open_tables());
        } catch (...) {
            read.set_exception(std::current_exception());
        }
    });
    std::int64_t restored = 0, quarantined = 0;
    RestoredTables restored_tables;
    for (const auto& stored : read.get_future().get()) {
        std::vector<table::Effect> effects;
        auto made = table::Table::restore(stored, core_.parts.table, read_clocks(), effects);
        if (const auto* problem = std::get_if<std::string>(&made)) {
            ++quarantined;
            core_.parts.log.write(LogLevel::error, "table_quarantined", {{"reason", *problem}});
            continue;
        }
        ++restored;
        auto& table = std::get<std::unique_ptr<table::Table>>(made);
        auto summary = table->summary();
        const auto actor = std::make_shared<TableActor>(core_, std::move(table));
        restored_tables.emplace_back(actor, ids_of(summary));
        core_.lobby->add_restored(actor, std::move(summary));
        actor->begin(std::move(effects));
    }
    forget_who_is_gone(std::move(restored_tables));
    core_.starting = false;
    core_.parts.log.write(
        LogLevel::info, "server_ready",
        {{"port", std::int64_t{port_}}, {"tables", restored}, {"quarantined", quarantined}});
}

/// A deletion that was cut short: the people are gone from the store, and no table must keep them.
void Server::Impl::forget_who_is_gone(RestoredTables tables) {
    core_.store.call([&core = core_, tables = std::move(tables)](store::Store& store) {
        try {
            for (const auto& [table, ids] : tables) {
                for (const auto& id : ids) {
                    if (!store.person_by_id(id)) table->forget(id);
                }
            }
        } catch (const store::StoreError& error) {
            core.store_failed("person_not_read", error);
        }
    });
}

void Server::Impl::wait_for_signal() {
    signals_.async_wait([this](const boost::system::error_code& error, int) {
        if (error) return;
        if (++signals_seen_ > 1) std::_Exit(1);
        signalled_.release();
        wait_for_signal();
    });
}

void Server::Impl::run_until_signal() {
    signals_.add(SIGTERM);
    signals_.add(SIGINT);
    wait_for_signal();
    signalled_.acquire();
    stop();
}

/// Until every table has carried out what it was told.
bool Server::Impl::wait_for_tables(std::chrono::steady_clock::time_point deadline) {
    const auto told = std::make_shared<std::promise<void>>();
    auto telling = told->get_future();
    core_.lobby->after_all_tables([told] { told->set_value(); });
    return telling.wait_until(deadline) == std::future_status::ready;
}

/// Until what the tables have to store is written, and every table has told its people.
bool Server::Impl::wait_until_stored(std::chrono::steady_clock::time_point deadline) {
    core_.lobby->stopping();
    if (!wait_for_tables(deadline)) return false;
    const auto written = std::make_shared<std::promise<void>>();
    auto waiting = written->get_future();
    if (!core_.store.call([written](store::Store&) { written->set_value(); })) return false;
    if (waiting.wait_until(deadline) != std::future_status::ready) return false;
    return wait_for_tables(deadline);
}

void Server::Impl::close_connections() {
    const auto spread_ms = static_cast<std::uint64_t>(
        std::max<std::int64_t>(1, core_.options.limits.restart_spread_ms));
    auto number = std::make_shared<std::uint64_t>(0);
    core_.lobby->for_each_connection([spread_ms, number](Connection& connection) {
        // A golden-ratio sequence spreads any number of connections evenly.
        *number += 0x9E3779B97F4A7C15u;
        connection.close(1012, std::to_string((*number >> 32) % spread_ms));
    });
}

void Server::Impl::stop() {
    if (std::exchange(stopped_, true)) return;
    const auto deadline =
        std::chrono::steady_clock::now() + std::chrono::milliseconds(core_.options.limits.stop_ms);
    core_.draining = true;
    core_.parts.log.write(LogLevel::info, "server_stopping", {});
    asio::post(acceptor_->get_executor(), [acceptor = acceptor_] {
        boost::system::error_code ignored;
        acceptor->close(ignored);
    });
    admin_socket_.reset();
    admin_page_.reset();
    if (!wait_until_stored(deadline))
        core_.parts.log.write(LogLevel::warning, "stopped_while_storing", {});
    close_connections();
    while (core_.sockets > 0 && std::chrono::steady_clock::now() < deadline) {
        std::this_thread::sleep_for(look_again);
    }
    office_->finish();  // a backup that is nearly there is worth waiting for
    core_.io.stop();
    for (auto& thread : threads_)
        thread.join();
    core_.parts.log.write(LogLevel::info, "server_stopped", {});
}

// ---- the public face
// -------------------------------------------------------------------------------------

Server::Server(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Server::~Server() = default;

std::expected<std::unique_ptr<Server>, std::string> Server::start(Options options, Parts parts) {
    auto impl = std::make_unique<Impl>(std::move(options), std::move(parts));
    if (auto problem = impl->start()) return std::unexpected(std::move(*problem));
    impl->restore_tables();
    return std::unique_ptr<Server>(new Server(std::move(impl)));
}

std::uint16_t Server::port() const {
    return impl_->port();
}
void Server::run_until_signal() {
    impl_->run_until_signal();
}
void Server::stop() {
    impl_->stop();
}

}  // namespace kitchen_table::net
