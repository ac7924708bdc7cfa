// People over real sockets: devices, invitations, private tables, talk, and what an operator's word
// does to somebody who is connected.
#include "support/operator.h"
#include "support/player.h"
#include "support/test_server.h"

#include "kitchen_table/lobby/desk.h"

#include <catch2/catch.hpp>

using namespace kitchen_table;
using namespace kitchen_table::test;

namespace {

ServerSetup by_invitation() {
    ServerSetup setup;
    setup.by_invitation = true;
    return setup;
}

HttpReply sign_in(const TestServer& server, const std::string& code, const std::string& cookie,
                  const std::string& origin = "", const std::string& type = "application/json") {
    const std::string host = "127.0.0.1:" + std::to_string(server.port());
    const std::string body = json{{"code", code}}.dump();
    return raw_request(server.port(), "POST /sign-in HTTP/1.1\r\nHost: " + host + "\r\nOrigin: " +
                                          (origin.empty() ? "http://" + host : origin) +
                                          "\r\nCookie: " + cookie + "\r\nContent-Type: " + type +
                                          "\r\nContent-Length: " + std::to_string(body.size()) +
                                          "\r\nConnection: close\r\n\r\n" + body);
}

std::string cookie_of(const HttpReply& reply) {
    const auto line = reply.header("Set-Cookie");
    return line.substr(0, line.find(';'));
}

/// Lets somebody in as an approved request or a used invitation would.
void admit(TestServer& server, const std::string& code) {
    store::InviteRow invite;
    invite.id = "invite";
    invite.code_hash = lobby::code_hash(code);
    invite.note = "Aunt May";
    invite.uses_left = 1;
    server.store.put_invite(invite);
}

}  // namespace

TEST_CASE("a browser signs in with a code and is the same person, with another cookie",
          "[server]") {
    TestServer server;
    Player ann(server.port());
    ann.ask({{"t", "set_name"}, {"name", "Ann of Gander"}});
    ann.say({{"t", "make_sign_in"}, {"request_id", "code"}});
    const std::string code = ann.hear("sign_in_code").at("code");

    Player phone(server.port());
    CHECK(phone.id() != ann.id());
    const auto reply = sign_in(server, code, phone.cookie());
    CHECK(reply.status == 204);
    const auto cookie = cookie_of(reply);
    CHECK_FALSE(cookie.empty());
    CHECK(cookie != phone.cookie());
    CHECK(cookie != ann.cookie());
    CHECK_THAT(reply.header("Set-Cookie"), Catch::Contains("HttpOnly"));

    Player phone_again(server.port(), cookie);
    CHECK(phone_again.id() == ann.id());
    CHECK(phone_again.welcome().at("person").at("name") == "Ann of Gander");
    CHECK(sign_in(server, code, "").status == 404);  // used up
}

TEST_CASE("signing in is for the server's own pages, as JSON, and with a good code only",
          "[server]") {
    TestServer server;
    Player ann(server.port());
    ann.say({{"t", "make_sign_in"}, {"request_id", "code"}});
    const std::string code = ann.hear("sign_in_code").at("code");
    CHECK(sign_in(server, code, "", "http://evil.example").status == 403);
    CHECK(sign_in(server, code, "", "null").status == 403);
    CHECK(sign_in(server, code, "", "", "text/plain").status == 415);
    CHECK(sign_in(server, "guess", "").status == 404);
    CHECK(get(server.port(), "/sign-in").status == 404);
    CHECK(sign_in(server, code, "").status == 204);
    for (int i = 0; i < 12; ++i)
        sign_in(server, "guess", "");
    CHECK(sign_in(server, "guess", "").status == 429);
}

TEST_CASE("a device that is removed is signed out at once, and comes back as somebody else",
          "[server]") {
    TestServer server;
    Player ann(server.port());
    ann.say({{"t", "make_sign_in"}, {"request_id", "code"}});
    const auto cookie = cookie_of(sign_in(server, ann.hear("sign_in_code").at("code"), ""));
    Player phone(server.port(), cookie);
    ann.say({{"t", "devices"}, {"request_id", "list"}});
    const auto devices = ann.hear("devices").at("devices");
    REQUIRE(devices.size() == 2);
    for (const auto& device : devices) {
        if (device.at("this") == true) continue;
        CHECK(ann.ask({{"t", "remove_device"}, {"device", device.at("id")}}).at("t") == "done");
    }
    CHECK(phone.socket().read_close_code() == 4003);
    Player stranger(server.port(), cookie);
    CHECK(stranger.id() != ann.id());
}

TEST_CASE("who deletes everything is gone from the table, too", "[server]") {
    TestServer server;
    Player ann(server.port()), bo(server.port());
    sit_down_and_deal(ann, bo);
    const auto bo_id = bo.id();
    CHECK(bo.ask({{"t", "delete_me"}}).at("t") == "done");
    CHECK(bo.socket().read_close_code() == 4003);
    while (ann.view().at("seats").at(1).at("kind") != "computer")
        REQUIRE(ann.hear_any());
    CHECK(ann.view().dump().find(bo_id) == std::string::npos);
    CHECK_FALSE(server.store.person_by_id(bo_id));
    Player again(server.port(), bo.cookie());
    CHECK(again.id() != bo_id);
}

TEST_CASE("on a server by invitation nobody plays who is not let in", "[server]") {
    TestServer server(by_invitation());
    Player eve(server.port());
    CHECK(eve.welcome().at("access") == "invite");
    CHECK(eve.welcome().at("person").at("admitted") == false);
    CHECK(eve.ask({{"t", "create"}, {"ruleset", "newfoundland"}}).at("code") == "no_invite");
    CHECK(eve.ask({{"t", "join"}, {"table", "abc"}}).at("code") == "no_invite");
    eve.say({{"t", "watch_lobby"}});
    CHECK(eve.hear("refused").at("code") == "no_invite");
    eve.say({{"t", "explain"}, {"request_id", "rules"}, {"ruleset", "newfoundland"}});
    CHECK(eve.hear("explained").at("request_id") == "rules");
}

TEST_CASE("a code lets somebody in, in all their tabs, and once", "[server]") {
    TestServer server(by_invitation());
    Player eve(server.port());
    Player tab(server.port(), eve.cookie());
    admit(server, "code");
    CHECK(eve.ask({{"t", "redeem"}, {"code", "wrong"}}).at("code") == "unknown_code");
    eve.say({{"t", "look_at_invite"}, {"request_id", "look"}, {"code", "code"}});
    CHECK(eve.hear("invitation").at("note") == "Aunt May");
    CHECK(eve.ask({{"t", "redeem"}, {"code", "code"}}).at("t") == "done");
    CHECK(tab.hear("you").at("person").at("admitted") == true);
    tab.create_table();
    CHECK(tab.view().at("you") == 0);
    Player other(server.port());
    CHECK(other.ask({{"t", "redeem"}, {"code", "code"}}).at("code") == "unknown_code");
}

TEST_CASE("how a request for an invitation stands can be read without scripts", "[server]") {
    TestServer server(by_invitation());
    Player eve(server.port());
    eve.say({{"t", "request_invite"},
             {"request_id", "please"},
             {"name", "Eve"},
             {"reach", ""},
             {"line", "I bake"}});
    const std::string key = eve.hear("invite_requested").at("key");
    const auto reply = get(server.port(), "/invite/" + key + ".txt");
    CHECK(reply.status == 200);
    CHECK_THAT(reply.body, Catch::Contains("waiting"));
    CHECK(get(server.port(), "/invite/guess.txt").status == 404);
    CHECK(get(server.port(), "/invite/" + key).status == 200);  // the page itself
}

TEST_CASE("a private table is joined with its code, and is unknown without", "[server]") {
    TestServer server;
    Player ann(server.port()), bo(server.port()), eve(server.port());
    ann.create_table({{"access", "private"}});
    const std::string code = ann.view().at("invite");
    CHECK(eve.ask({{"t", "join"}, {"table", ann.table()}}).at("code") == "unknown_table");
    bo.say({{"t", "look_at_invite"}, {"request_id", "look"}, {"code", code}});
    CHECK(bo.hear("invitation").at("table").at("table") == ann.table());
    bo.say({{"t", "join"}, {"request_id", "in"}, {"table", ann.table()}, {"invite", code}});
    CHECK(bo.hear("view").at("view").at("invite").is_null());
    CHECK(ann.ask_table({{"t", "renew_invite"}}).at("t") == "done");
    eve.say({{"t", "look_at_invite"}, {"request_id", "old"}, {"code", code}});
    CHECK(eve.hear("refused").at("code") == "unknown_code");
    Player bo_again(server.port(), bo.cookie());
    bo_again.join(ann.table());
    CHECK(bo_again.view().at("access") == "private");
}

TEST_CASE("what is said is heard at the table, and a person who is muted is not", "[server]") {
    Operator op;
    TestServer server(op.setup());
    Player ann(server.port()), bo(server.port());
    sit_down_and_deal(ann, bo);
    CHECK(ann.ask_table({{"t", "say"}, {"preset", "hello"}}).at("t") == "done");
    CHECK(bo.hear("said").at("line").at("preset") == "hello");
    op.ask({{"do", "mute"}, {"id", bo.id()}});
    // Whoever is muted is told so as `you`, by the same way as the word itself.
    bo.hear("you");
    CHECK(bo.ask_table({{"t", "say"}, {"preset", "oops"}}).at("code") == "muted");
    op.ask({{"do", "unmute"}, {"id", bo.id()}});
    bo.hear("you");
    CHECK(bo.ask_table({{"t", "say"}, {"preset", "oops"}}).at("t") == "done");
}

TEST_CASE("a report is kept with what was said", "[server]") {
    TestServer server;
    Player ann(server.port()), bo(server.port());
    sit_down_and_deal(ann, bo);
    CHECK(bo.ask_table({{"t", "say"}, {"preset", "hurry"}}).at("t") == "done");
    CHECK(ann.ask_table({{"t", "report"}, {"person", bo.id()}, {"about", "so rude"}}).at("t") ==
          "done");
    const auto reports = server.store.reports(true);
    REQUIRE(reports.size() == 1);
    CHECK(reports[0].reported_id == bo.id());
    CHECK_THAT(reports[0].excerpt, Catch::Contains("hurry"));
}

TEST_CASE("what somebody opened a table with last is there for the next", "[server]") {
    TestServer server;
    Player ann(server.port());
    ann.create_table({{"turn_s", 90}, {"talk", "off"}});
    ann.say({{"t", "saved_settings"}, {"request_id", "saved"}});
    const auto last = ann.hear("saved_settings").at("last");
    CHECK(last.at("turn_s") == 90);
    CHECK(last.at("talk") == "off");
}

TEST_CASE("a long list of tables comes in parts that are asked for", "[server]") {
    ServerSetup setup;
    setup.lobby.rows_in_part = 2;
    TestServer server(setup);
    Player ann(server.port());
    for (int i = 0; i < 3; ++i)
        CHECK(ann.ask({{"t", "create"}, {"ruleset", "newfoundland"}}).at("t") == "created");
    Player bo(server.port());
    bo.say({{"t", "watch_lobby"}});
    const auto first = bo.hear("lobby");
    CHECK(first.at("tables").size() == 2);
    bo.say({{"t", "more_lobby"}, {"after", first.at("next")}});
    const auto second = bo.hear("more_lobby");
    CHECK(second.at("tables").size() == 1);
    CHECK(second.at("next").is_null());
}

TEST_CASE("a deletion that was cut short is finished when the server starts again", "[server]") {
    TestServer server;
    Player ann(server.port()), bo(server.port());
    sit_down_and_deal(ann, bo);
    const auto bo_id = bo.id();
    server.store.delete_person(bo_id);  // and then the plug was pulled
    server.restart();
    ann.come_back(server.port());
    while (ann.view().at("seats").at(1).at("kind") != "computer")
        REQUIRE(ann.hear_any());
    CHECK(ann.view().dump().find(bo_id) == std::string::npos);
}

TEST_CASE("a table that is made anew after a failed commit is still draining", "[server]") {
    Operator op;
    TestServer server(op.setup());
    Player ann(server.port()), bo(server.port());
    sit_down_and_deal(ann, bo);
    op.ask({{"do", "drain"}, {"on", true}});
    while (ann.view().at("draining") != true)
        REQUIRE(ann.hear_any());
    bo.follow_to(ann.seq());
    server.store.fail_commits(store::Failure::io, 1, 1);
    Player& mover = ann.may_act() ? ann : bo;
    CHECK(mover.act().at("code") == "storage_unavailable");
    ann.hear("view");
    while (ann.view().at("draining") != true)
        REQUIRE(ann.hear_any());
}
