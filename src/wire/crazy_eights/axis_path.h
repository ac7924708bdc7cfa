// Paths of axes: `queen`, or `effect.2` for one entry of a table.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace kitchen_table::wire::crazy_eights {

struct AxisPath {
    std::string axis, entry;  // `entry` is empty where the path names a whole axis
};

AxisPath split(std::string_view path);

/// The axes and entries in which two whole rules values (as JSON) differ, in the order of the axes.
std::vector<std::string> changed_paths(const nlohmann::json& before, const nlohmann::json& after);

}  // namespace kitchen_table::wire::crazy_eights
