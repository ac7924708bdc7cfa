// Devices, and everything about a person: to take along or to have deleted.
#include "desk_parts.h"

#include "kitchen_table/lobby/ids.h"

#include <algorithm>

namespace kitchen_table::lobby {

namespace to_desk = wire::to_desk;
namespace from_desk = wire::from_desk;

namespace {

std::vector<from_desk::Device> devices_of_asker(const Asking& asking) {
    std::vector<from_desk::Device> devices;
    for (const auto& row : asking.store.devices_of(asking.person.id)) {
        devices.push_back(
            {row.id, row.name, row.id == asking.context.device_id, row.created_ms, row.seen_ms});
    }
    return devices;
}

/// Everything that is stored about the asker but their games.
from_desk::Export export_of_asker(const Asking& asking) {
    auto& store = asking.store;
    const auto& person = asking.person;
    from_desk::Export part;
    part.id = person.id;
    part.name = person.name;
    part.created_ms = person.created_ms;
    part.seen_ms = person.seen_ms;
    part.admitted_ms = person.admitted_ms;
    part.muted_until_ms = person.muted_until_ms;
    part.banned_until_ms = person.banned_until_ms;
    part.devices = devices_of_asker(asking);
    for (const auto& [key, value] : store.preferences(person.id, ""))
        part.preferences.push_back({key, value});
    for (const auto& row : store.invite_requests_of(person.id)) {
        part.invite_requests.push_back(
            {row.name, row.reach, row.line, row.state, row.created_ms, row.decided_ms});
    }
    for (const auto& row : store.reports(false)) {
        if (row.reporter_id != person.id) continue;
        part.reports.push_back({row.at_ms, row.table_id, row.reported_id, row.about});
    }
    return part;
}

}  // namespace

wire::Text carry_out(const Asking& asking, const to_desk::MakeSignIn&) {
    const auto& context = asking.context;
    if (std::ssize(asking.store.devices_of(asking.person.id)) >= devices_max) {
        return refuse(asking, "too_many");
    }
    const auto code = new_id(context.entropy);
    asking.store.put_sign_in(code_hash(code), asking.person.id, context.wall_ms + sign_in_valid_ms);
    return from_desk::sign_in_code(asking.request_id, code, sign_in_valid_ms);
}

wire::Text carry_out(const Asking& asking, const to_desk::Devices&) {
    return from_desk::devices(asking.request_id, devices_of_asker(asking));
}

wire::Text carry_out(const Asking& asking, const to_desk::RemoveDevice& request) {
    const auto devices = asking.store.devices_of(asking.person.id);
    // Somebody else's device looks like one that is not there.
    if (std::ranges::find(devices, request.device, &store::DeviceRow::id) == devices.end()) {
        return refuse_value(asking, "device", "is none of yours");
    }
    asking.store.remove_device(request.device);
    asking.happened.push_back(happened::DeviceGone{asking.person.id, request.device});
    return done(asking);
}

wire::Text carry_out(const Asking& asking, const to_desk::ExportMe& request) {
    const auto& context = asking.context;
    if (request.after) {
        const auto part = games_after(asking, request.after);
        if (!part) return refuse_value(asking, "after", "is no place in what is exported");
        return from_desk::exported(asking.request_id, part->games, part->next);
    }
    if (!context.memory.exports.take(asking.person.id, context.wall_ms)) {
        return refuse(asking, "rate_limited");
    }
    return from_desk::exported(asking.request_id, export_of_asker(asking), first_games());
}

wire::Text carry_out(const Asking& asking, const to_desk::DeleteMe&) {
    asking.store.delete_person(asking.person.id);
    asking.context.memory.forget_leaders();
    asking.happened.push_back(happened::PersonGone{asking.person.id});
    return done(asking);
}

std::optional<store::PersonRow> sign_in(store::Store& store, std::string_view code,
                                        const store::Hash& token_hash,
                                        const std::string& device_name, table::Entropy& entropy,
                                        std::int64_t wall_ms) {
    const auto person_id = store.take_sign_in(code_hash(code), wall_ms);
    if (!person_id) return std::nullopt;
    auto person = store.person_by_id(*person_id);
    if (!person) return std::nullopt;
    store.put_device({new_id(entropy), token_hash, person->id, device_name, wall_ms, wall_ms});
    return person;
}

}  // namespace kitchen_table::lobby
