// What it costs to make the frames of a replay, as a table does once at the end of each round,
// beside what the round's actions cost the same table before: rounds of newfoundland with four
// seats in one run on one core. An action here is what the game does for it (the rules, what each
// seat is told, each seat's view and a spectator's), without commits and sockets. Times are
// processor time; absolute times move with the machine, the ratios hardly do.
#include "kitchen_table/fair/bytes.h"
#include "kitchen_table/ruleset_files/ruleset_files.h"
#include "kitchen_table/table/game_host.h"

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <stdexcept>

namespace {

using namespace kitchen_table;

constexpr int seats = 4;
constexpr const char* slug = "newfoundland";

double processor_seconds() {
    return static_cast<double>(std::clock()) / static_cast<double>(CLOCKS_PER_SEC);
}

wire::crazy_eights::Rulesets embedded_rulesets() {
    wire::crazy_eights::Rulesets rulesets;
    for (const auto& file : ruleset_files::embedded_rulesets())
        rulesets.add(wire::crazy_eights::ruleset_from_text(file.text).value());
    return rulesets;
}

struct Costs {
    double actions = 0, record = 0, frames = 0;  // seconds
    std::size_t action_count = 0, record_bytes = 0, frames_bytes = 0;
};

/// The action and then what every viewer sees.
void act(table::GameHost& host, int seat, const std::string& action) {
    if (!host.submit(seat, action)) throw std::logic_error("a computer's action was refused");
    for (int viewer = 0; viewer < seats; ++viewer)
        host.view(viewer);
    host.spectator_view();
}

void play_round(const table::GameModule& game, table::GameHost& host, int number, Costs& costs) {
    table::RoundPlan plan;
    plan.ruleset = slug;
    plan.rules = game.rules(slug).value();
    plan.totals.assign(seats, 0);
    plan.shares.resize(seats);
    plan.secret = fair::sha256(fair::bytes_of("replay_bench:" + std::to_string(number)));
    if (!host.deal(plan)) throw std::logic_error("no deal");
    for (std::uint64_t seed = 0; const auto seat = host.turn(); ++seed) {
        const auto action = host.computer_action(*seat, "easy", seed);
        const double begin = processor_seconds();
        act(host, *seat, action);
        costs.actions += processor_seconds() - begin;
        ++costs.action_count;
    }
    double begin = processor_seconds();
    const auto record = host.record();
    costs.record += processor_seconds() - begin;
    begin = processor_seconds();
    const auto frames = game.replay(record);
    costs.frames += processor_seconds() - begin;
    costs.record_bytes += record.size();
    costs.frames_bytes += frames.value().size();
}

void print(const char* what, double seconds, int rounds, double reference) {
    std::printf("%-28s %8.1f us a round  ratio %.3f\n", what, 1e6 * seconds / rounds,
                seconds / reference);
}

}  // namespace

int main(int argc, char** argv) {
    const int rounds = argc > 1 ? std::atoi(argv[1]) : 1'000;
    const auto game = table::crazy_eights_module(embedded_rulesets());
    const auto host = game->host(seats);
    Costs costs;
    for (int number = 0; number < rounds; ++number)
        play_round(*game, *host, number, costs);
    const auto each = [rounds](std::size_t sum) {
        return sum / static_cast<std::size_t>(rounds);
    };
    std::printf("%zu actions a round, record %zu bytes, frames %zu bytes\n",
                each(costs.action_count), each(costs.record_bytes), each(costs.frames_bytes));
    print("all actions with their views", costs.actions, rounds, costs.actions);
    print("one action with its views",
          costs.actions / static_cast<double>(each(costs.action_count)), rounds, costs.actions);
    print("the record", costs.record, rounds, costs.actions);
    print("the frames of the replay", costs.frames, rounds, costs.actions);
    return 0;
}
