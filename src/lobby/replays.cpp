#include "kitchen_table/lobby/replays.h"

#include "kitchen_table/wire/list_text.h"
#include "kitchen_table/wire/members.h"

namespace kitchen_table::lobby {
namespace {

std::string seat_text(const store::GameSeat& seat) {
    return wire::object_text({{"name", wire::string_text(seat.name)},
                              {"computer", seat.is_computer() ? "true" : "false"}});
}

}  // namespace

std::optional<FinishedRound> finished_round(store::Store& store, const std::string& id) {
    auto row = store.round(id);
    if (!row) return std::nullopt;
    auto game = store.game(row->game_id);
    return FinishedRound{*std::move(row),
                         game ? std::move(game->seats) : std::vector<store::GameSeat>{}};
}

std::optional<std::string> records_of_game(store::Store& store, const std::string& game_id) {
    const auto game = store.game(game_id);
    if (!game) return std::nullopt;
    std::string lines;
    for (const auto& round : store.rounds_of_game(game->table_id, game->game))
        lines.append(round.record).append("\n");
    return lines;
}

std::optional<std::string> replay_text(const FinishedRound& round, const table::GameModule& game) {
    std::string frames = round.row.told;
    if (frames.empty()) {
        auto played = game.replay(round.row.record);
        if (!played) return std::nullopt;
        frames = *std::move(played);
    }
    return wire::object_text({{"format", wire::string_text("kitchen-table/replay/1")},
                              {"id", wire::string_text(round.row.id)},
                              {"game", wire::string_text(round.row.game_id)},
                              {"ended", std::to_string(round.row.ended_ms)},
                              {"seats", wire::list_text(round.seats, seat_text)},
                              {"record", round.row.record},
                              {"frames", std::move(frames)}});
}

}  // namespace kitchen_table::lobby
