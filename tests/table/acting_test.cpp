#include "table_rig.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::table;

namespace {

struct Pair {
    Rig rig;
    ConnectionId mover = 0, other = 0;

    Pair() {
        rig.open(2);
        rig.attach(2, "Bo");
        rig.sit(2, 1);
        rig.start(1);
        mover = rig.view(1).at("turn") == 0 ? 1 : 2;
        other = mover == 1 ? 2 : 1;
    }
    std::string act(ConnectionId connection, const json& action) {
        return rig.act(connection, action);
    }
    json legal_action() { return Rig::simple_action(rig.view(mover)); }
};

std::size_t at_of_ack(const Client& client, const std::string& id) {
    for (std::size_t at = 0; at < client.frames.size(); ++at) {
        const json frame = json::parse(client.frames[at]);
        if (frame.at("t") == "ack" && frame.at("action_id") == id) return at;
    }
    return client.frames.size();
}

}  // namespace

TEST_CASE("an action is told to everybody and then acknowledged with its seq") {
    Pair pair;
    const auto seq = pair.rig.client(pair.other).seq;
    const auto id = pair.act(pair.mover, pair.legal_action());
    const Client& mover = pair.rig.client(pair.mover);
    REQUIRE(mover.acked(id));
    CHECK(mover.answers.at(id).at("seq") == seq + 1);
    const auto ack = at_of_ack(mover, id);
    CHECK(json::parse(mover.frames.at(ack - 1)).at("t") == "event");
    CHECK(pair.rig.client(pair.other).seq == seq + 1);
    CHECK(pair.rig.client(pair.other).gaps == 0);
}

TEST_CASE("the same action_id again is answered the same and applied once (T21)") {
    Pair pair;
    const auto seq = pair.rig.client(pair.mover).seq;
    const std::string action = pair.legal_action().dump();
    for (int times = 0; times < 3; ++times) {
        pair.rig.send(command::Act{pair.mover, "once", seq, action});
    }
    CHECK(pair.rig.stored().actions.size() == 1);
    int acks = 0;
    for (const auto& frame : pair.rig.client(pair.mover).frames) {
        const json message = json::parse(frame);
        if (message.at("t") != "ack") continue;
        ++acks;
        CHECK(message.at("seq") == seq + 1);
    }
    CHECK(acks == 3);
}

TEST_CASE("an action on an old view is stale and changes nothing") {
    Pair pair;
    const auto seq = pair.rig.client(pair.mover).seq;
    pair.act(pair.mover, pair.legal_action());
    const auto actions = pair.rig.stored().actions.size();
    pair.rig.send(command::Act{pair.other, "old", seq, R"({"do":"draw"})"});
    CHECK(pair.rig.client(pair.other).refused("old", "stale"));
    CHECK(pair.rig.client(pair.other).answers.at("old").at("params").at("seq") ==
          pair.rig.client(pair.other).seq);
    pair.rig.send(command::Act{pair.other, "ahead", seq + 100, R"({"do":"draw"})"});
    CHECK(pair.rig.client(pair.other).refused("ahead", "stale"));
    CHECK(pair.rig.stored().actions.size() == actions);
}

TEST_CASE("what has nothing to do with the round does not make an action stale") {
    Pair pair;
    const auto seq = pair.rig.client(pair.mover).seq;
    const std::string action = pair.legal_action().dump();
    pair.rig.attach(9, "Cy");
    CHECK(pair.rig.client(pair.mover).seq > seq);
    pair.rig.send(command::Act{pair.mover, "a", seq, action});
    CHECK(pair.rig.client(pair.mover).acked("a"));
}

TEST_CASE("actions out of turn, cards not held and malformed ones get their own refusals") {
    Pair pair;
    const json before = pair.rig.view(pair.mover);
    CHECK(pair.rig.client(pair.other)
              .refused(pair.act(pair.other, {{"do", "draw"}}), "not_your_turn"));
    std::string missing;
    for (const char* card : {"AC", "AD", "AH", "AS", "3C", "3D", "3H", "3S", "4C"}) {
        const json& hand = before.at("hand");
        if (std::find(hand.begin(), hand.end(), json(card)) == hand.end()) missing = card;
    }
    const auto held = pair.act(pair.mover, {{"do", "play"}, {"cards", {missing}}});
    CHECK(pair.rig.client(pair.mover).refused(held, "not_in_hand"));
    CHECK(pair.rig.client(pair.mover).answers.at(held).at("params").at("card") == missing);
    for (const json& bad :
         {json{{"do", "fly"}}, json{{"do", "play"}}, json{{"do", "play"}, {"cards", {"1X"}}},
          json{{"do", "draw"}, {"seat", 1}}, json::object()}) {
        const auto id = pair.act(pair.mover, bad);
        INFO(bad.dump());
        CHECK(pair.rig.client(pair.mover).refused(id, "bad_message"));
    }
    CHECK(pair.rig.view(pair.mover) == before);
    CHECK(pair.rig.stored().actions.empty());
}

TEST_CASE("before the first round and after the game there is nothing to act on") {
    Rig rig;
    rig.open(2);
    CHECK(rig.client(1).refused(rig.act(1, {{"do", "draw"}}), "round_over"));
    CHECK(rig.client(1).refused(rig.next_round(1), "game_over"));
}

TEST_CASE("whoever is not at the table is not heard") {
    Pair pair;
    pair.rig.clients[77].person = {"p-Zed", "Zed"};
    CHECK(pair.rig.client(77).refused(pair.act(77, {{"do", "draw"}}), "not_seated"));
}
