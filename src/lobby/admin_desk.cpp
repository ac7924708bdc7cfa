#include "kitchen_table/lobby/admin_desk.h"

#include "the_one.h"

#include "kitchen_table/lobby/desk.h"
#include "kitchen_table/lobby/ids.h"
#include "kitchen_table/lobby/times.h"
#include "kitchen_table/wire/admin_answers.h"

#include <algorithm>
#include <limits>
#include <map>

namespace kitchen_table::lobby {

namespace {

namespace ask = wire::admin;
namespace answer = wire::admin;

constexpr int everybody = std::numeric_limits<int>::max();
constexpr int people_listed = 200;

/// Until when something lasts that begins now; without days for good.
std::int64_t until(std::int64_t wall_ms, std::optional<int> days) {
    return days ? wall_ms + *days * day_ms : answer::forever_ms;
}

std::string for_days(std::optional<int> days) {
    if (!days) return "until it is taken back";
    return "for " + std::to_string(*days) + (*days == 1 ? " day" : " days");
}

std::string_view state_of(const store::InviteRow& invite, std::int64_t wall_ms) {
    if (invite.revoked_ms != 0) return "revoked";
    if (invite.uses_left <= 0) return "used_up";
    const bool over = invite.expires_ms != 0 && invite.expires_ms <= wall_ms;
    return over ? "expired" : "good";
}

answer::Table told(const table::Summary& table) {
    answer::Table told;
    told.id = table.table_id;
    told.ruleset = table.ruleset;
    told.state = table.state;
    told.access = to_text(table.access);
    told.seats = table.seats;
    told.computers = table.computers;
    told.watchers = table.watchers;
    told.round = table.round;
    told.best = table.best;
    for (const auto& person : table.people)
        told.people.push_back({person.id, person.name});
    told.host = table.host;
    told.created_ms = table.created_ms;
    return told;
}

/// A mute or ban that is over is told as none.
answer::Person told(const store::PersonRow& person, std::int64_t wall_ms) {
    const auto if_lasting = [wall_ms](std::int64_t until_ms) {
        return until_ms > wall_ms ? until_ms : 0;
    };
    return {person.id,
            person.name,
            person.created_ms,
            person.seen_ms,
            person.admitted_ms,
            if_lasting(person.muted_until_ms),
            if_lasting(person.banned_until_ms)};
}

/// One request at work.
class Desk {
public:
    Desk(store::Store& store, const LiveServer& live, table::Entropy& entropy, std::int64_t wall_ms)
        : store_(store), live_(live), entropy_(entropy), wall_ms_(wall_ms) {}

    // ---- invitations

    AdminOutcome carry_out(const ask::InviteCreate& create) {
        const auto code = new_id(entropy_);
        store::InviteRow invite;
        invite.id = new_id(entropy_);
        invite.code_hash = code_hash(code);
        invite.note = create.note;
        invite.created_ms = wall_ms_;
        invite.expires_ms = create.days == 0 ? 0 : wall_ms_ + create.days * day_ms;
        invite.uses_left = create.uses;
        note("invite_create", invite.id,
             "uses " + std::to_string(create.uses) + ", days " + std::to_string(create.days));
        store_.put_invite(invite);
        return said(answer::invite_created(invite.id, code, live_.address, invite.expires_ms));
    }
    AdminOutcome carry_out(const ask::InviteList&) {
        std::vector<answer::Invite> all;
        for (const auto& row : store_.invites()) {
            all.push_back({row.id, row.note, row.created_ms, row.expires_ms, row.uses_left,
                           state_of(row, wall_ms_)});
        }
        return said(answer::invites(all));
    }
    AdminOutcome carry_out(const ask::InviteRevoke& revoke) {
        auto found = the_one(store_.invites(), &store::InviteRow::id, revoke.id, "invitation");
        if (!found) return refused(found.error());
        if (found->revoked_ms != 0) return not_now("the invitation is revoked already");
        found->revoked_ms = wall_ms_;
        note("invite_revoke", found->id, "");
        store_.put_invite(*found);
        return said(answer::done("the invitation " + found->id + " is revoked"));
    }

    // ---- requests for an invitation

    AdminOutcome carry_out(const ask::RequestList&) {
        std::vector<answer::InviteRequest> all;
        for (const auto& row : store_.invite_requests("waiting"))
            all.push_back({row.id, row.person_id, row.name, row.reach, row.line, row.created_ms});
        return said(answer::invite_requests(all));
    }
    AdminOutcome carry_out(const ask::RequestApprove& approve) {
        auto found = waiting_request(approve.id);
        if (!found) return refused(found.error());
        auto person = store_.person_by_id(found->person_id);
        if (!person) return not_now("the person who asked is not there any more");
        note("request_approve", person->id, "");
        person->admitted_ms = wall_ms_;
        store_.put_person(*person);
        decide(*std::move(found), "approved");
        return {answer::done(person->name + " is let in"),
                admin_effect::PersonChanged{*std::move(person)}};
    }
    AdminOutcome carry_out(const ask::RequestDecline& decline) {
        auto found = waiting_request(decline.id);
        if (!found) return refused(found.error());
        note("request_decline", found->person_id, "");
        const auto name = found->name;
        decide(*std::move(found), "declined");
        return said(answer::done(name + " is not let in"));
    }

    // ---- tables

    AdminOutcome carry_out(const ask::TableList&) {
        std::vector<answer::Table> all;
        for (const auto& table : live_.tables)
            all.push_back(told(table));
        return said(answer::tables(all));
    }
    AdminOutcome carry_out(const ask::TableShow& show) {
        const auto found = open_table(show.id);
        if (!found) return refused(found.error());
        const auto games = store_.games_of_table(found->table_id).size();
        return said(answer::table(told(*found), static_cast<int>(games)));
    }
    AdminOutcome carry_out(const ask::TableClose& close) {
        const auto found = open_table(close.id);
        if (!found) return refused(found.error());
        note("table_close", found->table_id, "");
        return {answer::done("the table " + found->table_id + " is closed"),
                admin_effect::CloseTable{found->table_id}};
    }

    // ---- people

    AdminOutcome carry_out(const ask::PersonList& list) {
        std::vector<answer::Person> all;
        for (const auto& row : store_.people_named(list.named, people_listed))
            all.push_back(told(row, wall_ms_));
        return said(answer::people(all));
    }
    AdminOutcome carry_out(const ask::PersonShow& show) {
        const auto found = person(show.id);
        if (!found) return refused(found.error());
        std::vector<answer::Device> devices;
        for (const auto& row : store_.devices_of(found->id))
            devices.push_back({row.name, row.created_ms, row.seen_ms});
        std::vector<answer::Record> records;
        for (const auto& row : store_.records_of_person(found->id))
            records.push_back({row.ruleset, row.games, row.won, row.games_with_computers});
        return said(answer::person(told(*found, wall_ms_), devices, records));
    }
    AdminOutcome carry_out(const ask::Mute& mute) {
        return sanction("mute", mute.id, &store::PersonRow::muted_until_ms,
                        until(wall_ms_, mute.days), for_days(mute.days));
    }
    AdminOutcome carry_out(const ask::Unmute& unmute) {
        return sanction("unmute", unmute.id, &store::PersonRow::muted_until_ms, 0, "");
    }
    AdminOutcome carry_out(const ask::Ban& ban) {
        return sanction("ban", ban.id, &store::PersonRow::banned_until_ms,
                        until(wall_ms_, ban.days), for_days(ban.days));
    }
    AdminOutcome carry_out(const ask::Unban& unban) {
        return sanction("unban", unban.id, &store::PersonRow::banned_until_ms, 0, "");
    }

    // ---- reports

    AdminOutcome carry_out(const ask::ReportList& list) {
        std::map<std::string, std::string> names;
        const auto known = [&](const std::string& id) -> answer::Known {
            const auto [name, is_new] = names.try_emplace(id);
            if (is_new) {
                const auto row = store_.person_by_id(id);
                if (row) name->second = row->name;
            }
            return {id, name->second};
        };
        std::vector<answer::Report> all;
        for (const auto& row : store_.reports(!list.all)) {
            all.push_back({row.number, row.at_ms, row.table_id, known(row.reporter_id),
                           known(row.reported_id), row.about, row.excerpt, row.closed_ms});
        }
        return said(answer::reports(all));
    }
    AdminOutcome carry_out(const ask::ReportClose& close) {
        const auto open = store_.reports(true);
        const auto found = std::ranges::find(open, close.number, &store::ReportRow::number);
        if (found == open.end()) {
            return refused({"unknown", "there is no open report " + std::to_string(close.number)});
        }
        note("report_close", found->reported_id, "report " + std::to_string(close.number));
        store_.close_report(close.number, wall_ms_);
        return said(answer::done("report " + std::to_string(close.number) + " is closed"));
    }

    // ---- the server

    AdminOutcome carry_out(const ask::Drain& drain) {
        if (drain.on != live_.draining) note("drain", "", drain.on ? "on" : "off");
        return {answer::draining(drain.on, live_.rounds_under_way),
                admin_effect::SetDraining{drain.on}};
    }
    AdminOutcome carry_out(const ask::DrainStatus&) {
        return said(answer::draining(live_.draining, live_.rounds_under_way));
    }
    AdminOutcome carry_out(const ask::Backup& backup) {
        note("backup", "", backup.file);
        return {"", admin_effect::MakeBackup{backup.file}};
    }
    AdminOutcome carry_out(const ask::Stats&) {
        answer::Statistics all;
        all.version = live_.version;
        all.address = live_.address;
        all.by_invitation = live_.by_invitation;
        all.draining = live_.draining;
        all.connections = live_.connections;
        all.rounds_under_way = live_.rounds_under_way;
        for (const auto& table : live_.tables) {
            ++all.tables;
            all.people_at_tables += static_cast<int>(table.people.size());
            all.watchers += table.watchers;
        }
        all.stored = store_.counts();
        return said(answer::statistics(all));
    }
    AdminOutcome carry_out(const ask::Audit& audit) {
        std::vector<answer::Act> all;
        for (const auto& row : store_.audit(audit.limit))
            all.push_back({row.number, row.at_ms, row.act, row.subject, row.detail});
        return said(answer::acts(all));
    }
    AdminOutcome carry_out(const ask::Page&) {
        if (live_.page_port) return said(answer::page(*live_.page_port));
        return not_now("this server has no operators' page: start it with --admin-port PORT");
    }

private:
    static AdminOutcome said(std::string answer) { return {std::move(answer), {}}; }
    static AdminOutcome refused(const NotTheOne& problem) {
        return said(answer::refused(problem.code, problem.words));
    }
    static AdminOutcome not_now(std::string_view problem) {
        return said(answer::refused("not_now", problem));
    }

    /// Before the act itself, so that none is done without having been written down.
    void note(std::string act, std::string subject, std::string detail) {
        store_.add_audit({0, wall_ms_, std::move(act), std::move(subject), std::move(detail)});
    }

    std::expected<store::InviteRequestRow, NotTheOne> waiting_request(const std::string& id) {
        return the_one(store_.invite_requests("waiting"), &store::InviteRequestRow::id, id,
                       "waiting request");
    }
    void decide(store::InviteRequestRow request, std::string_view state) {
        request.state = state;
        request.decided_ms = wall_ms_;
        store_.put_invite_request(request);
    }
    std::expected<table::Summary, NotTheOne> open_table(const std::string& id) {
        return the_one(live_.tables, &table::Summary::table_id, id, "open table");
    }
    std::expected<store::PersonRow, NotTheOne> person(const std::string& id) {
        if (auto whole = store_.person_by_id(id)) return *std::move(whole);
        return the_one(store_.people_named("", everybody), &store::PersonRow::id, id, "person");
    }

    AdminOutcome sanction(const std::string& act, const std::string& id,
                          std::int64_t store::PersonRow::*until_ms, std::int64_t value,
                          const std::string& detail) {
        auto found = person(id);
        if (!found) return refused(found.error());
        if (value == 0 && (*found).*until_ms <= wall_ms_) {
            return not_now(found->name + " is not " + (act == "unmute" ? "muted" : "banned"));
        }
        note(act, found->id, detail);
        (*found).*until_ms = value;
        store_.put_person(*found);
        const auto words = found->name + ": " + act + (detail.empty() ? "" : " " + detail);
        return {answer::done(words), admin_effect::PersonChanged{*std::move(found)}};
    }

    store::Store& store_;
    const LiveServer& live_;
    table::Entropy& entropy_;
    std::int64_t wall_ms_;
};

}  // namespace

AdminOutcome carry_out(const wire::admin::Request& request, store::Store& store,
                       const LiveServer& live, table::Entropy& entropy, std::int64_t wall_ms) {
    Desk desk(store, live, entropy, wall_ms);
    return std::visit([&desk](const auto& asked) { return desk.carry_out(asked); }, request);
}

}  // namespace kitchen_table::lobby
