// What the operators' page listener answers, without sockets: its files, and which requests may
// command. Whoever can open a page in a browser of this machine can reach it, so a command must
// show the token, come from the page itself, and be addressed to this machine by name (a foreign
// name that leads here is DNS rebinding).
#pragma once

#include "http_answer.h"

#include "kitchen_table/store/store.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kitchen_table::net {

inline constexpr int wrong_tokens_per_minute = 10;

struct AdminHttpRequest {
    HttpRequest http;
    std::string_view origin, authorization;
};

class AdminGate {
public:
    /// Serves `site`, whose page is /admin.html, on this port; `token` is not empty.
    AdminGate(const Site& site, std::string_view token, std::uint16_t port);

    /// The answer, or nullopt where the request's body is a command to carry out. 403 for another
    /// host or origin, 401 for a wrong token, 429 after too many of them, else 404.
    std::optional<HttpAnswer> answer(const AdminHttpRequest& request, std::int64_t steady_ms);

private:
    std::optional<HttpAnswer> command_problem(const AdminHttpRequest& request,
                                              std::int64_t steady_ms);
    bool is_own_host(std::string_view host) const;

    const Site& site_;
    store::Hash token_hash_;  // hashes are compared, so that time tells nothing about the token
    std::string port_;
    int wrong_tokens_ = 0;
    std::int64_t wrong_since_ms_ = 0;  // of the first wrong token of this minute
};

}  // namespace kitchen_table::net
