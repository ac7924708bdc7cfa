#include "kitchen_table/bots/crazy_eights_advice.h"

#include "levels.h"

#include "kitchen_table/bots/crazy_eights.h"
#include "kitchen_table/rules/crazy_eights/legality.h"
#include "kitchen_table/rules/crazy_eights/rules_table.h"

#include <algorithm>
#include <array>

namespace kitchen_table::bots::crazy_eights {
namespace {

using eights::Card;
using eights::CardEffect;
using eights::action::Play;

constexpr std::array<std::string_view, 17> reason_words{
    "calls",        "only_move",     "nothing_fits", "draws_anyway",  "no_answer",
    "keeps_answer", "empties_hand",  "answers",      "holds_up_next", "keeps_card",
    "plays_again",  "demands",       "most_of_suit", "several_cards", "follows_on",
    "dearest",      "as_good_as_any"};

/// A hand of so few cards may go out soon.
constexpr int short_hand = 2;

/// The facts about one play that a reason may speak of.
class PlayFacts {
public:
    PlayFacts(const eights::View& view, const Play& play, const eights::Offer& offer)
        : view_(view),
          play_(play),
          offer_(offer),
          rules_(view.table.rules, view.table.seats),
          left_(without(view.hand, play.cards)) {}

    bool empties_hand() const { return left_.empty(); }

    bool answers() const {
        return std::holds_alternative<eights::pending::Pickup>(view_.table.pending) ||
               std::holds_alternative<eights::pending::Duel>(view_.table.pending);
    }

    /// A card that goes on anything, could have been laid, and is kept.
    std::optional<Card> kept() const {
        if (is_wild(play_.cards.front())) return std::nullopt;
        const auto found = std::ranges::find_if(
            offer_.play, [this](Card card) { return is_wild(card) && holds(card); });
        return found == offer_.play.end() ? std::nullopt : std::optional(*found);
    }

    bool plays_again() const {
        const CardEffect effect = effect_of(play_.cards.back());
        if (effect == CardEffect::again) return true;
        return view_.table.seats == 2 && effect == CardEffect::skip;
    }

    /// Whether the next seat, as play goes before this card, does not have its turn as usual.
    bool disturbs_next() const {
        const CardEffect effect = effect_of(play_.cards.back());
        if (effect == CardEffect::skip) return true;
        if (effect == CardEffect::reverse) return view_.table.seats > 2;
        return demands();
    }
    bool demands() const {
        const CardEffect effect = effect_of(play_.cards.back());
        return effect == CardEffect::two || effect == CardEffect::queen ||
               (effect == CardEffect::joker_names && rules_.rules.pickup.joker > 0);
    }
    int next_count() const {
        const int seats = view_.table.seats;
        const int step = static_cast<int>(view_.table.direction);
        const int next = (view_.seat.index() + step + seats) % seats;
        return view_.table.counts[static_cast<std::size_t>(next)];
    }

    bool most_of_suit() const {
        if (!play_.suit) return false;
        const int named = held_of(*play_.suit);
        return named > 0 && std::ranges::all_of(cards::all_suits, [&](cards::Suit suit) {
                   return held_of(suit) <= named;
               });
    }

    /// Whether a card of the hand, not one that goes on anything, goes on what is laid.
    bool follows_on() const {
        const Card last = play_.cards.back();
        if (last.is_joker() && !play_.suit) return false;
        const auto suit = play_.suit.value_or(last.suit());
        const auto fits = rules_.fits(eights::in_force(suit), last.rank());
        return std::ranges::any_of(
            left_, [&](Card card) { return fits.has(card.face()) && !is_wild(card); });
    }

    bool dearest() const {
        const int value = value_of(play_.cards.front());
        return std::ranges::all_of(offer_.play,
                                   [&](Card card) { return value_of(card) <= value; }) &&
               std::ranges::any_of(offer_.play, [&](Card card) { return value_of(card) < value; });
    }

private:
    CardEffect effect_of(Card card) const {
        return rules_.effect[static_cast<std::size_t>(card.face())];
    }
    int value_of(Card card) const { return rules_.value[static_cast<std::size_t>(card.face())]; }
    bool is_wild(Card card) const { return card.is_joker() || effect_of(card) == CardEffect::wild; }
    bool holds(Card card) const {
        return std::ranges::any_of(left_, [card](Card held) { return held.looks_like(card); });
    }
    int held_of(cards::Suit suit) const {
        return static_cast<int>(std::ranges::count_if(
            left_, [&](Card card) { return !is_wild(card) && card.suit() == suit; }));
    }

    const eights::View& view_;
    const Play& play_;
    const eights::Offer& offer_;
    eights::RulesTable rules_;
    std::vector<Card> left_;
};

Advice explained_play(const eights::View& view, const Play& play, const eights::Offer& offer) {
    const PlayFacts facts(view, play, offer);
    const auto because = [&](Reason reason, std::optional<Card> card = std::nullopt) {
        return Advice{play, reason, card};
    };
    if (facts.empties_hand()) return because(Reason::empties_hand);
    if (facts.answers()) return because(Reason::answers);
    if (facts.disturbs_next() && facts.next_count() <= short_hand) {
        return because(Reason::holds_up_next);
    }
    if (const auto kept = facts.kept()) return because(Reason::keeps_card, kept);
    if (facts.plays_again()) return because(Reason::plays_again);
    if (facts.demands()) return because(Reason::demands);
    if (facts.most_of_suit()) return because(Reason::most_of_suit);
    if (play.cards.size() > 1) return because(Reason::several_cards);
    if (facts.follows_on()) return because(Reason::follows_on);
    if (facts.dearest()) return because(Reason::dearest);
    return because(Reason::as_good_as_any);
}

}  // namespace

std::string_view to_text(Reason reason) {
    return reason_words[static_cast<std::size_t>(reason)];
}

Advice explained(const eights::View& view, eights::Action action) {
    if (std::holds_alternative<eights::action::Call>(action)) return {action, Reason::calls, {}};
    const auto offer = eights::offer(view).value_or(eights::Offer{});
    const bool may_lay = !offer.play.empty();
    if (std::holds_alternative<eights::action::Draw>(action)) {
        return {action, may_lay ? Reason::draws_anyway : Reason::nothing_fits, {}};
    }
    if (std::holds_alternative<eights::action::Take>(action)) {
        if (!may_lay) return {action, Reason::no_answer, {}};
        return {action, Reason::keeps_answer, offer.play.front()};
    }
    const auto* play = std::get_if<Play>(&action);
    if (play == nullptr) return {action, Reason::only_move, {}};
    const bool only_card = offer.play.size() == 1 && play->cards.size() == 1 && !play->suit;
    const bool only_move = only_card && offer.twos <= 1 && !offer.draw && !offer.take;
    if (only_move && view.hand.size() > 1) return {action, Reason::only_move, {}};
    return explained_play(view, *play, offer);
}

Advice advise(const eights::View& view, std::uint64_t seed) {
    return explained(view, choose(view, Level::steady, seed));
}

}  // namespace kitchen_table::bots::crazy_eights
