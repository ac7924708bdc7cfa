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

TEST_CASE("what cannot be true of a table is refused in words") {
    const Setup good{.hands = {"3S", "9C", "6H"}, .pile = "5H"};
    const auto with = [&good](auto change) {
        Setup setup = good;
        change(setup);
        return error_of(setup, fifteen_hands());
    };
    CHECK(with([](Setup&) {}).empty());
    CHECK(with([](Setup& s) { s.round = 0; }) == "round must be 1 to 1000000");
    CHECK(with([](Setup& s) { s.round = 1'000'001; }) == "round must be 1 to 1000000");
    CHECK(with([](Setup& s) { s.turn = -1; }) == "turn is no seat");
    CHECK(with([](Setup& s) { s.called = {true}; }) == "called must be one a seat");
    const auto pickup = [](int cards) {
        return pending::Pickup{PickupKind::two, cards};
    };
    CHECK(with([&](Setup& s) { s.pending = pickup(-1); }) == "pending has no such number of cards");
    CHECK(with([&](Setup& s) { s.pending = pickup(9'999); }) ==
          "pending has no such number of cards");
    const auto duel = [](int step, int leader, int answerer) {
        return pending::Duel{step, Suit::hearts, Seat(leader), Seat(answerer)};
    };
    for (const int step : {0, 4}) {
        CHECK(with([&](Setup& s) { s.pending = duel(step, 0, 1); }) ==
              "a duel has the steps 1, 2 and 3");
    }
    CHECK(with([&](Setup& s) { s.pending = duel(1, 3, 1); }) == "a duellist is no seat");
    CHECK(with([&](Setup& s) { s.pending = duel(1, 0, -1); }) == "a duellist is no seat");
    CHECK(with([&](Setup& s) { s.pending = duel(2, 1, 2); }).empty());
    Setup nine = good;
    for (const char* hand : {"2S", "2C", "2D", "2H", "4S", "4C"})
        nine.hands.emplace_back(hand);
    CHECK(error_of(nine, fifteen_hands()) == "seats must be 2 to 8");
    nine.hands.pop_back();
    CHECK(error_of(nine, newfoundland()) == "these rules have no packs for so many seats");
}

TEST_CASE("a position that names no seat as dealer, or not all hands, is refused") {
    Position position;
    position.seats = 2;
    position.hands = {cards_from("3S"), cards_from("9C")};
    position.pile = cards_from("5H");
    REQUIRE(load_position(newfoundland(), position));
    Position no_dealer = position;
    no_dealer.dealer = Seat(2);
    CHECK(load_position(newfoundland(), no_dealer).error() == "dealer is no seat");
    Position one_hand = position;
    one_hand.hands.pop_back();
    CHECK(load_position(newfoundland(), one_hand).error() == "hands must be one a seat");
}
