#include "support/presets.h"
#include "support/table.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::testing;
using Set = std::set<std::string>;

namespace {
const std::string stock = "6C 7D 9S TD 3H 7C 6D";

Pending two(int cards) {
    return pending::Pickup{PickupKind::two, cards};
}
Pending queen(int cards) {
    return pending::Pickup{PickupKind::queen, cards};
}
Pending joker(int cards) {
    return pending::Pickup{PickupKind::joker, cards};
}

/// Seat 2 owes `owed`.
Table owing(const Rules& rules, const std::string& hand, const Pending& owed,
            const std::string& pile = "9H 2H") {
    return Table(rules, {.hands = {"3S JD", "9C AC", hand, "TS KD"},
                         .pile = pile,
                         .stock = stock,
                         .pending = owed,
                         .turn = 2});
}
}  // namespace

TEST_CASE("a two makes the next seat owe two cards and lose its turn") {  // N42, N57, N58
    Table table(newfoundland(),
                {.hands = {"3S", "2H 4C", "9C 5D", "6H TS"}, .pile = "9H", .stock = stock});
    CHECK(table.does(1, "play 2H") == "done");
    CHECK(table.pending() == "two 2");
    CHECK(table.told() == "played demanded2");
    CHECK(table.legal() == Set{"take"});
    CHECK(table.does(2, "take") == "done");
    CHECK(table.hand(2) == "9C 5D 6C 7D");
    CHECK(table.turn() == 3);
    CHECK(table.pending() == "none");
    CHECK(table.suit() == "H");
    CHECK(table.does(2, "play 7D") == "not_your_turn");
    CHECK(table.does(3, "play 6H") == "done");
}

TEST_CASE("up to four twos in one play, the first of which must fit") {  // N43-N47
    Table table(newfoundland(),
                {.hands = {"3S", "2H 2S 2C 2D 4C", "9C"}, .pile = "9H", .stock = stock});
    CHECK(table.does(1, "play 2S 2H") == "no_match");
    CHECK(table.does(1, "play 2H 2H") == "not_in_hand");
    CHECK(table.does(1, "play 2H 4C") == "one_card_only");
    CHECK(table.legal().size() == 1 + 3 + 6 + 6);
    CHECK(table.does(1, "play 2H 2S 2C 2D") == "done");
    CHECK(table.pending() == "two 8");
    CHECK(table.top() == "2D");
    CHECK(table.suit() == "D");
}

TEST_CASE("a two answers a two and the total moves on") {  // N50-N52
    Table table = owing(newfoundland(), "2D 2C 8D KH QS", two(4));
    CHECK(table.legal() == Set{"play 2D", "play 2C", "play 2D 2C", "play 2C 2D", "take"});
    CHECK(table.does(2, "play 2C 2D") == "done");
    CHECK(table.pending() == "two 8");
    CHECK(table.turn() == 3);
}

TEST_CASE("nothing but a two answers a two here") {  // N55, N56, N73
    Table table = owing(newfoundland(), "2D 8D KH QS 5H", two(2));
    for (const auto* card : {"8D suit C", "KH", "QS", "5H"}) {
        CHECK(table.does(2, std::string("play ") + card) == "not_an_answer");
    }
    CHECK(table.does(2, "draw") == "must_answer_or_take");
    CHECK(table.does(2, "pass") == "must_answer_or_take");
    CHECK(table.does(2, "take") == "done");
    CHECK(table.hand(2).starts_with("2D"));
}

TEST_CASE("where answering is off a pickup can only be taken") {  // N59, N76
    Rules rules = newfoundland();
    rules.answer = AnswerRule::off;
    rules.queen = QueenRule::all;
    Table twos = owing(rules, "2D 5H", two(2));
    CHECK(twos.does(2, "play 2D") == "not_an_answer");
    CHECK(twos.legal() == Set{"take"});
    Table queens = owing(rules, "QD 5H", queen(5), "9H QH");
    CHECK(queens.does(2, "play QD") == "not_an_answer");
}

TEST_CASE("where answering is compulsory a held answer must be laid") {  // P8, P9
    Table holds = owing(power_cards(), "2C 8H", two(2));
    CHECK(holds.does(2, "take") == "must_answer");
    CHECK(holds.does(2, "draw") == "must_answer");
    CHECK(holds.does(2, "pass") == "must_answer");
    CHECK(holds.legal() == Set{"play 2C"});
    Table none = owing(power_cards(), "8H 5C", two(2));
    CHECK(none.does(2, "play 8H suit C") == "not_an_answer");
    CHECK(none.does(2, "take") == "done");
}

TEST_CASE("the queen of spades costs five, other queens nothing") {  // N67-N70
    Table table(newfoundland(),
                {.hands = {"3S", "QS 4C", "QH 5D", "6H"}, .pile = "QC", .stock = stock});
    CHECK(table.does(1, "play QS") == "done");
    CHECK(table.pending() == "queen 5");
    CHECK(table.does(2, "play QH") == "not_an_answer");
    CHECK(table.does(2, "take") == "done");
    CHECK(table.view(2).hand.size() == 7);
    Table plain(newfoundland(), {.hands = {"3S", "QH 4C"}, .pile = "9H", .stock = stock});
    CHECK(plain.does(1, "play QH") == "done");
    CHECK(plain.pending() == "none");
}

TEST_CASE("where every queen counts a queen answers a queen") {  // N71, N72
    Rules rules = newfoundland();
    rules.queen = QueenRule::all;
    Table table = owing(rules, "QC 2C 2D", queen(5), "9H QH");
    CHECK(table.does(2, "play 2C") == "not_an_answer");
    CHECK(table.does(2, "play 2C 2D") == "not_an_answer");
    CHECK(table.does(2, "play QC") == "done");
    CHECK(table.pending() == "queen 10");
}

TEST_CASE("a pickup larger than what can be had takes everything") {  // N63-N65, E4, A14
    Table recycles(newfoundland(), {.hands = {"3S 4S", "9C", "JC"},
                                    .pile = "4C 5D 6S 7H TH 2H",
                                    .stock = "KC KD KS",
                                    .pending = two(6),
                                    .turn = 1});
    recycles.recycle_to("TH 4C 5D 6S 7H");
    CHECK(recycles.does(1, "take") == "done");
    CHECK(recycles.hand(1) == "9C KC KD KS TH 4C 5D");
    CHECK(recycles.stock() == 2);
    CHECK(recycles.under() == 0);
    CHECK(recycles.top() == "2H");
    CHECK(recycles.suit() == "H");
    CHECK(recycles.told() == "recycled5 drew6");

    Table nothing(newfoundland(),
                  {.hands = {"3S 4H", "9C", "JC"}, .pile = "2H", .pending = two(2), .turn = 1});
    CHECK(nothing.does(1, "take") == "done");
    CHECK(nothing.hand(1) == "9C");
    CHECK(nothing.turn() == 2);
    CHECK(nothing.pending() == "none");
}

TEST_CASE("where the pile is never recycled a short pickup stays short") {  // P12
    Table table(power_cards(), {.hands = {"3S 4H", "9C", "JH"},
                                .pile = "5H 6H 2H",
                                .stock = "KC",
                                .pending = two(4),
                                .turn = 1});
    CHECK(table.does(1, "take") == "done");
    CHECK(table.hand(1) == "9C KC");
    CHECK(table.under() == 2);
}

TEST_CASE("an eight cancels a live two and a joker outbids it where they answer") {  // T6-T9
    Table eight = owing(fifteen_hands(), "8D 5C", two(2));
    CHECK(eight.does(2, "play 8D suit C") == "done");
    CHECK(eight.pending() == "none");
    CHECK(eight.suit() == "C");
    CHECK(eight.turn() == 3);
    Table wild = owing(fifteen_hands(), "XX 5C", two(2));
    CHECK(wild.does(2, "play XX suit D") == "done");
    CHECK(wild.pending() == "joker 5");  // demands never add up here
    Table more = owing(fifteen_hands(), "2C 5C", two(2));
    CHECK(more.does(2, "play 2C") == "done");
    CHECK(more.pending() == "two 2");
    Table on_joker = owing(fifteen_hands(), "8D 2C XX", joker(5), "9H XX");
    CHECK(on_joker.does(2, "play 8D suit C") == "not_an_answer");
    CHECK(on_joker.does(2, "play 2C") == "not_an_answer");
    CHECK(on_joker.does(2, "play XX") == "suit_needed");
    CHECK(on_joker.does(2, "play XX suit S") == "done");
    CHECK(on_joker.pending() == "joker 5");
}

TEST_CASE("there is nothing to take without a demand") {
    Table table(newfoundland(), {.hands = {"3S", "9C 4H"}, .pile = "9H", .stock = stock});
    CHECK(table.does(1, "take") == "nothing_to_take");
}
