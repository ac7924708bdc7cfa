#include "origin.h"

#include <algorithm>

namespace kitchen_table::net {

bool origin_allowed(std::string_view origin, std::string_view host, bool tls,
                    std::span<const std::string> allowed) {
    if (origin.empty() || origin == "null") return false;
    if (std::ranges::find(allowed, origin) != allowed.end()) return true;
    const std::string_view scheme = tls ? "https://" : "http://";
    return !host.empty() && origin.starts_with(scheme) && origin.substr(scheme.size()) == host;
}

}  // namespace kitchen_table::net
