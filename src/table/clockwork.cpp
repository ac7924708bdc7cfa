// Everything that happens by itself after a while.
#include "table_impl.h"

#include "kitchen_table/fair/bytes.h"

#include <algorithm>
#include <limits>

namespace kitchen_table::table {

void Table::Impl::carry_out(const command::TimeUp&) {
    if (dead_ || closed_) return;
    mark_away();
    give_up_lost_seats();
    const auto due = [this](const std::optional<std::int64_t>& time) {
        return time && *time <= now_.steady_ms;
    };
    if (due(closes_at())) return close("empty");
    // Nothing is dealt or played on top of what may still fail to be stored.
    if (outbox_.commits_waiting() > 0) return;
    arm();
    if (due(next_round_at_)) return deal({});
    if (turn_clock_ && due(turn_clock_->ends_at)) return turn_ran_out();
    if (due(computer_at_)) play_for(play_->turn().value());
}

std::optional<std::int64_t> Table::Impl::next_deadline_ms() const {
    if (dead_ || closed_) return std::nullopt;
    std::optional<std::int64_t> earliest;
    const auto consider = [&](const std::optional<std::int64_t>& time) {
        if (time && (!earliest || *time < *earliest)) earliest = time;
    };
    consider(closes_at());
    consider(away_at());
    for (int seat = 0; seat < seats_.count(); ++seat)
        consider(left_at(seat));
    if (outbox_.commits_waiting() == 0) {
        consider(next_round_at_);
        if (turn_clock_) consider(turn_clock_->ends_at);
        consider(computer_at_);
    }
    return earliest;
}

/// Whether time passes at this table. When everybody who plays is gone it waits for them.
bool Table::Impl::running() const {
    return !paused_ && !viewers_.empty() && (!seats_.any_person() || seats_.any_person_here());
}

/// Sets the clocks that the present state needs, and stops those it does not.
void Table::Impl::arm() {
    arm_turn_clock();
    const bool runs = running();
    if (!runs) running_since_.reset();
    if (runs && !running_since_) running_since_ = now_.steady_ms;
    if (state_ == State::between_rounds && runs && !draining_) {
        if (!next_round_at_) next_round_at_ = now_.steady_ms + next_round_left_ms_;
    } else if (next_round_at_) {
        next_round_left_ms_ = std::max<std::int64_t>(0, *next_round_at_ - now_.steady_ms);
        next_round_at_.reset();
    }
    constexpr int nobody = -1;
    const int mover = state_ == State::playing ? play_->turn().value_or(nobody) : nobody;
    if (!runs || mover == nobody || !seats_.at(mover).computer_plays()) {
        computer_at_.reset();
        thought_.reset();
    } else if (!computer_at_ || computer_armed_for_ != round_seq_) {
        const Limits& limits = around_.limits;
        const auto spread =
            static_cast<std::uint64_t>(limits.bot_think_max_ms - limits.bot_think_min_ms + 1);
        const auto extra = static_cast<std::int64_t>(lot("think", round_seq_) % spread);
        // Somebody who has just come to their last cards gets the time to call them.
        const auto least = play_->may_still_call()
                               ? std::max(limits.bot_think_min_ms, limits.call_wait_ms)
                               : limits.bot_think_min_ms;
        computer_at_ = now_.steady_ms + (least + extra) * limits.pace_percent / 100;
        computer_armed_for_ = round_seq_;
        think_ahead(mover);
    }
}

/// A number drawn for this table that depends on no card.
std::uint64_t Table::Impl::lot(std::string_view what, std::uint64_t number) const {
    const std::string text = id_ + " " + std::string(what) + " " + std::to_string(number);
    const fair::Bytes32 hash = fair::sha256(fair::bytes_of(text));
    std::uint64_t drawn = 0;
    for (std::size_t index = 0; index < 8; ++index)
        drawn = drawn << 8 | hash[index];
    return drawn;
}

std::optional<std::int64_t> Table::Impl::away_at() const {
    std::optional<std::int64_t> earliest;
    for (int seat = 0; seat < seats_.count(); ++seat) {
        const SeatState& state = seats_.at(seat);
        if (!state.away_since || (state.driven && !keeps_the_role(seat))) continue;
        const std::int64_t time = *state.away_since + away_ms();
        if (!earliest || time < *earliest) earliest = time;
    }
    return earliest;
}

/// Whether the host is away while somebody is here who could take the role.
bool Table::Impl::keeps_the_role(int seat) const {
    return is_host(seats_.at(seat).person) && seats_.any_person_here();
}

/// From here on the computer plays for whoever has been away too long; the host's role goes to
/// somebody who is here. Whether anybody was.
bool Table::Impl::mark_away() {
    Change change;
    bool any = false;
    for (int seat = 0; seat < seats_.count(); ++seat) {
        SeatState& state = seats_.at(seat);
        const bool due = state.away_since && (!state.driven || keeps_the_role(seat)) &&
                         *state.away_since + away_ms() <= now_.steady_ms;
        if (!due) continue;
        any = true;
        if (!state.driven) change.told.add(wire::notice::away(seat, state.person.name));
        state.driven = true;
        if (is_host(state.person) && seats_.any_person_here()) {
            pass_host_on(seat, change.told);
            change.store_table = true;
        }
    }
    if (any) publish(std::move(change));
    return any;
}

/// When somebody who is away counts as having left, where that ends the game. The time runs only
/// while others wait at the table.
std::optional<std::int64_t> Table::Impl::left_at(int seat) const {
    const SeatState& state = seats_.at(seat);
    if (!state.away_since || !running_since_ || !leaving_ends_game()) return std::nullopt;
    return std::max(*state.away_since, *running_since_) + around_.limits.reconnect_ms;
}

/// Gives up the seats of those whose time to come back is over. Whether there was one.
bool Table::Impl::give_up_lost_seats() {
    for (int seat = 0; seat < seats_.count(); ++seat) {
        const auto time = left_at(seat);
        if (!time || *time > now_.steady_ms) continue;
        Change change;
        give_up_seat(seat, change);
        publish(std::move(change));
        return true;  // the game is over, nobody else can end it
    }
    return false;
}

std::optional<std::int64_t> Table::Impl::closes_at() const {
    if (!deserted_since_) return std::nullopt;
    const bool never_dealt = game_ == 0;
    return *deserted_since_ +
           (never_dealt ? around_.limits.empty_table_ms : around_.limits.deserted_table_ms);
}

void Table::Impl::carry_out(const command::Close&) {
    if (!dead_ && !closed_) close("operator");
}

void Table::Impl::carry_out(const command::Drain& drain) {
    if (dead_ || closed_ || draining_ == drain.on) return;
    draining_ = drain.on;
    publish({});
    if (everybody_ready()) deal({});
}

void Table::Impl::carry_out(const command::Stopping&) {
    if (dead_ || closed_ || !turn_clock_) return;
    Change change;
    change.store_table = true;
    persist(change);
}

/// The table is gone. A round under way ends without a result, and its secret is revealed in
/// the stored record.
void Table::Impl::close(std::string reason) {
    closed_ = true;
    Change change;
    change.store_table = true;
    change.drop_actions = true;  // nothing is ever restored from them again
    if (state_ == State::playing) change.finished_round = round_row();
    ++seq_;
    persist(change);
    outbox_.add(effect::Closed{std::move(reason)});
}

}  // namespace kitchen_table::table
