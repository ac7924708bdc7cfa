#include "message_text.h"

#include "kitchen_table/wire/desk.h"
#include "kitchen_table/wire/list_text.h"

#include <nlohmann/json.hpp>

namespace kitchen_table::wire {

namespace from_desk {

namespace {

std::string number(std::int64_t value) {
    return std::to_string(value);
}

std::string seconds_or_null(std::int64_t ms) {
    return ms == 0 ? "null" : seconds_text(ms);
}

std::string device_text(const Device& device) {
    return object_text({{"id", string_text(device.id)},
                        {"name", string_text(device.name)},
                        {"this", flag(device.asking)},
                        {"created", seconds_text(device.created_ms)},
                        {"seen", seconds_text(device.seen_ms)}});
}

std::string preset_text(const Preset& preset) {
    return object_text({{"name", string_text(preset.name)}, {"settings", preset.settings_json}});
}

std::string seat_text(const GameSeat& seat) {
    return object_text({{"kind", seat.computer ? R"("computer")" : R"("person")"},
                        {"person", seat.person_id.empty() ? "null" : string_text(seat.person_id)},
                        {"name", string_text(seat.name)},
                        {"total", number(seat.total)},
                        {"won", flag(seat.won)},
                        {"rounds_won", number(seat.rounds_won)}});
}

std::string game_text(const Game& game) {
    return object_text({{"id", string_text(game.id)},
                        {"ruleset", string_text(game.ruleset)},
                        {"started", seconds_text(game.started_ms)},
                        {"ended", seconds_text(game.ended_ms)},
                        {"rounds", number(game.rounds)},
                        {"whole", flag(game.whole)},
                        {"coach", flag(game.coach)},
                        {"seats", list_text(game.seats, seat_text)}});
}

std::string standing_text(const Standing& standing) {
    return object_text({{"person", string_text(standing.person_id)},
                        {"name", string_text(standing.name)},
                        {"games", number(standing.games)},
                        {"won", number(standing.won)},
                        {"points", number(standing.points)}});
}

std::string record_text(const Record& record) {
    return object_text({{"ruleset", string_text(record.ruleset)},
                        {"games", number(record.games)},
                        {"won", number(record.won)},
                        {"rounds", number(record.rounds)},
                        {"rounds_won", number(record.rounds_won)},
                        {"best", number(record.best)},
                        {"games_with_computers", number(record.games_with_computers)}});
}

std::string preference_text(const Export::Preference& preference) {
    return object_text({{"key", string_text(preference.key)}, {"value", preference.value_json}});
}

std::string invite_request_text(const Export::InviteRequest& request) {
    return object_text({{"name", string_text(request.name)},
                        {"reach", string_text(request.reach)},
                        {"line", string_text(request.line)},
                        {"state", string_text(request.state)},
                        {"created", seconds_text(request.created_ms)},
                        {"decided", seconds_or_null(request.decided_ms)}});
}

std::string report_text(const Export::Report& report) {
    return object_text({{"at", seconds_text(report.at_ms)},
                        {"table", string_text(report.table)},
                        {"person", string_text(report.person_id)},
                        {"about", string_text(report.about)}});
}

std::string export_text(const Export& part) {
    const Members person{{"id", string_text(part.id)},
                         {"name", string_text(part.name)},
                         {"created", seconds_text(part.created_ms)},
                         {"seen", seconds_text(part.seen_ms)},
                         {"admitted", seconds_or_null(part.admitted_ms)},
                         {"muted_until", seconds_or_null(part.muted_until_ms)},
                         {"banned_until", seconds_or_null(part.banned_until_ms)}};
    return object_text({{"person", object_text(person)},
                        {"devices", list_text(part.devices, device_text)},
                        {"preferences", list_text(part.preferences, preference_text)},
                        {"invite_requests", list_text(part.invite_requests, invite_request_text)},
                        {"reports", list_text(part.reports, report_text)}});
}

Text answer(std::string_view t, std::string_view request_id, Members members) {
    members.insert(members.begin(), {"request_id", string_text(request_id)});
    return message(t, std::move(members));
}

}  // namespace

Text sign_in_code(std::string_view request_id, std::string_view code, std::int64_t valid_ms) {
    return answer("sign_in_code", request_id,
                  {{"code", string_text(code)}, {"valid_ms", number(valid_ms)}});
}

Text devices(std::string_view request_id, std::span<const Device> devices) {
    return answer("devices", request_id, {{"devices", list_text(devices, device_text)}});
}

Text exported(std::string_view request_id, const Export& part,
              const std::optional<std::string>& next) {
    return answer("exported", request_id,
                  {{"part", export_text(part)}, {"next", text_or_null(next)}});
}

Text exported(std::string_view request_id, std::span<const Game> games,
              const std::optional<std::string>& next) {
    const std::string part = object_text({{"games", list_text(games, game_text)}});
    return answer("exported", request_id, {{"part", part}, {"next", text_or_null(next)}});
}

Text exported_rounds(std::string_view request_id, std::span<const std::string> records,
                     const std::optional<std::string>& next) {
    return answer("exported_rounds", request_id,
                  {{"records", list_text(records, string_text)}, {"next", text_or_null(next)}});
}

Text saved_settings(std::string_view request_id, const std::optional<std::string>& last_json,
                    std::span<const Preset> presets) {
    return answer(
        "saved_settings", request_id,
        {{"last", last_json.value_or("null")}, {"presets", list_text(presets, preset_text)}});
}

Text invite_requested(std::string_view request_id, std::string_view key) {
    return answer("invite_requested", request_id, {{"key", string_text(key)}});
}

Text invite_state(std::string_view request_id, std::string_view state, std::string_view name) {
    return answer("invite_state", request_id,
                  {{"state", string_text(state)}, {"name", string_text(name)}});
}

Text invitation_to_server(std::string_view request_id, std::string_view note) {
    return answer("invitation", request_id,
                  {{"to", string_text("server")}, {"note", string_text(note)}});
}

Text history(std::string_view request_id, std::span<const Game> games,
             const std::optional<std::string>& next) {
    return answer("history", request_id,
                  {{"games", list_text(games, game_text)}, {"next", text_or_null(next)}});
}

Text game(std::string_view request_id, const Game& game, const GameStory& story,
          std::span<const Standing> together) {
    return answer("game", request_id,
                  {{"game", game_text(game)},
                   {"line", list_text(story.line_json, as_it_is)},
                   {"sheet", list_text(story.sheet_json, as_it_is)},
                   {"together", list_text(together, standing_text)}});
}

Text together(std::string_view request_id, std::span<const Standing> standings) {
    return answer("together", request_id, {{"standings", list_text(standings, standing_text)}});
}

Text person(std::string_view request_id, const Person& person, std::span<const Record> records) {
    const Members about{{"id", string_text(person.id)},
                        {"name", string_text(person.name)},
                        {"since", seconds_text(person.since_ms)}};
    return answer("person", request_id,
                  {{"person", object_text(about)}, {"records", list_text(records, record_text)}});
}

Text leaders(std::string_view request_id, std::span<const Standing> standings) {
    return answer("leaders", request_id, {{"standings", list_text(standings, standing_text)}});
}

}  // namespace from_desk

std::string saved_settings_text(const to_server::Create& create) {
    const to_server::Create usual;
    nlohmann::json settings = {{"ruleset", create.ruleset}};
    if (create.seats) settings["seats"] = *create.seats;
    if (create.rules != usual.rules) settings["rules"] = nlohmann::json::parse(create.rules);
    if (create.access != usual.access) settings["access"] = to_text(create.access);
    if (create.level != usual.level) settings["level"] = create.level;
    if (create.turn_s) settings["turn_s"] = *create.turn_s;
    if (!create.watching) settings["watching"] = false;
    if (create.talk) settings["talk"] = to_text(*create.talk);
    if (create.coach) settings["coach"] = *create.coach;
    return settings.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

from_desk::GameStory game_story(std::string_view body) {
    from_desk::GameStory story;
    const auto parsed = nlohmann::json::parse(body, nullptr, false);
    if (!parsed.is_object()) return story;
    const auto take = [&](const char* name, std::vector<std::string>& texts) {
        const auto found = parsed.find(name);
        if (found == parsed.end() || !found->is_array()) return;
        for (const auto& element : *found)
            texts.push_back(element.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    };
    take("line", story.line_json);
    take("sheet", story.sheet_json);
    return story;
}

}  // namespace kitchen_table::wire
