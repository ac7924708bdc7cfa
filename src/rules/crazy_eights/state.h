// The truth of a round. Private to src/rules; the table may hold one and pass it on, but only Game
// can look inside.
#pragma once

#include "rules/crazy_eights/repetition_guard.h"
#include "rules/crazy_eights/round.h"

#include <memory>
#include <utility>

namespace kitchen_table::rules::crazy_eights {

/// A round with the rules it is played by and its past.
struct RoundInPlay {
    std::shared_ptr<const RulesTable> rules;  // shared by all copies; never changes within a round
    Round round;
    RepetitionGuard guard;
};

class State {
private:
    explicit State(RoundInPlay play) : play_(std::move(play)) {}
    RoundInPlay play_;

    friend struct Game;
    friend struct FastGame;
    friend struct StateMaker;
};

/// For the few places inside src/rules that make a State: dealing, loading a position, re-dealing
/// what is hidden.
struct StateMaker {
    static State make(RoundInPlay play) { return State(std::move(play)); }
    static const RoundInPlay& of(const State& state) { return state.play_; }
};

}  // namespace kitchen_table::rules::crazy_eights
