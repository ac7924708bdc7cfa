// What the host does about who sits where: removing, adding computers, changing places, handing
// the role over, pausing.
#include "table_impl.h"

namespace kitchen_table::table {

using Kind = SeatState::Kind;

/// The requester, if they are the host; otherwise they have been refused.
const Viewer* Table::Impl::host_asks(ConnectionId connection, const wire::RefusalTo& to) {
    const Viewer* viewer = requester(connection, to);
    if (!viewer || is_host(viewer->person)) return viewer;
    refuse(connection, to, wire::refusal_members("not_host"));
    return nullptr;
}

/// Whether the table has this seat; otherwise the connection has been refused.
bool Table::Impl::seat_is_there(ConnectionId connection, const wire::RefusalTo& to, int seat) {
    if (seats_.has(seat)) return true;
    refuse(connection, to,
           wire::refusal_members("bad_value", "seat",
                                 "must be 0 to " + std::to_string(seats_.count() - 1)));
    return false;
}

void Table::Impl::carry_out(const command::Remove& remove) {
    const auto to = wire::RefusalTo::request(remove.request_id);
    const Viewer* host = host_asks(remove.connection, to);
    if (!host || !seat_is_there(remove.connection, to, remove.seat)) return;
    const SeatState& seat = seats_.at(remove.seat);
    const auto no = [&](const std::string& members) {
        refuse(remove.connection, to, members);
    };
    if (state_ == State::playing) return no(wire::refusal_members("round_in_progress"));
    if (seat.kind == Kind::empty) {
        return no(wire::refusal_members("bad_value", "seat", "is empty"));
    }
    if (seat.kind == Kind::computer && state_ != State::waiting) {
        return no(wire::refusal_members("game_in_progress"));
    }
    if (seat.person.id == host->person.id) {
        return no(wire::refusal_members("bad_value", "seat", "is your own"));
    }
    Change change;
    if (seat.kind == Kind::computer) {
        seats_.clear(remove.seat);
        change.store_table = true;
        publish(std::move(change));
    } else {
        remove_person(remove.seat, std::move(change));
    }
    done(remove.connection, remove.request_id);
    if (everybody_ready()) deal({});
}

/// Takes the seat and closes the table to its person, who hears that it was so.
void Table::Impl::remove_person(int seat, Change change) {
    const Person person = seats_.at(seat).person;
    removed_.insert(person.id);
    std::erase(guests_, person.id);
    change.told.add(wire::notice::removed(seat, person.name));
    give_up_seat(seat, change);
    seats_.at(seat).left_by.clear();
    std::vector<ConnectionId> theirs;
    for (const auto& [connection, viewer] : viewers_) {
        if (viewer.person.id == person.id) theirs.push_back(connection);
    }
    for (const ConnectionId connection : theirs)
        viewers_.erase(connection);
    publish(std::move(change));
    for (const ConnectionId connection : theirs)
        outbox_.add(effect::Removed{connection, "removed"});
}

void Table::Impl::carry_out(const command::AddComputer& add) {
    const auto to = wire::RefusalTo::request(add.request_id);
    if (!host_asks(add.connection, to) || !seat_is_there(add.connection, to, add.seat)) return;
    if (seats_.at(add.seat).kind != Kind::empty) {
        return refuse(add.connection, to, wire::refusal_members("seat_taken"));
    }
    seats_.give_to_computer(add.seat, {});
    Change change;
    change.store_table = true;
    publish(std::move(change));
    done(add.connection, add.request_id);
}

void Table::Impl::carry_out(const command::SwapSeats& swap) {
    const auto to = wire::RefusalTo::request(swap.request_id);
    if (!host_asks(swap.connection, to) || !seat_is_there(swap.connection, to, swap.seat) ||
        !seat_is_there(swap.connection, to, swap.with)) {
        return;
    }
    if (state_ == State::playing || state_ == State::between_rounds) {
        return refuse(swap.connection, to, wire::refusal_members("game_in_progress"));
    }
    if (state_ == State::game_over) clear_game();
    std::swap(seats_.at(swap.seat), seats_.at(swap.with));
    Change change;
    change.store_table = true;
    publish(std::move(change));
    done(swap.connection, swap.request_id);
}

void Table::Impl::carry_out(const command::HandOver& over) {
    const auto to = wire::RefusalTo::request(over.request_id);
    if (!host_asks(over.connection, to) || !seat_is_there(over.connection, to, over.seat)) return;
    const SeatState& seat = seats_.at(over.seat);
    if (seat.kind != Kind::person) {
        return refuse(over.connection, to,
                      wire::refusal_members("bad_value", "seat", "has nobody who could be host"));
    }
    host_ = seat.person;
    Change change;
    change.store_table = true;
    change.told.add(wire::notice::host(over.seat, host_.name));
    publish(std::move(change));
    done(over.connection, over.request_id);
}

void Table::Impl::carry_out(const command::Pause& pause) {
    const auto to = wire::RefusalTo::request(pause.request_id);
    if (!host_asks(pause.connection, to)) return;
    if (state_ != State::playing && state_ != State::between_rounds) {
        return refuse(pause.connection, to,
                      wire::refusal_members("bad_value", "paused", "makes sense in a game only"));
    }
    if (paused_ != pause.paused) {
        paused_ = pause.paused;
        Change change;
        change.store_table = true;
        change.told.add(wire::notice::paused(paused_));
        publish(std::move(change));
    }
    done(pause.connection, pause.request_id);
    if (everybody_ready()) deal({});
}

}  // namespace kitchen_table::table
