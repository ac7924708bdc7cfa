#include "kitchen_table/cards/card.h"

namespace kitchen_table::cards {

namespace {
constexpr std::string_view suit_letters = "CDHS";
constexpr std::string_view rank_letters = "A23456789TJQK";
constexpr std::string_view joker_text = "XX";
}  // namespace

char to_char(Suit suit) {
    return suit_letters[static_cast<std::size_t>(suit)];
}

char to_char(Rank rank) {
    return rank == Rank::joker ? 'X' : rank_letters[static_cast<std::size_t>(rank)];
}

std::string to_text(Card card) {
    if (card.is_joker()) return std::string(joker_text);
    return {to_char(card.rank()), to_char(card.suit())};
}

std::optional<Suit> suit_from_char(char letter) {
    const auto at = suit_letters.find(letter);
    if (at == std::string_view::npos) return std::nullopt;
    return static_cast<Suit>(at);
}

std::optional<Rank> rank_from_char(char letter) {
    const auto at = rank_letters.find(letter);
    if (at == std::string_view::npos) return std::nullopt;
    return static_cast<Rank>(at);
}

std::optional<Card> card_from_text(std::string_view text) {
    if (text == joker_text) return Card::joker(0);
    if (text.size() != 2) return std::nullopt;
    const auto rank = rank_from_char(text[0]);
    const auto suit = suit_from_char(text[1]);
    if (!rank || !suit) return std::nullopt;
    return Card::of(*rank, *suit);
}

}  // namespace kitchen_table::cards
