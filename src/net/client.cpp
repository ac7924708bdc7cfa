#include "client.h"

#include "kitchen_table/fair/bytes.h"

#include <algorithm>

namespace kitchen_table::net {

namespace {

constexpr std::string_view secure_name = "__Host-kt_device";
constexpr std::string_view plain_name = "kt_device";

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// The part after the last separator; `text` keeps what stands before it.
std::string_view take_last(std::string_view& text, char separator) {
    const auto at = text.rfind(separator);
    const auto last = at == std::string_view::npos ? text : text.substr(at + 1);
    text = at == std::string_view::npos ? std::string_view{} : text.substr(0, at);
    return trimmed(last);
}

bool looks_like_address(std::string_view text) {
    return !text.empty() && text.size() <= 45 &&
           text.find_first_not_of("0123456789abcdefABCDEF.:") == std::string_view::npos;
}

}  // namespace

Client client_behind(std::string_view peer, std::string_view forwarded_for,
                     std::string_view forwarded_proto, std::span<const std::string> trusted) {
    const auto is_trusted = [&](std::string_view address) {
        return std::ranges::find(trusted, address) != trusted.end();
    };
    Client client{std::string(peer), false};
    if (!is_trusted(peer)) return client;
    client.tls = take_last(forwarded_proto, ',') == "https";
    while (!forwarded_for.empty()) {
        const auto hop = take_last(forwarded_for, ',');
        if (!looks_like_address(hop)) break;
        client.address = hop;
        if (!is_trusted(hop)) break;
    }
    return client;
}

bool is_loopback_host(std::string_view host) {
    if (host.starts_with("[")) return host == "[::1]" || host.starts_with("[::1]:");
    const auto name = host.substr(0, host.find(':'));
    if (name == "localhost" || name.ends_with(".localhost")) return true;
    return name.starts_with("127.") && std::ranges::count(name, '.') == 3 &&
           name.find_first_not_of("0123456789.") == std::string_view::npos;
}

std::optional<std::string> device_token(std::string_view cookie_header, bool secure) {
    const auto wanted = secure ? secure_name : plain_name;
    while (!cookie_header.empty()) {
        const auto cookie = take_last(cookie_header, ';');
        const auto equals = cookie.find('=');
        if (equals == std::string_view::npos || cookie.substr(0, equals) != wanted) continue;
        const auto token = cookie.substr(equals + 1);
        if (token.size() == 64 &&
            token.find_first_not_of("0123456789abcdef") == std::string_view::npos) {
            return std::string(token);
        }
    }
    return std::nullopt;
}

std::string new_device_token() {
    return fair::to_hex(fair::random_bytes32());
}

std::string device_cookie(std::string_view token, bool secure) {
    std::string cookie(secure ? secure_name : plain_name);
    cookie.append("=").append(token);
    cookie +=
        "; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax";  // 400 days, what browsers allow
    if (secure) cookie += "; Secure";
    return cookie;
}

store::Hash token_hash(std::string_view token) {
    return fair::sha256(fair::bytes_of(token));
}

}  // namespace kitchen_table::net
