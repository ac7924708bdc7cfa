// Who sat at a finished game, in a form that can be compared.
#pragma once

#include "kitchen_table/store/store.h"

#include <set>

namespace kitchen_table::store {

/// The ids of the people who sat at the game, each once; computers are not among them.
std::set<std::string> people_of(const GameRow& game);

/// The same text for the same people, another for others; empty for nobody.
std::string key_of(const std::set<std::string>& person_ids);

}  // namespace kitchen_table::store
