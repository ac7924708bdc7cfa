#include "http_replay.h"

namespace kitchen_table::net {
namespace {

constexpr std::string_view before_id = "/r/";
constexpr std::size_t id_size = 32;

bool is_id(std::string_view text) {
    return text.size() == id_size &&
           text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

}  // namespace

std::optional<ReplayWanted> replay_wanted(const HttpRequest& request) {
    const auto path = request.target.substr(0, request.target.find('?'));
    const bool reads = request.method == "GET" || request.method == "HEAD";
    if (!reads || !path.starts_with(before_id)) return std::nullopt;
    const auto id = path.substr(before_id.size(), id_size);
    const auto ending = path.substr(std::min(path.size(), before_id.size() + id_size));
    if (!is_id(id) || (ending != ".json" && ending != ".jsonl")) return std::nullopt;
    return ReplayWanted{std::string(id), ending == ".jsonl"};
}

HttpAnswer replay_answer(const HttpRequest& request, const ReplayWanted& wanted,
                         const std::optional<lobby::FinishedRound>& round,
                         const table::GameModule& game) {
    if (!round) return problem_answer(404, "unknown_round", request.tls);
    if (wanted.as_record) {
        auto answer =
            text_answer(200, request.tls, "application/x-ndjson", round->row.record + "\n");
        answer.headers.push_back({"Content-Disposition",
                                  "attachment; filename=\"round-" + wanted.round_id + ".jsonl\""});
        return answer;
    }
    auto text = lobby::replay_text(*round, game);
    if (!text) return problem_answer(410, "cannot_replay", request.tls);
    return text_answer(200, request.tls, "application/json", *std::move(text));
}

}  // namespace kitchen_table::net
