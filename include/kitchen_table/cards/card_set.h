// Sets of cards as bits. A FaceSet says which faces, a CardSet which cards of which pack.
#pragma once

#include "kitchen_table/cards/card.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace kitchen_table::cards {

/// Which faces (Card::face) there are, whatever pack they come from.
class FaceSet {
public:
    constexpr FaceSet() = default;
    static constexpr FaceSet of_face(int face) { return FaceSet(std::uint64_t{1} << face); }
    static constexpr FaceSet of_suit(Suit suit) {
        return FaceSet(suit_bits << (static_cast<int>(suit) * rank_count));
    }
    static constexpr FaceSet of_rank(Rank rank) {
        return rank == Rank::joker ? FaceSet(joker_bits)
                                   : FaceSet(rank_bits << static_cast<int>(rank));
    }
    static constexpr FaceSet all() { return FaceSet(all_bits); }

    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool has(int face) const { return (bits_ >> face & 1) != 0; }
    /// The lowest face; only of a set that is not empty.
    constexpr int first() const { return std::countr_zero(bits_); }
    constexpr void drop_first() { bits_ &= bits_ - 1; }
    /// The same set with the first joker for any: the two jokers of a pack look alike.
    constexpr FaceSet with_one_joker() const {
        if ((bits_ & joker_bits) == 0) return *this;
        return FaceSet((bits_ & ~joker_bits) | first_joker_bit);
    }

    friend constexpr FaceSet operator|(FaceSet a, FaceSet b) { return FaceSet(a.bits_ | b.bits_); }
    friend constexpr FaceSet operator&(FaceSet a, FaceSet b) { return FaceSet(a.bits_ & b.bits_); }
    /// The faces of `a` that are not in `b`.
    friend constexpr FaceSet operator-(FaceSet a, FaceSet b) { return FaceSet(a.bits_ & ~b.bits_); }
    friend constexpr bool operator==(FaceSet, FaceSet) = default;

private:
    friend class CardSet;
    static constexpr std::uint64_t suit_bits = (std::uint64_t{1} << rank_count) - 1;
    static constexpr std::uint64_t rank_bits =
        std::uint64_t{1} | std::uint64_t{1} << 13 | std::uint64_t{1} << 26 | std::uint64_t{1} << 39;
    static constexpr std::uint64_t joker_bits = std::uint64_t{3} << 52;
    static constexpr std::uint64_t first_joker_bit = std::uint64_t{1} << 52;
    static constexpr std::uint64_t all_bits = (std::uint64_t{1} << faces_per_pack) - 1;

    constexpr explicit FaceSet(std::uint64_t bits) : bits_(bits) {}
    std::uint64_t bits_ = 0;
};

/// A set of cards of up to three packs.
class CardSet {
public:
    constexpr void add(Card card) { word(card) |= bit(card); }
    constexpr void remove(Card card) { word(card) &= ~bit(card); }
    constexpr bool has(Card card) const {
        return (packs_[static_cast<std::size_t>(card.pack())] & bit(card)) != 0;
    }
    constexpr FaceSet faces() const { return FaceSet(packs_[0] | packs_[1] | packs_[2]); }
    /// How many of its cards have one of `faces`.
    constexpr int count(FaceSet faces) const {
        int sum = 0;
        for (const std::uint64_t pack : packs_)
            sum += std::popcount(pack & faces.bits_);
        return sum;
    }
    constexpr int size() const { return count(FaceSet::all()); }
    friend constexpr bool operator==(const CardSet&, const CardSet&) = default;

private:
    static constexpr std::uint64_t bit(Card card) { return std::uint64_t{1} << card.face(); }
    constexpr std::uint64_t& word(Card card) {
        return packs_[static_cast<std::size_t>(card.pack())];
    }
    std::array<std::uint64_t, packs_max> packs_{};
};

}  // namespace kitchen_table::cards
