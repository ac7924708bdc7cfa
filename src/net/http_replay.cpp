#include "http_replay.h"

#include "kitchen_table/fair/bytes.h"

#include <algorithm>

namespace kitchen_table::net {
namespace {

using What = ReplayWanted::What;

constexpr std::string_view before_round = "/r/", before_game = "/g/";
constexpr std::size_t id_size = 32;

bool is_id(std::string_view text) {
    return text.size() == id_size &&
           text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::string in_quotes(std::string_view text) {
    return "\"" + std::string(text) + "\"";
}

HttpAnswer records_answer(const HttpRequest& request, const ReplayWanted& wanted,
                          std::string records) {
    auto answer = named_answer(request, "application/x-ndjson", std::move(records),
                               in_quotes(wanted.id), true);
    const std::string name = wanted.what == What::record ? "round-" : "game-";
    answer.headers.push_back(
        {"Content-Disposition", "attachment; filename=" + in_quotes(name + wanted.id + ".jsonl")});
    return answer;
}

}  // namespace

std::optional<ReplayWanted> replay_wanted(const HttpRequest& request) {
    const auto path = request.target.substr(0, request.target.find('?'));
    const bool reads = request.method == "GET" || request.method == "HEAD";
    const bool of_game = path.starts_with(before_game);
    if (!reads || (!of_game && !path.starts_with(before_round))) return std::nullopt;
    const auto id = path.substr(before_round.size(), id_size);
    const auto ending = path.substr(std::min(path.size(), before_round.size() + id_size));
    if (!is_id(id)) return std::nullopt;
    if (ending == ".jsonl") {
        return ReplayWanted{std::string(id), of_game ? What::records_of_game : What::record};
    }
    if (ending == ".json" && !of_game) return ReplayWanted{std::string(id), What::replay};
    return std::nullopt;
}

ReplayFound find_replay(store::Store& store, const ReplayWanted& wanted) {
    if (wanted.what == What::records_of_game) {
        return {std::nullopt, lobby::records_of_game(store, wanted.id)};
    }
    return {lobby::finished_round(store, wanted.id), std::nullopt};
}

HttpAnswer replay_answer(const HttpRequest& request, const ReplayWanted& wanted,
                         const ReplayFound& found, const table::GameModule& game) {
    if (wanted.what == What::records_of_game) {
        if (!found.records) return problem_answer(404, "unknown_game", request.tls);
        return records_answer(request, wanted, *found.records);
    }
    if (!found.round) return problem_answer(404, "unknown_round", request.tls);
    if (wanted.what == What::record) {
        return records_answer(request, wanted, found.round->row.record + "\n");
    }
    auto text = lobby::replay_text(*found.round, game);
    if (!text) return problem_answer(410, "cannot_replay", request.tls);
    const auto etag = in_quotes(fair::to_hex(fair::sha256(fair::bytes_of(*text))));
    return named_answer(request, "application/json", *std::move(text), etag, false);
}

bool brings_record(const HttpRequest& request) {
    return request.method == "POST" &&
           request.target.substr(0, request.target.find('?')) == "/replay";
}

HttpAnswer own_replay_answer(const Replayed& replay, bool tls) {
    if (replay) return text_answer(200, tls, "application/json", *replay);
    if (!replay.error().is_record) return problem_answer(400, "bad_message", tls);
    return problem_answer(422, "cannot_replay", tls, replay.error().reason);
}

}  // namespace kitchen_table::net
