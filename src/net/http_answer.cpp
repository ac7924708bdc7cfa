#include "http_answer.h"

#include "client.h"

#include "kitchen_table/wire/members.h"

#include <algorithm>
#include <array>

namespace kitchen_table::net {

namespace {

constexpr std::string_view kept_for_good = "public, max-age=31536000, immutable";
constexpr std::string_view ask_again = "no-cache";

std::string_view title_of(unsigned status) {
    switch (status) {
        case 400:
            return "Bad Request";
        case 401:
            return "Unauthorized";
        case 403:
            return "Forbidden";
        case 404:
            return "Not Found";
        case 405:
            return "Method Not Allowed";
        case 408:
            return "Request Timeout";
        case 415:
            return "Unsupported Media Type";
        case 413:
            return "Content Too Large";
        case 422:
            return "Unprocessable Content";
        case 426:
            return "Upgrade Required";
        case 429:
            return "Too Many Requests";
        case 431:
            return "Request Header Fields Too Large";
        default:
            return "Service Unavailable";
    }
}

HttpAnswer start_answer(unsigned status, bool tls, std::string_view type, std::string_view cache) {
    HttpAnswer answer;
    answer.status = status;
    const auto security = security_headers(tls);
    answer.headers.assign(security.begin(), security.end());
    answer.headers.push_back({"Content-Type", std::string(type)});
    answer.headers.push_back({"Cache-Control", std::string(cache)});
    return answer;
}

std::string lower(std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(), [](unsigned char character) {
        return static_cast<char>(character >= 'A' && character <= 'Z' ? character + 32 : character);
    });
    return result;
}

/// Calls `visit` with each element of a comma-separated header, without the space around it.
template <class Visit>
void for_each_element(std::string_view header, Visit visit) {
    while (!header.empty()) {
        const auto comma = header.find(',');
        auto element = header.substr(0, comma);
        while (element.starts_with(' '))
            element.remove_prefix(1);
        while (element.ends_with(' '))
            element.remove_suffix(1);
        visit(element);
        header = comma == std::string_view::npos ? std::string_view{} : header.substr(comma + 1);
    }
}

bool accepts(std::string_view accept_encoding, std::string_view coding) {
    bool accepted = false;
    for_each_element(accept_encoding, [&](std::string_view element) {
        const auto semicolon = element.find(';');
        auto name = element.substr(0, semicolon);
        while (name.ends_with(' '))
            name.remove_suffix(1);
        if (lower(name) != coding) return;
        const auto quality =
            semicolon == std::string_view::npos ? "" : element.substr(semicolon + 1);
        const auto digits = quality.find("q=");
        accepted = digits == std::string_view::npos ||
                   quality.find_first_of("123456789", digits) != std::string_view::npos;
    });
    return accepted;
}

bool has_etag(std::string_view if_none_match, std::string_view etag) {
    bool found = false;
    for_each_element(if_none_match, [&](std::string_view element) {
        if (element.starts_with("W/")) element.remove_prefix(2);
        found = found || element == etag || element == "*";
    });
    return found;
}

HttpAnswer page_answer(const HttpRequest& request, const Site& site, std::string_view path) {
    const bool secure = secure_cookie(request.tls, request.host);
    const bool known = device_token(request.cookie, secure).has_value();
    HttpAnswer answer = file_answer(request, site.page(path, known));
    for (Header& header : answer.headers) {
        if (header.name == "Vary") header.value += ", Cookie";
    }
    if (!known) {
        answer.headers.push_back({"Set-Cookie", device_cookie(new_device_token(), secure)});
    }
    return answer;
}

bool is_word(std::string_view text, std::string_view alphabet) {
    return !text.empty() && text.size() <= 64 &&
           text.find_first_not_of(alphabet) == std::string_view::npos;
}

/// The addresses that the client's own router knows.
bool is_page(std::string_view path) {
    constexpr std::string_view id =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    constexpr std::string_view slug = "abcdefghijklmnopqrstuvwxyz0123456789-";
    constexpr std::array<std::string_view, 8> plain{"/",        "/new",     "/invite", "/me",
                                                    "/history", "/leaders", "/verify", "/replay"};
    if (std::ranges::find(plain, path) != plain.end()) return true;
    for (const std::string_view before : {"/t/", "/i/", "/s/", "/g/", "/p/", "/r/", "/invite/"}) {
        if (path.starts_with(before)) return is_word(path.substr(before.size()), id);
    }
    if (path.starts_with("/rules/")) return is_word(path.substr(7), slug);
    return false;
}

std::string ready_json(const Health& health) {
    std::string names;
    for (const auto name : health.failing) {
        names.append(names.empty() ? "\"" : ",\"").append(name).append("\"");
    }
    return std::string("{\"ready\":") + (health.failing.empty() ? "true" : "false") +
           ",\"failing\":[" + names + "]}";
}

}  // namespace

HttpAnswer text_answer(unsigned status, bool tls, std::string_view type, std::string body) {
    HttpAnswer answer = start_answer(status, tls, type, "no-store");
    answer.own_body = std::move(body);
    return answer;
}

HttpAnswer named_answer(const HttpRequest& request, std::string_view type, std::string body,
                        std::string_view etag, bool for_good) {
    HttpAnswer answer = start_answer(200, request.tls, type, for_good ? kept_for_good : ask_again);
    answer.headers.push_back({"ETag", std::string(etag)});
    if (has_etag(request.if_none_match, etag)) {
        answer.status = 304;
    } else {
        answer.own_body = std::move(body);
    }
    return answer;
}

HttpAnswer file_answer(const HttpRequest& request, const web_assets::Asset& file) {
    HttpAnswer answer = start_answer(200, request.tls, file.content_type,
                                     file.immutable ? kept_for_good : ask_again);
    std::string etag(file.etag);
    answer.shared_body = file.bytes;
    if (!file.brotli.empty() && accepts(request.accept_encoding, "br")) {
        answer.shared_body = file.brotli;
        answer.headers.push_back({"Content-Encoding", "br"});
        etag.insert(etag.size() - 1, "-br");
    } else if (!file.gzip.empty() && accepts(request.accept_encoding, "gzip")) {
        answer.shared_body = file.gzip;
        answer.headers.push_back({"Content-Encoding", "gzip"});
        etag.insert(etag.size() - 1, "-gz");
    }
    answer.headers.push_back({"Vary", "Accept-Encoding"});
    answer.headers.push_back({"ETag", etag});
    if (has_etag(request.if_none_match, etag)) {
        answer.status = 304;
        answer.shared_body = {};
    }
    return answer;
}

HttpAnswer problem_answer(unsigned status, std::string_view code, bool tls,
                          std::string_view detail) {
    std::string body = "{\"type\":\"about:blank\",\"title\":\"";
    body.append(title_of(status)).append("\",\"status\":").append(std::to_string(status));
    body.append(",\"code\":\"").append(code).append("\"");
    if (!detail.empty()) body.append(",\"detail\":").append(wire::string_text(detail));
    body.append("}");
    HttpAnswer answer = text_answer(status, tls, "application/problem+json", std::move(body));
    if (status == 405) answer.headers.push_back({"Allow", "GET, HEAD"});
    if (status == 426) answer.headers.push_back({"Upgrade", "websocket"});
    if (status == 503) answer.headers.push_back({"Retry-After", "2"});
    return answer;
}

HttpAnswer answer_http(const HttpRequest& request, const Site& site, const Health& health) {
    if (request.method != "GET" && request.method != "HEAD") {
        return problem_answer(405, "method_not_allowed", request.tls);
    }
    const auto path = request.target.substr(0, request.target.find('?'));
    if (path == "/healthz") return text_answer(200, request.tls, "text/plain; charset=utf-8", "ok");
    if (path == "/readyz") {
        return text_answer(health.failing.empty() ? 200 : 503, request.tls, "application/json",
                           ready_json(health));
    }
    if (path == "/version") {
        return text_answer(200, request.tls, "application/json", std::string(health.version_json));
    }
    if (path == "/ws") return problem_answer(426, "upgrade_required", request.tls);
    if (is_page(path)) return page_answer(request, site, path);
    if (const auto* file = site.find(path)) return file_answer(request, *file);
    return problem_answer(404, "not_found", request.tls);
}

}  // namespace kitchen_table::net
