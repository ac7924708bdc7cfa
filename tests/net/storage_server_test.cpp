// What people notice when the disk fails, and when it works again.
#include "support/player.h"
#include "support/test_server.h"

#include <catch2/catch.hpp>

#include <thread>

using namespace kitchen_table;
using namespace kitchen_table::test;

TEST_CASE("while the store fails actions are refused and nothing is lost; then the table goes on",
          "[server]") {
    ServerSetup setup;
    setup.options.limits.messages_burst = 1'000;
    TestServer server(setup);
    Player ann(server.port()), bo(server.port());
    sit_down_and_deal(ann, bo);
    Player* mover = ann.may_act() ? &ann : &bo;
    const auto hand = mover->view().at("hand");
    const auto action = mover->some_action();

    server.store.fail_commits(store::Failure::full, 1, 1);
    mover->send_action(action, "while-full");
    const auto refused = mover->hear_answer("while-full");
    CHECK(refused.at("t") == "refused");
    CHECK(refused.at("code") == "storage_unavailable");
    mover->hear("view");
    CHECK(mover->view().at("hand") == hand);
    CHECK(server.log.count("storage_failing") == 1);

    while (get(server.port(), "/readyz").status != 200)
        std::this_thread::yield();
    while (server.log.count("storage_recovered") == 0)
        std::this_thread::yield();
    Player& other = mover == &ann ? bo : ann;
    other.hear("view");
    json answer;
    for (int attempt = 0; answer.empty() || answer.at("t") == "refused"; ++attempt) {
        const auto id = "again" + std::to_string(attempt);
        mover->send_action(action, id);
        answer = mover->hear_answer(id);
    }
    CHECK(answer.at("t") == "ack");
    ann.follow_to(answer.at("seq"));
    bo.follow_to(answer.at("seq"));
    play_round({&ann, &bo});
}
