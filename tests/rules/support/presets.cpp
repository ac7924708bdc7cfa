#include "presets.h"

namespace kitchen_table::testing {

using namespace rules::crazy_eights;
using cards::Rank;

namespace {

void set_effect(Rules& rules, Rank rank, Effect effect) {
    rules.effect[static_cast<std::size_t>(rank)] = effect;
}

Rules plain_eights() {
    Rules rules;
    set_effect(rules, Rank::eight, Effect::wild);
    rules.values = {1, 2, 3, 4, 5, 6, 7, 50, 9, 10, 10, 10, 10, 0};
    return rules;
}

}  // namespace

Rules newfoundland() {
    Rules rules = plain_eights();
    rules.seats = {2, 7, 4};
    rules.packs = {{7, 1}};
    rules.deal = FixedDeal{7, 5, 5};
    set_effect(rules, Rank::two, Effect::pickup);
    set_effect(rules, Rank::jack, Effect::skip);
    set_effect(rules, Rank::king, Effect::reverse);
    rules.queen = QueenRule::spades;
    rules.pickup = {2, 5, 0};
    rules.answer = AnswerRule::may;
    rules.answers_two.two = true;
    rules.answers_queen = true;
    rules.twos_per_turn = 4;
    rules.values = {1, 30, 3, 4, 5, 6, 7, 50, 9, 10, 15, 40, 20, 0};
    rules.game_end = TargetEnd{250};
    return rules;
}

Rules fifty_per_player() {
    Rules rules = plain_eights();
    rules.seats = {2, 4, 4};
    rules.packs = {{4, 1}};
    rules.deal = FixedDeal{7, 5, 5};
    rules.draw_when = DrawWhen::any;
    rules.recycle = false;
    rules.blocked_score = BlockedScore::lowest_takes_difference;
    rules.game_end = TargetPerSeatEnd{50};
    return rules;
}

Rules power_cards_ranked() {
    Rules rules = plain_eights();
    rules.seats = {2, 6, 4};
    rules.packs = {{6, 1}};
    rules.deal = FixedDeal{5, 5, 7};
    rules.starter_eight = StarterEight::keep;
    rules.draw = DrawMode::one_then_end;
    rules.recycle = false;
    rules.stuck = WhenStuck::end_hand;
    rules.pickup = {2, 4, 0};
    rules.answer = AnswerRule::must;
    rules.answers_two.two = true;
    rules.two_seat_reverse = TwoSeatReverse::again;
    rules.scoring = Scoring::each_pays;
    rules.blocked_score = BlockedScore::count_hands;
    rules.game_end = TargetEnd{100};
    rules.lowest_tie = LowestTie::another_hand;
    rules.on_leave = OnLeave::end_game;
    return rules;
}

Rules power_cards() {
    Rules rules = power_cards_ranked();
    set_effect(rules, Rank::ace, Effect::reverse);
    set_effect(rules, Rank::two, Effect::pickup);
    set_effect(rules, Rank::jack, Effect::skip);
    rules.queen = QueenRule::spades;
    return rules;
}

Rules fifteen_hands() {
    Rules rules = plain_eights();
    rules.seats = {3, 8, 4};
    rules.packs = {{6, 2}, {8, 3}};
    rules.jokers_per_pack = 2;
    rules.deal = ValleyDeal{8, 1};
    rules.starter_eight = StarterEight::keep;
    rules.starter_joker = StarterJoker::cover;
    rules.draw = DrawMode::one_then_end;
    rules.joker = JokerRule::names;
    set_effect(rules, Rank::ace, Effect::cover);
    set_effect(rules, Rank::three, Effect::cover);
    set_effect(rules, Rank::two, Effect::pickup);
    set_effect(rules, Rank::four, Effect::duel);
    set_effect(rules, Rank::king, Effect::reverse);
    rules.pickup = {2, 0, 5};
    rules.accumulate = false;
    rules.answer = AnswerRule::may;
    rules.answers_two = {true, true, true};
    rules.answers_joker = true;
    rules.cover_cost = 1;
    rules.duel_costs = {2, 4, 6};
    rules.last_card = LastCardBarsGoingOut{};
    rules.values = {20, 30, 20, 0, 0, 0, 0, 50, 0, 10, 10, 10, 10, 75};
    rules.scoring = Scoring::each_pays;
    rules.blocked_score = BlockedScore::count_hands;
    rules.game_end = RoundsEnd{15};
    return rules;
}

Rules tens_and_jokers() {
    Rules rules = plain_eights();
    rules.seats = {2, 4, 4};
    rules.packs = {{4, 1}};
    rules.jokers_per_pack = 2;
    rules.deal = FixedDeal{6, 6, 6};
    rules.draw = DrawMode::one_then_end;
    rules.eight_on_eight = false;
    rules.joker = JokerRule::free;
    set_effect(rules, Rank::ace, Effect::skip);
    set_effect(rules, Rank::two, Effect::pickup);
    set_effect(rules, Rank::ten, Effect::again);
    set_effect(rules, Rank::jack, Effect::reverse);
    rules.pickup = {2, 0, 0};
    rules.answer = AnswerRule::may;
    rules.answers_two.two = true;
    rules.last_card = LastCardPenalty{2};
    rules.values = {15, 15, 3, 4, 5, 6, 7, 20, 9, 15, 15, 10, 10, 20};
    rules.scoring = Scoring::each_pays;
    rules.blocked_score = BlockedScore::count_hands;
    rules.last_eight_factor = 2;
    rules.game_end = RoundsEnd{3};
    return rules;
}

std::vector<NamedRules> all_rules() {
    std::vector<NamedRules> all{
        {"newfoundland", newfoundland()},   {"fifty-per-player", fifty_per_player()},
        {"power-cards", power_cards()},     {"power-cards-ranked", power_cards_ranked()},
        {"fifteen-hands", fifteen_hands()}, {"tens-and-jokers", tens_and_jokers()}};
    const auto variant = [&](std::string name, Rules rules, auto&& change) {
        change(rules);
        all.push_back({std::move(name), std::move(rules)});
    };
    variant("newfoundland, twos off", newfoundland(),
            [](Rules& r) { set_effect(r, Rank::two, Effect::plain); });
    variant("newfoundland, jacks off", newfoundland(),
            [](Rules& r) { set_effect(r, Rank::jack, Effect::plain); });
    variant("newfoundland, kings off", newfoundland(),
            [](Rules& r) { set_effect(r, Rank::king, Effect::plain); });
    variant("newfoundland, every queen", newfoundland(),
            [](Rules& r) { r.queen = QueenRule::all; });
    variant("newfoundland, no queen", newfoundland(), [](Rules& r) { r.queen = QueenRule::none; });
    variant("newfoundland, take only", newfoundland(),
            [](Rules& r) { r.answer = AnswerRule::off; });
    variant("newfoundland, losers go down", newfoundland(),
            [](Rules& r) { r.losers_go_down = true; });
    variant("power-cards, until playable", power_cards(),
            [](Rules& r) { r.draw = DrawMode::until_playable; });
    variant("fifteen-hands, drawing by choice", fifteen_hands(),
            [](Rules& r) { r.draw_when = DrawWhen::any; });
    variant("fifteen-hands, three packs", fifteen_hands(), [](Rules& r) { r.packs = {{8, 3}}; });
    variant("tens-and-jokers, an eight on an eight, twos stack", tens_and_jokers(), [](Rules& r) {
        r.eight_on_eight = true;
        r.twos_per_turn = 4;
    });
    return all;
}

}  // namespace kitchen_table::testing
