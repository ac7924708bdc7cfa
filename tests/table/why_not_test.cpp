// Why not? For every state of random rounds and every seat, each card of the hand is laid: whatever
// is refused names true facts, and a section that the rules page of these very rules has.
#include "kitchen_table/rules/crazy_eights/legality.h"
#include "kitchen_table/rules/crazy_eights/rulebook.h"

#include "rules/crazy_eights/game.h"

#include "../rules/support/random_play.h"

#include "kitchen_table/ruleset_files/ruleset_files.h"
#include "kitchen_table/wire/crazy_eights/rulesets.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using nlohmann::json;
namespace codec = kitchen_table::wire::crazy_eights;
namespace eights = kitchen_table::rules::crazy_eights;
namespace cards = kitchen_table::cards;
using eights::Seat;
using kitchen_table::testing::choice_by_lot;
using kitchen_table::testing::RandomShuffles;

namespace {

std::set<std::string> anchors_of(const eights::Rules& rules, int seats) {
    std::set<std::string> anchors;
    for (const auto& section : eights::rules_page(rules, rules, seats))
        anchors.insert(std::string(section.anchor));
    return anchors;
}

std::set<std::string> texts(const std::vector<eights::Card>& list) {
    std::set<std::string> result;
    for (const auto card : list)
        result.insert(cards::to_text(card));
    return result;
}

/// What the sentence of the refusal says, checked against the view; which facts it named.
void check_facts(const json& refusal, const eights::View& view, eights::Card laid) {
    const auto& table = view.table;
    const json& params = refusal.at("params");
    const std::string reason = refusal.at("reason");
    const auto offered = eights::offer(view);
    if (params.contains("card") && reason != "demand" && reason != "twos_first") {
        CHECK(params.at("card") == cards::to_text(laid));
    }
    if (params.contains("turn")) {
        CHECK(params.at("turn") == table.turn.value().index());
        CHECK(table.turn != view.seat);
    }
    if (params.contains("suit")) {
        CHECK(params.at("suit") == std::string(1, cards::to_char(table.suit.value())));
        CHECK((laid.is_joker() || laid.suit() != *table.suit));
    }
    if (params.contains("rank")) {
        CHECK(params.at("rank") == cards::to_text(table.pile.back()).substr(0, 1));
    }
    if (params.contains("printed")) {
        CHECK(params.at("printed") == cards::to_text(table.pile.back()).substr(1));
        CHECK(laid.suit() == table.pile.back().suit());
    }
    if (params.contains("named_by")) CHECK(params.at("named_by") == table.named_by.value().index());
    if (params.contains("playable")) {
        CHECK(params.at("playable").get<std::set<std::string>>() == texts(offered.value().play));
    }
    if (params.contains("pending")) CHECK(params.at("pending") == codec::to_json(table.pending));
    if (params.contains("cards")) {
        const auto* pickup = std::get_if<eights::pending::Pickup>(&table.pending);
        REQUIRE(pickup != nullptr);
        CHECK(params.at("cards") == pickup->cards);
    }
    if (reason == "eight_on_eight") CHECK(table.pile.back().rank() == eights::Rank::eight);
}

/// Each card of the seat's hand alone, with the suit that it may need.
void check_hand(const eights::View& view, const std::set<std::string>& anchors,
                std::map<std::string, int>& refused) {
    for (const auto card : view.hand) {
        const eights::Action action = eights::action::Play{{card}, std::nullopt, false};
        const auto refusal = eights::refusal_of(view, action);
        if (!refusal) continue;
        const json told = codec::refusal_json(*refusal, view);
        INFO(cards::to_text(card) << " is refused " << told.dump());
        check_facts(told, view, card);
        CHECK(anchors.contains(told.at("rule").get<std::string>()));
        ++refused[told.at("reason")];
    }
}

}  // namespace

TEST_CASE("whatever card is refused, the refusal names true facts and a rule that is on the page") {
    std::map<std::string, int> refused;
    for (const auto& file : kitchen_table::ruleset_files::embedded_rulesets()) {
        const auto rules = codec::ruleset_from_text(file.text).value().rules;
        const auto anchors = anchors_of(rules, 4);
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            INFO(file.slug << ", seed " << seed);
            RandomShuffles shuffles(seed);
            const eights::RoundStart start{4, 1, Seat(0), std::vector<int>(4)};
            auto state = eights::Game::deal_round(rules, start, shuffles).value();
            RandomShuffles lots(seed + 1000);
            std::vector<eights::Event> events;
            for (int count = 0; count < 300; ++count) {
                for (int seat = 0; seat < 4; ++seat)
                    check_hand(eights::Game::view(state, Seat(seat)), anchors, refused);
                const auto turn = eights::Game::turn(state);
                if (!turn) break;
                const auto legal = eights::legal_actions(eights::Game::view(state, *turn));
                const auto action = choice_by_lot(rules, legal, lots, count > 150);
                REQUIRE_FALSE(eights::Game::apply(state, *turn, action, shuffles, events));
            }
        }
    }
    for (const auto* reason : {"not_your_turn", "no_match", "printed_suit", "suit_needed",
                               "round_over", "demand", "answer_only"}) {
        INFO(reason);
        CHECK(refused[reason] > 0);
    }
}
