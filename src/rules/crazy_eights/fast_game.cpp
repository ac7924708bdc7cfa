#include "rules/crazy_eights/fast_game.h"

#include "rules/crazy_eights/legality_core.h"
#include "rules/crazy_eights/resolver.h"

namespace kitchen_table::rules::crazy_eights {

Action to_action(const CompactAction& compact) {
    switch (compact.kind) {
        case ActionKind::play: {
            action::Play play;
            for (std::size_t i = 0; i < compact.count; ++i) {
                play.cards.push_back(Card::from_face(compact.faces[i]));
            }
            play.suit = compact.named_suit();
            play.call = compact.call;
            return play;
        }
        case ActionKind::draw:
            return action::Draw{};
        case ActionKind::take:
            return action::Take{};
        case ActionKind::pass:
            return action::Pass{};
        case ActionKind::call:
            return action::Call{};
    }
    return action::Pass{};
}

void FastGame::legal(const State& state, ActionBuffer& out) {
    const RoundInPlay& play = state.play_;
    if (play.round.ending.over) return out.clear();
    const Sight sight = sight_of(*play.rules, play.round);
    list_moves(sight, moves_of(sight), out);
}

bool FastGame::apply(State& state, const CompactAction& action, ShuffleSource& shuffles) {
    return carry_out(state.play_, action, shuffles);
}

bool FastGame::over(const State& state) {
    return state.play_.round.ending.over;
}

int FastGame::turn(const State& state) {
    return state.play_.round.turn;
}

}  // namespace kitchen_table::rules::crazy_eights
