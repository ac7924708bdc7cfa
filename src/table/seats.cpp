#include "seats.h"

#include <algorithm>
#include <array>

namespace kitchen_table::table {

using Kind = SeatState::Kind;

std::string_view computer_name(int seat) {
    static constexpr std::array<std::string_view, 8> names{"Nan",   "Skipper", "Maisie", "Gus",
                                                           "Pearl", "Otto",    "Dory",   "Finn"};
    return names.at(static_cast<std::size_t>(seat) % names.size());
}

std::optional<int> Seats::of_person(std::string_view person_id) const {
    for (int seat = 0; seat < count(); ++seat) {
        if (at(seat).kind == Kind::person && at(seat).person.id == person_id) return seat;
    }
    return std::nullopt;
}

std::optional<int> Seats::left_by(std::string_view person_id) const {
    for (int seat = 0; seat < count(); ++seat) {
        if (at(seat).kind == Kind::computer && at(seat).left_by == person_id) return seat;
    }
    return std::nullopt;
}

std::optional<int> Seats::first(Kind kind) const {
    for (int seat = 0; seat < count(); ++seat) {
        if (at(seat).kind == kind) return seat;
    }
    return std::nullopt;
}

std::optional<int> Seats::next_person(int seat) const {
    std::optional<int> away;
    for (int step = 1; step <= count(); ++step) {
        const int candidate = (seat + step) % count();
        if (at(candidate).kind != Kind::person) continue;
        if (at(candidate).here()) return candidate;
        if (!away) away = candidate;
    }
    return away;
}

int Seats::computers() const {
    return static_cast<int>(std::ranges::count(seats_, Kind::computer, &SeatState::kind));
}

bool Seats::any_person_here() const {
    return std::ranges::any_of(seats_, &SeatState::here);
}

std::vector<bool> Seats::are_computers() const {
    std::vector<bool> computers;
    for (const SeatState& seat : seats_)
        computers.push_back(seat.kind == Kind::computer);
    return computers;
}

std::vector<Person> Seats::people() const {
    std::vector<Person> people;
    for (const SeatState& seat : seats_) {
        if (seat.kind == Kind::person) people.push_back(seat.person);
    }
    return people;
}

std::vector<int> Seats::contributed() const {
    std::vector<int> contributed;
    for (int seat = 0; seat < count(); ++seat) {
        if (at(seat).contribution) contributed.push_back(seat);
    }
    return contributed;
}

std::vector<std::string> Seats::contributions() const {
    std::vector<std::string> contributions;
    for (const SeatState& seat : seats_) {
        contributions.push_back(seat.contribution ? fair::to_hex(*seat.contribution) : "");
    }
    return contributions;
}

void Seats::forget_contributions() {
    for (SeatState& seat : seats_)
        seat.contribution.reset();
}

void Seats::sit(int seat, const Person& person, ConnectionId connection) {
    at(seat) = {Kind::person, person, {}, connection, std::nullopt, false};
}

void Seats::attach(int seat, const Person& person, ConnectionId connection) {
    const auto contribution = at(seat).contribution;
    sit(seat, person, connection);
    at(seat).contribution = contribution;
}

void Seats::give_to_computer(int seat, std::string left_by) {
    at(seat) = {Kind::computer, {}, std::move(left_by), 0, std::nullopt, false};
}

void Seats::fill_with_computers() {
    for (SeatState& seat : seats_) {
        if (seat.kind == Kind::empty) seat.kind = Kind::computer;
    }
}

void Seats::forget_who_left() {
    for (SeatState& seat : seats_)
        seat.left_by.clear();
}

void Seats::forget_who_left(std::string_view person_id) {
    for (SeatState& seat : seats_) {
        if (seat.left_by == person_id) seat.left_by.clear();
    }
}

std::vector<wire::SeatView> Seats::views(const std::string& level) const {
    std::vector<wire::SeatView> views;
    for (int seat = 0; seat < count(); ++seat) {
        const SeatState& state = at(seat);
        wire::SeatView view;
        if (state.kind == Kind::person) {
            view = {wire::SeatView::Kind::person,
                    state.person.name,
                    state.person.id,
                    state.here(),
                    state.driven,
                    {}};
        } else if (state.kind == Kind::computer) {
            view = {wire::SeatView::Kind::computer,
                    std::string(computer_name(seat)),
                    {},
                    false,
                    false,
                    level};
        }
        views.push_back(std::move(view));
    }
    return views;
}

std::vector<wire::StoredSeat> Seats::stored() const {
    std::vector<wire::StoredSeat> stored;
    for (const SeatState& seat : seats_) {
        switch (seat.kind) {
            case Kind::empty:
                stored.push_back({"empty", {}, {}, {}});
                break;
            case Kind::person:
                stored.push_back({"person", seat.person.id, seat.person.name, {}});
                break;
            case Kind::computer:
                stored.push_back({"computer", {}, {}, seat.left_by});
                break;
        }
    }
    return stored;
}

std::optional<Seats> Seats::restored(const std::vector<wire::StoredSeat>& stored,
                                     std::int64_t now_ms) {
    Seats seats(static_cast<int>(stored.size()));
    for (int seat = 0; seat < seats.count(); ++seat) {
        const wire::StoredSeat& from = stored[static_cast<std::size_t>(seat)];
        if (from.kind == "person") {
            seats.sit(seat, {from.person_id, from.name}, 0);
            seats.at(seat).away_since = now_ms;
        } else if (from.kind == "computer") {
            seats.give_to_computer(seat, from.left_by);
        } else if (from.kind != "empty") {
            return std::nullopt;
        }
    }
    return seats;
}

}  // namespace kitchen_table::table
