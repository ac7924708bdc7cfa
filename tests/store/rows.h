// Rows for the stores' tests: plausible, different from each other, and long enough to fill pages.
#pragma once

#include "kitchen_table/store/store.h"

#include <string>
#include <vector>

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
    return {"PERSON" + text, "Ann " + text, 1000 + number, 2000 + number, 0, 0, 0};
}

inline DeviceRow device(int number, const std::string& person_id) {
    return {"DEVICE" + std::to_string(number),
            hash_of(number),
            person_id,
            "Firefox on Linux",
            3000 + number,
            4000 + number};
}

inline InviteRow invite(int number) {
    InviteRow row;
    row.id = "INVITE" + std::to_string(number);
    row.code_hash = hash_of(100 + number);
    row.note = "for cousin Bo";
    row.created_ms = 1000 + number;
    row.expires_ms = 50'000;
    row.uses_left = 2;
    return row;
}

inline InviteRequestRow request(int number, const std::string& person_id) {
    InviteRequestRow row;
    row.id = "REQUEST" + std::to_string(number);
    row.key_hash = hash_of(200 + number);
    row.person_id = person_id;
    row.name = "Ann";
    row.reach = "ann@example.org";
    row.line = "Hello, we met at the fair";
    row.created_ms = 1000 + number;
    return row;
}

inline ReportRow report(const std::string& reporter_id, const std::string& reported_id) {
    ReportRow row;
    row.at_ms = 6000;
    row.table_id = "T1";
    row.reporter_id = reporter_id;
    row.reported_id = reported_id;
    row.about = "shouts all the time";
    row.excerpt = R"([{"said":"HEY"}])";
    return row;
}

inline AuditRow act(const std::string& name, const std::string& subject) {
    return {0, 7000, name, subject, "for a week"};
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
            {},
            0,
            true,
            1000 + game,
            2000 + game};
}

/// A whole game of three rounds of these people (an empty id: a computer), in seats from the first
/// on, with totals 10, 20, …; the last seat has won.
inline GameRow game_of(const std::string& id, const std::vector<std::string>& person_ids,
                       std::int64_t ended_ms = 9000) {
    GameRow row;
    row.id = id;
    row.table_id = "T1";
    row.game = 1;
    row.ruleset = "newfoundland";
    row.body = R"({"rounds":3})";
    row.rounds = 3;
    row.started_ms = 8000;
    row.ended_ms = ended_ms;
    for (const auto& person_id : person_ids) {
        const int total = 10 + 10 * static_cast<int>(row.seats.size());
        row.seats.push_back({person_id, "Name of " + person_id, total, false, 0});
    }
    row.seats.back().won = true;
    row.seats.back().rounds_won = 2;
    return row;
}

inline TableCommit finishing(const GameRow& game) {
    TableCommit commit;
    commit.table_id = game.table_id;
    commit.finished_game = game;
    return commit;
}

}  // namespace kitchen_table::store::tests
