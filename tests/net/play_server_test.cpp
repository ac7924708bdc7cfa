// Rounds played over real sockets.
#include "support/memory.h"
#include "support/player.h"
#include "support/socket.h"
#include "support/test_server.h"

#include <catch2/catch.hpp>

using namespace kitchen_table;
using namespace kitchen_table::test;

namespace {

/// For clients that play faster than people.
ServerSetup hurried() {
    ServerSetup setup;
    setup.options.limits.messages_per_second = 100'000;
    setup.options.limits.messages_burst = 100'000;
    return setup;
}

}  // namespace

TEST_CASE("two people play a round over sockets while a third watches", "[server]") {
    TestServer server(hurried());
    Player ann(server.port()), bo(server.port()), cleo(server.port());
    sit_down_and_deal(ann, bo);
    cleo.join(ann.table());
    ann.follow_to(cleo.seq());
    bo.follow_to(cleo.seq());
    CHECK_FALSE(cleo.view().contains("hand"));
    CHECK_FALSE(cleo.view().contains("legal"));

    CHECK(play_round({&ann, &bo}, {&cleo}) > 5);
    CHECK(ann.view().at("over").is_object());
    for (const auto* member : {"over", "totals", "sheet", "top", "counts", "state"}) {
        CHECK(bo.view().at(member) == ann.view().at(member));
        CHECK(cleo.view().at(member) == ann.view().at(member));
    }
}

TEST_CASE("a finished round is a link for anybody; one under way is not there", "[server]") {
    TestServer server(hurried());
    Player ann(server.port()), bo(server.port());
    sit_down_and_deal(ann, bo);
    play_round({&ann, &bo}, {});
    const std::string id = ann.view().at("sheet").at(0).at("id");

    const auto page = get(server.port(), "/r/" + id);
    CHECK(page.status == 200);
    CHECK(page.header("Content-Type").starts_with("text/html"));
    const auto reply = get(server.port(), "/r/" + id + ".json");
    REQUIRE(reply.status == 200);
    CHECK(reply.header("Set-Cookie").empty());
    const auto replay = json::parse(reply.body);
    CHECK(replay.at("format") == "kitchen-table/replay/1");
    CHECK(replay.at("id") == id);
    CHECK(replay.at("seats").empty());  // the game goes on
    CHECK(replay.at("frames").size() == replay.at("record").at("actions").size() + 1);
    CHECK(replay.at("frames").back().at("hands") == ann.view().at("over").at("hands"));

    const auto file = get(server.port(), "/r/" + id + ".jsonl");
    CHECK(file.status == 200);
    CHECK(file.header("Content-Disposition").starts_with("attachment"));
    CHECK(file.body.ends_with("\n"));
    CHECK(json::parse(file.body) == replay.at("record"));

    // A record never changes; in a replay the names of the people may.
    CHECK(file.header("Cache-Control") == "public, max-age=31536000, immutable");
    CHECK(reply.header("Cache-Control") == "no-cache");
    for (const std::string ending : {".json", ".jsonl"}) {
        const auto etag = get(server.port(), "/r/" + id + ending).header("ETag");
        REQUIRE(etag.size() > 2);
        const auto again =
            get(server.port(), "/r/" + id + ending, "If-None-Match: " + etag + "\r\n");
        CHECK(again.status == 304);
        CHECK(again.body.empty());
    }
    const std::string game = replay.at("game");
    CHECK(get(server.port(), "/g/" + game + ".json").status == 404);
    const auto unfinished = get(server.port(), "/g/" + game + ".jsonl");
    CHECK(json::parse(unfinished.body).at("code") == "unknown_game");

    CHECK(get(server.port(), "/r/" + std::string(32, '0') + ".json").status == 404);
    CHECK(get(server.port(), "/r/" + id.substr(1) + ".json").status == 404);
    CHECK(get(server.port(), "/r/" + id + ".json5").status == 404);
    const auto unknown = get(server.port(), "/r/" + std::string(32, 'a') + ".jsonl");
    CHECK(json::parse(unknown.body).at("code") == "unknown_round");
}

TEST_CASE("sharp computers think aside and play a round with somebody", "[server]") {
    ServerSetup setup = hurried();
    setup.tables.pace_percent = 100;
    setup.tables.bot_think_min_ms = setup.tables.bot_think_max_ms = 30;
    TestServer server(setup);
    Player ann(server.port());
    ann.create_table({{"seats", 3}, {"level", "sharp"}});
    REQUIRE(ann.ask_table({{"t", "start"}}).at("t") == "done");
    while (ann.view().at("state") == "waiting")
        ann.hear("event");
    CHECK(ann.view().at("seats").at(1).at("level") == "sharp");
    int actions = 0;
    while (ann.view().at("state") == "playing" && ++actions < 2'000) {
        if (ann.may_act()) {
            ann.act();
        } else {
            ann.hear("event");
        }
    }
    CHECK(ann.view().at("over").is_object());
    CHECK(server.log.count("thinking_queue_full") == 0);
    CHECK(server.log.count("computer_threw") == 0);
}

TEST_CASE("what the events build is what a fresh view shows", "[server]") {
    TestServer server;
    Player ann(server.port()), bo(server.port());
    sit_down_and_deal(ann, bo);
    for (int i = 0; i < 5; ++i) {
        Player& next = ann.may_act() ? ann : bo;
        const auto seq = next.act().at("seq");
        ann.follow_to(seq);
        bo.follow_to(seq);
    }
    const auto built = bo.view();
    bo.say({{"t", "resume"}, {"table", bo.table()}, {"seq", bo.seq()}});
    bo.hear("view");
    CHECK(bo.view() == built);
}

TEST_CASE("actions that may not be are refused by name, and nothing changes", "[server]") {
    TestServer server;
    Player ann(server.port()), bo(server.port()), cleo(server.port());
    sit_down_and_deal(ann, bo);
    cleo.join(ann.table());
    ann.follow_to(cleo.seq());
    bo.follow_to(cleo.seq());
    Player& mover = ann.may_act() ? ann : bo;
    Player& other = ann.may_act() ? bo : ann;
    const auto before = mover.view();
    int sent = 0;
    const auto code = [&](Player& player, const json& action) {
        const auto id = "bad" + std::to_string(++sent);
        player.send_action(action, id);
        const auto answer = player.hear_answer(id);
        CAPTURE(action, answer);
        CHECK(answer.at("t") == "refused");
        return answer.at("code");
    };
    const auto held = mover.view().at("hand").at(0);
    CHECK(code(other, {{"do", "draw"}}) == "not_your_turn");
    CHECK(code(other, {{"do", "play"}, {"cards", {other.view().at("hand").at(0)}}}) ==
          "not_your_turn");
    CHECK(code(cleo, {{"do", "draw"}}) == "not_seated");
    CHECK(code(mover, {{"do", "play"}, {"cards", {other.view().at("hand").at(0)}}}) ==
          "not_in_hand");
    CHECK(code(mover, {{"do", "play"}, {"cards", json::array()}}) == "one_card_only");
    CHECK(code(mover, {{"do", "take"}}) == "nothing_to_take");
    CHECK(code(mover, {{"do", "dance"}}) == "bad_message");
    CHECK(code(mover, {{"do", "play"}, {"cards", {"1Z"}}}) == "bad_message");
    CHECK(code(mover, {{"do", "play"}, {"cards", {held}}, {"seat", 1}}) == "bad_message");
    CHECK(ann.ask_table({{"t", "start"}}).at("code") == "game_in_progress");
    CHECK(bo.ask_table({{"t", "start"}}).at("code") == "not_host");
    CHECK(bo.ask_table({{"t", "change_settings"}, {"seats", 3}}).at("code") == "not_host");
    CHECK(cleo.ask_table({{"t", "sit"}}).at("code") == "table_full");
    CHECK(cleo.ask_table({{"t", "sit"}, {"seat", 0}}).at("code") == "seat_taken");
    const auto seq = mover.seq();
    mover.say({{"t", "resume"}, {"table", mover.table()}, {"seq", seq}});
    mover.hear("view");
    CHECK(mover.view() == before);
    CHECK(mover.seq() == seq);
}

TEST_CASE("the same action sent twice is applied once and acknowledged twice", "[server]") {
    TestServer server;
    Player ann(server.port()), bo(server.port());
    sit_down_and_deal(ann, bo);
    Player& mover = ann.may_act() ? ann : bo;
    const auto action = mover.some_action();
    mover.send_action(action, "once");
    mover.send_action(action, "once");
    const auto first = mover.hear_answer("once");
    const auto second = mover.hear_answer("once");
    CHECK(first.at("t") == "ack");
    CHECK(first == second);
    mover.send_action(action, "stale");
}

TEST_CASE("a newer page of the same person takes the seat over", "[server]") {
    TestServer server;
    Player ann(server.port()), bo(server.port());
    sit_down_and_deal(ann, bo);
    Player second_page(server.port(), ann.cookie());
    second_page.join(bo.table());
    CHECK(ann.socket().read_close_code() == 4001);
    CHECK(second_page.view().at("you") == 0);
    CHECK(second_page.view().at("hand") == ann.view().at("hand"));
}

TEST_CASE("a connection follows one table at a time", "[server]") {
    TestServer server;
    Player ann(server.port()), bo(server.port());
    ann.create_table();
    bo.create_table();
    const auto first = bo.table();
    bo.join(ann.table());
    CHECK(bo.view().at("you").is_null());
    CHECK(bo.ask({{"t", "start"}, {"table", first}}).at("code") == "unknown_table");
    CHECK(ann.ask_table({{"t", "change_settings"}, {"seats", 3}}).at("t") == "done");
    while (bo.view().at("seats").size() != 3)
        bo.hear("event");
    bo.say({{"t", "detach"}, {"table", bo.table()}});
    CHECK(bo.ask_table({{"t", "sit"}}).at("code") == "unknown_table");
}

TEST_CASE("a reader that does not read is closed as too slow, with flat memory", "[server]") {
    TestServer server(hurried());
    Player slow(server.port(), "", 2'304);
    // Enough refusals fill every buffer on the way.
    const std::string question =
        json{{"t", "join"}, {"request_id", std::string(64, 'r')}, {"table", "x"}}.dump();
    const auto before = resident_kib();
    while (server.log.count("slow_reader_closed") == 0)
        slow.say(json::parse(question));
    CHECK(resident_kib() - before < 4'096);
    CHECK(slow.socket().read_close_code() == 4008);
}

TEST_CASE("a slow spectator gets one fresh view in place of what it missed", "[server]") {
    TestServer server(hurried());
    Player ann(server.port());
    Player slow(server.port(), "", 2'304);
    ann.create_table();
    slow.join(ann.table());
    // Settings change to and fro until everything on the way to the spectator is full.
    for (int i = 0; server.log.count("spectator_collapsed") == 0; ++i) {
        REQUIRE(ann.ask_table({{"t", "change_settings"}, {"seats", 3 + i % 3}}).at("t") == "done");
    }
    int views = 0;
    std::uint64_t jumped = 0;
    while (slow.seq() < ann.seq()) {
        const auto before = slow.seq();
        const auto message = slow.hear_any();
        REQUIRE(message);
        if (message->at("t") == "view") {
            ++views;
            jumped = slow.seq() - before;
        }
    }
    CHECK(views == 1);
    CHECK(jumped > 1);
    CHECK(slow.view().at("seats") == ann.view().at("seats"));
}

TEST_CASE("tables are there again after the server has ended and started", "[server]") {
    TestServer server(hurried());
    Player ann(server.port()), bo(server.port());
    sit_down_and_deal(ann, bo);
    for (int i = 0; i < 4; ++i) {
        const auto seq = (ann.may_act() ? ann : bo).act().at("seq");
        ann.follow_to(seq);
        bo.follow_to(seq);
    }
    const auto hand = ann.view().at("hand");
    server.restart(hurried());
    CHECK(ann.socket().read_close_code() == 1012);
    ann.come_back(server.port());
    bo.come_back(server.port());
    CHECK(ann.view().at("hand") == hand);
    CHECK(ann.welcome().at("yours").size() == 1);
    ann.follow_to(bo.seq());
    play_round({&ann, &bo});
}
