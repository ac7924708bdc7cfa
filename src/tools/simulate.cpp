#include "kitchen_table/tools/simulate.h"

#include "kitchen_table/fair/fair_shuffles.h"
#include "kitchen_table/rules/crazy_eights/game_progress.h"
#include "kitchen_table/rules/crazy_eights/legality.h"
#include "kitchen_table/tools/fair_block.h"

#include "rules/crazy_eights/fast_game.h"
#include "rules/crazy_eights/game.h"

#include "patience.h"
#include "seeded_deals.h"
#include "table_talk.h"

#include <stdexcept>

namespace kitchen_table::tools {
namespace {

namespace eights = rules::crazy_eights;
namespace codec = wire::crazy_eights;
using bots::crazy_eights::Level;
using eights::Game;

std::vector<eights::CompactAction> legal_actions(const eights::State& state) {
    eights::ActionBuffer legal;
    eights::FastGame::legal(state, legal);
    return {legal.begin(), legal.end()};
}

class Simulation {
public:
    explicit Simulation(const SimulateOptions& options)
        : options_(options),
          deals_("simulate", options.seed, options.rules, options.seats),
          progress_(deals_.first_round(game_)) {
        summary_.rounds_won.resize(static_cast<std::size_t>(options.seats));
        summary_.games_won.resize(static_cast<std::size_t>(options.seats));
    }

    codec::RoundRecord play_round() {
        const auto inputs = deals_.inputs(game_, progress_.round);
        fair::FairShuffles shuffles(fair::deal_key(inputs));
        auto state = Game::deal_round(options_.rules, eights::start_of(progress_), shuffles);
        if (!state) throw std::logic_error("no deal: " + state.error());
        codec::RoundRecord record;
        record.ruleset = options_.ruleset;
        record.rules = options_.rules;
        record.seats = options_.seats;
        record.round = progress_.round;
        record.dealer = progress_.dealer;
        record.totals_before = progress_.totals;
        play_actions(*state, shuffles, record);
        record.pack = shuffles.pack();
        record.bury = shuffles.bury();
        record.recycled = shuffles.recycled();
        record.end = *Game::over(*state);
        record.fair = fair_block(inputs);
        count(record.end);
        move_on(record.end);
        return record;
    }

    const SimulateSummary& summary() const { return summary_; }

private:
    void play_actions(eights::State& state, fair::FairShuffles& shuffles,
                      codec::RoundRecord& record) {
        auto players = deals_.players(game_, progress_.round);
        std::vector<bool> listens;
        for (int seat = 0; seat < options_.seats; ++seat)
            listens.push_back(level_of(eights::Seat(seat)) == Level::sharp);
        TableTalk talk(state, listens);
        while (const auto seat = Game::turn(state)) {
            const auto view = Game::view(state, *seat);
            const auto level = level_of(*seat);
            const std::uint64_t seed = next_seed(players);
            const bool hurries = record.actions.size() >= patience;
            talk.tell(carry_out(hurries ? hurried_choice(view, static_cast<std::uint32_t>(seed))
                                        : choice(view, talk.of(*seat), level, seed),
                                *seat, state, shuffles, record));
            const auto after = Game::view(state, *seat);
            if (Game::turn(state) == seat || Game::over(state)) continue;
            if (bots::crazy_eights::would_call(after, level, seed)) {
                talk.tell(carry_out(eights::action::Call{}, *seat, state, shuffles, record));
            }
        }
        summary_.actions += record.actions.size();
    }

    static eights::Action choice(const eights::View& view, const bots::crazy_eights::Memory* memory,
                                 Level level, std::uint64_t seed) {
        return memory ? bots::crazy_eights::choose(view, *memory, level, seed)
                      : bots::crazy_eights::choose(view, level, seed);
    }

    Level level_of(eights::Seat seat) const {
        return options_.players[static_cast<std::size_t>(seat.index()) % options_.players.size()];
    }

    std::vector<eights::Event> carry_out(eights::Action action, eights::Seat seat,
                                         eights::State& state, fair::FairShuffles& shuffles,
                                         codec::RoundRecord& record) {
        auto& recorded = record.actions.emplace_back();
        // On a call out of turn as on any action: what the seat to move could do.
        if (options_.with_legal) recorded.legal = legal_actions(state);
        std::vector<eights::Event> events;
        if (Game::apply(state, seat, action, shuffles, events)) {
            throw std::logic_error("a computer chose what is not legal: " +
                                   eights::to_text(action));
        }
        recorded.action = {seat, std::move(action)};
        if (record.actions.size() > actions_max) throw std::logic_error("a round without end");
        return events;
    }

    void count(const eights::RoundEnd& end) {
        ++summary_.rounds;
        ++summary_.ended[std::string(eights::to_text(end.reason))];
        if (end.winner) ++summary_.rounds_won[static_cast<std::size_t>(end.winner->index())];
        if (!end.game_over) return;
        ++summary_.games;
        for (const auto winner : end.game_winners) {
            summary_.games_won[static_cast<std::size_t>(winner.index())] +=
                1.0 / static_cast<double>(end.game_winners.size());
        }
    }

    void move_on(const eights::RoundEnd& end) {
        progress_ = eights::after_round(progress_, end);
        if (progress_.over) {
            ++game_;
            progress_ = deals_.first_round(game_);
        } else {
            progress_ = eights::next_round(progress_);
        }
    }

    const SimulateOptions& options_;
    SeededDeals deals_;
    int game_ = 1;
    eights::GameProgress progress_;
    SimulateSummary summary_;
};

}  // namespace

SimulateSummary simulate(const SimulateOptions& options,
                         const std::function<void(const codec::RoundRecord&)>& finished) {
    Simulation simulation(options);
    for (int i = 0; i < options.rounds; ++i)
        finished(simulation.play_round());
    return simulation.summary();
}

}  // namespace kitchen_table::tools
