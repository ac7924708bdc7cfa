#include "standing.h"

#include <algorithm>
#include <cmath>

namespace kitchen_table::bots::crazy_eights {

namespace eights = rules::crazy_eights;
using eights::ImaginedWorld;

namespace {

/// How steeply a lead becomes a chance, from what leads come to in games among equals.
constexpr double steepness = 1.9;

}  // namespace

Standing::Standing(const ImaginedWorld& world, double usual_points)
    : rules_(world.rules().rules),
      seats_(world.seats()),
      round_(world.round()),
      usual_points_(std::max(1.0, usual_points)),
      low_wins_(rules_.scoring == eights::Scoring::each_pays) {}

double Standing::of(const ImaginedWorld& world, int seat) const {
    std::array<int, cards::seats_max> totals = world.totals();
    const auto own = static_cast<std::size_t>(seat);
    if (world.over()) {
        const eights::Ending& ending = world.ending();
        if (ending.game_over) {
            if (!ending.game_winners[own]) return 0;
            return 1.0 / static_cast<double>(ending.game_winners.count());
        }
        totals = ending.totals;
    } else {
        for (int each = 0; each < seats_; ++each) {
            const int held = world.points_held(each);
            totals[static_cast<std::size_t>(each)] += low_wins_ ? held : -held;
        }
    }
    const double scale =
        steepness * (low_wins_ ? -1 : 1) / (usual_points_ * std::sqrt(rounds_left(totals)));
    double sum = 0;
    for (int each = 0; each < seats_; ++each) {
        sum += std::exp(scale * (totals[static_cast<std::size_t>(each)] - totals[own]));
    }
    return 1 / sum;
}

/// Rounds that the game will still have, at least one.
double Standing::rounds_left(const std::array<int, cards::seats_max>& totals) const {
    if (const auto* rounds = std::get_if<eights::RoundsEnd>(&rules_.game_end)) {
        return std::max(1, rounds->rounds - round_);
    }
    const auto* target = std::get_if<eights::TargetEnd>(&rules_.game_end);
    const int goal =
        target ? target->target
               : std::get<eights::TargetPerSeatEnd>(rules_.game_end).target_per_seat * seats_;
    double missing = 0;
    if (low_wins_) {
        missing = goal - *std::max_element(totals.begin(), totals.begin() + seats_);
    } else {
        for (int each = 0; each < seats_; ++each)
            missing += std::max(0, goal - totals[static_cast<std::size_t>(each)]);
        missing /= 2;  // somebody gets there before everybody has
    }
    return std::max(1.0, missing / usual_points_);
}

}  // namespace kitchen_table::bots::crazy_eights
