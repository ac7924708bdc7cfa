#include "support/presets.h"
#include "support/table.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::testing;
using Set = std::set<std::string>;

namespace {
const std::string stock = "5C 7D 9D TH QH 6C QS JS";

Table table_with(const std::string& hand, const std::string& second = "6D 7C QC") {
    return Table(fifteen_hands(),
                 {.hands = {"9S TS JD", hand, second, "6S TD KD"}, .pile = "7H", .stock = stock});
}
}  // namespace

TEST_CASE(
    "an ace must be covered by the same seat, in suit or rank or by a wild card") {  // T12-T15
    Table table = table_with("AH 5H AC 8S XX 3C");
    CHECK(table.does(1, "play AH") == "done");
    CHECK(table.pending() == "cover AH");
    CHECK(table.told() == "played demanded1");
    CHECK(table.turn() == 1);
    CHECK(table.does(1, "play 3C") == "no_match");
    CHECK(table.does(1, "draw") == "must_answer_or_take");
    CHECK(table.does(1, "pass") == "must_answer_or_take");
    CHECK(table.does(1, "play AC") == "done");
    CHECK(table.pending() == "cover AC");
    CHECK(table.does(1, "play 8S suit D") == "done");
    CHECK(table.turn() == 2);
    CHECK(table.suit() == "D");
}

TEST_CASE("an ace that is not covered costs one card and is plain for the next seat") {  // T15
    Table table = table_with("AH 5H", "6H 7C");
    CHECK(table.does(1, "play AH") == "done");
    CHECK(table.does(1, "take") == "done");
    CHECK(table.hand(1) == "5H 5C");
    CHECK(table.pending() == "none");
    CHECK(table.does(2, "play 6H") == "done");
}

TEST_CASE("a whole chain is one play, its last card has its effect") {  // T16, T19
    Table plain = table_with("AH 3H 3S 9S QD");
    CHECK(plain.does(1, "play AH 3H 3S 9S") == "done");
    CHECK(plain.top() == "9S");
    CHECK(plain.under() == 4);
    Table two = table_with("AH 2H QD");
    CHECK(two.does(1, "play AH 2H") == "done");
    CHECK(two.pending() == "two 2");
    Table king = table_with("AH KH QD");
    CHECK(king.does(1, "play AH KH") == "done");
    CHECK(king.turn() == 0);
    Table four = table_with("AH 4H QD");
    CHECK(four.does(1, "play AH 4H") == "done");
    CHECK(four.pending() == "duel 1 H 1 2");
    Table eight = table_with("AH 8C QD");
    CHECK(eight.does(1, "play AH 8C") == "suit_needed");
    CHECK(eight.does(1, "play AH 8C suit S") == "done");
}

TEST_CASE("a chain with a broken link, or of two plain cards, is no chain") {  // T17, T18
    Table table = table_with("AH 9S AC 9H QS 3H");
    CHECK(table.does(1, "play AH 9S") == "bad_order");
    CHECK(table.does(1, "play 9H AH") == "bad_order");
    CHECK(table.does(1, "play AC 9S") == "no_match");  // the first card is looked at first
    CHECK(table.does(1, "play AH 9H QS") == "one_card_only");
    CHECK(table.does(1, "play AH 9H 3H") == "bad_order");
}

TEST_CASE("no ace or three goes on a live two") {
    Table table(fifteen_hands(), {.hands = {"9S", "AH 3H 9H", "5S"},
                                  .pile = "7H 2H",
                                  .stock = stock,
                                  .pending = pending::Pickup{PickupKind::two, 2}});
    CHECK(table.does(1, "play AH") == "not_an_answer");
    CHECK(table.does(1, "play AH 3H 9H") == "not_an_answer");
}

TEST_CASE("a four starts a duel that the five, six and seven of its suit go on with") {  // T20-T25
    Table table = table_with("4H 6H QD", "5H 7H 5C 8D XX");
    CHECK(table.does(1, "play 4H") == "done");
    CHECK(table.pending() == "duel 1 H 1 2");
    CHECK(table.legal() == Set{"play 5H", "take"});
    for (const auto* card : {"5C", "8D suit H", "XX suit H", "7H"}) {
        CHECK(table.does(2, std::string("play ") + card) == "not_an_answer");
    }
    CHECK(table.does(3, "draw") == "not_your_turn");
    CHECK(table.does(2, "play 5H") == "done");
    CHECK(table.pending() == "duel 2 H 1 2");
    CHECK(table.turn() == 1);
    CHECK(table.does(1, "play 6H") == "done");
    CHECK(table.pending() == "duel 3 H 1 2");
    CHECK(table.does(2, "play 7H") == "done");
    CHECK(table.pending() == "none");
    CHECK(table.turn() == 3);  // the seat after the answerer (K8)
}

TEST_CASE(
    "each step of a duel has its price, and the seat after the answerer is next") {  // T20-T22
    Table five = table_with("4H 6H QD", "5H 7H");
    CHECK(five.does(1, "play 4H") == "done");
    CHECK(five.does(2, "take") == "done");
    CHECK(five.view(2).hand.size() == 4);
    CHECK(five.turn() == 3);
    Table six = table_with("4H 6H QD", "5H 7H");
    CHECK(six.does(1, "play 4H") == "done");
    CHECK(six.does(2, "play 5H") == "done");
    CHECK(six.does(1, "take") == "done");
    CHECK(six.view(1).hand.size() == 6);
    CHECK(six.turn() == 3);
    Table seven = table_with("4H 6H QD", "5H 7H");
    CHECK(seven.does(1, "play 4H") == "done");
    CHECK(seven.does(2, "play 5H") == "done");
    CHECK(seven.does(1, "play 6H") == "done");
    CHECK(seven.does(2, "take") == "done");
    CHECK(seven.view(2).hand.size() == 7);
    CHECK(seven.turn() == 3);
}

TEST_CASE("anticlockwise the answerer is the seat before") {  // T26
    Table table(fifteen_hands(), {.hands = {"5H TS", "4H 6H QD", "6D 7C", "6S TD"},
                                  .pile = "7H",
                                  .stock = stock,
                                  .direction = Direction::anticlockwise});
    CHECK(table.does(1, "play 4H") == "done");
    CHECK(table.pending() == "duel 1 H 1 0");
    CHECK(table.does(0, "take") == "done");
    CHECK(table.turn() == 3);
}
