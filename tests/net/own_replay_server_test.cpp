// A record that somebody brings along, over real sockets (docs/protocol.md §1.1).
#include "support/player.h"
#include "support/socket.h"
#include "support/test_server.h"

#include "kitchen_table/net/security_headers.h"

#include <fstream>

#include <catch2/catch.hpp>

using namespace kitchen_table;
using namespace kitchen_table::test;
using nlohmann::json;

namespace {

/// The first of the sample records.
std::string sample_record() {
    std::ifstream file("tests/fair/records.jsonl");
    std::string line;
    REQUIRE(std::getline(file, line));
    return line;
}

HttpReply bring(const TestServer& server, const std::string& record, std::string origin = "",
                const std::string& type = "application/json") {
    const std::string host = "127.0.0.1:" + std::to_string(server.port());
    if (origin.empty()) origin = "http://" + host;
    return raw_request(server.port(), "POST /replay HTTP/1.1\r\nHost: " + host +
                                          "\r\nOrigin: " + origin + "\r\nContent-Type: " + type +
                                          "\r\nContent-Length: " + std::to_string(record.size()) +
                                          "\r\nConnection: close\r\n\r\n" + record);
}

std::string code_of(const HttpReply& reply) {
    CHECK(reply.header("Content-Type") == "application/problem+json");
    return json::parse(reply.body).at("code");
}

}  // namespace

TEST_CASE("a record that somebody brings along comes back as a replay, and is not kept",
          "[server]") {
    TestServer server;
    const auto record = sample_record();
    const auto reply = bring(server, record);
    REQUIRE(reply.status == 200);
    CHECK(reply.header("Content-Type") == "application/json");
    CHECK(reply.header("Cache-Control") == "no-store");
    CHECK(reply.header("Set-Cookie").empty());
    for (const auto& header : net::security_headers(false))
        CHECK(reply.header(header.name) == header.value);
    const auto replay = json::parse(reply.body);
    CHECK(replay.at("record") == json::parse(record));
    const json without_names{{"format", "kitchen-table/replay/1"},
                             {"id", ""},
                             {"game", ""},
                             {"ended", 0},
                             {"seats", json::array()}};
    for (const auto& [name, value] : without_names.items())
        CHECK(replay.at(name) == value);
    CHECK_FALSE(replay.at("frames").empty());
    CHECK(bring(server, record, "", "application/json; charset=utf-8").body == reply.body);
}

TEST_CASE(
    "a round of this server, brought along as a file, is the replay that it has at its "
    "address",
    "[server]") {
    ServerSetup setup;
    setup.tables.bot_think_min_ms = setup.tables.bot_think_max_ms = 1;
    TestServer server(setup);
    Player ann(server.port());
    ann.create_table({{"seats", 3}});
    REQUIRE(ann.ask_table({{"t", "start"}}).at("t") == "done");
    while (ann.view().at("state") == "waiting")
        ann.hear("event");
    while (ann.view().at("state") == "playing") {
        if (ann.may_act()) {
            ann.act();
        } else {
            ann.hear("event");
        }
    }
    const std::string id = ann.view().at("sheet").at(0).at("id");
    const auto here = json::parse(get(server.port(), "/r/" + id + ".json").body);
    const auto reply = bring(server, get(server.port(), "/r/" + id + ".jsonl").body);
    REQUIRE(reply.status == 200);
    const auto brought = json::parse(reply.body);
    CHECK(brought.at("frames") == here.at("frames"));
    CHECK(brought.at("record") == here.at("record"));
}

TEST_CASE("a record is taken from the server's own pages alone, as JSON, and only by POST",
          "[server]") {
    TestServer server;
    const auto record = sample_record();
    CHECK(code_of(bring(server, record, "http://evil.example")) == "origin_refused");
    CHECK(bring(server, record, "http://evil.example").status == 403);
    CHECK(bring(server, record, "null").status == 403);
    CHECK(bring(server, record, "", "text/plain").status == 415);
    CHECK(bring(server, record, "", "application/jsonl").status == 415);
    CHECK(get(server.port(), "/replay").header("Content-Type").starts_with("text/html"));
    CHECK(raw_request(server.port(), "PUT /replay HTTP/1.1\r\nHost: localhost\r\n\r\n").status ==
          405);
}

TEST_CASE("what is brought along and is no record, does not hold or is too long is refused",
          "[server]") {
    TestServer server;
    const auto record = sample_record();
    const auto no_record = bring(server, record + "x");
    CHECK(no_record.status == 400);
    CHECK(code_of(no_record) == "bad_message");
    CHECK(bring(server, "").status == 400);

    auto spoilt = json::parse(record);
    spoilt["actions"][0]["seat"] = 1 - spoilt["actions"][0]["seat"].get<int>();
    const auto against_rules = bring(server, spoilt.dump());
    CHECK(against_rules.status == 422);
    const auto problem = json::parse(against_rules.body);
    CHECK(problem.at("code") == "cannot_replay");
    CHECK(problem.at("title") == "Unprocessable Content");
    CHECK_THAT(problem.at("detail").get<std::string>(), Catch::StartsWith("action 0 ("));

    CHECK(bring(server, record + std::string(16'384 - record.size(), ' ')).status == 200);
    CHECK(bring(server, record + std::string(16'385 - record.size(), ' ')).status == 413);
}

TEST_CASE("an address that brings too many records is told to wait, and is served all else",
          "[server]") {
    ServerSetup setup;
    setup.options.limits.replays_per_minute = 2;
    TestServer server(setup);
    const auto record = sample_record();
    CHECK(bring(server, record, "http://evil.example").status == 403);  // not counted
    CHECK(bring(server, record).status == 200);
    CHECK(bring(server, "{}").status == 400);
    const auto refused = bring(server, record);
    CHECK(refused.status == 429);
    CHECK(code_of(refused) == "rate_limited");
    CHECK(get(server.port(), "/healthz").status == 200);
}
