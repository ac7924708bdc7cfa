#include "kitchen_table/cards/card.h"
#include "kitchen_table/cards/card_set.h"
#include "kitchen_table/cards/secret.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::cards;

TEST_CASE("every card is written as rank and suit and read back") {
    for (int face = 0; face < 52; ++face) {
        const Card card = Card::from_face(face);
        CHECK(card_from_text(to_text(card)) == card);
        CHECK(Card::of(card.rank(), card.suit()) == card);
    }
    CHECK(to_text(Card::of(Rank::ten, Suit::hearts)) == "TH");
    CHECK(to_text(Card::of(Rank::ace, Suit::spades, 2)) == "AS");
}

TEST_CASE("all jokers are written XX and look alike") {
    CHECK(to_text(Card::joker(0)) == "XX");
    CHECK(to_text(Card::joker(1, 2)) == "XX");
    CHECK(card_from_text("XX") == Card::joker(0));
    CHECK(Card::joker(1, 2).looks_like(Card::joker(0)));
    CHECK(Card::joker(1).rank() == Rank::joker);
}

TEST_CASE("what is no card text is not read") {
    for (const auto* text : {"", "8", "8c", "10H", "1H", "XC", "CX", "X", "HT", "AS "}) {
        CAPTURE(text);
        CHECK_FALSE(card_from_text(text).has_value());
    }
}

TEST_CASE("equal faces of two packs look alike and are different cards") {
    const Card first = Card::of(Rank::five, Suit::hearts, 0);
    const Card second = Card::of(Rank::five, Suit::hearts, 1);
    CHECK(first.looks_like(second));
    CHECK_FALSE(first == second);
    CHECK(second.face() == first.face());
    CHECK(second.pack() == 1);
}

TEST_CASE("a set of cards counts copies, a set of faces does not") {
    CardSet hand;
    hand.add(Card::of(Rank::five, Suit::hearts, 0));
    hand.add(Card::of(Rank::five, Suit::hearts, 2));
    hand.add(Card::joker(0));
    hand.add(Card::joker(1));
    CHECK(hand.size() == 4);
    CHECK(hand.faces().size() == 3);
    CHECK(hand.faces().with_one_joker().size() == 2);
    CHECK(hand.count(FaceSet::of_rank(Rank::five)) == 2);
    CHECK(hand.count(FaceSet::of_suit(Suit::hearts)) == 2);
    CHECK(hand.count(FaceSet::of_rank(Rank::joker)) == 2);
    hand.remove(Card::joker(0));
    CHECK(hand.faces().with_one_joker().has(Card::joker(0).face()));
    hand.remove(Card::of(Rank::five, Suit::hearts, 0));
    CHECK_FALSE(hand.has(Card::of(Rank::five, Suit::hearts, 0)));
    CHECK(hand.has(Card::of(Rank::five, Suit::hearts, 2)));
}

TEST_CASE("ranks and suits share the 52 faces out") {
    int by_rank = 0;
    int by_suit = 0;
    for (int rank = 0; rank < rank_count; ++rank) {
        by_rank += FaceSet::of_rank(static_cast<Rank>(rank)).size();
    }
    for (const Suit suit : all_suits)
        by_suit += FaceSet::of_suit(suit).size();
    CHECK(by_rank == 52);
    CHECK(by_suit == 52);
    CHECK((FaceSet::of_rank(Rank::queen) & FaceSet::of_suit(Suit::spades)).size() == 1);
    CHECK(FaceSet::all().size() == 54);
}

TEST_CASE("a secret is told to its owner alone") {
    const Secret<int> secret(Seat(2), 7);
    CHECK(secret.seen_by(Seat(2)) == 7);
    CHECK_FALSE(secret.seen_by(Seat(1)).has_value());
}
