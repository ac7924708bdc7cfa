#include "kitchen_table/tools/simulate.h"

#include "kitchen_table/fair/fair_shuffles.h"
#include "kitchen_table/rules/crazy_eights/game_progress.h"
#include "kitchen_table/rules/crazy_eights/legality.h"

#include "rules/crazy_eights/game.h"
#include "kitchen_table/rules/crazy_eights/rules_table.h"

#include <algorithm>
#include <stdexcept>

namespace kitchen_table::tools {
namespace {

namespace eights = rules::crazy_eights;
namespace codec = wire::crazy_eights;
using eights::Game;

/// Far beyond any real round: a round that comes this far is a defect of the engine or a computer.
constexpr int actions_max = 100'000;

/// After so many actions of one round its players want it to end. With large pickups, or where
/// drawing is a choice, players by lot otherwise pass the whole pack round without end
/// (docs/rules-engine.md); in none of the six rulesets does a round come near this.
constexpr std::size_t patience = 10'000;

/// Game ids, secrets and the computers' seeds all follow from the simulation's own seed.
class Seeds {
public:
    explicit Seeds(std::uint64_t seed) : seed_(std::to_string(seed)) {}

    fair::Bytes16 game_id(int game) const {
        const auto digest = digest_of("simulate-game:", game, std::nullopt);
        fair::Bytes16 id{};
        std::copy_n(digest.begin(), id.size(), id.begin());
        return id;
    }
    fair::Bytes32 secret(int game, int round) const {
        return digest_of("simulate-secret:", game, round);
    }
    fair::Stream players(int game, int round) const {
        return fair::Stream(digest_of("simulate-players:", game, round), 0);
    }

private:
    fair::Bytes32 digest_of(const std::string& what, int game, std::optional<int> round) const {
        auto text = what + seed_ + ":" + std::to_string(game);
        if (round) text += ":" + std::to_string(*round);
        return fair::sha256(fair::bytes_of(text));
    }
    std::string seed_;
};

codec::FairBlock fair_block(const fair::DealInputs& inputs) {
    codec::FairBlock block;
    block.version = fair::version;
    block.game_id = fair::to_hex(inputs.game_id);
    block.commitment = fair::to_hex(fair::commitment(inputs.game_id, inputs.round, inputs.secret));
    block.secret = fair::to_hex(inputs.secret);
    block.rules_hash = fair::to_hex(inputs.rules_hash);
    block.seats.resize(inputs.seats.size());  // all computers
    return block;
}

std::vector<std::string> legal_texts(const eights::View& view) {
    std::vector<std::string> texts;
    for (const auto& action : eights::legal_actions(view))
        texts.push_back(eights::to_text(action));
    return texts;
}

/// Whether a laid card makes somebody pick cards up or cover it.
bool makes_demands(eights::CardEffect effect) {
    using enum eights::CardEffect;
    return effect == two || effect == queen || effect == joker_names || effect == cover ||
           effect == duel;
}

/// What brings a round nearer to its end: a play that asks nothing of anybody, else a take, else
/// any other play, else a draw; among equals by lot. It calls whenever a call means something.
eights::Action hurried_choice(const eights::View& view, std::uint32_t lot) {
    if (eights::offer(view)->call) return eights::action::Call{};
    const eights::RulesTable table(view.table.rules, view.table.seats);
    const auto reluctance = [&table](const eights::Action& action) {
        const auto* play = std::get_if<eights::action::Play>(&action);
        if (std::holds_alternative<eights::action::Draw>(action)) return 3;
        if (play == nullptr) return 1;
        const auto face = static_cast<std::size_t>(play->cards.back().face());
        return makes_demands(table.effect[face]) ? 2 : 0;
    };
    auto legal = eights::legal_actions(view);
    const int least = reluctance(std::ranges::min(legal, {}, reluctance));
    std::erase_if(legal, [&](const auto& action) { return reluctance(action) > least; });
    auto chosen = legal[lot % legal.size()];
    if (auto* play = std::get_if<eights::action::Play>(&chosen)) play->call = true;
    return chosen;
}

class Simulation {
public:
    explicit Simulation(const SimulateOptions& options)
        : options_(options),
          seeds_(options.seed),
          rules_hash_(fair::sha256(fair::bytes_of(codec::canonical_text(options.rules)))),
          progress_(first_round()) {
        summary_.rounds_won.resize(static_cast<std::size_t>(options.seats));
        summary_.games_won.resize(static_cast<std::size_t>(options.seats));
    }

    codec::RoundRecord play_round() {
        const auto inputs = deal_inputs(progress_.round);
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
    fair::DealInputs deal_inputs(int round) const {
        fair::DealInputs inputs;
        inputs.game_id = seeds_.game_id(game_);
        inputs.round = static_cast<std::uint32_t>(round);
        inputs.secret = seeds_.secret(game_, round);
        inputs.rules_hash = rules_hash_;
        inputs.packs = eights::packs_for(options_.rules, options_.seats);
        inputs.jokers_per_pack = options_.rules.jokers_per_pack;
        inputs.seats.resize(static_cast<std::size_t>(options_.seats));  // all computers
        return inputs;
    }

    eights::GameProgress first_round() const {
        const auto key = fair::deal_key(deal_inputs(1));
        return eights::new_game(options_.seats,
                                eights::Seat(fair::first_dealer(key, options_.seats)));
    }

    void play_actions(eights::State& state, fair::FairShuffles& shuffles,
                      codec::RoundRecord& record) {
        auto players = seeds_.players(game_, progress_.round);
        const auto next_seed = [&players] {
            const std::uint64_t high = players.word();
            return high << 32 | players.word();
        };
        while (const auto seat = Game::turn(state)) {
            const auto view = Game::view(state, *seat);
            const auto level = level_of(*seat);
            const std::uint64_t seed = next_seed();
            carry_out(record.actions.size() < patience
                          ? bots::crazy_eights::choose(view, level, seed)
                          : hurried_choice(view, static_cast<std::uint32_t>(seed)),
                      *seat, state, shuffles, record);
            const auto after = Game::view(state, *seat);
            if (Game::turn(state) == seat || Game::over(state)) continue;
            if (bots::crazy_eights::would_call(after, level, seed)) {
                carry_out(eights::action::Call{}, *seat, state, shuffles, record);
            }
        }
        summary_.actions += record.actions.size();
    }

    bots::crazy_eights::Level level_of(eights::Seat seat) const {
        return options_.players[static_cast<std::size_t>(seat.index()) % options_.players.size()];
    }

    void carry_out(eights::Action action, eights::Seat seat, eights::State& state,
                   fair::FairShuffles& shuffles, codec::RoundRecord& record) {
        auto& recorded = record.actions.emplace_back();
        // On a call out of turn as on any action: what the seat to move could do.
        if (options_.with_legal)
            recorded.legal = legal_texts(Game::view(state, *Game::turn(state)));
        std::vector<eights::Event> events;
        if (Game::apply(state, seat, action, shuffles, events)) {
            throw std::logic_error("a computer chose what is not legal: " +
                                   eights::to_text(action));
        }
        recorded.action = {seat, std::move(action)};
        if (record.actions.size() > actions_max) throw std::logic_error("a round without end");
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
            progress_ = first_round();
        } else {
            progress_ = eights::next_round(progress_);
        }
    }

    const SimulateOptions& options_;
    Seeds seeds_;
    fair::Bytes32 rules_hash_;
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
