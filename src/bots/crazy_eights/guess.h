// Guesses what a seat cannot see: one way among those that agree with all that it knows.
#pragma once

#include "../lots.h"

#include "kitchen_table/bots/memory.h"

#include <span>
#include <vector>

namespace kitchen_table::bots::crazy_eights {

class Guesser {
public:
    /// `view` and `memory` are of the same seat at the same moment, and outlive the guesser.
    Guesser(const rules::crazy_eights::View& view, const Memory& memory);

    /// The hidden cards in the order of ImaginedWorld::deal; good until the next guess.
    std::span<const rules::crazy_eights::Card> guess(Lots& lots);

private:
    using Card = rules::crazy_eights::Card;
    /// A place in a hand that needs a card.
    struct Place {
        int seat = 0, at = 0;  // at: where it is in the guess
        int era = 0;
        cards::FaceSet lacked, perhaps_lacked;
    };
    void deal_era(std::size_t era, Lots& lots);
    void fill(const Place& place, std::vector<Card>& cards);

    std::vector<Place> places_;               // those of which most is known first
    std::vector<std::vector<Card>> unknown_;  // by era
    std::vector<Card> pool_;                  // of the era that is dealt now
    std::vector<Card> left_;                  // for the stock
    std::vector<Card> guess_;
    std::vector<const Place*> unfilled_;  // where copies could not be told apart and ran out
    std::vector<bool> sensible_;  // by seat: whether what it perhaps lacks is taken for granted
    int stock_ = 0;
};

}  // namespace kitchen_table::bots::crazy_eights
