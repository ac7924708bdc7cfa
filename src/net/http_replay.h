// Finished rounds over HTTP: `/r/ID.json` is the replay, `/r/ID.jsonl` the record as a file
// (docs/protocol.md §1.1).
#pragma once

#include "http_answer.h"

#include "kitchen_table/lobby/replays.h"

#include <optional>
#include <string>

namespace kitchen_table::net {

struct ReplayWanted {
    std::string round_id;
    bool as_record = false;  // the record alone
};

/// What the request wants, if its path is one of these.
std::optional<ReplayWanted> replay_wanted(const HttpRequest& request);

/// 404 `unknown_round` without a round; 410 `cannot_replay` where this program cannot play it
/// again.
HttpAnswer replay_answer(const HttpRequest& request, const ReplayWanted& wanted,
                         const std::optional<lobby::FinishedRound>& round,
                         const table::GameModule& game);

}  // namespace kitchen_table::net
