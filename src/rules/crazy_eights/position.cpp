#include "rules/crazy_eights/position.h"

#include "rules/crazy_eights/deal.h"
#include "rules/crazy_eights/resolver.h"

namespace kitchen_table::rules::crazy_eights {

namespace {

/// Gives each face that is named the next copy that the packs in play have of it.
class CopyCounter {
public:
    CopyCounter(const Rules& rules, int seats)
        : packs_(packs_for(rules, seats)), jokers_(packs_ * rules.jokers_per_pack) {}

    std::expected<Card, std::string> next(Card face) {
        const bool joker = face.is_joker();
        const int number = joker ? 52 : face.face();
        const int copy = given_[static_cast<std::size_t>(number)]++;
        if (copy >= (joker ? jokers_ : packs_)) {
            return std::unexpected(cards::to_text(face) + " occurs more often than in the pack");
        }
        return joker ? Card::joker(copy % 2, copy / 2) : Card::from_face(number, copy);
    }

private:
    int packs_, jokers_;
    std::array<int, cards::faces_per_pack> given_{};
};

struct NoShuffles final : ShuffleSource {
    bool shuffle_pack(std::span<Card>) override { return false; }
    std::optional<int> bury_index(int) override { return std::nullopt; }
    bool shuffle_recycle(std::span<Card>) override { return false; }
};

bool is_seat(Seat seat, int seats) {
    return 0 <= seat.index() && seat.index() < seats;
}

std::optional<std::string> problem_of_shape(const Rules& rules, const Position& position) {
    const int seats = position.seats;
    const auto count = static_cast<std::size_t>(seats);
    if (seats < 2 || seats > seats_max) return "seats must be 2 to 8";
    if (packs_for(rules, seats) == 0) return "these rules have no packs for so many seats";
    if (position.round < 1 || position.round > rounds_max) {
        return "round must be 1 to " + std::to_string(rounds_max);
    }
    if (!is_seat(position.dealer, seats)) return "dealer is no seat";
    if (position.turn && !is_seat(*position.turn, seats)) return "turn is no seat";
    if (position.hands.size() != count) return "hands must be one a seat";
    if (position.pile.empty()) return "pile must not be empty";
    if (!position.called.empty() && position.called.size() != count) {
        return "called must be one a seat";
    }
    if (!position.totals.empty() && position.totals.size() != count) {
        return "totals must be one a seat";
    }
    for (const auto& hand : position.hands) {
        if (hand.empty()) return "a hand is empty: that round is over";
    }
    return std::nullopt;
}

std::optional<std::string> problem_of_pending(const Position& position, int turn) {
    if (const auto* pickup = std::get_if<pending::Pickup>(&position.pending)) {
        if (pickup->cards < 0 || pickup->cards > cards_max * 20)
            return "pending has no such number of cards";
    }
    if (const auto* duel = std::get_if<pending::Duel>(&position.pending)) {
        if (duel->step < 1 || duel->step > 3) return "a duel has the steps 1, 2 and 3";
        if (!is_seat(duel->leader, position.seats) || !is_seat(duel->answerer, position.seats)) {
            return "a duellist is no seat";
        }
        const Seat owes = duel->step == 2 ? duel->leader : duel->answerer;
        if (owes != Seat(turn)) return "it is not the turn of the duellist who owes the card";
    }
    return std::nullopt;
}

std::optional<std::string> place_cards(const Rules& rules, const Position& position, Round& round) {
    CopyCounter copies(rules, position.seats);
    std::optional<std::string> problem;
    const auto each = [&](const std::vector<Card>& faces, auto&& place) {
        for (const Card face : faces) {
            const auto card = copies.next(face);
            if (card) {
                place(*card);
            } else if (!problem) {
                problem = card.error();
            }
        }
    };
    for (int seat = 0; seat < position.seats; ++seat) {
        each(position.hands[static_cast<std::size_t>(seat)],
             [&](Card card) { round.give(seat, card); });
    }
    each(position.pile, [&](Card card) { round.turn_up(card); });
    each(position.stock,
         [&](Card card) { round.stock[static_cast<std::size_t>(round.stock_end++)] = card; });
    return problem;
}

void set_suit(const Position& position, Round& round) {
    const Card top = round.top();
    if (position.suit) {
        round.suit = *position.suit ? in_force(**position.suit) : SuitInForce::any;
    } else {
        round.suit = top.is_joker() ? SuitInForce::any : in_force(top.suit());
    }
    round.named = position.named && round.suit != SuitInForce::any;
}

}  // namespace

std::expected<State, std::string> load_position(const Rules& rules, const Position& position) {
    if (auto problem = problem_of_shape(rules, position)) return std::unexpected(*problem);
    RoundStart start{position.seats, position.round, position.dealer, position.totals};
    RoundInPlay play;
    play.rules = std::make_shared<const RulesTable>(rules, position.seats);
    play.round = round_before_deal(*play.rules, start);
    Round& round = play.round;
    if (position.turn) round.turn = position.turn->index();
    if (auto problem = problem_of_pending(position, round.turn)) return std::unexpected(*problem);
    round.direction = static_cast<int>(position.direction);
    round.demand = to_demand(position.pending);
    for (std::size_t seat = 0; seat < position.called.size(); ++seat) {
        round.called[seat] = position.called[seat];
    }
    if (auto problem = place_cards(rules, position, round)) return std::unexpected(*problem);
    set_suit(position, round);
    play.guard.start(position_hash(round), 0);
    NoShuffles none;
    Resolver(play, none, nullptr).end_if_nobody_can_go_on();
    return StateMaker::make(std::move(play));
}

}  // namespace kitchen_table::rules::crazy_eights
