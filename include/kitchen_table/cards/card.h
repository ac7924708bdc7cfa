// Cards as identities. A card is a face (rank and suit, or a joker) of one of up to three packs, so
// two equal faces of different packs are different cards; text (formats.md §1) shows the face only.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kitchen_table::cards {

enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };
inline constexpr std::array all_suits{Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades};

/// A 2 3 … T J Q K, in this order, then the joker, which has no suit.
enum class Rank : std::uint8_t {
    ace,
    two,
    three,
    four,
    five,
    six,
    seven,
    eight,
    nine,
    ten,
    jack,
    queen,
    king,
    joker
};
inline constexpr int rank_count = 13;  // without the joker
inline constexpr int faces_per_pack = 54;
inline constexpr int packs_max = 3;
inline constexpr int cards_max = faces_per_pack * packs_max;

class Card {
public:
    constexpr Card() = default;
    /// `face`: 0..51 = suit * 13 + rank, 52 and 53 the two jokers; `pack`: 0..2.
    static constexpr Card from_face(int face, int pack = 0) {
        Card card;
        card.id_ = static_cast<std::uint8_t>(pack * faces_per_pack + face);
        return card;
    }
    static constexpr Card of(Rank rank, Suit suit, int pack = 0) {
        return from_face(static_cast<int>(suit) * rank_count + static_cast<int>(rank), pack);
    }
    static constexpr Card joker(int copy, int pack = 0) { return from_face(52 + copy, pack); }

    constexpr int id() const { return id_; }
    constexpr int face() const { return id_ % faces_per_pack; }
    constexpr int pack() const { return id_ / faces_per_pack; }
    constexpr bool is_joker() const { return face() >= 52; }
    constexpr Rank rank() const {
        return is_joker() ? Rank::joker : static_cast<Rank>(face() % rank_count);
    }
    /// Only for cards that are not jokers.
    constexpr Suit suit() const { return static_cast<Suit>(face() / rank_count); }
    /// Whether both show the same rank and suit; all jokers look alike.
    constexpr bool looks_like(Card other) const {
        return face() == other.face() || (is_joker() && other.is_joker());
    }
    friend constexpr bool operator==(Card, Card) = default;

private:
    std::uint8_t id_ = 0;
};

/// Card text of formats.md §1: `TH`, `8C`, `XX`.
std::string to_text(Card card);
char to_char(Suit suit);  // C D H S
char to_char(Rank rank);  // A 2 … T J Q K; the joker is X

/// The face that `text` names, in pack 0 (a joker: its first copy); nullopt if it is not card text.
std::optional<Card> card_from_text(std::string_view text);
std::optional<Suit> suit_from_char(char letter);
std::optional<Rank> rank_from_char(char letter);

}  // namespace kitchen_table::cards
