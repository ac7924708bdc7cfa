// A copy of the file while it is in use.
#pragma once

#include "connection.h"

namespace kitchen_table::store::sqlite {

/// Copies everything that `source` sees to the new file `copy`, which appears whole or not at all.
/// Throws StoreError; `io` if the file exists already.
void back_up(Connection& source, const std::filesystem::path& copy);

}  // namespace kitchen_table::store::sqlite
