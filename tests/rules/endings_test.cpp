#include "support/presets.h"
#include "support/table.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::testing;
using Numbers = std::vector<int>;

namespace {
const std::string stock = "6C 7S";

RoundEnd out_of(const Rules& rules, const std::vector<std::string>& hands, const std::string& move,
                const std::string& pile, const Numbers& totals = {}, int round = 1) {
    Table table(rules, {.hands = hands,
                        .pile = pile,
                        .stock = stock,
                        .totals = totals,
                        .called = std::vector<bool>(hands.size(), true),
                        .round = round});
    REQUIRE(table.does(1, move) == "done");
    return table.end();
}
}  // namespace

TEST_CASE("going out is possible on any card and the last card does nothing") {  // N98-N105
    for (const std::string card : {"4D", "2D", "JD", "KD", "8D", "QS"}) {
        CAPTURE(card);
        Table table(newfoundland(), {.hands = {"3S 4S", card, "9C 5D"},
                                     .pile = card == "QS" ? "9S" : "9D",
                                     .stock = stock});
        CHECK(table.does(1, "play " + card) == "done");
        CHECK(table.ending() == "out 1");
        CHECK(table.pending() == "none");
        CHECK(table.direction() == Direction::clockwise);
        CHECK(table.view(2).hand.size() == 2);
        CHECK(table.told() == "played over");
        CHECK(table.does(2, "draw") == "round_over");
        CHECK(table.legal().empty());
    }
    Table stack(newfoundland(), {.hands = {"3S", "2C 2D"}, .pile = "5C", .stock = stock});
    CHECK(stack.does(1, "play 2C 2D") == "done");
    CHECK(stack.ending() == "out 1");
}

TEST_CASE("the winner collects what the others hold") {  // N107, F16
    const auto end =
        out_of(newfoundland(), {"TC 3D", "4D", "8H QD 2C", "KS JD AC 7H"}, "play 4D", "9D");
    CHECK(end.points == Numbers{0, 176, 0, 0});
    CHECK(end.hands.at(2) == cards_from("8H QD 2C"));
    CHECK_FALSE(end.game_over);
}

TEST_CASE("where losers go down they fall by their own cards, below zero too") {  // N108, N110
    Rules rules = newfoundland();
    rules.losers_go_down = true;
    const auto end =
        out_of(rules, {"TC 3D", "4D", "8H QD 2C", "KS JD AC 7H"}, "play 4D", "9D", {5, 0, 100, 60});
    CHECK(end.points == Numbers{-13, 176, -120, -43});
    CHECK(end.totals == Numbers{-8, 176, -20, 17});
}

TEST_CASE("the game is over when a total reaches the target") {  // N109, N111, F18
    for (const auto& [before, over] :
         std::vector<std::pair<int, bool>>{{239, false}, {240, true}}) {
        Table table(newfoundland(),
                    {.hands = {"TC", "4D"}, .pile = "9D", .stock = stock, .totals = {0, before}});
        CHECK(table.does(1, "play 4D") == "done");
        CHECK(table.end().game_over == over);
        CHECK(table.end().game_winners.size() == (over ? 1U : 0U));
        CHECK(table.does(0, "play TC") == (over ? "game_over" : "round_over"));
    }
    const auto per_seat =
        out_of(fifty_per_player(), {"TC", "4D", "2C"}, "play 4D", "9D", {0, 138, 0});
    CHECK(per_seat.totals == Numbers{0, 150, 0});
    CHECK(per_seat.game_over);
}

TEST_CASE("everybody pays, and the lowest total wins") {  // P20, P22
    const auto end =
        out_of(power_cards(), {"KC", "4D", "5H", "8D"}, "play 4D", "9D", {110, 70, 60, 38}, 4);
    CHECK(end.points == Numbers{10, 0, 5, 50});
    CHECK(end.game_winners == std::vector{Seat(2)});
}

TEST_CASE("a shared lowest total means another round, or is shared") {  // P21, T45, C9
    const auto another =
        out_of(power_cards(), {"TC", "4D", "TH", "KC KD"}, "play 4D", "9D", {90, 40, 30, 40}, 4);
    CHECK(another.totals == Numbers{100, 40, 40, 60});
    CHECK_FALSE(another.game_over);
    const auto shared = out_of(fifteen_hands(), {"TC", "5D", "JC", "QC"}, "play 5D", "9D",
                               {200, 180, 170, 290}, 15);
    CHECK(shared.game_over);
    CHECK(shared.game_winners == std::vector{Seat(1), Seat(2)});
    CHECK_FALSE(
        out_of(fifteen_hands(), {"TC", "5D", "JC", "QC"}, "play 5D", "9D", {200, 180, 170, 290}, 14)
            .game_over);
}

TEST_CASE("going out on an eight doubles what the others pay, a joker does not") {  // U18-U20
    const std::vector<std::string> rest{"3S", "8D", "8C XX 4D", "QH AS"};
    CHECK(out_of(tens_and_jokers(), rest, "play 8D", "7D").points == Numbers{6, 0, 88, 50});
    const std::vector<std::string> joker{"3S", "XX", "8C XX 4D", "QH AS"};
    CHECK(out_of(tens_and_jokers(), joker, "play XX", "7D").points == Numbers{3, 0, 44, 25});
}

TEST_CASE("a round in which nobody can go on is over at once, the lowest hand wins") {  // N92-N94
    const Setup blocked{.hands = {"QC 7D", "3C", "4D 5S"}, .pile = "9H"};
    const Table table(newfoundland(), blocked);
    CHECK(table.ending() == "blocked 1");
    CHECK(table.end().points == Numbers{0, 56, 0});
    Setup eight = blocked;
    eight.hands[0] += " 8H";
    CHECK(Table(newfoundland(), eight).ending() == "going on");

    Table pending(newfoundland(), {.hands = {"QC 7D", "3C", "4D 5S"},
                                   .pile = "2H",
                                   .pending = pending::Pickup{PickupKind::two, 2}});
    CHECK(pending.ending() == "going on");
    CHECK(pending.does(1, "take") == "done");
    CHECK(pending.ending() == "blocked 1");
    CHECK(pending.told() == "drew0 over");
}

TEST_CASE("a shared lowest hand moves nobody's total") {  // N95, F15
    Rules rules = newfoundland();
    rules.losers_go_down = true;
    const Table table(rules, {.hands = {"KC", "3C", "3D"}, .pile = "9H"});
    CHECK(table.ending() == "blocked -");
    CHECK(table.end().points == Numbers{0, 0, 0});
}

TEST_CASE("a blocked round scores differences, or everybody counts") {  // F14, K14
    Rules differences = fifty_per_player();
    const Table table(differences, {.hands = {"KC QD 3S 7S", "7C", "QS 2D"}, .pile = "9H"});
    CHECK(table.ending() == "blocked 1");
    CHECK(table.end().points == Numbers{0, 28, 0});  // 30 - 7 and 12 - 7
    const Table counts(fifteen_hands(), {.hands = {"9S QS", "5D JD", "7C QC"}, .pile = "6H"});
    CHECK(counts.ending() == "blocked -");
    CHECK(counts.end().points == Numbers{10, 10, 10});
}

TEST_CASE("the last card drawn when nobody can move ends the round without a pass") {
    Table table(fifty_per_player(), {.hands = {"3S", "9C", "5S"}, .pile = "7H", .stock = "KC"});
    CHECK(table.does(1, "draw") == "done");
    CHECK(table.ending() == "blocked 0");
}

TEST_CASE("a stuck seat and an empty stock end the round where the rules say so") {  // P14, P27
    Table table(power_cards(), {.hands = {"3S 9S", "2S 3C", "4C 5S"}, .pile = "7D", .stock = "6C"});
    CHECK(table.does(1, "draw") == "done");
    CHECK(table.ending() == "stock_out -");
    Table pending(power_cards(), {.hands = {"3S", "QC", "6H"},
                                  .pile = "2H",
                                  .pending = pending::Pickup{PickupKind::two, 2}});
    CHECK(pending.ending() == "going on");
    CHECK(pending.does(1, "take") == "done");
    CHECK(pending.ending() == "going on");
    CHECK(pending.turn() == 2);
}

TEST_CASE("two kings for ever: the third identical position ends the round") {  // N97, E9
    Table table(newfoundland(), {.hands = {"5D", "3C 4H", "6H 7C", "9D", "TD", "JD", "QD"},
                                 .pile = "KS KD",
                                 .direction = Direction::anticlockwise});
    for (int times = 1; times <= 2; ++times) {
        table.recycle_to("KS").recycle_to("KD");
        REQUIRE(table.does(1, "draw") == "done");
        REQUIRE(table.does(1, "play KS") == "done");
        REQUIRE(table.does(2, "draw") == "done");
        CHECK(table.ending() == "going on");
        REQUIRE(table.does(2, "play KD") == "done");
        CHECK(table.ending() == (times == 1 ? "going on" : "repetition 0"));
    }
    CHECK(table.end().points == Numbers{94, 0, 0, 0, 0, 0, 0});
}

TEST_CASE("positions after a draw are counted, too") {  // E9, formats.md 8
    Table table(newfoundland(),
                {.hands = {"5D 6C", "3C 4H", "6H 7C"}, .pile = "KS", .stock = "KD", .turn = 2});
    REQUIRE(table.does(2, "draw") == "done");
    for (int times = 1; times <= 2; ++times) {
        table.recycle_to("KS").recycle_to("KD");
        REQUIRE(table.does(2, "play KD") == "done");
        REQUIRE(table.does(1, "draw") == "done");
        REQUIRE(table.does(1, "play KS") == "done");
        CHECK(table.ending() == "going on");
        REQUIRE(table.does(2, "draw") == "done");
    }
    CHECK(table.ending() == "repetition 1");
}

TEST_CASE("where a leaver ends the game nobody scores and nobody wins") {  // C7
    Table table(power_cards(), {.hands = {"3S", "QC"}, .pile = "2H", .stock = "5C"});
    State state = table.state();
    std::vector<Event> events;
    Game::abandon(state, events);
    const RoundEnd end = Game::over(state).value();
    CHECK(end.reason == EndReason::abandoned);
    CHECK(end.points == Numbers{0, 0});
    CHECK(end.game_over);
    CHECK(end.game_winners.empty());
    CHECK(events.size() == 1);
    Game::abandon(state, events);
    CHECK(events.size() == 1);
}
