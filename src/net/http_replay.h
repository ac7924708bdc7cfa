// Finished rounds over HTTP: `/r/ID.json` is the replay, `/r/ID.jsonl` the record as a file,
// `/g/ID.jsonl` the records of a whole game (docs/protocol.md §1.1). `POST /replay` makes the
// replay of a record that somebody brings along.
#pragma once

#include "http_answer.h"

#include "kitchen_table/lobby/replays.h"
#include "kitchen_table/net/options.h"

#include <optional>
#include <string>

namespace kitchen_table::net {

struct ReplayWanted {
    enum class What { replay, record, records_of_game };
    std::string id;  // of the round, or of the game
    What what = What::replay;
};

/// What the request wants, if its path is one of these.
std::optional<ReplayWanted> replay_wanted(const HttpRequest& request);

/// What the store has of it.
struct ReplayFound {
    std::optional<lobby::FinishedRound> round;
    std::optional<std::string> records;  // of a game
};
/// Throws StoreError.
ReplayFound find_replay(store::Store& store, const ReplayWanted& wanted);

/// 404 `unknown_round` or `unknown_game` where there is none; 410 `cannot_replay` where nothing was
/// kept of what was told, and this program cannot play the record again. Records never change, so
/// browsers keep them; in a replay the names of the people may.
HttpAnswer replay_answer(const HttpRequest& request, const ReplayWanted& wanted,
                         const ReplayFound& found, const table::GameModule& game);

/// Whether the request brings a record along.
bool brings_record(const HttpRequest& request);

/// The replay; 400 `bad_message` where the body is no round record, 422 `cannot_replay` with the
/// reason where it does not hold.
HttpAnswer own_replay_answer(const Replayed& replay, bool tls);

}  // namespace kitchen_table::net
