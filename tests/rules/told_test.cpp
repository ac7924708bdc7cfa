// What is told of what happened, and the finer reasons of refusals.
#include "kitchen_table/rules/crazy_eights/legality.h"
#include "support/presets.h"
#include "support/table.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::testing;

namespace {
std::string reason(const Table& table, const action::Play& play) {
    return std::string(refusal_of(table.view(table.turn()), play).value().reason);
}
action::Play playing(const std::string& cards) {
    return {cards_from(cards), std::nullopt, false};
}
Table newfoundland_table(const Setup& setup) {
    return Table(newfoundland(), setup);
}
}  // namespace

TEST_CASE("drawn cards are told to the seat that drew them alone") {  // E10
    Table table = newfoundland_table({.hands = {"3S", "9C", "5S"}, .pile = "7H", .stock = "6C 8C"});
    REQUIRE(table.does(1, "draw") == "done");
    const Event& drawn = table.events().at(0);
    const auto own = std::get<CardsDrawnNotice>(notice(drawn, Seat(1)));
    CHECK(own.cards == cards_from("6C"));
    for (const int other : {0, 2}) {
        const auto heard = std::get<CardsDrawnNotice>(notice(drawn, Seat(other)));
        CHECK(heard.count == 1);
        CHECK_FALSE(heard.cards.has_value());
    }
    CHECK_FALSE(std::get<CardsDrawnNotice>(public_notice(drawn)).cards.has_value());
}

TEST_CASE("a play tells the suit only where one was named") {
    Table table = newfoundland_table({.hands = {"3S", "9H 8C 4D"}, .pile = "7H", .stock = "6C"});
    REQUIRE(table.does(1, "play 9H suit S") == "done");
    CHECK_FALSE(std::get<happened::Played>(table.events().at(0)).suit.has_value());
    Table eight = newfoundland_table({.hands = {"3S", "9H 8C 4D"}, .pile = "7H", .stock = "6C"});
    REQUIRE(eight.does(1, "play 8C suit S") == "done");
    CHECK(std::get<happened::Played>(eight.events().at(0)).suit == Suit::spades);
}

TEST_CASE("the deal announces round, dealer and starter") {
    const Table table = Table::dealt(newfoundland(), 2, "", {}, 3, 1);
    const auto dealt = std::get<happened::RoundDealt>(Game::dealt_event(table.state()));
    CHECK(dealt.round == 3);
    CHECK(dealt.dealer == Seat(1));
    CHECK(text_of({dealt.starter}) == table.top());
}

TEST_CASE("a card that does not fit is refused with what fits") {
    const Table table =
        newfoundland_table({.hands = {"3S", "9C 5H 2C 2H"}, .pile = "7H", .stock = "6C"});
    const auto refusal = refusal_of(table.view(1), playing("9C")).value();
    CHECK(refusal.reason == "no_match");
    CHECK(refusal.card == cards_from("9C").front());
    CHECK(refusal.playable == cards_from("2H 5H"));
    const auto twos = refusal_of(table.view(1), playing("2C 2H")).value();
    CHECK(twos.reason == "twos_first");
    CHECK(twos.playable == cards_from("2H"));
}

TEST_CASE("refusals know the finer reason") {
    const Table printed = newfoundland_table(
        {.hands = {"3S", "9C 4D"}, .pile = "8C", .stock = "6C", .suit = "D", .named = true});
    CHECK(reason(printed, playing("9C")) == "printed_suit");
    CHECK(reason(printed, playing("QC QD")) == "queen_one");
    CHECK(reason(printed, playing("2C 2D 2H 2S 2C")) == "twos_max");
    CHECK(reason(printed, playing("4C")) == "card_gone");
    const Table hit = newfoundland_table({.hands = {"3S", "2C 8D QS 4H"},
                                          .pile = "2H",
                                          .stock = "6C",
                                          .pending = pending::Pickup{PickupKind::two, 2}});
    CHECK(reason(hit, playing("8D")) == "answer_only");
    CHECK(reason(hit, playing("QS")) == "cross_answer");
    Rules rules = newfoundland();
    rules.answer = AnswerRule::off;
    const Table take(rules, {.hands = {"3S", "2C 4H"},
                             .pile = "2H",
                             .stock = "6C",
                             .pending = pending::Pickup{PickupKind::two, 2}});
    CHECK(reason(take, playing("2C")) == "take_only");
    const Table eight(tens_and_jokers(), {.hands = {"3S", "8D 4H"}, .pile = "8H", .stock = "6C"});
    CHECK(reason(eight, playing("8D")) == "eight_on_eight");
    const Table joker(tens_and_jokers(), {.hands = {"3S", "XX 4H"}, .pile = "8D", .stock = "6C"});
    CHECK(reason(joker, playing("XX")) == "eight_on_eight");
    const Table named(
        fifteen_hands(),
        {.hands = {"3S", "9C 4H"}, .pile = "XX", .stock = "6C", .suit = "D", .named = true});
    CHECK(reason(named, playing("9C")) == "no_match");
    const Table cover(fifteen_hands(), {.hands = {"3S", "3C 4H", "5S"},
                                        .pile = "AH",
                                        .stock = "6C",
                                        .pending = pending::Cover{Rank::ace, Suit::hearts}});
    CHECK(reason(cover, playing("3C")) == "demand");
}

TEST_CASE("when time runs out a pickup is taken, else the cheapest card is laid") {
    const Table hit = newfoundland_table({.hands = {"3S", "2C 4H"},
                                          .pile = "2H",
                                          .stock = "6C",
                                          .pending = pending::Pickup{PickupKind::two, 2}});
    CHECK(to_text(default_action(hit.view(1))) == "take");
    const Table cheap =
        newfoundland_table({.hands = {"3S", "8C KH 3H"}, .pile = "7H", .stock = "6C"});
    CHECK(to_text(default_action(cheap.view(1))) == "play 3H");
    const Table eight =
        newfoundland_table({.hands = {"3S", "8C KD 3D"}, .pile = "7H", .stock = "6C"});
    CHECK(to_text(default_action(eight.view(1))) == "play 8C suit D");
    const Table stuck = newfoundland_table({.hands = {"3S", "KD 3D"}, .pile = "7H", .stock = "6C"});
    CHECK(to_text(default_action(stuck.view(1))) == "draw");
}

TEST_CASE("what is no secret is told to everybody alike") {
    Table table = newfoundland_table({.hands = {"3S", "9H 4D", "5S"}, .pile = "7H", .stock = "6C"});
    REQUIRE(table.does(1, "play 9H") == "done");
    const Event& played = table.events().at(0);
    for (const Notice& told :
         {public_notice(played), notice(played, Seat(1)), notice(played, Seat(2))})
        CHECK(std::get<happened::Played>(told).cards == cards_from("9H"));
}

TEST_CASE("whoever has no seat is not to move") {
    const Table table =
        newfoundland_table({.hands = {"3S", "9H 4D", "5S"}, .pile = "7H", .stock = "6C"});
    State state = table.state();
    GivenShuffles shuffles;
    std::vector<Event> events;
    for (const int stranger : {-1, 3}) {
        const auto fault = Game::apply(state, Seat(stranger), action::Draw{}, shuffles, events);
        CHECK(std::get<Refusal>(fault.value()).code == RefusalCode::not_your_turn);
    }
}

TEST_CASE("every way for a round to end has its word") {
    const std::vector<std::pair<EndReason, std::string>> words{
        {EndReason::out, "out"},
        {EndReason::blocked, "blocked"},
        {EndReason::repetition, "repetition"},
        {EndReason::stock_out, "stock_out"},
        {EndReason::abandoned, "abandoned"},
        {EndReason::voided, "voided"}};
    for (const auto& [reason, word] : words)
        CHECK(to_text(reason) == word);
    CHECK(to_text(Action(action::Call{})) == "call");
}
