#include "kitchen_table/wire/crazy_eights/scenario.h"

#include "json_reader.h"
#include "read_position.h"

#include <nlohmann/json.hpp>

namespace kitchen_table::wire::crazy_eights {
namespace {

std::vector<eights::Card> read_cards(const JsonReader& value) {
    return value.cards().value_or(std::vector<eights::Card>{});
}

std::optional<eights::Seat> read_seat(const JsonReader& value, int seats) {
    const auto index = value.number(0, seats - 1);
    return index ? std::optional(eights::Seat(*index)) : std::nullopt;
}

std::optional<eights::Rank> read_rank(const JsonReader& value) {
    const auto text = value.text();
    if (!text) return std::nullopt;
    const auto rank = text->size() == 1 ? cards::rank_from_char((*text)[0]) : std::nullopt;
    if (!rank) value.problem("must be a rank, one of A, 2 to 9, T, J, Q, K");
    return rank;
}

eights::Pending read_pending(const JsonReader& value, int seats) {
    if (value.value().is_null()) return {};
    if (!value.value().is_object() || !value.has("kind")) {
        value.problem("must be null or an object with the member kind");
        return {};
    }
    const auto& kind = value.at("kind").value();
    if (kind == "cover") {
        eights::pending::Cover cover;
        if (!value.object({"kind", "rank", "suit"}) || !value.clean()) return {};
        cover.rank = read_rank(value.at("rank")).value_or(cover.rank);
        cover.suit = value.at("suit").suit().value_or(cover.suit);
        return cover;
    }
    if (kind == "duel") {
        eights::pending::Duel duel;
        if (!value.object({"kind", "step", "suit", "leader", "answerer"}) || !value.clean()) {
            return {};
        }
        duel.step = value.at("step").number(1, 3).value_or(1);
        duel.suit = value.at("suit").suit().value_or(duel.suit);
        duel.leader = read_seat(value.at("leader"), seats).value_or(duel.leader);
        duel.answerer = read_seat(value.at("answerer"), seats).value_or(duel.answerer);
        return duel;
    }
    eights::pending::Pickup pickup;
    const auto of =
        words::value<eights::PickupKind>(kind.is_string() ? kind.get<std::string>() : "");
    if (!of) {
        value.at("kind").problem("must be one of two, queen, joker, cover, duel");
        return {};
    }
    pickup.kind = *of;
    if (!value.object({"kind", "cards"}) || !value.clean()) return {};
    pickup.cards = value.at("cards").number(1).value_or(1);
    return pickup;
}

void read_suit(const JsonReader& value, LaidCards& laid) {
    if (value.value() == "any") {
        laid.suit.reset();
    } else {
        laid.suit = value.suit();
    }
}

void read_called(const JsonReader& value, int seats, LaidCards& laid) {
    std::vector<bool> called;
    for (const auto& element : value.elements()) {
        called.push_back(element.flag().value_or(false));
    }
    if (called.size() != static_cast<std::size_t>(seats)) {
        value.problem("must have one value for each seat");
        return;
    }
    laid.called = std::move(called);
}

/// What every position says, whichever way its cards are given; false where the rest cannot be
/// read.
bool read_table(const JsonReader& value, const Rulesets& rulesets, Position& position) {
    const auto slug = value.at("ruleset").text();
    const auto* ruleset = slug ? rulesets.find(*slug) : nullptr;
    if (ruleset == nullptr) {
        if (slug) value.at("ruleset").problem("is no ruleset: " + *slug);
        return false;
    }
    position.ruleset = *slug;
    position.rules = ruleset->rules;
    if (value.has("rules")) {
        auto rules = apply_changes(ruleset->rules, value.at("rules").value());
        if (!rules) {
            for (const auto& problem : rules.error()) {
                value.at("rules").problem_at(problem.field, problem.problem);
            }
            return false;
        }
        position.rules = std::move(*rules);
    }
    const auto& range = position.rules.seats;
    const auto seats = value.at("seats").number(range.min, range.max);
    if (!seats) return false;
    position.seats = *seats;
    if (value.has("round")) position.round = value.at("round").number(1).value_or(1);
    if (value.has("dealer")) {
        position.dealer = read_seat(value.at("dealer"), *seats).value_or(eights::Seat(0));
    }
    position.totals.assign(static_cast<std::size_t>(*seats), 0);
    if (value.has("totals")) {
        const auto totals = value.at("totals").numbers(-number_max);
        if (totals && totals->size() != position.totals.size()) {
            value.at("totals").problem("must have one number for each seat");
        } else if (totals) {
            position.totals = *totals;
        }
    }
    return true;
}

LaidCards read_laid(const JsonReader& value, const Position& position) {
    LaidCards laid;
    for (const auto& hand : value.at("hands").elements())
        laid.hands.push_back(read_cards(hand));
    if (laid.hands.size() != static_cast<std::size_t>(position.seats)) {
        value.at("hands").problem("must have one hand for each seat");
    }
    laid.pile = read_cards(value.at("pile"));
    if (value.has("stock")) laid.stock = read_cards(value.at("stock"));
    if (laid.pile.empty()) {
        value.at("pile").problem("must have a top card");
        return laid;
    }
    laid.turn = eights::Seat((position.dealer.index() + 1) % position.seats);
    if (value.has("turn"))
        laid.turn = read_seat(value.at("turn"), position.seats).value_or(laid.turn);
    if (value.has("direction")) {
        const auto& direction = value.at("direction");
        if (direction.value() == "anticlockwise") {
            laid.direction = eights::Direction::anticlockwise;
        } else if (direction.value() != "clockwise") {
            direction.problem("must be one of clockwise, anticlockwise");
        }
    }
    const auto top = laid.pile.back();
    if (!top.is_joker()) laid.suit = top.suit();
    if (value.has("suit")) read_suit(value.at("suit"), laid);
    if (value.has("named")) laid.named = value.at("named").flag().value_or(false);
    if (value.has("pending")) laid.pending = read_pending(value.at("pending"), position.seats);
    laid.called.assign(static_cast<std::size_t>(position.seats), false);
    if (value.has("called")) read_called(value.at("called"), position.seats, laid);
    return laid;
}

DealtCards read_dealt(const JsonReader& value) {
    DealtCards dealt;
    dealt.pack = read_cards(value.at("pack"));
    if (value.has("bury")) dealt.bury = value.at("bury").numbers(1).value_or(dealt.bury);
    return dealt;
}

}  // namespace

Position read_position(const JsonReader& value, const Rulesets& rulesets) {
    Position position;
    const bool dealt = value.value().is_object() && value.has("pack");
    const bool whole =
        dealt ? value.object({"ruleset", "seats", "pack"},
                             {"rules", "round", "dealer", "totals", "bury"})
              : value.object({"ruleset", "seats", "hands", "pile"},
                             {"rules", "round", "dealer", "totals", "turn", "direction", "suit",
                              "named", "pending", "stock", "called"});
    if (!whole || !value.clean() || !read_table(value, rulesets, position)) return position;
    if (dealt) {
        position.cards = read_dealt(value);
    } else {
        position.cards = read_laid(value, position);
    }
    return position;
}

std::expected<Position, Problems> position_from_json(const json& position,
                                                     const Rulesets& rulesets) {
    Problems problems;
    auto read = read_position(JsonReader(position, "", problems), rulesets);
    if (!problems.empty()) return std::unexpected(std::move(problems));
    return read;
}

}  // namespace kitchen_table::wire::crazy_eights
