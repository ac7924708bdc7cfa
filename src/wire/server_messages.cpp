#include "kitchen_table/wire/server_messages.h"

#include "kitchen_table/wire/list_text.h"

#include "message_text.h"

#include <stdexcept>

namespace kitchen_table::wire {
namespace {

std::string person_text(std::string_view id, std::string_view name, bool admitted) {
    return object_text(
        {{"id", string_text(id)}, {"name", string_text(name)}, {"admitted", flag(admitted)}});
}

std::string row_text(const TableRow& row) {
    return object_text({{"table", string_text(row.table)},
                        {"ruleset", string_text(row.ruleset)},
                        {"line", list_text(row.line_json, as_it_is)},
                        {"seats", std::to_string(row.seats)},
                        {"people", list_text(row.people, string_text)},
                        {"computers", std::to_string(row.computers)},
                        {"state", string_text(row.state)},
                        {"round", std::to_string(row.round)},
                        {"best", std::to_string(row.best)},
                        {"watchers", std::to_string(row.watchers)},
                        {"host", text_or_null(row.host)},
                        {"created", seconds_text(row.created_ms)},
                        {"access", string_text(to_text(row.access))},
                        {"watching", flag(row.watching)},
                        {"locked", flag(row.locked)}});
}

std::string line_text(const Line& line) {
    return object_text({{"id", std::to_string(line.id)},
                        {"person", string_text(line.person_id)},
                        {"name", string_text(line.name)},
                        {"seat", line.seat ? std::to_string(*line.seat) : "null"},
                        {"at", seconds_text(line.at_ms)},
                        {line.preset ? "preset" : "text", string_text(line.words)}});
}

Members part_of_lobby(std::span<const TableRow> tables, const std::optional<std::string>& next) {
    return {{"tables", list_text(tables, row_text)}, {"next", text_or_null(next)}};
}

std::string refusal_text(std::string_view code, std::string_view reason, const Members& params) {
    return object_text({{"code", string_text(code)},
                        {"reason", string_text(reason)},
                        {"params", object_text(params)},
                        {"rule", "null"}});
}

}  // namespace

Text welcome(const Welcome& welcome) {
    return message(
        "welcome",
        {{"protocol", std::to_string(protocol_version)},
         {"version", string_text(welcome.version)},
         {"commit", string_text(welcome.commit)},
         {"access", welcome.by_invitation ? R"("invite")" : R"("open")"},
         {"person", person_text(welcome.person_id, welcome.person_name, welcome.admitted)},
         {"rulesets", list_text(welcome.rulesets_json, as_it_is)},
         {"yours", list_text(welcome.yours, row_text)}});
}

Text done(std::string_view request_id) {
    return message("done", {{"request_id", string_text(request_id)}});
}

Text created(std::string_view request_id, std::string_view table) {
    return message("created",
                   {{"request_id", string_text(request_id)}, {"table", string_text(table)}});
}

Text you(std::string_view person_id, std::string_view name, bool admitted) {
    return message("you", {{"person", person_text(person_id, name, admitted)}});
}

Text lobby(std::span<const TableRow> tables, const std::optional<std::string>& next) {
    return message("lobby", part_of_lobby(tables, next));
}

Text more_lobby(std::span<const TableRow> tables, const std::optional<std::string>& next) {
    return message("more_lobby", part_of_lobby(tables, next));
}

Text invitation(std::string_view request_id, const TableRow& table) {
    return message("invitation", {{"request_id", string_text(request_id)},
                                  {"to", string_text("table")},
                                  {"table", row_text(table)}});
}

Text lobby_changes(std::span<const TableRow> changed, std::span<const std::string> gone) {
    return message("lobby_changes", {{"changed", list_text(changed, row_text)},
                                     {"gone", list_text(gone, string_text)}});
}

Text view(std::string_view table, std::uint64_t seq, const Members& view) {
    return message(
        "view",
        {{"table", string_text(table)}, {"seq", std::to_string(seq)}, {"view", object_text(view)}});
}

Text event(std::string_view table, std::uint64_t seq, std::span<const std::string> notices_json,
           const std::optional<Members>& changes) {
    return message("event", {{"table", string_text(table)},
                             {"seq", std::to_string(seq)},
                             {"notices", list_text(notices_json, as_it_is)},
                             {"changes", changes ? object_text(*changes) : "null"}});
}

Text explained(std::string_view request_id, Members members) {
    members.insert(members.begin(), {"request_id", string_text(request_id)});
    return message("explained", std::move(members));
}

Text ack(std::string_view table, std::string_view action_id, std::uint64_t seq) {
    return message("ack", {{"table", string_text(table)},
                           {"action_id", string_text(action_id)},
                           {"seq", std::to_string(seq)}});
}

Text advice(std::string_view request_id, std::string_view table, std::uint64_t seq,
            std::string_view advice_json) {
    return message("advice", {{"request_id", string_text(request_id)},
                              {"table", string_text(table)},
                              {"seq", std::to_string(seq)},
                              {"advice", std::string(advice_json)}});
}

Text closed(std::string_view table, std::string_view reason) {
    return message("closed", {{"table", string_text(table)}, {"reason", string_text(reason)}});
}

Text said(std::string_view table, const Line& line) {
    return message("said", {{"table", string_text(table)}, {"line", line_text(line)}});
}

Text talk(std::string_view table, std::span<const Line> lines) {
    return message("talk", {{"table", string_text(table)}, {"lines", lines_json(lines)}});
}

std::string lines_json(std::span<const Line> lines) {
    return list_text(lines, line_text);
}

std::string refusal_members(std::string_view code) {
    return refusal_text(code, code, {});
}

std::string refusal_members(std::string_view code, std::string_view field,
                            std::string_view problem) {
    Members params;
    if (!field.empty()) params.push_back({"field", string_text(field)});
    params.push_back({"problem", string_text(problem)});
    return refusal_text(code, code, params);
}

std::string refusal_because(std::string_view code, std::string_view reason) {
    return refusal_text(code, reason, {});
}

std::string not_your_turn_members(int turn) {
    return refusal_text("not_your_turn", "not_your_turn", {{"turn", std::to_string(turn)}});
}

std::string stale_members(std::uint64_t seq) {
    return refusal_text("stale", "stale", {{"seq", std::to_string(seq)}});
}

Text refused(const RefusalTo& to, const std::string& members_json) {
    if (members_json.size() < 3 || members_json.front() != '{') {
        throw std::logic_error("a refusal is made of the members of an object");
    }
    std::string text = "{\"t\":\"refused\",";
    if (to.request_id) text += "\"request_id\":" + string_text(*to.request_id) + ",";
    if (to.action_id) text += "\"action_id\":" + string_text(*to.action_id) + ",";
    return std::make_shared<const std::string>(text + members_json.substr(1));
}

Text refused(const BadMessage& bad) {
    return refused(RefusalTo{bad.request_id, bad.action_id},
                   refusal_members(bad.code, bad.field, bad.problem));
}

}  // namespace kitchen_table::wire
