#include "kitchen_table/tools/check_scenarios.h"

#include "kitchen_table/fair/given_shuffles.h"
#include "kitchen_table/wire/crazy_eights/scenario.h"

#include "rules/crazy_eights/position.h"

#include <expected>
#include <optional>
#include <ostream>
#include <vector>

namespace kitchen_table::tools {
namespace {

namespace eights = rules::crazy_eights;
namespace codec = wire::crazy_eights;
using eights::Game;
using eights::State;

std::expected<State, std::string> state_of(const codec::Position& position) {
    if (const auto* dealt = std::get_if<codec::DealtCards>(&position.cards)) {
        fair::GivenShuffles shuffles({dealt->pack, dealt->bury, {}});
        const eights::RoundStart start{position.seats, position.round, position.dealer,
                                       position.totals};
        auto state = Game::deal_round(position.rules, start, shuffles);
        if (state && !shuffles.used_up()) return std::unexpected("more is buried than had to be");
        return state;
    }
    const auto& laid = std::get<codec::LaidCards>(position.cards);
    eights::Position engine_position;
    engine_position.seats = position.seats;
    engine_position.round = position.round;
    engine_position.dealer = position.dealer;
    engine_position.turn = laid.turn;
    engine_position.direction = laid.direction;
    engine_position.hands = laid.hands;
    engine_position.pile = laid.pile;
    engine_position.stock = laid.stock;
    engine_position.suit = laid.suit;
    engine_position.named = laid.named;
    engine_position.pending = laid.pending;
    engine_position.called = laid.called;
    engine_position.totals = position.totals;
    return eights::load_position(position.rules, engine_position);
}

codec::Facts facts_of(const State& state, int seats) {
    std::vector<eights::View> views;
    for (int seat = 0; seat < seats; ++seat) {
        views.push_back(Game::view(state, eights::Seat(seat)));
    }
    return codec::facts_of(views);
}

/// "expected turn 2, came 1" for the first fact that is not as expected.
std::optional<std::string> difference(const codec::Facts& expected, const codec::Facts& came) {
    for (const auto& [name, value] : expected) {
        const auto found = came.find(name);
        const auto actual = found == came.end() ? "nothing" : found->second;
        if (actual != value) return "expected " + name + " " + value + ", came " + actual;
    }
    return std::nullopt;
}

/// What happened instead of what the step says: nullopt if the step went as it should.
std::optional<std::string> run_step(State& state, const codec::Step& step, int seats) {
    const auto before = facts_of(state, seats);
    const auto hash = Game::state_hash(state);
    fair::GivenOrders orders;
    if (step.recycled) orders.recycled.push_back(*step.recycled);
    fair::GivenShuffles shuffles(std::move(orders));
    std::vector<eights::Event> events;
    const auto problem = Game::apply(state, step.action.seat, step.action.action, shuffles, events);
    if (problem && std::holds_alternative<eights::NoRecycleOrder>(*problem)) {
        return "expected the order of a recycle, came " +
               std::string(step.recycled ? "one of other cards" : "none");
    }
    const auto came =
        problem ? "a refusal with " +
                      std::string(eights::to_text(std::get<eights::Refusal>(*problem).code))
                : "no refusal";
    const auto wanted = step.refused ? "a refusal with " + *step.refused : "no refusal";
    if (came != wanted) return "expected " + wanted + ", came " + came;
    if (problem && (Game::state_hash(state) != hash || facts_of(state, seats) != before)) {
        return "expected a refusal that changes nothing, came another position";
    }
    return difference(step.expect, facts_of(state, seats));
}

/// "step 2 (play 7H by seat 1): expected …"
std::optional<std::string> run(const codec::Scenario& scenario, State& state) {
    const int seats = scenario.position.seats;
    if (auto problem = difference(scenario.expect, facts_of(state, seats))) {
        return "at the start: " + *problem;
    }
    for (std::size_t i = 0; i < scenario.steps.size(); ++i) {
        const auto& step = scenario.steps[i];
        if (auto problem = run_step(state, step, seats)) {
            return "step " + std::to_string(i) + " (" + eights::to_text(step.action.action) +
                   " by seat " + std::to_string(step.action.seat.index()) + "): " + *problem;
        }
    }
    return std::nullopt;
}

}  // namespace

CheckResult check_scenarios(std::string_view name, std::string_view text,
                            const codec::Rulesets& rulesets, std::ostream& out) {
    CheckResult result;
    const auto unreadable = [&](const std::string& path, const std::string& reason) {
        out << name << ": " << (path.empty() ? "the file" : path) << ": " << reason << "\n";
        result.unreadable = true;
    };
    const auto scenarios = codec::scenarios_from_text(text, rulesets);
    if (!scenarios) {
        for (const auto& problem : scenarios.error())
            unreadable(problem.field, problem.problem);
        return result;
    }
    for (std::size_t i = 0; i < scenarios->size(); ++i) {
        const auto& scenario = (*scenarios)[i];
        auto state = state_of(scenario.position);
        if (!state) {
            unreadable(std::to_string(i) + ".position", state.error());
            continue;
        }
        const auto problem = run(scenario, *state);
        if (problem) out << name << ": " << scenario.name << ": " << *problem << "\n";
        ++(problem ? result.failed : result.passed);
    }
    return result;
}

}  // namespace kitchen_table::tools
