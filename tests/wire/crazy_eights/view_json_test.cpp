#include "samples.h"

#include <catch2/catch.hpp>

using samples::json;
namespace codec = samples::codec;
namespace eights = samples::eights;
namespace happened = eights::happened;
using eights::Seat;
using kitchen_table::cards::Suit;

namespace {

eights::View sample_view() {
    eights::View view;
    auto& table = view.table;
    table.rules = samples::newfoundland();
    table.seats = 3;
    table.round = 2;
    table.dealer = Seat(2);
    table.turn = Seat(0);
    table.counts = {3, 4, 1};
    table.stock = 20;
    table.under = 5;
    table.pile = samples::cards({"9C", "9H", "4H", "5H", "6H", "8H"});
    table.suit = Suit::spades;
    table.named = true;
    table.named_by = Seat(2);
    table.called = {false, false, true};
    table.totals = {0, 12, 0};
    view.seat = Seat(0);
    view.hand = samples::cards({"7S", "8C", "4D"});
    return view;
}

}  // namespace

TEST_CASE("a seat's view shows its own hand, what may be laid, and five cards of the pile") {
    const auto members = codec::view_members(sample_view());
    CHECK(members == json::parse(R"({
        "turn":0,"direction":"clockwise","counts":[3,4,1],"stock":20,"under":5,"top":"8H",
        "pile":["9H","4H","5H","6H","8H"],"suit":"S","named":true,"named_by":2,"pending":null,
        "called":[false,false,true],"over":null,"hand":["7S","8C","4D"],
        "legal":{"play":["8C","7S"],"name_suit":["8C"],"twos":1,"draw":false,"take":false,
                 "pass":false,"call":false}})"));
}

TEST_CASE("a spectator's view is the same without hand and legal") {
    const auto view = sample_view();
    auto expected = codec::view_members(view);
    expected.erase("hand");
    expected.erase("legal");
    CHECK(codec::spectator_members({view.table}) == expected);
}

TEST_CASE("before the first round every member of the round is null") {
    const auto seated = codec::members_before_first_round(true);
    auto names = codec::view_members(sample_view());
    REQUIRE(seated.size() == names.size());
    for (const auto& member : seated.items()) {
        CHECK(member.value().is_null());
        CHECK(names.contains(member.key()));
    }
    CHECK_FALSE(codec::members_before_first_round(false).contains("hand"));
    CHECK_FALSE(codec::members_before_first_round(false).contains("legal"));
}

TEST_CASE("out of turn there is nothing legal, and after a free joker any suit is in force") {
    auto view = sample_view();
    view.table.turn = Seat(1);
    view.table.suit.reset();
    const auto members = codec::view_members(view);
    CHECK(members["legal"].is_null());
    CHECK(members["suit"] == "any");
}

TEST_CASE("a round that is over shows how it ended and every hand") {
    auto view = sample_view();
    eights::RoundEnd end;
    end.winner = Seat(1);
    end.points = {0, 31, 0};
    end.totals = {0, 43, 0};
    end.hands = {samples::cards({"7S"}), {}, samples::cards({"XX", "KD"})};
    view.table.turn.reset();
    view.table.over = end;
    const auto members = codec::view_members(view);
    CHECK(members["turn"].is_null());
    CHECK(members["legal"].is_null());
    CHECK(members["over"] == json::parse(R"({"reason":"out","winner":1,"points":[0,31,0],
                                            "hands":[["7S"],[],["XX","KD"]]})"));
    const auto row = codec::sheet_row(4, end);
    CHECK(row["round"] == 4);
    CHECK(row["totals"] == json({0, 43, 0}));
    CHECK(codec::round_end_from_sheet_row(row) == end);
    auto wrong = row;
    wrong["hands"][0][0] = "7X";
    CHECK(codec::round_end_from_sheet_row(wrong).error() == "hands.0.0: is not a card");
    wrong.erase("winner");
    CHECK_FALSE(codec::round_end_from_sheet_row(wrong));
}

TEST_CASE("every demand is written as the formats say") {
    namespace pending = eights::pending;
    CHECK(codec::to_json(eights::Pending{}).is_null());
    CHECK(codec::to_json(eights::Pending(pending::Pickup{eights::PickupKind::queen, 5})) ==
          json::parse(R"({"kind":"queen","cards":5})"));
    CHECK(codec::to_json(eights::Pending(pending::Cover{eights::Rank::three, Suit::hearts})) ==
          json::parse(R"({"kind":"cover","rank":"3","suit":"H"})"));
    CHECK(codec::to_json(eights::Pending(pending::Duel{2, Suit::clubs, Seat(1), Seat(2)})) ==
          json::parse(R"({"kind":"duel","step":2,"suit":"C","leader":1,"answerer":2})"));
}

TEST_CASE("every notice says what happened and to whom") {
    const auto written = [](const eights::Notice& notice) {
        return codec::to_json(notice);
    };
    CHECK(written(happened::RoundDealt{3, Seat(1), samples::cards({"9D"})[0]}) ==
          json::parse(R"({"n":"round_dealt","round":3,"dealer":1,"starter":"9D"})"));
    CHECK(written(happened::Played{Seat(0), samples::cards({"8C"}), Suit::diamonds, true}) ==
          json::parse(R"({"n":"played","seat":0,"cards":["8C"],"suit":"D","call":true})"));
    CHECK(written(happened::Played{Seat(0), samples::cards({"2C", "2D"}), std::nullopt, false}) ==
          json::parse(R"({"n":"played","seat":0,"cards":["2C","2D"]})"));
    CHECK(written(happened::Passed{Seat(2)}) == json::parse(R"({"n":"passed","seat":2})"));
    CHECK(written(happened::Called{Seat(2)}) == json::parse(R"({"n":"called","seat":2})"));
    CHECK(written(happened::Skipped{Seat(2)}) == json::parse(R"({"n":"skipped","seat":2})"));
    CHECK(written(happened::Reversed{eights::Direction::anticlockwise}) ==
          json::parse(R"({"n":"reversed","direction":"anticlockwise"})"));
    CHECK(
        written(happened::Demanded{Seat(2), eights::pending::Pickup{eights::PickupKind::two, 4}}) ==
        json::parse(R"({"n":"pending","seat":2,"kind":"two","cards":4})"));
    CHECK(written(happened::Recycled{17}) == json::parse(R"({"n":"recycled","stock":17})"));
    eights::RoundEnd end;
    end.points = end.totals = {5, 0};
    end.game_over = true;
    end.game_winners = {Seat(0), Seat(1)};
    CHECK(written(happened::RoundOver{end}) ==
          json::parse(R"({"n":"round_over","reason":"out","winner":null,"points":[5,0],
                          "totals":[5,0]})"));
    CHECK(codec::game_over_notice(end) == json::parse(R"({"n":"game_over","winners":[0,1]})"));
}

TEST_CASE("cards that came into a hand are named to their owner only") {
    const auto drawn = [](eights::DrawWhy why) {
        return eights::Event(
            eights::CardsDrawn{Seat(1), why, 2, {Seat(1), samples::cards({"7S", "KD"})}});
    };
    CHECK(codec::to_json(eights::notice(drawn(eights::DrawWhy::draw), Seat(1))) ==
          json::parse(R"({"n":"drew","seat":1,"count":2,"cards":["7S","KD"]})"));
    CHECK(codec::to_json(eights::notice(drawn(eights::DrawWhy::take), Seat(0))) ==
          json::parse(R"({"n":"took","seat":1,"count":2})"));
    CHECK(codec::to_json(eights::public_notice(drawn(eights::DrawWhy::no_call))) ==
          json::parse(R"({"n":"penalty","seat":1,"count":2,"why":"no_call"})"));
    CHECK(codec::to_json(eights::public_notice(drawn(eights::DrawWhy::not_covered))) ==
          json::parse(R"({"n":"penalty","seat":1,"count":2,"why":"not_covered"})"));
}
