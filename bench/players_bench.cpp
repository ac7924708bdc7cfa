// How fast computers think: playouts a second, moves a second of each level, and how long sharp
// takes for a move when many tables ask at once on two threads. Processor time, but for the last.
#include "kitchen_table/bots/crazy_eights.h"
#include "kitchen_table/rules/crazy_eights/legality.h"

#include "rules/crazy_eights/game.h"

#include "support/presets.h"
#include "support/random_play.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <thread>
#include <vector>

namespace {

namespace bots = kitchen_table::bots::crazy_eights;
namespace testing = kitchen_table::testing;
using namespace kitchen_table::rules::crazy_eights;

/// A moment in a round: what a computer is given to decide.
struct Moment {
    View view;
    bots::Memory memory;
};

/// Moments that leave a choice, from rounds that steady plays.
std::vector<Moment> moments_of(const Rules& rules, int seats, std::size_t wanted) {
    std::vector<Moment> moments;
    for (std::uint64_t round = 1; moments.size() < wanted; ++round) {
        testing::RandomShuffles lots(round);
        const RoundStart start{seats, 1, Seat(0),
                               std::vector<int>(static_cast<std::size_t>(seats))};
        State state = Game::deal_round(rules, start, lots).value();
        std::vector<bots::Memory> memories;
        for (int seat = 0; seat < seats; ++seat)
            memories.emplace_back(Game::view(state, Seat(seat)));
        while (const auto seat = Game::turn(state)) {
            const View view = Game::view(state, *seat);
            if (legal_actions(view).size() > 1) {
                moments.push_back({view, memories[static_cast<std::size_t>(seat->index())]});
            }
            std::vector<Event> events;
            Game::apply(state, *seat, bots::choose(view, bots::Level::steady, round), lots, events);
            for (int each = 0; each < seats; ++each) {
                for (const Event& event : events) {
                    memories[static_cast<std::size_t>(each)].hear(notice(event, Seat(each)));
                }
            }
        }
    }
    moments.erase(moments.begin() + static_cast<std::ptrdiff_t>(wanted), moments.end());
    return moments;
}

double processor_s() {
    return static_cast<double>(std::clock()) / static_cast<double>(CLOCKS_PER_SEC);
}

/// Seconds a move of `level`.
double time_moves(const std::vector<Moment>& moments, bots::Level level, int playouts) {
    const double begin = processor_s();
    for (const Moment& moment : moments)
        bots::choose(moment.view, moment.memory, level, 1, {playouts, {}});
    return (processor_s() - begin) / static_cast<double>(moments.size());
}

void print_speed(const char* name, const Rules& rules, int seats) {
    const auto moments = moments_of(rules, seats, 200);
    const int playouts = bots::Thinking{}.playouts;
    const double sharp = time_moves(moments, bots::Level::sharp, playouts);
    const double steady = time_moves(moments, bots::Level::steady, 0);
    std::printf(
        "%-20s %d seats: %6.0f thousand playouts a second, sharp %5.0f moves a second, "
        "steady %6.0f\n",
        name, seats, playouts / sharp / 1e3, 1 / sharp, 1 / steady);
    std::fflush(stdout);
}

/// Tables whose computers each move once in `pace`, for `seconds`; two threads think.
void print_many_tables(int tables, double pace_s, double seconds) {
    const auto moments = moments_of(testing::newfoundland(), 4, 400);
    using Clock = std::chrono::steady_clock;
    const auto asked = static_cast<int>(tables / pace_s * seconds);
    const auto begin = Clock::now();
    const auto due = [&](int i) {
        return begin + std::chrono::duration_cast<Clock::duration>(
                           std::chrono::duration<double>(pace_s / tables * i));
    };
    std::vector<double> took_ms(static_cast<std::size_t>(asked));
    std::atomic<int> next{0};
    const auto work = [&] {
        for (int i = next++; i < asked; i = next++) {
            std::this_thread::sleep_until(due(i));
            const Moment& moment = moments[static_cast<std::size_t>(i) % moments.size()];
            bots::choose(moment.view, moment.memory, bots::Level::sharp, 1);
            took_ms[static_cast<std::size_t>(i)] =
                std::chrono::duration<double, std::milli>(Clock::now() - due(i)).count();
        }
    };
    { std::jthread one(work), two(work); }
    std::ranges::sort(took_ms);
    std::printf(
        "%d tables, a move in %.2f s each, two threads: %d moves, from asked to answered "
        "median %.1f ms, p99 %.1f ms\n",
        tables, pace_s, asked, took_ms[took_ms.size() / 2], took_ms[took_ms.size() * 99 / 100]);
}

}  // namespace

int main(int argc, char** argv) {
    const double seconds = argc > 1 ? std::atof(argv[1]) : 20;
    print_speed("newfoundland", testing::newfoundland(), 2);
    print_speed("newfoundland", testing::newfoundland(), 4);
    print_speed("fifty-per-player", testing::fifty_per_player(), 4);
    print_speed("power-cards", testing::power_cards(), 4);
    print_speed("fifteen-hands", testing::fifteen_hands(), 5);
    print_speed("tens-and-jokers", testing::tens_and_jokers(), 4);
    print_many_tables(200, 1.35, seconds);
    return 0;
}
