#include "kitchen_table/net/security_headers.h"

#include <array>

namespace kitchen_table::net {

std::span<const Header> security_headers(bool tls) {
    static const std::array<Header, 6> headers{{
        {"Content-Security-Policy",
         "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
         "connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; "
         "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"},
        {"X-Content-Type-Options", "nosniff"},
        {"Referrer-Policy", "no-referrer"},  // an invite link must not travel on
        {"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"},
        {"Cross-Origin-Opener-Policy", "same-origin"},
        {"Strict-Transport-Security", "max-age=31536000"},
    }};
    const std::span<const Header> all{headers};
    return tls ? all : all.first(all.size() - 1);
}

}  // namespace kitchen_table::net
