// What the desk answers (docs/protocol.md §2.1.1), as the text of one frame, and the JSON that is
// stored for it. Parameters called `…_json` are JSON text and go in as they are; times in
// milliseconds are sent in seconds since 1970.
#pragma once

#include "kitchen_table/wire/desk_requests.h"
#include "kitchen_table/wire/server_messages.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kitchen_table::wire {

namespace from_desk {

struct Device {
    std::string id, name;
    bool asking = false;  // the one that the question came from
    std::int64_t created_ms = 0, seen_ms = 0;
};
struct Preset {
    std::string name, settings_json;
};
/// Who sat at one seat of a finished game. A person without id has had everything deleted.
struct GameSeat {
    bool computer = false;
    std::string person_id, name;
    int total = 0;
    bool won = false;
    int rounds_won = 0;
};
struct Game {
    std::string id, ruleset;
    std::int64_t started_ms = 0, ended_ms = 0;
    int rounds = 0;
    bool whole = true;
    bool coach = false;  // the coach could be asked: the game is not counted
    std::vector<GameSeat> seats;
};
/// What a finished game's row holds beside its seats: the settings line and the rows of the sheet.
struct GameStory {
    std::vector<std::string> line_json, sheet_json;
};
struct Standing {
    std::string person_id, name;
    int games = 0, won = 0, points = 0;
};
struct Record {
    std::string ruleset;
    int games = 0, won = 0, rounds = 0, rounds_won = 0, best = 0, games_with_computers = 0;
};
struct Person {
    std::string id, name;
    std::int64_t since_ms = 0;
};

/// The first part of what is stored about a person; their games follow in parts of their own. Times
/// that are 0 are sent as null.
struct Export {
    struct Preference {
        std::string key, value_json;
    };
    struct InviteRequest {
        std::string name, reach, line, state;
        std::int64_t created_ms = 0, decided_ms = 0;
    };
    struct Report {
        std::int64_t at_ms = 0;
        std::string table, person_id, about;
    };
    std::string id, name;
    std::int64_t created_ms = 0, seen_ms = 0, admitted_ms = 0;
    std::int64_t muted_until_ms = 0, banned_until_ms = 0;
    std::vector<Device> devices;
    std::vector<Preference> preferences;
    std::vector<InviteRequest> invite_requests;
    std::vector<Report> reports;  // that the person made
};

// ---- answers; `next` is the cursor of the part that follows, nullopt after the last
// -------------------------------------------------------------------------------------

Text sign_in_code(std::string_view request_id, std::string_view code, std::int64_t valid_ms);
Text devices(std::string_view request_id, std::span<const Device> devices);
Text exported(std::string_view request_id, const Export& part,
              const std::optional<std::string>& next);
Text exported(std::string_view request_id, std::span<const Game> games,
              const std::optional<std::string>& next);
/// `records`: round records (docs/formats.md §5), each one line of JSON.
Text exported_rounds(std::string_view request_id, std::span<const std::string> records,
                     const std::optional<std::string>& next);
Text saved_settings(std::string_view request_id, const std::optional<std::string>& last_json,
                    std::span<const Preset> presets);
Text invite_requested(std::string_view request_id, std::string_view key);
/// `state`: waiting, approved, declined.
Text invite_state(std::string_view request_id, std::string_view state, std::string_view name);
/// What a code invites to: the server. (To a table: wire::invitation.)
Text invitation_to_server(std::string_view request_id, std::string_view note);
Text history(std::string_view request_id, std::span<const Game> games,
             const std::optional<std::string>& next);
Text game(std::string_view request_id, const Game& game, const GameStory& story,
          std::span<const Standing> together);
Text together(std::string_view request_id, std::span<const Standing> standings);
Text person(std::string_view request_id, const Person& person, std::span<const Record> records);
Text leaders(std::string_view request_id, std::span<const Standing> standings);

}  // namespace from_desk

// ---- what is stored

/// What somebody opened a table with, as the settings of a preset: the ruleset and what differs
/// from what `create` means without it.
std::string saved_settings_text(const to_server::Create& create);

/// Settings line and sheet from the body of a finished game's row (wire::game_body_text). Empty
/// lists where it has none, as games from before there was a history, or where it cannot be read.
from_desk::GameStory game_story(std::string_view body);

}  // namespace kitchen_table::wire
