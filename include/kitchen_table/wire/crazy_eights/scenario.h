// Scenario files (docs/formats.md §3, §4): a position, actions, and what has to come of them.
#pragma once

#include "kitchen_table/wire/crazy_eights/rulesets.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kitchen_table::wire::crazy_eights {

/// A round that begins with its deal.
struct DealtCards {
    std::vector<eights::Card> pack;  // first card dealt first
    std::vector<int> bury;
};

/// A round in the middle; cards that are nowhere do not exist. All cards are faces, of pack 0.
struct LaidCards {
    std::vector<std::vector<eights::Card>> hands;  // by seat
    std::vector<eights::Card> pile;                // the top last; never empty
    std::vector<eights::Card> stock;               // the next card first
    eights::Seat turn;
    eights::Direction direction = eights::Direction::clockwise;
    std::optional<eights::Suit> suit;  // in force; nullopt means any
    bool named = false;
    eights::Pending pending;
    std::vector<bool> called;  // by seat
};

struct Position {
    std::string ruleset;
    eights::Rules rules;
    int seats = 0;
    int round = 1;
    eights::Seat dealer;
    std::vector<int> totals;
    std::variant<DealtCards, LaidCards> cards;
};

/// Facts of a position by name, each as compact JSON text with multisets sorted: `turn`, `top`,
/// `pending`, `hands.2`, `hand_sizes.2`, `round_over`, `round_over.winner`, `legal`, …
using Facts = std::map<std::string, std::string>;

struct Step {
    SeatAction action;
    std::optional<std::string> refused;                 // the code that has to come
    std::optional<std::vector<eights::Card>> recycled;  // the new stock, top first
    Facts expect;
};

struct Scenario {
    std::string name, source;
    Position position;
    Facts expect;
    std::vector<Step> steps;
};

/// Reads a whole file. The problems name JSON paths ("3.steps.0.action.cards.1").
std::expected<std::vector<Scenario>, Problems> scenarios_from_text(std::string_view text,
                                                                   const Rulesets& rulesets);

/// The position of a scenario, a test or a tool alone.
std::expected<Position, Problems> position_from_json(const json& position,
                                                     const Rulesets& rulesets);

/// The facts of a round, from the views of all its seats in order.
Facts facts_of(std::span<const eights::View> views);

}  // namespace kitchen_table::wire::crazy_eights
