#include "kitchen_table/wire/crazy_eights/codec.h"

#include "json_reader.h"

#include <nlohmann/json.hpp>

namespace kitchen_table::wire::crazy_eights {
namespace {

std::optional<eights::Action> read_play(const JsonReader& value) {
    eights::action::Play play;
    if (const auto cards = value.at("cards").cards()) play.cards = *cards;
    if (value.has("suit")) play.suit = value.at("suit").suit();
    if (value.has("call")) play.call = value.at("call").flag().value_or(false);
    if (!value.clean()) return std::nullopt;
    return play;
}

/// Reads an action; `seated` says whether it names its seat.
std::optional<eights::Action> read_action(const JsonReader& value, bool seated) {
    const std::string_view seat = seated ? "seat" : "do";
    if (!value.value().is_object() || !value.has("do")) {
        value.problem("must be an object with the member do");
        return std::nullopt;
    }
    const auto& what = value.at("do").value();
    if (what == "play") {
        if (!value.object({seat, "do", "cards"}, {"suit", "call"}) || !value.clean()) {
            return std::nullopt;
        }
        return read_play(value);
    }
    if (!value.object({seat, "do"}) || !value.clean()) return std::nullopt;
    if (what == "draw") return eights::action::Draw{};
    if (what == "take") return eights::action::Take{};
    if (what == "pass") return eights::action::Pass{};
    if (what == "call") return eights::action::Call{};
    value.at("do").problem("must be one of play, draw, take, pass, call");
    return std::nullopt;
}

std::string first_of(const Problems& problems) {
    const auto& first = problems.front();
    return first.field.empty() ? first.problem : first.field + ": " + first.problem;
}

std::string_view word_of(const eights::Action& action) {
    constexpr std::array<std::string_view, 5> words{"play", "draw", "take", "pass", "call"};
    return words[action.index()];
}

}  // namespace

std::expected<eights::Action, std::string> action_from_json(const json& text) {
    Problems problems;
    auto action = read_action(JsonReader(text, "", problems), false);
    if (!problems.empty()) return std::unexpected(first_of(problems));
    return std::move(*action);
}

json to_json(const eights::Action& action) {
    json text{{"do", word_of(action)}};
    if (const auto* play = std::get_if<eights::action::Play>(&action)) {
        text["cards"] = to_json(play->cards);
        if (play->suit) text["suit"] = std::string(1, cards::to_char(*play->suit));
        if (play->call) text["call"] = true;
    }
    return text;
}

std::expected<SeatAction, std::string> seat_action_from_json(const json& text, int seats) {
    Problems problems;
    const JsonReader value(text, "", problems);
    auto action = read_action(value, true);
    if (!problems.empty()) return std::unexpected(first_of(problems));
    const auto seat = value.at("seat").number(0, seats - 1);
    if (!seat) return std::unexpected(first_of(problems));
    return SeatAction{eights::Seat(*seat), std::move(*action)};
}

json to_json(const SeatAction& action) {
    json text = to_json(action.action);
    text["seat"] = action.seat.index();
    return text;
}

}  // namespace kitchen_table::wire::crazy_eights
