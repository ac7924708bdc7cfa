// Requests at the desk as they are read from a frame, and what is stored for it.
#include "kitchen_table/wire/desk.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <string>

using namespace kitchen_table::wire;
using nlohmann::json;

namespace {

DeskRequest read(const std::string& members) {
    const std::string frame = R"({"request_id":"r1",)" + members + "}";
    INFO(frame);
    const auto decoded = decode_client_message(frame);
    REQUIRE(decoded.has_value());
    const auto& request = std::get<to_server::AtDesk>(*decoded);
    CHECK(request.request_id == "r1");
    return request.what;
}

/// Code, field and problem of the refusal.
std::string refused(const std::string& members) {
    const std::string frame = R"({"request_id":"r1",)" + members + "}";
    INFO(frame);
    const auto decoded = decode_client_message(frame);
    REQUIRE_FALSE(decoded.has_value());
    const auto& bad = decoded.error();
    CHECK(bad.request_id == "r1");
    return bad.code + " " + bad.field + ": " + bad.problem;
}

std::string preset(const std::string& settings) {
    return R"("t":"save_preset","name":"Friday","settings":)" + settings;
}

const std::string no_id = "must be 1 to 64 of the letters A-Z a-z 0-9 _ -";

}  // namespace

TEST_CASE("every request at the desk is read into its own value") {
    CHECK(read(R"("t":"make_sign_in")") == DeskRequest(to_desk::MakeSignIn{}));
    CHECK(read(R"("t":"devices")") == DeskRequest(to_desk::Devices{}));
    CHECK(read(R"("t":"remove_device","device":"d")") == DeskRequest(to_desk::RemoveDevice{"d"}));
    CHECK(read(R"("t":"export_me")") == DeskRequest(to_desk::ExportMe{}));
    CHECK(read(R"("t":"export_me","after":"7-1")") == DeskRequest(to_desk::ExportMe{"7-1"}));
    CHECK(read(R"("t":"delete_me")") == DeskRequest(to_desk::DeleteMe{}));
    CHECK(read(R"("t":"saved_settings")") == DeskRequest(to_desk::SavedSettings{}));
    CHECK(read(R"("t":"drop_preset","name":" On  Friday ")") ==
          DeskRequest(to_desk::DropPreset{"On Friday"}));
    CHECK(read(R"("t":"invite_state","key":"k")") == DeskRequest(to_desk::InviteState{"k"}));
    CHECK(read(R"("t":"look_at_invite","code":"c")") == DeskRequest(to_desk::LookAtInvite{"c"}));
    CHECK(read(R"("t":"redeem","code":"c")") == DeskRequest(to_desk::Redeem{"c"}));
    CHECK(read(R"("t":"history")") == DeskRequest(to_desk::History{}));
    CHECK(read(R"("t":"history","before":"7-1")") == DeskRequest(to_desk::History{"7-1"}));
    CHECK(read(R"("t":"game","game":"00ff")") == DeskRequest(to_desk::Game{"00ff"}));
    CHECK(read(R"("t":"together","ruleset":"x","people":["a","b"])") ==
          DeskRequest(to_desk::Together{"x", {"a", "b"}}));
    CHECK(read(R"("t":"person","person":"p")") == DeskRequest(to_desk::Person{"p"}));
    CHECK(read(R"("t":"leaders","ruleset":"x","days":30)") ==
          DeskRequest(to_desk::Leaders{"x", 30}));
    CHECK(read(R"("t":"leaders","ruleset":"x","days":0)") == DeskRequest(to_desk::Leaders{"x", 0}));
}

TEST_CASE("a code that can be none is read, so that it is as unknown as any other") {
    CHECK(read(R"("t":"redeem","code":"not a code.")") ==
          DeskRequest(to_desk::Redeem{"not a code."}));
    CHECK(read(R"("t":"invite_state","key":"")") == DeskRequest(to_desk::InviteState{""}));
    CHECK(refused(R"("t":"look_at_invite","code":7)") == "bad_message code: must be text");
}

TEST_CASE("what somebody writes with a request for an invitation is kept like a name") {
    CHECK(read(R"("t":"request_invite","name":" Ann ","reach":"","line":"Bo's\n\u202Esister")") ==
          DeskRequest(to_desk::RequestInvite{"Ann", "", "Bo's sister"}));
    const auto with = [](int reach, int line) {
        return R"("t":"request_invite","name":"Ann","reach":")" + std::string(reach, 'x') +
               R"(","line":")" + std::string(line, 'y') + "\"";
    };
    CHECK(read(with(200, 200)) ==
          DeskRequest(to_desk::RequestInvite{"Ann", std::string(200, 'x'), std::string(200, 'y')}));
    CHECK(refused(with(201, 200)) == "bad_value reach: must have at most 200 characters");
    CHECK(refused(with(200, 201)) == "bad_value line: must have at most 200 characters");
    CHECK(refused(R"("t":"request_invite","name":" ","reach":"","line":"")") ==
          "bad_value name: must not be empty");
    CHECK(refused(R"("t":"request_invite","name":"Ann","reach":"")") ==
          "bad_message line: missing");
}

TEST_CASE("the settings of a preset are kept in one spelling") {
    const auto settings =
        R"({"turn_s": 40, "ruleset":"x","rules":{"queen":"all","answer":"off"},"seats":5,)"
        R"("access":"private","level":"easy","talk":"free"})";
    CHECK(read(preset(settings)) ==
          DeskRequest(to_desk::SavePreset{
              "Friday", R"({"access":"private","level":"easy","rules":{"answer":"off",)"
                        R"("queen":"all"},"ruleset":"x","seats":5,"talk":"free","turn_s":40})"}));
}

TEST_CASE("settings that no table could be opened with are refused") {
    CHECK(refused(preset(R"({})")) == "bad_message settings.ruleset: missing");
    CHECK(refused(preset(R"([])")) == "bad_message settings: must be an object");
    CHECK(refused(preset(R"({"ruleset":"x","locked":true})")) ==
          "bad_message settings.locked: unknown member");
    CHECK(refused(preset(R"({"ruleset":"x","t":"create"})")) ==
          "bad_message settings.t: unknown member");
    CHECK(refused(preset(R"({"ruleset":""})")) == "bad_message settings.ruleset: " + no_id);
    CHECK(refused(preset(R"({"ruleset":"x","seats":-1})")) ==
          "bad_message settings.seats: must be a whole number from 0 to 1000");
    CHECK(refused(preset(R"({"ruleset":"x","rules":7})")) ==
          "bad_message settings.rules: must be an object");
    CHECK(refused(preset(R"({"ruleset":"x","access":"secret"})")) ==
          "bad_value settings.access: must be public, unlisted or private");
    CHECK(refused(preset(R"({"ruleset":"x","level":["easy"]})")) ==
          "bad_message settings.level: " + no_id);
    CHECK(refused(preset(R"({"ruleset":"x","turn_s":"40"})")) ==
          "bad_message settings.turn_s: must be a whole number from 0 to 1000");
    CHECK(refused(preset(R"({"ruleset":"x","talk":"loud"})")) ==
          "bad_value settings.talk: must be off, presets or free");
    CHECK(refused(R"("t":"save_preset","name":"","settings":{"ruleset":"x"})") ==
          "bad_value name: must not be empty");
}

TEST_CASE("the settings of a preset have a length that they may not pass") {
    const auto settings = [](std::size_t bytes) {
        const std::string before = R"({"rules":{"queen":")", after = R"("},"ruleset":"x"})";
        return before + std::string(bytes - before.size() - after.size(), 'x') + after;
    };
    REQUIRE(settings(settings_bytes_max).size() == settings_bytes_max);
    CHECK(
        std::get<to_desk::SavePreset>(read(preset(settings(settings_bytes_max)))).settings.size() ==
        settings_bytes_max);
    CHECK(refused(preset(settings(settings_bytes_max + 1))) == "bad_value settings: are too long");
}

TEST_CASE("people who have played together are two to eight, all different") {
    const auto with = [](const std::string& people) {
        return R"("t":"together","ruleset":"x","people":)" + people;
    };
    CHECK(std::get<to_desk::Together>(read(with(R"(["a","b","c","d","e","f","g","h"])")))
              .people.size() == 8);
    CHECK(refused(with(R"(["a"])")) == "bad_value people: must be 2 to 8 people");
    CHECK(refused(with(R"(["a","b","c","d","e","f","g","h","i"])")) ==
          "bad_value people: must be 2 to 8 people");
    CHECK(refused(with(R"(["a","b","a"])")) == "bad_value people: must all be different");
    CHECK(refused(with(R"("a")")) == "bad_message people: must be a list of ids");
    CHECK(refused(with(R"(["a",7])")) == "bad_message people: must be a list of ids");
    CHECK(refused(with(R"(["a","not an id"])")) == "bad_message people: must be a list of ids");
    CHECK(refused(R"("t":"together","people":["a","b"])") == "bad_message ruleset: missing");
}

TEST_CASE("a leader board looks back a month or all the time") {
    CHECK(refused(R"("t":"leaders","ruleset":"x","days":7)") ==
          "bad_value days: must be 30, or 0 for all");
    CHECK(refused(R"("t":"leaders","ruleset":"x")") == "bad_message days: missing");
    CHECK(refused(R"("t":"leaders","ruleset":"x","days":-30)") ==
          "bad_message days: must be a whole number from 0 to 1000");
}

TEST_CASE("a request at the desk has its members and no others") {
    for (const std::string t :
         {"make_sign_in", "devices", "export_me", "delete_me", "saved_settings", "history"}) {
        CHECK(refused("\"t\":\"" + t + "\",\"more\":1") == "bad_message more: unknown member");
        const auto without_id = decode_client_message("{\"t\":\"" + t + "\"}");
        REQUIRE_FALSE(without_id.has_value());
        CHECK(without_id.error().field == "request_id");
    }
    CHECK(refused(R"("t":"export_me","after":7)") == "bad_message after: " + no_id);
    CHECK(refused(R"("t":"history","before":"")") == "bad_message before: " + no_id);
    const std::pair<const char*, const char*> needed[] = {
        {"remove_device", "device"}, {"game", "game"}, {"person", "person"}};
    for (const auto& [t, member] : needed) {
        const std::string request = R"("t":")" + std::string(t) + "\"";
        const std::string about = std::string(" ") + member + ": ";
        CHECK(refused(request) == "bad_message" + about + "missing");
        CHECK(refused(request + ",\"" + member + R"(":"not an id")") ==
              "bad_message" + about + no_id);
    }
    for (const std::string t : {"invite_state", "look_at_invite", "redeem", "save_preset",
                                "drop_preset", "request_invite"}) {
        CHECK(refused("\"t\":\"" + t + "\"").ends_with(": missing"));
    }
}

TEST_CASE("what a table was opened with is kept without what goes without saying") {
    to_server::Create create;
    create.ruleset = "newfoundland";
    CHECK(saved_settings_text(create) == R"({"ruleset":"newfoundland"})");
    create.seats = 5;
    create.rules = R"({"queen":"all"})";
    create.access = Access::private_;
    create.level = "easy";
    create.turn_s = 0;
    create.talk = Talk::off;
    const auto kept = saved_settings_text(create);
    CHECK(kept == R"({"access":"private","level":"easy","rules":{"queen":"all"},)"
                  R"("ruleset":"newfoundland","seats":5,"talk":"off","turn_s":0})");
    CHECK(std::get<to_desk::SavePreset>(read(preset(kept))).settings == kept);
}

TEST_CASE("line and sheet of a finished game come from what its table stored") {
    const auto story = game_story(R"({"rules":{},"line":[{"id":"line-target"}],)"
                                  R"("sheet":[{"round":1},{"round":2}],"totals":[1,2]})");
    CHECK(story.line_json == std::vector<std::string>{R"({"id":"line-target"})"});
    CHECK(story.sheet_json == std::vector<std::string>{R"({"round":1})", R"({"round":2})"});
}

TEST_CASE("a finished game from before there was a history has neither line nor sheet") {
    for (const std::string body : {R"({"rules":{},"seats":[],"rounds":3,"totals":[1,2]})", "",
                                   "damaged", "[]", R"({"line":7,"sheet":{}})"}) {
        INFO(body);
        const auto story = game_story(body);
        CHECK(story.line_json.empty());
        CHECK(story.sheet_json.empty());
    }
}
