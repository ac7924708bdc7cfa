// The headers that stand on every answer of the server, errors included.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace kitchen_table::net {

struct Header {
    std::string name;
    std::string value;
    friend bool operator==(const Header&, const Header&) = default;
};

/// The security headers; under TLS with Strict-Transport-Security as the last. They live as long as
/// the program.
std::span<const Header> security_headers(bool tls);

}  // namespace kitchen_table::net
