// What a seat remembers of the others, from what it was told.
#include "kitchen_table/bots/memory.h"
#include "kitchen_table/ruleset_files/ruleset_files.h"
#include "kitchen_table/wire/crazy_eights/rulesets.h"

#include <numeric>

#include <catch2/catch.hpp>

namespace bots = kitchen_table::bots::crazy_eights;
namespace codec = kitchen_table::wire::crazy_eights;
namespace cards = kitchen_table::cards;
using namespace kitchen_table::rules::crazy_eights;

namespace {

Card card(const char* text) {
    return *cards::card_from_text(text);
}

/// Seat 0 of two at the deal, 5H turned, every card but its own seven unknown.
View at_the_deal(std::string_view slug = "newfoundland") {
    View view;
    for (const auto& file : kitchen_table::ruleset_files::embedded_rulesets()) {
        if (file.slug == slug) view.table.rules = codec::ruleset_from_text(file.text).value().rules;
    }
    view.table.seats = 2;
    view.table.round = 1;
    view.table.turn = Seat(1);
    view.table.counts = {7, 7};
    view.table.stock = 37;
    view.table.pile = {card("5H")};
    view.table.suit = Suit::hearts;
    view.table.called.assign(2, false);
    view.table.totals.assign(2, 0);
    for (const auto* text : {"2C", "3C", "4C", "6C", "7C", "9C", "TC"})
        view.hand.push_back(card(text));
    return view;
}

Notice drew(int seat, int count, DrawWhy why = DrawWhy::draw) {
    return CardsDrawnNotice{Seat(seat), why, count, std::nullopt};
}
Notice laid(int seat, const char* text, std::optional<Suit> suit = std::nullopt) {
    return happened::Played{Seat(seat), {card(text)}, suit, false};
}

int cards_held(const std::vector<bots::Memory::Batch>& hand) {
    return std::accumulate(hand.begin(), hand.end(), 0,
                           [](int sum, const auto& batch) { return sum + batch.cards; });
}

/// How many cards of seat 1 are known not to be `text`.
int known_to_lack(const bots::Memory& memory, const char* text) {
    int sum = 0;
    for (const auto& batch : memory.hand_of(1))
        sum += batch.lacked.has(card(text).face()) ? batch.cards : 0;
    return sum;
}

int unknown(const bots::Memory& memory, std::size_t era) {
    return std::accumulate(memory.unknown().at(era).begin(), memory.unknown().at(era).end(), 0);
}

}  // namespace

TEST_CASE("whoever draws had no card of the suit, none of the rank, and no eight") {
    bots::Memory memory(at_the_deal());
    CHECK(known_to_lack(memory, "KH") == 0);
    memory.hear(drew(1, 1));
    for (const auto* text : {"KH", "5S", "8D"})
        CHECK(known_to_lack(memory, text) == 7);
    CHECK(known_to_lack(memory, "KS") == 0);
    CHECK(cards_held(memory.hand_of(1)) == 8);  // of the new card nothing is known
    memory.hear(drew(1, 1));                    // it did not fit either
    CHECK(known_to_lack(memory, "KH") == 8);
    CHECK(cards_held(memory.hand_of(1)) == 9);
}

TEST_CASE("a card that fits, laid after a draw, is the one that was drawn") {
    bots::Memory memory(at_the_deal());
    memory.hear(drew(1, 1));
    memory.hear(laid(1, "9H"));
    CHECK(cards_held(memory.hand_of(1)) == 7);
    CHECK(known_to_lack(memory, "KH") == 7);
    CHECK(memory.unknown().front()[bots::counted_face(card("9H"))] == 0);
}

TEST_CASE("where it cannot be told from where a card came, less is known of the rest") {
    bots::Memory memory(at_the_deal());
    memory.hear(drew(1, 1));  // seven cards without hearts, one of any kind
    memory.hear(laid(0, "5S"));
    memory.hear(laid(1, "KS"));  // may be any of them
    CHECK(cards_held(memory.hand_of(1)) == 7);
    CHECK(known_to_lack(memory, "KH") == 6);
}

TEST_CASE("a take says that there was no answer only where the rules make one answer") {
    const auto two_taken = [](std::string_view slug) {
        bots::Memory memory(at_the_deal(slug));
        memory.hear(laid(0, "2H"));
        memory.hear(happened::Demanded{Seat(1), pending::Pickup{PickupKind::two, 2}});
        memory.hear(drew(1, 2, DrawWhy::take));
        return memory;
    };
    CHECK(known_to_lack(two_taken("power-cards"), "2S") == 7);
    const auto may_answer = two_taken("newfoundland");
    CHECK(known_to_lack(may_answer, "2S") == 0);
    CHECK(may_answer.hand_of(1).front().perhaps_lacked.has(card("2S").face()));
}

TEST_CASE(
    "when the pile is recycled, what was unknown is in the other hand and what lay open in the "
    "stock") {
    auto view = at_the_deal();
    view.table.stock = 0;
    for (const auto suit : cards::all_suits) {
        for (const auto rank : {Rank::jack, Rank::queen, Rank::king, Rank::ace})
            view.table.pile.push_back(Card::of(rank, suit));
    }
    bots::Memory memory(view);
    memory.hear(happened::Recycled{16});
    memory.hear(drew(1, 1));
    REQUIRE(memory.unknown().size() == 2);
    CHECK(unknown(memory, 1) == 16);
    CHECK(memory.unknown()[1][bots::counted_face(card("5H"))] == 1);  // was under the top
    CHECK(memory.unknown()[1][bots::counted_face(card("AS"))] == 0);  // is the top
    CHECK(memory.unknown()[0][bots::counted_face(card("KD"))] == 0);
    // Seven from before, and one of the sixteen.
    REQUIRE(memory.hand_of(1).size() == 2);
    CHECK(memory.hand_of(1)[0].era == 0);
    CHECK(memory.hand_of(1)[1].era == 1);
    CHECK(memory.hand_of(1)[1].cards == 1);
    memory.hear(laid(1, "KS"));  // a card of the new stock: it was that one
    CHECK(cards_held(memory.hand_of(1)) == 7);
    CHECK(unknown(memory, 1) == 15);
}

TEST_CASE("a pickup that goes over a recycle is of two stocks") {
    auto view = at_the_deal();
    view.table.stock = 2;
    view.table.pile = {card("KH"), card("QH"), card("JH"), card("5H")};
    bots::Memory memory(view);
    memory.hear(laid(0, "2C"));
    memory.hear(happened::Demanded{Seat(1), pending::Pickup{PickupKind::two, 4}});
    memory.hear(happened::Recycled{4});
    memory.hear(drew(1, 4, DrawWhy::take));
    int old_ones = 0, new_ones = 0;
    for (const auto& batch : memory.hand_of(1))
        (batch.era == 0 ? old_ones : new_ones) += batch.cards;
    CHECK(old_ones == 9);
    CHECK(new_ones == 2);
}

TEST_CASE("own cards that are drawn are no longer unknown") {
    bots::Memory memory(at_the_deal());
    const int before = unknown(memory, 0);
    memory.hear(CardsDrawnNotice{Seat(0), DrawWhy::draw, 1, std::vector{card("KD")}});
    CHECK(unknown(memory, 0) == before - 1);
    CHECK(memory.unknown()[0][bots::counted_face(card("KD"))] == 0);
}
