// What the program gives a server for its operators: the socket and the page's token in the data
// folder, and backups of the database.
#pragma once

#include "config.h"

#include "kitchen_table/net/operators.h"
#include "kitchen_table/store/sqlite_store.h"

#include <expected>
#include <string>

namespace kitchen_table::app {

/// As the configuration has it; `store` outlives the server. The error says in words what stands in
/// the way of the page's token.
std::expected<net::Operators, std::string> operators_of(const Config& config,
                                                        store::SqliteStore& store);

/// Copies the store to a new file and checks the copy; a relative name is in `folder`. The error
/// says in words why there is no copy.
std::expected<net::BackedUp, std::string> back_up(store::SqliteStore& store,
                                                  const std::filesystem::path& folder,
                                                  const std::string& file);

}  // namespace kitchen_table::app
