// Who sits where, who is here, and for whom the computer plays.
#pragma once

#include "kitchen_table/fair/bytes.h"
#include "kitchen_table/table/table.h"
#include "kitchen_table/wire/table_body.h"
#include "kitchen_table/wire/table_view.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kitchen_table::table {

struct SeatState {
    enum class Kind { empty, person, computer };
    Kind kind = Kind::empty;
    Person person;                           // of a person's seat
    std::string left_by;                     // computer: who may take the seat back even in a round
    ConnectionId connection = 0;             // the person's; 0 while none is attached
    std::optional<std::int64_t> away_since;  // steady clock
    bool driven = false;  // the computer plays: away for long, or out of time again and again
    int slow_turns = 0;   // turns in a row that ran out of time
    // Of a person, to the shuffle of the round to come.
    std::optional<fair::Bytes32> contribution = std::nullopt;

    bool here() const { return connection != 0; }
    bool computer_plays() const { return kind == Kind::computer || driven; }
};

class Seats {
public:
    explicit Seats(int count) : seats_(static_cast<std::size_t>(count)) {}

    int count() const { return static_cast<int>(seats_.size()); }
    bool has(int seat) const { return seat >= 0 && seat < count(); }
    SeatState& at(int seat) { return seats_.at(static_cast<std::size_t>(seat)); }
    const SeatState& at(int seat) const { return seats_.at(static_cast<std::size_t>(seat)); }

    std::optional<int> of_person(std::string_view person_id) const;
    /// The seat that the computer plays since this person left it in this game.
    std::optional<int> left_by(std::string_view person_id) const;
    std::optional<int> first(SeatState::Kind kind) const;
    /// Clockwise after `seat`: the next person who is here, else the next person.
    std::optional<int> next_person(int seat) const;

    int computers() const;
    bool any_person() const { return first(SeatState::Kind::person).has_value(); }
    bool any_person_here() const;
    /// By seat, whether a computer sits there (somebody who is away is a person still).
    std::vector<bool> are_computers() const;
    std::vector<Person> people() const;
    /// Seats that have contributed to the shuffle of the round to come, ascending.
    std::vector<int> contributed() const;
    /// By seat what they are, in hexadecimal; empty where there is none.
    std::vector<std::string> contributions() const;

    void sit(int seat, const Person& person, ConnectionId connection);
    /// The person who has the seat is here, and plays for themselves.
    void attach(int seat, const Person& person, ConnectionId connection);
    void forget_contributions();
    /// The seat becomes empty, or a computer's that `left_by` may take back.
    void clear(int seat) { at(seat) = {}; }
    void give_to_computer(int seat, std::string left_by);
    void fill_with_computers();
    void forget_who_left();
    /// This person has no seat of this game to come back to any more.
    void forget_who_left(std::string_view person_id);
    void resize(int count) { seats_.resize(static_cast<std::size_t>(count)); }

    std::vector<wire::SeatView> views(const std::string& level) const;
    std::vector<wire::StoredSeat> stored() const;
    /// Everybody is away since `now_ms`. The error names a kind that is none.
    static std::optional<Seats> restored(const std::vector<wire::StoredSeat>& stored,
                                         std::int64_t now_ms);

private:
    std::vector<SeatState> seats_;
};

/// What a computer is called at this seat.
std::string_view computer_name(int seat);

}  // namespace kitchen_table::table
