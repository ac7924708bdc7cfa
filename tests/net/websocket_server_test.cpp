// The socket's limits and refusals, over real sockets.
#include "support/memory.h"
#include "support/player.h"
#include "support/test_server.h"

#include <catch2/catch.hpp>

#include <future>

using namespace kitchen_table;
using namespace kitchen_table::test;

namespace {

HandshakeOptions from(const std::string& origin) {
    HandshakeOptions options;
    options.origin = origin;
    return options;
}

/// What the server answers to one frame of a new player.
json answer_to(Player& player, const std::string& frame) {
    player.socket().send_text(frame);
    return player.hear("refused");
}

}  // namespace

TEST_CASE("only pages of the server's own origin get a socket", "[server]") {
    TestServer server;
    const auto port = std::to_string(server.port());
    const auto status = [&](const HandshakeOptions& options) {
        return WebSocket(server.port(), options).reply().status;
    };
    CHECK(status({}) == 101);
    for (const auto& origin : std::vector<std::string>{
             "http://127.0.0.1", "http://127.0.0.1:1", "https://127.0.0.1:" + port,
             "http://localhost:" + port, "http://127.0.0.1:" + port + "0",
             "http://127.0.0.1:" + port + ".evil.example", "null", "http://evil.example",
             "http://127.0.0.1.evil.example:" + port, "http://x127.0.0.1:" + port,
             "HTTP://127.0.0.1:" + port, "http://127.0.0.1:" + port + "/",
             "http://a@127.0.0.1:" + port, "http://127.0.0.1.:" + port, "http://127.1:" + port,
             "file://", ""}) {
        CAPTURE(origin);
        CHECK(status(from(origin)) == 403);
    }
    HandshakeOptions none;
    none.send_origin = false;
    CHECK(status(none) == 403);
    HandshakeOptions twice;
    twice.more_headers = "Origin: http://evil.example\r\n";
    CHECK(status(twice) == 403);
    CHECK(server.log.count("origin_refused") == 19);
}

TEST_CASE("the upgrade names the protocol, carries the security headers and refuses compression",
          "[server]") {
    TestServer server;
    HandshakeOptions options;
    options.more_headers =
        "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n";
    options.subprotocol = "other, kitchen-table.v1";
    WebSocket socket(server.port(), options);
    REQUIRE(socket.open());
    CHECK(socket.reply().header("Sec-WebSocket-Protocol") == "kitchen-table.v1");
    CHECK(socket.reply().header("Sec-WebSocket-Extensions").empty());
    CHECK(socket.reply().header("X-Content-Type-Options") == "nosniff");
    options.subprotocol = "kitchen-table.v2";
    CHECK(WebSocket(server.port(), options).reply().status == 400);
    options.subprotocol = "";
    CHECK(WebSocket(server.port(), options).reply().status == 400);
}

TEST_CASE("a device is known again by its cookie, and only by the one that was given out",
          "[server]") {
    TestServer server;
    Player first(server.port());
    CHECK(first.cookie().starts_with("__Host-kt_device="));
    Player again(server.port(), first.cookie());
    CHECK(again.welcome().at("person") == first.welcome().at("person"));
    CHECK(again.socket().reply().header("Set-Cookie").empty());
    Player other(server.port(), "__Host-kt_device=not-a-token");
    CHECK(other.id() != first.id());
}

TEST_CASE("a name is kept for the device, and told to all its pages", "[server]") {
    TestServer server;
    Player page(server.port());
    Player second_page(server.port(), page.cookie());
    CHECK(page.ask({{"t", "set_name"}, {"name", "  Ann  "}}).at("t") == "done");
    CHECK(second_page.hear("you").at("person").at("name") == "Ann");
    CHECK(Player(server.port(), page.cookie()).welcome().at("person").at("name") == "Ann");
}

TEST_CASE("what is no message is refused by name and changes nothing", "[server]") {
    TestServer server;
    Player player(server.port());
    const std::string deep = std::string(20, '[') + std::string(20, ']');
    for (const std::string frame :
         {"", "{", "nonsense", "[]", "null", "{}", R"({"t":"dance"})", R"({"t":1})",
          R"({"t":"hb","x":1})", R"({"t":"hb","t":"hb"})",
          R"({"t":"join","request_id":"a b","table":"x"})",
          R"({"t":"act","table":"x","action_id":"a","expect_seq":-1,"action":{}})",
          R"({"t":"act","table":"x","action_id":"a","expect_seq":1.5,"action":{}})",
          R"({"t":"create","request_id":"r","ruleset":7})"}) {
        CAPTURE(frame);
        CHECK(answer_to(player, frame).at("code") == "bad_message");
    }
    CHECK(answer_to(player, R"({"t":"join","request_id":"r","table":)" + deep + "}").at("code") ==
          "bad_message");
    const auto named = answer_to(player, R"({"t":"sit","request_id":"r7","table":"x","extra":1})");
    CHECK(named.at("request_id") == "r7");
    CHECK(named.at("params").at("field") == "extra");
    CHECK(answer_to(player, R"({"t":"join","request_id":"r","table":"aaaaaaaaaaaaaaaaaaaaaaaaaa"})")
              .at("code") == "unknown_table");
    CHECK(answer_to(player, R"({"t":"sit","request_id":"r","table":"aaaaaaaaaaaaaaaaaaaaaaaaaa"})")
              .at("code") == "unknown_table");
}

TEST_CASE("settings out of range are refused with their field, and no table is opened",
          "[server]") {
    TestServer server;
    Player player(server.port());
    const auto refused = [&](const json& more) {
        json message{{"t", "create"}, {"ruleset", "newfoundland"}};
        message.update(more);
        const auto answer = player.ask(message);
        CAPTURE(message, answer);
        CHECK(answer.at("t") == "refused");
        return answer.at("code");
    };
    CHECK(refused({{"ruleset", "no-such-rules"}}) == "bad_value");
    CHECK(refused({{"seats", 1}}) == "bad_value");
    CHECK(refused({{"seats", 99}}) == "bad_value");
    CHECK(refused({{"rules", {{"no_such_axis", 1}}}}) == "bad_value");
    CHECK(refused({{"rules", {{"game_end", {{"target", -5}}}}}}) == "bad_value");
    CHECK(refused({{"level", "genius"}}) == "bad_value");
    player.say({{"t", "watch_lobby"}});
    CHECK(player.hear("lobby").at("tables").empty());
}

TEST_CASE("what settings would mean is explained before a table is opened with them", "[server]") {
    TestServer server;
    Player ann(server.port());
    const auto explained = ann.ask({{"t", "explain"},
                                    {"ruleset", "newfoundland"},
                                    {"seats", 5},
                                    {"rules", {{"effect", {{"J", "plain"}}}}}});
    REQUIRE(explained.at("t") == "explained");
    CHECK(explained.at("line").at(0).at("args").at("seats") == 5);
    CHECK(explained.at("page").at(1).at("anchor") == "switched-off");
    CHECK(explained.at("values").at(0).at("points") == 50);
    const auto refused = [&](const json& more) {
        json message{{"t", "explain"}, {"ruleset", "newfoundland"}};
        message.update(more);
        return ann.ask(message).at("params").at("field").get<std::string>();
    };
    CHECK(refused({{"ruleset", "whist"}}) == "ruleset");
    CHECK(refused({{"seats", 9}}) == "seats");
    CHECK(refused({{"rules", {{"draw", "one_then_end"}}}}) == "draw");
}

TEST_CASE("frames against the protocol close the socket with the code that says why", "[server]") {
    TestServer server;
    const auto code_after = [&](std::uint8_t first_byte, std::string_view payload,
                                std::optional<std::uint64_t> declared = {}) {
        WebSocket socket(server.port());
        REQUIRE(socket.open());
        socket.send_frame(first_byte, payload, declared);
        return socket.read_close_code();
    };
    CHECK(code_after(0x81, std::string(8 * 1024 + 1, 'x')) == 1009);
    CHECK(code_after(0x82, "{}") == 1003);
    CHECK(code_after(0xC1, "{}") == 1002);  // RSV1: compressed, which was never agreed
    CHECK(code_after(0xA1, "{}") == 1002);
    CHECK(code_after(0x83, "{}") == 1002);
    CHECK(code_after(0x80, "{}") == 1002);
    CHECK(code_after(0x81, "\xff\xfe") == 1007);
    CHECK(code_after(0x89, std::string(126, 'x')) == 1002);
}

TEST_CASE("a frame that declares 2^62 bytes, and one that would inflate to 50 MB, cost no memory",
          "[server]") {
    TestServer server;
    Player warm(server.port());  // whatever the first connection costs is paid
    const auto before = resident_kib();
    for (int i = 0; i < 20; ++i) {
        WebSocket declares(server.port());
        declares.send_frame(0x81, "{\"t\":", std::uint64_t{1} << 62);
        CHECK(declares.read_close_code() == 1009);
        WebSocket inflates(server.port());
        inflates.send_frame(0xC1, std::string(50'000, '\0'));
        CHECK(inflates.read_close_code() == 1002);
    }
    CHECK(resident_kib() - before < 1024);
}

TEST_CASE("a fragmented message counts as a whole", "[server]") {
    TestServer server;
    Player player(server.port());
    player.socket().send_frame(0x01, R"({"t":"watch)");
    player.socket().send_frame(0x80, R"(_lobby"})");
    CHECK(player.hear("lobby").at("tables").empty());
    player.socket().send_frame(0x01, std::string(5'000, 'x'));
    player.socket().send_frame(0x80, std::string(5'000, 'x'));
    CHECK(player.socket().read_close_code() == 1009);
}

TEST_CASE("more messages than allowed are refused, and then the socket is closed", "[server]") {
    TestServer server;
    Player player(server.port());
    for (int i = 0; i < 100; ++i)
        player.say({{"t", "watch_lobby"}});
    int served = 0, refused = 0, code = 0;
    while (const auto frame = player.socket().read()) {
        if (frame->opcode == 8) {
            code = frame->close_code();
            break;
        }
        const auto message = json::parse(frame->payload);
        served += message.at("t") == "lobby" ? 1 : 0;
        refused += message.at("t") == "refused" && message.at("code") == "rate_limited" ? 1 : 0;
    }
    CHECK(served >= 40);
    CHECK(refused >= 10);
    CHECK(code == 1008);
}

TEST_CASE("who floods with pings or pongs is closed, and others are served meanwhile", "[server]") {
    TestServer server;
    Player decent(server.port());
    const std::uint8_t control = GENERATE(as<std::uint8_t>{}, 0x89, 0x8A);
    constexpr int flooding = 10;
    std::vector<std::future<int>> codes;
    for (int i = 0; i < flooding; ++i) {
        codes.push_back(std::async(std::launch::async, [&server, control] {
            WebSocket flooder(server.port());
            for (int frame = 0; frame < 20'000; ++frame)
                flooder.send_frame(control, "x");
            return flooder.read_close_code();
        }));
    }
    for (int i = 0; i < 30; ++i)
        CHECK(decent.ask({{"t", "set_name"}, {"name", "Ann"}}).at("t") == "done");
    for (auto& code : codes)
        CHECK(code.get() == 1008);
    CHECK(decent.ask({{"t", "set_name"}, {"name", "Bo"}}).at("t") == "done");
}

TEST_CASE("pings within the rate are answered one by one and the socket stays open", "[server]") {
    TestServer server;
    Player player(server.port());
    for (int i = 0; i < 30; ++i) {
        player.socket().send_frame(0x89, std::to_string(i));
        const auto pong = player.socket().read();
        REQUIRE(pong.has_value());
        CHECK(pong->opcode == 10);
        CHECK(pong->payload == std::to_string(i));
    }
    CHECK(player.ask({{"t", "set_name"}, {"name", "Ann"}}).at("t") == "done");
}

TEST_CASE("pings and messages are counted together", "[server]") {
    ServerSetup setup;
    setup.options.limits.messages_per_second = 1;
    setup.options.limits.messages_burst = 10;
    TestServer server(setup);
    Player player(server.port());
    for (int i = 0; i < 10; ++i)
        player.socket().send_frame(0x89, "x");
    player.say({{"t", "watch_lobby"}});
    for (int i = 0; i < 10; ++i)
        CHECK(player.socket().read().value().opcode == 10);
    CHECK(player.hear("refused").at("code") == "rate_limited");
}

TEST_CASE("a connection that is silent is pinged, and dropped when it does not answer",
          "[server]") {
    ServerSetup setup;
    setup.options.limits.ping_ms = 50;
    setup.options.limits.silence_ms = 600;
    TestServer server(setup);
    WebSocket mute(server.port());
    mute.answer_pings = false;
    CHECK(mute.read_close_code() == 0);  // no word, only the end of the connection
    CHECK(server.log.count("connection_dropped") == 1);
}
