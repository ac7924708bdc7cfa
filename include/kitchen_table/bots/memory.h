// What a seat remembers of a round of Crazy Eights beyond what its view shows: who could not follow
// which suit, and which cards went under the stock when the pile was recycled. It is made from what
// the seat itself was told, so it holds nothing that the seat could not know.
#pragma once

#include "kitchen_table/rules/crazy_eights/compact_round.h"
#include "kitchen_table/rules/crazy_eights/vocabulary.h"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace kitchen_table::bots::crazy_eights {

/// Of each face how many cards; the jokers are one face.
using FaceCounts = std::array<std::uint8_t, 53>;
constexpr std::size_t counted_face(rules::crazy_eights::Card card) {
    return card.is_joker() ? 52U : static_cast<std::size_t>(card.face());
}

class Memory {
public:
    /// Cards of another seat's hand of which the same is known.
    struct Batch {
        int cards = 0;
        int era = 0;                    // which stock they were drawn from
        cards::FaceSet lacked;          // certainly none of these
        cards::FaceSet perhaps_lacked;  // none, if that seat does what sensible people do
    };

    /// What the seat of `view` knows that has seen nothing of the round so far: at the deal all
    /// that there is to know, later the little that can be told from the view alone.
    explicit Memory(const rules::crazy_eights::View& view);
    /// The same with tables of those rules that several memories share.
    Memory(const rules::crazy_eights::View& view,
           std::shared_ptr<const rules::crazy_eights::RulesTable> rules);

    /// Takes in what this seat is told; every notice of the round since the view, in order.
    void hear(const rules::crazy_eights::Notice& notice);

    /// What is known of the cards in the hand of `seat`; nothing of the own.
    const std::vector<Batch>& hand_of(int seat) const {
        return hands_[static_cast<std::size_t>(seat)];
    }
    /// The unknown cards by the stock that they were in: the deal's first, then one for each
    /// recycle. What is not in a hand is in the stock of the last.
    const std::vector<FaceCounts>& unknown() const { return eras_; }

private:
    using Card = rules::crazy_eights::Card;
    void told(const rules::crazy_eights::happened::Played& played);
    void told(const rules::crazy_eights::happened::Passed& passed);
    void told(const rules::crazy_eights::happened::Demanded& demanded);
    void told(const rules::crazy_eights::happened::Recycled& recycled);
    void told(const rules::crazy_eights::CardsDrawnNotice& drawn);
    template <class Other>
    void told(const Other&) {}

    void cannot_have(int seat, cards::FaceSet faces, bool certain);
    void lays(int seat, Card card);
    void draws(int seat, int cards, int era);
    void learn_from_draw(int seat, rules::crazy_eights::DrawWhy why);
    void learn_from_take(int seat);
    void forget(Card card, int era);

    std::shared_ptr<const rules::crazy_eights::RulesTable> rules_;
    int seat_ = 0;
    std::vector<std::vector<Batch>> hands_;  // by seat
    std::vector<FaceCounts> eras_;
    FaceCounts under_{};  // the pile below its top
    Card top_;
    rules::crazy_eights::SuitInForce suit_ = rules::crazy_eights::SuitInForce::any;
    rules::crazy_eights::Demand demand_;
    int stock_ = 0;
    struct OldStock {
        int cards = 0, era = 0;
    };
    std::vector<OldStock> used_up_;  // stocks that ran out in the midst of the draw to be told next
};

}  // namespace kitchen_table::bots::crazy_eights
