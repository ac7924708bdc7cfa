#include "kitchen_table/lobby/desk.h"

#include "desk_parts.h"

#include "kitchen_table/fair/bytes.h"
#include "kitchen_table/lobby/times.h"

namespace kitchen_table::lobby {

namespace {

// A board is kept for each ruleset that somebody named, whether there is one or not.
constexpr std::size_t boards_max = 64;

}  // namespace

DeskMemory::DeskMemory(const DeskLimits& limits)
    : invite_requests(limits.invite_requests_per_hour, hour_ms),
      failed_codes(limits.failed_codes_per_minute, minute_ms),
      exports(limits.exports_per_hour, hour_ms),
      kept_ms_(limits.leaders_kept_ms) {}

const std::vector<store::Standing>& DeskMemory::leaders(store::Store& store,
                                                        const std::string& ruleset, int days,
                                                        std::int64_t wall_ms) {
    const std::pair key(ruleset, days);
    const auto kept = boards_.find(key);
    if (kept != boards_.end() && wall_ms - kept->second.at_ms < kept_ms_) {
        return kept->second.standings;
    }
    if (boards_.size() >= boards_max) boards_.clear();
    const std::int64_t since_ms = days == 0 ? 0 : wall_ms - days * day_ms;
    auto& board = boards_[key];
    board = {wall_ms, store.leaders(ruleset, since_ms, wall_ms, leaders_max)};
    return board.standings;
}

store::Hash code_hash(std::string_view code) {
    return fair::sha256(fair::bytes_of(code));
}

wire::Text done(const Asking& asking) {
    return wire::done(asking.request_id);
}

wire::Text refuse(const Asking& asking, std::string_view code) {
    return wire::refused(wire::RefusalTo::request(asking.request_id), wire::refusal_members(code));
}

wire::Text refuse_value(const Asking& asking, std::string_view field, std::string_view problem) {
    return wire::refused(wire::RefusalTo::request(asking.request_id),
                         wire::refusal_members("bad_value", field, problem));
}

DeskAnswer answer(store::Store& store, const DeskContext& context,
                  const wire::to_server::AtDesk& request) {
    DeskAnswer answer;
    Asking asking{store, context, request.request_id, {}, answer.happened};
    auto person = store.person_by_id(context.person_id);
    // Whatever a deleted person still asks must leave nothing behind.
    if (!person) {
        answer.text = refuse(asking, "unknown_person");
        return answer;
    }
    asking.person = *std::move(person);
    const bool admitted = !context.by_invitation || asking.person.admitted_ms != 0;
    answer.text =
        may_ask(admitted, request)
            ? std::visit([&](const auto& what) { return carry_out(asking, what); }, request.what)
            : refuse(asking, "no_invite");
    return answer;
}

}  // namespace kitchen_table::lobby
