#include "support/presets.h"
#include "support/table.h"

#include "kitchen_table/rules/crazy_eights/game_progress.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::testing;

TEST_CASE("two seats are dealt seven cards, more seats five") {  // N4, N5
    CHECK(Table::dealt(newfoundland(), 2, "").stock() == 37);
    CHECK(Table::dealt(newfoundland(), 3, "").stock() == 36);
    CHECK(Table::dealt(newfoundland(), 4, "8D").stock() == 31);
    const Table seven = Table::dealt(newfoundland(), 7, "", {}, 1, 6);
    CHECK(seven.stock() == 16);
    for (int seat = 0; seat < 7; ++seat)
        CHECK(seven.view(seat).hand.size() == 5);
    CHECK(seven.turn() == 0);
}

TEST_CASE("cards are dealt one at a time from the dealer's left") {  // E2
    const Table table = Table::dealt(newfoundland(), 3, "AC 2C 3C 4C 5C 6C", {}, 1, 1);
    CHECK(table.hand(2).starts_with("AC 4C"));
    CHECK(table.hand(0).starts_with("2C 5C"));
    CHECK(table.hand(1).starts_with("3C 6C"));
    CHECK(table.turn() == 2);
    CHECK(table.direction() == Direction::clockwise);
}

TEST_CASE("a starter eight goes back into the stock, each before the next is turned") {  // N6, N7
    const std::string hands = "AC 2C 3C 4C 5C 6C 7C 9C TC JC QC KC AD 2D ";
    const Table one = Table::dealt(newfoundland(), 2, hands + "8C 5D", {12});
    CHECK(one.top() == "5D");
    CHECK(one.suit() == "D");
    CHECK_FALSE(one.named());
    CHECK(one.stock() == 37);
    CHECK(one.under() == 0);
    const Table two = Table::dealt(newfoundland(), 2, hands + "8C 8H KS", {5, 9});
    CHECK(two.top() == "KS");
    CHECK(two.turn() == 1);
    CHECK(two.direction() == Direction::clockwise);
    CHECK_THROWS(Table::dealt(newfoundland(), 2, hands + "8C 5D", {0}));
    CHECK_THROWS(Table::dealt(newfoundland(), 2, hands + "8C 5D", {37}));
    CHECK_THROWS(Table::dealt(newfoundland(), 2, hands + "8C 5D"));
}

TEST_CASE("a buried eight is drawn from the place where it was put") {
    const std::string hands = "AC 2C 3C 4C 5C 6C 7C 9C TC JC QC KC AD 2D ";
    Table table = Table::dealt(newfoundland(), 2, hands + "8C KS 3H 4H 5H", {2});
    CHECK(table.does(1, "draw") == "done");  // the king was on top; under it 3H, then the eight
    CHECK(table.hand(1).ends_with("3H"));
    CHECK(table.does(1, "draw") == "done");
    CHECK(table.hand(1).ends_with("8C"));
}

TEST_CASE("a pack that is not these cards is not dealt") {
    GivenShuffles shuffles;
    shuffles.pack = cards_from("AC 2C 3C");
    CHECK_FALSE(Game::deal_round(newfoundland(), {4, 1, Seat(0), {0, 0, 0, 0}}, shuffles));
}

TEST_CASE("a starter does nothing, whatever it is") {  // N8, N9, N11, N12, E7
    const std::string hands = "AC 3C 4C 5C 6C 7C 9C TC QC KC AD 3D 4D 5D ";
    for (const std::string starter : {"JS", "2H", "KD", "QS"}) {
        CAPTURE(starter);
        const Table table = Table::dealt(newfoundland(), 2, hands + starter);
        CHECK(table.pending() == "none");
        CHECK(table.turn() == 1);
        CHECK(table.direction() == Direction::clockwise);
    }
}

TEST_CASE("where a starter eight is kept its printed suit is in force") {  // P2
    const Table table = Table::dealt(power_cards(), 2, "AC 3C 4C 5C 6C 7C 9C TC QC KC 8S");
    CHECK(table.top() == "8S");
    CHECK(table.suit() == "S");
    CHECK_FALSE(table.named());
}

TEST_CASE("starter jokers are covered until another card lies on top") {  // T3
    const Table table = Table::dealt(fifteen_hands(), 3, "AC AD AH XX XX 9C", {}, 8);
    CHECK(table.top() == "9C");
    CHECK(table.under() == 2);
    CHECK(table.suit() == "C");
}

TEST_CASE("starter eights and jokers are both buried") {  // U2
    const std::string hands = "AC 2C 3C 4C 5C 6C AD 3D 4D 5D 6D 7D ";
    const Table table = Table::dealt(tens_and_jokers(), 2, hands + "8C XX 2D", {3, 4});
    CHECK(table.top() == "2D");
    CHECK(table.pending() == "none");
    CHECK(table.stock() == 41);
}

TEST_CASE("a starter that nothing could replace stays") {
    Rules rules = tens_and_jokers();
    rules.deal = FixedDeal{6, 16, 6};
    REQUIRE(problems(rules).empty());
    std::string all;  // 48 cards for three hands, then the eights and the jokers
    for (const char suit : std::string("CDHS")) {
        for (const char rank : std::string("A2345679TJQK"))
            all += {rank, suit, ' '};
    }
    const Table eight = Table::dealt(rules, 3, all + "8C 8D 8H 8S XX XX");
    CHECK(eight.top() == "8C");
    CHECK(eight.suit() == "C");
    CHECK(eight.under() == 0);
    const Table joker = Table::dealt(rules, 3, all + "XX 8C 8D 8H 8S XX");
    CHECK(joker.top() == "XX");
    CHECK(joker.suit() == "any");
    rules.starter_joker = StarterJoker::cover;
    const Table covered = Table::dealt(rules, 3, all + "XX XX 8C 8D 8H 8S");
    CHECK(covered.top() == "8C");
    CHECK(covered.under() == 2);
}

TEST_CASE("the valley deals eight down to one and up again") {  // T1, T2
    const std::vector<int> sizes{8, 7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7, 8};
    for (int round = 1; round <= 15; ++round) {
        CHECK(cards_dealt(fifteen_hands(), 4, round) ==
              sizes.at(static_cast<std::size_t>(round - 1)));
    }
    CHECK(cards_in_play(fifteen_hands(), 6) == 108);
    CHECK(cards_in_play(fifteen_hands(), 8) == 162);
}

TEST_CASE("a deal for which there are not enough cards is refused in words") {
    const auto refused = [](const Rules& rules, int seats, int round) -> std::string {
        try {
            Table::dealt(rules, seats, "", {}, round);
        } catch (const std::invalid_argument& error) {
            return error.what();
        }
        return "";
    };
    CHECK(refused(fifteen_hands(), 8, 15).empty());
    CHECK(refused(fifteen_hands(), 8, 40) == "33 cards each at 8 seats are more than there are");
    Rules crowded = newfoundland();
    crowded.packs = {{8, 1}};
    crowded.deal = FixedDeal{7, 5, 6};
    CHECK(problems(crowded).empty());
    CHECK(refused(crowded, 8, 1).empty());  // 48 cards, the starter, and three to draw
    crowded.deal = FixedDeal{7, 5, 7};
    CHECK(refused(crowded, 8, 1) == "7 cards each at 8 seats are more than there are");
    CHECK(refused(fifteen_hands(), 8, 2'147'483'647) == "round must be 1 to 1000000");
    CHECK(refused(newfoundland(), 2, 0) == "round must be 1 to 1000000");
}

TEST_CASE("the deal moves one seat to the left and totals are carried over") {  // E2, N112
    const GameProgress first = new_game(3, Seat(2));
    CHECK(start_of(first) == RoundStart{3, 1, Seat(2), {0, 0, 0}});
    RoundEnd end;
    end.totals = {4, 0, 9};
    const GameProgress ended = after_round(first, end);
    CHECK(ended.ended);
    CHECK_FALSE(ended.over);
    CHECK(start_of(next_round(ended)) == RoundStart{3, 2, Seat(0), {4, 0, 9}});
    end.game_over = true;
    end.game_winners = {Seat(2)};
    CHECK(after_round(first, end).over);
    CHECK(after_round(first, end).winners == std::vector{Seat(2)});
}
