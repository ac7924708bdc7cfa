#include "kitchen_table/bots/memory.h"

#include <algorithm>
#include <utility>

namespace kitchen_table::bots::crazy_eights {

namespace eights = rules::crazy_eights;
using cards::FaceSet;
using eights::RulesTable;

namespace {

FaceCounts whole_pack(const RulesTable& rules) {
    FaceCounts counts{};
    std::fill_n(counts.begin(), 52, static_cast<std::uint8_t>(rules.packs));
    counts[52] = static_cast<std::uint8_t>(rules.packs * rules.rules.jokers_per_pack);
    return counts;
}

void take_out(FaceCounts& counts, eights::Card card) {
    auto& copies = counts[counted_face(card)];
    if (copies > 0) --copies;
}

int excluded(const Memory::Batch& batch) {
    return (batch.lacked | batch.perhaps_lacked).size();
}

bool same_but_for_cards(const Memory::Batch& left, const Memory::Batch& right) {
    return left.era == right.era && left.lacked == right.lacked &&
           left.perhaps_lacked == right.perhaps_lacked;
}

void put_together(std::vector<Memory::Batch>& hand) {
    for (std::size_t i = 0; i < hand.size(); ++i) {
        for (std::size_t j = hand.size() - 1; j > i; --j) {
            if (!same_but_for_cards(hand[i], hand[j])) continue;
            hand[i].cards += hand[j].cards;
            hand.erase(hand.begin() + static_cast<std::ptrdiff_t>(j));
        }
    }
}

}  // namespace

Memory::Memory(const eights::View& view)
    : Memory(view, std::make_shared<const RulesTable>(view.table.rules, view.table.seats)) {}

Memory::Memory(const eights::View& view, std::shared_ptr<const RulesTable> rules)
    : rules_(std::move(rules)),
      seat_(view.seat.index()),
      hands_(static_cast<std::size_t>(view.table.seats)),
      eras_{whole_pack(*rules_)},
      top_(view.table.pile.back()),
      suit_(view.table.suit ? eights::in_force(*view.table.suit) : eights::SuitInForce::any),
      demand_(eights::to_demand(view.table.pending)),
      stock_(view.table.stock) {
    for (const Card card : view.hand)
        take_out(eras_.front(), card);
    for (const Card card : view.table.pile) {
        take_out(eras_.front(), card);
        ++under_[counted_face(card)];
    }
    take_out(under_, top_);
    for (int seat = 0; seat < view.table.seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        if (seat != seat_) hands_[at] = {Batch{view.table.counts[at], 0, {}, {}}};
    }
}

void Memory::hear(const eights::Notice& notice) {
    std::visit([this](const auto& happened) { told(happened); }, notice);
}

// ---- what lies open ----------------------------------------------------------------------------

void Memory::told(const eights::happened::Played& played) {
    for (const Card card : played.cards) {
        if (played.seat.index() != seat_) lays(played.seat.index(), card);
        ++under_[counted_face(top_)];
        top_ = card;
    }
    if (played.suit) {
        suit_ = eights::in_force(*played.suit);
    } else {
        suit_ = top_.is_joker() ? eights::SuitInForce::any : eights::in_force(top_.suit());
    }
    demand_ = {};
}

void Memory::told(const eights::happened::Demanded& demanded) {
    demand_ = eights::to_demand(demanded.pending);
}

/// Every card below the top is in the new stock, and what was unknown till now is in some hand.
void Memory::told(const eights::happened::Recycled& recycled) {
    const int era = static_cast<int>(eras_.size()) - 1;
    if (stock_ > 0) used_up_.push_back({stock_, era});
    eras_.push_back(std::exchange(under_, {}));
    stock_ = recycled.stock;
}

/// A card that another seat has shown. Of several batches that it may be from, the one of which
/// most was known gives it, and the others are then known to lack only what that one lacked too:
/// whichever it was, what is said of the rest stays true.
void Memory::lays(int seat, Card card) {
    auto& hand = hands_[static_cast<std::size_t>(seat)];
    const auto may_be_from = [&](const Batch& batch) {
        const auto era = static_cast<std::size_t>(batch.era);
        return eras_[era][counted_face(card)] > 0 && !batch.lacked.has(card.face());
    };
    Batch* source = nullptr;
    for (Batch& batch : hand) {
        if (!may_be_from(batch)) continue;
        if (source == nullptr || excluded(batch) > excluded(*source)) source = &batch;
    }
    if (source == nullptr) source = &hand.front();  // only after a start in the midst of a round
    const Batch from = *source;
    for (Batch& batch : hand) {
        if (&batch == source || batch.era != from.era || !may_be_from(batch)) continue;
        batch.lacked = batch.lacked & from.lacked;
        batch.perhaps_lacked = batch.perhaps_lacked & (from.lacked | from.perhaps_lacked);
    }
    if (--source->cards == 0) hand.erase(hand.begin() + (source - hand.data()));
    put_together(hand);
    forget(card, from.era);
}

/// `card` is no longer unknown.
void Memory::forget(Card card, int era) {
    const std::size_t face = counted_face(card);
    if (auto& copies = eras_[static_cast<std::size_t>(era)][face]; copies > 0) {
        --copies;
        return;
    }
    for (FaceCounts& other : eras_) {
        if (other[face] == 0) continue;
        --other[face];
        return;
    }
}

// ---- what can be told from a draw --------------------------------------------------------------

void Memory::told(const eights::CardsDrawnNotice& drawn) {
    const int seat = drawn.seat.index();
    if (seat != seat_) learn_from_draw(seat, drawn.why);
    if (drawn.why == eights::DrawWhy::take) demand_ = {};
    used_up_.push_back({drawn.count, static_cast<int>(eras_.size()) - 1});
    int left = drawn.count;
    std::size_t shown = 0;
    for (const OldStock& from : std::exchange(used_up_, {})) {
        const int cards = std::min(left, from.cards);
        left -= cards;
        if (seat != seat_) {
            draws(seat, cards, from.era);
        } else if (drawn.cards) {
            for (int i = 0; i < cards; ++i)
                forget((*drawn.cards)[shown++], from.era);
        }
        if (from.era + 1 == static_cast<int>(eras_.size())) stock_ -= cards;
    }
}

void Memory::draws(int seat, int cards, int era) {
    if (cards == 0) return;
    auto& hand = hands_[static_cast<std::size_t>(seat)];
    hand.push_back({cards, era, {}, {}});
    put_together(hand);
}

void Memory::learn_from_draw(int seat, eights::DrawWhy why) {
    if (why == eights::DrawWhy::take) return learn_from_take(seat);
    if (why != eights::DrawWhy::draw) return;  // a penalty: says nothing of the hand
    const bool only_when_stuck = rules_->rules.draw_when == eights::DrawWhen::stuck;
    cannot_have(seat, rules_->fits(suit_, top_.rank()), only_when_stuck);
}

void Memory::learn_from_take(int seat) {
    if (demand_.is_pickup()) {
        const auto kind = static_cast<std::size_t>(demand_.kind) - 1;
        const bool must = rules_->rules.answer == eights::AnswerRule::must;
        return cannot_have(seat, rules_->answers[kind], must);
    }
    if (demand_.kind == eights::DemandKind::cover) {
        cannot_have(seat, rules_->fits(eights::in_force(demand_.suit), demand_.rank), false);
    } else if (demand_.kind == eights::DemandKind::duel) {
        const auto rank =
            static_cast<eights::Rank>(static_cast<int>(eights::Rank::four) + demand_.step);
        cannot_have(seat, FaceSet::of_rank(rank) & FaceSet::of_suit(demand_.suit), false);
    }
}

/// Only who cannot play and cannot draw may pass.
void Memory::told(const eights::happened::Passed& passed) {
    if (passed.seat.index() == seat_) return;
    cannot_have(passed.seat.index(), rules_->fits(suit_, top_.rank()), true);
}

void Memory::cannot_have(int seat, FaceSet faces, bool certain) {
    auto& hand = hands_[static_cast<std::size_t>(seat)];
    for (Batch& batch : hand) {
        FaceSet& known = certain ? batch.lacked : batch.perhaps_lacked;
        known = known | faces;
    }
    put_together(hand);
}

}  // namespace kitchen_table::bots::crazy_eights
