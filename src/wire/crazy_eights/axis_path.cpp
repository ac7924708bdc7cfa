#include "axis_path.h"

#include "axes.h"

#include <nlohmann/json.hpp>

namespace kitchen_table::wire::crazy_eights {

AxisPath split(std::string_view path) {
    const auto dot = path.find('.');
    if (dot == std::string_view::npos) return {std::string(path), ""};
    return {std::string(path.substr(0, dot)), std::string(path.substr(dot + 1))};
}

std::vector<std::string> changed_paths(const nlohmann::json& before, const nlohmann::json& after) {
    std::vector<std::string> paths;
    for (const auto& axis : axes()) {
        const std::string name(axis.name);
        if (before.at(name) == after.at(name)) continue;
        if (!axis.is_table) {
            paths.push_back(name);
            continue;
        }
        for (const auto& entry : after.at(name).items()) {
            if (before.at(name).at(entry.key()) != entry.value()) {
                paths.push_back(name + "." + entry.key());
            }
        }
    }
    return paths;
}

}  // namespace kitchen_table::wire::crazy_eights
