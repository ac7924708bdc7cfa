// The desk's golden answers said again from the values in them.
#pragma once

#include "kitchen_table/wire/desk.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace kitchen_table::wire::tests {

using nlohmann::json;

inline std::string desk_word(const json& object, const char* name) {
    return object.at(name).is_null() ? "" : object.at(name).get<std::string>();
}
/// Sent in whole seconds, so whatever is left of the second does not count.
inline std::int64_t desk_time(const json& object, const char* name) {
    return object.at(name).is_null() ? 0 : object.at(name).get<std::int64_t>() * 1000 + 999;
}
inline std::optional<std::string> desk_next(const json& m) {
    if (m.at("next").is_null()) return std::nullopt;
    return desk_word(m, "next");
}
template <class Value>
std::vector<Value> each(const json& list, Value (*read)(const json&)) {
    std::vector<Value> values;
    for (const json& element : list)
        values.push_back(read(element));
    return values;
}
inline std::string whole_text(const json& element) {
    return element.dump();
}

inline from_desk::Device device_of(const json& o) {
    return {desk_word(o, "id"), desk_word(o, "name"), o.at("this"), desk_time(o, "created"),
            desk_time(o, "seen")};
}
inline from_desk::Preset preset_of(const json& o) {
    return {desk_word(o, "name"), o.at("settings").dump()};
}
inline from_desk::GameSeat seat_of(const json& o) {
    return {o.at("kind") == "computer",
            desk_word(o, "person"),
            desk_word(o, "name"),
            o.at("total"),
            o.at("won"),
            o.at("rounds_won")};
}
inline from_desk::Game game_of(const json& o) {
    return {desk_word(o, "id"),      desk_word(o, "ruleset"),
            desk_time(o, "started"), desk_time(o, "ended"),
            o.at("rounds"),          o.at("whole"),
            o.at("coach"),           each(o.at("seats"), seat_of)};
}
inline from_desk::Standing standing_of(const json& o) {
    return {desk_word(o, "person"), desk_word(o, "name"), o.at("games"), o.at("won"),
            o.at("points")};
}
inline from_desk::Record record_of(const json& o) {
    return {desk_word(o, "ruleset"),
            o.at("games"),
            o.at("won"),
            o.at("rounds"),
            o.at("rounds_won"),
            o.at("best"),
            o.at("games_with_computers")};
}
inline from_desk::Export::Preference preference_of(const json& o) {
    return {desk_word(o, "key"), o.at("value").dump()};
}
inline from_desk::Export::InviteRequest invite_request_of(const json& o) {
    return {desk_word(o, "name"),  desk_word(o, "reach"),   desk_word(o, "line"),
            desk_word(o, "state"), desk_time(o, "created"), desk_time(o, "decided")};
}
inline from_desk::Export::Report report_of(const json& o) {
    return {desk_time(o, "at"), desk_word(o, "table"), desk_word(o, "person"),
            desk_word(o, "about")};
}

inline Text exported_again(const json& m) {
    const std::string id = desk_word(m, "request_id");
    const json& part = m.at("part");
    if (part.contains("games")) {
        return from_desk::exported(id, each(part.at("games"), game_of), desk_next(m));
    }
    const json& person = part.at("person");
    from_desk::Export first;
    first.id = desk_word(person, "id");
    first.name = desk_word(person, "name");
    first.created_ms = desk_time(person, "created");
    first.seen_ms = desk_time(person, "seen");
    first.admitted_ms = desk_time(person, "admitted");
    first.muted_until_ms = desk_time(person, "muted_until");
    first.banned_until_ms = desk_time(person, "banned_until");
    first.devices = each(part.at("devices"), device_of);
    first.preferences = each(part.at("preferences"), preference_of);
    first.invite_requests = each(part.at("invite_requests"), invite_request_of);
    first.reports = each(part.at("reports"), report_of);
    return from_desk::exported(id, first, desk_next(m));
}

inline Text saved_settings_again(const json& m) {
    std::optional<std::string> last;
    if (!m.at("last").is_null()) last = m.at("last").dump();
    return from_desk::saved_settings(desk_word(m, "request_id"), last,
                                     each(m.at("presets"), preset_of));
}

inline Text game_again(const json& m) {
    return from_desk::game(desk_word(m, "request_id"), game_of(m.at("game")),
                           {each(m.at("line"), whole_text), each(m.at("sheet"), whole_text)},
                           each(m.at("together"), standing_of));
}

inline Text person_again(const json& m) {
    const json& person = m.at("person");
    return from_desk::person(
        desk_word(m, "request_id"),
        {desk_word(person, "id"), desk_word(person, "name"), desk_time(person, "since")},
        each(m.at("records"), record_of));
}

/// By `t`; all but `invitation`, which also the lobby says.
inline std::map<std::string, std::function<Text(const json&)>> desk_encoders() {
    const auto id = [](const json& m) {
        return desk_word(m, "request_id");
    };
    return {
        {"sign_in_code",
         [id](const json& m) {
             return from_desk::sign_in_code(id(m), desk_word(m, "code"), m.at("valid_ms"));
         }},
        {"devices",
         [id](const json& m) {
             return from_desk::devices(id(m), each(m.at("devices"), device_of));
         }},
        {"exported", exported_again},
        {"exported_rounds",
         [id](const json& m) {
             const auto records = m.at("records").get<std::vector<std::string>>();
             return from_desk::exported_rounds(id(m), records, desk_next(m));
         }},
        {"saved_settings", saved_settings_again},
        {"invite_requested",
         [id](const json& m) {
             return from_desk::invite_requested(id(m), desk_word(m, "key"));
         }},
        {"invite_state",
         [id](const json& m) {
             return from_desk::invite_state(id(m), desk_word(m, "state"), desk_word(m, "name"));
         }},
        {"history",
         [id](const json& m) {
             return from_desk::history(id(m), each(m.at("games"), game_of), desk_next(m));
         }},
        {"game", game_again},
        {"together",
         [id](const json& m) {
             return from_desk::together(id(m), each(m.at("standings"), standing_of));
         }},
        {"person", person_again},
        {"leaders",
         [id](const json& m) {
             return from_desk::leaders(id(m), each(m.at("standings"), standing_of));
         }},
    };
}

}  // namespace kitchen_table::wire::tests
