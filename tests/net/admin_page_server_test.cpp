// The operators' page: who may command there, and that the public listener knows nothing of it.
#include "support/operator.h"

#include "kitchen_table/net/security_headers.h"

#include <catch2/catch.hpp>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace kitchen_table;
using namespace kitchen_table::test;

namespace {

const std::string token(64, '5');

/// A server with the page, and a browser's requests to it.
class Page {
public:
    Page() : server_(setup()), port_(op.ask({{"do", "page"}}).at("port")) {}

    std::uint16_t port() const { return port_; }
    std::uint16_t public_port() const { return server_.port(); }
    std::string host() const { return "127.0.0.1:" + std::to_string(port_); }
    /// A command with these headers.
    HttpReply post(const std::string& headers, const std::string& body = R"({"do":"stats"})",
                   const std::string& path = "/command") const {
        return raw_request(port_, "POST " + path + " HTTP/1.1\r\n" + headers + "Content-Length: " +
                                      std::to_string(body.size()) + "\r\n\r\n" + body);
    }
    /// As the page itself sends it.
    std::string own_headers(const std::string& shown = token) const {
        return "Host: " + host() + "\r\nOrigin: http://" + host() + "\r\nAuthorization: Bearer " +
               shown + "\r\n";
    }

    Operator op;

private:
    ServerSetup setup() const {
        auto setup = op.setup();
        setup.operators.page_port = 0;
        setup.operators.page_token = token;
        setup.operators.page_site = net::Site::embedded_admin();
        return setup;
    }
    TestServer server_;
    std::uint16_t port_;
};

bool somebody_listens(const char* address, std::uint16_t port) {
    const int descriptor = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_port = htons(port);
    ::inet_pton(AF_INET, address, &place.sin_addr);
    const bool yes =
        ::connect(descriptor, reinterpret_cast<const sockaddr*>(&place), sizeof place) == 0;
    ::close(descriptor);
    return yes;
}

}  // namespace

TEST_CASE("the operators' page carries out commands that show the token", "[server]") {
    const Page page;
    const auto reply = page.post(page.own_headers());
    CHECK(reply.status == 200);
    CHECK(reply.header("Content-Type") == "application/json");
    CHECK(reply.header("Cache-Control") == "no-store");
    CHECK(nlohmann::json::parse(reply.body).at("version") == "test");
    const auto refused = page.post(page.own_headers(), "nonsense");
    CHECK(refused.status == 200);
    CHECK(nlohmann::json::parse(refused.body).at("refused") == "bad_request");
    CHECK(page.post(page.own_headers(), std::string(17'000, ' ')).status != 200);
}

TEST_CASE("every answer of the operators' page has the security headers", "[server]") {
    const Page page;
    for (const auto& reply :
         {get(page.port(), "/"), get(page.port(), "/nothing"), get(page.port(), "/command"),
          page.post(page.own_headers()), page.post("Host: " + page.host() + "\r\n")}) {
        for (const auto& header : net::security_headers(false))
            CHECK(reply.header(header.name) == header.value);
        CHECK(reply.header("Set-Cookie").empty());
    }
    CHECK(get(page.port(), "/").status == 200);
    CHECK(get(page.port(), "/").header("Content-Type").starts_with("text/html"));
    CHECK(get(page.port(), "/nothing").status == 404);
    CHECK(get(page.port(), "/command").status == 404);
    CHECK(get(page.port(), "/index.html").status == 404);
    CHECK(get(page.port(), "/ws").status == 404);
    CHECK(page.post(page.own_headers(), "{}", "/").status == 404);
}

TEST_CASE("a name that only leads to this machine does not reach the operators' page", "[server]") {
    const Page page;
    const auto port = std::to_string(page.port());
    const auto status_at = [&](const std::string& host) {
        return raw_request(page.port(), "GET / HTTP/1.1\r\nHost: " + host + "\r\n\r\n").status;
    };
    CHECK(status_at("127.0.0.1:" + port) == 200);
    CHECK(status_at("localhost:" + port) == 200);
    for (const auto& host : std::vector<std::string>{
             "127.0.0.1", "localhost", "evil.example:" + port, "127.0.0.1.evil.example:" + port,
             "evil.localhost:" + port, "127.0.0.1:1", ""}) {
        CAPTURE(host);
        CHECK(status_at(host) == 403);
    }
    CHECK(raw_request(page.port(), "GET / HTTP/1.1\r\n\r\n").status == 400);
}

TEST_CASE("a page of another origin cannot command, whatever it shows", "[server]") {
    const Page page;
    const auto shown = "Authorization: Bearer " + token + "\r\n";
    const auto with_origin = [&](const std::string& origin) {
        return page.post("Host: " + page.host() + "\r\n" + origin + shown).status;
    };
    CHECK(with_origin("Origin: http://" + page.host() + "\r\n") == 200);
    CHECK(with_origin("") == 403);
    CHECK(with_origin("Origin: null\r\n") == 403);
    CHECK(with_origin("Origin: https://" + page.host() + "\r\n") == 403);
    CHECK(with_origin("Origin: http://localhost:" + std::to_string(page.port()) + "\r\n") == 403);
    CHECK(with_origin("Origin: http://127.0.0.1:" + std::to_string(page.public_port()) + "\r\n") ==
          403);
    CHECK(with_origin("Origin: http://" + page.host() + "\r\nOrigin: http://evil.example\r\n") ==
          400);
}

TEST_CASE("a wrong token is refused, and after ten of them every one for a minute", "[server]") {
    const Page page;
    for (const auto& wrong : {std::string(64, '6'), token.substr(1), token + "5", std::string("")})
        CHECK(page.post(page.own_headers(wrong)).status == 401);
    CHECK(page.post("Host: " + page.host() + "\r\nOrigin: http://" + page.host() + "\r\n").status ==
          401);
    CHECK(page.post(page.own_headers()).status == 200);
    for (int i = 0; i < 5; ++i)
        CHECK(page.post(page.own_headers("guess")).status == 401);
    const auto reply = page.post(page.own_headers("guess"));
    CHECK(reply.status == 429);
    CHECK(reply.header("Retry-After") == "60");
    CHECK(page.post(page.own_headers()).status == 429);
    CHECK(page.op.ask({{"do", "stats"}}).contains("version"));  // the socket is another way
}

TEST_CASE("the public listener knows nothing of operators", "[server]") {
    const Page page;
    for (const auto& asset : web_assets::admin_assets()) {
        CAPTURE(asset.path);
        CHECK(get(page.port(), asset.path).status == 200);
        if (!net::Site::embedded().find(asset.path))
            CHECK(get(page.public_port(), asset.path).status == 404);
    }
    CHECK(get(page.public_port(), "/admin.html").status == 404);
    for (const char* path : {"/admin", "/command", "/admin-token", "/admin.sock", "/operators"})
        CHECK(get(page.public_port(), path).status == 404);
    const auto host = "127.0.0.1:" + std::to_string(page.public_port());
    const auto posted = raw_request(
        page.public_port(), "POST /command HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://" +
                                host + "\r\nAuthorization: Bearer " + token +
                                "\r\nContent-Length: 14\r\n\r\n{\"do\":\"stats\"}");
    CHECK((posted.status == 404 || posted.status == 405));
}

TEST_CASE("the operators' page is on loopback alone, and nowhere unless it is asked for",
          "[server]") {
    const Page page;
    CHECK(somebody_listens("127.0.0.1", page.port()));
    CHECK_FALSE(somebody_listens("127.0.0.2", page.port()));
    Operator op;
    ServerSetup taken = op.setup();
    taken.operators.page_port = page.port();
    taken.operators.page_token = token;
    CHECK_THROWS_WITH(TestServer(taken), Catch::Contains("the operators' page"));
}
