#include "table_rig.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::table;
namespace store = kitchen_table::store;

TEST_CASE("nobody hears of an action before it is stored") {
    Rig rig;
    rig.two_in_play();
    const ConnectionId mover = rig.mover();
    const auto frames1 = rig.client(1).frames.size();
    const auto frames2 = rig.client(2).frames.size();
    rig.hold_commits = true;
    const auto id = rig.act(mover, Rig::simple_action(rig.view(mover)));
    CHECK(rig.client(1).frames.size() == frames1);
    CHECK(rig.client(2).frames.size() == frames2);
    rig.commit_held();
    CHECK(rig.client(mover).acked(id));
    CHECK(rig.client(1).frames.size() > frames1);
    CHECK(rig.client(2).frames.size() > frames2);
}

TEST_CASE("who comes while a commit is under way gets a view in its right place") {
    Rig rig;
    rig.two_in_play();
    const ConnectionId mover = rig.mover();
    rig.hold_commits = true;
    rig.act(mover, Rig::simple_action(rig.view(mover)));
    rig.attach(3, "Cy");
    CHECK(rig.client(3).frames.empty());
    rig.commit_held();
    CHECK(rig.client(3).seq == rig.client(1).seq);
    CHECK(rig.view(3).at("counts") == rig.view(1).at("counts"));
    CHECK(rig.client(1).gaps == 0);
}

TEST_CASE("a commit that fails is as if nothing had been asked, and the table is made anew") {
    Rig rig;
    rig.two_in_play();
    const ConnectionId mover = rig.mover();
    const json before = timeless(rig.view(mover));
    const std::string name = mover == 1 ? "Ann" : "Bo";
    rig.hold_commits = true;
    const auto seq = rig.client(mover).seq;
    const std::string action = Rig::simple_action(rig.view(mover)).dump();
    rig.send(command::Act{mover, "lost", seq, action});
    rig.send(command::Act{mover, "lost", seq, action});
    rig.fail_held();
    CHECK(rig.client(mover).refused("lost", "storage_unavailable"));
    CHECK(timeless(rig.view(mover)) == before);
    CHECK(rig.reloads == 1);
    // Until it is made anew nothing works, and says so.
    CHECK(rig.client(mover).refused(rig.leave(mover), "storage_unavailable"));
    CHECK_FALSE(rig.table->next_deadline_ms().has_value());

    rig.hold_commits = false;
    rig.restart();
    rig.attach(1, "Ann");
    rig.attach(2, "Bo");
    CHECK(rig.stored().actions.empty());
    CHECK(rig.view(mover).at("hand") == before.at("hand"));
    rig.send(command::Act{mover, "lost", rig.client(mover).seq, action});
    CHECK(rig.client(mover).acked("lost"));
}

TEST_CASE("an unanswered action may be sent again after a restart with the seq it was made on") {
    Rig rig;
    rig.two_in_play();
    const ConnectionId mover = rig.mover();
    const auto seq = rig.client(mover).seq;
    const std::string action = Rig::simple_action(rig.view(mover)).dump();
    rig.restart();
    rig.attach(1, "Ann");
    rig.attach(2, "Bo");
    CHECK(rig.client(mover).seq > seq);
    rig.send(command::Act{mover, "again", seq, action});
    CHECK(rig.client(mover).acked("again"));
}

TEST_CASE("with 32 commits under way the table is busy, and nothing is lost") {
    Rig rig;
    rig.open();
    rig.hold_commits = true;
    for (int times = 0; times < 16; ++times) {
        CHECK_FALSE(rig.client(1).refused(rig.leave(1), "busy"));
        CHECK_FALSE(rig.client(1).refused(rig.sit(1, 0), "busy"));
    }
    CHECK(rig.client(1).refused(rig.leave(1), "busy"));
    CHECK(rig.client(1).refused(rig.act(1, {{"do", "draw"}}), "busy"));
    rig.commit_held();
    rig.hold_commits = false;
    CHECK(rig.view(1).at("you") == 0);
    CHECK(rig.client(1).done(rig.leave(1)));
}

TEST_CASE("computers wait until what they saw is stored") {
    Rig rig;
    rig.around.limits.pace_percent = 0;
    rig.open(2);
    rig.hold_commits = true;
    rig.leave(1);
    rig.start(1);
    rig.advance(100'000);
    CHECK(rig.stored().actions.empty());
    rig.commit_held();
}

TEST_CASE("a commitment is shown only after its secret is stored, sealed") {
    Rig rig;
    rig.hold_commits = true;
    rig.open();
    CHECK(rig.client(1).frames.empty());
    CHECK(rig.announced.empty());
    rig.commit_held();
    CHECK(rig.view(1).at("commitment").is_string());
    CHECK(rig.announced.size() == 1);
}

TEST_CASE("no secret leaves or is stored in clear before its round is over") {
    Rig rig;
    CountedEntropy same(1);
    same.bytes32();  // the game's id
    std::string secret;
    for (const auto byte : same.bytes32()) {
        const char* digits = "0123456789abcdef";
        secret += digits[byte >> 4];
        secret += digits[byte & 15];
    }
    rig.two_in_play();
    for (const auto& [connection, client] : rig.clients) {
        for (const auto& frame : client.frames)
            CHECK(frame.find(secret) == std::string::npos);
    }
    CHECK(rig.stored().table.body.find(secret) == std::string::npos);
    while (rig.view(1).at("state") == "playing") {
        const ConnectionId mover = rig.mover();
        rig.act(mover, Rig::simple_action(rig.view(mover)));
    }
    const auto rounds = rig.store.rounds_of_game(rig.table->id(), 1);
    REQUIRE(rounds.size() == 1);
    const json fair = json::parse(rounds[0].record).at("fair");
    CHECK(fair.at("secret") == secret);
    CHECK(fair.at("seats") == json::parse(R"([{"kind":3},{"kind":3}])"));
}

TEST_CASE("a changed row in the store is found, never played on (F7)") {
    Rig rig;
    rig.two_in_play();
    for (int turns = 0; turns < 6 && rig.view(1).at("state") == "playing"; ++turns) {
        const ConnectionId mover = rig.mover();
        rig.act(mover, Rig::simple_action(rig.view(mover)));
    }
    const store::StoredTable good = rig.stored();
    const auto problem = [&](const store::StoredTable& stored) {
        std::vector<Effect> effects;
        const auto restored = Table::restore(stored, rig.around, rig.now, effects);
        return std::holds_alternative<std::string>(restored);
    };
    CHECK_FALSE(problem(good));
    for (std::size_t at = 0; at < good.table.body.size(); at += 7) {
        store::StoredTable bad = good;
        bad.table.body[at] = static_cast<char>(bad.table.body[at] ^ 1);
        CHECK(problem(bad));
    }
    REQUIRE(good.actions.size() >= 3);
    for (std::size_t at = 0; at < good.actions.size(); ++at) {
        store::StoredTable bad = good;
        bad.actions[at].seat ^= 1;
        CHECK(problem(bad));
        bad = good;
        bad.actions[at].state_hash ^= 1;
        CHECK(problem(bad));
        bad = good;
        bad.actions[at].action_id += "x";
        CHECK(problem(bad));
        if (at + 1 == good.actions.size()) continue;
        bad = good;
        bad.actions.erase(bad.actions.begin() + static_cast<std::ptrdiff_t>(at));
        CHECK(problem(bad));
        bad = good;
        std::swap(bad.actions[at], bad.actions[at + 1]);
        CHECK(problem(bad));
    }
    Rig other;
    other.around.sealing_key[0] = 8;
    std::vector<Effect> effects;
    CHECK(std::holds_alternative<std::string>(
        Table::restore(good, other.around, other.now, effects)));
}
