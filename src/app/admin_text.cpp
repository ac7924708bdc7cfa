#include "admin_text.h"

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <span>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace kitchen_table::app {

namespace {

using json = nlohmann::ordered_json;  // in the order in which the server tells it

constexpr std::int64_t for_good_s = 253'000'000'000;  // such a time is in the year 9987 or later

std::string time_text(std::int64_t seconds) {
    const auto time = static_cast<std::time_t>(seconds);
    std::tm parts{};
    ::gmtime_r(&time, &parts);
    char text[32];
    const auto size = std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", &parts);
    return {text, size};
}

/// The text without what a terminal would take for a command.
std::string harmless(std::string text) {
    std::ranges::replace_if(
        text, [](unsigned char byte) { return byte < 0x20 || byte == 0x7F; }, ' ');
    for (std::size_t at = 0; (at = text.find('\xC2', at)) != std::string::npos; ++at) {
        const bool control =
            at + 1 < text.size() && static_cast<unsigned char>(text[at + 1]) < 0xA0;
        if (control) text.replace(at, 2, "  ");
    }
    return text;
}

// ---- one value

std::string plain(const json& row, const char* name) {
    const json& value = row.at(name);
    if (value.is_null()) return "-";
    return value.is_string() ? harmless(value.get<std::string>()) : value.dump();
}

std::string time_of(const json& row, const char* name) {
    const json& value = row.at(name);
    if (value.is_null()) return "-";
    const auto seconds = value.get<std::int64_t>();
    return seconds > for_good_s ? "for good" : time_text(seconds);
}

std::string names_of(const json& row, const char* name) {
    std::string text;
    for (const json& known : row.at(name)) {
        if (!text.empty()) text += ", ";
        text += plain(known, "name");
    }
    return text.empty() ? "-" : text;
}

// ---- many rows

struct Column {
    const char* heading;
    const char* member;
    std::string (*text)(const json& row, const char* name) = plain;
};

/// How many characters a terminal shows, near enough.
std::size_t width_of(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }));
}

/// Rows under headings; `nothing` if there are none.
std::string in_columns(const json& rows, std::span<const Column> columns, const char* nothing) {
    if (rows.empty()) return std::string(nothing) + "\n";
    std::vector<std::vector<std::string>> lines(1);
    for (const Column& column : columns)
        lines.front().emplace_back(column.heading);
    for (const json& row : rows) {
        auto& line = lines.emplace_back();
        for (const Column& column : columns)
            line.push_back(column.text(row, column.member));
    }
    std::vector<std::size_t> widths(columns.size());
    for (const auto& line : lines) {
        for (std::size_t i = 0; i < line.size(); ++i)
            widths[i] = std::max(widths[i], width_of(line[i]));
    }
    std::string text;
    for (const auto& line : lines) {
        for (std::size_t i = 0; i < line.size(); ++i) {
            text += line[i];
            if (i + 1 < line.size()) text.append(widths[i] + 2 - width_of(line[i]), ' ');
        }
        text += '\n';
    }
    return text;
}

constexpr Column invite_columns[] = {{"invitation", "id"},          {"state", "state"},
                                     {"uses left", "uses_left"},    {"made", "created", time_of},
                                     {"until", "expires", time_of}, {"for", "note"}};
constexpr Column request_columns[] = {{"request", "id"},
                                      {"asked", "created", time_of},
                                      {"name", "name"},
                                      {"reached by", "reach"},
                                      {"line", "line"}};
constexpr Column table_columns[] = {{"table", "id"},
                                    {"state", "state"},
                                    {"round", "round"},
                                    {"ruleset", "ruleset"},
                                    {"access", "access"},
                                    {"seats", "seats"},
                                    {"computers", "computers"},
                                    {"watching", "watchers"},
                                    {"people", "people", names_of}};
constexpr Column person_columns[] = {{"person", "id"},
                                     {"seen", "seen", time_of},
                                     {"let in", "admitted", time_of},
                                     {"muted until", "muted_until", time_of},
                                     {"banned until", "banned_until", time_of},
                                     {"name", "name"}};
constexpr Column device_columns[] = {
    {"device", "name"}, {"since", "created", time_of}, {"seen", "seen", time_of}};
constexpr Column record_columns[] = {{"ruleset", "ruleset"},
                                     {"games", "games"},
                                     {"won", "won"},
                                     {"with computers only", "games_with_computers"}};
constexpr Column act_columns[] = {{"number", "number"},
                                  {"when", "at", time_of},
                                  {"act", "act"},
                                  {"on", "subject"},
                                  {"detail", "detail"}};

// ---- one thing

std::string code_text(const json& answer) {
    const bool forever = answer.at("expires").is_null();
    return "code   " + plain(answer, "code") + "\nlink   " + plain(answer, "link") + "\nuntil  " +
           (forever ? "it is revoked" : time_of(answer, "expires")) +
           "\n\nThe code is shown this once: only its fingerprint is kept.\n";
}

std::string table_text(const json& answer) {
    const json& table = answer.at("table");
    std::string text = in_columns(json::array({table}), table_columns, "");
    text += "\nopened " + time_of(table, "created") + ", host " + plain(table, "host") +
            ", best total " + plain(table, "best") + ", games finished " +
            plain(answer, "games_finished") + "\n";
    for (const json& person : table.at("people"))
        text += "  " + plain(person, "id") + "  " + plain(person, "name") + "\n";
    return text;
}

std::string person_text(const json& answer) {
    return in_columns(json::array({answer.at("person")}), person_columns, "") + "\n" +
           in_columns(answer.at("devices"), device_columns, "no devices") + "\n" +
           in_columns(answer.at("records"), record_columns, "no finished games");
}

std::string known_text(const json& known) {
    const auto name = plain(known, "name");
    return (name.empty() ? "somebody who is gone" : name) + " (" + plain(known, "id") + ")";
}

/// What was said last: one line each.
std::string excerpt_text(const json& excerpt) {
    if (!excerpt.is_array()) return "";
    std::string text;
    for (const json& line : excerpt) {
        if (!line.is_object()) continue;
        const bool is_text = line.contains("text");
        const auto words = harmless(line.value(is_text ? "text" : "preset", ""));
        text += "    " + harmless(line.value("name", "")) + ": " +
                (is_text ? words : "[" + words + "]") + "\n";
    }
    return text;
}

std::string reports_text(const json& reports) {
    if (reports.empty()) return "no reports\n";
    std::string text;
    for (const json& report : reports) {
        const bool open = report.at("closed").is_null();
        text += "report " + plain(report, "number") + "  " + time_of(report, "at") + "  table " +
                plain(report, "table") + (open ? "" : "  closed " + time_of(report, "closed")) +
                "\n  " + known_text(report.at("reporter")) + " about " +
                known_text(report.at("reported")) + ": " + plain(report, "about") + "\n" +
                excerpt_text(report.at("excerpt"));
    }
    return text;
}

std::string draining_text(const json& answer) {
    const auto rounds = answer.at("rounds_under_way").get<int>();
    if (!answer.at("draining").get<bool>()) {
        return "not draining; rounds under way: " + std::to_string(rounds) + "\n";
    }
    if (rounds == 0) return "draining; no round is under way: the server can be stopped\n";
    return "draining; rounds still played: " + std::to_string(rounds) + "\n";
}

std::string backup_text(const json& answer) {
    return plain(answer, "file") + ", " + plain(answer, "bytes") + " bytes\n" +
           line_by_line(answer.at("stored"));
}

std::string statistics_text(json answer) {
    const auto stored = answer.at("stored");
    answer.erase("stored");
    return line_by_line(answer) + "\nstored\n" + line_by_line(stored);
}

}  // namespace

std::string line_by_line(const json& object) {
    std::size_t width = 0;
    for (const auto& [name, value] : object.items())
        width = std::max(width, name.size());
    std::string text;
    for (const auto& [name, value] : object.items()) {
        std::string words = name;
        std::ranges::replace(words, '_', ' ');
        const bool is_flag = value.is_boolean();
        const std::string shown =
            is_flag ? (value.get<bool>() ? "yes" : "no") : plain(object, name.c_str());
        text += words + std::string(width + 2 - name.size(), ' ') + shown + "\n";
    }
    return text;
}

std::string admin_text(const json& answer) {
    const auto has = [&answer](const char* name) {
        return answer.contains(name);
    };
    if (has("done")) return plain(answer, "done") + "\n";
    if (has("code")) return code_text(answer);
    if (has("invites")) return in_columns(answer.at("invites"), invite_columns, "no invitations");
    if (has("requests")) {
        return in_columns(answer.at("requests"), request_columns, "nobody waits to be let in");
    }
    if (has("tables")) {
        if (has("version")) return statistics_text(answer);
        return in_columns(answer.at("tables"), table_columns, "no tables");
    }
    if (has("table")) return table_text(answer);
    if (has("people")) return in_columns(answer.at("people"), person_columns, "nobody");
    if (has("person")) return person_text(answer);
    if (has("reports")) return reports_text(answer.at("reports"));
    if (has("acts")) return in_columns(answer.at("acts"), act_columns, "nothing was done yet");
    if (has("draining")) return draining_text(answer);
    if (has("file")) return backup_text(answer);
    return line_by_line(answer);
}

}  // namespace kitchen_table::app
