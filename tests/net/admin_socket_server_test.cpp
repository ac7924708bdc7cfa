// The operators' socket: who can reach it, what it makes of nonsense, and what its commands do to
// the people who play.
#include "support/operator.h"
#include "support/player.h"

#include <catch2/catch.hpp>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <fstream>
#include <semaphore>
#include <thread>

using namespace kitchen_table;
using namespace kitchen_table::test;
using nlohmann::json;
namespace fs = std::filesystem;

namespace {

/// A socket file at which nobody listens, as a killed server leaves it.
void leave_stale_socket(const fs::path& path) {
    const int descriptor = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_un place{};
    place.sun_family = AF_UNIX;
    path.string().copy(place.sun_path, sizeof place.sun_path - 1);
    REQUIRE(::bind(descriptor, reinterpret_cast<const sockaddr*>(&place), sizeof place) == 0);
    ::close(descriptor);
}

/// Asks until it is so: what happens at a table reaches the lobby a moment later.
void wait_for_rounds(const Operator& op, int rounds) {
    while (op.ask({{"do", "drain_status"}}).at("rounds_under_way") != rounds) {
    }
}

}  // namespace

TEST_CASE("the operators' socket is for the server's own user and goes when the server ends",
          "[server]") {
    Operator op;
    {
        TestServer server(op.setup());
        struct stat about {};
        REQUIRE(::stat(op.socket().c_str(), &about) == 0);
        CHECK(S_ISSOCK(about.st_mode));
        CHECK((about.st_mode & 0777) == 0600);
        const auto all = op.ask({{"do", "stats"}});
        CHECK(all.at("version") == "test");
        CHECK(all.at("address") == "http://localhost:" + std::to_string(server.port()));
        CHECK(op.ask({{"do", "page"}}).at("refused") == "not_now");
    }
    CHECK_FALSE(fs::exists(op.socket()));
}

TEST_CASE("nonsense at the operators' socket is refused in words and harms nothing", "[server]") {
    Operator op;
    TestServer server(op.setup());
    for (const std::string line :
         {"", "nonsense", "[]", R"({"do":"peek"})", "\xFF\xFE", R"({"do":"stats","do":"stats"})"}) {
        CAPTURE(line);
        CHECK(op.ask_line(line).at("refused") == "bad_request");
    }
    Socket too_long(op.socket());
    too_long.send(std::string(17 * 1024, 'x'));
    CHECK(json::parse(read_all(too_long)).at("problem") == "the line is too long");
    CHECK(op.ask_line(std::string(9 * 1024, ' ')).at("problem") == "too long");
    {
        Socket gone(op.socket());
        gone.send(R"({"do":"st)");
    }
    CHECK(op.ask({{"do", "drain_status"}}).at("draining") == false);
}

TEST_CASE("two operators at once are both answered, in whatever order they finish their lines",
          "[server]") {
    Operator op;
    TestServer server(op.setup());
    Socket first(op.socket()), second(op.socket());
    first.send(R"({"do":)");
    second.send("{\"do\":\"drain_status\"}\n");
    CHECK(json::parse(read_all(second)).at("draining") == false);
    first.send("\"invite_list\"}\n");
    CHECK(json::parse(read_all(first)).at("invites").empty());
}

TEST_CASE("only so many operators are listened to at once, and none for ever", "[server]") {
    Operator op;
    auto setup = op.setup();
    setup.options.limits.http_header_ms = 500;
    TestServer server(setup);
    std::vector<Socket> held;
    for (int i = 0; i < 16; ++i)
        held.emplace_back(op.socket());
    Socket one_more(op.socket());
    CHECK(read_all(one_more).empty());
    for (auto& silent : held)
        CHECK(read_all(silent).empty());  // after its time
    json answer;
    while (answer.empty()) {
        try {
            answer = op.ask({{"do", "drain_status"}});
        } catch (const std::runtime_error&) {
            // The places of the others are not free yet.
        }
    }
    CHECK(answer.at("draining") == false);
}

TEST_CASE("the socket that a killed server left is taken over; any other file is left alone",
          "[server]") {
    Operator op;
    leave_stale_socket(op.socket());
    {
        TestServer server(op.setup());
        CHECK(op.ask({{"do", "stats"}}).contains("version"));
    }
    std::ofstream(op.socket()) << "mine";
    TestServer server(op.setup());
    CHECK(server.log.count("admin_socket_failed") == 1);
    CHECK(fs::file_size(op.socket()) == 4);
    CHECK(get(server.port(), "/healthz").status == 200);
}

TEST_CASE("a second server does not take the socket of one that runs", "[server]") {
    Operator op;
    TestServer first(op.setup());
    TestServer second(op.setup());
    CHECK(second.log.count("admin_socket_failed") == 1);
    CHECK(op.ask({{"do", "stats"}}).at("address") ==
          "http://localhost:" + std::to_string(first.port()));
}

TEST_CASE("a person who is banned is disconnected, and cannot come back before it is taken back",
          "[server]") {
    Operator op;
    TestServer server(op.setup());
    Player ann(server.port());
    const auto banned = op.ask({{"do", "ban"}, {"id", ann.id().substr(0, 8)}, {"days", 2}});
    CHECK(banned.contains("done"));
    CHECK(ann.socket().read_close_code() == 4003);
    CHECK(op.ask({{"do", "unban"}, {"id", ann.id()}}).contains("done"));
    CHECK(Player(server.port(), ann.cookie()).id() == ann.id());
    const auto acts = op.ask({{"do", "audit"}}).at("acts");
    REQUIRE(acts.size() == 2);
    CHECK(acts.at(0).at("act") == "unban");
    CHECK(acts.at(1).at("act") == "ban");
    CHECK(acts.at(1).at("subject") == ann.id());
    CHECK(acts.at(1).at("detail") == "for 2 days");
}

TEST_CASE("a table that an operator closes is gone for everybody there", "[server]") {
    Operator op;
    TestServer server(op.setup());
    Player ann(server.port()), bo(server.port());
    sit_down_and_deal(ann, bo);
    wait_for_rounds(op, 1);
    const auto tables = op.ask({{"do", "table_list"}}).at("tables");
    REQUIRE(tables.size() == 1);
    CHECK(tables.at(0).at("id") == ann.table());
    CHECK(tables.at(0).at("state") == "playing");
    const auto beginning = ann.table().substr(0, 6);
    CHECK(op.ask({{"do", "table_close"}, {"id", beginning}}).contains("done"));
    CHECK(ann.hear("closed").at("table") == ann.table());
    CHECK(bo.hear("closed").at("table") == ann.table());
    wait_for_rounds(op, 0);
    CHECK(op.ask({{"do", "table_list"}}).at("tables").empty());
    CHECK(op.ask({{"do", "table_close"}, {"id", beginning}}).at("refused") == "unknown");
}

TEST_CASE("who asks to be let in is approved or has a code, and hears of it at once", "[server]") {
    Operator op;
    auto setup = op.setup();
    setup.by_invitation = true;
    TestServer server(setup);
    CHECK(op.ask({{"do", "stats"}}).at("access") == "invite");
    Player eve(server.port()), bo(server.port());
    eve.say({{"t", "request_invite"},
             {"request_id", "in"},
             {"name", "Eve"},
             {"reach", ""},
             {"line", "from next door"}});
    eve.hear("invite_requested");
    const auto waiting = op.ask({{"do", "request_list"}}).at("requests");
    REQUIRE(waiting.size() == 1);
    CHECK(waiting.at(0).at("person") == eve.id());
    CHECK(waiting.at(0).at("line") == "from next door");
    op.ask({{"do", "request_approve"}, {"id", waiting.at(0).at("id")}});
    CHECK(eve.hear("you").at("person").at("admitted") == true);
    const auto made = op.ask({{"do", "invite_create"}, {"note", "Bo"}});
    CHECK(bo.ask({{"t", "redeem"}, {"code", made.at("code")}}).at("t") == "done");
    CHECK(op.ask({{"do", "invite_list"}}).at("invites").at(0).at("state") == "used_up");
}

TEST_CASE("while the server drains a round is played to its end and no other is dealt",
          "[server]") {
    Operator op;
    auto setup = op.setup();
    setup.options.limits.messages_per_second = 100'000;
    setup.options.limits.messages_burst = 100'000;
    TestServer server(setup);
    Player ann(server.port()), bo(server.port());
    sit_down_and_deal(ann, bo);
    wait_for_rounds(op, 1);
    CHECK(op.ask({{"do", "drain"}, {"on", true}}) ==
          json{{"draining", true}, {"rounds_under_way", 1}});
    while (!ann.view().at("draining").get<bool>())
        ann.hear_any();
    while (!bo.view().at("draining").get<bool>())
        bo.hear_any();
    CHECK(ann.ask({{"t", "create"}, {"ruleset", "newfoundland"}}).at("code") == "draining");
    play_round({&ann, &bo});
    wait_for_rounds(op, 0);
    CHECK(op.ask({{"do", "drain_status"}}).at("draining") == true);
    CHECK(ann.view().at("state") == "between_rounds");
    op.ask({{"do", "drain"}, {"on", false}});
    ann.ask_table({{"t", "next_round"}});
    bo.ask_table({{"t", "next_round"}});
    while (ann.view().at("state") != "playing")
        ann.hear_any();
    wait_for_rounds(op, 1);
    CHECK(op.ask({{"do", "drain_status"}}).at("draining") == false);
}

TEST_CASE("what operators are told of a table in play holds no card", "[server]") {
    Operator op;
    TestServer server(op.setup());
    Player ann(server.port()), bo(server.port());
    sit_down_and_deal(ann, bo);
    std::string told;
    for (const char* what : {"table_list", "stats", "person_list", "report_list", "audit"})
        told += op.ask({{"do", what}}).dump();
    told += op.ask({{"do", "table_show"}, {"id", ann.table()}}).dump();
    for (const Player* player : {&ann, &bo}) {
        for (const auto& card : player->view().at("hand"))
            CHECK(told.find(card.dump()) == std::string::npos);
    }
    CHECK(told.find(ann.view().at("top").dump()) == std::string::npos);
}

TEST_CASE("the game goes on during a backup, and there is one backup at a time", "[server]") {
    Operator op;
    auto setup = op.setup();
    std::counting_semaphore<2> may_end(0);
    std::counting_semaphore<2> has_begun(0);
    setup.operators.back_up =
        [&](const std::string& file) -> std::expected<net::BackedUp, std::string> {
        has_begun.release();
        may_end.acquire();
        if (file == "full") return std::unexpected("the disk is full");
        return net::BackedUp{"/data/" + file, 4'096, {{"people", 2}}};
    };
    TestServer server(setup);
    Player ann(server.port()), bo(server.port());
    sit_down_and_deal(ann, bo);
    Socket waiting(op.socket());
    waiting.send("{\"do\":\"backup\",\"file\":\"copy\"}\n");
    has_begun.acquire();
    CHECK(op.ask({{"do", "backup"}, {"file", "another"}}).at("refused") == "busy");
    Player& mover = ann.may_act() ? ann : bo;
    CHECK(mover.act().at("t") == "ack");
    may_end.release();
    CHECK(json::parse(read_all(waiting)) ==
          json{{"file", "/data/copy"}, {"bytes", 4'096}, {"stored", {{"people", 2}}}});
    may_end.release();
    const auto failed = op.ask({{"do", "backup"}, {"file", "full"}});
    CHECK(failed.at("refused") == "failed");
    CHECK(failed.at("problem") == "the disk is full");
}
