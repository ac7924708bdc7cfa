// Sitting down, leaving, and who is the host.
#include "table_impl.h"

namespace kitchen_table::table {

using Kind = SeatState::Kind;

void Table::Impl::carry_out(const command::Sit& sit) {
    const auto to = wire::RefusalTo::request(sit.request_id);
    const Viewer* viewer = requester(sit.connection, to);
    if (!viewer) return;
    const Person person = viewer->person;
    const auto own = seats_.of_person(person.id);
    if (own && (!sit.seat || *sit.seat == *own)) {
        Change change;
        if (take_back(*own, change)) publish(std::move(change));
        return done(sit.connection, sit.request_id);
    }
    if (own) return refuse(sit.connection, to, wire::refusal_members("already_seated"));
    const auto seat = sit.seat ? sit.seat : seat_for(person);
    if (!seat) return refuse(sit.connection, to, wire::refusal_members("table_full"));
    if (const auto refusal = why_not_sit(person, *seat)) {
        return refuse(sit.connection, to, *refusal);
    }
    seats_.forget_who_left(person.id);  // nobody has two seats to come back to
    seats_.sit(*seat, person, sit.connection);
    replace_others_of(person, sit.connection);
    Change change;
    change.store_table = true;
    change.told.add(wire::notice::sat(*seat, person.name));
    if (host_.id.empty()) {
        host_ = person;
        change.told.add(wire::notice::host(*seat, person.name));
    }
    publish(std::move(change));
    done(sit.connection, sit.request_id);
}

std::optional<std::string> Table::Impl::why_not_sit(const Person& person, int seat) const {
    if (!seats_.has(seat)) {
        return wire::refusal_members("bad_value", "seat",
                                     "must be 0 to " + std::to_string(seats_.count() - 1));
    }
    const SeatState& state = seats_.at(seat);
    const bool own_once = state.kind == Kind::computer && state.left_by == person.id;
    if (settings_.locked && !own_once) return wire::refusal_because("table_full", "table_locked");
    if (state.kind == Kind::person) return wire::refusal_members("seat_taken");
    if (state.kind == Kind::computer && state_ == State::playing && !own_once) {
        return wire::refusal_members("round_in_progress");
    }
    return std::nullopt;
}

/// The seat that somebody gets who names none: the one they left in this game, else the first that
/// is empty, else, when no round is under way, the first computer's.
std::optional<int> Table::Impl::seat_for(const Person& person) const {
    if (const auto left = seats_.left_by(person.id)) return left;
    if (const auto empty = seats_.first(Kind::empty)) return empty;
    return state_ == State::playing ? std::nullopt : seats_.first(Kind::computer);
}

void Table::Impl::carry_out(const command::Leave& leave) {
    const auto to = wire::RefusalTo::request(leave.request_id);
    const Viewer* viewer = requester(leave.connection, to);
    if (!viewer) return;
    const auto seat = seats_.of_person(viewer->person.id);
    if (!seat) return refuse(leave.connection, to, wire::refusal_members("not_seated"));
    Change change;
    give_up_seat(*seat, change);
    publish(std::move(change));
    done(leave.connection, leave.request_id);
    if (everybody_ready()) deal({});
}

void Table::Impl::give_up_seat(int seat, Change& change) {
    const Person person = seats_.at(seat).person;
    change.store_table = true;
    change.told.add(wire::notice::left(seat, person.name));
    ready_.erase(seat);
    if (state_ == State::waiting) {
        seats_.clear(seat);
    } else {
        seats_.give_to_computer(seat, person.id);
    }
    if (is_host(person)) pass_host_on(seat, change.told);
    if (leaving_ends_game()) end_game_for_all(change);
}

/// Whether a game is under way whose rules let nobody leave.
bool Table::Impl::leaving_ends_game() const {
    const bool under_way = state_ == State::playing || state_ == State::between_rounds;
    return under_way && around_.game->leaving_ends_game(dealt_ ? dealt_->rules_json : rules_);
}

/// C7: no result. A round under way is abandoned; between two rounds there is none to abandon.
void Table::Impl::end_game_for_all(Change& change) {
    if (state_ == State::playing) return abandon_round(change);
    state_ = State::game_over;
    winners_.emplace();
    paused_ = false;
    ready_.clear();
    next_round_left_ms_ = around_.limits.next_round_ms;
    change.told.add(wire::notice::game_over(*winners_));
    change.of_round = true;
    change.finished_game = game_row();
    draw_secret(true);
}

/// To the next person clockwise who is here, else the next person at all. A host whom nobody can
/// follow keeps the role without a seat; when he goes, too, it waits for whoever sits down next.
void Table::Impl::pass_host_on(int from_seat, Told& told) {
    const auto next = seats_.next_person(from_seat);
    if (next) {
        host_ = seats_.at(*next).person;
        told.add(wire::notice::host(*next, host_.name));
    } else if (!attends(host_)) {
        host_ = {};
    }
}

}  // namespace kitchen_table::table
