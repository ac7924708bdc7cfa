// A whole round as one seat imagines it: what its view shows, and a guess of every card that it
// cannot see. Search plays such worlds on. There is no way from the truth of a round to one of them
// except through a View, so what a seat imagines can hold nothing that the seat does not know
// (decision 0009). Positions that come back are not counted (E9): whoever plays one on sets a
// bound.
#pragma once

#include "kitchen_table/rules/crazy_eights/compact_round.h"

#include <cstdint>
#include <memory>
#include <span>

namespace kitchen_table::rules::crazy_eights {

class ImaginedWorld {
public:
    /// What `view`, of a round that is not over, shows. What it hides is not there yet: until
    /// `deal` only the view's own seat can be asked about.
    explicit ImaginedWorld(const View& view);
    ImaginedWorld(const ImaginedWorld& other);
    ImaginedWorld& operator=(const ImaginedWorld& other);  // allocates nothing between like worlds
    ~ImaginedWorld();

    /// How many cards the view hides: the other hands and the stock.
    int hidden() const;

    /// Deals what the view hides: `faces` are first the other hands by seat, then the stock, its
    /// top first. False, with a world that is of no use, if they are not `hidden()` many or there
    /// are not so many copies of a face. `seed` decides how the pile is recycled from here on.
    bool deal(std::span<const Card> faces, std::uint64_t seed);

    bool over() const;
    /// The index of the seat to move; only while the round is not over.
    int turn() const;
    /// What the seat to move can see of its hand and the table; only while the round is not over.
    Sight sight() const;
    /// Its legal actions in the order of legal_actions; none when the round is over.
    void legal(ActionBuffer& out) const;
    /// Carries out one of those, or a call of the seat to move.
    void apply(const CompactAction& action);

    int seats() const;
    /// The number of the round in its game.
    int round() const;
    /// The neighbour of `seat` in the direction of play.
    int after(int seat) const;
    /// Cards held, by seat.
    const std::array<int, seats_max>& counts() const;
    /// Points of the cards that `seat` holds.
    int points_held(int seat) const;
    /// Totals before this round, by seat.
    const std::array<int, seats_max>& totals() const;
    /// How the round ended; only when it is over.
    const Ending& ending() const;
    const RulesTable& rules() const;

private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace kitchen_table::rules::crazy_eights
