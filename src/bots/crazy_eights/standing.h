// What the end of a round is worth to a seat: its chance to win the game, roughly.
#pragma once

#include "kitchen_table/rules/crazy_eights/imagined_world.h"

namespace kitchen_table::bots::crazy_eights {

class Standing {
public:
    /// For rounds under the rules of `world`, which need not be dealt. `usual_points`: how far
    /// totals move in a round.
    Standing(const rules::crazy_eights::ImaginedWorld& world, double usual_points);

    /// 0 to 1. A round that was broken off counts as nothing happened but what is held.
    double of(const rules::crazy_eights::ImaginedWorld& world, int seat) const;

private:
    double rounds_left(const std::array<int, cards::seats_max>& totals) const;

    const rules::crazy_eights::Rules& rules_;
    int seats_, round_;
    double usual_points_;
    bool low_wins_;
};

}  // namespace kitchen_table::bots::crazy_eights
