// Who is at the other end of a connection: the address and scheme as a trusted proxy reports them,
// and the device's cookie (decisions.md 8).
#pragma once

#include "kitchen_table/store/store.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace kitchen_table::net {

struct Client {
    std::string address;
    bool tls = false;  // as far as the browser is concerned
};

/// The client behind `peer`. `forwarded_for` and `forwarded_proto` are the X-Forwarded headers;
/// they count only where the peer is a trusted proxy, and then the right-most address that is none
/// of ours (reliability.md T27).
Client client_behind(std::string_view peer, std::string_view forwarded_for,
                     std::string_view forwarded_proto, std::span<const std::string> trusted);

/// Whether the Host header names this very machine: localhost, 127.0.0.0/8 or [::1], with or
/// without port.
bool is_loopback_host(std::string_view host);

/// Whether the device's cookie is the Secure one with the `__Host-` prefix: under TLS and on
/// loopback.
inline bool secure_cookie(bool tls, std::string_view host) {
    return tls || is_loopback_host(host);
}

/// The device's token in a Cookie header, if there is one that this server could have made.
std::optional<std::string> device_token(std::string_view cookie_header, bool secure);

/// 256 new random bits as text.
std::string new_device_token();

/// The Set-Cookie header's value for a token.
std::string device_cookie(std::string_view token, bool secure);

/// What is stored of a token.
store::Hash token_hash(std::string_view token);

}  // namespace kitchen_table::net
