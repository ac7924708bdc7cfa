#include "http_desk.h"

#include "client.h"
#include "posted.h"
#include "who_comes.h"

#include "kitchen_table/wire/sign_in.h"

namespace kitchen_table::net {

namespace {

constexpr std::string_view before_key = "/invite/";
constexpr std::string_view after_key = ".txt";

std::string_view path_of(const HttpRequest& request) {
    return request.target.substr(0, request.target.find('?'));
}

bool is_sign_in(const HttpRequest& request) {
    return request.method == "POST" && path_of(request) == "/sign-in";
}

std::string_view words_for(std::string_view state) {
    if (state == "waiting") return "Your request is waiting. Look again later.\n";
    if (state == "approved") return "Your request is approved. The tables are open to you.\n";
    return "Your request was declined.\n";
}

HttpAnswer sign_in(const HttpDeskRequest& request, store::Store& store, lobby::DeskMemory& memory,
                   table::Entropy& entropy, std::int64_t wall_ms) {
    const bool tls = request.http.tls;
    if (auto problem = posted_problem(
            {request.http, request.content_type, request.origin, request.allowed_origins})) {
        return *std::move(problem);
    }
    const auto code = wire::sign_in_code_of(request.body);
    if (!code) return problem_answer(400, "bad_message", tls);
    const std::string address(request.address);
    if (memory.failed_codes.used_up(address, wall_ms)) {
        return problem_answer(429, "rate_limited", tls);
    }
    // Another token than the browser had: one that somebody has planted there opens nothing.
    const auto token = new_device_token();
    const auto person = lobby::sign_in(store, *code, token_hash(token),
                                       device_name(request.user_agent), entropy, wall_ms);
    if (!person) {
        memory.failed_codes.use(address, wall_ms);
        return problem_answer(404, "unknown_code", tls);
    }
    auto answer = text_answer(204, tls, "text/plain; charset=utf-8", "");
    const bool secure = secure_cookie(tls, request.http.host);
    answer.headers.push_back({"Set-Cookie", device_cookie(token, secure)});
    return answer;
}

}  // namespace

bool is_for_desk(const HttpRequest& request) {
    if (is_sign_in(request)) return true;
    const auto path = path_of(request);
    const bool reads = request.method == "GET" || request.method == "HEAD";
    return reads && path.starts_with(before_key) && path.ends_with(after_key) &&
           path.size() > before_key.size() + after_key.size();
}

HttpAnswer answer_at_desk(const HttpDeskRequest& request, store::Store& store,
                          lobby::DeskMemory& memory, table::Entropy& entropy,
                          std::int64_t wall_ms) {
    if (is_sign_in(request.http)) return sign_in(request, store, memory, entropy, wall_ms);
    const bool tls = request.http.tls;
    const std::string address(request.address);
    if (memory.failed_codes.used_up(address, wall_ms)) {
        return problem_answer(429, "rate_limited", tls);
    }
    auto key = path_of(request.http);
    key.remove_prefix(before_key.size());
    key.remove_suffix(after_key.size());
    const auto asked = lobby::invite_request_of(store, key);
    if (!asked) {
        memory.failed_codes.use(address, wall_ms);
        return problem_answer(404, "unknown_code", tls);
    }
    return text_answer(200, tls, "text/plain; charset=utf-8", std::string(words_for(asked->state)));
}

}  // namespace kitchen_table::net
