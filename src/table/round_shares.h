// Who sits at each seat of a round as KT-FAIR-1 counts it, and what they added to its shuffle.
#pragma once

#include "kitchen_table/fair/kt_fair.h"
#include "kitchen_table/wire/table_body.h"

#include <vector>

namespace kitchen_table::table {

/// The shares that a round was dealt with, by seat. Throws std::runtime_error where a stored
/// contribution is not 64 hexadecimal digits: such a round cannot be dealt again.
std::vector<fair::SeatShare> shares_of(const wire::StoredRound& round);

}  // namespace kitchen_table::table
