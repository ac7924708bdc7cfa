// Rows for the stores' tests: plausible, different from each other, and long enough to fill pages.
#pragma once

#include "kitchen_table/store/store.h"

#include <string>

namespace kitchen_table::store::tests {

inline Hash hash_of(int number) {
    Hash hash{};
    for (std::size_t i = 0; i < hash.size(); ++i) {
        hash[i] = static_cast<std::uint8_t>((number >> (8 * (i % 4))) + static_cast<int>(i));
    }
    return hash;
}

inline PersonRow person(int number) {
    const auto text = std::to_string(number);
    return {"PERSON" + text, hash_of(number), "Ann " + text, 1000 + number, 2000 + number};
}

inline TableRow table_row(const std::string& id, std::uint64_t seq = 1) {
    return {id, seq, R"({"seats":4,"at":)" + std::to_string(seq) + "}", false,
            1'764'450'000'000 + static_cast<std::int64_t>(seq)};
}

inline ActionRow action_row(const std::string& table_id, std::uint64_t seq, int seat,
                            const std::string& action_id) {
    ActionRow row;
    row.table_id = table_id;
    row.seq = seq;
    row.game = 1;
    row.round = 2;
    row.seat = seat;
    row.origin = action_id.empty() ? "bot" : "player";
    row.action = R"({"do":"play","cards":["8C"],"suit":"S"})";
    row.action_id = action_id;
    row.at_ms = 1'764'450'000'000 + static_cast<std::int64_t>(seq);
    row.state_hash = 0xFFFF'FFFF'0000'0000U + seq;  // does not fit a signed integer
    row.chain = hash_of(static_cast<int>(seq));
    return row;
}

inline TableCommit opening(const std::string& table_id) {
    TableCommit commit;
    commit.table_id = table_id;
    commit.table = table_row(table_id);
    return commit;
}

inline TableCommit acting(const std::string& table_id, std::uint64_t seq, int seat,
                          const std::string& action_id) {
    TableCommit commit;
    commit.table_id = table_id;
    commit.actions.push_back(action_row(table_id, seq, seat, action_id));
    return commit;
}

inline RoundRow round_row(const std::string& table_id, int game, int round) {
    const auto name = table_id + "-" + std::to_string(game) + "-" + std::to_string(round);
    return {"ROUND-" + name, table_id, "GAME-" + name, game, round, R"({"v":1})", 5000 + round};
}

inline GameRow game_row(const std::string& table_id, int game) {
    return {"GAME-" + table_id + "-" + std::to_string(game),
            table_id,
            game,
            "newfoundland",
            R"({"winners":[0]})",
            1000 + game,
            2000 + game};
}

}  // namespace kitchen_table::store::tests
