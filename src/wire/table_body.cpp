#include "kitchen_table/wire/table_body.h"

#include <nlohmann/json.hpp>

namespace kitchen_table::wire {
namespace {

using nlohmann::json;

/// JSON text of a game inside the body. Kept as text, so that it comes back byte for byte.
template <class T>
json or_null(const std::optional<T>& value) {
    return value ? json(*value) : json();
}

template <class T>
std::optional<T> optional_at(const json& object, const char* name) {
    const json& value = object.at(name);
    return value.is_null() ? std::nullopt : std::optional<T>(value.get<T>());
}

json seat_json(const StoredSeat& seat) {
    return {{"kind", seat.kind},
            {"person", seat.person_id},
            {"name", seat.name},
            {"left_by", seat.left_by}};
}

StoredSeat seat_from(const json& seat) {
    return {seat.at("kind"), seat.at("person"), seat.at("name"), seat.at("left_by")};
}

json secret_json(const StoredSecret& secret) {
    return {{"game_id", secret.game_id}, {"round", secret.round}, {"sealed", secret.sealed}};
}

StoredSecret secret_from(const json& secret) {
    return {secret.at("game_id"), secret.at("round"), secret.at("sealed")};
}

json round_json(const StoredRound& round) {
    return {{"rules", round.rules_json},
            {"dealer", or_null(round.dealer)},
            {"totals", round.totals},
            {"computers", round.computers},
            {"contributions", round.contributions},
            {"secret", secret_json(round.secret)},
            {"given_pack", or_null(round.given_pack_json)},
            {"abandoned", round.abandoned},
            {"seq", round.seq}};
}

StoredRound round_from(const json& round) {
    StoredRound result;
    result.rules_json = round.at("rules");
    result.dealer = optional_at<int>(round, "dealer");
    result.totals = round.at("totals").get<std::vector<int>>();
    result.computers = round.at("computers").get<std::vector<bool>>();
    // Rounds of earlier versions have none.
    result.contributions = round.value("contributions", std::vector<std::string>{});
    result.secret = secret_from(round.at("secret"));
    result.given_pack_json = optional_at<std::string>(round, "given_pack");
    result.abandoned = round.at("abandoned");
    result.seq = round.at("seq");
    return result;
}

json to_json(const TableBody& body) {
    json seats = json::array();
    for (const StoredSeat& seat : body.seats)
        seats.push_back(seat_json(seat));
    return {{"format", "kitchen-table/table/1"},
            {"game_key", body.game_key},
            {"rules_version", body.rules_version},
            {"ruleset", body.ruleset},
            {"rules", body.rules_json},
            {"access", to_text(body.access)},
            {"level", body.level},
            {"turn_s", body.turn_s},
            {"turn_left_ms", or_null(body.turn_left_ms)},
            {"talk", to_text(body.talk)},
            {"watching", body.watching},
            {"locked", body.locked},
            {"coach", body.coach},
            {"paused", body.paused},
            {"invite", body.invite},
            {"guests", body.guests},
            {"removed", body.removed},
            {"seats", seats},
            {"host", {{"person", body.host_id}, {"name", body.host_name}}},
            {"state", body.state},
            {"game", body.game},
            {"round", body.round},
            {"dealer", or_null(body.dealer)},
            {"totals", body.totals},
            {"sheet", body.sheet_json},
            {"winners", or_null(body.winners)},
            {"created_ms", body.created_ms},
            {"game_started_ms", body.game_started_ms},
            {"next", body.next ? secret_json(*body.next) : json()},
            {"dealt", body.dealt ? round_json(*body.dealt) : json()},
            {"seq_reserved", body.seq_reserved},
            {"log_length", body.log_length},
            {"log_chain", body.log_chain},
            {"failed_at", body.failed_at},
            {"failures", body.failures}};
}

TableBody from_json(const json& object) {
    TableBody body;
    body.game_key = object.at("game_key");
    body.rules_version = object.at("rules_version");
    body.ruleset = object.at("ruleset");
    body.rules_json = object.at("rules");
    body.access = access_from_text(object.at("access").get<std::string>()).value();
    body.level = object.at("level");
    body.turn_s = object.value("turn_s", 0);  // tables of earlier versions have no turn clock
    if (object.contains("turn_left_ms")) {
        body.turn_left_ms = optional_at<std::int64_t>(object, "turn_left_ms");
    }
    body.talk = talk_from_text(object.value("talk", std::string("presets"))).value();
    body.watching = object.value("watching", true);
    body.locked = object.value("locked", false);
    body.coach = object.value("coach", false);
    body.paused = object.value("paused", false);
    body.invite = object.value("invite", std::string());
    body.guests = object.value("guests", std::vector<std::string>{});
    body.removed = object.value("removed", std::vector<std::string>{});
    for (const json& seat : object.at("seats"))
        body.seats.push_back(seat_from(seat));
    body.host_id = object.at("host").at("person");
    body.host_name = object.at("host").at("name");
    body.state = object.at("state");
    body.game = object.at("game");
    body.round = object.at("round");
    body.dealer = optional_at<int>(object, "dealer");
    body.totals = object.at("totals").get<std::vector<int>>();
    body.sheet_json = object.at("sheet").get<std::vector<std::string>>();
    body.winners = optional_at<std::vector<int>>(object, "winners");
    body.created_ms = object.at("created_ms");
    body.game_started_ms = object.at("game_started_ms");
    if (!object.at("next").is_null()) body.next = secret_from(object.at("next"));
    if (!object.at("dealt").is_null()) body.dealt = round_from(object.at("dealt"));
    body.seq_reserved = object.at("seq_reserved");
    body.log_length = object.at("log_length");
    body.log_chain = object.at("log_chain");
    body.failed_at = object.at("failed_at");
    body.failures = object.at("failures");
    return body;
}

constexpr std::string_view sum_before = R"(,"sum":")";
constexpr std::string_view sum_after = R"("})";
constexpr std::size_t sum_digits = 64;

}  // namespace

std::string body_text(const TableBody& body, const HexDigest& digest) {
    std::string text = to_json(body).dump(-1, ' ', false, json::error_handler_t::replace);
    const std::string sum = digest(text);
    text.pop_back();  // the closing brace, which comes again after the sum
    return text.append(sum_before).append(sum).append(sum_after);
}

std::expected<TableBody, std::string> body_from_text(std::string_view text,
                                                     const HexDigest& digest) {
    const std::size_t tail = sum_before.size() + sum_digits + sum_after.size();
    if (text.size() <= tail) return std::unexpected("the table's row has no check sum");
    std::string plain(text.substr(0, text.size() - tail));
    plain += '}';
    const std::string sum = digest(plain);
    if (text.substr(text.size() - tail) != std::string(sum_before) + sum + std::string(sum_after)) {
        return std::unexpected("the table's row does not fit its check sum");
    }
    try {
        return from_json(json::parse(plain));
    } catch (const std::exception& error) {
        return std::unexpected(std::string("the table's row cannot be read: ") + error.what());
    }
}

std::string game_body_text(const TableBody& body, const std::vector<std::string>& line_json) {
    json line = json::array(), sheet = json::array();
    for (const std::string& sentence : line_json)
        line.push_back(json::parse(sentence));
    for (const std::string& row : body.sheet_json)
        sheet.push_back(json::parse(row));
    const json game = {{"rules", json::parse(body.rules_json)},
                       {"line", line},
                       {"sheet", sheet},
                       {"totals", body.totals},
                       {"winners", or_null(body.winners)}};
    return game.dump(-1, ' ', false, json::error_handler_t::replace);
}

std::vector<int> rounds_won(const std::vector<std::string>& sheet_json, int seats) {
    std::vector<int> won(static_cast<std::size_t>(seats), 0);
    for (const std::string& row : sheet_json) {
        const json round = json::parse(row);
        const json& winner = round.at("winner");
        if (winner.is_number()) ++won.at(winner.get<std::size_t>());
    }
    return won;
}

}  // namespace kitchen_table::wire
