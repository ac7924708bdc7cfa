#include "operators.h"

#include "data_folder.h"

#include <system_error>

namespace kitchen_table::app {

std::expected<net::Operators, std::string> operators_of(const Config& config,
                                                        store::SqliteStore& store) {
    const std::filesystem::path folder(config.data);
    net::Operators operators;
    operators.socket = admin_socket_path(folder);
    if (!config.allowed_origins.empty()) operators.address = config.allowed_origins.front();
    operators.back_up = [&store, folder](const std::string& file) {
        return back_up(store, folder, file);
    };
    if (config.admin_port == 0) return operators;
    auto token = open_admin_token(folder);
    if (!token) return std::unexpected(std::move(token.error()));
    operators.page_port = static_cast<std::uint16_t>(config.admin_port);
    operators.page_token = *std::move(token);
    operators.page_site = net::Site::embedded_admin();
    return operators;
}

std::expected<net::BackedUp, std::string> back_up(store::SqliteStore& store,
                                                  const std::filesystem::path& folder,
                                                  const std::string& file) {
    const auto path = std::filesystem::absolute(folder / file);
    try {
        store.backup_to(path);
    } catch (const store::StoreError& error) {
        return std::unexpected(error.what());
    }
    const auto checked = store::check_backup(path);
    if (!checked) return std::unexpected(checked.error());
    std::error_code error;
    const auto bytes = std::filesystem::file_size(path, error);
    if (error) return std::unexpected(path.string() + ": " + error.message());
    return net::BackedUp{path.string(), bytes, checked->rows};
}

}  // namespace kitchen_table::app
