// The records of somebody's finished games, part by part, for a file of their own.
#include "desk_parts.h"

#include "kitchen_table/wire/members.h"

#include <charconv>

namespace kitchen_table::lobby {

namespace {

// Records are a few thousand bytes, so that few of those that are read do not fit.
constexpr int rounds_read = 40;

/// `ENDED-ROUND-GAME`; the id of the game may hold anything that an id may.
std::string to_text(const store::RoundPlace& place) {
    return std::to_string(place.game_ended_ms) + "-" + std::to_string(place.round) + "-" +
           place.game_id;
}

template <class Number>
bool take(std::string_view& text, Number& number) {
    const char* end = text.data() + text.size();
    const auto [after, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc{} || after == end || *after != '-' || number < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(after - text.data()) + 1);
    return true;
}

std::optional<store::RoundPlace> round_place_from(std::string_view text) {
    store::RoundPlace place;
    if (!take(text, place.game_ended_ms) || !take(text, place.round)) return std::nullopt;
    place.game_id = text;
    return place;
}

}  // namespace

wire::Text carry_out(const Asking& asking, const wire::to_desk::ExportRounds& request) {
    const auto& context = asking.context;
    const auto after = request.after ? round_place_from(*request.after) : store::RoundPlace{};
    if (!after) return refuse_value(asking, "after", "is no place in what is exported");
    if (!request.after && !context.memory.exports.take(asking.person.id, context.wall_ms)) {
        return refuse(asking, "rate_limited");
    }
    const auto rounds = asking.store.rounds_of_person(asking.person.id, *after, rounds_read);
    std::vector<std::string> records;
    std::size_t bytes = 0;
    for (const auto& round : rounds) {
        bytes += wire::string_text(round.record).size() + 1;
        if (!records.empty() && bytes > exported_bytes_max) break;
        records.push_back(round.record);
    }
    const bool all_read = rounds.size() < static_cast<std::size_t>(rounds_read);
    const bool all = all_read && records.size() == rounds.size();
    return wire::from_desk::exported_rounds(
        asking.request_id, records,
        all ? std::nullopt : std::optional(to_text(rounds[records.size() - 1].place)));
}

}  // namespace kitchen_table::lobby
