#include "desk_reader.h"

#include <algorithm>
#include <array>

namespace kitchen_table::wire {

namespace {

using nlohmann::json;

template <class Request>
DeskRequest read_bare(MessageReader& reader) {
    reader.expect({"request_id"});
    return Request{};
}

DeskRequest read_remove_device(MessageReader& reader) {
    reader.expect({"request_id", "device"});
    return to_desk::RemoveDevice{reader.id("device")};
}

template <class Request>
DeskRequest read_export(MessageReader& reader) {
    reader.expect({"request_id"}, {"after"});
    return Request{reader.id_if_there("after")};
}

/// The settings of a preset: an object with the members of `create`.
std::string read_settings(MessageReader& reader) {
    const json* settings = reader.object_value("settings");
    if (!settings) return {};
    MessageReader inner(*settings);
    inner.expect({"ruleset"},
                 {"seats", "rules", "access", "level", "turn_s", "talk", "watching", "coach"});
    if (inner.has("t")) inner.wrong("t", "unknown member");
    inner.id("ruleset");
    inner.number("seats");
    inner.object_if_there("rules");
    inner.access();
    inner.id_if_there("level");
    inner.number("turn_s");
    inner.flag_if_there("watching");
    inner.flag_if_there("coach");
    inner.talk();
    if (inner.failed()) {
        auto bad = std::move(inner).bad();
        reader.wrong(bad.field.empty() ? "settings" : "settings." + bad.field,
                     std::move(bad.problem), std::move(bad.code));
        return {};
    }
    std::string text = settings->dump();
    if (text.size() > settings_bytes_max) reader.wrong("settings", "are too long", "bad_value");
    return text;
}

DeskRequest read_save_preset(MessageReader& reader) {
    reader.expect({"request_id", "name", "settings"});
    return to_desk::SavePreset{reader.name(), read_settings(reader)};
}

DeskRequest read_drop_preset(MessageReader& reader) {
    reader.expect({"request_id", "name"});
    return to_desk::DropPreset{reader.name()};
}

/// At most four bytes a character, as in names.
std::string read_written(MessageReader& reader, std::string_view name, int characters_max) {
    return reader.written(name, characters_max, 4 * static_cast<std::size_t>(characters_max));
}

DeskRequest read_request_invite(MessageReader& reader) {
    reader.expect({"request_id", "name", "reach", "line"});
    return to_desk::RequestInvite{reader.name(),
                                  read_written(reader, "reach", reach_characters_max),
                                  read_written(reader, "line", line_characters_max)};
}

DeskRequest read_invite_state(MessageReader& reader) {
    reader.expect({"request_id", "key"});
    return to_desk::InviteState{reader.text("key")};
}

template <class Request>
DeskRequest read_of_code(MessageReader& reader) {
    reader.expect({"request_id", "code"});
    return Request{reader.text("code")};
}

DeskRequest read_history(MessageReader& reader) {
    reader.expect({"request_id"}, {"before"});
    return to_desk::History{reader.id_if_there("before")};
}

DeskRequest read_game(MessageReader& reader) {
    reader.expect({"request_id", "game"});
    return to_desk::Game{reader.id("game")};
}

DeskRequest read_together(MessageReader& reader) {
    reader.expect({"request_id", "ruleset", "people"});
    to_desk::Together together{reader.id("ruleset"), reader.ids("people")};
    const auto& people = together.people;
    if (people.size() < 2 || people.size() > together_people_max) {
        reader.wrong("people", "must be 2 to 8 people", "bad_value");
    }
    auto sorted = people;
    std::ranges::sort(sorted);
    if (std::ranges::adjacent_find(sorted) != sorted.end()) {
        reader.wrong("people", "must all be different", "bad_value");
    }
    return together;
}

DeskRequest read_person(MessageReader& reader) {
    reader.expect({"request_id", "person"});
    return to_desk::Person{reader.id("person")};
}

DeskRequest read_leaders(MessageReader& reader) {
    reader.expect({"request_id", "ruleset", "days"});
    to_desk::Leaders leaders{reader.id("ruleset"), reader.number("days").value_or(0)};
    if (leaders.days != 0 && leaders.days != leaders_days) {
        reader.wrong("days", "must be 30, or 0 for all", "bad_value");
    }
    return leaders;
}

struct DeskKind {
    std::string_view t;
    DeskRequest (*read)(MessageReader&);
};

constexpr std::array desk_kinds{
    DeskKind{"delete_me", read_bare<to_desk::DeleteMe>},
    DeskKind{"devices", read_bare<to_desk::Devices>},
    DeskKind{"drop_preset", read_drop_preset},
    DeskKind{"export_me", read_export<to_desk::ExportMe>},
    DeskKind{"export_rounds", read_export<to_desk::ExportRounds>},
    DeskKind{"game", read_game},
    DeskKind{"history", read_history},
    DeskKind{"invite_state", read_invite_state},
    DeskKind{"leaders", read_leaders},
    DeskKind{"look_at_invite", read_of_code<to_desk::LookAtInvite>},
    DeskKind{"make_sign_in", read_bare<to_desk::MakeSignIn>},
    DeskKind{"person", read_person},
    DeskKind{"redeem", read_of_code<to_desk::Redeem>},
    DeskKind{"remove_device", read_remove_device},
    DeskKind{"request_invite", read_request_invite},
    DeskKind{"save_preset", read_save_preset},
    DeskKind{"saved_settings", read_bare<to_desk::SavedSettings>},
    DeskKind{"together", read_together},
};
static_assert(desk_kinds.size() == std::variant_size_v<DeskRequest>);

}  // namespace

std::optional<to_server::AtDesk> read_at_desk(std::string_view t, MessageReader& reader) {
    const auto kind = std::ranges::find(desk_kinds, t, &DeskKind::t);
    if (kind == desk_kinds.end()) return std::nullopt;
    DeskRequest what = kind->read(reader);
    return to_server::AtDesk{reader.id("request_id"), std::move(what)};
}

}  // namespace kitchen_table::wire
