// Actions: of people, and of computers for seats that nobody plays.
#include "table_impl.h"

#include <exception>
#include <stdexcept>
#include <utility>

namespace kitchen_table::table {

void Table::Impl::carry_out(const command::Act& act) {
    const auto to = wire::RefusalTo::action(act.action_id);
    const Viewer* viewer = requester(act.connection, to);
    if (!viewer) return;
    const auto seat = seats_.of_person(viewer->person.id);
    if (!seat) return refuse(act.connection, to, wire::refusal_members("not_seated"));
    const auto answered = answered_.find({*seat, act.action_id});
    if (answered != answered_.end()) {
        // Applied before; it is answered again, behind the same commit.
        return outbox_.send({act.connection}, wire::ack(id_, act.action_id, answered->second),
                            Promise{act.connection, to});
    }
    if (const auto refusal = why_not_act(act)) return refuse(act.connection, to, *refusal);
    Change change;
    if (take_back(*seat, change)) publish(std::move(change));
    play(*seat, act.action, "player", &act);
}

std::optional<std::string> Table::Impl::why_not_act(const command::Act& act) const {
    if (state_ == State::game_over) return wire::refusal_members("game_over");
    if (state_ != State::playing) return wire::refusal_members("round_over");
    if (paused_) return wire::refusal_members("paused");
    if (act.expect_seq < round_seq_ || act.expect_seq > seq_) return wire::stale_members(seq_);
    return std::nullopt;
}

/// `act` is what a person sent; computers have none and are never refused. What is told `before`
/// belongs to the action: all of it waits for the same commit.
void Table::Impl::play(int seat, const std::string& action, const std::string& origin,
                       const command::Act* act, Told before) {
    const bool own_turn = play_->turn() == std::optional(seat);
    const auto applied = play_->submit(seat, action);
    if (!applied) {
        if (!act) throw std::logic_error("a computer's action was refused: " + applied.error());
        return refuse(act->connection, wire::RefusalTo::action(act->action_id), applied.error());
    }
    if (own_turn) turn_clock_.reset();  // the next action, also of the same seat, has its own time
    store::ActionRow row;
    row.table_id = id_;
    row.game = game_;
    row.round = round_;
    row.seat = seat;
    row.origin = origin;
    row.action = applied->action;
    row.action_id = act ? act->action_id : std::string();
    row.at_ms = now_.wall_ms;
    row.state_hash = applied->state_hash;
    Change change;
    change.told = std::move(before);
    change.told.append(applied->told);
    change.of_round = true;
    change.action = std::move(row);
    if (const auto result = play_->result()) finish_round(change, *result);
    publish(std::move(change));
    if (!act) return;
    answered_[{seat, act->action_id}] = seq_;
    outbox_.send({act->connection}, wire::ack(id_, act->action_id, seq_),
                 Promise{act->connection, wire::RefusalTo::action(act->action_id)});
}

/// Numbered by the round's own actions, so that a restart changes nothing.
std::uint64_t Table::Impl::seed_of_choice() const {
    return lot("choice " + dealt_->secret.game_id, log_length_);
}

/// Lets the computer of `seat` think until it is to act, away from the table. One that fails to
/// begin plays as one that was late.
void Table::Impl::think_ahead(int seat) {
    thought_.reset();
    try {
        auto about = play_->pondering(seat, settings_.level, seed_of_choice());
        if (!about) return;
        outbox_.add_now(effect::Think{round_seq_, computer_at_.value(), std::move(about)});
    } catch (const std::exception&) {
        return;
    }
}

void Table::Impl::carry_out(const command::Thought& thought) {
    if (computer_at_ && thought.number == round_seq_) thought_ = thought.action;
}

/// A computer that fails does not stop the table: the safe action is taken instead (F15).
void Table::Impl::play_for(int seat) {
    std::string action;
    try {
        action = thought_ ? *std::exchange(thought_, std::nullopt)
                          : play_->computer_action(seat, settings_.level, seed_of_choice());
    } catch (const std::exception&) {
        action = play_->default_action(seat);
    }
    play(seat, action, "bot", nullptr);
    call_for(seat);
}

/// The last-card call of a computer, out of turn; one that fails makes none.
void Table::Impl::call_for(int seat) {
    if (state_ != State::playing) return;
    std::optional<std::string> call;
    try {
        const std::uint64_t seed = lot("call " + dealt_->secret.game_id, log_length_);
        call = play_->computer_call(seat, settings_.level, seed);
    } catch (const std::exception&) {
        return;
    }
    if (call) play(seat, *call, "bot", nullptr);
}

}  // namespace kitchen_table::table
