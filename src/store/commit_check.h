// What every store asks of a commit before it looks at its own contents.
#pragma once

#include "kitchen_table/store/store.h"

namespace kitchen_table::store {

/// Throws StoreError `corrupt` if a row of the commit names another table than the commit itself.
void check_one_table(const TableCommit& commit);

}  // namespace kitchen_table::store
