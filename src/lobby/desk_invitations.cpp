// Invitations to the server, and requests for one.
#include "desk_parts.h"

#include "kitchen_table/lobby/ids.h"

#include <algorithm>

namespace kitchen_table::lobby {

namespace to_desk = wire::to_desk;
namespace from_desk = wire::from_desk;

namespace {

bool is_good(const store::InviteRow& invite, std::int64_t wall_ms) {
    const bool expired = invite.expires_ms != 0 && invite.expires_ms <= wall_ms;
    return invite.revoked_ms == 0 && invite.uses_left > 0 && !expired;
}

/// Whether this address has named too many codes that are none: then no code is looked up.
bool guesses_too_much(const Asking& asking) {
    const auto& context = asking.context;
    return context.memory.failed_codes.used_up(context.address, context.wall_ms);
}

wire::Text refuse_code(const Asking& asking) {
    const auto& context = asking.context;
    context.memory.failed_codes.use(context.address, context.wall_ms);
    return refuse(asking, "unknown_code");
}

}  // namespace

wire::Text carry_out(const Asking& asking, const to_desk::RequestInvite& request) {
    const auto& context = asking.context;
    const auto& person = asking.person;
    const bool is_in = !context.by_invitation || person.admitted_ms != 0;
    if (is_in) return refuse(asking, "already_admitted");
    const auto earlier = asking.store.invite_requests_of(person.id);
    if (std::ranges::find(earlier, "waiting", &store::InviteRequestRow::state) != earlier.end()) {
        return refuse(asking, "already_requested");
    }
    if (!context.memory.invite_requests.take(context.address, context.wall_ms)) {
        return refuse(asking, "rate_limited");
    }
    const auto key = new_id(context.entropy);
    store::InviteRequestRow row;
    row.id = new_id(context.entropy);
    row.key_hash = code_hash(key);
    row.person_id = person.id;
    row.name = request.name;
    row.reach = request.reach;
    row.line = request.line;
    row.created_ms = context.wall_ms;
    asking.store.put_invite_request(row);
    return from_desk::invite_requested(asking.request_id, key);
}

wire::Text carry_out(const Asking& asking, const to_desk::InviteState& request) {
    if (guesses_too_much(asking)) return refuse(asking, "rate_limited");
    const auto row = invite_request_of(asking.store, request.key);
    if (!row) return refuse_code(asking);
    return from_desk::invite_state(asking.request_id, row->state, row->name);
}

wire::Text carry_out(const Asking& asking, const to_desk::LookAtInvite& request) {
    if (guesses_too_much(asking)) return refuse(asking, "rate_limited");
    const auto invite = asking.store.invite_by_code(code_hash(request.code));
    if (invite && is_good(*invite, asking.context.wall_ms)) {
        return from_desk::invitation_to_server(asking.request_id, invite->note);
    }
    // It may be the code of a table. The lobby counts the failures.
    asking.happened.push_back(happened::AskLobby{request.code});
    return nullptr;
}

wire::Text carry_out(const Asking& asking, const to_desk::Redeem& request) {
    const auto& context = asking.context;
    const auto& person = asking.person;
    if (!context.by_invitation || person.admitted_ms != 0) return done(asking);
    if (guesses_too_much(asking)) return refuse(asking, "rate_limited");
    if (!asking.store.use_invite(code_hash(request.code), person.id, context.wall_ms)) {
        return refuse_code(asking);
    }
    asking.happened.push_back(happened::Admitted{person.id});
    return done(asking);
}

std::optional<store::InviteRequestRow> invite_request_of(store::Store& store,
                                                         std::string_view key) {
    return store.invite_request_by_key(code_hash(key));
}

}  // namespace kitchen_table::lobby
