#include "rules/crazy_eights/resolver.h"

#include "rules/crazy_eights/legality_core.h"
#include "rules/crazy_eights/scoring.h"

#include <algorithm>

namespace kitchen_table::rules::crazy_eights {

// ---- plays (E1) ------------------------------------------------------------------------------

bool Resolver::play(std::span<const Card> faces, std::optional<Suit> suit, bool call) {
    const int seat = round_.turn;
    const auto at = static_cast<std::size_t>(seat);
    const bool called_before = round_.called[at];
    round_.turn_may_go_out = may_go_out(rules_, round_, seat);
    round_.called.reset(at);
    std::vector<Card> laid;
    for (const Card face : faces) {
        const Card card = round_.held_copy(seat, face.face(), rules_.packs);
        round_.lay(seat, card);
        if (events_) laid.push_back(card);
    }
    const Card last = round_.top();
    const bool call_heard = call && rules_.has_calls();
    const bool out = round_.size_of_hand(seat) == 0 && round_.turn_may_go_out &&
                     !rules_.covering.has(last.face());
    const bool named = rules_.names_suit.has(last.face()) && !out;
    tell(happened::Played{Seat(seat), std::move(laid), named ? suit : std::nullopt, call_heard});
    note_move(seat, true);
    if (out) {  // the card that ends a round changes no suit; those before it in a chain did
        const bool chain = faces.size() > 1 && rules_.covering.has(faces.front().face());
        if (chain) set_suit(seat, faces[faces.size() - 2], std::nullopt);
        end(EndReason::out, seat, last.rank() == Rank::eight);
        return true;
    }
    const bool emptied = round_.size_of_hand(seat) == 0;
    if (!after_laying(seat, last, called_before, call_heard)) return false;
    set_suit(seat, last, suit);
    const bool stack = faces.front().rank() == Rank::two;  // of twos; a chain counts its last card
    take_effect(seat, last, stack ? static_cast<int>(faces.size()) : 1, emptied);
    after_action();
    return true;
}

/// Cards picked up because of what is left in the hand, before suit, demand and next mover are set
/// (formats.md 8).
bool Resolver::after_laying(int seat, Card last, bool called_before, bool call) {
    const auto at = static_cast<std::size_t>(seat);
    const int left = round_.size_of_hand(seat);
    if (left == 0) {  // emptied, but not out: one pick, whatever it was that barred it (K17)
        const bool uncovered = rules_.covering.has(last.face());
        return uncovered ? pick_up(seat, rules_.rules.cover_cost, DrawWhy::not_covered)
                         : pick_up(seat, 1, DrawWhy::no_call);
    }
    if (rules_.no_call_penalty == 0) {
        round_.called[at] = call;
        return true;
    }
    if (left > 1) return true;  // a call on such a play is for that play only
    if (!called_before && !call) return pick_up(seat, rules_.no_call_penalty, DrawWhy::no_call);
    round_.called.set(at);  // shown until the hand changes
    return true;
}

/// The suit in force after `last` (E5); `named` counts only for an eight or a naming joker.
void Resolver::set_suit(int seat, Card last, std::optional<Suit> named) {
    round_.named = rules_.names_suit.has(last.face());
    round_.named_by = round_.named ? seat : -1;
    if (round_.named) {
        round_.suit = in_force(*named);
    } else {
        round_.suit = last.is_joker() ? SuitInForce::any : in_force(last.suit());
    }
}

/// What the last card laid does, and who moves next. `twos`: how many were laid, if it is one;
/// `emptied`: the hand was empty without being out.
void Resolver::take_effect(int seat, Card last, int twos, bool emptied) {
    const Demand answered = round_.demand;
    round_.demand = {};
    if (answered.kind == DemandKind::duel) return next_in_duel(answered);
    const PickupCosts& costs = rules_.rules.pickup;
    switch (rules_.effect[static_cast<std::size_t>(last.face())]) {
        case CardEffect::plain:
        case CardEffect::wild:
        case CardEffect::joker_free:
            return turn_to(round_.after(seat));
        case CardEffect::two:
            return demand_of_next(DemandKind::two, twos * costs.two, answered);
        case CardEffect::queen:
            return demand_of_next(DemandKind::queen, costs.queen, answered);
        case CardEffect::joker_names:
            return demand_of_next(DemandKind::joker, costs.joker, answered);
        case CardEffect::skip:
            tell(happened::Skipped{Seat(round_.after(seat))});
            return turn_to(round_.after(round_.after(seat)));
        case CardEffect::reverse:
            return reverse(seat);
        case CardEffect::again:
            return turn_to(seat);
        case CardEffect::cover: {
            if (emptied) return turn_to(round_.after(seat));  // it has picked up for it already
            Demand cover;
            cover.kind = DemandKind::cover;
            cover.rank = last.rank();
            cover.suit = last.suit();
            return demand(seat, cover);
        }
        case CardEffect::duel: {
            Demand duel;
            duel.kind = DemandKind::duel;
            duel.suit = last.suit();
            duel.step = 1;
            duel.leader = static_cast<std::uint8_t>(seat);
            duel.answerer = static_cast<std::uint8_t>(round_.after(seat));
            return demand(duel.answerer, duel);
        }
    }
}

void Resolver::demand_of_next(DemandKind kind, int cards, const Demand& answered) {
    Demand pickup;
    pickup.kind = kind;
    const int owed_before = rules_.rules.accumulate ? answered.cards : 0;
    pickup.cards = static_cast<std::int16_t>(cards + owed_before);
    demand(round_.after(round_.turn), pickup);
}

void Resolver::demand(int seat, const Demand& demand) {
    round_.demand = demand;
    if (events_) tell(happened::Demanded{Seat(seat), to_pending(demand)});
    turn_to(seat);
}

/// The answerer owes the five and the seven, the leader the six; then the seat after the answerer
/// moves (K8).
void Resolver::next_in_duel(const Demand& duel) {
    if (duel.step == 3) return turn_to(round_.after(duel.answerer));
    Demand next = duel;
    ++next.step;
    demand(next.step == 2 ? next.leader : next.answerer, next);
}

void Resolver::reverse(int seat) {
    round_.direction = -round_.direction;
    tell(happened::Reversed{static_cast<Direction>(round_.direction)});
    const bool again = round_.seats == 2 && rules_.rules.two_seat_reverse == TwoSeatReverse::again;
    turn_to(again ? seat : round_.after(seat));  // A7: the neighbour, whoever laid before
}

// ---- draws, takes, passes, calls -------------------------------------------------------------

bool Resolver::draw() {
    const int seat = round_.turn;
    if (!pick_up(seat, 1, DrawWhy::draw)) return false;
    note_move(seat, true);
    round_.drew_this_turn = true;
    if (rules_.rules.draw == DrawMode::one_then_end) turn_to(round_.after(seat));
    after_action();
    return true;
}

int Resolver::take_cost() const {
    const Demand& demand = round_.demand;
    if (demand.kind == DemandKind::cover) return rules_.rules.cover_cost;
    if (demand.kind == DemandKind::duel) {
        return rules_.rules.duel_costs[static_cast<std::size_t>(demand.step - 1)];
    }
    return demand.cards;
}

/// A14: the turn is lost even where no card could be had.
bool Resolver::take() {
    const int seat = round_.turn;
    const Demand demand = round_.demand;
    const int held = round_.size_of_hand(seat);
    if (!pick_up(seat, take_cost(), DrawWhy::take)) return false;
    note_move(seat, round_.size_of_hand(seat) != held);
    round_.demand = {};
    const int last = demand.kind == DemandKind::duel ? demand.answerer : seat;  // K8
    turn_to(round_.after(last));
    after_action();
    return true;
}

void Resolver::pass() {
    const int seat = round_.turn;
    tell(happened::Passed{Seat(seat)});
    note_move(seat, false);
    turn_to(round_.after(seat));
    after_action();
}

void Resolver::call(int seat) {
    round_.called.set(static_cast<std::size_t>(seat));
    tell(happened::Called{Seat(seat)});
}

/// A move of `seat` closes the call windows of the others (K12), not the ones still open from the
/// deal; its own opens when its hand has changed.
void Resolver::note_move(int seat, bool hand_changed) {
    const auto at = static_cast<std::size_t>(seat);
    round_.call_open &= ~round_.has_moved;
    round_.has_moved.set(at);
    round_.call_open[at] = hand_changed;
}

/// `cards` into the hand of `seat`, or as many as can be had (E4).
bool Resolver::pick_up(int seat, int cards, DrawWhy why) {
    std::vector<Card> drawn;
    int count = 0;
    while (count < cards) {
        if (round_.stock_size() == 0) {
            if (!rules_.rules.recycle || round_.under_size() == 0) break;
            if (!recycle()) return false;
        }
        const Card card = round_.draw_from_stock();
        round_.give(seat, card);
        ++count;
        if (events_) drawn.push_back(card);
    }
    if (count > 0) round_.called.reset(static_cast<std::size_t>(seat));
    if (events_) tell(CardsDrawn{Seat(seat), why, count, {Seat(seat), std::move(drawn)}});
    return true;
}

/// E3: what lies under the top is the new stock; top, force, demand and direction stay.
bool Resolver::recycle() {
    const int size = round_.under_size();
    std::array<Card, cards_max> order;
    std::copy_n(round_.pile.begin(), size, order.begin());
    if (!shuffles_.shuffle_recycle(std::span(order).first(static_cast<std::size_t>(size)))) {
        unordered_ = size;
        return false;
    }
    round_.refill_stock(order, size);
    tell(happened::Recycled{size});
    return true;
}

int Resolver::most_drawn_by(bool is_play) const {
    if (is_play) return rules_.pick_max;
    return round_.demand.pending() ? take_cost() : 1;
}

// ---- the next mover, and the end -------------------------------------------------------------

void Resolver::turn_to(int seat) {
    round_.turn = seat;
    round_.drew_this_turn = false;
}

void Resolver::end_if_nobody_can_go_on() {
    const bool card_to_be_had =
        round_.stock_size() > 0 || (rules_.rules.recycle && round_.under_size() > 0);
    if (round_.demand.pending() || card_to_be_had) return;
    const auto can_play = [&](int seat) {
        return !fitting_faces(rules_, round_.hand(seat), round_.suit, round_.top().rank()).empty();
    };
    if (rules_.rules.stuck == WhenStuck::end_hand) {
        if (!can_play(round_.turn)) end(EndReason::stock_out);
        return;
    }
    for (int seat = 0; seat < round_.seats; ++seat) {
        if (can_play(seat)) return;
    }
    end(EndReason::blocked);  // E8
}

/// E1: the blocked test, then the repetition test.
void Resolver::after_action() {
    end_if_nobody_can_go_on();
    if (round_.ending.over || !rules_.rules.recycle || !play_.guard.watches()) return;
    if (play_.guard.third_time(position_hash(round_), round_.recycles)) {
        end(EndReason::repetition);  // E9
    }
}

/// E6: what was demanded is cancelled, the suit stays.
void Resolver::end(EndReason reason, int out_seat, bool on_an_eight) {
    round_.demand = {};
    round_.ending = scored(rules_, round_, reason, out_seat, on_an_eight);
    if (events_) tell(happened::RoundOver{to_round_end(round_)});
}

void Resolver::abandon() {
    end(EndReason::abandoned);
}

bool carry_out(RoundInPlay& play, const CompactAction& action, ShuffleSource& shuffles) {
    Resolver resolver(play, shuffles, nullptr);
    switch (action.kind) {
        case ActionKind::play: {
            std::array<Card, 4> laid;
            for (std::size_t i = 0; i < action.count; ++i) {
                laid[i] = Card::from_face(action.faces[i]);
            }
            return resolver.play(std::span(laid).first(action.count), action.named_suit(),
                                 action.call);
        }
        case ActionKind::draw:
            return resolver.draw();
        case ActionKind::take:
            return resolver.take();
        case ActionKind::pass:
            resolver.pass();
            return true;
        case ActionKind::call:
            resolver.call(play.round.turn);
            return true;
    }
    return true;
}

}  // namespace kitchen_table::rules::crazy_eights
