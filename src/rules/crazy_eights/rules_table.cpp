#include "kitchen_table/rules/crazy_eights/rules_table.h"

#include <algorithm>
#include <utility>

namespace kitchen_table::rules::crazy_eights {

namespace {

const FaceSet eights = FaceSet::of_rank(Rank::eight);
const FaceSet jokers = FaceSet::of_rank(Rank::joker);

CardEffect effect_of_joker(JokerRule rule) {
    return rule == JokerRule::free ? CardEffect::joker_free : CardEffect::joker_names;
}

CardEffect effect_of_rank(Effect effect) {
    switch (effect) {
        case Effect::plain:
            return CardEffect::plain;
        case Effect::wild:
            return CardEffect::wild;
        case Effect::pickup:
            return CardEffect::two;
        case Effect::skip:
            return CardEffect::skip;
        case Effect::reverse:
            return CardEffect::reverse;
        case Effect::again:
            return CardEffect::again;
        case Effect::cover:
            return CardEffect::cover;
        case Effect::duel:
            return CardEffect::duel;
    }
    std::unreachable();
}

FaceSet queens_that_are_pickups(QueenRule rule) {
    const FaceSet queens = FaceSet::of_rank(Rank::queen);
    switch (rule) {
        case QueenRule::none:
            return {};
        case QueenRule::spades:
            return queens & FaceSet::of_suit(Suit::spades);
        case QueenRule::all:
            return queens;
    }
    std::unreachable();
}

/// The base match of rules.md 1.0: the suit in force, the rank of the top, and what is wild here.
FaceSet fitting(const Rules& rules, SuitInForce suit, Rank top) {
    FaceSet fits = suit == SuitInForce::any
                       ? FaceSet::all()
                       : FaceSet::of_suit(static_cast<Suit>(suit)) | FaceSet::of_rank(top);
    fits = fits | eights | jokers;
    if (top != Rank::eight) return fits;
    if (!rules.eight_on_eight) fits = fits - eights;
    if (rules.joker == JokerRule::free) fits = fits - jokers;
    return fits;
}

std::array<FaceSet, 3> answers_to_pickups(const Rules& rules, FaceSet pickup_queens) {
    if (rules.answer == AnswerRule::off) return {};
    FaceSet on_two;
    if (rules.answers_two.two) on_two = on_two | FaceSet::of_rank(Rank::two);
    if (rules.answers_two.eight) on_two = on_two | eights;
    if (rules.answers_two.joker) on_two = on_two | jokers;
    return {on_two, rules.answers_queen ? pickup_queens : FaceSet{},
            rules.answers_joker ? jokers : FaceSet{}};
}

}  // namespace

RulesTable::RulesTable(Rules of_round, int seats)
    : rules(std::move(of_round)),
      packs(packs_for(rules, seats)),
      calls_bar_going_out(std::holds_alternative<LastCardBarsGoingOut>(rules.last_card)),
      pickup_queens(queens_that_are_pickups(rules.queen)),
      answers(answers_to_pickups(rules, pickup_queens)) {
    if (const auto* penalty = std::get_if<LastCardPenalty>(&rules.last_card)) {
        no_call_penalty = penalty->cards;
    }
    if (rules.effect_of(Rank::two) == Effect::pickup) twos_at_once = rules.twos_per_turn;
    for (int face = 0; face < cards::faces_per_pack; ++face) {
        const Card card = Card::from_face(face);
        auto& effect_here = effect[static_cast<std::size_t>(face)];
        effect_here = card.is_joker() ? effect_of_joker(rules.joker)
                                      : effect_of_rank(rules.effect_of(card.rank()));
        if (pickup_queens.has(face)) effect_here = CardEffect::queen;
        if (effect_here == CardEffect::cover) covering = covering | FaceSet::of_face(face);
        value[static_cast<std::size_t>(face)] = static_cast<std::int16_t>(value_of(rules, card));
    }
    names_suit = rules.joker == JokerRule::names ? eights | jokers : eights;
    const int forced_pick = calls_bar_going_out ? 1 : 0;
    pick_max = std::max({no_call_penalty, covering.empty() ? 0 : rules.cover_cost, forced_pick});
    for (int suit = 0; suit < suits_in_force; ++suit) {
        for (int top = 0; top <= cards::rank_count; ++top) {
            fits_[static_cast<std::size_t>(suit)][static_cast<std::size_t>(top)] =
                fitting(rules, static_cast<SuitInForce>(suit), static_cast<Rank>(top));
        }
    }
}

}  // namespace kitchen_table::rules::crazy_eights
