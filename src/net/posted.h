// What a POST has to be before anything is made of it: JSON from one of the server's own pages.
#pragma once

#include "http_answer.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace kitchen_table::net {

/// A POST with what decides whether it is listened to.
struct Posted {
    const HttpRequest& http;
    std::string_view content_type, origin;
    std::span<const std::string> allowed_origins;
};

/// 415 for another content type than `application/json`, 403 `origin_refused` for another page's;
/// nullopt if the body may be read.
std::optional<HttpAnswer> posted_problem(const Posted& request);

}  // namespace kitchen_table::net
