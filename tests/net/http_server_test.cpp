// HTTP over real sockets: what the server says to what decent and other clients send.
#include "support/socket.h"
#include "support/test_server.h"

#include "kitchen_table/net/security_headers.h"

#include <catch2/catch.hpp>

using namespace kitchen_table;
using namespace kitchen_table::test;

TEST_CASE("every route answers over a socket, with the security headers", "[server]") {
    TestServer server;
    for (const auto& [path, status] :
         std::vector<std::pair<std::string, int>>{{"/", 200},
                                                  {"/new", 200},
                                                  {"/t/kq3vx5m2tn7h4dzb6wscyfra2g", 200},
                                                  {"/rules/newfoundland", 200},
                                                  {"/healthz", 200},
                                                  {"/readyz", 200},
                                                  {"/version", 200},
                                                  {"/ws", 426},
                                                  {"/nothing", 404}}) {
        CAPTURE(path);
        const auto reply = get(server.port(), path);
        CHECK(reply.status == status);
        for (const auto& header : net::security_headers(false))
            CHECK(reply.header(header.name) == header.value);
        CHECK(reply.header("Content-Length") == std::to_string(reply.body.size()));
    }
    CHECK(get(server.port(), "/readyz").body == R"({"ready":true,"failing":[]})");
    CHECK(get(server.port(), "/").header("Set-Cookie").starts_with("__Host-kt_device="));
}

TEST_CASE("HEAD gives the same header and no body", "[server]") {
    TestServer server;
    const auto host = "Host: 127.0.0.1:" + std::to_string(server.port()) + "\r\n";
    Socket socket(server.port());
    socket.send("HEAD / HTTP/1.1\r\n" + host + "\r\nGET /healthz HTTP/1.1\r\n" + host + "\r\n");
    std::string bytes;
    const auto head = read_reply(socket, bytes, true);
    REQUIRE(head);
    CHECK(head->status == 200);
    CHECK(head->header("Content-Length") == std::to_string(get(server.port(), "/").body.size()));
    CHECK(read_reply(socket, bytes)->body == "ok");  // nothing stood in between
}

TEST_CASE("a page that the browser has is answered 304", "[server]") {
    TestServer server;
    const auto etag = get(server.port(), "/").header("ETag");
    REQUIRE_FALSE(etag.empty());
    const auto reply = get(server.port(), "/new", "If-None-Match: " + etag + "\r\n");
    CHECK(reply.status == 304);
    CHECK(reply.header("ETag") == etag);
}

TEST_CASE("requests beyond the limits or against the grammar are refused by name and closed",
          "[server]") {
    TestServer server;
    const std::string host = "Host: localhost\r\n";
    const auto status = [&](const std::string& request) {
        return raw_request(server.port(), request).status;
    };
    CHECK(status("GET / HTTP/1.1\r\n" + host + "X: " + std::string(9'000, 'x') + "\r\n\r\n") ==
          431);
    CHECK(status("GET /" + std::string(9'000, 'x') + " HTTP/1.1\r\n" + host + "\r\n") == 431);
    CHECK(status("POST / HTTP/1.1\r\n" + host + "Content-Length: 20000\r\n\r\n") == 413);
    CHECK(status("POST / HTTP/1.1\r\n" + host + "Content-Length: 3\r\n\r\nabc") == 405);
    CHECK(status("GET / HTTP/1.1\r\n\r\n") == 400);
    CHECK(status("GET / HTTP/1.1\r\n" + host + host + "\r\n") == 400);
    CHECK(status("GET / HTTP/1.0\r\n" + host + "\r\n") == 400);
    CHECK(status("GET / HTTP/1.1\r\nbad header\r\n\r\n") == 400);
    CHECK(status("NONSENSE\r\n\r\n") == 400);
    // Two ways to say how long the body is: one of them is somebody else's request.
    CHECK(status("POST / HTTP/1.1\r\n" + host +
                 "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n") == 400);
    CHECK(status("POST / HTTP/1.1\r\n" + host +
                 "Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n") == 400);
    CHECK(status("POST / HTTP/1.1\r\n" + host +
                 "Content-Length: 3\r\nContent-Length: 4\r\n\r\nabc") == 400);
    CHECK(status("POST / HTTP/1.1\r\n" + host + "Content-Length: -1\r\n\r\n") == 400);
    CHECK(get(server.port(), "/healthz").status == 200);
}

TEST_CASE("no spelling of a path leads to a file that is not the client's", "[server]") {
    TestServer server;
    const std::vector<std::string> ups{"..",       "%2e%2e",       "%252e%252e",
                                       ".%2e",     "%2e.",         "..%00",
                                       "..;",      "%c0%ae%c0%ae", "%e0%80%ae%e0%80%ae",
                                       "....",     "..\\",         "%2e%2e%5c",
                                       "..%c0%af", "~root",        "%00"};
    const std::vector<std::string> slashes{"/",  "//",  "/./",  "%2f",   "%252f",
                                           "\\", "%5c", "/%2f", "%c0%af"};
    const std::vector<std::string> starts{"/", "/assets/", "/t/", "/rules/", "/i/", "/invite/"};
    int tried = 0;
    Socket socket(server.port());
    std::string bytes;
    for (const auto& start : starts) {
        for (const auto& up : ups) {
            for (const auto& slash : slashes) {
                const auto path = start + up + slash + up + slash + "etc" + slash + "passwd";
                CAPTURE(path);
                socket.send("GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
                const auto reply = read_reply(socket, bytes);
                REQUIRE(reply);
                CHECK(reply->status == 404);
                ++tried;
            }
        }
    }
    CHECK(tried >= 300);
}

TEST_CASE("a header that never ends is cut off after its time", "[server]") {
    ServerSetup setup;
    setup.options.limits.http_header_ms = 200;
    TestServer server(setup);
    Socket slow(server.port());
    CHECK(slow.send("GET / HTTP/1.1\r\nHost: local"));
    CHECK(slow.read_some().empty());
    Socket silent(server.port());
    CHECK(silent.read_some().empty());
    CHECK(get(server.port(), "/healthz").status == 200);
}

TEST_CASE("an address has only so many connections that are no WebSocket", "[server]") {
    ServerSetup setup;
    setup.options.limits.handshakes_per_address = 3;
    TestServer server(setup);
    std::vector<Socket> held;
    for (int i = 0; i < 3; ++i) {
        held.emplace_back(server.port());
        held.back().send("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
        std::string bytes;
        REQUIRE(read_reply(held.back(), bytes)->status == 200);
    }
    // Whether the answer gets through before the connection ends is a matter of luck.
    Socket one_more(server.port());
    const auto refused = one_more.read_some();
    CHECK((refused.empty() || refused.starts_with("HTTP/1.1 503")));
    held.clear();
    int status = 0;
    while (status != 200) {
        try {
            status = get(server.port(), "/healthz").status;
        } catch (const std::runtime_error&) {
            status = 0;
        }
    }
    CHECK(status == 200);
}

TEST_CASE("one thread is enough", "[server]") {
    ServerSetup setup;
    setup.options.threads = 1;
    TestServer server(setup);
    CHECK(get(server.port(), "/healthz").status == 200);
}

TEST_CASE("a server that nobody uses stops at once", "[server]") {
    TestServer server;
    const auto start = std::chrono::steady_clock::now();
    server.server().stop();
    CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(2));
    CHECK(server.log.count("stopped_while_storing") == 0);
    CHECK_THROWS(get(server.port(), "/healthz"));
}

TEST_CASE("a port that is taken is refused in words", "[server]") {
    TestServer server;
    ServerSetup setup;
    setup.options.port = server.port();
    CHECK_THROWS_WITH(TestServer(setup), Catch::Contains("is taken"));
}
