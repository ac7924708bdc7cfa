// Devices, what is exported, and what is left of somebody who has had everything deleted.
#include "desk_rig.h"

using namespace kitchen_table::lobby;
using kitchen_table::lobby::tests::Desk;
using nlohmann::json;
namespace store = kitchen_table::store;
namespace wire = kitchen_table::wire;
namespace to_desk = kitchen_table::wire::to_desk;

namespace {

std::string code_of(Desk& desk, const std::string& person) {
    const auto answer = desk.ask(person, to_desk::MakeSignIn{});
    REQUIRE(answer.at("t") == "sign_in_code");
    return answer.at("code");
}

void open_table(Desk& desk, const std::string& person, const std::string& settings) {
    remember_last_table(desk.store, person, settings);
}

std::optional<store::PersonRow> sign_in_as(Desk& desk, const std::string& code,
                                           const std::string& token) {
    return sign_in(desk.store, code, code_hash(token), "Chrome on Windows", desk.entropy,
                   desk.now_ms);
}

}  // namespace

TEST_CASE("a sign-in code makes another browser a device of the same person") {
    Desk desk;
    const auto ann = desk.arrive("Ann");
    const auto answer = desk.ask(ann, to_desk::MakeSignIn{});
    CHECK(answer.at("valid_ms") == 600'000);
    CHECK(answer.at("code").get<std::string>().size() == 26);

    desk.now_ms += 1'000;
    const auto who = sign_in_as(desk, answer.at("code"), "new token");
    REQUIRE(who);
    CHECK(who->id == ann);
    const auto device = desk.store.device_by_token(code_hash("new token"));
    REQUIRE(device);
    CHECK(device->person_id == ann);
    CHECK(device->name == "Chrome on Windows");
    CHECK(device->created_ms == desk.now_ms);
    CHECK(desk.store.devices_of(ann).size() == 2);
}

TEST_CASE("a browser that signs in leaves its old device as it was") {
    Desk desk;
    const auto ann = desk.arrive("Ann"), bo = desk.arrive("Bo");
    const auto before = desk.store.devices_of(bo);
    REQUIRE(sign_in_as(desk, code_of(desk, ann), "new token of Bo's browser"));
    CHECK(desk.store.devices_of(bo) == before);
}

TEST_CASE("a sign-in code is good once") {
    Desk desk;
    const auto ann = desk.arrive("Ann");
    const auto code = code_of(desk, ann);
    CHECK(sign_in_as(desk, code, "one"));
    CHECK_FALSE(sign_in_as(desk, code, "two"));
    CHECK(desk.store.devices_of(ann).size() == 2);
}

TEST_CASE("a sign-in code is good for ten minutes") {
    Desk desk;
    const auto ann = desk.arrive("Ann");
    auto code = code_of(desk, ann);
    desk.now_ms += sign_in_valid_ms - 1;
    CHECK(sign_in_as(desk, code, "one"));
    code = code_of(desk, ann);
    desk.now_ms += sign_in_valid_ms;
    CHECK_FALSE(sign_in_as(desk, code, "two"));
}

TEST_CASE("a person has one sign-in code at a time, and each has their own") {
    Desk desk;
    const auto ann = desk.arrive("Ann"), bo = desk.arrive("Bo");
    const auto first = code_of(desk, ann), of_bo = code_of(desk, bo), second = code_of(desk, ann);
    CHECK(first != second);
    CHECK_FALSE(sign_in_as(desk, first, "one"));
    const auto who = sign_in_as(desk, of_bo, "three");
    REQUIRE(who);
    CHECK(who->id == bo);
    CHECK(sign_in_as(desk, second, "two"));
}

TEST_CASE("no code is good that nobody has made, and only its hash is stored") {
    Desk desk;
    const auto ann = desk.arrive("Ann");
    code_of(desk, ann);
    for (const std::string guess : {"", "kq3vx5m2tn7h4dzb6wscyfra2g", "not a code"}) {
        CHECK_FALSE(sign_in_as(desk, guess, "token"));
    }
    CHECK(desk.store.devices_of(ann).size() == 1);
}

TEST_CASE("a code of somebody who has been deleted signs nobody in") {
    Desk desk;
    const auto ann = desk.arrive("Ann");
    const auto code = code_of(desk, ann);
    CHECK(desk.says(ann, to_desk::DeleteMe{}) == "done");
    CHECK_FALSE(sign_in_as(desk, code, "token"));
    CHECK_FALSE(desk.store.device_by_token(code_hash("token")));
}

TEST_CASE("a person has at most twenty devices") {
    Desk desk;
    const auto ann = desk.arrive("Ann");
    for (int device = 1; device < devices_max; ++device)
        REQUIRE(sign_in_as(desk, code_of(desk, ann), "token " + std::to_string(device)));
    CHECK(desk.says(ann, to_desk::MakeSignIn{}) == "too_many");
    REQUIRE(desk.says(ann, to_desk::RemoveDevice{"device-of-Ann"}) == "done");
    CHECK(desk.says(ann, to_desk::MakeSignIn{}) == "sign_in_code");
}

TEST_CASE("one's devices are listed, the first one first, and the one that asks is marked") {
    Desk desk;
    const auto ann = desk.arrive("Ann");
    desk.arrive("Bo");
    desk.now_ms += 60'000;
    REQUIRE(sign_in_as(desk, code_of(desk, ann), "new token"));
    const auto devices = desk.ask(ann, to_desk::Devices{}).at("devices");
    REQUIRE(devices.size() == 2);
    CHECK(devices[0] == json{{"id", "device-of-Ann"},
                             {"name", "Firefox"},
                             {"this", true},
                             {"created", 1'764'450'000},
                             {"seen", 1'764'450'000}});
    CHECK(devices[1].at("name") == "Chrome on Windows");
    CHECK(devices[1].at("this") == false);
    CHECK(devices[1].at("created") == 1'764'450'060);
}

TEST_CASE("a device is signed out, its own too") {
    Desk desk;
    const auto ann = desk.arrive("Ann");
    REQUIRE(sign_in_as(desk, code_of(desk, ann), "new token"));
    const auto other = desk.store.device_by_token(code_hash("new token"))->id;
    CHECK(desk.says(ann, to_desk::RemoveDevice{other}) == "done");
    CHECK(desk.happened == std::vector<Happened>{happened::DeviceGone{ann, other}});
    CHECK_FALSE(desk.store.device_by_token(code_hash("new token")));

    CHECK(desk.says(ann, to_desk::RemoveDevice{"device-of-Ann"}) == "done");
    CHECK(desk.happened == std::vector<Happened>{happened::DeviceGone{ann, "device-of-Ann"}});
    CHECK(desk.store.devices_of(ann).empty());
}

TEST_CASE("somebody else's device looks like one that is not there, and stays") {
    Desk desk;
    const auto ann = desk.arrive("Ann"), bo = desk.arrive("Bo");
    const auto of_bo = desk.ask(ann, to_desk::RemoveDevice{"device-of-Bo"});
    CHECK(of_bo.at("code") == "bad_value");
    CHECK(of_bo == desk.ask(ann, to_desk::RemoveDevice{"no-such-device"}));
    CHECK(desk.happened.empty());
    CHECK(desk.store.devices_of(bo).size() == 1);
}

TEST_CASE("what is exported is all that is stored, in parts") {
    Desk desk;
    const auto ann = desk.arrive("Ann"), bo = desk.arrive("Bo");
    open_table(desk, ann, R"({"ruleset":"newfoundland"})");
    desk.store.put_preference(ann, "preset.Friday", R"({"ruleset":"x"})");
    desk.by_invitation = true;
    desk.ask(ann, to_desk::RequestInvite{"Ann", "ann@example.org", "Bo's sister"});
    desk.by_invitation = false;
    desk.store.add_report({0, 5'000, "T1", ann, bo, "shouted", "[]", 0});
    desk.store.add_report({0, 6'000, "T1", bo, ann, "is slow", "[]", 0});
    for (int game = 0; game < 21; ++game)
        desk.play({{ann, "Ann"}, {bo, "Bo"}}, desk.now_ms - 1'000 * game);

    const auto first = desk.ask(ann, to_desk::ExportMe{});
    const auto& part = first.at("part");
    CHECK(part.at("person").at("name") == "Ann");
    CHECK(part.at("person").at("created") == 1'764'450'000);
    CHECK(part.at("person").at("admitted").is_null());
    CHECK(part.at("devices").size() == 1);
    CHECK(part.at("preferences") ==
          json::parse(R"([{"key":"last_table","value":{"ruleset":"newfoundland"}},
                          {"key":"preset.Friday","value":{"ruleset":"x"}}])"));
    CHECK(part.at("invite_requests").at(0).at("reach") == "ann@example.org");
    REQUIRE(part.at("reports").size() == 1);  // what others have reported is theirs
    CHECK(part.at("reports").at(0).at("about") == "shouted");

    const auto second = desk.ask(ann, to_desk::ExportMe{first.at("next")});
    CHECK(second.at("part").size() == 1);
    CHECK(second.at("part").at("games").size() == 20);
    const auto third = desk.ask(ann, to_desk::ExportMe{second.at("next")});
    CHECK(third.at("part").at("games").size() == 1);
    CHECK(third.at("next").is_null());
}

TEST_CASE("no hash, key or code is exported") {
    Desk desk;
    desk.by_invitation = true;
    const auto ann = desk.arrive("Ann");
    const std::string code = code_of(desk, ann);
    const auto requested = desk.ask(ann, to_desk::RequestInvite{"Ann", "", ""});
    const auto text = desk.ask(ann, to_desk::ExportMe{}).dump();
    CHECK(text.find(code) == std::string::npos);
    CHECK(text.find(requested.at("key").get<std::string>()) == std::string::npos);
    CHECK(text.find("hash") == std::string::npos);
}

TEST_CASE("a whole export is made six times an hour, and its parts as often as need be") {
    Desk desk;
    const auto ann = desk.arrive("Ann"), bo = desk.arrive("Bo");
    std::string next;
    for (int time = 0; time < 6; ++time)
        next = desk.ask(ann, to_desk::ExportMe{}).at("next");
    CHECK(desk.says(ann, to_desk::ExportMe{}) == "rate_limited");
    CHECK(desk.says(ann, to_desk::ExportMe{next}) == "exported");
    CHECK(desk.says(bo, to_desk::ExportMe{}) == "exported");
    desk.now_ms += 60 * 60'000;
    CHECK(desk.says(ann, to_desk::ExportMe{}) == "exported");
}

TEST_CASE("an export goes on only from where a part has ended") {
    Desk desk;
    const auto ann = desk.arrive("Ann");
    for (const std::string cursor :
         {"x", "-1-0", "5", "5-", "5--1", "5-101", "-", "5-1-1", "99999999999999999999-0"}) {
        INFO(cursor);
        CHECK(desk.ask(ann, to_desk::ExportMe{cursor}).at("params").at("field") == "after");
        CHECK(desk.ask(ann, to_desk::History{cursor}).at("params").at("field") == "before");
    }
}

TEST_CASE("nothing is left of somebody who has had everything deleted") {
    Desk desk;
    desk.by_invitation = true;
    const auto ann = desk.arrive("Ann"), bo = desk.arrive("Bo");
    code_of(desk, ann);
    const std::string key =
        desk.ask(ann, to_desk::RequestInvite{"Ann", "", ""}).at("key").get<std::string>();
    open_table(desk, ann, R"({"ruleset":"newfoundland"})");
    desk.store.add_report({0, 5'000, "T1", ann, bo, "shouted", "[]", 0});
    const auto game = desk.play({{ann, "Ann"}, {bo, "Bo"}}, desk.now_ms);

    CHECK(desk.says(ann, to_desk::DeleteMe{}) == "done");
    CHECK(desk.happened == std::vector<Happened>{happened::PersonGone{ann}});
    CHECK_FALSE(desk.store.person_by_id(ann));
    CHECK(desk.store.devices_of(ann).empty());
    CHECK(desk.store.preferences(ann, "").empty());
    CHECK(desk.store.reports(false).empty());
    CHECK_FALSE(invite_request_of(desk.store, key));
    desk.by_invitation = false;
    const auto seats = desk.ask(bo, to_desk::Game{game.id}).at("game").at("seats");
    CHECK(seats[0].at("person").is_null());
    CHECK(seats[0].at("name") == "");
    CHECK(seats[0].at("kind") == "person");
    CHECK(desk.says(bo, to_desk::Person{ann}) == "unknown_person");
}

TEST_CASE("what a deleted person still asks is refused and leaves nothing behind") {
    Desk desk;
    const auto ann = desk.arrive("Ann");
    REQUIRE(desk.says(ann, to_desk::DeleteMe{}) == "done");
    CHECK(desk.says(ann, to_desk::SavePreset{"Friday", R"({"ruleset":"x"})"}) == "unknown_person");
    CHECK(desk.says(ann, to_desk::MakeSignIn{}) == "unknown_person");
    CHECK(desk.says(ann, to_desk::DeleteMe{}) == "unknown_person");
    CHECK(desk.happened.empty());
    open_table(desk, ann, R"({"ruleset":"newfoundland"})");
    CHECK(desk.store.preferences(ann, "").empty());
}

TEST_CASE("a table is opened again with the settings of the last one") {
    Desk desk;
    const auto ann = desk.arrive("Ann");
    const auto nothing = desk.ask(ann, to_desk::SavedSettings{});
    CHECK(nothing.at("last").is_null());
    CHECK(nothing.at("presets") == json::array());
    open_table(desk, ann, R"({"ruleset":"newfoundland"})");
    open_table(desk, ann, R"({"ruleset":"fifty-per-player","seats":5})");
    CHECK(desk.ask(ann, to_desk::SavedSettings{}).at("last") ==
          json{{"ruleset", "fifty-per-player"}, {"seats", 5}});
}

TEST_CASE("presets are kept by name, the same name again replaces, and each has their own") {
    Desk desk;
    const auto ann = desk.arrive("Ann"), bo = desk.arrive("Bo");
    const auto presets = [&](const std::string& person) {
        return desk.ask(person, to_desk::SavedSettings{}).at("presets");
    };
    CHECK(desk.says(ann, to_desk::SavePreset{"Friday", R"({"ruleset":"x"})"}) == "done");
    CHECK(desk.says(ann, to_desk::SavePreset{"a.b%", R"({"ruleset":"y"})"}) == "done");
    CHECK(desk.says(ann, to_desk::SavePreset{"Friday", R"({"ruleset":"z"})"}) == "done");
    CHECK(presets(ann) == json::parse(R"([{"name":"Friday","settings":{"ruleset":"z"}},
                                          {"name":"a.b%","settings":{"ruleset":"y"}}])"));
    CHECK(presets(bo) == json::array());
    CHECK(desk.says(bo, to_desk::DropPreset{"Friday"}) == "done");
    CHECK(desk.says(ann, to_desk::DropPreset{"Friday"}) == "done");
    CHECK(desk.says(ann, to_desk::DropPreset{"Friday"}) == "done");
    CHECK(presets(ann).size() == 1);
}

TEST_CASE("the twenty-first preset is one too many") {
    Desk desk;
    const auto ann = desk.arrive("Ann");
    // The last table is no preset and does not count.
    open_table(desk, ann, R"({"ruleset":"newfoundland"})");
    const auto save = [&](int number) {
        return desk.says(ann,
                         to_desk::SavePreset{"Nr " + std::to_string(number), R"({"ruleset":"x"})"});
    };
    for (int number = 1; number <= 20; ++number)
        CHECK(save(number) == "done");
    CHECK(save(21) == "too_many");
    CHECK(save(7) == "done");
    CHECK(desk.says(ann, to_desk::DropPreset{"Nr 7"}) == "done");
    CHECK(save(21) == "done");
}
