#include "table_rig.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::table;

namespace {

std::vector<std::string> kinds(const json& view) {
    std::vector<std::string> kinds;
    for (const json& seat : view.at("seats"))
        kinds.push_back(seat.at("kind"));
    return kinds;
}

}  // namespace

TEST_CASE("whoever opens a table sits at seat 0 and is host (N1)") {
    Rig rig;
    rig.open();
    const json& view = rig.view(1);
    CHECK(kinds(view) == std::vector<std::string>{"person", "empty", "empty", "empty"});
    CHECK(view.at("host") == 0);
    CHECK(view.at("you") == 0);
    CHECK(view.at("you_host") == true);
    CHECK(view.at("state") == "waiting");
    CHECK(view.at("rules").at("game_end").at("target") == 250);
    CHECK(view.at("commitment").is_string());
}

TEST_CASE("unclaimed seats are computers' when the game starts (N2)") {
    Rig rig;
    rig.open(7);
    rig.attach(2, "Bo");
    rig.sit(2, 3);
    CHECK(rig.client(1).done(rig.start(1)));
    CHECK(kinds(rig.view(1)) == std::vector<std::string>{"person", "computer", "computer", "person",
                                                         "computer", "computer", "computer"});
    CHECK(rig.view(1).at("counts") == json({5, 5, 5, 5, 5, 5, 5}));
    CHECK(rig.view(1).at("hand").size() == 5);
    CHECK(rig.table->summary().computers == 5);
}

TEST_CASE("a seat goes to whoever asks for it first") {
    Rig rig;
    rig.open();
    rig.attach(2, "Bo");
    rig.attach(3, "Cy");
    CHECK(rig.client(2).done(rig.sit(2, 1)));
    CHECK(rig.client(3).refused(rig.sit(3, 1), "seat_taken"));
    CHECK(rig.view(3).at("you") == nullptr);
    CHECK(rig.view(2).at("you") == 1);
    CHECK(rig.client(1).heard("sat"));
}

TEST_CASE("a seat that is no seat, a second seat and a full table are refused") {
    Rig rig;
    rig.open(2);
    rig.attach(2, "Bo");
    CHECK(rig.client(2).refused(rig.sit(2, 2), "bad_value"));
    CHECK(rig.client(1).refused(rig.sit(1, 1), "already_seated"));
    CHECK(rig.client(2).done(rig.sit(2)));
    rig.attach(3, "Cy");
    CHECK(rig.client(3).refused(rig.sit(3), "table_full"));
    CHECK(rig.client(3).refused(rig.leave(3), "not_seated"));
}

TEST_CASE("sitting in the own seat again changes nothing and is done") {
    Rig rig;
    rig.open();
    const auto seq = rig.client(1).seq;
    CHECK(rig.client(1).done(rig.sit(1, 0)));
    CHECK(rig.client(1).seq == seq);
}

TEST_CASE("leaving before the game empties the seat and hands the host's role on") {
    Rig rig;
    rig.open();
    rig.attach(2, "Bo");
    rig.sit(2, 2);
    CHECK(rig.client(1).done(rig.leave(1)));
    CHECK(kinds(rig.view(2)) == std::vector<std::string>{"empty", "empty", "person", "empty"});
    CHECK(rig.view(2).at("you_host") == true);
    CHECK(rig.client(2).heard("host"));
    CHECK(rig.view(1).at("you") == nullptr);
    CHECK(rig.view(1).at("you_host") == false);
    CHECK_FALSE(rig.view(1).contains("hand"));
}

TEST_CASE("the host's role goes to somebody who is here before somebody who is not") {
    Rig rig;
    rig.open();
    rig.attach(2, "Bo");
    rig.attach(3, "Cy");
    rig.sit(2, 1);
    rig.sit(3, 2);
    rig.detach(2);
    rig.leave(1);
    CHECK(rig.view(3).at("you_host") == true);
}

TEST_CASE("a host whom nobody can follow keeps the role without a seat") {
    Rig rig;
    rig.open(3);
    rig.leave(1);
    CHECK(rig.view(1).at("host") == nullptr);
    CHECK(rig.view(1).at("you_host") == true);
    CHECK(rig.client(1).done(rig.start(1)));
    CHECK(rig.table->summary().computers == 3);
}

TEST_CASE("when he goes, too, it waits for whoever sits down next") {
    Rig rig;
    rig.open();
    rig.attach(2, "Bo");
    rig.leave(1);
    rig.detach(1);
    CHECK(rig.view(2).at("host") == nullptr);
    CHECK(rig.view(2).at("you_host") == false);
    rig.sit(2, 3);
    CHECK(rig.view(2).at("host") == 3);
    CHECK(rig.view(2).at("you_host") == true);
}

TEST_CASE("a seat left in a round is played on by the computer with the same cards (N113)") {
    Rig rig;
    rig.open();
    rig.attach(2, "Bo");
    rig.sit(2, 1);
    rig.start(1);
    const json hand = rig.view(2).at("hand");
    const json counts = rig.view(1).at("counts");
    CHECK(rig.client(2).done(rig.leave(2)));
    CHECK(rig.view(1).at("seats").at(1).at("kind") == "computer");
    CHECK(rig.view(1).at("counts") == counts);
    CHECK(rig.view(1).at("round") == 1);
    // Nobody else may take it in the round; the one who left it may.
    rig.attach(3, "Cy");
    CHECK(rig.client(3).refused(rig.sit(3, 1), "round_in_progress"));
    CHECK(rig.client(3).refused(rig.sit(3), "table_full"));
    CHECK(rig.client(2).done(rig.sit(2)));
    CHECK(rig.view(2).at("you") == 1);
    CHECK(rig.view(2).at("hand") == hand);
}

TEST_CASE("leaving and the deal in both orders leave a computer or an empty seat, never a hole") {
    for (const bool leave_first : {true, false}) {
        Rig rig;
        rig.open(3);
        rig.attach(2, "Bo");
        rig.sit(2, 1);
        if (leave_first) rig.leave(2);
        rig.start(1);
        if (!leave_first) rig.leave(2);
        CHECK(rig.view(1).at("state") == "playing");
        CHECK(kinds(rig.view(1)) == std::vector<std::string>{"person", "computer", "computer"});
        CHECK(rig.view(1).at("hand").size() == 5);
    }
}
