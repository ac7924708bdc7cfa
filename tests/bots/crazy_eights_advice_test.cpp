// What the coach says: the computer's own choice, with a reason that is a fact.
#include "kitchen_table/bots/crazy_eights_advice.h"

#include "kitchen_table/bots/crazy_eights.h"
#include "kitchen_table/rules/crazy_eights/legality.h"
#include "kitchen_table/ruleset_files/ruleset_files.h"
#include "kitchen_table/wire/crazy_eights/rulesets.h"

#include <set>
#include <string>

#include <catch2/catch.hpp>

namespace bots = kitchen_table::bots::crazy_eights;
namespace codec = kitchen_table::wire::crazy_eights;
namespace eights = kitchen_table::rules::crazy_eights;
using bots::Reason;
using eights::Seat;
using kitchen_table::cards::card_from_text;
using kitchen_table::cards::Suit;

namespace {

eights::Rules rules_of(std::string_view slug) {
    for (const auto& file : kitchen_table::ruleset_files::embedded_rulesets()) {
        if (file.slug == slug) return codec::ruleset_from_text(file.text).value().rules;
    }
    FAIL("there is no such ruleset");
    return {};
}

std::vector<eights::Card> cards(std::initializer_list<const char*> texts) {
    std::vector<eights::Card> list;
    for (const auto* text : texts)
        list.push_back(*card_from_text(text));
    return list;
}

/// Seat 0 of four to move on 9H.
eights::View view_with(std::initializer_list<const char*> hand,
                       std::string_view slug = "newfoundland") {
    eights::View view;
    view.table.rules = rules_of(slug);
    view.table.seats = 4;
    view.table.round = 1;
    view.table.turn = Seat(0);
    view.table.counts = {static_cast<int>(hand.size()), 5, 5, 5};
    view.table.stock = 20;
    view.table.pile = cards({"9H"});
    view.table.suit = Suit::hearts;
    view.table.called.assign(4, false);
    view.table.totals.assign(4, 0);
    view.hand = cards(hand);
    return view;
}

eights::View hit_for(eights::View view, int count) {
    view.table.pile = cards({"9H", "2H"});
    view.table.pending = eights::pending::Pickup{eights::PickupKind::two, count};
    return view;
}

eights::Action play(std::initializer_list<const char*> laid,
                    std::optional<Suit> suit = std::nullopt) {
    return eights::action::Play{cards(laid), suit, false};
}

Reason reason(const eights::View& view, const eights::Action& action) {
    return bots::explained(view, action).reason;
}

}  // namespace

TEST_CASE("the coach says what the steady computer does") {
    for (const auto& view :
         {view_with({"8C", "5H", "4S"}), view_with({"8C", "4S", "3S"}), view_with({"4S", "5C"}),
          hit_for(view_with({"2S", "5H", "4S"}), 6), hit_for(view_with({"4S", "5C"}), 2)}) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const auto advice = bots::advise(view, seed);
            CHECK(advice.action == bots::choose(view, bots::Level::steady, seed));
            CHECK_FALSE(eights::refusal_of(view, advice.action));
            CHECK(advice == bots::advise(view, seed));
        }
    }
}

TEST_CASE("drawing and taking have the reason that makes them so") {
    CHECK(reason(view_with({"4S", "5C"}), eights::action::Draw{}) == Reason::nothing_fits);
    CHECK(reason(view_with({"9C", "5C"}, "fifty-per-player"), eights::action::Draw{}) ==
          Reason::draws_anyway);
    CHECK(reason(hit_for(view_with({"4S", "5C"}), 4), eights::action::Take{}) == Reason::no_answer);
    const auto kept = bots::explained(hit_for(view_with({"2S", "5C"}), 4), eights::action::Take{});
    CHECK(kept.reason == Reason::keeps_answer);
    CHECK(kept.card == card_from_text("2S"));
    CHECK(reason(hit_for(view_with({"2S", "5C"}), 4), play({"2S"})) == Reason::answers);
}

TEST_CASE("an eight that is kept is named, and only one that could have been laid") {
    const auto kept = bots::explained(view_with({"8C", "5H", "4S"}), play({"5H"}));
    CHECK(kept.reason == Reason::keeps_card);
    CHECK(kept.card == card_from_text("8C"));
    CHECK(reason(view_with({"5H", "4S", "5C"}), play({"5H"})) != Reason::keeps_card);
}

TEST_CASE("the last card, the only card and the suit named have reasons of their own") {
    CHECK(reason(view_with({"5H"}), play({"5H"})) == Reason::empties_hand);
    CHECK(reason(view_with({"5H", "4S"}), play({"5H"})) == Reason::only_move);
    CHECK(reason(view_with({"8C", "4S", "3S"}), play({"8C"}, Suit::spades)) ==
          Reason::most_of_suit);
    CHECK(reason(view_with({"8C", "4S", "3S"}), play({"8C"}, Suit::diamonds)) !=
          Reason::most_of_suit);
}

TEST_CASE("a short hand next door is held up by a jack, a king and a two, and by nothing else") {
    auto view = view_with({"JH", "KH", "2H", "TH", "4S"});
    CHECK(reason(view, play({"JH"})) != Reason::holds_up_next);
    CHECK(reason(view, play({"2H"})) == Reason::demands);
    view.table.counts[1] = 2;
    for (const auto* card : {"JH", "KH", "2H"})
        CHECK(reason(view, play({card})) == Reason::holds_up_next);
    CHECK(reason(view, play({"TH"})) != Reason::holds_up_next);
    view.table.counts[1] = 5;
    view.table.counts[3] = 1;
    CHECK(reason(view, play({"JH"})) != Reason::holds_up_next);
    view.table.direction = eights::Direction::anticlockwise;
    CHECK(reason(view, play({"JH"})) == Reason::holds_up_next);
}

TEST_CASE("what follows on, what is dearest, and what is neither") {
    const auto view = view_with({"KH", "3H", "5H", "5S", "7C"});
    CHECK(reason(view, play({"5H"})) == Reason::follows_on);
    CHECK(reason(view_with({"TH", "9C", "4S"}), play({"TH"})) == Reason::dearest);
    CHECK(reason(view_with({"TH", "9C", "4S"}), play({"9C"})) == Reason::as_good_as_any);
    CHECK(reason(view_with({"2H", "2S", "TH", "3D"}), play({"2H", "2S"})) == Reason::demands);
}

TEST_CASE("every reason has a word of its own") {
    std::set<std::string_view> words;
    for (int number = 0; number <= static_cast<int>(Reason::as_good_as_any); ++number)
        words.insert(bots::to_text(static_cast<Reason>(number)));
    CHECK(words.size() == static_cast<std::size_t>(Reason::as_good_as_any) + 1);
    CHECK(bots::to_text(Reason::keeps_card) == "keeps_card");
    CHECK(bots::to_text(Reason::as_good_as_any) == "as_good_as_any");
}
