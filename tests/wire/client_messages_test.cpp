#include "kitchen_table/wire/messages.h"

#include <catch2/catch.hpp>

#include <string>

using namespace kitchen_table::wire;
using namespace kitchen_table::wire::to_server;

namespace {

BadMessage refused(std::string_view frame) {
    const auto decoded = decode_client_message(frame);
    REQUIRE_FALSE(decoded.has_value());
    return decoded.error();
}

std::string problem_of(std::string_view frame) {
    return refused(frame).problem;
}

template <class Message>
Message decoded(std::string_view frame) {
    const auto decoded = decode_client_message(frame);
    INFO(frame);
    REQUIRE(decoded.has_value());
    REQUIRE(std::holds_alternative<Message>(*decoded));
    return std::get<Message>(*decoded);
}

std::string repeated(std::string_view piece, int times) {
    std::string text;
    for (int time = 0; time < times; ++time)
        text += piece;
    return text;
}

}  // namespace

TEST_CASE("every kind of message is read into its own value") {
    CHECK(decoded<SetName>(R"({"t":"set_name","request_id":"r1","name":" Ann  Lee "})") ==
          SetName{"r1", "Ann Lee"});
    CHECK(decoded<WatchLobby>(R"({"t":"watch_lobby"})") == WatchLobby{});
    CHECK(decoded<LeaveLobby>(R"({"t":"leave_lobby"})") == LeaveLobby{});
    CHECK(decoded<Heartbeat>(R"({"t":"hb"})") == Heartbeat{});
    CHECK(decoded<Join>(R"({"t":"join","request_id":"r","table":"abc"})") == Join{"r", "abc", ""});
    CHECK(decoded<Resume>(R"({"t":"resume","table":"abc","seq":9007199254740991})") ==
          Resume{"abc", 9007199254740991});
    CHECK(decoded<Detach>(R"({"t":"detach","table":"abc"})") == Detach{"abc"});
    CHECK(decoded<Sit>(R"({"t":"sit","request_id":"r","table":"abc","seat":3})") ==
          Sit{"r", "abc", 3});
    CHECK(decoded<Sit>(R"({"t":"sit","request_id":"r","table":"abc"})").seat == std::nullopt);
    CHECK(decoded<Leave>(R"({"t":"leave","request_id":"r","table":"abc"})") == Leave{"r", "abc"});
    CHECK(decoded<Start>(R"({"t":"start","request_id":"r","table":"abc"})") == Start{"r", "abc"});
    CHECK(decoded<NextRound>(R"({"t":"next_round","request_id":"r","table":"abc"})") ==
          NextRound{"r", "abc"});
    CHECK(decoded<Act>(R"({"t":"act","table":"abc","action_id":"a1","expect_seq":7,)"
                       R"("action":{"do":"draw"}})") == Act{"abc", "a1", 7, R"({"do":"draw"})"});
}

TEST_CASE("what is left out of a new table's settings is what most tables have") {
    const auto create = decoded<Create>(R"({"t":"create","request_id":"r","ruleset":"x"})");
    CHECK(create == Create{"r", "x", std::nullopt, "{}", Access::public_, "steady", std::nullopt,
                           std::nullopt, true, std::nullopt});
    const auto full = decoded<Create>(
        R"({"t":"create","request_id":"r","ruleset":"x","seats":5,"rules":{"queen":"all"},)"
        R"("access":"private","level":"easy","turn_s":90,"talk":"off","watching":false,)"
        R"("coach":true})");
    CHECK(full == Create{"r", "x", 5, R"({"queen":"all"})", Access::private_, "easy", 90, Talk::off,
                         false, true});
}

TEST_CASE("a change of settings names at least one of them") {
    const auto change = decoded<ChangeSettings>(
        R"({"t":"change_settings","request_id":"r","table":"abc","seats":2})");
    CHECK(change.seats == 2);
    CHECK_FALSE(change.rules.has_value());
    CHECK(problem_of(R"({"t":"change_settings","request_id":"r","table":"abc"})") ==
          "one of seats, rules, access, level, turn_s, talk, watching, locked, coach is needed");
}

TEST_CASE("what is said is one of the presets or a text, tidied like a name") {
    CHECK(decoded<Say>(R"({"t":"say","request_id":"r","table":"abc","preset":"oops"})") ==
          Say{"r", "abc", true, "oops"});
    CHECK(decoded<Say>(
              R"({"t":"say","request_id":"r","table":"abc","text":"  well   then\u202e "})") ==
          Say{"r", "abc", false, "well then"});
    CHECK(problem_of(R"({"t":"say","request_id":"r","table":"abc"})") ==
          "either preset or text is needed");
    CHECK(problem_of(R"({"t":"say","request_id":"r","table":"abc","preset":"oops","text":"x"})") ==
          "either preset or text is needed");
    CHECK(problem_of(R"({"t":"say","request_id":"r","table":"abc","preset":"rude"})") ==
          "is none of the presets");
    CHECK(problem_of(R"({"t":"say","request_id":"r","table":"abc","text":" "})") ==
          "must not be empty");
    const auto long_text = [](int characters) {
        return R"({"t":"say","request_id":"r","table":"abc","text":")" + repeated("x", characters) +
               R"("})";
    };
    CHECK(decode_client_message(long_text(200)).has_value());
    CHECK_FALSE(decode_client_message(long_text(201)).has_value());
}

TEST_CASE("a table is joined with an invitation or without, and the list asked for part by part") {
    CHECK(decoded<Join>(R"({"t":"join","request_id":"r","table":"abc","invite":"xyz"})") ==
          Join{"r", "abc", "xyz"});
    CHECK(decoded<MoreLobby>(R"({"t":"more_lobby","after":"17-2"})") == MoreLobby{"17-2"});
    CHECK(decoded<RenewInvite>(R"({"t":"renew_invite","request_id":"r","table":"abc"})") ==
          RenewInvite{"r", "abc"});
    CHECK(decoded<Report>(
              R"({"t":"report","request_id":"r","table":"abc","person":"p","about":" rude "})") ==
          Report{"r", "abc", "p", "rude"});
}

TEST_CASE("a frame that is no JSON object is refused") {
    CHECK(problem_of("") == "not JSON");
    CHECK(problem_of("hello") == "not JSON");
    CHECK(problem_of(R"({"t":"hb")") == "not JSON");
    CHECK(problem_of(R"({"t":"hb"} {})") == "not JSON");
    CHECK(problem_of(R"({"t":"hb",})") == "not JSON");
    CHECK(problem_of("[]") == "must be an object");
    CHECK(problem_of("7") == "must be an object");
    CHECK(problem_of("null") == "must be an object");
    CHECK(problem_of("{\"t\":\"h\xC0\xAF\"}") == "not JSON");      // overlong
    CHECK(problem_of("{\"t\":\"h\xED\xA0\x80\"}") == "not JSON");  // a lone surrogate
    CHECK(problem_of(R"({"t":"\ud800"})") == "not JSON");
    CHECK(problem_of(std::string("{\"t\":\"h\0b\"}", 11)) == "not JSON");
}

TEST_CASE("a frame beyond its bounds is refused") {
    const auto padded = [](std::size_t size) {
        std::string frame = R"({"t":"hb"})";
        return frame + std::string(size - frame.size(), ' ');
    };
    CHECK(decode_client_message(padded(frame_bytes_max)).has_value());
    CHECK(problem_of(padded(frame_bytes_max + 1)) == "too long");

    const auto nested = [](int depth) {  // depth of the whole frame
        const int lists = depth - 2;
        return R"({"t":"act","table":"abc","action_id":"a","expect_seq":1,"action":{"do":)" +
               repeated("[", lists) + repeated("]", lists) + "}}";
    };
    CHECK(decode_client_message(nested(frame_depth_max)).has_value());
    CHECK(problem_of(nested(frame_depth_max + 1)) == "too deep");
    CHECK(problem_of(repeated("[", 8192)) == "too deep");

    const auto with_members = [](int members) {
        std::string frame = R"({"t":"create","request_id":"r","ruleset":"x","rules":{)";
        for (int member = 4; member < members; ++member) {
            frame += (member > 4 ? ",\"m" : "\"m") + std::to_string(member) + "\":1";
        }
        return frame + "}}";
    };
    CHECK(decode_client_message(with_members(frame_members_max)).has_value());
    CHECK(problem_of(with_members(frame_members_max + 1)) == "too many members");
}

TEST_CASE("a member that stands twice is refused, at any depth") {
    CHECK(problem_of(R"({"t":"hb","t":"hb"})") == "a member stands twice");
    CHECK(problem_of(R"({"t":"act","table":"abc","action_id":"a","expect_seq":1,)"
                     R"("action":{"do":"draw","\u0064o":"draw"}})") == "a member stands twice");
    // The same name in two objects is two members.
    CHECK(decode_client_message(R"({"t":"create","request_id":"r","ruleset":"x",)"
                                R"("rules":{"effect":{"2":"plain"},"values":{"2":1}}})"));
}

TEST_CASE("numbers are whole and in range") {
    const auto sit = [](const std::string& seat) {
        return R"({"t":"sit","request_id":"r","table":"abc","seat":)" + seat + "}";
    };
    CHECK(decoded<Sit>(sit("1000")).seat == 1000);
    CHECK(problem_of(sit("1001")) == "must be a whole number from 0 to 1000");
    CHECK(problem_of(sit("-1")) == "must be a whole number from 0 to 1000");
    CHECK(problem_of(sit("\"1\"")) == "must be a whole number from 0 to 1000");
    CHECK(problem_of(sit("null")) == "must be a whole number from 0 to 1000");
    CHECK(problem_of(sit("1.0")) == "a number is not whole or too large");
    CHECK(problem_of(sit("1e2")) == "a number is not whole or too large");
    CHECK(problem_of(sit("99999999999999999999")) == "a number is not whole or too large");
    CHECK(refused(R"({"t":"resume","table":"abc","seq":9007199254740992})").field == "seq");
}

TEST_CASE("an unknown member or message is refused by its name") {
    CHECK(refused(R"({"t":"hb","x":1})").field == "x");
    CHECK(problem_of(R"({"t":"hb","x":1})") == "unknown member");
    CHECK(refused(R"({"t":"sit","request_id":"r","table":"abc","seats":2})").field == "seats");
    CHECK(problem_of(R"({"t":"shout"})") == "unknown message");
    CHECK(problem_of(R"({"t":7})") == "must be text");
    CHECK(problem_of(R"({})") == "must be text");
    CHECK(refused("{\"t\":\"hb\",\"" + std::string(200, 'x') + "\":1}").field.empty());
}

TEST_CASE("a missing member is refused by its name") {
    const BadMessage bad = refused(R"({"t":"sit","request_id":"r7"})");
    CHECK(bad.field == "table");
    CHECK(bad.problem == "missing");
    CHECK(bad.code == "bad_message");
}

TEST_CASE("a refusal finds its request by the ids of the frame, if they are ids") {
    CHECK(refused(R"({"t":"sit","request_id":"r7","table":1})").request_id == "r7");
    CHECK(refused(R"({"t":"act","action_id":"a7"})").action_id == "a7");
    CHECK(refused(R"({"t":"sit","request_id":"no id","table":"abc"})").request_id == std::nullopt);
    CHECK(refused(R"({"t":"sit","request_id":"","table":"abc"})").field == "request_id");
    const std::string long_id(65, 'a');
    CHECK(refused(R"({"t":"join","table":"abc","request_id":")" + long_id + "\"}").field ==
          "request_id");
}

TEST_CASE("a value that a person chose wrongly is a bad value, not a bad message") {
    CHECK(refused(R"({"t":"set_name","request_id":"r","name":"  "})").code == "bad_value");
    CHECK(refused(R"({"t":"set_name","request_id":"r","name":7})").code == "bad_message");
    CHECK(refused(R"({"t":"create","request_id":"r","ruleset":"x","access":"secret"})").code ==
          "bad_value");
}
