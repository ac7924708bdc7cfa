// How long an action takes: random playouts through the fast path, per action, beside a fixed piece
// of arithmetic timed in the same run. Times are processor time. Absolute times move with the
// machine; the ratio hardly does (performance.md P1, P2).
#include "rules/crazy_eights/fast_game.h"
#include "rules/crazy_eights/position_hash.h"

#include "support/presets.h"

#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace {

using namespace kitchen_table;
using namespace kitchen_table::rules::crazy_eights;

/// Processor time of this program, so that what else the machine does counts little.
double processor_ns() {
    return static_cast<double>(std::clock()) * (1e9 / static_cast<double>(CLOCKS_PER_SEC));
}

class RandomShuffles final : public rules::ShuffleSource {
public:
    explicit RandomShuffles(std::uint64_t seed) : state_(seed) {}
    int below(int n) {
        state_ = state_ * 6364136223846793005U + 1442695040888963407U;
        return static_cast<int>((state_ >> 32) * static_cast<std::uint64_t>(n) >> 32);
    }
    bool shuffle_pack(std::span<Card> cards) override { return shuffle(cards); }
    std::optional<int> bury_index(int size) override { return 1 + below(size - 1); }
    bool shuffle_recycle(std::span<Card> cards) override { return shuffle(cards); }

private:
    bool shuffle(std::span<Card> cards) {
        for (std::size_t left = cards.size(); left > 1; --left) {
            std::swap(cards[left - 1],
                      cards[static_cast<std::size_t>(below(static_cast<int>(left)))]);
        }
        return true;
    }
    std::uint64_t state_;
};

struct Timing {
    std::int64_t rounds = 0, actions = 0;
    double ns_per_action = 0;
};

/// Rounds are dealt outside the clock: a playout starts from a state that is there.
Timing time_playouts(const Rules& rules, int seats, int deals, int playouts_each) {
    RandomShuffles shuffles(20'26);
    ActionBuffer legal;
    Timing timing;
    double spent_ns = 0;
    for (int deal = 0; deal < deals; ++deal) {
        const RoundStart start{seats, 1, Seat(0),
                               std::vector<int>(static_cast<std::size_t>(seats))};
        const State dealt = Game::deal_round(rules, start, shuffles).value();
        State state = dealt;
        const double begin = processor_ns();
        for (int playout = 0; playout < playouts_each; ++playout) {
            state = dealt;
            while (!FastGame::over(state)) {
                FastGame::legal(state, legal);
                CompactAction action = legal[shuffles.below(legal.size())];
                action.call = true;  // where a call is needed, nobody would ever go out without
                FastGame::apply(state, action, shuffles);
                ++timing.actions;
            }
            ++timing.rounds;
        }
        spent_ns += processor_ns() - begin;
    }
    timing.ns_per_action = spent_ns / static_cast<double>(timing.actions);
    return timing;
}

/// The yardstick: nanoseconds of a hundred dependent steps of SplitMix64.
double time_reference() {
    constexpr int steps = 20'000'000;
    std::uint64_t value = 1;
    const double begin = processor_ns();
    for (int i = 0; i < steps; ++i)
        value = mixed(value);
    const double spent_ns = processor_ns() - begin;
    if (value == 0) std::puts("");  // keeps the loop
    return 100.0 * spent_ns / steps;
}

}  // namespace

int main(int argc, char** argv) {
    const int deals = argc > 1 ? std::atoi(argv[1]) : 2'000;
    const double reference = time_reference();
    std::printf("reference: %.1f ns\n", reference);
    for (const auto& [name, rules] : testing::all_rules()) {
        if (rules.draw_when == DrawWhen::any && rules.recycle) continue;  // random play never ends
        const int seats = rules.seats.default_seats;
        const Timing timing = time_playouts(rules, seats, deals, 10);
        std::printf("%-50s %d seats  %6.1f ns an action  ratio %.2f  %.1f actions a round\n",
                    name.c_str(), seats, timing.ns_per_action, timing.ns_per_action / reference,
                    static_cast<double>(timing.actions) / static_cast<double>(timing.rounds));
        std::fflush(stdout);
    }
    return 0;
}
