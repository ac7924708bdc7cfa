#include "kitchen_table/fair/kt_fair.h"

#include <array>
#include <cmath>

#include <catch2/catch.hpp>

namespace cards = kitchen_table::cards;
namespace fair = kitchen_table::fair;

TEST_CASE("every card is as often in every place of the pack") {
    // Counts of card x place over many shuffles. Each row and column is fixed to the number of
    // shuffles, so chi-square * (n-1)/n has (n-1)^2 degrees of freedom. The keys are fixed: the
    // test gives the same figure each time.
    constexpr int n = 52;
#ifdef __SANITIZE_ADDRESS__
    constexpr int shuffles = 40'000;
#else
    constexpr int shuffles = 1'000'000;
#endif
    std::array<std::array<int, n>, n> counts{};
    const auto fresh = fair::new_pack(1, 0);
    fair::Bytes32 key{};
    for (int i = 0; i < shuffles; ++i) {
        key[0] = static_cast<std::uint8_t>(i);
        key[1] = static_cast<std::uint8_t>(i >> 8);
        key[2] = static_cast<std::uint8_t>(i >> 16);
        auto pack = fresh;
        fair::Stream stream(key, 0);
        fair::shuffle(pack, stream);
        for (std::size_t place = 0; place < pack.size(); ++place) {
            ++counts[static_cast<std::size_t>(pack[place].face())][place];
        }
    }
    const double expected = static_cast<double>(shuffles) / n;
    double chi_square = 0;
    for (const auto& row : counts) {
        for (const int count : row) {
            chi_square += (count - expected) * (count - expected) / expected;
        }
    }
    const double freedom = (n - 1) * (n - 1);
    const double statistic = chi_square * (n - 1) / n;
    const double deviations = (statistic - freedom) / std::sqrt(2 * freedom);
    INFO("statistic " << statistic << " of " << freedom << " degrees of freedom");
    CHECK(std::abs(deviations) < 4);
}
