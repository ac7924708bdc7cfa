// What people say to each other, and what they tell the operators about it. Nothing of it is stored
// or counted in the table's numbers: it does not change the game.
#include "table_impl.h"

#include <algorithm>

namespace kitchen_table::table {

void Table::Impl::carry_out(const command::Say& say) {
    const auto to = wire::RefusalTo::request(say.request_id);
    const Viewer* viewer = requester(say.connection, to);
    if (!viewer) return;
    const Person& person = viewer->person;
    const auto no = [&](std::string_view code) {
        refuse(say.connection, to, wire::refusal_members(code));
    };
    if (settings_.talk == Talk::off) return no("talk_off");
    if (settings_.talk == Talk::presets && !say.preset) return no("presets_only");
    std::erase_if(spoke_at_, [this](const auto& spoken) {
        return spoken.second + around_.limits.talk_ms <= now_.steady_ms;
    });
    if (!spoke_at_.try_emplace(person.id, now_.steady_ms).second) return no("rate_limited");
    const auto seat = seats_.of_person(person.id);
    lines_.push_back(
        {++lines_said_, person.id, person.name, seat, now_.wall_ms, say.preset, say.words});
    if (lines_.size() > static_cast<std::size_t>(around_.limits.lines_kept)) lines_.pop_front();
    std::vector<ConnectionId> listening;
    for (const auto& [connection, other] : viewers_) {
        if (seat || !seats_.of_person(other.person.id)) listening.push_back(connection);
    }
    outbox_.send(std::move(listening), wire::said(id_, lines_.back()));
    done(say.connection, say.request_id);
}

/// What was said last, as far as this viewer could have heard it.
void Table::Impl::show_talk(ConnectionId connection) {
    const bool watches = !seats_.of_person(viewers_.at(connection).person.id);
    std::vector<wire::Line> heard;
    std::ranges::copy_if(lines_, std::back_inserter(heard),
                         [&](const wire::Line& line) { return watches || line.seat; });
    if (!heard.empty()) outbox_.send({connection}, wire::talk(id_, heard));
}

void Table::Impl::carry_out(const command::Report& report) {
    const auto to = wire::RefusalTo::request(report.request_id);
    const Viewer* viewer = requester(report.connection, to);
    if (!viewer) return;
    if (report.person_id == viewer->person.id || !has_been_here(report.person_id)) {
        return refuse(report.connection, to,
                      wire::refusal_members("bad_value", "person", "is nobody else at this table"));
    }
    int& reports = reports_by_[viewer->person.id];
    if (reports >= around_.limits.reports_max) {
        return refuse(report.connection, to, wire::refusal_members("rate_limited"));
    }
    ++reports;
    store::ReportRow row;
    row.at_ms = now_.wall_ms;
    row.table_id = id_;
    row.reporter_id = viewer->person.id;
    row.reported_id = report.person_id;
    row.about = report.about;
    row.excerpt = wire::lines_json(std::vector<wire::Line>(lines_.begin(), lines_.end()));
    outbox_.add(effect::Reported{report.connection, report.request_id, std::move(row)},
                Promise{report.connection, to});
}

/// Whether this person sits or watches here, or has said something that is still kept.
bool Table::Impl::has_been_here(const std::string& person_id) const {
    if (seats_.of_person(person_id)) return true;
    const bool watches = std::ranges::any_of(
        viewers_, [&](const auto& viewer) { return viewer.second.person.id == person_id; });
    return watches || std::ranges::find(lines_, person_id, &wire::Line::person_id) != lines_.end();
}

}  // namespace kitchen_table::table
