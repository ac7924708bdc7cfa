#include "kitchen_table/fair/kt_fair.h"

#include <algorithm>
#include <cassert>
#include <string>
#include <utility>

namespace kitchen_table::fair {
namespace {

/// Bytes in the order in which KT-FAIR-1 hashes them.
class Message {
public:
    /// Every message begins with its tag: "KT-FAIR-1/", the name, one zero byte.
    explicit Message(std::string_view tag) {
        bytes_.reserve(usual_size);
        append(bytes_of(version));
        append(bytes_of("/"));
        append(bytes_of(tag));
        append_byte(0);
    }
    Message& append(Bytes bytes) {
        bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
        return *this;
    }
    Message& append_byte(int value) {
        bytes_.push_back(static_cast<std::uint8_t>(value));
        return *this;
    }
    Message& append_u32(std::uint32_t value) {
        for (const int shift : {24, 16, 8, 0})
            append_byte(static_cast<int>(value >> shift & 255));
        return *this;
    }
    Bytes bytes() const { return bytes_; }

private:
    static constexpr std::size_t usual_size = 128;
    std::vector<std::uint8_t> bytes_;
};

}  // namespace

Bytes32 commitment(const Bytes16& game_id, std::uint32_t round, const Bytes32& secret) {
    return sha256(Message("server").append(game_id).append_u32(round).append(secret).bytes());
}

Bytes32 deal_key(const DealInputs& inputs) {
    Message message("deal");
    message.append(inputs.game_id)
        .append_u32(inputs.round)
        .append(commitment(inputs.game_id, inputs.round, inputs.secret))
        .append(inputs.rules_hash)
        .append_byte(inputs.packs)
        .append_byte(inputs.jokers_per_pack)
        .append_byte(static_cast<int>(inputs.seats.size()));
    for (const auto& seat : inputs.seats) {
        message.append_byte(static_cast<int>(seat.kind));
        if (seat.kind == SeatKind::contributed) message.append(seat.contribution);
    }
    return MacKey(inputs.secret).mac(message.bytes());
}

std::uint32_t Stream::word() {
    if (used_ == block_.size()) {
        const Message message = Message("stream").append_u32(number_).append_u32(
            std::exchange(next_block_, next_block_ + 1));
        block_ = key_.mac(message.bytes());
        used_ = 0;
    }
    std::uint32_t value = 0;
    for (int i = 0; i < 4; ++i)
        value = value << 8 | block_[used_++];
    return value;
}

std::uint32_t Stream::below(std::uint32_t n) {
    assert(n >= 1);
    if (n == 1) return 0;
    constexpr std::uint64_t words = std::uint64_t{1} << 32;
    const std::uint64_t limit = words - words % n;
    std::uint32_t value = word();
    while (value >= limit)
        value = word();
    return value % n;
}

void shuffle(std::span<cards::Card> cards, Stream& stream) {
    for (std::size_t i = cards.size(); i > 1; --i) {
        std::swap(cards[i - 1], cards[stream.below(static_cast<std::uint32_t>(i))]);
    }
}

int bury_place(Stream& deal, int stock_size) {
    return 1 + static_cast<int>(deal.below(static_cast<std::uint32_t>(stock_size - 1)));
}

std::vector<cards::Card> new_pack(int packs, int jokers_per_pack) {
    std::vector<cards::Card> cards;
    cards.reserve(static_cast<std::size_t>(packs * (52 + jokers_per_pack)));
    for (int pack = 0; pack < packs; ++pack) {
        for (int face = 0; face < 52 + jokers_per_pack; ++face) {
            cards.push_back(cards::Card::from_face(face, pack));
        }
    }
    return cards;
}

int first_dealer(const MacKey& round_1_key, int seats) {
    return static_cast<int>(
        Stream(round_1_key, first_dealer_stream).below(static_cast<std::uint32_t>(seats)));
}

}  // namespace kitchen_table::fair
