// A table as it was, from what is stored: its row, and the actions of the round under way played
// again, each checked against the hash that was stored with it.
#include "table_impl.h"

#include "log_chain.h"
#include "round_shares.h"

#include "kitchen_table/fair/bytes.h"
#include "kitchen_table/fair/sealing.h"

#include <algorithm>
#include <charconv>

namespace kitchen_table::table {
namespace {

constexpr int failures_before_void = 2;

std::vector<std::uint8_t> bytes_from_hex(std::string_view text) {
    std::vector<std::uint8_t> bytes;
    for (std::size_t at = 0; at + 1 < text.size(); at += 2) {
        std::uint8_t byte = 0;
        std::from_chars(text.data() + at, text.data() + at + 2, byte, 16);
        bytes.push_back(byte);
    }
    return bytes;
}

}  // namespace

std::optional<std::string> Table::Impl::restore(const store::StoredTable& stored, Now now) {
    now_ = now;
    outbox_.number_from(commit_base(now));
    const auto body = wire::body_from_text(stored.table.body, hex_digest);
    if (!body) return body.error();
    if (stored.table.closed) return "the table is closed";
    if (auto problem = restore_table(*body)) return problem;
    if (auto problem = check_log(stored.actions, *body)) return problem;
    seq_ = std::max(seq_reserved_, stored.table.seq);
    round_seq_ = body->dealt ? body->dealt->seq : 0;
    if (!stored.actions.empty()) {
        seq_ = std::max(seq_, stored.actions.back().seq);
        round_seq_ = std::max(round_seq_, stored.actions.back().seq);
    }
    const bool playable = body->rules_version == around_.game->rules_version();
    if (body->dealt) {
        static const std::vector<store::ActionRow> none;
        if (auto problem = restore_round(*body->dealt, playable ? stored.actions : none)) {
            return problem;
        }
    }
    const bool failing = body->failures >= failures_before_void && body->failed_at == round_seq_;
    if (state_ == State::playing && (failing || !playable)) void_round();
    if (state_ != State::playing && !playable) {
        dealt_.reset();  // the last round can no longer be shown
        play_->clear();
    }
    restore_turn_clock(*body);
    announce();
    arm();
    return std::nullopt;
}

/// The turn under way goes on with what it had, or with all of its time where actions came after
/// the row was written. It stands until its owner is back or counts as away.
void Table::Impl::restore_turn_clock(const wire::TableBody& body) {
    const auto turn = state_ == State::playing ? play_->turn() : std::nullopt;
    if (!turn || settings_.turn_s == 0) return;
    const std::int64_t all = settings_.turn_s * std::int64_t{1000};
    const bool same_turn = body.log_length == log_length_ && body.turn_left_ms;
    const std::int64_t left = same_turn ? *body.turn_left_ms : all;
    turn_clock_ = TurnClock{*turn, std::max(left, around_.limits.restart_turn_ms), {}, true};
}

std::optional<std::string> Table::Impl::restore_table(const wire::TableBody& body) {
    stored_ = body;
    if (body.game_key != around_.game->key()) return "the table is of another game";
    const auto state = state_from_text(body.state);
    auto seats = Seats::restored(body.seats, now_.steady_ms);
    if (!state || !seats || body.totals.size() != body.seats.size() || body.seats.empty()) {
        return "the table's row holds what no table can be";
    }
    state_ = *state;
    seats_ = *std::move(seats);
    settings_ = {seats_.count(), body.access,   body.level,  body.turn_s,
                 body.talk,      body.watching, body.locked, body.coach};
    invite_ = body.invite;
    guests_ = body.guests;
    paused_ = body.paused;
    removed_ = {body.removed.begin(), body.removed.end()};
    ruleset_ = body.ruleset;
    set_rules(body.rules_json);
    host_ = {body.host_id, body.host_name};
    game_ = body.game;
    round_ = body.round;
    dealer_ = body.dealer;
    totals_ = body.totals;
    sheet_ = body.sheet_json;
    winners_ = body.winners;
    created_ms_ = body.created_ms;
    game_started_ms_ = body.game_started_ms;
    dealt_ = body.dealt;
    seq_reserved_ = body.seq_reserved;
    play_ = around_.game->host(seats_.count());
    deserted_since_ = now_.steady_ms;
    next_round_left_ms_ = around_.limits.next_round_ms;
    if (body.next) {
        next_ = unsealed(*body.next);
        if (!next_) return "the next round's secret cannot be unsealed";
    }
    return std::nullopt;
}

/// Every row must follow from the one before, and the row of the table must lie on the same chain.
std::optional<std::string> Table::Impl::check_log(const std::vector<store::ActionRow>& actions,
                                                  const wire::TableBody& body) {
    if (actions.size() < body.log_length) return "actions are missing from the log";
    store::Hash chain = game_ > 0 ? chain_start(id_, game_) : store::Hash{};
    std::uint64_t read = 0;
    const auto meets_row = [&] {
        return read != body.log_length || fair::to_hex(chain) == body.log_chain;
    };
    bool fits = meets_row();
    for (const store::ActionRow& row : actions) {
        chain = chain_after(row, chain);
        ++read;
        fits = fits && chain == row.chain && row.game == game_ && meets_row();
        if (!fits) return "the chain of the log is broken at seq " + std::to_string(row.seq);
        if (!row.action_id.empty()) answered_[{row.seat, row.action_id}] = row.seq;
    }
    log_length_ = read;
    log_chain_ = chain;
    return fits ? std::nullopt : std::optional<std::string>("the table's row is off the log");
}

std::optional<std::string> Table::Impl::restore_round(
    const wire::StoredRound& round, const std::vector<store::ActionRow>& actions) {
    const auto secret = unsealed(round.secret);
    if (!secret) return "the round's secret cannot be unsealed";
    dealt_commitment_ = secret->commitment;
    const auto dealt = play_->deal(plan_of(round, *secret));
    if (!dealt) return "the round cannot be dealt again: " + dealt.error();
    for (const store::ActionRow& row : actions) {
        if (row.seq <= round.seq) continue;
        const auto at = " at seq " + std::to_string(row.seq);
        const auto applied = play_->submit(row.seat, row.action);
        if (!applied) return "a stored action is refused" + at + ": " + applied.error();
        if (applied->state_hash != row.state_hash) return "the state differs" + at;
    }
    if (round.abandoned) play_->abandon();
    const bool over = play_->result().has_value();
    // Only a round that is being given up may be over without the table knowing.
    if (over != (state_ != State::playing) && !actions.empty()) {
        return "the table's row does not fit the round";
    }
    return std::nullopt;
}

std::optional<RoundSecret> Table::Impl::unsealed(const wire::StoredSecret& stored) const {
    const auto game_id = fair::bytes16_from_hex(stored.game_id);
    const auto plain = fair::unseal(around_.sealing_key, bytes_from_hex(stored.sealed));
    if (!game_id || !plain || plain->size() != sizeof(fair::Bytes32)) return std::nullopt;
    RoundSecret secret;
    secret.game_id = *game_id;
    secret.round = stored.round;
    std::ranges::copy(*plain, secret.secret.begin());
    secret.stored = stored;
    secret.commitment = fair::to_hex(
        fair::commitment(*game_id, static_cast<std::uint32_t>(stored.round), secret.secret));
    return secret;
}

RoundPlan Table::Impl::plan_of(const wire::StoredRound& round, const RoundSecret& secret) const {
    RoundPlan plan;
    plan.ruleset = ruleset_;
    plan.rules = round.rules_json;
    plan.round = secret.round;
    plan.dealer = round.dealer;
    plan.totals = round.totals;
    plan.shares = shares_of(round);
    plan.game_id = secret.game_id;
    plan.secret = secret.secret;
    plan.given_pack = round.given_pack_json;
    return plan;
}

}  // namespace kitchen_table::table
