// The axes of a rules value, each declared once: its name, how it is written and how it is read.
#pragma once

#include "json_reader.h"

#include "kitchen_table/rules/crazy_eights/rules_value.h"

#include <span>
#include <string_view>

namespace kitchen_table::wire::crazy_eights {

struct Axis {
    using Rules = kitchen_table::rules::crazy_eights::Rules;

    std::string_view name;
    nlohmann::json (*write)(const Rules& rules);
    /// Sets the axis in `rules`; what cannot be read is reported and left as it is. `partial`
    /// allows a table to name only some of its entries.
    void (*read)(const JsonReader& value, bool partial, Rules& rules);
    /// Whether a change gives only the entries that differ: effect, values, pickup.
    bool is_table = false;
};

/// All 33, in the order of docs/formats.md.
std::span<const Axis> axes();

/// nullptr if there is no axis of that name.
const Axis* find_axis(std::string_view name);

}  // namespace kitchen_table::wire::crazy_eights
