// The reader of positions, for files that hold many of them.
#pragma once

#include "kitchen_table/wire/crazy_eights/scenario.h"

#include "json_reader.h"

namespace kitchen_table::wire::crazy_eights {

/// Reads a position; what is wrong is reported to the reader, and the result is then of no use.
Position read_position(const JsonReader& value, const Rulesets& rulesets);

}  // namespace kitchen_table::wire::crazy_eights
