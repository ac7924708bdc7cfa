#include "rules/crazy_eights/legality_core.h"

#include <algorithm>

namespace kitchen_table::rules::crazy_eights {

namespace {

FaceSet faces_like(Card card) {
    return card.is_joker() ? FaceSet::of_rank(Rank::joker) : FaceSet::of_face(card.face());
}

bool is_two(Card card) {
    return card.rank() == Rank::two;
}

/// The card that a duel asks for: the five, the six or the seven of the four's suit.
FaceSet demanded_in_duel(const Demand& demand) {
    const auto rank = static_cast<Rank>(static_cast<int>(Rank::four) + demand.step);
    return FaceSet::of_rank(rank) & FaceSet::of_suit(demand.suit);
}

/// Every face that could be laid first, held or not.
FaceSet wanted(const Sight& sight) {
    const Demand& demand = sight.demand;
    switch (demand.kind) {
        case DemandKind::none:
            return sight.rules->fits(sight.suit, sight.top);
        case DemandKind::two:
        case DemandKind::queen:
        case DemandKind::joker:
            return sight.rules->answers[static_cast<std::size_t>(demand.kind) - 1];
        case DemandKind::cover:
            return sight.rules->fits(in_force(demand.suit), demand.rank);
        case DemandKind::duel:
            return demanded_in_duel(demand);
    }
    return {};
}

bool must_answer(const Sight& sight, const Moves& moves) {
    return sight.demand.is_pickup() && sight.rules->rules.answer == AnswerRule::must &&
           !moves.plays.empty();
}

bool draws_by_choice(const Sight& sight) {
    return sight.rules->rules.draw_when == DrawWhen::any;
}

// ---- what a list of several cards may be -----------------------------------------------------

bool is_stack_of_twos(const RulesTable& rules, std::span<const Card> laid) {
    return static_cast<int>(laid.size()) <= rules.twos_at_once && std::ranges::all_of(laid, is_two);
}

bool is_possible_chain(const RulesTable& rules, std::span<const Card> laid) {
    const auto others =
        std::ranges::count_if(laid, [&](Card card) { return !rules.covering.has(card.face()); });
    return !rules.covering.empty() && others <= 1;
}

bool holds_all(const CardSet& hand, std::span<const Card> laid, int& missing) {
    for (std::size_t i = 0; i < laid.size(); ++i) {
        const auto up_to_here = laid.first(i + 1);
        const auto wanted_copies =
            std::ranges::count_if(up_to_here, [&](Card card) { return card.looks_like(laid[i]); });
        if (hand.count(faces_like(laid[i])) >= wanted_copies) continue;
        missing = static_cast<int>(i);
        return false;
    }
    return true;
}

/// The first card of a chain that does not cover the one before it (rules.md 1.4).
std::optional<int> broken_link(const RulesTable& rules, std::span<const Card> laid) {
    for (std::size_t i = 1; i < laid.size(); ++i) {
        const Card before = laid[i - 1];
        const bool covers = rules.covering.has(before.face()) &&
                            rules.fits(in_force(before.suit()), before.rank()).has(laid[i].face());
        if (!covers) return static_cast<int>(i);
    }
    return std::nullopt;
}

// ---- listing ---------------------------------------------------------------------------------

void list_single_plays(const Sight& sight, FaceSet plays, ActionBuffer& out) {
    for (FaceSet rest = plays.with_one_joker(); !rest.empty(); rest.drop_first()) {
        const int face = rest.first();
        const bool names = sight.rules->names_suit.has(face);
        if (!names || ends_round(sight, 1, Card::from_face(face))) {
            out.add(CompactAction::play_one(face));
            continue;
        }
        for (const Suit suit : cards::all_suits) {
            out.add(CompactAction::play_one(face, static_cast<std::uint8_t>(suit)));
        }
    }
}

/// Every ordered list of two and more twos that starts with `stack`; `left` are the copies still
/// held, by suit.
void list_stacks_from(CompactAction stack, int most, std::array<int, 4>& left, ActionBuffer& out) {
    if (stack.count >= 2) out.add(stack);
    if (stack.count == most) return;
    for (const Suit suit : cards::all_suits) {
        int& copies = left[static_cast<std::size_t>(suit)];
        if (copies == 0) continue;
        --copies;
        CompactAction longer = stack;
        longer.faces[longer.count++] = static_cast<std::uint8_t>(Card::of(Rank::two, suit).face());
        list_stacks_from(longer, most, left, out);
        ++copies;
    }
}

void list_stacks(const Sight& sight, const Moves& moves, ActionBuffer& out) {
    const FaceSet twos = FaceSet::of_rank(Rank::two);
    if (moves.twos < 2 || (moves.plays & twos).empty()) return;
    std::array<int, 4> left{};
    for (const Suit suit : cards::all_suits) {
        left[static_cast<std::size_t>(suit)] = sight.hand.count(twos & FaceSet::of_suit(suit));
    }
    for (FaceSet firsts = moves.plays & twos; !firsts.empty(); firsts.drop_first()) {
        const Card first = Card::from_face(firsts.first());
        int& copies = left[static_cast<std::size_t>(first.suit())];
        --copies;
        list_stacks_from(CompactAction::play_one(first.face()), moves.twos, left, out);
        ++copies;
    }
}

}  // namespace

Sight sight_of(const RulesTable& rules, const Round& round) {
    const auto seat = static_cast<std::size_t>(round.turn);
    Sight sight;
    sight.rules = &rules;
    sight.hand = round.hands[seat];
    sight.hand_size = round.hand_size[seat];
    sight.top = round.top().rank();
    sight.suit = round.suit;
    sight.demand = round.demand;
    sight.card_to_be_had =
        round.stock_size() > 0 || (rules.rules.recycle && round.under_size() > 0);
    sight.emptying_ends = may_go_out(rules, round, round.turn);
    return sight;
}

Moves moves_of(const Sight& sight) {
    Moves moves;
    moves.plays = sight.hand.faces() & wanted(sight);
    moves.twos = sight.rules->twos_at_once;
    if (sight.demand.pending()) {
        moves.take = !must_answer(sight, moves);
        return moves;
    }
    const bool stuck = moves.plays.empty();
    moves.draw = sight.card_to_be_had && (stuck || draws_by_choice(sight));
    moves.pass = stuck && !sight.card_to_be_had;
    return moves;
}

bool ends_round(const Sight& sight, int count, Card last) {
    return sight.hand_size == count && sight.emptying_ends &&
           !sight.rules->covering.has(last.face());
}

std::optional<PlayFault> fault_of_play(const Sight& sight, const Moves& moves,
                                       std::span<const Card> laid, bool suit_given) {
    const RulesTable& rules = *sight.rules;
    const int count = static_cast<int>(laid.size());
    const bool stack = count >= 2 && is_stack_of_twos(rules, laid);
    if (count == 0 || (count >= 2 && !stack && !is_possible_chain(rules, laid))) {
        return PlayFault{RefusalCode::one_card_only, 0};
    }
    int missing = 0;
    if (!holds_all(sight.hand, laid, missing)) {
        return PlayFault{RefusalCode::not_in_hand, missing};
    }
    if ((moves.plays & faces_like(laid.front())).empty()) {
        const bool answer_wanted =
            sight.demand.is_pickup() || sight.demand.kind == DemandKind::duel;
        return PlayFault{answer_wanted ? RefusalCode::not_an_answer : RefusalCode::no_match, 0};
    }
    if (count >= 2 && !stack) {
        if (const auto link = broken_link(rules, laid)) {
            return PlayFault{RefusalCode::bad_order, *link};
        }
    }
    const Card last = laid.back();
    if (rules.names_suit.has(last.face()) && !suit_given && !ends_round(sight, count, last)) {
        return PlayFault{RefusalCode::suit_needed, count - 1};
    }
    return std::nullopt;
}

std::optional<RefusalCode> fault_of_draw(const Sight& sight, const Moves& moves) {
    if (moves.draw) return std::nullopt;
    if (must_answer(sight, moves)) return RefusalCode::must_answer;
    if (sight.demand.pending()) return RefusalCode::must_answer_or_take;
    const bool barred = !moves.plays.empty() && !draws_by_choice(sight);
    return barred ? RefusalCode::holds_legal_play : RefusalCode::nothing_to_draw;
}

std::optional<RefusalCode> fault_of_take(const Sight& sight, const Moves& moves) {
    if (moves.take) return std::nullopt;
    return sight.demand.pending() ? RefusalCode::must_answer : RefusalCode::nothing_to_take;
}

std::optional<RefusalCode> fault_of_pass(const Sight& sight, const Moves& moves) {
    if (moves.pass) return std::nullopt;
    if (must_answer(sight, moves)) return RefusalCode::must_answer;
    if (sight.demand.pending()) return RefusalCode::must_answer_or_take;
    return moves.plays.empty() ? RefusalCode::can_still_draw : RefusalCode::holds_legal_play;
}

void list_moves(const Sight& sight, const Moves& moves, ActionBuffer& out) {
    out.clear();
    list_single_plays(sight, moves.plays, out);
    list_stacks(sight, moves, out);
    if (moves.draw) out.add({ActionKind::draw});
    if (moves.take) out.add({ActionKind::take});
    if (moves.pass) out.add({ActionKind::pass});
}

}  // namespace kitchen_table::rules::crazy_eights
