#include "samples.h"

#include <catch2/catch.hpp>

using samples::json;
namespace codec = samples::codec;
namespace eights = samples::eights;
namespace action = eights::action;
using eights::Seat;
using kitchen_table::cards::Suit;

namespace {

/// Three seats, seat 0 to move, 8H on the pile, spades named by seat 2.
eights::View sample_view() {
    eights::View view;
    view.table.rules = samples::newfoundland();
    view.table.seats = 3;
    view.table.turn = Seat(0);
    view.table.counts = {3, 4, 1};
    view.table.stock = 20;
    view.table.under = 1;
    view.table.pile = samples::cards({"9C", "8H"});
    view.table.suit = Suit::spades;
    view.table.named = true;
    view.table.named_by = Seat(2);
    view.table.called = {false, false, false};
    view.table.totals = {0, 0, 0};
    view.hand = samples::cards({"7S", "8C", "4H", "2D", "2S"});
    return view;
}

json refused(const eights::View& view, const eights::Action& wanted) {
    const auto refusal = eights::refusal_of(view, wanted);
    REQUIRE(refusal);
    return codec::refusal_json(*refusal, view);
}

action::Play play(std::initializer_list<const char*> cards) {
    return {samples::cards(cards), std::nullopt, false};
}

}  // namespace

TEST_CASE("a card of the eight's printed suit is refused with both suits") {
    const auto refusal = refused(sample_view(), play({"4H"}));
    CHECK(refusal["code"] == "no_match");
    CHECK(refusal["reason"] == "printed_suit");
    CHECK(refusal["params"] ==
          json::parse(R"({"card":"4H","suit":"S","printed":"H","named_by":2})"));
    CHECK(refusal["rule"] == "eights");
}

TEST_CASE("a card that does not fit is refused with suit, rank and what can be played") {
    auto view = sample_view();
    view.hand = samples::cards({"7S", "8C", "4D"});
    view.table.pile = samples::cards({"9C", "9S"});
    view.table.named = false;
    view.table.named_by.reset();
    const auto refusal = refused(view, play({"4D"}));
    CHECK(refusal["reason"] == "no_match");
    CHECK(refusal["params"]["suit"] == "S");
    CHECK(refusal["params"]["rank"] == "9");
    CHECK(refusal["params"]["card"] == "4D");
    CHECK_FALSE(refusal["params"].contains("named_by"));
    CHECK(refusal["params"]["playable"].size() == 2);
    CHECK(refusal["rule"] == "matching");
}

TEST_CASE("a pickup is told with its kind and what it costs") {
    auto view = sample_view();
    view.table.pile = samples::cards({"9C", "2H"});
    view.table.suit = Suit::hearts;
    view.table.pending = eights::pending::Pickup{eights::PickupKind::two, 4};
    const auto refusal = refused(view, play({"8C"}));
    CHECK(refusal["code"] == "not_an_answer");
    CHECK(refusal["params"] == json::parse(R"({"cards":4,"kind":"two"})"));
    CHECK(refusal["rule"] == "answering");
    const auto drawing = refused(view, action::Draw{});
    CHECK(drawing["code"] == "must_answer_or_take");
    CHECK(drawing["params"] == json::parse(R"({"cards":4,"kind":"two"})"));
}

TEST_CASE("every other refusal of the ruleset has the params of its reason") {
    const auto view = sample_view();
    CHECK(refused(view, play({"KD"}))["params"] == json::parse(R"({"card":"KD"})"));
    CHECK(refused(view, play({"8C"}))["params"] == json::parse(R"({"card":"8C"})"));
    CHECK(refused(view, play({"8C"}))["rule"] == "eights");
    CHECK(refused(view, play({"7S", "4H"}))["params"] == json::object());
    CHECK(refused(view, play({"2D", "2S"}))["reason"] == "twos_first");
    CHECK(refused(view, play({"2D", "2S"}))["params"] ==
          json::parse(R"({"card":"2D","first":["2S"]})"));
    CHECK(refused(view, action::Draw{})["params"].contains("playable"));
    CHECK(refused(view, action::Draw{})["rule"] == "drawing");
    CHECK(refused(view, action::Take{})["code"] == "nothing_to_take");
    CHECK(refused(view, action::Call{})["code"] == "too_late");
    auto other = view;
    other.table.turn = Seat(1);
    CHECK(refused(other, action::Draw{})["params"] == json::parse(R"({"turn":1})"));
}
