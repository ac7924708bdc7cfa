// Ids that nobody can guess: of tables (whoever has a table's id may join it) and of people.
#pragma once

#include "kitchen_table/table/table.h"

#include <string>

namespace kitchen_table::lobby {

/// 128 random bits as 26 characters of base32 (`a`–`z`, `2`–`7`).
std::string new_id(table::Entropy& entropy);

}  // namespace kitchen_table::lobby
