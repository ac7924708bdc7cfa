// The command line's side of the operators' socket.
#pragma once

#include <expected>
#include <filesystem>
#include <string>

namespace kitchen_table::app {

/// Sends one request (JSON) to the server that has this data folder open, and waits for its answer,
/// however long that takes. The error says in words why there is none: no server runs there, or it
/// is somebody else's.
std::expected<std::string, std::string> ask_server(const std::filesystem::path& folder,
                                                   const std::string& request);

}  // namespace kitchen_table::app
