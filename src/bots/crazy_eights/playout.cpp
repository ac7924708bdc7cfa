#include "playout.h"

#include <algorithm>

namespace kitchen_table::bots::crazy_eights {

namespace eights = rules::crazy_eights;
using cards::FaceSet;
using eights::ActionKind;
using eights::Card;
using eights::CardEffect;
using eights::CompactAction;
using eights::ImaginedWorld;
using eights::Rank;
using eights::RulesTable;
using eights::Sight;
using eights::Suit;

namespace {

// Weights in tenths of a point of cards, as steady's.
constexpr int point_shed = 1;
constexpr int follow_up = 60;
constexpr int follow_ups_counted = 4;
constexpr int no_follow_up = 140;
constexpr int wild_held_back = 600;
constexpr int shield_held_back = 300;
constexpr int again = 60;
constexpr int card_given = 15;
constexpr int short_hand = 160;
constexpr int card_taken = 110;
constexpr int turn_lost = 400;
constexpr int lot_of = 24;  // a little chance, so that playouts differ

constexpr int short_at = 2;
constexpr int actions_max = 400;

const FaceSet twos = FaceSet::of_rank(Rank::two);

class QuickWeigher {
public:
    QuickWeigher(const ImaginedWorld& world, const Sight& sight)
        : world_(world), sight_(sight), rules_(*sight.rules), seat_(world.turn()) {
        const auto& counts = world.counts();
        const int seats = world.seats();
        next_short_ = counts[static_cast<std::size_t>(world.after(seat_))] <= short_at;
        for (int seat = 0; seat < seats && !danger_; ++seat)
            danger_ = seat != seat_ && counts[static_cast<std::size_t>(seat)] <= short_at;
        held_ = sight.hand.faces();
    }

    /// The suit to name with `face`: the one of which most is left.
    Suit best_suit(int face) const {
        const FaceSet left = held_ - FaceSet::of_face(face) - rules_.names_suit;
        Suit best = Suit::clubs;
        int most = -1;
        for (const Suit suit : cards::all_suits) {
            if (const int count = (left & FaceSet::of_suit(suit)).size(); count > most) {
                best = suit;
                most = count;
            }
        }
        return best;
    }

    int weight(int face, bool names, Suit suit) const {
        const Card card = Card::from_face(face);
        int weight = point_shed * rules_.value[static_cast<std::size_t>(face)];
        weight += weight_of_follow_up(card, names, suit);
        if (!danger_ && sight_.demand.kind != eights::DemandKind::cover) {
            weight -= weight_held_back(face);
        }
        return weight + weight_of_effect(card);
    }

    int weight_of_take() const {
        if (sight_.demand.is_pickup()) return -card_taken * sight_.demand.cards;
        return -turn_lost;
    }

private:
    int weight_of_follow_up(Card card, bool names, Suit suit) const {
        const auto force = names             ? eights::in_force(suit)
                           : card.is_joker() ? eights::SuitInForce::any
                                             : eights::in_force(card.suit());
        FaceSet left = held_;
        if (rules_.packs == 1) left = left - FaceSet::of_face(card.face());
        const int fitting = (left & rules_.fits(force, card.rank())).size();
        if (fitting == 0) return -no_follow_up;
        return follow_up * std::min(fitting, follow_ups_counted);
    }

    int weight_held_back(int face) const {
        if (rules_.names_suit.has(face) ||
            rules_.effect[static_cast<std::size_t>(face)] == CardEffect::joker_free) {
            return wild_held_back;
        }
        const bool shield = twos.has(face) && !(rules_.answers[0] & twos).empty() &&
                            !sight_.demand.pending() && (held_ & twos).size() == 1;
        return shield ? shield_held_back : 0;
    }

    int weight_of_effect(Card card) const {
        switch (rules_.effect[static_cast<std::size_t>(card.face())]) {
            case CardEffect::two:
                return demanded(rules_.rules.pickup.two);
            case CardEffect::queen:
                return demanded(rules_.rules.pickup.queen);
            case CardEffect::joker_names:
                return demanded(rules_.rules.pickup.joker);
            case CardEffect::skip:
                if (world_.seats() == 2) return again;
                return next_short_ ? short_hand : 0;
            case CardEffect::reverse:
                return weight_of_reverse();
            case CardEffect::again:
                return again;
            default:
                return 0;
        }
    }
    int demanded(int cards) const {
        return card_given * std::min(cards, 8) + (next_short_ ? short_hand : 0);
    }
    int weight_of_reverse() const {
        if (world_.seats() == 2) {
            return rules_.rules.two_seat_reverse == eights::TwoSeatReverse::again ? again : 0;
        }
        int before = seat_;
        for (int step = 1; step < world_.seats(); ++step)
            before = world_.after(before);
        const bool before_short = world_.counts()[static_cast<std::size_t>(before)] <= short_at;
        return short_hand * (static_cast<int>(next_short_) - static_cast<int>(before_short));
    }

    const ImaginedWorld& world_;
    const Sight& sight_;
    const RulesTable& rules_;
    int seat_;
    bool next_short_ = false, danger_ = false;
    FaceSet held_;
};

CompactAction play(int face, bool names, Suit suit) {
    auto action = CompactAction::play_one(face);
    if (names) action.suit = static_cast<std::uint8_t>(suit);
    action.call = true;
    return action;
}

}  // namespace

CompactAction quick_choice(const ImaginedWorld& world, Lots& lots) {
    const Sight sight = world.sight();
    const eights::Moves moves = moves_of(sight);
    if (moves.plays.empty()) {
        return {moves.draw ? ActionKind::draw : moves.take ? ActionKind::take : ActionKind::pass};
    }
    const QuickWeigher weigher(world, sight);
    CompactAction best;
    int most = 0;
    bool any = false;
    std::uint64_t chance = lots.next();
    for (FaceSet rest = moves.plays.with_one_joker(); !rest.empty(); rest.drop_first()) {
        const int face = rest.first();
        const bool ends = ends_round(sight, 1, Card::from_face(face));
        const bool names = !ends && sight.rules->names_suit.has(face);
        if (ends) return play(face, false, Suit::clubs);
        const Suit suit = names ? weigher.best_suit(face) : Suit::clubs;
        const int weight =
            weigher.weight(face, names, suit) + static_cast<int>(chance & 0xFFU) * lot_of / 256;
        chance = chance >> 8U | chance << 56U;
        if (any && weight <= most) continue;
        any = true;
        most = weight;
        best = play(face, names, suit);
    }
    if (moves.take && weigher.weight_of_take() > most) return {ActionKind::take};
    return best;
}

void play_out(ImaginedWorld& world, Lots& lots) {
    for (int action = 0; action < actions_max && !world.over(); ++action)
        world.apply(quick_choice(world, lots));
}

}  // namespace kitchen_table::bots::crazy_eights
