// The cards of games that nobody plays for themselves: everything follows from a seed.
#pragma once

#include "kitchen_table/fair/kt_fair.h"
#include "kitchen_table/rules/crazy_eights/game_progress.h"

#include <optional>
#include <string>

namespace kitchen_table::tools {

/// Games of computers under one rules value. Games count from 1, and so do their rounds.
class SeededDeals {
public:
    /// `name` keeps the games of one command apart from those of another with the same seed.
    SeededDeals(std::string name, std::uint64_t seed, const rules::crazy_eights::Rules& rules,
                int seats);

    /// What a round is dealt from; all seats are computers.
    fair::DealInputs inputs(int game, int round) const;
    /// The first round of a game; who deals it is drawn by lot (E2).
    rules::crazy_eights::GameProgress first_round(int game) const;
    /// Lots for the players of a round.
    fair::Stream players(int game, int round) const;

private:
    fair::Bytes32 digest_of(const std::string& what, int game, std::optional<int> round) const;

    std::string name_, seed_;
    fair::Bytes32 rules_hash_;
    int packs_, jokers_per_pack_, seats_;
};

/// The next 64 bits of a stream.
std::uint64_t next_seed(fair::Stream& stream);

}  // namespace kitchen_table::tools
