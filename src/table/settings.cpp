// What the host changes: before a game, and what the ruleset allows between its rounds. Never in a
// round (N14).
#include "table_impl.h"

#include <algorithm>

namespace kitchen_table::table {
namespace {

/// The sentences of a settings line that were not in it before.
std::vector<std::string> new_parts(const std::vector<std::string>& before,
                                   const std::vector<std::string>& after) {
    std::vector<std::string> parts;
    for (const auto& part : after) {
        if (std::ranges::find(before, part) == before.end()) parts.push_back(part);
    }
    return parts;
}

}  // namespace

void Table::Impl::carry_out(const command::ChangeSettings& change) {
    const auto to = wire::RefusalTo::request(change.request_id);
    const Viewer* viewer = requester(change.connection, to);
    if (!viewer) return;
    const auto no = [&](const std::string& members) {
        refuse(change.connection, to, members);
    };
    if (!is_host(viewer->person)) return no(wire::refusal_members("not_host"));
    if (state_ == State::playing) return no(wire::refusal_members("round_in_progress"));
    const bool new_count = change.seats && *change.seats != seats_.count();
    if (new_count) {
        if (const auto refusal = seats_refused(*change.seats)) return no(*refusal);
    }
    const auto levels = around_.game->levels();
    if (change.level && std::ranges::find(levels, *change.level) == levels.end()) {
        return no(wire::refusal_members("bad_value", "level", "is not a level of the computers"));
    }
    if (change.turn_s && !is_turn_time(*change.turn_s)) {
        return no(wire::refusal_members("bad_value", "turn_s", turn_time_problem));
    }
    if (change.coach && *change.coach != settings_.coach) {
        if (state_ == State::between_rounds) return no(wire::refusal_members("game_in_progress"));
        if (*change.coach && around_.game->ranked(ruleset_)) {
            return no(wire::refusal_members("bad_value", "coach", no_coach_problem));
        }
    }
    std::string rules = rules_;
    if (change.rules) {
        const bool between = state_ == State::between_rounds;
        auto changed = around_.game->change(ruleset_, rules_, *change.rules, between);
        if (!changed && changed.error().code == "bad_value") {
            return no(
                wire::refusal_members("bad_value", changed.error().field, changed.error().problem));
        }
        if (!changed) return no(wire::refusal_members(changed.error().code));
        rules = *std::move(changed);
    }
    const auto line_before = line_;
    const bool same_rules = rules == rules_;
    settings_.turn_s = change.turn_s.value_or(settings_.turn_s);
    settings_.coach = change.coach.value_or(settings_.coach);
    set_rules(std::move(rules));
    if (new_count) set_seat_count(*change.seats);
    Change told;
    told.store_table = true;
    told.told.add(wire::notice::settings_changed(new_count ? change.seats : std::nullopt,
                                                 same_rules ? std::nullopt : change.rules,
                                                 new_parts(line_before, line_)));
    if (change.access) set_access(*change.access);
    settings_.talk = change.talk.value_or(settings_.talk);
    settings_.level = change.level.value_or(settings_.level);
    settings_.watching = change.watching.value_or(settings_.watching);
    settings_.locked = change.locked.value_or(settings_.locked);
    publish(std::move(told));
    done(change.connection, change.request_id);
}

std::optional<std::string> Table::Impl::seats_refused(int seats) const {
    if (const auto problem = around_.game->seats_problem(ruleset_, seats)) {
        return wire::refusal_members("bad_value", "seats", *problem);
    }
    if (state_ == State::between_rounds) return wire::refusal_members("game_in_progress");
    for (int seat = seats; seat < seats_.count(); ++seat) {
        if (seats_.at(seat).kind != SeatState::Kind::person) continue;
        return wire::refusal_members("bad_value", "seats",
                                     seats_.at(seat).person.name + " sits in a seat that would go");
    }
    return std::nullopt;
}

void Table::Impl::set_rules(std::string rules) {
    rules_ = std::move(rules);
    lowest_is_best_ = around_.game->lowest_is_best(rules_);
    write_line();
}

/// What follows from the rules, the number of seats, the turn clock and the coach.
void Table::Impl::write_line() {
    line_ = around_.game->line(ruleset_, rules_, seats_.count());
    short_line_ = around_.game->short_line(ruleset_, rules_);
    const auto add = [this](const std::string& sentence) {
        line_.push_back(sentence);
        short_line_.push_back(sentence);
    };
    if (settings_.turn_s != 0) add(wire::turn_time_sentence(settings_.turn_s));
    if (settings_.coach) add(wire::coach_sentence());
}

void Table::Impl::set_seat_count(int seats) {
    settings_.seats = seats;
    seats_.resize(seats);
    clear_game();
    for (int seat = 0; seat < seats; ++seat) {
        if (seats_.at(seat).kind == SeatState::Kind::computer) seats_.clear(seat);
    }
    play_ = around_.game->host(seats);
    write_line();
}

/// After a game the table is cleared: its totals were those of another order of seats.
void Table::Impl::clear_game() {
    totals_.assign(static_cast<std::size_t>(seats_.count()), 0);
    sheet_.clear();
    winners_.reset();
    dealer_.reset();
    dealt_.reset();
    play_->clear();
    paused_ = false;
    ready_.clear();
    round_ = 0;
    state_ = State::waiting;
}

}  // namespace kitchen_table::table
