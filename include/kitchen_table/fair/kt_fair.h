// KT-FAIR-1: a shuffle that anyone can check (docs/formats.md §10). The server commits to a secret
// before anybody adds to it; the order of all cards follows from the secret, what people added and
// the rules, and is recomputed by whoever likes once the secret is shown.
#pragma once

#include "kitchen_table/cards/card.h"
#include "kitchen_table/fair/bytes.h"
#include "kitchen_table/fair/mac_key.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace kitchen_table::fair {

inline constexpr std::string_view version = "KT-FAIR-1";
/// The stream from which the first dealer of a game is drawn.
inline constexpr std::uint32_t first_dealer_stream = 0xFFFFFFFF;

/// Who sits at a seat when the round is dealt; the numbers are part of the hashed bytes.
enum class SeatKind : std::uint8_t { empty = 0, contributed = 1, computer = 2, silent = 3 };

struct SeatShare {
    SeatKind kind = SeatKind::computer;
    Bytes32 contribution{};  // hashed only for `contributed`
    friend bool operator==(const SeatShare&, const SeatShare&) = default;
};

/// Everything from which the cards of one round follow.
struct DealInputs {
    Bytes16 game_id{};
    std::uint32_t round = 1;
    Bytes32 secret{};
    Bytes32 rules_hash{};  // SHA-256 of the rules value as canonical JSON
    int packs = 1;
    int jokers_per_pack = 0;
    std::vector<SeatShare> seats;
    friend bool operator==(const DealInputs&, const DealInputs&) = default;
};

/// What is shown before the deal: H(T("server") | game id | round | secret).
Bytes32 commitment(const Bytes16& game_id, std::uint32_t round, const Bytes32& secret);

/// The key of all streams of the round: HMAC-SHA-256 of the deal's inputs under the secret.
Bytes32 deal_key(const DealInputs& inputs);

/// A stream of numbers that follows from a key and the stream's number.
class Stream {
public:
    Stream(const MacKey& key, std::uint32_t number) : key_(key), number_(number) {}
    Stream(const Bytes32& key, std::uint32_t number) : Stream(MacKey(key), number) {}
    /// The next 32 bits.
    std::uint32_t word();
    /// A number 0..n-1, each equally likely; n >= 1. Takes no word for n = 1, and skips the words
    /// at the top of the range that would favour small numbers.
    std::uint32_t below(std::uint32_t n);

private:
    MacKey key_;
    std::uint32_t number_;
    std::uint32_t next_block_ = 0;
    std::size_t used_ = sizeof(Bytes32);  // bytes of block_ already given out
    Bytes32 block_{};
};

/// Each order of `cards` equally likely.
void shuffle(std::span<cards::Card> cards, Stream& stream);

/// Where a buried starter goes in a stock of `stock_size` cards, at least two: 1..stock_size-1.
int bury_place(Stream& deal, int stock_size);

/// Each pack in turn: clubs, diamonds, hearts, spades from ace to king, then its jokers.
std::vector<cards::Card> new_pack(int packs, int jokers_per_pack);

/// The seat that deals the first round of a game, from the key of round 1.
int first_dealer(const MacKey& round_1_key, int seats);
inline int first_dealer(const Bytes32& round_1_key, int seats) {
    return first_dealer(MacKey(round_1_key), seats);
}

}  // namespace kitchen_table::fair
