// What people add to a shuffle: when it counts, who hears of it, and what the record shows.
#include "table_rig.h"

#include "kitchen_table/tools/verify.h"

#include <catch2/catch.hpp>

using namespace kitchen_table;
using namespace kitchen_table::table;

namespace {

const std::string anns(64, 'a'), bos(64, 'b'), others(64, 'c');
const json ann_added{{"kind", 1}, {"contribution", anns}};
const json bo_added{{"kind", 1}, {"contribution", bos}};
const json computer{{"kind", 2}}, silent{{"kind", 3}};

/// Ann and Bo at a table of three, before the deal.
void sit_down(Rig& rig) {
    rig.open(3);
    rig.attach(2, "Bo");
    rig.sit(2, 1);
}

void play_out(Rig& rig) {
    for (int steps = 0; rig.view(1).at("state") == "playing"; ++steps) {
        REQUIRE(steps < 20'000);
        const json turn = rig.view(1).at("turn");
        if (turn == 0 || turn == 1) {
            const ConnectionId mover = turn == 0 ? 1 : 2;
            REQUIRE(rig.client(mover).acked(rig.act(mover, Rig::simple_action(rig.view(mover)))));
        } else {
            REQUIRE(rig.next_deadline());
        }
    }
}

/// The record of the last finished round, which must hold.
json proved_record(Rig& rig) {
    const auto rounds = rig.store.rounds_of_game(rig.table_id, 1);
    REQUIRE_FALSE(rounds.empty());
    const auto record = wire::crazy_eights::record_from_line(rounds.back().record);
    REQUIRE(record);
    CHECK(tools::problem_of_record(*record).value_or("") == "");
    return json::parse(rounds.back().record);
}

bool was_sent(const Client& client, const std::string& text) {
    return std::ranges::any_of(client.frames, [&](const std::string& frame) {
        return frame.find(text) != std::string::npos;
    });
}

}  // namespace

TEST_CASE("what somebody adds before the deal changes the deal, and the record proves it") {
    Rig with, without;
    for (Rig* rig : {&with, &without})
        sit_down(*rig);
    REQUIRE(with.view(1).at("commitment") == without.view(1).at("commitment"));
    CHECK(with.client(1).done(with.contribute(1, anns)));
    for (Rig* rig : {&with, &without})
        rig->start(1);
    CHECK(with.view(1).at("shares") == json({ann_added, silent, computer}));
    CHECK(without.view(1).at("shares") == json({silent, silent, computer}));
    CHECK(with.view(1).at("hand") != without.view(1).at("hand"));
    play_out(with);
    const json record = proved_record(with);
    CHECK(record.at("fair").at("seats") == json({ann_added, silent, computer}));
    CHECK(with.view(1).at("shares") == nullptr);
}

TEST_CASE("that somebody has contributed is shown at once, what it is only at the deal") {
    Rig rig;
    sit_down(rig);
    rig.attach(9, "Zed");
    CHECK(rig.view(9).at("contributed") == json::array());
    CHECK(rig.view(9).at("shares") == nullptr);
    rig.contribute(2, bos);
    rig.contribute(1, anns);
    for (const ConnectionId connection : {1, 2, 9}) {
        CHECK(rig.view(connection).at("contributed") == json({0, 1}));
        CHECK_FALSE(was_sent(rig.client(connection), anns));
        CHECK_FALSE(was_sent(rig.client(connection), bos));
    }
    rig.start(1);
    for (const ConnectionId connection : {1, 2, 9}) {
        CHECK(rig.view(connection).at("shares") == json({ann_added, bo_added, computer}));
        CHECK(rig.view(connection).at("contributed") == json::array());
        CHECK(rig.client(connection).gaps == 0);
    }
}

TEST_CASE("the second contribution of a seat does not count") {
    Rig rig;
    sit_down(rig);
    rig.contribute(1, anns);
    CHECK(rig.client(1).done(rig.contribute(1, others)));
    rig.start(1);
    CHECK(rig.view(1).at("shares").at(0) == ann_added);
}

TEST_CASE("a contribution counts only for the round to come, and only of a seat") {
    Rig rig(6);
    sit_down(rig);
    rig.attach(9, "Zed");
    const std::string first = rig.view(1).at("commitment");
    CHECK(rig.client(9).refused(rig.contribute(9, anns), "not_seated"));
    CHECK(rig.client(1).refused(rig.contribute(1, anns, std::string(64, '0')), "stale_commitment"));
    for (const auto& wrong : {std::string(63, 'a'), std::string(64, 'A'), std::string()}) {
        CHECK(rig.client(1).refused(rig.contribute(1, wrong), "bad_value"));
    }
    CHECK(rig.view(1).at("contributed") == json::array());
    rig.start(1);
    CHECK(rig.client(1).refused(rig.contribute(1, anns), "stale_commitment"));
    play_out(rig);
    CHECK(rig.client(1).refused(rig.contribute(1, anns, first), "stale_commitment"));
    CHECK(rig.client(1).done(rig.contribute(1, anns)));
    CHECK(rig.view(2).at("contributed") == json({0}));
    CHECK(rig.view(1).at("state") == "between_rounds");
    CHECK(rig.client(1).done(rig.next_round(1)));
    CHECK(rig.client(2).done(rig.next_round(2)));
    CHECK(rig.view(1).at("shares") == json({ann_added, silent, computer}));
    play_out(rig);
    CHECK(rig.view(1).at("contributed") == json::array());
}

TEST_CASE("who gives up the seat takes the contribution with them") {
    Rig rig;
    sit_down(rig);
    rig.contribute(2, bos);
    SECTION("nobody follows") {
        rig.leave(2);
        CHECK(rig.view(1).at("contributed") == json::array());
        rig.start(1);
        CHECK(rig.view(1).at("shares").at(1) == computer);
    }
    SECTION("somebody else sits down") {
        rig.leave(2);
        rig.attach(3, "Cleo");
        rig.sit(3, 1);
        CHECK(rig.view(1).at("contributed") == json::array());
        rig.start(1);
        CHECK(rig.view(1).at("shares").at(1) == silent);
    }
    SECTION("the host removes them") {
        rig.send(command::Remove{1, "out", 1});
        CHECK(rig.view(1).at("contributed") == json::array());
    }
}

TEST_CASE("who changes places takes the contribution along") {
    Rig rig;
    sit_down(rig);
    rig.contribute(2, bos);
    rig.send(command::SwapSeats{1, "swap", 1, 2});
    CHECK(rig.view(1).at("contributed") == json({2}));
    rig.start(1);
    CHECK(rig.view(1).at("shares") == json({silent, computer, bo_added}));
}

TEST_CASE("a person whose connection is lost is a person still, and has contributed still") {
    Rig rig;
    sit_down(rig);
    rig.contribute(2, bos);
    rig.detach(2);
    rig.attach(2, "Bo");
    CHECK(rig.view(2).at("contributed") == json({1}));
    rig.detach(2);
    rig.advance(31'000);
    REQUIRE(rig.view(1).at("seats").at(1).at("driver") == "computer");
    rig.start(1);
    CHECK(rig.view(1).at("shares") == json({silent, bo_added, computer}));
    rig.leave(1);
    rig.attach(2, "Bo");
    CHECK(rig.view(2).at("shares") == json({silent, bo_added, computer}));
}

TEST_CASE("one round has one commitment, across crashes and pauses") {
    Rig rig;
    sit_down(rig);
    const json first = rig.view(1).at("commitment");
    rig.contribute(1, anns);
    rig.restart();
    rig.attach_both();
    CHECK(rig.view(1).at("commitment") == first);
    // It is in memory only, so Ann's browser sends it again.
    CHECK(rig.view(1).at("contributed") == json::array());
    CHECK(rig.client(1).done(rig.contribute(1, anns)));
    SECTION("the deal is not stored") {
        rig.hold_commits = true;
        rig.start(1);
        rig.fail_held();
        rig.hold_commits = false;
        REQUIRE(rig.reloads == 1);
        rig.restart();
        rig.attach_both();
        CHECK(rig.view(1).at("state") == "waiting");
        CHECK(rig.view(1).at("commitment") == first);
        rig.contribute(1, anns);
    }
    rig.start(1);
    CHECK(rig.view(1).at("commitment") == first);
    rig.send(command::Pause{1, "pause", true});
    rig.restart();
    rig.attach_both();
    CHECK(rig.view(1).at("commitment") == first);
    rig.send(command::Pause{1, "go", false});
    play_out(rig);
    CHECK(proved_record(rig).at("fair").at("commitment") == first);
    const json second = rig.view(1).at("commitment");
    CHECK(second != first);
    rig.send(command::Pause{1, "pause", true});
    rig.restart();
    rig.attach_both();
    CHECK(rig.view(1).at("commitment") == second);
}

TEST_CASE("a restart in a round keeps the shares and the cards that follow from them") {
    Rig rig;
    sit_down(rig);
    rig.contribute(1, anns);
    rig.contribute(2, bos);
    rig.start(1);
    const json hand = rig.view(1).at("hand");
    rig.restart();
    rig.attach_both();
    CHECK(rig.view(1).at("shares") == json({ann_added, bo_added, computer}));
    CHECK(rig.view(1).at("hand") == hand);
    play_out(rig);
    CHECK(proved_record(rig).at("fair").at("seats") == json({ann_added, bo_added, computer}));
}

TEST_CASE("a round that is given up reveals its secret, too") {
    Rig rig(1, crazy_eights_module(ruleset_named("power-cards")));
    rig.ruleset = "power-cards";
    sit_down(rig);
    const json commitment = rig.view(1).at("commitment");
    rig.contribute(1, anns);
    rig.contribute(2, bos);
    rig.start(1);
    const auto revealed = [&](const std::string& reason) {
        const json record = proved_record(rig);
        CHECK(record.at("end").at("reason") == reason);
        CHECK(record.at("fair").at("commitment") == commitment);
        CHECK(record.at("fair").at("secret").get<std::string>().size() == 64);
        CHECK(record.at("fair").at("seats") == json({ann_added, bo_added, computer}));
    };
    SECTION("somebody leaves where that ends the game") {
        rig.leave(2);
        revealed("abandoned");
        // Between two rounds a new game has a new commitment, and nobody has added to it.
        CHECK(rig.view(1).at("commitment") != commitment);
        CHECK(rig.view(1).at("contributed") == json::array());
    }
    SECTION("an operator closes the table") {
        rig.send(command::Close{});
        revealed("voided");
    }
}

TEST_CASE(
    "where the game ends between two rounds, contributions to the round that is not dealt go") {
    Rig rig(1, crazy_eights_module(ruleset_named("power-cards")));
    rig.ruleset = "power-cards";
    rig.around.limits.next_round_ms = 1'000'000;
    sit_down(rig);
    rig.start(1);
    play_out(rig);
    REQUIRE(rig.view(1).at("state") == "between_rounds");
    rig.contribute(1, anns);
    REQUIRE(rig.view(1).at("contributed") == json({0}));
    rig.leave(2);
    REQUIRE(rig.view(1).at("state") == "game_over");
    CHECK(rig.view(1).at("contributed") == json::array());
    CHECK(rig.client(1).done(rig.contribute(1, others)));
    rig.start(1);
    CHECK(rig.view(1).at("shares").at(0).at("contribution") == others);
}
