// Finished games, and what they add up to.
#include "desk_parts.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace kitchen_table::lobby {

namespace to_desk = wire::to_desk;
namespace from_desk = wire::from_desk;

namespace {

/// Where a part of a history begins: after `skip` of the games that ended at `ended_ms`. (The time
/// alone would lose a game that ended together with the last one of a part.)
struct HistoryPlace {
    std::int64_t ended_ms = std::numeric_limits<std::int64_t>::max() - 1;
    int skip = 0;
};

// Nobody finishes more games within one millisecond.
constexpr int skip_max = 100;

std::string to_text(const HistoryPlace& place) {
    return std::to_string(place.ended_ms) + "-" + std::to_string(place.skip);
}

template <class Number>
bool read(std::string_view text, Number& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size();
}

std::optional<HistoryPlace> history_place_from(std::string_view text) {
    const auto dash = text.find('-');
    if (dash == std::string_view::npos) return std::nullopt;
    HistoryPlace place;
    if (!read(text.substr(0, dash), place.ended_ms) || !read(text.substr(dash + 1), place.skip)) {
        return std::nullopt;
    }
    const bool possible = place.ended_ms >= 0 && place.ended_ms <= HistoryPlace{}.ended_ms &&
                          place.skip >= 0 && place.skip <= skip_max;
    return possible ? std::optional(place) : std::nullopt;
}

from_desk::Game game_of(const store::GameRow& row) {
    from_desk::Game game{row.id,     row.ruleset, row.started_ms, row.ended_ms,
                         row.rounds, row.whole,   row.coach,      {}};
    for (const auto& seat : row.seats) {
        game.seats.push_back(
            {seat.is_computer(), seat.person_id, seat.name, seat.total, seat.won, seat.rounds_won});
    }
    return game;
}

std::vector<from_desk::Standing> standings_of(const std::vector<store::Standing>& rows) {
    std::vector<from_desk::Standing> standings;
    for (const auto& row : rows)
        standings.push_back({row.person_id, row.name, row.games, row.won, row.points});
    return standings;
}

/// The people of a game, each once; empty unless there are at least two and all are still known.
std::vector<std::string> company_of(const store::GameRow& row) {
    std::vector<std::string> people;
    for (const auto& seat : row.seats) {
        if (seat.person_id.empty()) {
            if (seat.name.empty()) return {};
        } else if (std::ranges::find(people, seat.person_id) == people.end()) {
            people.push_back(seat.person_id);
        }
    }
    if (people.size() < 2) people.clear();
    return people;
}

}  // namespace

std::string first_games() {
    return to_text(HistoryPlace{});
}

std::optional<GamesPart> games_after(const Asking& asking,
                                     const std::optional<std::string>& cursor) {
    const auto place = cursor ? history_place_from(*cursor) : HistoryPlace{};
    if (!place) return std::nullopt;
    const auto rows = asking.store.games_of_person(asking.person.id, place->ended_ms + 1,
                                                   place->skip + games_in_part + 1);
    const auto ended_at = [](std::int64_t ms) {
        return [ms](const store::GameRow& row) {
            return row.ended_ms == ms;
        };
    };
    auto from = rows.begin();
    for (int skipped = 0; skipped < place->skip && from != rows.end(); ++skipped) {
        if (from->ended_ms != place->ended_ms) break;
        ++from;
    }
    const auto until =
        std::distance(from, rows.end()) > games_in_part ? from + games_in_part : rows.end();
    GamesPart part;
    std::transform(from, until, std::back_inserter(part.games), game_of);
    if (until != rows.end()) {
        const auto last_ms = std::prev(until)->ended_ms;
        const auto skip = std::count_if(rows.begin(), until, ended_at(last_ms));
        part.next = to_text({last_ms, static_cast<int>(skip)});
    }
    return part;
}

wire::Text carry_out(const Asking& asking, const to_desk::History& request) {
    const auto part = games_after(asking, request.before);
    if (!part) return refuse_value(asking, "before", "is no place in a history");
    return from_desk::history(asking.request_id, part->games, part->next);
}

wire::Text carry_out(const Asking& asking, const to_desk::Game& request) {
    const auto row = asking.store.game(request.game);
    if (!row) return refuse(asking, "unknown_game");
    const auto people = company_of(*row);
    std::vector<from_desk::Standing> together;
    if (!people.empty()) together = standings_of(asking.store.together(people, row->ruleset));
    return from_desk::game(asking.request_id, game_of(*row), wire::game_story(row->body), together);
}

wire::Text carry_out(const Asking& asking, const to_desk::Together& request) {
    const auto& people = request.people;
    if (std::ranges::find(people, asking.person.id) == people.end()) {
        return refuse_value(asking, "people", "must be people that you are one of");
    }
    for (const auto& person : people) {
        if (!asking.store.person_by_id(person)) return refuse(asking, "unknown_person");
    }
    const auto standings = standings_of(asking.store.together(people, request.ruleset));
    return from_desk::together(asking.request_id, standings);
}

wire::Text carry_out(const Asking& asking, const to_desk::Person& request) {
    const auto person = asking.store.person_by_id(request.person);
    if (!person) return refuse(asking, "unknown_person");
    std::vector<from_desk::Record> records;
    for (const auto& row : asking.store.records_of_person(person->id)) {
        records.push_back({row.ruleset, row.games, row.won, row.rounds, row.rounds_won, row.best,
                           row.games_with_computers});
    }
    return from_desk::person(asking.request_id, {person->id, person->name, person->created_ms},
                             records);
}

wire::Text carry_out(const Asking& asking, const to_desk::Leaders& request) {
    const auto& context = asking.context;
    const auto& leaders =
        context.memory.leaders(asking.store, request.ruleset, request.days, context.wall_ms);
    return from_desk::leaders(asking.request_id, standings_of(leaders));
}

}  // namespace kitchen_table::lobby
