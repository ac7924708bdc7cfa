#include "support/presets.h"
#include "support/table.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::testing;
using Set = std::set<std::string>;

namespace {
const std::string stock = "6C 7D TD 3H";

Table newfoundland_table(const std::string& hand, const std::string& top,
                         const std::string& suit = "") {
    return Table(newfoundland(), {.hands = {"3S JD", hand, "5S KC", "TS KD"},
                                  .pile = top,
                                  .stock = stock,
                                  .suit = suit,
                                  .named = !suit.empty()});
}
}  // namespace

TEST_CASE("a card fits by suit or by rank") {  // N18-N22
    Table table = newfoundland_table("7C 3D 9S 5H", "7H");
    CHECK(table.legal() == Set{"play 7C", "play 5H"});
    CHECK(table.does(1, "play 9S") == "no_match");
    CHECK(table.does(1, "play 4H") == "not_in_hand");
    CHECK(table.does(2, "play 5S") == "not_your_turn");
    CHECK(table.does(1, "play 7C") == "done");
    CHECK(table.top() == "7C");
    CHECK(table.suit() == "C");
    CHECK(table.turn() == 2);
}

TEST_CASE("an eight goes on anything and names a suit") {  // N23-N29
    Table table = newfoundland_table("8C 8D 5C", "7H");
    CHECK(table.does(1, "play 8C") == "suit_needed");
    CHECK(table.does(1, "play 8C suit D") == "done");
    CHECK(table.suit() == "D");
    CHECK(table.named());
    CHECK(table.view(0).table.named_by == Seat(1));

    Table named = newfoundland_table("4C 4D 8S 9H", "8C", "D");
    CHECK(named.legal() ==
          Set{"play 4D", "play 8S suit C", "play 8S suit D", "play 8S suit H", "play 8S suit S"});
    CHECK(named.does(1, "play 4C") == "no_match");  // the printed suit is worth nothing
    CHECK(named.does(1, "play 4D") == "done");
    CHECK_FALSE(named.named());

    Table again = newfoundland_table("8S 5C", "8C", "D");
    CHECK(again.does(1, "play 8S suit C") == "done");
    CHECK(again.suit() == "C");
}

TEST_CASE("an eight may name the suit that is printed and in force") {  // N27
    Table table = newfoundland_table("8H 5C", "7H");
    CHECK(table.does(1, "play 8H suit H") == "done");
    CHECK(table.suit() == "H");
    CHECK(table.named());
}

TEST_CASE("one card a turn") {  // N39, N74
    Table table = newfoundland_table("7S 7C QH QC", "9H");
    CHECK(table.does(1, "play 7S 7C") == "one_card_only");
    CHECK(table.does(1, "play 9S 9D") == "one_card_only");
    CHECK(table.does(1, "play QH QC") == "one_card_only");
}

TEST_CASE("a play of no card at all is no play") {
    Table table = newfoundland_table("7S 9D", "9H");
    CHECK(table.does(1, "play") == "one_card_only");
}

TEST_CASE("a suit sent with a card that names none is ignored") {
    Table table = newfoundland_table("7S 9D", "9H");
    CHECK(table.does(1, "play 9D suit C") == "done");
    CHECK(table.suit() == "D");
    CHECK_FALSE(table.named());
}

TEST_CASE("a jack skips the next seat") {  // N77-N80
    Table table = newfoundland_table("JH 4C", "9H");
    CHECK(table.does(1, "play JH") == "done");
    CHECK(table.turn() == 3);
    CHECK(table.told() == "played skipped");
    Table back(newfoundland(), {.hands = {"3S", "JH 4C", "5S", "TS"},
                                .pile = "9H",
                                .stock = stock,
                                .direction = Direction::anticlockwise});
    CHECK(back.does(1, "play JH") == "done");
    CHECK(back.turn() == 3);
    Table two(newfoundland(), {.hands = {"3S", "JH 4C"}, .pile = "9H", .stock = stock});
    CHECK(two.does(1, "play JH") == "done");
    CHECK(two.turn() == 1);
}

TEST_CASE("a king turns the play round, to the neighbour") {  // N81-N84, A7
    Table table(newfoundland(),
                {.hands = {"KC 4D", "KH 4C", "5S", "TS"}, .pile = "9H", .stock = stock});
    CHECK(table.does(1, "play KH") == "done");
    CHECK(table.direction() == Direction::anticlockwise);
    CHECK(table.turn() == 0);
    CHECK(table.told() == "played reversed");
    CHECK(table.does(0, "play KC") == "done");
    CHECK(table.direction() == Direction::clockwise);
    CHECK(table.turn() == 1);
}

TEST_CASE("with two seats a reverse card passes the turn, or gives another one") {  // N82, P17
    Table passes(newfoundland(), {.hands = {"3S", "KH 4C"}, .pile = "9H", .stock = stock});
    CHECK(passes.does(1, "play KH") == "done");
    CHECK(passes.turn() == 0);
    CHECK(passes.direction() == Direction::anticlockwise);
    Table again(power_cards(), {.hands = {"3S", "AH 4C"}, .pile = "9H", .stock = stock});
    CHECK(again.does(1, "play AH") == "done");
    CHECK(again.turn() == 1);
    CHECK(again.direction() == Direction::anticlockwise);
}

TEST_CASE("a card whose effect is switched off is plain") {  // N60, N61, N80, N85
    Rules rules = newfoundland();
    for (const Rank rank : {Rank::two, Rank::jack, Rank::king}) {
        rules.effect[static_cast<std::size_t>(rank)] = Effect::plain;
    }
    for (const std::string card : {"2H", "JH", "KH"}) {
        CAPTURE(card);
        Table table(rules,
                    {.hands = {"3S", card + " 2S 4C", "5S", "TS"}, .pile = "9H", .stock = stock});
        CHECK(table.does(1, "play " + card) == "done");
        CHECK(table.turn() == 2);
        CHECK(table.pending() == "none");
        CHECK(table.direction() == Direction::clockwise);
    }
    Table stack(rules, {.hands = {"3S", "2H 2S 4C"}, .pile = "9H", .stock = stock});
    CHECK(stack.does(1, "play 2H 2S") == "one_card_only");
}

TEST_CASE("a ten plays again") {  // U11
    Table table(tens_and_jokers(), {.hands = {"3S", "TH 9C 3D"}, .pile = "7H", .stock = stock});
    CHECK(table.does(1, "play TH") == "done");
    CHECK(table.turn() == 1);
    CHECK(table.does(1, "draw") == "done");
    CHECK(table.turn() == 0);
}

TEST_CASE("nothing wild goes on an eight where an eight bars it") {  // U3, U4
    Table table(
        tens_and_jokers(),
        {.hands = {"3S", "8C XX 5C 5H"}, .pile = "8H", .stock = stock, .suit = "C", .named = true});
    CHECK(table.legal() == Set{"play 5C"});
    CHECK(table.does(1, "play XX") == "no_match");
    CHECK(table.does(1, "play 8C suit D") == "no_match");
}

TEST_CASE("a free joker names nothing and anything may follow it") {  // U5, U6
    Table table(tens_and_jokers(), {.hands = {"8C KS", "XX XX 4S"}, .pile = "9D", .stock = stock});
    CHECK(table.does(1, "play XX") == "done");
    CHECK(table.suit() == "any");
    CHECK_FALSE(table.named());
    CHECK(table.legal() ==
          Set{"play 8C suit C", "play 8C suit D", "play 8C suit H", "play 8C suit S", "play KS"});
}

TEST_CASE("of equal cards the one that came first is laid") {
    Table table(fifteen_hands(),
                {.hands = {"3S 9S", "5H 9C 5H", "6S 7S"}, .pile = "7H", .stock = stock});
    CHECK(table.legal() == Set{"play 5H"});
    CHECK(table.does(1, "play 5H") == "done");
    CHECK(table.hand(1) == "9C 5H");
}
