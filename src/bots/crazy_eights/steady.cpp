// Sound play from what can be seen (rules.md §4): every legal action is weighed, in points of
// cards, and the best is taken.
#include "levels.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace kitchen_table::bots::crazy_eights {
namespace {

using eights::Card;
using eights::Effect;
using eights::Rank;
using eights::Suit;
using eights::action::Play;

// Weights in points of cards, found by playing against itself and the other levels.
constexpr double going_out = 10'000;
constexpr double never = -10'000;
constexpr double card_shed = 5;          // a card less in the hand, whatever it counts
constexpr double point_shed = 0.1;       // a point less in the hand
constexpr double follow_up = 6;          // a card of the hand that fits on what was laid
constexpr double no_follow_up = 14;      // none does
constexpr double wild_held_back = 60;    // an eight or joker kept for when nothing else fits
constexpr double shield_held_back = 30;  // the last two kept as an answer
constexpr double card_given = 3;         // a card that the next seat has to pick up
constexpr double short_hand = 16;        // stopping a seat that is about to go out
constexpr double card_taken = 11;        // a card that has to be picked up instead of answering
constexpr double turn_lost = 40;         // no card laid where one could have been
constexpr double suit_length = 2;        // a card of the hand in the suit that is named
constexpr double suit_unseen = 1.8;  // an unseen card in the suit that is named: others may hold it

constexpr int short_at = 2;  // a hand of so few cards is about to go out

bool is_wild(const eights::Rules& rules, Card card) {
    return card.is_joker() || rules.effect_of(card.rank()) == Effect::wild;
}

bool is_pickup_queen(const eights::Rules& rules, Card card) {
    if (card.is_joker() || card.rank() != Rank::queen) return false;
    if (rules.queen == eights::QueenRule::spades) return card.suit() == Suit::spades;
    return rules.queen == eights::QueenRule::all;
}

class Weigher {
public:
    explicit Weigher(const eights::View& view) : view_(view), table_(view.table) {
        for (const auto card : table_.pile)
            see(card);
        for (const auto card : view.hand)
            see(card);
    }

    double weight(const eights::Action& action) const {
        if (const auto* play = std::get_if<Play>(&action)) return weight_of_play(*play);
        if (std::holds_alternative<eights::action::Take>(action)) return weight_of_take();
        return never;  // drawing and passing come where no card can be laid
    }

private:
    void see(Card card) {
        if (!card.is_joker()) ++seen_[static_cast<std::size_t>(card.suit())];
    }
    int unseen(Suit suit) const {
        const int packs = eights::packs_for(table_.rules, table_.seats);
        return cards::rank_count * packs - seen_[static_cast<std::size_t>(suit)];
    }
    /// The seat `steps` places further in the direction of play.
    int count_after(int steps) const {
        const int direction = static_cast<int>(table_.direction);
        const int seats = table_.seats;
        const int seat = (view_.seat.index() + direction * steps + seats * steps) % seats;
        return table_.counts[static_cast<std::size_t>(seat)];
    }
    /// Whether some other seat is about to go out.
    bool danger() const {
        for (int seat = 0; seat < table_.seats; ++seat) {
            const int count = table_.counts[static_cast<std::size_t>(seat)];
            if (seat != view_.seat.index() && count <= short_at) return true;
        }
        return false;
    }

    double weight_of_play(const Play& play) const {
        const auto left = without(view_.hand, play.cards);
        if (left.empty()) return going_out;
        const Card last = play.cards.back();
        double weight = 0;
        for (const auto card : play.cards) {
            weight += card_shed + point_shed * eights::value_of(table_.rules, card);
        }
        weight += weight_of_follow_up(play, left);
        weight += weight_of_holding_back(play, left);
        return weight + weight_of_effect(last, play.cards.size(), left);
    }

    /// How well the rest of the hand goes on from what is laid.
    double weight_of_follow_up(const Play& play, const std::vector<Card>& left) const {
        const Card last = play.cards.back();
        std::optional<Suit> suit = play.suit;
        if (!suit && !last.is_joker()) suit = last.suit();
        double weight = 0;
        int fitting = 0;
        for (const auto card : left) {
            const bool fits = is_wild(table_.rules, card) || card.rank() == last.rank() || !suit ||
                              card.suit() == *suit;
            if (fits) ++fitting;
            if (play.suit && !card.is_joker() && card.suit() == *play.suit &&
                !is_wild(table_.rules, card)) {
                weight += suit_length;
            }
        }
        weight += fitting > 0 ? follow_up * std::min(fitting, 4) : -no_follow_up;
        if (suit)
            weight -= suit_unseen * unseen(*suit) / eights::packs_for(table_.rules, table_.seats);
        return weight;
    }

    /// What it costs to give away a card that is worth more later.
    double weight_of_holding_back(const Play& play, const std::vector<Card>& left) const {
        // What keeps the turn is worth more than any card that could be kept.
        if (danger() || std::holds_alternative<eights::pending::Cover>(table_.pending)) return 0;
        const Card first = play.cards.front();
        double weight = 0;
        if (is_wild(table_.rules, first)) weight -= wild_held_back;
        const bool twos_answer = table_.rules.effect_of(Rank::two) == Effect::pickup &&
                                 table_.rules.answer != eights::AnswerRule::off &&
                                 table_.rules.answers_two.two;
        const bool answering = !std::holds_alternative<std::monostate>(table_.pending);
        if (twos_answer && !answering && first.rank() == Rank::two) {
            const bool another = std::any_of(left.begin(), left.end(),
                                             [](Card card) { return card.rank() == Rank::two; });
            if (!another) weight -= shield_held_back;
        }
        return weight;
    }

    /// What the effect of the last card does to the seats around.
    double weight_of_effect(Card last, std::size_t laid, const std::vector<Card>& left) const {
        const auto& rules = table_.rules;
        const bool next_short = count_after(1) <= short_at;
        if (last.is_joker()) {
            return rules.joker == eights::JokerRule::names ? weight_of_demand(rules.pickup.joker)
                                                           : 0;
        }
        if (is_pickup_queen(rules, last)) return weight_of_demand(rules.pickup.queen);
        switch (rules.effect_of(last.rank())) {
            case Effect::pickup:
                return weight_of_demand(rules.pickup.two * static_cast<int>(laid));
            case Effect::skip:
                if (table_.seats == 2) return card_given;  // another turn
                return next_short && count_after(2) > short_at ? short_hand : 0;
            case Effect::reverse: {
                if (table_.seats == 2) return 0;
                const bool previous_short = count_after(table_.seats - 1) <= short_at;
                if (next_short && !previous_short) return short_hand;
                return previous_short && !next_short ? -short_hand : 0;
            }
            case Effect::again:
                return card_given;
            case Effect::cover:
                return covers(last, left) ? card_given : -card_taken;
            case Effect::duel:
                return card_given;
            default:
                return 0;
        }
    }

    double weight_of_demand(int cards) const {
        const double stop = count_after(1) <= short_at ? short_hand : 0;
        return card_given * std::min(cards, 8) / 2 + stop;
    }

    bool covers(Card laid, const std::vector<Card>& left) const {
        return std::any_of(left.begin(), left.end(), [&](Card card) {
            return is_wild(table_.rules, card) || card.rank() == laid.rank() ||
                   card.suit() == laid.suit();
        });
    }

    double weight_of_take() const {
        if (const auto* pickup = std::get_if<eights::pending::Pickup>(&table_.pending)) {
            return -card_taken * pickup->cards;
        }
        if (const auto* duel = std::get_if<eights::pending::Duel>(&table_.pending)) {
            const auto step = static_cast<std::size_t>(duel->step - 1);
            return -card_taken * table_.rules.duel_costs[step] - turn_lost;
        }
        return -card_taken * table_.rules.cover_cost - turn_lost;
    }

    const eights::View& view_;
    const eights::PublicView& table_;
    std::array<int, 4> seen_{};  // cards of each suit in the own hand and the pile
};

}  // namespace

eights::Action choose_steady(const eights::View& view, const std::vector<eights::Action>& legal,
                             Lots& lots) {
    if (legal.size() == 1) return legal.front();
    const Weigher weigher(view);
    std::vector<const eights::Action*> best;
    double most = 0;
    for (const auto& action : legal) {
        const double weight = weigher.weight(action);
        if (best.empty() || weight > most) {
            best.assign(1, &action);
            most = weight;
        } else if (weight == most) {
            best.push_back(&action);
        }
    }
    return *best[lots.below(best.size())];
}

}  // namespace kitchen_table::bots::crazy_eights
