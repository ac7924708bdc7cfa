#include "kitchen_table/rules/crazy_eights/legality.h"
#include "support/presets.h"
#include "support/table.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::testing;

namespace {
const std::string stock = "QS QH 6C 7D 9C";

/// Seat 1 lays the five and then has one card, 7H; the others follow suit until it is seat 1's
/// turn.
Table before_the_last_card() {
    return Table(
        fifteen_hands(),
        {.hands = {"9H QD JC", "5D 7H", "5H 7D TC", "6H 9D TS"}, .pile = "9D", .stock = stock});
}
void others_follow(Table& table) {
    REQUIRE(table.does(2, "play 5H") == "done");
    REQUIRE(table.does(3, "play 6H") == "done");
    REQUIRE(table.does(0, "play 9H") == "done");
}
Table penalty_table(const std::string& hand) {
    return Table(tens_and_jokers(),
                 {.hands = {"QC 3S 9S", hand, "4H 5S KC"}, .pile = "7H", .stock = stock});
}
}  // namespace

TEST_CASE("a last card that was called goes out") {  // T30
    Table with_play = before_the_last_card();
    CHECK(with_play.does(1, "play 5D call") == "done");
    others_follow(with_play);
    CHECK(with_play.does(1, "play 7H") == "done");
    CHECK(with_play.ending() == "out 1");

    Table after_play = before_the_last_card();
    CHECK(after_play.does(1, "play 5D") == "done");
    CHECK(offer(after_play.view(1)).value().call);
    CHECK(after_play.does(1, "call") == "done");
    CHECK(after_play.told() == "called");
    others_follow(after_play);
    CHECK(after_play.does(1, "play 7H") == "done");
    CHECK(after_play.ending() == "out 1");
}

TEST_CASE("a last card that was not called brings one card, which may be called at once") {  // T31
    Table table = before_the_last_card();
    CHECK(table.does(1, "play 5D") == "done");
    others_follow(table);
    CHECK(table.does(1, "play 7H") == "done");
    CHECK(table.ending() == "going on");
    CHECK(table.hand(1) == "QS");
    CHECK(table.told() == "played drew1");
    CHECK(table.does(1, "call") == "done");
    CHECK(table.view(1).may_go_out);
}

TEST_CASE("another seat's move closes the window, another seat's call does not") {  // T48, K12
    Table table = before_the_last_card();
    CHECK(table.does(1, "play 5D") == "done");
    CHECK(table.does(3, "call") == "done");  // open since the deal
    CHECK(table.view(1).call_open);
    CHECK(table.does(2, "play 5H") == "done");
    CHECK(table.does(1, "call") == "too_late");
    CHECK(table.does(3, "call") == "done");  // still: it has not moved yet
}

TEST_CASE("an uncalled last card keeps its effect and an eight must name a suit") {  // T32, T33
    Table two(fifteen_hands(), {.hands = {"9H JC", "2H", "5H TC"}, .pile = "9H", .stock = stock});
    CHECK(two.does(1, "play 2H") == "done");
    CHECK(two.pending() == "two 2");
    CHECK(two.hand(1) == "QS");
    Table eight(fifteen_hands(), {.hands = {"9H JC", "8C", "5H TC"}, .pile = "9H", .stock = stock});
    CHECK(eight.does(1, "play 8C") == "suit_needed");
    CHECK(eight.does(1, "play 8C suit S") == "done");
    Table called(fifteen_hands(), {.hands = {"9H JC", "8C", "5H TC"},
                                   .pile = "9H",
                                   .stock = stock,
                                   .called = {false, true, false}});
    CHECK(called.legal() == std::set<std::string>{"play 8C"});
    CHECK(called.does(1, "play 8C suit S") == "done");
    CHECK(called.ending() == "out 1");
    CHECK(called.suit() == "H");  // the card that ends a round changes no suit
}

TEST_CASE("a called chain goes out, at once and card by card, but not on an ace") {  // T34-T37
    const std::vector<bool> called{false, true, false};
    Table at_once(fifteen_hands(),
                  {.hands = {"9S", "AH 5H", "6D"}, .pile = "9H", .stock = stock, .called = called});
    CHECK(at_once.does(1, "play AH 5H") == "done");
    CHECK(at_once.ending() == "out 1");
    Table by_card(fifteen_hands(),
                  {.hands = {"9S", "AH 5H", "6D"}, .pile = "9H", .stock = stock, .called = called});
    CHECK(by_card.does(1, "play AH") == "done");
    CHECK(by_card.does(1, "play 5H") == "done");
    CHECK(by_card.ending() == "out 1");
    Table on_aces(fifteen_hands(),
                  {.hands = {"9S", "AH AC", "6D"}, .pile = "9H", .stock = stock, .called = called});
    CHECK(on_aces.does(1, "play AH AC") == "done");
    CHECK(on_aces.ending() == "going on");
    CHECK(on_aces.hand(1) == "QS");
    CHECK(on_aces.pending() == "none");
    CHECK(on_aces.turn() == 2);
    Table neither(fifteen_hands(), {.hands = {"9S", "AH", "6D"}, .pile = "9H", .stock = stock});
    CHECK(neither.does(1, "play AH") == "done");
    CHECK(neither.hand(1) == "QS");  // one card, not two
}

TEST_CASE("a single dealt card needs no call until a second has been held") {  // T38, T39
    Table single(fifteen_hands(),
                 {.hands = {"TC", "9C", "JC"}, .pile = "9D", .stock = stock, .round = 8});
    CHECK(single.view(1).exempt_from_call);
    CHECK(single.does(1, "play 9C") == "done");
    CHECK(single.ending() == "out 1");
    Table drew(fifteen_hands(),
               {.hands = {"TC", "9C", "JC"}, .pile = "7D", .stock = "9D QD QH TD", .round = 8});
    CHECK(drew.does(1, "draw") == "done");
    CHECK_FALSE(drew.view(1).exempt_from_call);
}

TEST_CASE("a penultimate card laid in silence costs two cards at once") {  // U14-U16
    Table said = penalty_table("9H 3D");
    CHECK(said.does(1, "play 9H call") == "done");
    CHECK(said.hand(1) == "3D");
    Table said_before = penalty_table("9H 3D");
    CHECK(offer(said_before.view(1)).value().call);
    CHECK(said_before.does(1, "call") == "done");
    CHECK(said_before.does(1, "play 9H") == "done");
    CHECK(said_before.hand(1) == "3D");
    Table silent = penalty_table("9H 3D");
    CHECK(silent.does(1, "play 9H") == "done");
    CHECK(silent.hand(1) == "3D QS QH");
    CHECK(silent.told() == "played drew2");
    Table ten = penalty_table("TH 3D");
    CHECK(ten.does(1, "play TH") == "done");
    CHECK(ten.turn() == 1);
    CHECK(ten.view(1).hand.size() == 3);
}

TEST_CASE("a call lapses when the hand changes otherwise") {  // U17, G7
    Table table = penalty_table("9H 3D 5H");
    CHECK(table.does(1, "call") == "done");
    CHECK(table.does(1, "play 9H") == "done");  // leaves two: the call was for that play
    CHECK_FALSE(table.view(1).table.called.at(1));
    Table drawn = penalty_table("9D 3D");
    CHECK(drawn.does(1, "call") == "done");
    CHECK(drawn.does(1, "draw") == "done");
    CHECK_FALSE(drawn.view(1).table.called.at(1));
}

TEST_CASE("no call is offered to a seat that needs none, or once the round is over") {
    Table single(fifteen_hands(),
                 {.hands = {"TC", "9C", "JC"}, .pile = "9D", .stock = stock, .round = 8});
    CHECK_FALSE(offer(single.view(1)).value().call);
    CHECK_FALSE(offer(single.view(2)).has_value());
    CHECK(single.does(1, "play 9C") == "done");
    CHECK_FALSE(offer(single.view(1)).has_value());
    CHECK(single.does(1, "call") == "round_over");
}

TEST_CASE("a penalty for which no order of the pile is known changes nothing") {
    Table table(tens_and_jokers(), {.hands = {"QC 3S", "9H 3D", "4H 5S"}, .pile = "4C 7H"});
    CHECK(table.does(1, "play 9H") == "no recycle order");
    CHECK(table.hand(1) == "9H 3D");
    table.recycle_to("7H 4C");
    CHECK(table.does(1, "play 9H") == "done");
    CHECK(table.hand(1) == "3D 7H 4C");
}

TEST_CASE("where there are no calls none is heard") {
    Table table(newfoundland(), {.hands = {"3S", "9H 4C"}, .pile = "9D", .stock = stock});
    CHECK(table.does(1, "call") == "too_late");
    CHECK(table.does(1, "play 9H call") == "done");
    CHECK_FALSE(table.view(1).table.called.at(1));
}
