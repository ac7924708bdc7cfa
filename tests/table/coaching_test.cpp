// The coach: who may ask, what they hear, what everybody else hears, and what it costs.
#include "table_rig.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::table;
namespace wire = kitchen_table::wire;

namespace {

/// Ann and Bo play, Cleo watches.
struct Coached {
    Rig rig;
    int asked = 0;

    explicit Coached(bool coach = true) {
        rig.open(2);
        rig.send(command::ChangeSettings{1, "coach", {}, {}, {}, {}, {}, {}, {}, {}, coach});
        rig.attach(2, "Bo");
        rig.sit(2, 1);
        rig.attach(3, "Cleo");
    }
    std::string ask(ConnectionId who) {
        const std::string id = "coach" + std::to_string(++asked);
        rig.send(command::AskCoach{who, id});
        return id;
    }
    ConnectionId mover() { return rig.view(1).at("turn").get<ConnectionId>() + 1; }
    ConnectionId other() { return 3 - mover(); }
    const json& answer(ConnectionId who, const std::string& id) {
        return rig.client(who).answers.at(id);
    }
    int heard_asking(ConnectionId who) {
        return static_cast<int>(std::ranges::count_if(
            rig.client(who).notices, [](const json& one) { return one.at("n") == "asked_coach"; }));
    }
    /// Plays what the coach says until the round is over; how often it was asked.
    int play_as_told() {
        int told = 0;
        while (rig.view(1).at("state") == "playing") {
            const ConnectionId who = mover();
            const std::string id = ask(who);
            REQUIRE(answer(who, id).at("t") == "advice");
            const json action = answer(who, id).at("advice").at("action");
            REQUIRE(rig.client(who).acked(rig.act(who, action)));
            ++told;
        }
        return told;
    }
};

std::vector<std::string> sentence_ids(const json& line) {
    std::vector<std::string> ids;
    for (const json& sentence : line)
        ids.push_back(sentence.at("id"));
    return ids;
}

bool has(const std::vector<std::string>& ids, const std::string& id) {
    return std::ranges::find(ids, id) != ids.end();
}

/// The rulesets of `newfoundland`, where every game counts.
wire::crazy_eights::Rulesets ranked() {
    auto ruleset = *newfoundland().find("newfoundland");
    ruleset.ranked = true;
    wire::crazy_eights::Rulesets rulesets;
    rulesets.add(std::move(ruleset));
    return rulesets;
}

}  // namespace

TEST_CASE("whoever is to move hears what the computer would do, and only they") {
    Coached table;
    table.rig.start(1);
    const ConnectionId mover = table.mover();
    const auto id = table.ask(mover);
    const json said = table.answer(mover, id);
    CHECK(said.at("t") == "advice");
    CHECK(said.at("seq") == table.rig.client(mover).seq);
    CHECK(said.at("advice").contains("action"));
    CHECK(said.at("advice").at("reason").is_string());
    for (const ConnectionId who : {table.other(), ConnectionId{3}}) {
        for (const std::string& frame : table.rig.client(who).frames)
            CHECK(frame.find("advice") == std::string::npos);
    }
}

TEST_CASE("everybody hears that the coach was asked, once for each action") {
    Coached table;
    table.rig.start(1);
    const ConnectionId mover = table.mover();
    const json first = table.answer(mover, table.ask(mover)).at("advice");
    const json again = table.answer(mover, table.ask(mover)).at("advice");
    CHECK(first == again);
    for (const ConnectionId who : {1, 2, 3}) {
        CHECK(table.heard_asking(who) == 1);
        CHECK(table.rig.client(who).gaps == 0);
    }
    const json notice = table.rig.client(3).notices.back();
    CHECK(notice.at("seat") == mover - 1);
    CHECK(notice.at("name") == (mover == 1 ? "Ann" : "Bo"));
    table.rig.act(mover, first.at("action"));
    table.ask(table.mover());
    CHECK(table.heard_asking(3) == 2);
}

TEST_CASE("what the coach says is always legal, and a round can be played by it alone") {
    int told = 0;
    Coached table;
    for (int round = 0; round < 12; ++round) {
        if (table.rig.view(1).at("state") == "between_rounds") {
            table.rig.next_round(1);
            table.rig.next_round(2);
        } else {
            table.rig.start(1);
        }
        told += table.play_as_told();
    }
    CHECK(told > 100);
}

TEST_CASE("asking changes nothing of the round: an action on the view before it is good") {
    Coached table;
    table.rig.start(1);
    const ConnectionId mover = table.mover();
    const auto before = table.rig.client(mover).seq;
    const json action = Rig::simple_action(table.rig.view(mover));
    const json position = table.rig.view(3);
    table.ask(mover);
    CHECK(table.rig.view(3) == position);
    table.rig.send(command::Act{mover, "a1", before, action.dump()});
    CHECK(table.rig.client(mover).acked("a1"));
}

TEST_CASE("the coach answers nobody but whoever is to move") {
    Coached table;
    CHECK(table.rig.client(1).refused(table.ask(1), "round_over"));
    table.rig.start(1);
    const ConnectionId other = table.other();
    const auto id = table.ask(other);
    CHECK(table.rig.client(other).refused(id, "not_your_turn"));
    CHECK(table.answer(other, id).at("params").at("turn") == table.mover() - 1);
    CHECK(table.rig.client(3).refused(table.ask(3), "not_seated"));
    table.rig.send(command::Pause{1, "pause", true});
    CHECK(table.rig.client(table.mover()).refused(table.ask(table.mover()), "paused"));
    CHECK(table.heard_asking(3) == 0);
}

TEST_CASE("where the coach is off it says nothing, and nobody is told") {
    Coached table(false);
    table.rig.start(1);
    CHECK(table.rig.client(table.mover()).refused(table.ask(table.mover()), "coach_off"));
    CHECK(table.heard_asking(3) == 0);
}

TEST_CASE("the settings line says that the coach may be asked, and a restart keeps it") {
    Coached table;
    CHECK(table.rig.view(3).at("coach") == true);
    CHECK(has(sentence_ids(table.rig.view(3).at("line")), "line-coach"));
    table.rig.restart();
    table.rig.attach(1, "Ann");
    CHECK(table.rig.view(1).at("coach") == true);
    table.rig.send(command::ChangeSettings{1, "off", {}, {}, {}, {}, {}, {}, {}, {}, false});
    CHECK(table.rig.view(1).at("coach") == false);
    CHECK_FALSE(has(sentence_ids(table.rig.view(1).at("line")), "line-coach"));
}

TEST_CASE("whether there is a coach is settled before the game") {
    Coached table;
    table.rig.start(1);
    table.play_as_told();
    REQUIRE(table.rig.view(1).at("state") == "between_rounds");
    table.rig.send(command::ChangeSettings{1, "off", {}, {}, {}, {}, {}, {}, {}, {}, false});
    CHECK(table.rig.client(1).refused("off", "game_in_progress"));
    CHECK(table.rig.view(1).at("coach") == true);
}

TEST_CASE("a game with the coach is stored as one, a game without it is not") {
    for (const bool coach : {true, false}) {
        Coached table(coach);
        table.rig.change(1, {}, R"({"game_end":{"target":50}})");
        table.rig.start(1);
        while (table.rig.view(1).at("state") != "game_over") {
            if (table.rig.view(1).at("state") == "between_rounds") {
                table.rig.next_round(1);
                table.rig.next_round(2);
            } else {
                const ConnectionId who = table.mover();
                table.rig.act(who, Rig::simple_action(table.rig.view(who)));
            }
        }
        const auto games = table.rig.store.games_of_table(table.rig.table_id);
        REQUIRE(games.size() == 1);
        CHECK(games[0].coach == coach);
        CHECK(games[0].whole);
    }
}

TEST_CASE("in a ranked ruleset there is no coach to be had") {
    Rig rig(1, crazy_eights_module(ranked()));
    auto opening = rig.opening(2, "{}");
    opening.settings.coach = true;
    CHECK(rig.open_refused(opening).at("params").at("field") == "coach");
    rig.open(2);
    rig.send(command::ChangeSettings{1, "on", {}, {}, {}, {}, {}, {}, {}, {}, true});
    CHECK(rig.client(1).refused("on", "bad_value"));
    CHECK(rig.view(1).at("coach") == false);
}
