#include "samples.h"

#include <catch2/catch.hpp>

using samples::json;
namespace codec = samples::codec;
namespace eights = samples::eights;
namespace action = eights::action;
using kitchen_table::cards::Suit;

TEST_CASE("every kind of action comes back from its JSON as it was") {
    const std::vector<eights::Action> actions{
        action::Play{samples::cards({"7H"}), std::nullopt, false},
        action::Play{samples::cards({"8C"}), Suit::spades, true},
        action::Play{samples::cards({"2H", "2S", "2D"}), std::nullopt, false},
        action::Play{{}, std::nullopt, false},
        action::Draw{},
        action::Take{},
        action::Pass{},
        action::Call{}};
    for (const auto& one : actions) {
        CHECK(codec::action_from_json(codec::to_json(one)) == one);
        const codec::SeatAction seated{eights::Seat(3), one};
        CHECK(codec::seat_action_from_json(codec::to_json(seated), 4) == seated);
    }
    CHECK(codec::to_json(actions[1]) ==
          json::parse(R"({"do":"play","cards":["8C"],"suit":"S","call":true})"));
}

TEST_CASE("an action that is not written exactly so is refused with the member that is wrong") {
    const auto error = [](const char* text) {
        const auto action = codec::action_from_json(json::parse(text));
        return action ? std::string("was read") : action.error();
    };
    CHECK(error(R"([])") == "must be an object with the member do");
    CHECK(error(R"({"cards":["7H"]})") == "must be an object with the member do");
    CHECK(error(R"({"do":"fly"})") == "do: must be one of play, draw, take, pass, call");
    CHECK(error(R"({"do":3})") == "do: must be one of play, draw, take, pass, call");
    CHECK(error(R"({"do":"play"})") == "cards: is missing");
    CHECK(error(R"({"do":"play","cards":"7H"})") == "cards: must be a list of cards");
    CHECK(error(R"({"do":"play","cards":["7H","10S"]})") == "cards.1: is not a card");
    CHECK(error(R"({"do":"play","cards":["7h"]})") == "cards.0: is not a card");
    CHECK(error(R"({"do":"play","cards":[7]})") == "cards.0: is not a card");
    CHECK(error(R"({"do":"play","cards":["8H"],"suit":"any"})") ==
          "suit: must be a suit, one of C, D, H, S");
    CHECK(error(R"({"do":"play","cards":["8H"],"suit":null})") ==
          "suit: must be a suit, one of C, D, H, S");
    CHECK(error(R"({"do":"play","cards":["7H"],"call":1})") == "call: must be true or false");
    CHECK(error(R"({"do":"play","cards":["7H"],"seat":1})") == "seat: is unknown");
    CHECK(error(R"({"do":"draw","cards":[]})") == "cards: is unknown");
}

TEST_CASE("a recorded action names a seat at the table") {
    const auto error = [](const char* text) {
        const auto action = codec::seat_action_from_json(json::parse(text), 4);
        return action ? std::string("was read") : action.error();
    };
    CHECK(error(R"({"do":"draw"})") == "seat: is missing");
    CHECK(error(R"({"seat":4,"do":"draw"})") == "seat: must be 0 to 3");
    CHECK(error(R"({"seat":-1,"do":"draw"})") == "seat: must be 0 to 3");
    CHECK(error(R"({"seat":1.0,"do":"draw"})") == "seat: must be a whole number");
    CHECK(error(R"({"seat":18446744073709551615,"do":"draw"})") == "seat: must be 0 to 3");
    CHECK(error(R"({"seat":3,"do":"draw"})") == "was read");
}
