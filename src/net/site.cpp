#include "kitchen_table/net/site.h"

#include "kitchen_table/fair/bytes.h"

#include <array>
#include <fstream>
#include <sstream>

namespace kitchen_table::net {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t file_bytes_max = 16 * 1024 * 1024;

std::string_view content_type_of(std::string_view path) {
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 14> types{{
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".svg", "image/svg+xml"},
        {".json", "application/json"},
        {".webmanifest", "application/manifest+json"},
        {".ftl", "text/plain; charset=utf-8"},
        {".txt", "text/plain; charset=utf-8"},
        {".png", "image/png"},
        {".ico", "image/x-icon"},
        {".webp", "image/webp"},
        {".woff2", "font/woff2"},
        {".mp3", "audio/mpeg"},
        {".map", "application/json"},
    }};
    for (const auto& [ending, type] : types) {
        if (path.ends_with(ending)) return type;
    }
    return "application/octet-stream";
}

std::optional<std::string> read_file(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    if (!in) return std::nullopt;
    return std::move(text).str();
}

bool is_compressed_form(const fs::path& file) {
    const bool by_name = file.extension() == ".gz" || file.extension() == ".br";
    return by_name && fs::exists(fs::path(file).replace_extension());
}

}  // namespace

Site Site::embedded() {
    return holding(web_assets::assets());
}

Site Site::embedded_admin() {
    return holding(web_assets::admin_assets());
}

Site Site::holding(std::span<const web_assets::Asset> assets) {
    Site site;
    for (const web_assets::Asset& asset : assets)
        site.files_.emplace(asset.path, asset);
    return site;
}

std::expected<Site, std::string> Site::from_folder(const fs::path& folder) {
    Site site;
    const auto keep = [&site](std::string text) -> std::string_view {
        return site.texts_.emplace_back(std::move(text));
    };
    std::error_code error;
    for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        const fs::path& file = entry->path();
        if (!entry->is_regular_file() || entry->is_symlink() || is_compressed_form(file)) continue;
        if (entry->file_size() > file_bytes_max)
            return std::unexpected(file.string() + " is larger than 16 MiB");
        auto bytes = read_file(file);
        if (!bytes) return std::unexpected("cannot read " + file.string());
        const auto digest = fair::sha256(fair::bytes_of(*bytes));
        web_assets::Asset asset;
        asset.path = keep("/" + fs::relative(file, folder).generic_string());
        asset.content_type = content_type_of(asset.path);
        asset.etag = keep('"' + fair::to_hex(fair::Bytes(digest).first(16)) + '"');
        asset.bytes = keep(std::move(*bytes));
        asset.gzip = keep(read_file(file.string() + ".gz").value_or(""));
        asset.brotli = keep(read_file(file.string() + ".br").value_or(""));
        asset.immutable = asset.path.starts_with("/assets/");
        site.files_.emplace(asset.path, asset);
    }
    if (error) return std::unexpected(folder.string() + ": " + error.message());
    if (!site.find("/index.html")) return std::unexpected(folder.string() + " has no index.html");
    return site;
}

const web_assets::Asset* Site::find(std::string_view path) const {
    const auto found = files_.find(path);
    return found == files_.end() ? nullptr : &found->second;
}

const web_assets::Asset& Site::page(std::string_view path, bool known) const {
    const auto own = known ? "/table.html" : "/guest.html";
    const web_assets::Asset* of_table = path.starts_with("/t/") ? find(own) : nullptr;
    return of_table != nullptr ? *of_table : *find("/index.html");
}

}  // namespace kitchen_table::net
