#pragma once

// The browser client, held inside the program: a fixed list of files, made at build time from
// web/dist by scripts/embed_files.cmake. When the client was not built, the list holds a
// single page that says so.

#include <span>
#include <string_view>

namespace kitchen_table::web_assets {

struct Asset {
    std::string_view path;          // as requested, from the root: "/index.html"
    std::string_view content_type;  // complete header value, with charset for text
    std::string_view etag;          // strong, quotes included: "\"3f…\"", from the identity bytes
    std::string_view bytes;         // the file itself
    std::string_view gzip;          // the same, compressed; empty when there is none
    std::string_view brotli;        // the same, compressed; empty when there is none
    bool immutable = false;         // its name contains a hash of its content
};

// All files, sorted by path in byte order, so that a binary search finds one. Lives as long as
// the program; never empty.
std::span<const Asset> assets();

// The operators' page in the same way, from web/dist-admin; never served by the public listener.
std::span<const Asset> admin_assets();

}  // namespace kitchen_table::web_assets
