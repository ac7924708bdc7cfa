// Two things at the same moment, in both orders: whichever is first, the table is one that could
// have come about without a race, and everybody is told the truth.
#include "table_rig.h"

#include <functional>

#include <catch2/catch.hpp>

using namespace kitchen_table::table;

namespace {

/// Ann is host, Bo sits beside her, Cleo and Dee watch; nothing is dealt.
struct Evening {
    Rig rig;
    explicit Evening(int seats = 4) {
        rig.around.limits.next_round_ms = 15'000;
        rig.open(seats, R"({"game_end":{"target":1000}})");
        rig.attach(2, "Bo");
        rig.sit(2, 1);
        rig.attach(3, "Cleo");
        rig.attach(4, "Dee");
    }
    json seat(int number) { return rig.view(1).at("seats").at(static_cast<std::size_t>(number)); }
    std::string state() { return rig.view(1).at("state"); }
    void finish_round() {
        while (state() == "playing") {
            bool acted = false;
            for (auto& [connection, client] : rig.clients) {
                if (acted || client.view.at("you").is_null()) continue;
                if (client.view.at("turn") != client.view.at("you")) continue;
                rig.act(connection, Rig::simple_action(client.view));
                acted = true;
            }
            if (!acted) rig.next_deadline();
        }
    }
};

/// Runs `check` on an evening where `one` comes before `other`, and on one where it comes after.
void in_both_orders(const std::function<void(Evening&)>& before,
                    const std::function<void(Evening&)>& one,
                    const std::function<void(Evening&)>& other,
                    const std::function<void(Evening&, bool one_first)>& check) {
    for (const bool one_first : {true, false}) {
        INFO((one_first ? "one first" : "the other first"));
        Evening evening;
        before(evening);
        (one_first ? one : other)(evening);
        (one_first ? other : one)(evening);
        check(evening, one_first);
        for (const auto& [connection, client] : evening.rig.clients)
            CHECK(client.gaps == 0);
    }
}

void nothing(Evening&) {}

}  // namespace

TEST_CASE("two for one seat: the first has it, the other hears that it is taken") {
    std::string cleo, dee;
    in_both_orders(
        nothing, [&](Evening& it) { cleo = it.rig.sit(3, 2); },
        [&](Evening& it) { dee = it.rig.sit(4, 2); },
        [&](Evening& it, bool cleo_first) {
            CHECK(it.seat(2).at("name") == (cleo_first ? "Cleo" : "Dee"));
            CHECK(it.rig.client(3).done(cleo) == cleo_first);
            CHECK(it.rig.client(4).done(dee) == !cleo_first);
            CHECK(it.rig.client(cleo_first ? 4 : 3).refused(cleo_first ? dee : cleo, "seat_taken"));
        });
}

TEST_CASE("two for the last free seat, whichever it is: the second hears that the table is full") {
    std::string cleo, dee;
    in_both_orders(
        [](Evening& it) {
            it.rig.send(command::AddComputer{1, "pc", 3});
            it.rig.start(1);
            it.finish_round();
            it.rig.attach(5, "Eve");
            it.rig.sit(5, 3);
        },
        [&](Evening& it) { cleo = it.rig.sit(3); }, [&](Evening& it) { dee = it.rig.sit(4); },
        [&](Evening& it, bool cleo_first) {
            CHECK(it.seat(2).at("name") == (cleo_first ? "Cleo" : "Dee"));
            CHECK(it.rig.client(cleo_first ? 4 : 3).refused(cleo_first ? dee : cleo, "table_full"));
        });
}

TEST_CASE("sitting down in a computer's seat and the deal: in the round it is the computer's") {
    std::string cleo;
    in_both_orders(
        [](Evening& it) {
            it.rig.start(1);
            it.finish_round();
            it.rig.next_round(1);
        },
        [&](Evening& it) { cleo = it.rig.sit(3, 2); }, [&](Evening& it) { it.rig.next_round(2); },
        [&](Evening& it, bool sat_first) {
            CHECK(it.rig.client(3).done(cleo) == sat_first);
            if (sat_first) {
                // Somebody new is here, who is not ready yet: the deal waits for them.
                CHECK(it.state() == "between_rounds");
                it.rig.next_round(3);
            } else {
                CHECK(it.rig.client(3).refused(cleo, "round_in_progress"));
            }
            CHECK(it.state() == "playing");
            CHECK(it.seat(2).at("kind") == (sat_first ? "person" : "computer"));
        });
}

TEST_CASE(
    "leaving and the deal: the cards of whoever left are the computer's, or there is no seat") {
    in_both_orders(
        nothing, [](Evening& it) { it.rig.leave(2); }, [](Evening& it) { it.rig.start(1); },
        [](Evening& it, bool) {
            CHECK(it.state() == "playing");
            CHECK(it.seat(1).at("kind") == "computer");
            CHECK(it.rig.view(1).at("counts").at(1) == 5);
            CHECK(it.rig.view(2).at("you").is_null());
            CHECK_FALSE(it.rig.view(2).contains("hand"));
        });
}

TEST_CASE("two who start: one game is dealt, the second hears that it is under way") {
    std::string first, second;
    in_both_orders(
        [](Evening& it) { it.rig.attach(5, "Ann"); },  // the host on another tab
        [&](Evening& it) { first = it.rig.start(5); },
        [&](Evening& it) { second = it.rig.start(5); },
        [&](Evening& it, bool one_first) {
            CHECK(it.rig.view(2).at("game") == 1);
            CHECK(it.rig.client(5).done(one_first ? first : second));
            CHECK(it.rig.client(5).refused(one_first ? second : first, "game_in_progress"));
        });
}

TEST_CASE(
    "a change of the settings and the start: the round has the rules that its players were shown") {
    std::string changed;
    in_both_orders(
        nothing,
        [&](Evening& it) { changed = it.rig.change(1, std::nullopt, R"({"queen":"none"})"); },
        [](Evening& it) { it.rig.start(1); },
        [&](Evening& it, bool changed_first) {
            CHECK(it.rig.client(1).done(changed) == changed_first);
            CHECK(it.rig.view(1).at("rules").at("queen") == (changed_first ? "none" : "spades"));
            CHECK(it.rig.view(1).at("rules") == it.rig.view(2).at("rules"));
        });
}

TEST_CASE("being removed and leaving: the seat is free, and removed stays removed") {
    in_both_orders(
        nothing,
        [](Evening& it) {
            it.rig.send(command::Remove{1, "out", 1});
        },
        [](Evening& it) { it.rig.leave(2); },
        [](Evening& it, bool removed_first) {
            CHECK(it.seat(1).at("kind") == "empty");
            CHECK(it.rig.client(1).refused("out", "bad_value") == !removed_first);
            it.rig.attach(6, "Bo");
            CHECK(it.rig.clients.contains(6) == !removed_first);
        });
}

TEST_CASE("handing the role over and the host's going: somebody who is here is host") {
    in_both_orders(
        nothing,
        [](Evening& it) {
            it.rig.send(command::HandOver{1, "over", 1});
        },
        [](Evening& it) { it.rig.leave(1); },
        [](Evening& it, bool) { CHECK(it.rig.view(2).at("you_host") == true); });
}

TEST_CASE("the host's going and somebody's sitting down: there is a host, and only one") {
    in_both_orders([](Evening& it) { it.rig.leave(2); },
                   [](Evening& it) {
                       it.rig.leave(1);
                       it.rig.detach(1);
                   },
                   [](Evening& it) { it.rig.sit(3, 2); },
                   [](Evening& it, bool) {
                       CHECK(it.rig.view(3).at("you_host") == true);
                       CHECK(it.rig.view(2).at("you_host") == false);
                       CHECK(it.rig.client(3).done(it.rig.start(3)));
                   });
}

TEST_CASE("coming back and counting as away: the seat is its owner's either way") {
    for (const bool back_first : {true, false}) {
        Evening evening;
        evening.rig.start(1);
        evening.rig.detach(2);
        evening.rig.advance(29'999);
        evening.rig.now.steady_ms += 1;
        evening.rig.now.wall_ms += 1;
        if (!back_first) evening.rig.send(command::TimeUp{});
        evening.rig.attach(7, "Bo");
        if (back_first) evening.rig.send(command::TimeUp{});
        CHECK(evening.seat(1).at("driver") == "person");
        CHECK(evening.seat(1).at("here") == true);
        CHECK(evening.rig.client(1).heard("away") == !back_first);
    }
}

TEST_CASE("two tabs of one person: the newest has the seat, whichever was there first") {
    for (const bool old_acts : {true, false}) {
        Evening evening;
        evening.rig.start(1);
        const auto seq = evening.rig.client(2).seq;
        if (old_acts) evening.rig.send(command::Say{2, "hello", true, "hello"});
        evening.rig.attach(8, "Bo");
        CHECK(evening.rig.replaced.contains(2));
        evening.rig.send(command::Act{2, "late", seq, R"({"do":"draw"})"});
        CHECK_FALSE(evening.rig.client(2).acked("late"));
        CHECK(evening.rig.view(8).at("you") == 1);
        CHECK(evening.seat(1).at("here") == true);
    }
}

TEST_CASE("an operator's closing and an action: nothing is acted on a closed table") {
    in_both_orders([](Evening& it) { it.rig.start(1); },
                   [](Evening& it) { it.rig.send(command::Close{}); },
                   [](Evening& it) {
                       while (it.rig.closed.empty() && it.rig.view(1).at("turn") != 0)
                           it.rig.next_deadline();
                       it.rig.send(command::Act{1, "act", it.rig.client(1).seq,
                                                it.rig.view(1).at("legal").is_null()
                                                    ? R"({"do":"pass"})"
                                                    : Rig::simple_action(it.rig.view(1)).dump()});
                   },
                   [](Evening& it, bool closed_first) {
                       CHECK(it.rig.closed == "operator");
                       CHECK(it.rig.client(1).acked("act") == !closed_first);
                       CHECK(it.rig.stored().table.closed);
                   });
}

TEST_CASE("draining and the last who is ready: the round is dealt before, and not after") {
    in_both_orders(
        [](Evening& it) {
            it.rig.start(1);
            it.finish_round();
            it.rig.next_round(1);
        },
        [](Evening& it) { it.rig.send(command::Drain{true}); },
        [](Evening& it) { it.rig.next_round(2); },
        [](Evening& it, bool draining_first) {
            CHECK(it.state() == (draining_first ? "between_rounds" : "playing"));
        });
}

TEST_CASE(
    "sixty-four who want one of four seats: four have one, and the others hear that all are "
    "taken") {
    for (std::uint64_t evening = 1; evening <= 50; ++evening) {
        Rig rig(evening);
        rig.open(4);
        rig.leave(1);
        std::vector<ConnectionId> people;
        for (ConnectionId who = 10; who < 74; ++who) {
            rig.attach(who, "guest" + std::to_string(who));
            people.push_back(who);
        }
        std::uint64_t lot = evening;
        for (std::size_t left = people.size(); left > 1; --left) {
            lot = lot * 6364136223846793005u + 1442695040888963407u;
            std::swap(people[left - 1], people[(lot >> 33) % left]);
        }
        std::map<ConnectionId, std::string> asked;
        for (const ConnectionId who : people)
            asked[who] = rig.sit(who);
        int seated = 0;
        for (std::size_t place = 0; place < people.size(); ++place) {
            const auto who = people[place];
            seated += rig.client(who).done(asked[who]);
            CHECK(rig.client(who).done(asked[who]) == (place < 4));
            if (place >= 4) CHECK(rig.client(who).refused(asked[who], "table_full"));
        }
        CHECK(seated == 4);
    }
}
