#include "rules/crazy_eights/refusals.h"

#include <algorithm>

namespace kitchen_table::rules::crazy_eights {

namespace {

Refusal refused(RefusalCode code, std::string_view reason) {
    return {code, reason, std::nullopt, {}};
}

Refusal refused(RefusalCode code) {
    return refused(code, to_text(code));
}

bool all_of_rank(const std::vector<Card>& cards, Rank rank) {
    return std::ranges::all_of(cards, [rank](Card card) { return card.rank() == rank; });
}

// ---- plays -----------------------------------------------------------------------------------

std::string_view reason_of_list(const RulesTable& rules, const std::vector<Card>& laid) {
    if (laid.empty()) return "one_card_only";
    if (rules.twos_at_once > 1 && all_of_rank(laid, Rank::two)) return "twos_max";
    if (all_of_rank(laid, Rank::queen)) return "queen_one";
    return "one_card_only";
}

std::string_view reason_of_answer(const Sight& sight, Card card) {
    const DemandKind kind = sight.demand.kind;
    if (kind == DemandKind::duel) return "demand";
    if (sight.rules->answers[static_cast<std::size_t>(kind) - 1].empty()) return "take_only";
    switch (sight.rules->effect[static_cast<std::size_t>(card.face())]) {
        case CardEffect::two:
        case CardEffect::queen:
        case CardEffect::joker_names:
            return "cross_answer";
        default:
            return "answer_only";
    }
}

std::string_view reason_of_mismatch(const Situation& situation, const action::Play& play) {
    if (situation.sight.demand.kind == DemandKind::cover) return "demand";
    if (play.cards.size() > 1 && all_of_rank(play.cards, Rank::two)) return "twos_first";
    const Card card = play.cards.front();
    const Card top = situation.top;
    const bool wild = card.is_joker() || card.rank() == Rank::eight;
    if (wild && top.rank() == Rank::eight) return "eight_on_eight";
    const bool printed =
        situation.named && !top.is_joker() && !card.is_joker() && card.suit() == top.suit();
    return printed ? "printed_suit" : "no_match";
}

std::optional<Refusal> refusal_of_play(const Situation& situation, const Moves& moves,
                                       const action::Play& play) {
    const Sight& sight = situation.sight;
    const auto fault = fault_of_play(sight, moves, play.cards, play.suit.has_value());
    if (!fault) return std::nullopt;
    Refusal refusal = refused(fault->code);
    if (!play.cards.empty()) refusal.card = play.cards[static_cast<std::size_t>(fault->card)];
    switch (fault->code) {
        case RefusalCode::one_card_only:
            refusal.reason = reason_of_list(*sight.rules, play.cards);
            break;
        case RefusalCode::not_in_hand:
            refusal.reason = "card_gone";
            break;
        case RefusalCode::not_an_answer:
            refusal.reason = reason_of_answer(sight, *refusal.card);
            refusal.playable = cards_of(moves.plays);
            break;
        case RefusalCode::no_match:
            refusal.reason = reason_of_mismatch(situation, play);
            refusal.playable =
                cards_of(refusal.reason == "twos_first" ? moves.plays & FaceSet::of_rank(Rank::two)
                                                        : moves.plays);
            break;
        default:
            break;
    }
    return refusal;
}

// ---- everything else -------------------------------------------------------------------------

std::optional<Refusal> refusal_of_code(std::optional<RefusalCode> code, const Moves& moves,
                                       std::string_view have_play) {
    if (!code) return std::nullopt;
    Refusal refusal = refused(*code);
    switch (*code) {
        case RefusalCode::holds_legal_play:
            refusal.reason = have_play;
            refusal.playable = cards_of(moves.plays);
            break;
        case RefusalCode::must_answer:
            refusal.playable = cards_of(moves.plays);
            break;
        case RefusalCode::must_answer_or_take:
            refusal.reason = "draw_pending";
            break;
        case RefusalCode::can_still_draw:
            refusal.reason = "pass_not_allowed";
            break;
        default:
            break;
    }
    return refusal;
}

}  // namespace

std::vector<Card> cards_of(FaceSet faces) {
    std::vector<Card> cards;
    for (FaceSet rest = faces.with_one_joker(); !rest.empty(); rest.drop_first()) {
        cards.push_back(Card::from_face(rest.first()));
    }
    return cards;
}

std::optional<Refusal> refusal_in(const Situation& situation, const Action& action) {
    if (situation.game_over) return refused(RefusalCode::game_over);
    if (situation.round_over) return refused(RefusalCode::round_over);
    if (std::holds_alternative<action::Call>(action)) {
        if (situation.call_heard) return std::nullopt;
        return refused(RefusalCode::too_late);
    }
    if (!situation.to_move) return refused(RefusalCode::not_your_turn);
    const Sight& sight = situation.sight;
    const Moves moves = moves_of(sight);
    if (const auto* play = std::get_if<action::Play>(&action)) {
        return refusal_of_play(situation, moves, *play);
    }
    if (std::holds_alternative<action::Draw>(action)) {
        return refusal_of_code(fault_of_draw(sight, moves), moves, "draw_have_play");
    }
    if (std::holds_alternative<action::Take>(action)) {
        return refusal_of_code(fault_of_take(sight, moves), moves, {});
    }
    return refusal_of_code(fault_of_pass(sight, moves), moves, "pass_have_play");
}

}  // namespace kitchen_table::rules::crazy_eights
