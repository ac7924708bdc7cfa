#include "posted.h"

#include "origin.h"

namespace kitchen_table::net {

namespace {

bool is_json(std::string_view content_type) {
    constexpr std::string_view json = "application/json";
    return content_type.starts_with(json) &&
           (content_type.size() == json.size() || content_type[json.size()] == ';');
}

}  // namespace

std::optional<HttpAnswer> posted_problem(const Posted& request) {
    const bool tls = request.http.tls;
    if (!is_json(request.content_type)) return problem_answer(415, "bad_message", tls);
    if (!origin_allowed(request.origin, request.http.host, tls, request.allowed_origins)) {
        return problem_answer(403, "origin_refused", tls);
    }
    return std::nullopt;
}

}  // namespace kitchen_table::net
