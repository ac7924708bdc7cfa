#include "support/presets.h"
#include "support/table.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::testing;
using Set = std::set<std::string>;

TEST_CASE("a stuck seat draws until a card fits, and must then lay it") {  // N32-N38
    Table table(newfoundland(),
                {.hands = {"3S", "9C 4S", "5S"}, .pile = "7H", .stock = "6C 7D 8S KC"});
    CHECK(table.legal() == Set{"draw"});
    CHECK(table.does(1, "pass") == "can_still_draw");
    CHECK(table.does(1, "draw") == "done");
    CHECK(table.turn() == 1);
    CHECK(table.hand(1) == "9C 4S 6C");
    CHECK(table.does(1, "draw") == "done");
    CHECK(table.does(1, "draw") == "holds_legal_play");
    CHECK(table.does(1, "pass") == "holds_legal_play");
    CHECK(table.does(1, "play 7D") == "done");
}

TEST_CASE("an eight is a legal play that bars drawing") {  // N35
    Table table(newfoundland(), {.hands = {"3S", "9C 8S"}, .pile = "7H", .stock = "6C"});
    CHECK(table.does(1, "draw") == "holds_legal_play");
}

TEST_CASE("an empty stock is filled from under the top when a card is needed") {  // N86, N87
    Table table(
        newfoundland(),
        {.hands = {"3S", "3C KS", "5S"}, .pile = "4C 5D 6S 8S", .suit = "D", .named = true});
    table.recycle_to("6S 4C 5D");
    CHECK(table.does(1, "draw") == "done");
    CHECK(table.told() == "recycled3 drew1");
    CHECK(table.stock() == 2);
    CHECK(table.under() == 0);
    CHECK(table.top() == "8S");
    CHECK(table.suit() == "D");
    CHECK(table.does(1, "play KS") == "no_match");
}

TEST_CASE("a recycle without an order is no refusal and changes nothing") {
    Table table(
        newfoundland(),
        {.hands = {"3S", "3C KS", "5S"}, .pile = "4C 5D 6S 8S", .suit = "D", .named = true});
    CHECK(table.does(1, "draw") == "no recycle order");
    table.recycle_to("6S 4C");  // not the cards under the top
    CHECK(table.does(1, "draw") == "no recycle order");
    CHECK(table.hand(1) == "3C KS");
    CHECK(table.under() == 3);
    Table take(newfoundland(), {.hands = {"3S", "3C", "5S"},
                                .pile = "4C 5D 2S",
                                .stock = "KC",
                                .pending = kitchen_table::rules::crazy_eights::pending::Pickup{
                                    PickupKind::two, 2}});
    CHECK(take.does(1, "take") == "no recycle order");  // after one card had come from the stock
    CHECK(take.hand(1) == "3C");
    CHECK(take.stock() == 1);
}

TEST_CASE("a seat with nothing to lay and nothing to draw passes") {  // N88-N91
    Table table(newfoundland(), {.hands = {"3S 9C", "KC JC", "4D 6S", "7H TS"}, .pile = "5D"});
    CHECK(table.does(1, "draw") == "nothing_to_draw");
    CHECK(table.does(1, "pass") == "done");
    CHECK(table.does(2, "pass") == "holds_legal_play");
    CHECK(table.does(2, "draw") == "holds_legal_play");
    CHECK(table.does(2, "play 4D") == "done");
    CHECK(table.does(3, "pass") == "can_still_draw");
    table.recycle_to("5D");
    CHECK(table.does(3, "draw") == "done");
    CHECK(table.legal() == Set{"play 5D"});
}

TEST_CASE("one card and the turn is over, whatever was drawn") {  // P4, T5
    Table table(power_cards(), {.hands = {"3S", "9C 4S", "5S"}, .pile = "7H", .stock = "7D KC"});
    CHECK(table.does(1, "draw") == "done");
    CHECK(table.turn() == 2);
}

TEST_CASE("where drawing is a choice any number may be drawn and any card laid") {  // F8-F11
    Table table(fifty_per_player(),
                {.hands = {"3S", "7C 4S", "5S"}, .pile = "5C 7H", .stock = "KC QD"});
    CHECK(table.does(1, "draw") == "done");
    CHECK(table.does(1, "draw") == "done");
    CHECK(table.does(1, "draw") == "nothing_to_draw");  // never recycled
    CHECK(table.does(1, "pass") == "holds_legal_play");
    CHECK(table.does(1, "play 7C") == "done");
}

TEST_CASE("a draw settles no demand and a nomination outlives it") {  // N30, E5
    Table table(newfoundland(), {.hands = {"3S", "9C 4S", "6S"},
                                 .pile = "8C",
                                 .stock = "5S 9D",
                                 .suit = "D",
                                 .named = true});
    CHECK(table.does(1, "draw") == "done");
    CHECK(table.does(1, "draw") == "done");
    CHECK(table.suit() == "D");
    CHECK(table.does(1, "play 9D") == "done");
}
