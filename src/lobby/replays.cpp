#include "kitchen_table/lobby/replays.h"

#include "kitchen_table/wire/members.h"

namespace kitchen_table::lobby {
namespace {

std::string seats_text(const std::vector<store::GameSeat>& seats) {
    std::string text = "[";
    for (const auto& seat : seats) {
        // A computer has a name and no id; a deleted person has neither.
        const bool computer = seat.person_id.empty() && !seat.name.empty();
        if (text.size() > 1) text += ',';
        text += wire::object_text(
            {{"name", wire::string_text(seat.name)}, {"computer", computer ? "true" : "false"}});
    }
    return text + ']';
}

}  // namespace

std::optional<FinishedRound> finished_round(store::Store& store, const std::string& id) {
    auto row = store.round(id);
    if (!row) return std::nullopt;
    auto game = store.game(row->game_id);
    return FinishedRound{*std::move(row),
                         game ? std::move(game->seats) : std::vector<store::GameSeat>{}};
}

std::optional<std::string> replay_text(const FinishedRound& round, const table::GameModule& game) {
    auto frames = game.replay(round.row.record);
    if (!frames) return std::nullopt;
    return wire::object_text({{"format", wire::string_text("kitchen-table/replay/1")},
                              {"id", wire::string_text(round.row.id)},
                              {"game", wire::string_text(round.row.game_id)},
                              {"ended", std::to_string(round.row.ended_ms)},
                              {"seats", seats_text(round.seats)},
                              {"record", round.row.record},
                              {"frames", *std::move(frames)}});
}

}  // namespace kitchen_table::lobby
