// The words that JSON uses for the enumerations of a Crazy Eights round, each list in the order of
// its enumeration.
#pragma once

#include "kitchen_table/rules/crazy_eights/vocabulary.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace kitchen_table::wire::crazy_eights::words {

namespace eights = kitchen_table::rules::crazy_eights;

template <class Enum>
inline constexpr auto of = nullptr;  // each enumeration has its own list below

template <std::size_t N>
using List = std::array<std::string_view, N>;

template <>
inline constexpr List<2> of<eights::StarterEight>{"bury", "keep"};
template <>
inline constexpr List<2> of<eights::StarterJoker>{"bury", "cover"};
template <>
inline constexpr List<2> of<eights::DrawWhen>{"stuck", "any"};
template <>
inline constexpr List<2> of<eights::DrawMode>{"until_playable", "one_then_end"};
template <>
inline constexpr List<2> of<eights::WhenStuck>{"pass", "end_hand"};
template <>
inline constexpr List<3> of<eights::JokerRule>{"none", "free", "names"};
template <>
inline constexpr List<8> of<eights::Effect>{"plain",   "wild",  "pickup", "skip",
                                            "reverse", "again", "cover",  "duel"};
template <>
inline constexpr List<3> of<eights::QueenRule>{"none", "spades", "all"};
template <>
inline constexpr List<3> of<eights::AnswerRule>{"off", "may", "must"};
template <>
inline constexpr List<2> of<eights::TwoSeatReverse>{"passes", "again"};
template <>
inline constexpr List<2> of<eights::Scoring>{"winner_collects", "each_pays"};
template <>
inline constexpr List<3> of<eights::BlockedScore>{"lowest_takes_all", "lowest_takes_difference",
                                                  "count_hands"};
template <>
inline constexpr List<2> of<eights::LowestTie>{"another_hand", "shared"};
template <>
inline constexpr List<2> of<eights::OnLeave>{"computer", "end_game"};
template <>
inline constexpr List<3> of<eights::PickupKind>{"two", "queen", "joker"};
template <>
inline constexpr List<6> of<eights::EndReason>{"out",       "blocked",   "repetition",
                                               "stock_out", "abandoned", "voided"};

/// The word for `value`.
template <class Enum>
constexpr std::string_view word(Enum value) {
    return of<Enum>[static_cast<std::size_t>(value)];
}

/// The value that `text` names.
template <class Enum>
constexpr std::optional<Enum> value(std::string_view text) {
    for (std::size_t i = 0; i < of<Enum>.size(); ++i) {
        if (of<Enum>[i] == text) return static_cast<Enum>(i);
    }
    return std::nullopt;
}

/// "one of bury, keep"
template <class Enum>
std::string choices() {
    std::string text = "one of ";
    for (const auto& word : of<Enum>) {
        if (&word != &of<Enum>.front()) text += ", ";
        text += word;
    }
    return text;
}

}  // namespace kitchen_table::wire::crazy_eights::words
