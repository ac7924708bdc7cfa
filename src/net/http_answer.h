// What the server answers over HTTP, without sockets: routes, caching, compressed forms, errors.
#pragma once

#include "kitchen_table/net/security_headers.h"
#include "kitchen_table/net/site.h"

#include <string>
#include <string_view>
#include <vector>

namespace kitchen_table::net {

struct HttpRequest {
    std::string_view method, target, host, accept_encoding, if_none_match, cookie;
    bool tls = false;
};

/// What the endpoints report; empty `failing` means ready.
struct Health {
    std::vector<std::string_view> failing;  // starting, draining, storage
    std::string_view version_json;
};

struct HttpAnswer {
    unsigned status = 200;
    std::vector<Header> headers;
    std::string own_body;          // where the body is made for this answer
    std::string_view shared_body;  // else bytes of the site
    std::string_view body() const {
        return own_body.empty() ? shared_body : std::string_view(own_body);
    }
};

/// Answers a request that is no WebSocket upgrade. Security headers are included.
HttpAnswer answer_http(const HttpRequest& request, const Site& site, const Health& health);

/// A file of a site in the form the browser takes best, or 304 if it has it already.
HttpAnswer file_answer(const HttpRequest& request, const web_assets::Asset& file);

/// A body made for this answer, which nobody keeps.
HttpAnswer text_answer(unsigned status, bool tls, std::string_view type, std::string body);

/// The same, with a name for what it says: 304 if the browser has it already. `for_good`: the
/// address will never say anything else; otherwise the browser must ask each time.
HttpAnswer named_answer(const HttpRequest& request, std::string_view type, std::string body,
                        std::string_view etag, bool for_good);

/// An error as problem+json (RFC 9457); `code` as in refusals, `detail` in words if there is more
/// to say.
HttpAnswer problem_answer(unsigned status, std::string_view code, bool tls,
                          std::string_view detail = {});

}  // namespace kitchen_table::net
