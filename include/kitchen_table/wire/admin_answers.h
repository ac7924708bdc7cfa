// What a server answers its operators (docs/operations.md), as JSON text: one object each, on one
// line. Times are given in milliseconds and sent in seconds since 1970. There is no place for a
// card in any of it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kitchen_table::wire::admin {

/// Of a mute or ban that lasts until it is taken back: the year 9999.
inline constexpr std::int64_t forever_ms = 253'370'764'800'000;

struct Invite {
    std::string id, note;
    std::int64_t created_ms = 0, expires_ms = 0;  // 0: never
    int uses_left = 0;
    std::string_view state;  // good, used_up, expired, revoked
};

struct InviteRequest {
    std::string id, person_id, name, reach, line;
    std::int64_t created_ms = 0;
};

/// Somebody by id and by the name they have now; the name is empty if nobody has this id any more.
struct Known {
    std::string id, name;
};

struct Table {
    std::string id, ruleset;
    std::string state;  // waiting, playing, between_rounds, game_over
    std::string access;
    int seats = 0, computers = 0, watchers = 0, round = 0, best = 0;
    std::vector<Known> people;
    std::optional<std::string> host;
    std::int64_t created_ms = 0;
};

struct Person {
    std::string id, name;
    std::int64_t created_ms = 0, seen_ms = 0;
    // 0: not (any more)
    std::int64_t admitted_ms = 0, muted_until_ms = 0, banned_until_ms = 0;
};

struct Device {
    std::string name;
    std::int64_t created_ms = 0, seen_ms = 0;
};

struct Record {
    std::string ruleset;
    int games = 0, won = 0, games_with_computers = 0;
};

struct Report {
    std::int64_t number = 0, at_ms = 0;
    std::string table_id;
    Known reporter, reported;
    std::string about;
    std::string excerpt_json;  // what was said last at the table; goes in as it is if it is JSON
    std::int64_t closed_ms = 0;
};

struct Act {
    std::int64_t number = 0, at_ms = 0;
    std::string act, subject, detail;
};

using Counts = std::vector<std::pair<std::string, std::int64_t>>;

struct Statistics {
    std::string version;
    std::string address;  // as far as the server knows it, such as http://localhost:8080
    bool by_invitation = false, draining = false;
    int connections = 0, tables = 0, people_at_tables = 0, watchers = 0, rounds_under_way = 0;
    Counts stored;
};

std::string invite_created(std::string_view id, std::string_view code, std::string_view address,
                           std::int64_t expires_ms);
std::string invites(std::span<const Invite> invites);
std::string invite_requests(std::span<const InviteRequest> requests);
std::string tables(std::span<const Table> tables);
std::string table(const Table& table, int games_finished);
std::string people(std::span<const Person> people);
std::string person(const Person& person, std::span<const Device> devices,
                   std::span<const Record> records);
std::string reports(std::span<const Report> reports);
std::string draining(bool on, int rounds_under_way);
std::string backup(std::string_view file, std::uint64_t bytes, const Counts& stored);
std::string statistics(const Statistics& statistics);
std::string acts(std::span<const Act> acts);
std::string page(std::uint16_t port);
/// What was asked for is done; `what` says to what it was done, in words.
std::string done(std::string_view what);

/// Nothing has changed. `code`: `bad_request`, `unknown`, `ambiguous`, `not_now`, `busy`,
/// `storage`, `failed`; the problem in words.
std::string refused(std::string_view code, std::string_view problem);

}  // namespace kitchen_table::wire::admin
