// The truth of a round, and the only place where secrets can be read. Private: only rules, table
// (inside its game host) and tools see this header.
#pragma once

#include "kitchen_table/rules/crazy_eights/game_progress.h"
#include "kitchen_table/rules/crazy_eights/vocabulary.h"
#include "kitchen_table/rules/shuffle_source.h"

#include "rules/crazy_eights/state.h"

#include <expected>
#include <string>
#include <variant>
#include <vector>

namespace kitchen_table::rules::crazy_eights {

/// The source had no order for the pile that had to be recycled (a record or scenario that ends too
/// early, or holds other cards). Not a player's mistake: a key stream always has one.
struct NoRecycleOrder {
    int cards = 0;  // how many cards had to be put in order
    friend bool operator==(const NoRecycleOrder&, const NoRecycleOrder&) = default;
};

/// Why an action was not carried out. The state is then exactly as it was.
using NotApplied = std::variant<Refusal, NoRecycleOrder>;

struct Game {
    /// Deals a round (E2, E7, E12): needs valid rules for this number of seats. The error says what
    /// the source could not give (a pack that is not these cards, a bury index out of range).
    static std::expected<State, std::string> deal_round(const Rules& rules, const RoundStart& start,
                                                        ShuffleSource& shuffles);

    /// What is announced of a round that has just been dealt.
    static Event dealt_event(const State& state);

    /// Carries out `action` of `seat` and returns nullopt, or returns why not and changes nothing,
    /// neither the state nor `events`. `shuffles` is asked when the pile is recycled (E3). Events
    /// are appended in the order of E1.
    static std::optional<NotApplied> apply(State& state, Seat seat, const Action& action,
                                           ShuffleSource& shuffles, std::vector<Event>& events);

    /// Ends the round because a seat left for good where the ruleset says that ends the game (C7).
    static void abandon(State& state, std::vector<Event>& events);

    static View view(const State& state, Seat seat);
    static SpectatorView spectate(const State& state);
    static std::optional<RoundEnd> over(const State& state);
    /// The seat to move; nullopt when the round is over.
    static std::optional<Seat> turn(const State& state);
    /// Equal states have equal hashes; stored with each action and checked on replay.
    static std::uint64_t state_hash(const State& state);
};

}  // namespace kitchen_table::rules::crazy_eights
