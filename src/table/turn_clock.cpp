// The turn clock: how long somebody may keep the others waiting.
#include "table_impl.h"

namespace kitchen_table::table {

/// Whether anybody is there to wait for this seat. Nobody is hurried who keeps nobody waiting.
bool Table::Impl::keeps_somebody_waiting(int seat) const {
    for (int other = 0; other < seats_.count(); ++other) {
        if (other != seat && seats_.at(other).here()) return true;
    }
    return false;
}

/// Sets the clock of the turn under way, lets it run, or makes it stand: when nobody is there, when
/// the computer plays, and after a restart until the owner is back.
void Table::Impl::arm_turn_clock() {
    const auto turn = state_ == State::playing ? play_->turn() : std::nullopt;
    if (!turn || settings_.turn_s == 0) return turn_clock_.reset();
    if (!turn_clock_ || turn_clock_->seat != *turn) {
        turn_clock_ = TurnClock{*turn, settings_.turn_s * std::int64_t{1000}, {}, false};
    }
    TurnClock& clock = *turn_clock_;
    const SeatState& seat = seats_.at(*turn);
    if (seat.here()) clock.waits_for_owner = false;
    const bool runs = running() && keeps_somebody_waiting(*turn) && !seat.computer_plays() &&
                      !clock.waits_for_owner;
    if (runs && !clock.ends_at) clock.ends_at = now_.steady_ms + clock.left_ms;
    if (!runs && clock.ends_at) {
        clock.left_ms = std::max<std::int64_t>(0, *clock.ends_at - now_.steady_ms);
        clock.ends_at.reset();
    }
}

/// Milliseconds that the turn under way still has; nullopt where no turn is timed.
std::optional<std::int64_t> Table::Impl::turn_left_ms() const {
    if (!turn_clock_) return std::nullopt;
    if (!turn_clock_->ends_at) return turn_clock_->left_ms;
    return std::max<std::int64_t>(0, *turn_clock_->ends_at - now_.steady_ms);
}

/// One safe move is made for whoever let the time pass; who does it again is played for until they
/// say that they are there.
void Table::Impl::turn_ran_out() {
    const int slow = turn_clock_->seat;
    SeatState& seat = seats_.at(slow);
    Told told;
    told.add(wire::notice::out_of_time(slow, seat.person.name));
    if (++seat.slow_turns >= around_.limits.slow_turns_max && !seat.driven) {
        seat.driven = true;
        told.add(wire::notice::away(slow, seat.person.name));
    }
    play(slow, play_->default_action(slow), "timeout", nullptr, std::move(told));
}

/// How long somebody may be gone before the computer plays for them.
std::int64_t Table::Impl::away_ms() const {
    const std::int64_t turn_ms = settings_.turn_s * std::int64_t{1000};
    return turn_ms == 0 ? around_.limits.away_ms : std::min(turn_ms, around_.limits.away_ms);
}

/// The seat is its owner's again. Whether the computer had it.
bool Table::Impl::take_back(int seat, Change& change) {
    SeatState& state = seats_.at(seat);
    state.slow_turns = 0;
    if (!state.driven) return false;
    state.driven = false;
    change.told.add(wire::notice::back(seat, state.person.name));
    return true;
}

}  // namespace kitchen_table::table
