// The coach: what a computer would do in the place of whoever is to move. Only the asker hears what
// it says; everybody hears that it was asked. Nothing of the round changes, and nothing is stored.
#include "table_impl.h"

namespace kitchen_table::table {

void Table::Impl::carry_out(const command::AskCoach& ask) {
    const auto to = wire::RefusalTo::request(ask.request_id);
    const Viewer* viewer = requester(ask.connection, to);
    if (!viewer) return;
    const auto seat = seats_.of_person(viewer->person.id);
    if (const auto refusal = why_not_ask(seat)) return refuse(ask.connection, to, *refusal);
    const std::uint64_t seed = lot("coach " + dealt_->secret.game_id, log_length_);
    const std::string advice = play_->advice(*seat, seed);
    if (coach_asked_for_ != round_seq_) {
        coach_asked_for_ = round_seq_;
        Change change;
        change.told.add(wire::notice::asked_coach(*seat, viewer->person.name));
        publish(std::move(change));
    }
    outbox_.send({ask.connection}, wire::advice(ask.request_id, id_, seq_, advice),
                 Promise{ask.connection, to});
}

std::optional<std::string> Table::Impl::why_not_ask(std::optional<int> seat) const {
    if (!seat) return wire::refusal_members("not_seated");
    if (!settings_.coach) return wire::refusal_members("coach_off");
    if (state_ == State::game_over) return wire::refusal_members("game_over");
    const auto turn = state_ == State::playing ? play_->turn() : std::nullopt;
    if (!turn) return wire::refusal_members("round_over");
    if (paused_) return wire::refusal_members("paused");
    if (turn != seat) return wire::not_your_turn_members(*turn);
    return std::nullopt;
}

}  // namespace kitchen_table::table
