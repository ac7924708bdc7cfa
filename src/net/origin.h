// Which pages may open a socket (reliability.md T3): the server's own, and those of a list.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace kitchen_table::net {

/// Whether a page of `origin` may connect to a server that it reached as `host` (the Host header).
/// Compared byte by byte, scheme and port included; an empty origin (none sent) and "null" never
/// may.
bool origin_allowed(std::string_view origin, std::string_view host, bool tls,
                    std::span<const std::string> allowed);

}  // namespace kitchen_table::net
