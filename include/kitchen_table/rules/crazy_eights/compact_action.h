// Actions in eight bytes and a list of them without a heap: for simulation, playouts and search.
#pragma once

#include "kitchen_table/cards/card.h"
#include "kitchen_table/rules/crazy_eights/vocabulary.h"

#include <array>
#include <cstdint>
#include <optional>

namespace kitchen_table::rules::crazy_eights {

enum class ActionKind : std::uint8_t { play, draw, take, pass, call };

struct CompactAction {
    ActionKind kind = ActionKind::pass;
    std::uint8_t count = 0;       // of a play: cards laid; longer chains are laid card by card
    std::uint8_t suit = no_suit;  // of a play: the suit named
    bool call = false;            // of a play
    std::array<std::uint8_t, 4> faces{};

    static constexpr std::uint8_t no_suit = 4;
    static CompactAction play_one(int face, std::uint8_t suit = no_suit) {
        return {ActionKind::play, 1, suit, false, {static_cast<std::uint8_t>(face)}};
    }
    std::optional<cards::Suit> named_suit() const {
        if (suit == no_suit) return std::nullopt;
        return static_cast<cards::Suit>(suit);
    }
    friend bool operator==(const CompactAction&, const CompactAction&) = default;
};
static_assert(sizeof(CompactAction) == 8);

/// The same action in the words of the vocabulary.
Action to_action(const CompactAction& compact);

/// The legal actions of one seat. A hand lists at most 48 plain faces, 4 eights and a joker four
/// times each, three more kinds, and 4^2 + 4^3 + 4^4 lists of twos.
class ActionBuffer {
public:
    static constexpr int capacity = 416;
    void clear() { size_ = 0; }
    void add(const CompactAction& action) { actions_[static_cast<std::size_t>(size_++)] = action; }
    int size() const { return size_; }
    const CompactAction& operator[](int i) const { return actions_[static_cast<std::size_t>(i)]; }
    const CompactAction* begin() const { return actions_.data(); }
    const CompactAction* end() const { return actions_.data() + size_; }

private:
    int size_ = 0;
    std::array<CompactAction, capacity> actions_;
};

}  // namespace kitchen_table::rules::crazy_eights
