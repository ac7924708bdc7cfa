// What a table stores of itself (the body of its row in the store), as JSON that carries its own
// check sum: a changed byte is found on load, never played on.
#pragma once

#include "kitchen_table/wire/messages.h"

#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kitchen_table::wire {

struct StoredSeat {
    std::string kind = "empty";  // empty, person, computer
    std::string person_id, name;
    std::string left_by;  // computer: the person who may take the seat back
    friend bool operator==(const StoredSeat&, const StoredSeat&) = default;
};

/// A round's secret before it is revealed: sealed, so that the file shows no cards.
struct StoredSecret {
    std::string game_id;  // hexadecimal
    int round = 1;
    std::string sealed;  // hexadecimal
    friend bool operator==(const StoredSecret&, const StoredSecret&) = default;
};

/// From what the last round was dealt: the same again deals the same cards.
struct StoredRound {
    std::string rules_json;
    std::optional<int> dealer;  // nullopt: drawn by lot
    std::vector<int> totals;
    std::vector<bool> computers;             // by seat
    std::vector<std::string> contributions;  // by seat, hexadecimal; empty: none
    StoredSecret secret;
    std::optional<std::string> given_pack_json;
    bool abandoned = false;  // the rules ended it because somebody left
    std::uint64_t seq = 0;   // of the deal
    friend bool operator==(const StoredRound&, const StoredRound&) = default;
};

struct TableBody {
    std::string game_key;
    int rules_version = 1;
    std::string ruleset, rules_json;
    Access access = Access::public_;
    std::string level;
    int turn_s = 0;
    std::optional<std::int64_t> turn_left_ms;  // of the turn under way when this was written
    Talk talk = Talk::presets;
    bool watching = true, locked = false, coach = false, paused = false;
    std::string invite;                // the code of a private table
    std::vector<std::string> guests;   // ids of people who came in with it
    std::vector<std::string> removed;  // ids of people to whom the table is closed
    std::vector<StoredSeat> seats;
    std::string host_id, host_name;  // empty: nobody
    std::string state;
    int game = 0, round = 0;
    std::optional<int> dealer;
    std::vector<int> totals;
    std::vector<std::string> sheet_json;
    std::optional<std::vector<int>> winners;
    std::int64_t created_ms = 0, game_started_ms = 0;
    std::optional<StoredSecret> next;  // the secret of the round to come
    std::optional<StoredRound> dealt;  // the round under way or the last one
    std::uint64_t seq_reserved = 0;    // numbers up to here may have been used without being stored
    std::uint64_t log_length = 0;      // actions in the log when this was written
    std::string log_chain;             // and their chain value, hexadecimal
    std::uint64_t failed_at = 0;       // seq of the round at which the program failed
    int failures = 0;                  // how often in a row
    friend bool operator==(const TableBody&, const TableBody&) = default;
};

/// SHA-256 as hexadecimal text; passed in because this layer has no hash of its own.
using HexDigest = std::function<std::string(std::string_view)>;

std::string body_text(const TableBody& body, const HexDigest& digest);
/// The error says what does not fit: the check sum, or the member by its name.
std::expected<TableBody, std::string> body_from_text(std::string_view text,
                                                     const HexDigest& digest);

/// The body of a finished game's row: rules, settings line (sentences), score sheet, totals and
/// winners; nothing about people.
std::string game_body_text(const TableBody& body, const std::vector<std::string>& line_json);
/// How many rounds of a score sheet each seat won.
std::vector<int> rounds_won(const std::vector<std::string>& sheet_json, int seats);

}  // namespace kitchen_table::wire
