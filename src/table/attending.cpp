// Who is connected: attaching, resuming, watching, going.
#include "table_impl.h"

#include <algorithm>

namespace kitchen_table::table {

void Table::Impl::carry_out(const command::Attach& attach) {
    if (dead_) return;  // whoever reloads the table attaches everybody again
    if (closed_) {
        const auto to = attach.request_id.empty() ? wire::RefusalTo{}
                                                  : wire::RefusalTo::request(attach.request_id);
        outbox_.add_now(effect::Send{{attach.connection},
                                     wire::refused(to, wire::refusal_members("unknown_table"))});
        return;
    }
    if (const auto reason = why_not_attend(attach.person)) {
        const auto to = attach.request_id.empty() ? wire::RefusalTo{}
                                                  : wire::RefusalTo::request(attach.request_id);
        outbox_.add_now(
            effect::Send{{attach.connection}, wire::refused(to, wire::refusal_members(*reason))});
        outbox_.add_now(effect::Removed{attach.connection, *reason});
        return forget_viewer(attach.connection);
    }
    deserted_since_.reset();
    const auto seat = seats_.of_person(attach.person.id);
    const bool was_here = viewers_.contains(attach.connection);
    viewers_[attach.connection] = {attach.person, std::nullopt};
    Change change;
    bool changed = !was_here;
    if (settings_.access == Access::private_ && add_guest(attach.person.id)) {
        change.store_table = true;
        changed = true;
    }
    if (seat) {
        changed = attach_to_seat(*seat, attach, change) || changed;
    } else if (changed) {
        change.told.add(wire::notice::watchers(watchers()));
    }
    if (changed) publish(std::move(change));
    show_table(attach.connection, attach.seen_seq);
    if (!was_here) show_talk(attach.connection);
}

/// Why the table is closed to this person; nullopt if it is not. Where nobody may watch, whoever
/// could sit down may come and look.
std::optional<std::string> Table::Impl::why_not_attend(const Person& person) const {
    if (removed_.contains(person.id)) return "removed";
    const bool may_stay = settings_.watching || is_host(person) || seats_.of_person(person.id) ||
                          (seat_for(person) && (!settings_.locked || seats_.left_by(person.id)));
    return may_stay ? std::nullopt : std::optional<std::string>("no_watching");
}

/// A round begins: where nobody may watch, whoever has found no seat goes. They are told when the
/// deal is stored.
std::vector<ConnectionId> Table::Impl::see_watchers_off() {
    std::vector<ConnectionId> leaving;
    for (const auto& [connection, viewer] : viewers_) {
        if (!settings_.watching && why_not_attend(viewer.person)) leaving.push_back(connection);
    }
    for (const ConnectionId connection : leaving)
        viewers_.erase(connection);
    if (viewers_.empty() && !deserted_since_) deserted_since_ = now_.steady_ms;
    return leaving;
}

/// The connection was a watcher's and the table is closed to them now.
void Table::Impl::forget_viewer(ConnectionId connection) {
    if (viewers_.erase(connection) == 0) return;
    if (viewers_.empty()) deserted_since_ = now_.steady_ms;
    Change change;
    change.told.add(wire::notice::watchers(watchers()));
    publish(std::move(change));
}

/// Whether anything changed that others can see.
bool Table::Impl::attach_to_seat(int seat, const command::Attach& attach, Change& change) {
    replace_others_of(attach.person, attach.connection);
    SeatState& state = seats_.at(seat);
    const bool changed = !state.here() || state.driven || state.person.name != attach.person.name;
    if (state.driven) change.told.add(wire::notice::back(seat, attach.person.name));
    seats_.attach(seat, attach.person, attach.connection);
    if (is_host(attach.person)) host_ = attach.person;
    return changed;
}

/// What was missed, if it is known what that is, and then the view.
void Table::Impl::show_table(ConnectionId connection, std::optional<std::uint64_t> seen_seq) {
    Viewer& viewer = viewers_.at(connection);
    const Viewpoint viewpoint = viewpoint_of(viewer.person);
    if (const auto missed = seen_seq ? ring_.since(*seen_seq, seq_) : std::nullopt) {
        for (const PastEvent& event : *missed) {
            outbox_.send({connection},
                         wire::event(id_, event.seq, event.told.to(viewpoint.seat), std::nullopt));
        }
    }
    viewer.shown = viewpoint;
    wire::Members view = view_of(viewpoint);
    outbox_.send({connection}, wire::view(id_, seq_, view));
    shown_.try_emplace(viewpoint, std::move(view));
}

/// Only the newest connection of somebody who has a seat stays.
void Table::Impl::replace_others_of(const Person& person, ConnectionId newest) {
    for (auto entry = viewers_.begin(); entry != viewers_.end();) {
        const bool older = entry->first != newest && entry->second.person.id == person.id;
        if (older) outbox_.add_now(effect::Replaced{entry->first});
        entry = older ? viewers_.erase(entry) : std::next(entry);
    }
}

void Table::Impl::carry_out(const command::Detach& detach) {
    const auto found = viewers_.find(detach.connection);
    if (dead_ || closed_ || found == viewers_.end()) return;
    const Person person = found->second.person;
    const auto seat = seats_.of_person(person.id);
    viewers_.erase(found);
    if (viewers_.empty()) deserted_since_ = now_.steady_ms;
    Change change;
    if (seat) {
        seats_.at(*seat).connection = 0;
        seats_.at(*seat).away_since = now_.steady_ms;
    } else {
        change.told.add(wire::notice::watchers(watchers()));
        if (is_host(person) && !attends(person)) {
            pass_host_on(seats_.count() - 1, change.told);
            change.store_table = true;
        }
    }
    publish(std::move(change));
    if (everybody_ready()) deal({});
}

void Table::Impl::carry_out(const command::Rename& rename) {
    if (dead_ || closed_) return;
    for (auto& [connection, viewer] : viewers_) {
        if (viewer.person.id == rename.person.id) viewer.person = rename.person;
    }
    if (is_host(rename.person)) host_ = rename.person;
    if (const auto seat = seats_.of_person(rename.person.id)) {
        seats_.at(*seat).person = rename.person;
        publish({});
    }
}

/// As if they had left for good, and without a trace.
void Table::Impl::carry_out(const command::Forget& forget) {
    if (dead_ || closed_) return;
    const auto& id = forget.person_id;
    const auto seat = seats_.of_person(id);
    const bool known = seat || seats_.left_by(id) || removed_.contains(id) || host_.id == id ||
                       std::ranges::find(guests_, id) != guests_.end();
    std::erase_if(lines_, [&](const wire::Line& line) { return line.person_id == id; });
    spoke_at_.erase(id);
    reports_by_.erase(id);
    if (!known && !attends({id, {}})) return;
    std::erase_if(viewers_, [&](const auto& entry) { return entry.second.person.id == id; });
    if (viewers_.empty() && !deserted_since_) deserted_since_ = now_.steady_ms;
    removed_.erase(id);
    std::erase(guests_, id);
    Change change;
    change.store_table = true;
    if (seat) {
        give_up_seat(*seat, change);
    } else if (host_.id == id) {
        pass_host_on(seats_.count() - 1, change.told);
    }
    seats_.forget_who_left(id);
    publish(std::move(change));
    if (everybody_ready()) deal({});
}

bool Table::Impl::attends(const Person& person) const {
    return std::ranges::any_of(
        viewers_, [&](const auto& entry) { return entry.second.person.id == person.id; });
}

int Table::Impl::watchers() const {
    return static_cast<int>(std::ranges::count_if(viewers_, [this](const auto& entry) {
        return !seats_.of_person(entry.second.person.id).has_value();
    }));
}

}  // namespace kitchen_table::table
