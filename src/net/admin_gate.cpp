#include "admin_gate.h"

#include "client.h"

#include "kitchen_table/lobby/people.h"
#include "kitchen_table/lobby/times.h"

namespace kitchen_table::net {

namespace {

constexpr std::string_view scheme = "Bearer ";

}  // namespace

AdminGate::AdminGate(const Site& site, std::string_view token, std::uint16_t port)
    : site_(site), token_hash_(token_hash(token)), port_(std::to_string(port)) {}

bool AdminGate::is_own_host(std::string_view host) const {
    return host == "127.0.0.1:" + port_ || host == "localhost:" + port_;
}

std::optional<HttpAnswer> AdminGate::answer(const AdminHttpRequest& request,
                                            std::int64_t steady_ms) {
    const HttpRequest& http = request.http;
    if (!is_own_host(http.host)) return problem_answer(403, "host_refused", false);
    const auto path = http.target.substr(0, http.target.find('?'));
    if (path == "/command" && http.method == "POST") return command_problem(request, steady_ms);
    if (http.method == "GET" || http.method == "HEAD") {
        const auto* file = site_.find(path == "/" ? "/admin.html" : path);
        if (file) return file_answer(http, *file);
    }
    return problem_answer(404, "not_found", false);
}

std::optional<HttpAnswer> AdminGate::command_problem(const AdminHttpRequest& request,
                                                     std::int64_t steady_ms) {
    if (request.origin != "http://" + std::string(request.http.host)) {
        return problem_answer(403, "origin_refused", false);
    }
    if (steady_ms - wrong_since_ms_ >= lobby::minute_ms) wrong_tokens_ = 0;
    if (wrong_tokens_ >= wrong_tokens_per_minute) {
        auto problem = problem_answer(429, "rate_limited", false);
        problem.headers.push_back({"Retry-After", "60"});
        return problem;
    }
    const auto shown = request.authorization;
    const bool right = shown.starts_with(scheme) &&
                       lobby::same_hash(token_hash(shown.substr(scheme.size())), token_hash_);
    if (right) return std::nullopt;
    if (wrong_tokens_++ == 0) wrong_since_ms_ = steady_ms;
    auto problem = problem_answer(401, "wrong_token", false);
    problem.headers.push_back({"WWW-Authenticate", "Bearer"});
    return problem;
}

}  // namespace kitchen_table::net
