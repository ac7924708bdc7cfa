// Finished rounds for whoever has their address: replays, and records to take along. A round under
// way is in no store, so it cannot be asked for.
#pragma once

#include "kitchen_table/store/store.h"
#include "kitchen_table/table/game_host.h"

#include <optional>
#include <string>
#include <vector>

namespace kitchen_table::lobby {

/// A round with those who sat at it, by seat; nobody while its game goes on.
struct FinishedRound {
    store::RoundRow row;
    std::vector<store::GameSeat> seats;
};

/// The round with this id; nullopt if there is none. Throws StoreError.
std::optional<FinishedRound> finished_round(store::Store& store, const std::string& id);

/// The records of all rounds of a finished game, a line each; nullopt if there is no such game.
/// Throws StoreError.
std::optional<std::string> records_of_game(store::Store& store, const std::string& game_id);

/// The round as a replay (docs/protocol.md §1.1): JSON. What was told at its end, if that was kept;
/// else the record is played again, and nullopt where this program cannot.
std::optional<std::string> replay_text(const FinishedRound& round, const table::GameModule& game);

}  // namespace kitchen_table::lobby
