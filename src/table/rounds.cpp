// Games and rounds: starting, getting ready, dealing, and how a round ends.
#include "table_impl.h"

#include "log_chain.h"

#include "kitchen_table/fair/sealing.h"

#include <algorithm>
#include <stdexcept>

namespace kitchen_table::table {

void Table::Impl::carry_out(const command::Start& start) {
    const auto to = wire::RefusalTo::request(start.request_id);
    const Viewer* viewer = requester(start.connection, to);
    if (!viewer) return;
    if (!is_host(viewer->person)) {
        return refuse(start.connection, to, wire::refusal_members("not_host"));
    }
    if (state_ == State::playing || state_ == State::between_rounds) {
        return refuse(start.connection, to, wire::refusal_members("game_in_progress"));
    }
    if (draining_) return refuse(start.connection, to, wire::refusal_members("draining"));
    start_game();
    done(start.connection, start.request_id);
}

void Table::Impl::carry_out(const command::NextRound& next) {
    const auto to = wire::RefusalTo::request(next.request_id);
    const Viewer* viewer = requester(next.connection, to);
    if (!viewer) return;
    const auto seat = seats_.of_person(viewer->person.id);
    if (!seat) return refuse(next.connection, to, wire::refusal_members("not_seated"));
    if (state_ != State::between_rounds) {
        const bool playing = state_ == State::playing;
        const auto code = playing ? "round_in_progress" : "game_over";
        return refuse(next.connection, to, wire::refusal_members(code));
    }
    if (ready_.insert(*seat).second) {
        Change change;
        change.told.add(wire::notice::ready(*seat));
        publish(std::move(change));
    }
    done(next.connection, next.request_id);
    if (everybody_ready()) deal({});
}

/// Everybody who is here; nobody waits for those who are away.
bool Table::Impl::everybody_ready() const {
    if (state_ != State::between_rounds || paused_ || draining_ || !seats_.any_person_here())
        return false;
    for (int seat = 0; seat < seats_.count(); ++seat) {
        if (seats_.at(seat).here() && !ready_.contains(seat)) return false;
    }
    return true;
}

void Table::Impl::start_game() {
    seats_.fill_with_computers();
    seats_.forget_who_left();
    ++game_;
    game_started_ms_ = now_.wall_ms;
    totals_.assign(static_cast<std::size_t>(seats_.count()), 0);
    sheet_.clear();
    winners_.reset();
    log_length_ = 0;
    log_chain_ = chain_start(id_, game_);
    answered_.clear();
    Change change;
    change.drop_actions = true;
    change.told.add(wire::notice::game_started(game_));
    deal(std::move(change));
}

void Table::Impl::deal(Change change) {
    const RoundSecret secret = next_.value();
    wire::StoredRound round;
    round.rules_json = rules_;
    if (secret.round > 1) round.dealer = (dealer_.value() + 1) % seats_.count();
    round.totals = totals_;
    round.computers = seats_.are_computers();
    round.contributions = seats_.contributions();
    round.secret = secret.stored;
    round.given_pack_json = around_.given_pack;
    const auto dealt = play_->deal(plan_of(round, secret));
    if (!dealt) throw std::runtime_error("a round cannot be dealt: " + dealt.error());
    dealt_ = std::move(round);
    dealt_commitment_ = secret.commitment;
    next_.reset();
    state_ = State::playing;
    round_ = secret.round;
    dealer_ = play_->dealer();
    ready_.clear();
    seats_.forget_contributions();
    const auto seen_off = see_watchers_off();
    change.told.append(*dealt);
    change.store_table = true;
    change.of_round = true;
    change.is_deal = true;
    publish(std::move(change));
    for (const ConnectionId connection : seen_off)
        outbox_.add(effect::Removed{connection, "no_watching"});
}

void Table::Impl::finish_round(Change& change, const RoundResult& result) {
    totals_ = result.totals;
    change.finished_round = round_row();
    sheet_.push_back(wire::with_round_id(result.sheet_row, change.finished_round->id));
    state_ = result.game_over ? State::game_over : State::between_rounds;
    if (result.game_over) winners_ = result.winners;
    if (result.game_over) paused_ = false;
    next_round_left_ms_ = around_.limits.next_round_ms;
    change.store_table = true;
    draw_secret(result.game_over);
    if (result.game_over) change.finished_game = game_row();
}

/// The round ends without a result and the table goes on: nobody's total changes.
void Table::Impl::void_round() {
    Change change;
    change.finished_round = round_row();
    change.store_table = true;
    change.of_round = true;
    change.told.add(wire::notice::round_voided(totals_));
    sheet_.push_back(
        wire::with_round_id(wire::voided_sheet_row(round_, totals_), change.finished_round->id));
    state_ = State::between_rounds;
    next_round_left_ms_ = around_.limits.next_round_ms;
    draw_secret(false);
    dealt_.reset();
    play_->clear();
    publish(std::move(change));
}

void Table::Impl::abandon_round(Change& change) {
    change.told.append(play_->abandon());
    change.of_round = true;
    dealt_->abandoned = true;
    finish_round(change, play_->result().value());
}

fair::Bytes16 Table::Impl::new_id() {
    const fair::Bytes32 random = around_.entropy->bytes32();
    fair::Bytes16 id{};
    std::copy_n(random.begin(), id.size(), id.begin());
    return id;
}

/// The secret of the round to come. It is stored, sealed, with the change that shows its
/// commitment.
void Table::Impl::draw_secret(bool new_game) {
    seats_.forget_contributions();  // they were for another commitment
    RoundSecret drawn;
    drawn.game_id = new_game ? new_id() : fair::bytes16_from_hex(dealt_->secret.game_id).value();
    drawn.round = new_game ? 1 : round_ + 1;
    drawn.secret = around_.entropy->bytes32();
    drawn.stored.game_id = fair::to_hex(drawn.game_id);
    drawn.stored.round = drawn.round;
    drawn.stored.sealed = fair::to_hex(fair::seal(around_.sealing_key, drawn.secret));
    drawn.commitment = fair::to_hex(
        fair::commitment(drawn.game_id, static_cast<std::uint32_t>(drawn.round), drawn.secret));
    next_ = std::move(drawn);
}

/// What was told of the round, kept because a later program may play by other rules. A round that
/// this program cannot play again has none: it was dealt by another one, or the game throws.
std::string Table::Impl::told_again(const std::string& record) const {
    try {
        return around_.game->replay(record).value_or(std::string());
    } catch (const std::exception&) {
        return {};
    }
}

store::RoundRow Table::Impl::round_row() const {
    store::RoundRow row;
    // Follows from what nobody outside knows before the round is over.
    const std::string name = dealt_->secret.game_id + "/" + std::to_string(round_);
    row.id = fair::to_hex(fair::sha256(fair::bytes_of(name))).substr(0, 32);
    row.table_id = id_;
    row.game_id = dealt_->secret.game_id;
    row.game = game_;
    row.round = round_;
    row.record = play_->record();
    row.told = told_again(row.record);
    row.ended_ms = now_.wall_ms;
    return row;
}

store::GameRow Table::Impl::game_row() const {
    const wire::TableBody stored_body = body();
    store::GameRow row;
    row.id = dealt_ ? dealt_->secret.game_id : next_.value().stored.game_id;
    row.table_id = id_;
    row.game = game_;
    row.ruleset = ruleset_;
    row.body = wire::game_body_text(stored_body, line_);
    row.rounds = static_cast<int>(sheet_.size());
    row.whole = winners_ && !winners_->empty();
    row.coach = settings_.coach;
    const auto rounds_won = wire::rounds_won(sheet_, seats_.count());
    for (int seat = 0; seat < seats_.count(); ++seat) {
        const auto index = static_cast<std::size_t>(seat);
        const SeatState& state = seats_.at(seat);
        const bool person = state.kind == SeatState::Kind::person;
        const bool won = row.whole && std::ranges::find(*winners_, seat) != winners_->end();
        row.seats.push_back({person ? state.person.id : std::string(),
                             person ? state.person.name : std::string(computer_name(seat)),
                             totals_.at(index), won, rounds_won.at(index)});
    }
    row.started_ms = game_started_ms_;
    row.ended_ms = now_.wall_ms;
    return row;
}

}  // namespace kitchen_table::table
