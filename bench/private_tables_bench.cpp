// Whether the time of an answer tells that a private table is there (reliability.md T15): joins of
// ids that are no table's and of private tables', by lot, among ten thousand tables of both kinds.
// Prints the means and Welch's t. As a control, the same between two sets of ids that are both no
// table's: what differs there is the ids themselves (the places their hashes fall on), not whether
// a table is there. |t| below 4.5, or no larger than the control's, means that nobody can tell,
// even on the very machine and without a network in between.
#include "kitchen_table/lobby/lobby.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

using namespace kitchen_table;

constexpr int tables = 10'000;
constexpr int samples = 100'000;
constexpr double outliers = 0.02;  // of the slowest: the machine did something else

class Counted final : public table::Entropy {
public:
    std::array<std::uint8_t, 32> bytes32() override { return {}; }
};

/// Ids of the same length that share no beginning.
std::string id_of(std::uint64_t number) {
    std::string id;
    std::uint64_t state = number * 0x9E3779B97F4A7C15u + 1;
    for (int i = 0; i < 26; ++i) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        id += static_cast<char>('a' + (state >> 33) % 26);
    }
    return id;
}

double one_join(lobby::Lobby& lobby, const std::string& table_id, std::vector<lobby::Effect>& out) {
    const lobby::command::Join join{1, "j", table_id, "", std::nullopt};
    out.clear();
    const auto before = std::chrono::steady_clock::now();
    lobby.handle(join, {0, 0}, out);
    const std::chrono::duration<double, std::nano> took = std::chrono::steady_clock::now() - before;
    return took.count();
}

struct Sample {
    double mean = 0, variance = 0;
    double count = 0;
};

Sample without_outliers(std::vector<double> times) {
    std::ranges::sort(times);
    times.resize(static_cast<std::size_t>(static_cast<double>(times.size()) * (1 - outliers)));
    Sample sample;
    sample.count = static_cast<double>(times.size());
    for (const double time : times)
        sample.mean += time / sample.count;
    for (const double time : times)
        sample.variance += (time - sample.mean) * (time - sample.mean) / (sample.count - 1);
    return sample;
}

double welch(const Sample& one, const Sample& other) {
    return (one.mean - other.mean) /
           std::sqrt(one.variance / one.count + other.variance / other.count);
}

}  // namespace

int main() {
    Counted entropy;
    lobby::Surroundings around;
    around.entropy = &entropy;
    around.limits.failed_joins_per_minute = 100'000'000;
    lobby::Lobby lobby(around);
    std::vector<lobby::Effect> out;
    for (std::uint64_t number = 0; number < tables; ++number) {
        table::Summary table;
        table.table_id = id_of(number);
        table.access = number % 2 == 0 ? table::Access::private_ : table::Access::public_;
        table.invite = id_of(1'000'000 + number);
        lobby.handle(lobby::command::TableChanged{table}, {0, 0}, out);
    }
    lobby.handle(lobby::command::Connected{1, {"p", "Eve"}, true, "10.0.0.1"}, {0, 0}, out);

    // Three kinds of ids by lot, all made anew, so that none is warmer in the caches than
    // another.
    std::vector<double> unknown, also_unknown, forbidden;
    std::uint64_t lot = 42;
    for (int sample = 0; sample < 3 * samples; ++sample) {
        lot = lot * 6364136223846793005u + 1442695040888963407u;
        const auto number = (lot >> 33) % (tables / 2) * 2;
        const auto kind = (lot >> 24) % 3;
        const auto id = id_of(number + 10'000'000 * kind);
        auto& times = kind == 0 ? forbidden : kind == 1 ? unknown : also_unknown;
        times.push_back(one_join(lobby, id, out));
    }
    const auto one = without_outliers(unknown), control = without_outliers(also_unknown),
               other = without_outliers(forbidden);
    std::printf("no such table      %8.1f ns\n", one.mean);
    std::printf("a private table    %8.1f ns   ratio %.4f   Welch's t %6.2f\n", other.mean,
                other.mean / one.mean, welch(one, other));
    std::printf("no such, control   %8.1f ns   ratio %.4f   Welch's t %6.2f\n", control.mean,
                control.mean / one.mean, welch(one, control));
    return 0;
}
