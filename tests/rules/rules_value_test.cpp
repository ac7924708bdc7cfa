#include "support/presets.h"

#include <catch2/catch.hpp>

using namespace kitchen_table;
using namespace kitchen_table::rules::crazy_eights;
using namespace kitchen_table::testing;
using cards::Rank;

namespace {
template <class Change>
std::vector<std::string> broken(Rules rules, Change&& change) {
    change(rules);
    std::vector<std::string> fields;
    for (const auto& problem : problems(rules))
        fields.push_back(problem.field);
    return fields;
}
using Fields = std::vector<std::string>;
Effect& effect(Rules& rules, Rank rank) {
    return rules.effect[static_cast<std::size_t>(rank)];
}
}  // namespace

TEST_CASE("every ruleset and every option of its host is valid") {
    for (const auto& [name, rules] : all_rules()) {
        INFO(name);
        CHECK(problems(rules).empty());
    }
}

TEST_CASE("seats and packs out of range are found") {
    CHECK(broken(newfoundland(), [](Rules& r) { r.seats = {1, 7, 4}; }) == Fields{"seats.min"});
    CHECK(broken(newfoundland(), [](Rules& r) { r.seats.max = 8; }) == Fields{"packs", "deal"});
    CHECK(broken(newfoundland(), [](Rules& r) { r.seats.default_seats = 8; }) ==
          Fields{"seats.default"});
    CHECK(broken(newfoundland(), [](Rules& r) { r.seats.default_seats = 1; }) ==
          Fields{"seats.default"});
    CHECK(broken(newfoundland(), [](Rules& r) { r.seats = {5, 4, 5}; }).size() == 2);
    CHECK(broken(newfoundland(), [](Rules& r) { r.jokers_per_pack = 1; }).front() ==
          "jokers_per_pack");
    CHECK(broken(newfoundland(), [](Rules& r) { r.packs = {{7, 4}}; }) == Fields{"packs"});
    CHECK(broken(newfoundland(), [](Rules& r) { r.packs = {{7, 1}, {5, 2}}; }).size() == 2);
    CHECK_FALSE(broken(newfoundland(), [](Rules& r) { r.packs.clear(); }).empty());
    CHECK(broken(newfoundland(), [](Rules& r) { r.jokers_per_pack = 2; }) ==
          Fields{"jokers_per_pack"});
}

TEST_CASE("a deal that leaves too few cards is found") {  // E12
    CHECK(broken(newfoundland(), [](Rules& r) { r.deal = FixedDeal{7, 5, 7}; }) == Fields{"deal"});
    CHECK(broken(newfoundland(), [](Rules& r) { r.deal = FixedDeal{21, 5, 5}; }) == Fields{"deal"});
    CHECK(broken(fifteen_hands(), [](Rules& r) { r.game_end = RoundsEnd{16}; }) ==
          Fields{"game_end"});
    CHECK(broken(fifteen_hands(), [](Rules& r) { r.game_end = TargetEnd{100}; }) ==
          Fields{"game_end"});
    CHECK(broken(fifteen_hands(), [](Rules& r) { r.deal = ValleyDeal{1, 8}; }).front() == "deal");
}

TEST_CASE("effects stand only where they have a meaning") {
    CHECK(broken(newfoundland(), [](Rules& r) { effect(r, Rank::eight) = Effect::plain; }) ==
          Fields{"effect.8"});
    CHECK(broken(newfoundland(), [](Rules& r) { effect(r, Rank::nine) = Effect::wild; }) ==
          Fields{"effect.9"});
    CHECK(broken(newfoundland(), [](Rules& r) { effect(r, Rank::three) = Effect::pickup; }) ==
          Fields{"effect.3"});
    CHECK(broken(newfoundland(), [](Rules& r) { effect(r, Rank::queen) = Effect::skip; }) ==
          Fields{"effect.Q"});
    CHECK(broken(fifteen_hands(), [](Rules& r) { effect(r, Rank::six) = Effect::skip; }) ==
          Fields{"effect.6"});
    CHECK(broken(fifteen_hands(), [](Rules& r) { effect(r, Rank::five) = Effect::duel; }).size() ==
          2);
    CHECK(broken(fifteen_hands(), [](Rules& r) {
              r.duel_costs = {2, 0, 6};
          }) == Fields{"duel_costs"});
    CHECK(broken(fifteen_hands(), [](Rules& r) { r.cover_cost = 0; }) == Fields{"cover_cost"});
    CHECK(broken(fifteen_hands(), [](Rules& r) { r.recycle = false; }) == Fields{"recycle"});
    CHECK(broken(newfoundland(), [](Rules& r) {
              r.recycle = false;
              r.last_card = LastCardBarsGoingOut{};
          }) == Fields{"recycle"});
    CHECK(broken(newfoundland(), [](Rules& r) { r.recycle = false; }).empty());
}

TEST_CASE("pickups and answers that fit no card are found") {
    CHECK(broken(newfoundland(), [](Rules& r) { r.pickup.two = 0; }) == Fields{"pickup.two"});
    CHECK(broken(newfoundland(), [](Rules& r) { r.pickup.queen = 0; }) == Fields{"pickup.queen"});
    CHECK(broken(newfoundland(), [](Rules& r) { r.pickup.queen = 21; }) == Fields{"pickup.queen"});
    CHECK(broken(fifteen_hands(), [](Rules& r) { r.pickup.joker = 0; }) == Fields{"pickup.joker"});
    CHECK(broken(newfoundland(), [](Rules& r) { r.twos_per_turn = 5; }) == Fields{"twos_per_turn"});
    CHECK(broken(newfoundland(), [](Rules& r) { r.accumulate = false; }) == Fields{"accumulate"});
    CHECK(broken(newfoundland(), [](Rules& r) { r.answers_two.joker = true; }) ==
          Fields{"answers_two"});
    CHECK(broken(newfoundland(), [](Rules& r) { r.answers_joker = true; }) ==
          Fields{"answers_joker"});
}

TEST_CASE("scoring axes that contradict each other are found") {
    CHECK(broken(power_cards(), [](Rules& r) { r.losers_go_down = true; }) ==
          Fields{"losers_go_down"});
    CHECK(broken(newfoundland(), [](Rules& r) { r.blocked_score = BlockedScore::count_hands; }) ==
          Fields{"blocked_score"});
    CHECK(broken(newfoundland(), [](Rules& r) { r.last_eight_factor = 2; }) ==
          Fields{"last_eight_factor"});
    CHECK(broken(newfoundland(), [](Rules& r) { r.lowest_tie = LowestTie::another_hand; }) ==
          Fields{"lowest_tie"});
    CHECK(broken(newfoundland(), [](Rules& r) { r.game_end = TargetEnd{0}; }) ==
          Fields{"game_end"});
    CHECK(broken(newfoundland(), [](Rules& r) { r.values[0] = -1; }) == Fields{"values.A"});
    CHECK(broken(newfoundland(), [](Rules& r) { r.values[13] = 1001; }) == Fields{"values.joker"});
    CHECK(broken(tens_and_jokers(), [](Rules& r) { r.last_card = LastCardPenalty{0}; }) ==
          Fields{"last_card"});
}

TEST_CASE("all problems are told at once") {
    CHECK(broken(newfoundland(), [](Rules& r) {
              r.twos_per_turn = 0;
              r.values[3] = 2000;
              r.pickup.two = -1;
          }).size() == 4);
}
