#include "support/presets.h"
#include "support/table.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::testing;

namespace {
std::string error_of(const Setup& setup, const Rules& rules = newfoundland()) {
    try {
        const Table table(rules, setup);
    } catch (const std::invalid_argument& error) {
        return error.what();
    }
    return "";
}
}  // namespace

TEST_CASE("what a position leaves out is as at the start of a round") {
    const Table table(newfoundland(), {.hands = {"3S", "9C", "5S"}, .pile = "4S 9H"});
    CHECK(table.turn() == 1);
    CHECK(table.suit() == "H");
    CHECK_FALSE(table.named());
    CHECK(table.pending() == "none");
    CHECK(table.direction() == Direction::clockwise);
    CHECK(table.view(1).table.totals == std::vector{0, 0, 0});
}

TEST_CASE("a joker on top without a suit is any, and named by nobody") {
    const Table table(tens_and_jokers(), {.hands = {"3S", "9C"}, .pile = "9H XX", .named = true});
    CHECK(table.suit() == "any");
    CHECK_FALSE(table.named());
}

TEST_CASE("hands keep the order in which they were given") {
    const Table table(newfoundland(), {.hands = {"KS 3S AD", "9C"}, .pile = "9H"});
    CHECK(table.hand(0) == "KS 3S AD");
}

TEST_CASE("what is no position is refused in words") {
    CHECK(error_of({.hands = {"3S"}, .pile = "9H"}) == "seats must be 2 to 8");
    CHECK(error_of({.hands = {"3S", "9C"}, .pile = ""}) == "pile must not be empty");
    CHECK(error_of({.hands = {"3S", "9C"}, .pile = "9H", .turn = 2}) == "turn is no seat");
    CHECK(error_of({.hands = {"3S", "9H"}, .pile = "9H"}) ==
          "9H occurs more often than in the pack");
    CHECK(error_of({.hands = {"3S", "XX"}, .pile = "9H"}) ==
          "XX occurs more often than in the pack");
    CHECK(error_of({.hands = {"3S", ""}, .pile = "9H"}) == "a hand is empty: that round is over");
    CHECK(error_of({.hands = {"3S", "9C"}, .pile = "9H", .totals = {1}}) ==
          "totals must be one a seat");
    const Pending duel = pending::Duel{2, Suit::hearts, Seat(0), Seat(1)};
    CHECK(error_of({.hands = {"3S", "9C", "6H"}, .pile = "5H", .pending = duel}, fifteen_hands()) ==
          "it is not the turn of the duellist who owes the card");
}
