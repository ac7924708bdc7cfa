// Events and views. A snapshot and the stream come from the same function, so they cannot differ.
#include "table_impl.h"

#include <algorithm>

namespace kitchen_table::table {
namespace {

/// What changed, and every time that runs: a page that asked again has been told a later one than
/// its viewpoint was shown.
wire::Members changes_of(const wire::Members& before, const wire::Members& now) {
    wire::Members changed = wire::changes(before, now);
    for (const auto& member : now) {
        const bool is_time = member.name == "turn_ms" || member.name == "next_round_ms";
        if (!is_time || member.value == "null") continue;
        const bool told = std::ranges::find(changed, member) != changed.end();
        if (!told) changed.push_back(member);
    }
    return changed;
}

}  // namespace

void Table::Impl::publish(Change change) {
    ++seq_;
    if (change.is_deal) dealt_->seq = seq_;
    persist(change);
    if (change.of_round) round_seq_ = seq_;
    arm_turn_clock();  // what everybody is told is the time of the turn that begins
    ring_.add(seq_, change.told);
    tell(change.told);
    announce();
}

void Table::Impl::tell(const Told& told) {
    std::map<Viewpoint, std::vector<ConnectionId>> listening;
    std::map<Viewpoint, wire::Members> now;
    for (auto& [connection, viewer] : viewers_) {
        const Viewpoint viewpoint = viewpoint_of(viewer.person);
        if (!viewer.shown) continue;
        if (!now.contains(viewpoint)) now.emplace(viewpoint, view_of(viewpoint));
        if (viewer.shown == viewpoint) listening[viewpoint].push_back(connection);
    }
    for (const auto& [viewpoint, connections] : listening) {
        const wire::Members changed = changes_of(shown_.at(viewpoint), now.at(viewpoint));
        outbox_.send(connections, wire::event(id_, seq_, told.to(viewpoint.seat), changed));
    }
    shown_ = std::move(now);
    for (auto& [connection, viewer] : viewers_) {
        if (viewer.shown && viewer.shown != viewpoint_of(viewer.person)) {
            tell_again(connection, viewer, told);
        }
    }
}

/// For somebody who now sees with other eyes: what happened, then the whole view.
void Table::Impl::tell_again(ConnectionId connection, Viewer& viewer, const Told& told) {
    const Viewpoint viewpoint = viewpoint_of(viewer.person);
    viewer.shown = viewpoint;
    outbox_.send({connection}, wire::event(id_, seq_, told.to(viewpoint.seat), std::nullopt));
    outbox_.send({connection}, wire::view(id_, seq_, shown_.at(viewpoint)));
}

Viewpoint Table::Impl::viewpoint_of(const Person& person) const {
    const auto seat = seats_.of_person(person.id);
    return {seat, is_host(person)};
}

wire::Members Table::Impl::view_of(const Viewpoint& viewpoint) const {
    wire::TableView view;
    view.ruleset = ruleset_;
    view.rules_json = rules_;
    view.line_json = line_;
    view.access = settings_.access;
    view.level = settings_.level;
    view.talk = settings_.talk;
    if (viewpoint.host && !invite_.empty()) view.invite = invite_;
    view.draining = draining_;
    view.state = to_text(state_);
    view.seats = seats_.views(settings_.level);
    view.host = host_.id.empty() ? std::nullopt : seats_.of_person(host_.id);
    view.you = viewpoint.seat;
    view.you_host = viewpoint.host;
    view.watchers = watchers();
    view.game = game_;
    view.round = round_;
    view.dealer = dealer_;
    view.totals = totals_;
    view.sheet_json = sheet_;
    view.ready.assign(ready_.begin(), ready_.end());
    if (state_ == State::between_rounds && !paused_ && !draining_) {
        view.next_round_ms = next_round_at_
                                 ? std::max<std::int64_t>(0, *next_round_at_ - now_.steady_ms)
                                 : next_round_left_ms_;
    }
    view.watching = settings_.watching;
    view.locked = settings_.locked;
    view.coach = settings_.coach;
    view.paused = paused_;
    view.turn_s = settings_.turn_s;
    if (turn_clock_ && turn_clock_->ends_at) view.turn_ms = turn_left_ms();
    view.winners = winners_;
    view.commitment = next_ ? next_->commitment : dealt_commitment_;
    view.contributed = seats_.contributed();
    view.shares = shares_shown();
    wire::Members members = wire::members(view);
    const wire::Members round =
        viewpoint.seat ? play_->view(*viewpoint.seat) : play_->spectator_view();
    members.insert(members.end(), round.begin(), round.end());
    return members;
}

void Table::Impl::announce() {
    Summary now = summary();
    if (announced_ == now) return;
    announced_ = now;
    outbox_.add(effect::Announce{std::move(now)});
}

void Table::Impl::done(ConnectionId connection, const std::string& request_id) {
    const auto to = wire::RefusalTo::request(request_id);
    outbox_.send({connection}, wire::done(request_id), Promise{connection, to});
}

void Table::Impl::refuse(ConnectionId connection, const wire::RefusalTo& to,
                         const std::string& members) {
    outbox_.send({connection}, wire::refused(to, members), Promise{connection, to});
}

const Viewer* Table::Impl::requester(ConnectionId connection, const wire::RefusalTo& to) {
    const auto found = viewers_.find(connection);
    if (dead_ || closed_ || found == viewers_.end()) {
        const std::string_view code = dead_     ? "storage_unavailable"
                                      : closed_ ? "unknown_table"
                                                : "not_seated";
        outbox_.add_now(effect::Send{{connection}, wire::refused(to, wire::refusal_members(code))});
        return nullptr;
    }
    if (outbox_.commits_waiting() >= around_.limits.waiting_commits_max) {
        outbox_.add_now(
            effect::Send{{connection}, wire::refused(to, wire::refusal_members("busy"))});
        return nullptr;
    }
    return &found->second;
}

}  // namespace kitchen_table::table
