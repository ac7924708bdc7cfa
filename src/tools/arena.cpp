#include "kitchen_table/tools/arena.h"

#include "kitchen_table/fair/fair_shuffles.h"
#include "kitchen_table/rules/crazy_eights/legality.h"

#include "rules/crazy_eights/game.h"

#include "patience.h"
#include "seeded_deals.h"
#include "table_talk.h"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <cmath>
#include <ctime>
#include <exception>
#include <stdexcept>
#include <thread>

namespace kitchen_table::tools {
namespace {

namespace eights = rules::crazy_eights;
using bots::crazy_eights::Level;
using eights::Game;
using eights::Seat;

/// Processor time of this thread: what else the machine does counts little.
double thread_ms() {
    std::timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// What one name did in the games of one group.
struct Tally {
    double won = 0, points = 0;
    std::vector<float> move_ms;
};
struct GroupResult {
    std::uint64_t rounds = 0;
    std::vector<Tally> tallies;  // by name
};

/// Who sits where: names by number, and the player of each seat before anybody goes round.
struct LineUp {
    std::vector<ArenaPlayer> names;
    std::vector<std::size_t> by_seat;

    LineUp(const std::vector<ArenaPlayer>& players, int seats) {
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
            const ArenaPlayer& player = players[seat % players.size()];
            const auto known = std::ranges::find(names, player.name, &ArenaPlayer::name);
            by_seat.push_back(static_cast<std::size_t>(known - names.begin()));
            if (known == names.end()) names.push_back(player);
        }
    }
};

/// All rotations of one game.
class Group {
public:
    Group(const ArenaOptions& options, const LineUp& line_up, const SeededDeals& deals, int game)
        : options_(options), line_up_(line_up), deals_(deals), game_(game) {
        result_.tallies.resize(line_up.names.size());
    }

    GroupResult play() {
        for (int rotation = 0; rotation < options_.seats; ++rotation)
            play_game(rotation);
        return std::move(result_);
    }

private:
    std::size_t name_at(int seat) const {
        return line_up_.by_seat[static_cast<std::size_t>((seat + rotation_) % options_.seats)];
    }

    void play_game(int rotation) {
        rotation_ = rotation;
        auto progress = deals_.first_round(game_);
        while (true) {
            const auto end = play_round(progress);
            ++result_.rounds;
            for (int seat = 0; seat < options_.seats; ++seat) {
                result_.tallies[name_at(seat)].points += end.points[static_cast<std::size_t>(seat)];
            }
            progress = eights::after_round(progress, end);
            if (progress.over) break;
            progress = eights::next_round(progress);
        }
        for (const Seat winner : progress.winners) {
            result_.tallies[name_at(winner.index())].won +=
                1.0 / static_cast<double>(progress.winners.size());
        }
    }

    eights::RoundEnd play_round(const eights::GameProgress& progress) {
        fair::FairShuffles shuffles(fair::deal_key(deals_.inputs(game_, progress.round)));
        auto state = Game::deal_round(options_.rules, eights::start_of(progress), shuffles);
        if (!state) throw std::logic_error("no deal: " + state.error());
        std::vector<bool> listens;
        for (int seat = 0; seat < options_.seats; ++seat)
            listens.push_back(line_up_.names[name_at(seat)].level == Level::sharp);
        TableTalk talk(*state, listens);
        auto lots = deals_.players(game_, progress.round);
        std::size_t actions = 0;
        const auto carry_out = [&](Seat seat, const eights::Action& action) {
            std::vector<eights::Event> events;
            if (Game::apply(*state, seat, action, shuffles, events)) {
                throw std::logic_error("a computer chose what is not legal: " +
                                       eights::to_text(action));
            }
            if (++actions > actions_max) throw std::logic_error("a round without end");
            talk.tell(events);
        };
        while (const auto seat = Game::turn(*state)) {
            const auto seed = next_seed(lots);
            const auto view = Game::view(*state, *seat);
            carry_out(*seat, actions < patience
                                 ? choice(view, talk.of(*seat), seed)
                                 : hurried_choice(view, static_cast<std::uint32_t>(seed)));
            if (Game::turn(*state) == seat || Game::over(*state)) continue;
            const Level level = line_up_.names[name_at(seat->index())].level;
            if (bots::crazy_eights::would_call(Game::view(*state, *seat), level, seed)) {
                carry_out(*seat, eights::action::Call{});
            }
        }
        return *Game::over(*state);
    }

    eights::Action choice(const eights::View& view, const bots::crazy_eights::Memory* memory,
                          std::uint64_t seed) {
        const std::size_t name = name_at(view.seat.index());
        const ArenaPlayer& player = line_up_.names[name];
        const double begun = thread_ms();
        auto action =
            memory ? bots::crazy_eights::choose(view, *memory, player.level, seed, player.thinking)
                   : bots::crazy_eights::choose(view, player.level, seed);
        const double took = thread_ms() - begun;
        if (eights::legal_actions(view).size() > 1) {
            result_.tallies[name].move_ms.push_back(static_cast<float>(took));
        }
        return action;
    }

    const ArenaOptions& options_;
    const LineUp& line_up_;
    const SeededDeals& deals_;
    int game_, rotation_ = 0;
    GroupResult result_;
};

/// Of one number a group. A group is what is drawn by lot, its games are not independent.
Estimate estimated(const std::vector<double>& numbers) {
    const auto count = static_cast<double>(numbers.size());
    double sum = 0, squares = 0;
    for (const double number : numbers)
        sum += number;
    const double mean = sum / count;
    for (const double number : numbers)
        squares += (number - mean) * (number - mean);
    const double deviation = count > 1 ? std::sqrt(squares / (count - 1)) : 0;
    return {mean, 1.96 * deviation / std::sqrt(count)};
}

double quantile(std::vector<float>& sorted, double part) {
    if (sorted.empty()) return 0;
    const auto at = static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1));
    return static_cast<double>(sorted[at]);
}

ArenaScore score_of(const LineUp& line_up, std::size_t name, const ArenaOptions& options,
                    const std::vector<GroupResult>& groups) {
    ArenaScore score;
    score.name = line_up.names[name].name;
    score.seats = static_cast<int>(std::ranges::count(line_up.by_seat, name));
    std::vector<double> won, points;
    std::vector<float> move_ms;
    for (const GroupResult& group : groups) {
        const Tally& tally = group.tallies[name];
        won.push_back(tally.won / options.seats);
        points.push_back(tally.points / score.seats / static_cast<double>(group.rounds));
        move_ms.insert(move_ms.end(), tally.move_ms.begin(), tally.move_ms.end());
    }
    score.games_won = estimated(won);
    score.round_points = estimated(points);
    std::ranges::sort(move_ms);
    score.moves = move_ms.size();
    score.median_ms = quantile(move_ms, 0.5);
    score.p99_ms = quantile(move_ms, 0.99);
    return score;
}

}  // namespace

std::optional<ArenaPlayer> arena_player_from_text(std::string_view text) {
    ArenaPlayer player;
    player.name = text;
    const auto at = text.find('@');
    const auto level = bots::crazy_eights::level_from_text(text.substr(0, at));
    if (!level) return std::nullopt;
    player.level = *level;
    if (at == std::string_view::npos) return player;
    const auto number = text.substr(at + 1);
    const auto [end, error] =
        std::from_chars(number.data(), number.data() + number.size(), player.thinking.playouts);
    const bool whole = error == std::errc() && end == number.data() + number.size();
    if (*level != Level::sharp || !whole || player.thinking.playouts < 1) return std::nullopt;
    return player;
}

ArenaResult arena(const ArenaOptions& options) {
    const LineUp line_up(options.players, options.seats);
    const SeededDeals deals("arena", options.seed, options.rules, options.seats);
    const int groups = (options.games + options.seats - 1) / options.seats;
    std::vector<GroupResult> results(static_cast<std::size_t>(groups));
    std::atomic<int> next{0};
    std::vector<std::exception_ptr> failures(static_cast<std::size_t>(options.threads));
    {
        std::vector<std::jthread> threads;
        for (int thread = 0; thread < options.threads; ++thread) {
            threads.emplace_back([&, thread] {
                try {
                    for (int group = next++; group < groups; group = next++) {
                        results[static_cast<std::size_t>(group)] =
                            Group(options, line_up, deals, group + 1).play();
                    }
                } catch (...) {
                    failures[static_cast<std::size_t>(thread)] = std::current_exception();
                }
            });
        }
    }
    for (const auto& failure : failures) {
        if (failure) std::rethrow_exception(failure);
    }
    ArenaResult result;
    result.ruleset = options.ruleset;
    result.seats = options.seats;
    result.seed = options.seed;
    result.groups = groups;
    result.games = groups * options.seats;
    for (const GroupResult& group : results)
        result.rounds += group.rounds;
    for (std::size_t name = 0; name < line_up.names.size(); ++name)
        result.scores.push_back(score_of(line_up, name, options, results));
    return result;
}

}  // namespace kitchen_table::tools
