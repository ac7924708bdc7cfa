// The folder that the server writes to, and the key in it that seals the secrets of rounds at rest.
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

}  // namespace kitchen_table::app
