#include "kitchen_table/wire/admin_answers.h"

#include <nlohmann/json.hpp>

namespace kitchen_table::wire::admin {

namespace {

using Json = nlohmann::ordered_json;

/// Bytes that are no UTF-8 (a damaged store) are replaced.
std::string text_of(const Json& answer) {
    return answer.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::int64_t seconds(std::int64_t ms) {
    return ms / 1'000;
}

/// The time, or null for one that has not come and will not.
Json seconds_or_null(std::int64_t ms) {
    return ms == 0 ? Json(nullptr) : Json(seconds(ms));
}

template <class List, class ToJson>
Json list_of(const List& list, ToJson to_json) {
    Json all = Json::array();
    for (const auto& element : list)
        all.push_back(to_json(element));
    return all;
}

Json json_of(const Invite& invite) {
    return {{"id", invite.id},
            {"note", invite.note},
            {"created", seconds(invite.created_ms)},
            {"expires", seconds_or_null(invite.expires_ms)},
            {"uses_left", invite.uses_left},
            {"state", invite.state}};
}

Json json_of(const InviteRequest& request) {
    return {{"id", request.id},     {"person", request.person_id},
            {"name", request.name}, {"reach", request.reach},
            {"line", request.line}, {"created", seconds(request.created_ms)}};
}

Json json_of(const Known& known) {
    return {{"id", known.id}, {"name", known.name}};
}

Json json_of(const Table& table) {
    return {{"id", table.id},
            {"ruleset", table.ruleset},
            {"state", table.state},
            {"access", table.access},
            {"round", table.round},
            {"best", table.best},
            {"seats", table.seats},
            {"people", list_of(table.people, [](const Known& known) { return json_of(known); })},
            {"computers", table.computers},
            {"watchers", table.watchers},
            {"host", table.host ? Json(*table.host) : Json(nullptr)},
            {"created", seconds(table.created_ms)}};
}

Json json_of(const Person& person) {
    return {{"id", person.id},
            {"name", person.name},
            {"created", seconds(person.created_ms)},
            {"seen", seconds(person.seen_ms)},
            {"admitted", seconds_or_null(person.admitted_ms)},
            {"muted_until", seconds_or_null(person.muted_until_ms)},
            {"banned_until", seconds_or_null(person.banned_until_ms)}};
}

Json json_of(const Device& device) {
    return {{"name", device.name},
            {"created", seconds(device.created_ms)},
            {"seen", seconds(device.seen_ms)}};
}

Json json_of(const Record& record) {
    return {{"ruleset", record.ruleset},
            {"games", record.games},
            {"won", record.won},
            {"games_with_computers", record.games_with_computers}};
}

Json json_of(const Report& report) {
    auto excerpt = Json::parse(report.excerpt_json, nullptr, false);
    if (excerpt.is_discarded()) excerpt = report.excerpt_json;
    return {{"number", report.number},
            {"at", seconds(report.at_ms)},
            {"table", report.table_id},
            {"reporter", json_of(report.reporter)},
            {"reported", json_of(report.reported)},
            {"about", report.about},
            {"excerpt", std::move(excerpt)},
            {"closed", seconds_or_null(report.closed_ms)}};
}

Json json_of(const Act& act) {
    return {{"number", act.number},
            {"at", seconds(act.at_ms)},
            {"act", act.act},
            {"subject", act.subject},
            {"detail", act.detail}};
}

Json json_of(const Counts& counts) {
    Json all = Json::object();
    for (const auto& [name, count] : counts)
        all[name] = count;
    return all;
}

template <class Element>
Json json_of_all(std::span<const Element> elements) {
    return list_of(elements, [](const Element& element) { return json_of(element); });
}

}  // namespace

std::string invite_created(std::string_view id, std::string_view code, std::string_view address,
                           std::int64_t expires_ms) {
    return text_of({{"id", id},
                    {"code", code},
                    {"link", std::string(address) + "/i/" + std::string(code)},
                    {"expires", seconds_or_null(expires_ms)}});
}

std::string invites(std::span<const Invite> invites) {
    return text_of({{"invites", json_of_all(invites)}});
}

std::string invite_requests(std::span<const InviteRequest> requests) {
    return text_of({{"requests", json_of_all(requests)}});
}

std::string tables(std::span<const Table> tables) {
    return text_of({{"tables", json_of_all(tables)}});
}

std::string table(const Table& table, int games_finished) {
    return text_of({{"table", json_of(table)}, {"games_finished", games_finished}});
}

std::string people(std::span<const Person> people) {
    return text_of({{"people", json_of_all(people)}});
}

std::string person(const Person& person, std::span<const Device> devices,
                   std::span<const Record> records) {
    return text_of({{"person", json_of(person)},
                    {"devices", json_of_all(devices)},
                    {"records", json_of_all(records)}});
}

std::string reports(std::span<const Report> reports) {
    return text_of({{"reports", json_of_all(reports)}});
}

std::string draining(bool on, int rounds_under_way) {
    return text_of({{"draining", on}, {"rounds_under_way", rounds_under_way}});
}

std::string backup(std::string_view file, std::uint64_t bytes, const Counts& stored) {
    return text_of({{"file", file}, {"bytes", bytes}, {"stored", json_of(stored)}});
}

std::string statistics(const Statistics& statistics) {
    return text_of({{"version", statistics.version},
                    {"address", statistics.address},
                    {"access", statistics.by_invitation ? "invite" : "open"},
                    {"draining", statistics.draining},
                    {"connections", statistics.connections},
                    {"tables", statistics.tables},
                    {"people_at_tables", statistics.people_at_tables},
                    {"watchers", statistics.watchers},
                    {"rounds_under_way", statistics.rounds_under_way},
                    {"stored", json_of(statistics.stored)}});
}

std::string acts(std::span<const Act> acts) {
    return text_of({{"acts", json_of_all(acts)}});
}

std::string page(std::uint16_t port) {
    return text_of({{"port", port}});
}

std::string done(std::string_view what) {
    return text_of({{"done", what}});
}

std::string refused(std::string_view code, std::string_view problem) {
    return text_of({{"refused", code}, {"problem", problem}});
}

}  // namespace kitchen_table::wire::admin
