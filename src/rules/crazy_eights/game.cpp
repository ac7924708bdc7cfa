#include "rules/crazy_eights/game.h"

#include "rules/crazy_eights/deal.h"
#include "rules/crazy_eights/refusals.h"
#include "rules/crazy_eights/resolver.h"
#include "rules/crazy_eights/scoring.h"
#include "rules/crazy_eights/state_hash.h"

namespace kitchen_table::rules::crazy_eights {

namespace {

bool call_is_heard(const RulesTable& rules, const Round& round, int seat) {
    if (!rules.has_calls() || round.ending.over) return false;
    return !rules.calls_bar_going_out || round.call_open[static_cast<std::size_t>(seat)];
}

Situation situation_of(const RoundInPlay& play, int seat) {
    const Round& round = play.round;
    Situation situation;
    situation.game_over = round.ending.game_over;
    situation.round_over = round.ending.over;
    if (round.ending.over || seat < 0 || seat >= round.seats) return situation;
    situation.to_move = round.turn == seat;
    situation.call_heard = call_is_heard(*play.rules, round, seat);
    situation.top = round.top();
    situation.named = round.named;
    situation.sight = sight_of(*play.rules, round);
    return situation;
}

bool carry_out(Resolver& resolver, int seat, const Action& action) {
    if (const auto* play = std::get_if<action::Play>(&action)) {
        return resolver.play(play->cards, play->suit, play->call);
    }
    if (std::holds_alternative<action::Draw>(action)) return resolver.draw();
    if (std::holds_alternative<action::Take>(action)) return resolver.take();
    if (std::holds_alternative<action::Pass>(action)) {
        resolver.pass();
    } else {
        resolver.call(seat);
    }
    return true;
}

PublicView public_view(const RoundInPlay& play) {
    const Round& round = play.round;
    PublicView table;
    table.rules = play.rules->rules;
    table.seats = round.seats;
    table.round = round.round;
    table.dealer = Seat(round.dealer);
    if (!round.ending.over) table.turn = Seat(round.turn);
    table.direction = static_cast<Direction>(round.direction);
    table.stock = round.stock_size();
    table.under = round.under_size();
    table.pile.assign(round.pile.begin(), round.pile.begin() + round.pile_size);
    table.suit = suit_of(round.suit);
    table.named = round.named;
    if (round.named_by >= 0) table.named_by = Seat(round.named_by);
    table.pending = to_pending(round.demand);
    for (int seat = 0; seat < round.seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        table.counts.push_back(round.hand_size[at]);
        table.called.push_back(round.called[at]);
        table.totals.push_back(round.totals[at]);
    }
    if (round.ending.over) table.over = to_round_end(round);
    return table;
}

}  // namespace

std::expected<State, std::string> Game::deal_round(const Rules& rules, const RoundStart& start,
                                                   ShuffleSource& shuffles) {
    auto dealt = deal(rules, start, shuffles);
    if (!dealt) return std::unexpected(std::move(dealt.error()));
    return State(std::move(*dealt));
}

Event Game::dealt_event(const State& state) {
    const Round& round = state.play_.round;
    return happened::RoundDealt{round.round, Seat(round.dealer), round.top()};
}

std::optional<NotApplied> Game::apply(State& state, Seat seat, const Action& action,
                                      ShuffleSource& shuffles, std::vector<Event>& events) {
    if (auto refusal = refusal_in(situation_of(state.play_, seat.index()), action)) {
        return NotApplied(std::move(*refusal));
    }
    Resolver resolver(state.play_, shuffles, &events);
    const bool is_play = std::holds_alternative<action::Play>(action);
    std::optional<Round> before;  // kept only where the pile might have to be recycled
    if (state.play_.round.stock_size() < resolver.most_drawn_by(is_play)) {
        before = state.play_.round;
    }
    const std::size_t told = events.size();
    if (carry_out(resolver, seat.index(), action)) return std::nullopt;
    state.play_.round = *before;
    events.erase(events.begin() + static_cast<std::ptrdiff_t>(told), events.end());
    return NotApplied(NoRecycleOrder{resolver.unordered()});
}

void Game::abandon(State& state, std::vector<Event>& events) {
    if (!state.play_.round.ending.over) end_as_abandoned(state.play_, events);
}

View Game::view(const State& state, Seat seat) {
    const RoundInPlay& play = state.play_;
    const int index = seat.index();
    const auto at = static_cast<std::size_t>(index);
    View view;
    view.table = public_view(play);
    view.seat = seat;
    view.hand = hand_in_order(play.round, index);
    view.call_open = call_is_heard(*play.rules, play.round, index);
    view.exempt_from_call = play.rules->calls_bar_going_out && play.round.exempt[at];
    view.may_go_out = play.rules->calls_bar_going_out && may_go_out(*play.rules, play.round, index);
    view.drew_this_turn = play.round.turn == index && play.round.drew_this_turn;
    return view;
}

SpectatorView Game::spectate(const State& state) {
    return {public_view(state.play_)};
}

std::optional<RoundEnd> Game::over(const State& state) {
    if (!state.play_.round.ending.over) return std::nullopt;
    return to_round_end(state.play_.round);
}

std::optional<Seat> Game::turn(const State& state) {
    if (state.play_.round.ending.over) return std::nullopt;
    return Seat(state.play_.round.turn);
}

std::uint64_t Game::state_hash(const State& state) {
    return hash_of(state.play_);
}

}  // namespace kitchen_table::rules::crazy_eights
