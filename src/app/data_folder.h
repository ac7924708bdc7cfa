// The folder that the server writes to, and the secrets in it: the key that seals the secrets of
// rounds at rest, and the token of the operators' page.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <string>

namespace kitchen_table::app {

using SealingKey = std::array<std::uint8_t, 32>;

/// Makes the folder (for its owner only) if there is none, and reads the file `key` in it, made
/// with mode 0600 if there is none. The error says in words what stands in the way.
std::expected<SealingKey, std::string> open_data_folder(const std::filesystem::path& folder);

/// Where the operators reach the server that has this folder open.
std::filesystem::path admin_socket_path(const std::filesystem::path& folder);

/// The token of the operators' page, 256 bits in hexadecimal, from the file `admin-token` of the
/// folder; the second makes it with mode 0600 if there is none. The error says in words what stands
/// in the way.
std::expected<std::string, std::string> read_admin_token(const std::filesystem::path& folder);
std::expected<std::string, std::string> open_admin_token(const std::filesystem::path& folder);

}  // namespace kitchen_table::app
