#include "rules/crazy_eights/round.h"

#include <algorithm>
#include <type_traits>

namespace kitchen_table::rules::crazy_eights {

static_assert(std::is_trivially_copyable_v<Round>);
static_assert(sizeof(Round) <= 1600);

void Round::give(int seat, Card card) {
    const auto at = static_cast<std::size_t>(seat);
    hands[at].add(card);
    if (++hand_size[at] > 1) exempt.reset(at);
    arrival[static_cast<std::size_t>(card.id())] = arrivals++;
    hands_hash += number_of(seat, card);
}

Card Round::held_copy(int seat, int face, int packs) const {
    const Card wanted = Card::from_face(face);
    const CardSet& held = hand(seat);
    Card best = wanted;
    bool found = false;
    const int last_face = wanted.is_joker() ? 53 : face;
    for (int pack = 0; pack < packs; ++pack) {
        for (int each = wanted.is_joker() ? 52 : face; each <= last_face; ++each) {
            const Card copy = Card::from_face(each, pack);
            if (!held.has(copy)) continue;
            const bool earlier = arrival[static_cast<std::size_t>(copy.id())] <
                                 arrival[static_cast<std::size_t>(best.id())];
            if (!found || earlier) best = copy;
            found = true;
        }
    }
    return best;
}

void Round::lay(int seat, Card card) {
    const auto at = static_cast<std::size_t>(seat);
    hands[at].remove(card);
    --hand_size[at];
    hands_hash -= number_of(seat, card);
    turn_up(card);
}

void Round::turn_up(Card card) {
    if (pile_size > 0) under_hash += number_of(under_place, top());
    pile[static_cast<std::size_t>(pile_size++)] = card;
}

void Round::refill_stock(const std::array<Card, cards_max>& new_stock, int size) {
    std::copy_n(new_stock.begin(), size, stock.begin());
    stock_next = 0;
    stock_end = size;
    pile[0] = top();
    pile_size = 1;
    under_hash = 0;
    ++recycles;
}

std::uint64_t position_hash(const Round& round) {
    const Card top = round.top();
    const Demand& demand = round.demand;
    const auto top_face = static_cast<std::uint64_t>(top.is_joker() ? 52 : top.face());
    const auto table = top_face | static_cast<std::uint64_t>(round.suit) << 6 |
                       static_cast<std::uint64_t>(round.turn) << 9 |
                       static_cast<std::uint64_t>(round.direction > 0) << 12 |
                       static_cast<std::uint64_t>(demand.kind) << 13 |
                       static_cast<std::uint64_t>(demand.rank) << 16 |
                       static_cast<std::uint64_t>(demand.suit) << 20 |
                       static_cast<std::uint64_t>(demand.step) << 22 |
                       static_cast<std::uint64_t>(demand.leader) << 24 |
                       static_cast<std::uint64_t>(demand.answerer) << 27 |
                       static_cast<std::uint64_t>(static_cast<std::uint16_t>(demand.cards)) << 30;
    // The cards in play never change within a round, so hands, top and what lies under it also say
    // what the stock is.
    return mixed(table) + round.hands_hash + round.under_hash;
}

Pending to_pending(const Demand& demand) {
    switch (demand.kind) {
        case DemandKind::none:
            return {};
        case DemandKind::two:
            return pending::Pickup{PickupKind::two, demand.cards};
        case DemandKind::queen:
            return pending::Pickup{PickupKind::queen, demand.cards};
        case DemandKind::joker:
            return pending::Pickup{PickupKind::joker, demand.cards};
        case DemandKind::cover:
            return pending::Cover{demand.rank, demand.suit};
        case DemandKind::duel:
            return pending::Duel{demand.step, demand.suit, Seat(demand.leader),
                                 Seat(demand.answerer)};
    }
    return {};
}

Demand to_demand(const Pending& pending) {
    Demand demand;
    if (const auto* pickup = std::get_if<pending::Pickup>(&pending)) {
        demand.kind = static_cast<DemandKind>(static_cast<int>(pickup->kind) + 1);
        demand.cards = static_cast<std::int16_t>(pickup->cards);
    } else if (const auto* cover = std::get_if<pending::Cover>(&pending)) {
        demand.kind = DemandKind::cover;
        demand.rank = cover->rank;
        demand.suit = cover->suit;
    } else if (const auto* duel = std::get_if<pending::Duel>(&pending)) {
        demand.kind = DemandKind::duel;
        demand.suit = duel->suit;
        demand.step = static_cast<std::uint8_t>(duel->step);
        demand.leader = static_cast<std::uint8_t>(duel->leader.index());
        demand.answerer = static_cast<std::uint8_t>(duel->answerer.index());
    }
    return demand;
}

}  // namespace kitchen_table::rules::crazy_eights
