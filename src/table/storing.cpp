// What is stored, and how a failure to store ends.
#include "table_impl.h"

#include "log_chain.h"

#include "kitchen_table/fair/bytes.h"

namespace kitchen_table::table {
namespace {

/// So many numbers may be used for presence before the table's row is written again.
constexpr std::uint64_t reserve = 1000;

/// Who has to be answered when a command could not be carried out.
std::optional<Promise> promise_of(const Command& command) {
    return std::visit(
        [](const auto& what) -> std::optional<Promise> {
            if constexpr (requires { what.action_id; }) {
                return Promise{what.connection, wire::RefusalTo::action(what.action_id)};
            } else if constexpr (requires { what.request_id; }) {
                if (what.request_id.empty()) return std::nullopt;
                return Promise{what.connection, wire::RefusalTo::request(what.request_id)};
            } else {
                return std::nullopt;
            }
        },
        command);
}

}  // namespace

void Table::Impl::carry_out(const command::Committed& committed) {
    outbox_.committed(committed.commit);
}

void Table::Impl::carry_out(const command::CommitFailed& failed) {
    if (!outbox_.is_waiting_for(failed.commit)) return;
    dead_ = true;
    outbox_.fail();
    outbox_.add(effect::Reload{});
}

void Table::Impl::persist(Change& change) {
    // A number beyond the reserve must be stored before anybody hears of it: after a restart the
    // table goes on above every number it ever used.
    const bool beyond = !change.action && seq_ > seq_reserved_;
    const bool table_row = change.store_table || beyond;
    if (!table_row && !change.action) return;
    store::TableCommit rows;
    rows.table_id = id_;
    if (change.action) {
        change.action->seq = seq_;
        change.action->chain = chain_after(*change.action, log_chain_);
        log_chain_ = change.action->chain;
        ++log_length_;
        rows.actions.push_back(*std::move(change.action));
    }
    if (table_row) {
        seq_reserved_ = seq_ + reserve;
        stored_ = body();
        rows.table =
            store::TableRow{id_, seq_, wire::body_text(stored_, hex_digest), closed_, now_.wall_ms};
    }
    rows.finished_round = std::move(change.finished_round);
    rows.finished_game = std::move(change.finished_game);
    rows.drop_actions_of_older_games = change.drop_actions;
    outbox_.persist(std::move(rows));
}

wire::TableBody Table::Impl::body() const {
    wire::TableBody body;
    body.game_key = around_.game->key();
    body.rules_version = around_.game->rules_version();
    body.ruleset = ruleset_;
    body.rules_json = rules_;
    body.access = settings_.access;
    body.level = settings_.level;
    body.turn_s = settings_.turn_s;
    body.turn_left_ms = turn_left_ms();
    body.talk = settings_.talk;
    body.watching = settings_.watching;
    body.locked = settings_.locked;
    body.coach = settings_.coach;
    body.paused = paused_;
    body.invite = invite_;
    body.guests = guests_;
    body.removed.assign(removed_.begin(), removed_.end());
    body.seats = seats_.stored();
    body.host_id = host_.id;
    body.host_name = host_.name;
    body.state = to_text(state_);
    body.game = game_;
    body.round = round_;
    body.dealer = dealer_;
    body.totals = totals_;
    body.sheet_json = sheet_;
    body.winners = winners_;
    body.created_ms = created_ms_;
    body.game_started_ms = game_started_ms_;
    if (next_) body.next = next_->stored;
    body.dealt = dealt_;
    body.seq_reserved = seq_reserved_;
    body.log_length = log_length_;
    body.log_chain = fair::to_hex(log_chain_);
    body.failed_at = stored_.failed_at;
    body.failures = stored_.failures;
    return body;
}

/// The game threw. What was handed over to be stored stays good, and what waits for it is still
/// sent; the failure is noted with the place in the round, so that a second one there can be told
/// from a first.
void Table::Impl::fail_over(const Command& command) {
    if (dead_) return;
    dead_ = true;
    const bool again = stored_.failures > 0 && stored_.failed_at == round_seq_;
    stored_.failures = again ? stored_.failures + 1 : 1;
    stored_.failed_at = round_seq_;
    store::TableCommit rows;
    rows.table_id = id_;
    rows.table =
        store::TableRow{id_, seq_, wire::body_text(stored_, hex_digest), false, now_.wall_ms};
    outbox_.persist(std::move(rows));
    if (const auto promise = promise_of(command)) {
        outbox_.send({promise->connection},
                     wire::refused(promise->to, wire::refusal_members("storage_unavailable")));
    }
    outbox_.add(effect::Reload{});
}

}  // namespace kitchen_table::table
