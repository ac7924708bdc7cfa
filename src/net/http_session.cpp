// HTTP on one connection: parsing within limits, the answer, and the checks of a WebSocket upgrade.
#include "clock.h"
#include "http_desk.h"
#include "http_replay.h"
#include "origin.h"
#include "posted.h"
#include "upgrade.h"
#include "who_comes.h"

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

namespace kitchen_table::net {

namespace {

using Request = http::request<http::string_body>;

std::string_view view_of(boost::beast::string_view text) {
    return {text.data(), text.size()};
}

/// All lines of a header that may come several times.
std::string joined(const Request& request, std::string_view name) {
    std::string text;
    const auto [first, last] =
        request.equal_range(boost::beast::string_view(name.data(), name.size()));
    for (auto line = first; line != last; ++line) {
        if (!text.empty()) text += ',';
        text += view_of(line->value());
    }
    return text;
}

HttpRequest plain_request(const Request& request, bool tls) {
    return {view_of(request.method_string()),
            view_of(request.target()),
            view_of(request[http::field::host]),
            view_of(request[http::field::accept_encoding]),
            view_of(request[http::field::if_none_match]),
            view_of(request[http::field::cookie]),
            tls};
}

bool is_upgrade(const Request& request) {
    const auto target = view_of(request.target());
    return target.substr(0, target.find('?')) == "/ws" && beast::websocket::is_upgrade(request);
}

bool offers_subprotocol(std::string_view offered) {
    while (!offered.empty()) {
        const auto comma = offered.find(',');
        auto name = offered.substr(0, comma);
        while (name.starts_with(' '))
            name.remove_prefix(1);
        while (name.ends_with(' '))
            name.remove_suffix(1);
        if (name == subprotocol) return true;
        offered = comma == std::string_view::npos ? std::string_view{} : offered.substr(comma + 1);
    }
    return false;
}

/// Why an upgrade is refused; nullopt if it may go ahead.
std::optional<HttpAnswer> upgrade_problem(Core& core, const Request& request, bool tls) {
    const auto origin = view_of(request[http::field::origin]);
    const auto host = view_of(request[http::field::host]);
    if (core.starting) return problem_answer(503, "starting", tls);
    if (core.draining) return problem_answer(503, "draining", tls);
    if (request.count(http::field::origin) != 1 ||
        !origin_allowed(origin, host, tls, core.options.allowed_origins)) {
        core.parts.log.write(LogLevel::warning, "origin_refused",
                             {{"origin", origin.substr(0, 200)}});
        return problem_answer(403, "origin_refused", tls);
    }
    if (!offers_subprotocol(joined(request, "Sec-WebSocket-Protocol"))) {
        return problem_answer(400, "bad_message", tls);
    }
    return std::nullopt;
}

/// The status for a request that could not be read; nullopt where there is nobody to tell.
std::optional<HttpAnswer> read_problem(const boost::system::error_code& error) {
    if (error == http::error::header_limit || error == http::error::buffer_overflow) {
        return problem_answer(431, "header_too_large", false);
    }
    if (error == http::error::body_limit) return problem_answer(413, "body_too_large", false);
    const bool malformed = error.category() == make_error_code(http::error::bad_method).category();
    if (malformed && error != http::error::end_of_stream && error != http::error::partial_message) {
        return problem_answer(400, "bad_message", false);
    }
    return std::nullopt;
}

Upgrade make_upgrade(Accepted& accepted, beast::tcp_stream& stream, Request request,
                     Client client) {
    const auto host = view_of(request[http::field::host]);
    const bool secure = secure_cookie(client.tls, host);
    auto token = device_token(view_of(request[http::field::cookie]), secure);
    std::string new_cookie;
    if (!token) {
        token = new_device_token();
        new_cookie = device_cookie(*token, secure);
    }
    auto device = device_name(view_of(request[http::field::user_agent]));
    return {stream.release_socket(),
            std::move(request),
            std::move(client),
            token_hash(*token),
            std::move(device),
            std::move(new_cookie),
            std::move(accepted.connection)};
}

/// Lets the store's thread do something, while nothing else of this connection goes on. Whether it
/// was done; the job is told nothing of a store that failed.
asio::awaitable<bool> ask_store(Core* core, StoreActor::Job job) {
    const auto executor = co_await asio::this_coro::executor;
    const auto answered = std::make_shared<asio::steady_timer>(executor);
    answered->expires_at(asio::steady_timer::time_point::max());
    const auto done = std::make_shared<bool>(false);
    const bool queued =
        core->store.call([core, executor, answered, done, job](store::Store& store) {
            try {
                job(store);
                *done = true;
            } catch (const store::StoreError& error) {
                core->store_failed("desk_failed", error);
            }
            asio::post(executor, [answered] { answered->cancel(); });
        });
    if (queued) co_await answered->async_wait(quiet);
    co_return *done;
}

asio::awaitable<HttpAnswer> ask_desk(Core* core, const Request* request, const Client* client) {
    const auto answer = std::make_shared<HttpAnswer>();
    StoreActor::Job job = [=](store::Store& store) {
        const auto http = plain_request(*request, client->tls);
        const HttpDeskRequest asked{http,
                                    view_of((*request)[http::field::content_type]),
                                    view_of((*request)[http::field::origin]),
                                    view_of((*request)[http::field::user_agent]),
                                    request->body(),
                                    client->address,
                                    core->options.allowed_origins};
        *answer = answer_at_desk(asked, store, core->desk, *core->parts.lobby.entropy,
                                 read_clocks().wall_ms);
    };
    const bool done = co_await ask_store(core, std::move(job));
    if (!done) co_return problem_answer(503, "storage_unavailable", client->tls);
    co_return std::move(*answer);
}

/// The round comes from the store; where it must be played again, that happens here, where it holds
/// up nobody else's commit.
asio::awaitable<HttpAnswer> ask_replay(Core* core, const Request* request, const Client* client,
                                       ReplayWanted wanted) {
    const auto found = std::make_shared<ReplayFound>();
    StoreActor::Job job = [found, wanted](store::Store& store) {
        *found = find_replay(store, wanted);
    };
    const bool done = co_await ask_store(core, std::move(job));
    if (!done) co_return problem_answer(503, "storage_unavailable", client->tls);
    co_return replay_answer(plain_request(*request, client->tls), wanted, *found,
                            *core->parts.table.game);
}

/// The record is played by the replayers, while nothing else of this connection goes on.
asio::awaitable<HttpAnswer> ask_own_replay(Core* core, const Request* request,
                                           const Client* client) {
    const auto http = plain_request(*request, client->tls);
    if (auto problem = posted_problem({http, view_of((*request)[http::field::content_type]),
                                       view_of((*request)[http::field::origin]),
                                       core->options.allowed_origins})) {
        co_return *std::move(problem);
    }
    const auto executor = co_await asio::this_coro::executor;
    const auto answered = std::make_shared<asio::steady_timer>(executor);
    answered->expires_after(std::chrono::milliseconds(Replayers::patience_ms));
    const auto answer = std::make_shared<HttpAnswer>(problem_answer(503, "busy", client->tls));
    auto done = [executor, answered, answer, tls = client->tls](const Replayed& replay) {
        // On the connection's strand, so after the wait has begun.
        asio::post(executor, [answered, answer, made = own_replay_answer(replay, tls)]() mutable {
            *answer = std::move(made);
            answered->cancel();
        });
    };
    const auto asked =
        core->replayers.ask(client->address, steady_now_ms(), request->body(), std::move(done));
    if (asked == Replayers::Asked::too_often) {
        co_return problem_answer(429, "rate_limited", client->tls);
    }
    if (asked == Replayers::Asked::in_line) co_await answered->async_wait(quiet);
    co_return std::move(*answer);
}

asio::awaitable<void> run_http(Core* core, std::shared_ptr<Accepted> accepted) {
    const Limits& limits = core->options.limits;
    beast::tcp_stream stream(std::move(accepted->socket));
    beast::flat_buffer buffer(limits.http_header_bytes + limits.http_body_bytes + 1024);
    for (;;) {
        http::request_parser<http::string_body> parser;
        parser.header_limit(limits.http_header_bytes);
        parser.body_limit(limits.http_body_bytes);
        stream.expires_after(std::chrono::milliseconds(limits.http_header_ms));
        auto [error, size] = co_await http::async_read(stream, buffer, parser, quiet);
        if (error) {
            auto problem = read_problem(error);
            if (problem) co_await write_answer(&stream, std::move(*problem), false, false);
            break;
        }
        const Request& request = parser.get();
        auto client =
            client_behind(accepted->peer, joined(request, "X-Forwarded-For"),
                          joined(request, "X-Forwarded-Proto"), core->options.trusted_proxies);
        const bool head = request.method() == http::verb::head;
        HttpAnswer answer;
        bool keep_alive = request.keep_alive();
        if (request.version() != 11 || request.count(http::field::host) != 1) {
            answer = problem_answer(400, "bad_message", client.tls);
            keep_alive = false;
        } else if (is_upgrade(request)) {
            auto problem = upgrade_problem(*core, request, client.tls);
            if (!problem) {
                auto upgrade = make_upgrade(*accepted, stream, parser.release(), std::move(client));
                open_websocket(*core, std::move(upgrade));
                co_return;
            }
            answer = std::move(*problem);
            keep_alive = false;
        } else if (is_for_desk(plain_request(request, client.tls))) {
            answer = co_await ask_desk(core, &request, &client);
            // The time for reading the request is not the time for an answer that must not be lost.
            stream.expires_after(std::chrono::milliseconds(limits.http_header_ms));
        } else if (auto wanted = replay_wanted(plain_request(request, client.tls))) {
            answer = co_await ask_replay(core, &request, &client, *std::move(wanted));
            stream.expires_after(std::chrono::milliseconds(limits.http_header_ms));
        } else if (brings_record(plain_request(request, client.tls))) {
            answer = co_await ask_own_replay(core, &request, &client);
            stream.expires_after(std::chrono::milliseconds(limits.http_header_ms));
        } else {
            answer =
                answer_http(plain_request(request, client.tls), core->parts.site, core->health());
        }
        const bool goes_on = co_await write_answer(&stream, std::move(answer), head, keep_alive);
        if (!goes_on) break;
    }
    boost::system::error_code ignored;
    stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

template <class Body>
void set_head(http::response<Body>& response, const HttpAnswer& answer, bool keep_alive) {
    response.version(11);
    response.result(answer.status);
    for (const Header& header : answer.headers)
        response.insert(header.name, header.value);
    response.keep_alive(keep_alive);
}

}  // namespace

asio::awaitable<bool> write_answer(beast::tcp_stream* stream, HttpAnswer answer, bool head,
                                   bool keep_alive) {
    const auto body = answer.body();
    if (head || answer.status == 304) {
        http::response<http::empty_body> response;
        set_head(response, answer, keep_alive);
        if (answer.status != 304) response.content_length(body.size());
        http::response_serializer<http::empty_body> serializer(response);
        auto [error, size] = co_await http::async_write_header(*stream, serializer, quiet);
        co_return !error && keep_alive;
    }
    http::response<http::span_body<const char>> response;
    set_head(response, answer, keep_alive);
    response.body() = beast::span<const char>(body.data(), body.size());
    response.prepare_payload();
    auto [error, size] = co_await http::async_write(*stream, response, quiet);
    co_return !error && keep_alive;
}

void serve_http(Core& core, Accepted accepted) {
    const auto executor = accepted.socket.get_executor();
    auto held = std::make_shared<Accepted>(std::move(accepted));
    asio::co_spawn(executor, run_http(&core, std::move(held)), asio::detached);
}

}  // namespace kitchen_table::net
