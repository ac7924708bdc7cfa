// The public edge of legality: what a View's own seat may do.
#include "kitchen_table/rules/crazy_eights/legality.h"

#include "rules/crazy_eights/fast_game.h"
#include "rules/crazy_eights/refusals.h"

#include <algorithm>

namespace kitchen_table::rules::crazy_eights {

namespace {

/// A view with the tables that its rules give, as the core wants them.
struct Reading {
    explicit Reading(const View& view) : rules(view.table.rules, view.table.seats) {
        const PublicView& table = view.table;
        situation.game_over = table.over && table.over->game_over;
        situation.round_over = table.over.has_value();
        situation.to_move = table.turn == view.seat;
        situation.call_heard = view.call_open;
        situation.named = table.named;
        if (!table.pile.empty()) situation.top = table.pile.back();
        Sight& sight = situation.sight;
        sight.rules = &rules;
        for (const Card card : view.hand)
            sight.hand.add(card);
        sight.hand_size = static_cast<int>(view.hand.size());
        sight.top = situation.top.rank();
        sight.suit = table.suit ? in_force(*table.suit) : SuitInForce::any;
        sight.demand = to_demand(table.pending);
        sight.card_to_be_had = table.stock > 0 || (rules.rules.recycle && table.under > 0);
        sight.emptying_ends = !rules.calls_bar_going_out || view.may_go_out;
    }
    Reading(const Reading&) = delete;
    Reading& operator=(const Reading&) = delete;

    RulesTable rules;
    Situation situation;
};

/// Whether some order of `hand` has each card cover the one before it (rules.md 1.4): a hand that
/// might go out at once. Looked for in small hands only; it decides nothing but whether a call is
/// offered.
class ClosingHand {
public:
    ClosingHand(const RulesTable& rules, const std::vector<Card>& hand)
        : rules_(rules), hand_(hand), laid_(hand.size(), false) {}
    bool exists() {
        constexpr std::size_t looked_at = 8;
        if (hand_.size() == 1) return true;
        return hand_.size() <= looked_at && can_go_on(std::nullopt, hand_.size());
    }

private:
    bool can_go_on(std::optional<Card> before, std::size_t left) {
        if (left == 0) return true;
        for (std::size_t i = 0; i < hand_.size(); ++i) {
            if (laid_[i] || (before && !covers(hand_[i], *before))) continue;
            if (left > 1 && !rules_.covering.has(hand_[i].face())) continue;
            laid_[i] = true;
            if (can_go_on(hand_[i], left - 1)) return true;
            laid_[i] = false;
        }
        return false;
    }
    bool covers(Card card, Card before) const {
        return rules_.fits(in_force(before.suit()), before.rank()).has(card.face());
    }

    const RulesTable& rules_;
    const std::vector<Card>& hand_;
    std::vector<bool> laid_;
};

/// Whether a call would be heard and could matter before the hand changes again.
bool call_means_something(const View& view, const RulesTable& rules) {
    if (!view.call_open || view.table.over) return false;
    if (view.table.called[static_cast<std::size_t>(view.seat.index())]) return false;
    if (rules.calls_bar_going_out) {
        return !view.exempt_from_call && ClosingHand(rules, view.hand).exists();
    }
    const auto twos =
        std::ranges::count_if(view.hand, [](Card card) { return card.rank() == Rank::two; });
    const auto at_once =
        std::max<std::ptrdiff_t>(1, std::min<std::ptrdiff_t>(twos, rules.twos_at_once));
    const auto held = static_cast<std::ptrdiff_t>(view.hand.size());
    return 2 <= held && held <= 1 + at_once;
}

/// The suit that `hand` holds most of, clubs first among equals.
Suit most_held_suit(const std::vector<Card>& hand) {
    const auto held = [&](Suit suit) {
        return std::ranges::count_if(hand, [suit](Card card) {
            return !card.is_joker() && card.rank() != Rank::eight && card.suit() == suit;
        });
    };
    return std::ranges::max(cards::all_suits, {}, held);
}

}  // namespace

std::vector<Action> legal_actions(const View& view) {
    const Reading reading(view);
    if (!reading.situation.to_move) return {};
    ActionBuffer listed;
    list_moves(reading.situation.sight, moves_of(reading.situation.sight), listed);
    std::vector<Action> actions;
    actions.reserve(static_cast<std::size_t>(listed.size()));
    for (const CompactAction& each : listed)
        actions.push_back(to_action(each));
    return actions;
}

std::optional<Offer> offer(const View& view) {
    const Reading reading(view);
    Offer offered;
    offered.call = call_means_something(view, reading.rules);
    if (!reading.situation.to_move) {
        return offered.call ? std::optional(offered) : std::nullopt;
    }
    const Sight& sight = reading.situation.sight;
    const Moves moves = moves_of(sight);
    offered.play = cards_of(moves.plays);
    for (const Card card : offered.play) {
        const bool names = reading.rules.names_suit.has(card.face());
        if (names && !ends_round(sight, 1, card)) offered.name_suit.push_back(card);
    }
    const FaceSet twos = FaceSet::of_rank(Rank::two);
    const int held = sight.hand.count(twos);
    if (!(moves.plays & twos).empty()) offered.twos = std::min(moves.twos, held);
    offered.draw = moves.draw;
    offered.take = moves.take;
    offered.pass = moves.pass;
    return offered;
}

std::optional<Refusal> refusal_of(const View& view, const Action& action) {
    return refusal_in(Reading(view).situation, action);
}

Action default_action(const View& view) {
    const Reading reading(view);
    const Sight& sight = reading.situation.sight;
    const Moves moves = moves_of(sight);
    if (moves.take) return action::Take{};
    const std::vector<Card> playable = cards_of(moves.plays);
    if (playable.empty()) {
        if (moves.draw) return action::Draw{};
        return action::Pass{};
    }
    const Card cheapest =
        std::ranges::min(playable, {}, [&](Card card) { return value_of(view.table.rules, card); });
    action::Play play{{cheapest}, std::nullopt, false};
    if (reading.rules.names_suit.has(cheapest.face()) && !ends_round(sight, 1, cheapest)) {
        play.suit = most_held_suit(view.hand);
    }
    return play;
}

std::string to_text(const Action& action) {
    if (const auto* play = std::get_if<action::Play>(&action)) {
        std::string text = "play";
        for (const Card card : play->cards)
            text += ' ' + cards::to_text(card);
        if (play->suit) text += std::string(" suit ") + cards::to_char(*play->suit);
        return text;
    }
    if (std::holds_alternative<action::Draw>(action)) return "draw";
    if (std::holds_alternative<action::Take>(action)) return "take";
    return std::holds_alternative<action::Pass>(action) ? "pass" : "call";
}

}  // namespace kitchen_table::rules::crazy_eights
