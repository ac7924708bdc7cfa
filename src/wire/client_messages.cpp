#include "desk_reader.h"
#include "frame_check.h"
#include "message_reader.h"

#include "kitchen_table/wire/messages.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace kitchen_table::wire {

std::string_view to_text(Access access) {
    switch (access) {
        case Access::public_:
            return "public";
        case Access::unlisted:
            return "unlisted";
        case Access::private_:
            break;
    }
    return "private";
}

std::optional<Access> access_from_text(std::string_view text) {
    if (text == "public") return Access::public_;
    if (text == "unlisted") return Access::unlisted;
    if (text == "private") return Access::private_;
    return std::nullopt;
}

std::string_view to_text(Talk talk) {
    switch (talk) {
        case Talk::off:
            return "off";
        case Talk::presets:
            return "presets";
        case Talk::free:
            break;
    }
    return "free";
}

std::optional<Talk> talk_from_text(std::string_view text) {
    if (text == "off") return Talk::off;
    if (text == "presets") return Talk::presets;
    if (text == "free") return Talk::free;
    return std::nullopt;
}

namespace {

using nlohmann::json;

ClientMessage read_set_name(MessageReader& reader) {
    reader.expect({"request_id", "name"});
    return to_server::SetName{reader.id("request_id"), reader.name()};
}

template <class Message>
ClientMessage read_bare(MessageReader& reader) {
    reader.expect({});
    return Message{};
}

/// A request about a table with no other members.
template <class Message>
ClientMessage read_request(MessageReader& reader) {
    reader.expect({"request_id", "table"});
    return Message{reader.id("request_id"), reader.id("table")};
}

ClientMessage read_create(MessageReader& reader) {
    reader.expect({"request_id", "ruleset"},
                  {"seats", "rules", "access", "level", "turn_s", "talk", "watching", "coach"});
    to_server::Create create;
    create.request_id = reader.id("request_id");
    create.ruleset = reader.id("ruleset");
    create.seats = reader.number("seats");
    create.rules = reader.object_if_there("rules").value_or(create.rules);
    create.access = reader.access().value_or(create.access);
    create.level = reader.text_if_there("level").value_or(create.level);
    create.turn_s = reader.number("turn_s");
    create.talk = reader.talk();
    create.watching = reader.flag_if_there("watching").value_or(create.watching);
    create.coach = reader.flag_if_there("coach");
    return create;
}

ClientMessage read_explain(MessageReader& reader) {
    reader.expect({"request_id", "ruleset"}, {"seats", "rules"});
    to_server::Explain explain;
    explain.request_id = reader.id("request_id");
    explain.ruleset = reader.id("ruleset");
    explain.seats = reader.number("seats");
    explain.rules = reader.object_if_there("rules").value_or(explain.rules);
    return explain;
}

ClientMessage read_join(MessageReader& reader) {
    reader.expect({"request_id", "table"}, {"invite"});
    return to_server::Join{reader.id("request_id"), reader.id("table"),
                           reader.id_if_there("invite").value_or("")};
}

ClientMessage read_more_lobby(MessageReader& reader) {
    reader.expect({"after"});
    return to_server::MoreLobby{reader.id("after")};
}

constexpr int said_characters_max = 200;
constexpr std::size_t said_bytes_max = 800;

ClientMessage read_say(MessageReader& reader) {
    reader.expect({"request_id", "table"}, {"preset", "text"});
    to_server::Say say{reader.id("request_id"), reader.id("table"), false, {}};
    const auto preset = reader.text_if_there("preset");
    say.preset = preset.has_value();
    if (preset.has_value() == reader.has("text")) {
        reader.wrong("", "either preset or text is needed");
    } else if (!preset) {
        say.words = reader.written("text", said_characters_max, said_bytes_max);
        if (say.words.empty()) reader.wrong("text", "must not be empty", "bad_value");
    } else if (std::ranges::find(talk_presets, *preset) == std::end(talk_presets)) {
        reader.wrong("preset", "is none of the presets");
    } else {
        say.words = *preset;
    }
    return say;
}

ClientMessage read_report(MessageReader& reader) {
    reader.expect({"request_id", "table", "person", "about"});
    return to_server::Report{reader.id("request_id"), reader.id("table"), reader.id("person"),
                             reader.written("about", said_characters_max, said_bytes_max)};
}

ClientMessage read_resume(MessageReader& reader) {
    reader.expect({"table", "seq"});
    return to_server::Resume{reader.id("table"), reader.seq("seq")};
}

ClientMessage read_detach(MessageReader& reader) {
    reader.expect({"table"});
    return to_server::Detach{reader.id("table")};
}

ClientMessage read_sit(MessageReader& reader) {
    reader.expect({"request_id", "table"}, {"seat"});
    return to_server::Sit{reader.id("request_id"), reader.id("table"), reader.number("seat")};
}

ClientMessage read_change_settings(MessageReader& reader) {
    reader.expect({"request_id", "table"}, {"seats", "rules", "access", "level", "turn_s", "talk",
                                            "watching", "locked", "coach"});
    to_server::ChangeSettings change;
    change.request_id = reader.id("request_id");
    change.table = reader.id("table");
    change.seats = reader.number("seats");
    change.rules = reader.object_if_there("rules");
    change.access = reader.access();
    change.level = reader.text_if_there("level");
    change.turn_s = reader.number("turn_s");
    change.talk = reader.talk();
    change.watching = reader.flag_if_there("watching");
    change.locked = reader.flag_if_there("locked");
    change.coach = reader.flag_if_there("coach");
    const bool any = change.seats || change.rules || change.access || change.level ||
                     change.turn_s || change.talk || change.watching || change.locked ||
                     change.coach;
    if (!any) {
        reader.wrong(
            "",
            "one of seats, rules, access, level, turn_s, talk, watching, locked, coach is needed");
    }
    return change;
}

/// A host's request about one seat.
template <class Message>
ClientMessage read_of_seat(MessageReader& reader) {
    reader.expect({"request_id", "table", "seat"});
    return Message{reader.id("request_id"), reader.id("table"), reader.number("seat").value_or(0)};
}

ClientMessage read_swap_seats(MessageReader& reader) {
    reader.expect({"request_id", "table", "seat", "with"});
    return to_server::SwapSeats{reader.id("request_id"), reader.id("table"),
                                reader.number("seat").value_or(0),
                                reader.number("with").value_or(0)};
}

ClientMessage read_pause(MessageReader& reader) {
    reader.expect({"request_id", "table", "paused"});
    return to_server::Pause{reader.id("request_id"), reader.id("table"), reader.flag("paused")};
}

ClientMessage read_contribute(MessageReader& reader) {
    reader.expect({"request_id", "table", "commitment", "contribution"});
    return to_server::Contribute{reader.id("request_id"), reader.id("table"),
                                 reader.text("commitment"), reader.text("contribution")};
}

ClientMessage read_act(MessageReader& reader) {
    reader.expect({"table", "action_id", "expect_seq", "action"});
    return to_server::Act{reader.id("table"), reader.id("action_id"), reader.seq("expect_seq"),
                          reader.object("action")};
}

struct Kind {
    std::string_view t;
    ClientMessage (*read)(MessageReader&);
};

constexpr Kind kinds[] = {
    {"act", read_act},
    {"add_computer", read_of_seat<to_server::AddComputer>},
    {"ask_coach", read_request<to_server::AskCoach>},
    {"change_settings", read_change_settings},
    {"contribute", read_contribute},
    {"create", read_create},
    {"detach", read_detach},
    {"explain", read_explain},
    {"hand_over", read_of_seat<to_server::HandOver>},
    {"hb", read_bare<to_server::Heartbeat>},
    {"join", read_join},
    {"leave", read_request<to_server::Leave>},
    {"leave_lobby", read_bare<to_server::LeaveLobby>},
    {"more_lobby", read_more_lobby},
    {"next_round", read_request<to_server::NextRound>},
    {"pause", read_pause},
    {"remove", read_of_seat<to_server::Remove>},
    {"renew_invite", read_request<to_server::RenewInvite>},
    {"report", read_report},
    {"resume", read_resume},
    {"say", read_say},
    {"set_name", read_set_name},
    {"sit", read_sit},
    {"start", read_request<to_server::Start>},
    {"swap_seats", read_swap_seats},
    {"watch_lobby", read_bare<to_server::WatchLobby>},
};

ClientMessage read_message(std::string_view t, MessageReader& reader) {
    if (auto request = read_at_desk(t, reader)) return *std::move(request);
    const auto kind = std::ranges::find(kinds, t, &Kind::t);
    if (kind != std::end(kinds)) return kind->read(reader);
    reader.wrong("t", "unknown message");
    return {};
}

}  // namespace

std::expected<ClientMessage, BadMessage> decode_client_message(std::string_view frame) {
    if (auto problem = frame_problem(frame)) {
        BadMessage bad;
        bad.problem = *std::move(problem);
        return std::unexpected(std::move(bad));
    }
    const json message = json::parse(frame);
    MessageReader reader(message);
    if (!message.is_object()) {
        reader.wrong("", "must be an object");
        return std::unexpected(std::move(reader).bad());
    }
    const std::string t = reader.text("t");
    ClientMessage decoded = read_message(t, reader);
    if (reader.failed()) return std::unexpected(std::move(reader).bad());
    return decoded;
}

}  // namespace kitchen_table::wire
