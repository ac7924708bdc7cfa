#include "own_replay.h"

#include "kitchen_table/lobby/replays.h"
#include "kitchen_table/tools/verify.h"
#include "kitchen_table/wire/crazy_eights/round_record.h"

namespace kitchen_table::app {

net::Replayed own_replay(std::string_view record, const table::GameModule& game,
                         std::span<const std::string> rulesets) {
    const auto read = wire::crazy_eights::record_from_line(record);
    if (!read) {
        return std::unexpected(net::NoReplay{read.error().is_record, read.error().reason});
    }
    auto problem = tools::problem_of_ruleset_name(read->ruleset, rulesets);
    if (!problem) problem = tools::problem_of_record(*read);
    if (problem) return std::unexpected(net::NoReplay{true, *std::move(problem)});
    lobby::FinishedRound round;
    // Written anew, so that nothing is passed on that was not understood.
    round.row.record = wire::crazy_eights::record_line(*read);
    auto frames = game.replay(round.row.record);
    if (!frames) return std::unexpected(net::NoReplay{true, std::move(frames.error())});
    round.row.told = *std::move(frames);
    return lobby::replay_text(round, game).value();
}

}  // namespace kitchen_table::app
