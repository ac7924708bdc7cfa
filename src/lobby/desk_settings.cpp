// What somebody opens tables with: the last time, and under a name.
#include "desk_parts.h"

#include <algorithm>

namespace kitchen_table::lobby {

namespace to_desk = wire::to_desk;
namespace from_desk = wire::from_desk;

namespace {

// Keys of preferences (store.h).
constexpr std::string_view last_table_key = "last_table";
constexpr std::string_view preset_prefix = "preset.";

std::string key_of_preset(const std::string& name) {
    return std::string(preset_prefix) + name;
}

}  // namespace

wire::Text carry_out(const Asking& asking, const to_desk::SavedSettings&) {
    auto& store = asking.store;
    std::vector<from_desk::Preset> presets;
    for (const auto& [key, value] :
         store.preferences(asking.person.id, std::string(preset_prefix))) {
        presets.push_back({key.substr(preset_prefix.size()), value});
    }
    const auto last = store.preference(asking.person.id, std::string(last_table_key));
    return from_desk::saved_settings(asking.request_id, last, presets);
}

wire::Text carry_out(const Asking& asking, const to_desk::SavePreset& request) {
    auto& store = asking.store;
    const auto key = key_of_preset(request.name);
    const auto presets = store.preferences(asking.person.id, std::string(preset_prefix));
    const bool is_new = std::ranges::find(presets, key, [](const auto& preset) {
                            return preset.first;
                        }) == presets.end();
    if (is_new && std::ssize(presets) >= presets_max) return refuse(asking, "too_many");
    store.put_preference(asking.person.id, key, request.settings);
    return done(asking);
}

wire::Text carry_out(const Asking& asking, const to_desk::DropPreset& request) {
    asking.store.drop_preference(asking.person.id, key_of_preset(request.name));
    return done(asking);
}

void remember_last_table(store::Store& store, const std::string& person_id,
                         const std::string& settings_json) {
    if (!store.person_by_id(person_id)) return;
    store.put_preference(person_id, std::string(last_table_key), settings_json);
}

}  // namespace kitchen_table::lobby
