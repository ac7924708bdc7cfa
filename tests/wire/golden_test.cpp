// The message files that the browser's tests read as well (tests/wire/golden): every example to the
// server is read, and every example from the server is what the encoders say for the same values.
#include "kitchen_table/wire/server_messages.h"

#include "desk_golden.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <functional>
#include <map>

using namespace kitchen_table::wire;
using nlohmann::json;
namespace fs = std::filesystem;

namespace {

struct Example {
    std::string file, name;
    json message;
};

std::vector<Example> golden(const std::string& direction) {
    std::vector<Example> examples;
    for (const auto& file : fs::directory_iterator("tests/wire/golden/" + direction)) {
        std::ifstream stream(file.path());
        for (const json& example : json::parse(stream)) {
            examples.push_back(
                {file.path().stem().string(), example.at("name"), example.at("message")});
        }
    }
    return examples;
}

json schema_of(const std::string& direction) {
    std::ifstream stream("docs/protocol/" + direction + ".schema.json");
    return json::parse(stream);
}

Members members_of(const json& object) {
    Members members;
    for (const auto& [name, value] : object.items())
        members.push_back({name, value.dump()});
    return members;
}

TableRow row_of(const json& row) {
    TableRow result;
    result.table = row.at("table");
    result.ruleset = row.at("ruleset");
    for (const json& sentence : row.at("line"))
        result.line_json.push_back(sentence.dump());
    result.seats = row.at("seats");
    result.people = row.at("people").get<std::vector<std::string>>();
    result.computers = row.at("computers");
    result.state = row.at("state");
    result.round = row.at("round");
    result.best = row.at("best");
    result.watchers = row.at("watchers");
    if (!row.at("host").is_null()) result.host = row.at("host");
    result.created_ms = row.at("created").get<std::int64_t>() * 1000 + 999;
    result.access = access_from_text(row.at("access").get<std::string>()).value();
    result.locked = row.at("locked");
    return result;
}

std::vector<TableRow> rows_of(const json& rows) {
    std::vector<TableRow> result;
    for (const json& row : rows)
        result.push_back(row_of(row));
    return result;
}

std::vector<std::string> texts_of(const json& list) {
    std::vector<std::string> result;
    for (const json& element : list)
        result.push_back(element.dump());
    return result;
}

std::string word(const json& message, const char* name) {
    return message.at(name).get<std::string>();
}

std::optional<std::string> next_of(const json& part) {
    const json& next = part.at("next");
    return next.is_null() ? std::nullopt : std::optional(next.get<std::string>());
}

Line line_of(const json& line) {
    Line result;
    result.id = line.at("id");
    result.person_id = word(line, "person");
    result.name = word(line, "name");
    if (!line.at("seat").is_null()) result.seat = line.at("seat");
    result.at_ms = line.at("at").get<std::int64_t>() * 1000 + 999;
    result.preset = line.contains("preset");
    result.words = word(line, result.preset ? "preset" : "text");
    return result;
}

Text welcome_again(const json& m) {
    const json& person = m.at("person");
    return welcome({word(m, "version"), word(m, "commit"), m.at("access") == "invite",
                    word(person, "id"), word(person, "name"), person.at("admitted"),
                    texts_of(m.at("rulesets")), rows_of(m.at("yours"))});
}

Text event_again(const json& m) {
    const auto changed =
        m.at("changes").is_null() ? std::nullopt : std::optional(members_of(m.at("changes")));
    return event(word(m, "table"), m.at("seq"), texts_of(m.at("notices")), changed);
}

/// The members {code, reason, params, rule} as this layer words them, where it does.
std::string refusal_again(const json& m) {
    const std::string code = word(m, "code");
    const json& params = m.at("params");
    if (code == "stale") return stale_members(params.at("seq"));
    if (params.contains("problem")) {
        const std::string field = params.value("field", "");
        return refusal_members(code, field, word(params, "problem"));
    }
    if (params.empty() && code == m.at("reason")) return refusal_members(code);
    return json{{"code", code},
                {"reason", m.at("reason")},
                {"params", params},
                {"rule", m.value("rule", json())}}
        .dump();
}

Text refused_again(const json& m) {
    RefusalTo to;
    if (m.contains("request_id")) to.request_id = m.at("request_id");
    if (m.contains("action_id")) to.action_id = m.at("action_id");
    return refused(to, refusal_again(m));
}

Text invitation_again(const json& m) {
    const std::string id = word(m, "request_id");
    if (m.at("to") == "server") return from_desk::invitation_to_server(id, word(m, "note"));
    return invitation(id, row_of(m.at("table")));
}

using Encoders = std::map<std::string, std::function<Text(const json&)>>;

const Encoders table_encoders{
    {"welcome", welcome_again},
    {"done",
     [](const json& m) {
         return done(word(m, "request_id"));
     }},
    {"created",
     [](const json& m) {
         return created(word(m, "request_id"), word(m, "table"));
     }},
    {"refused", refused_again},
    {"you",
     [](const json& m) {
         const json& person = m.at("person");
         return you(word(person, "id"), word(person, "name"), person.at("admitted"));
     }},
    {"lobby",
     [](const json& m) {
         return lobby(rows_of(m.at("tables")), next_of(m));
     }},
    {"more_lobby",
     [](const json& m) {
         return more_lobby(rows_of(m.at("tables")), next_of(m));
     }},
    {"said",
     [](const json& m) {
         return said(word(m, "table"), line_of(m.at("line")));
     }},
    {"talk",
     [](const json& m) {
         std::vector<Line> lines;
         for (const json& line : m.at("lines"))
             lines.push_back(line_of(line));
         return talk(word(m, "table"), lines);
     }},
    {"lobby_changes",
     [](const json& m) {
         return lobby_changes(rows_of(m.at("changed")),
                              m.at("gone").get<std::vector<std::string>>());
     }},
    {"view",
     [](const json& m) {
         return view(word(m, "table"), m.at("seq"), members_of(m.at("view")));
     }},
    {"event", event_again},
    {"explained",
     [](const json& m) {
         return explained(word(m, "request_id"), {{"line", m.at("line").dump()},
                                                  {"page", m.at("page").dump()},
                                                  {"values", m.at("values").dump()}});
     }},
    {"invitation", invitation_again},
    {"ack",
     [](const json& m) {
         return ack(word(m, "table"), word(m, "action_id"), m.at("seq"));
     }},
    {"advice",
     [](const json& m) {
         return advice(word(m, "request_id"), word(m, "table"), m.at("seq"), m.at("advice").dump());
     }},
    {"closed",
     [](const json& m) {
         return closed(word(m, "table"), word(m, "reason"));
     }},
};

/// The member names of a message, and of what its schema allows and needs.
void check_shape(const json& schema, const json& message) {
    const json& shape = schema.at("$defs").at(word(message, "t"));
    CHECK(shape.at("additionalProperties") == false);
    for (const auto& [name, value] : message.items()) {
        INFO(name);
        CHECK(shape.at("properties").contains(name));
    }
    for (const auto& name : shape.at("required")) {
        INFO(name);
        CHECK(message.contains(name.get<std::string>()));
    }
}

}  // namespace

TEST_CASE("every golden message to the server is read") {
    std::map<std::size_t, int> read;
    for (const Example& example : golden("to_server")) {
        INFO(example.file << ": " << example.name);
        const auto decoded = decode_client_message(example.message.dump());
        CHECK(decoded.has_value());
        if (decoded) ++read[decoded->index()];
    }
    CHECK(read.size() == std::variant_size_v<ClientMessage>);
}

TEST_CASE("every golden message from the server is what the encoders say") {
    Encoders encoders = table_encoders;
    encoders.merge(tests::desk_encoders());
    std::map<std::string, int> compared;
    for (const Example& example : golden("from_server")) {
        INFO(example.file << ": " << example.name);
        const auto encoder = encoders.find(word(example.message, "t"));
        REQUIRE(encoder != encoders.end());
        const Text text = encoder->second(example.message);
        json expected = example.message;
        if (encoder->first == "refused" && !expected.contains("rule")) expected["rule"] = nullptr;
        CHECK(json::parse(*text) == expected);
        ++compared[encoder->first];
    }
    CHECK(compared.size() == encoders.size());
}

TEST_CASE("golden messages have the members that their schemas name") {
    for (const std::string direction : {"to_server", "from_server"}) {
        const json schema = schema_of(direction);
        for (const Example& example : golden(direction)) {
            INFO(direction << " " << example.file << ": " << example.name);
            check_shape(schema, example.message);
        }
    }
}
