// The browser client's files as a fixed map from path to bytes, made once when the server starts:
// answering a request never touches the file system (reliability.md T18).
#pragma once

#include "kitchen_table/web_assets/assets.h"

#include <deque>
#include <expected>
#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <string_view>

namespace kitchen_table::net {

class Site {
public:
    /// The files inside the program.
    static Site embedded();

    /// The files of the operators' page inside the program; the page itself is /admin.html.
    static Site embedded_admin();

    /// The files of a folder, read now; `name.gz` and `name.br` beside a file are its compressed
    /// forms. The error says in words why the folder cannot be served: it is missing, or has no
    /// index.html.
    static std::expected<Site, std::string> from_folder(const std::filesystem::path& folder);

    /// The file with exactly this path ("/assets/app-1a2b.js"), or nullptr.
    const web_assets::Asset* find(std::string_view path) const;

    /// The client's page for an address that its router knows. The page of a table is a file of its
    /// own where there is one: it names what a table needs, which is then on its way at once.
    /// `known`: this browser has been here before, and may have a seat to come back to.
    const web_assets::Asset& page(std::string_view path, bool known) const;

private:
    static Site holding(std::span<const web_assets::Asset> assets);

    std::map<std::string, web_assets::Asset, std::less<>> files_;
    std::deque<std::string>
        texts_;  // what the views in files_ point into, where it is not in the program
};

}  // namespace kitchen_table::net
