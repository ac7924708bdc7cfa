// Finished rounds and games, and what they add up to, in the store in memory.
#include "../people_of_game.h"
#include "memory_impl.h"

#include <tuple>

namespace kitchen_table::store {

namespace {

void add_to(Standing& line, const GameSeat& seat) {
    ++line.games;
    line.won += seat.won ? 1 : 0;
    line.points += seat.total;
}

void add_to(PersonRecord& record, const StoredGame& game, const GameSeat& seat) {
    if (game.people < 2) {
        ++record.games_with_computers;
        return;
    }
    record.best = record.games == 0 ? seat.total : std::max(record.best, seat.total);
    ++record.games;
    record.won += seat.won ? 1 : 0;
    record.rounds += game.row.rounds;
    record.rounds_won += seat.rounds_won;
}

}  // namespace

StoredGame stored_game(const GameRow& row) {
    const auto people = people_of(row);
    return {row, people.size(), key_of(people)};
}

const StoredGame* MemoryStore::Impl::find_game(const std::string& id) const {
    const auto found =
        std::ranges::find_if(games, [&](const StoredGame& game) { return game.row.id == id; });
    return found == games.end() ? nullptr : &*found;
}

// ---- rounds

std::optional<RoundRow> MemoryStore::round(const std::string& id) {
    const auto* found = find_row(impl_->rounds, id);
    return found ? std::optional(*found) : std::nullopt;
}

std::vector<RoundRow> MemoryStore::rounds_of_game(const std::string& table_id, int game) {
    std::vector<RoundRow> result;
    for (const auto& row : impl_->rounds) {
        if (row.table_id != table_id || row.game != game) continue;
        result.push_back(row);
        result.back().told.clear();
    }
    std::ranges::stable_sort(result, {}, &RoundRow::round);
    return result;
}

std::vector<PersonsRound> MemoryStore::rounds_of_person(const std::string& person_id,
                                                        const RoundPlace& after, int limit) {
    std::vector<PersonsRound> result;
    for (const auto& game : impl_->games) {
        if (person_id.empty() || !people_of(game.row).contains(person_id)) continue;
        for (const auto& round : rounds_of_game(game.row.table_id, game.row.game)) {
            const RoundPlace place{game.row.ended_ms, game.row.id, round.round};
            if (place > after) result.push_back({place, round.record});
        }
    }
    std::ranges::sort(result, {}, &PersonsRound::place);
    if (result.size() > static_cast<std::size_t>(limit)) {
        result.resize(static_cast<std::size_t>(limit));
    }
    return result;
}

// ---- games

std::vector<GameRow> MemoryStore::games_of_table(const std::string& table_id) {
    std::vector<GameRow> result;
    for (const auto& game : impl_->games) {
        if (game.row.table_id == table_id) result.push_back(game.row);
    }
    std::ranges::stable_sort(result, {}, &GameRow::game);
    return result;
}

std::optional<GameRow> MemoryStore::game(const std::string& id) {
    const auto* found = impl_->find_game(id);
    return found ? std::optional(found->row) : std::nullopt;
}

std::vector<GameRow> MemoryStore::games_of_person(const std::string& person_id,
                                                  std::int64_t before_ms, int limit) {
    std::vector<GameRow> result;
    for (auto game = impl_->games.rbegin(); game != impl_->games.rend(); ++game) {
        if (game->row.ended_ms < before_ms && people_of(game->row).contains(person_id)) {
            result.push_back(game->row);
        }
    }
    std::ranges::stable_sort(result, std::ranges::greater(), &GameRow::ended_ms);
    if (result.size() > static_cast<std::size_t>(limit)) {
        result.resize(static_cast<std::size_t>(limit));
    }
    return result;
}

std::vector<PersonRecord> MemoryStore::records_of_person(const std::string& person_id) {
    std::map<std::string, PersonRecord> by_ruleset;
    for (const auto& game : impl_->games) {
        if (!game.row.whole || game.row.coach || person_id.empty()) continue;
        const auto seat = std::ranges::find(game.row.seats, person_id, &GameSeat::person_id);
        if (seat == game.row.seats.end()) continue;
        auto& record = by_ruleset[game.row.ruleset];
        record.ruleset = game.row.ruleset;
        add_to(record, game, *seat);
    }
    std::vector<PersonRecord> result;
    for (const auto& [ruleset, record] : by_ruleset)
        result.push_back(record);
    return result;
}

std::vector<Standing> MemoryStore::leaders(const std::string& ruleset, std::int64_t since_ms,
                                           std::int64_t now_ms, int limit) {
    std::map<std::string, Standing> by_person;
    for (const auto& game : impl_->games) {
        if (!game.row.whole || game.row.coach || game.people < 2 || game.row.ruleset != ruleset ||
            game.row.ended_ms < since_ms) {
            continue;
        }
        for (const auto& seat : game.row.seats) {
            const auto person = impl_->people.find(seat.person_id);
            if (person == impl_->people.end() || person->second.banned_until_ms > now_ms) continue;
            auto& line = by_person[seat.person_id];
            line.person_id = seat.person_id;
            line.name = person->second.name;
            add_to(line, seat);
        }
    }
    std::vector<Standing> result;
    for (const auto& [id, line] : by_person)
        result.push_back(line);
    std::ranges::sort(result, {}, [](const Standing& line) {
        return std::tuple(-line.won, line.games, -line.points, line.person_id);
    });
    if (result.size() > static_cast<std::size_t>(limit)) {
        result.resize(static_cast<std::size_t>(limit));
    }
    return result;
}

std::vector<Standing> MemoryStore::together(const std::vector<std::string>& person_ids,
                                            const std::string& ruleset) {
    const auto key = key_of({person_ids.begin(), person_ids.end()});
    std::vector<Standing> result;
    for (const auto& id : person_ids) {
        const auto person = person_by_id(id);
        auto& line =
            result.emplace_back(Standing{id, person ? person->name : std::string(), 0, 0, 0});
        for (const auto& game : impl_->games) {
            if (!game.row.whole || game.row.ruleset != ruleset || game.people_key != key) continue;
            const auto seat = std::ranges::find(game.row.seats, id, &GameSeat::person_id);
            if (seat != game.row.seats.end()) add_to(line, *seat);
        }
    }
    return result;
}

}  // namespace kitchen_table::store
