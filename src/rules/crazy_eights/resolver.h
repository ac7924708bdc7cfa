// Carries out actions that are known to be legal: E1 from the moment the cards are laid to the next
// mover, or the end.
#pragma once

#include "kitchen_table/rules/crazy_eights/compact_action.h"
#include "kitchen_table/rules/shuffle_source.h"

#include "rules/crazy_eights/state.h"

#include <optional>
#include <span>
#include <vector>

namespace kitchen_table::rules::crazy_eights {

class Resolver {
public:
    /// `events` may be null: then nothing is told.
    Resolver(RoundInPlay& play, ShuffleSource& shuffles, std::vector<Event>* events)
        : play_(play),
          rules_(*play.rules),
          round_(play.round),
          shuffles_(shuffles),
          events_(events) {}

    // What the seat to move does. False if the pile had to be recycled and the source had no order
    // for it; the round is then half changed and must be put back by the caller.
    bool play(std::span<const Card> faces, std::optional<Suit> suit, bool call);
    bool draw();
    bool take();
    void pass();

    /// A call of any seat outside a play.
    void call(int seat);

    /// Ends a round that is blocked, out of stock, or there for the third time (E8, E9); also asked
    /// once of a round that has just been dealt or loaded, where nothing can have been repeated.
    void end_if_nobody_can_go_on();

    void abandon();

    /// The most cards that such an action can make the seat to move pick up.
    int most_drawn_by(bool is_play) const;
    /// How many cards the source had no order for.
    int unordered() const { return unordered_; }

private:
    bool pick_up(int seat, int cards, DrawWhy why);
    bool recycle();
    bool after_laying(int seat, Card last, bool called_before, bool call);
    void set_suit(int seat, Card last, std::optional<Suit> named);
    void take_effect(int seat, Card last, int twos, bool emptied);
    void demand_of_next(DemandKind kind, int cards, const Demand& answered);
    void demand(int seat, const Demand& demand);
    void next_in_duel(const Demand& duel);
    void reverse(int seat);
    void turn_to(int seat);
    void note_move(int seat, bool hand_changed);
    void after_action();
    void end(EndReason reason, int out_seat = -1, bool on_an_eight = false);
    int take_cost() const;
    template <class What>
    void tell(What&& what) {
        if (events_) events_->push_back(std::forward<What>(what));
    }

    RoundInPlay& play_;
    const RulesTable& rules_;
    Round& round_;
    ShuffleSource& shuffles_;
    std::vector<Event>* events_;
    int unordered_ = 0;
};

/// Carries out a legal action of the seat to move, telling nobody. False, with the round no longer
/// usable, if the pile had to be recycled and `shuffles` had no order for it.
bool carry_out(RoundInPlay& play, const CompactAction& action, ShuffleSource& shuffles);

}  // namespace kitchen_table::rules::crazy_eights
