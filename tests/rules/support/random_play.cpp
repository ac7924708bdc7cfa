#include "random_play.h"

#include "rules/crazy_eights/position_hash.h"

#include <algorithm>
#include <utility>

namespace kitchen_table::testing {

int RandomShuffles::below(int n) {
    state_ = mixed(state_);
    return static_cast<int>(state_ % static_cast<std::uint64_t>(n));
}

bool RandomShuffles::shuffle_pack(std::span<Card> cards) {
    shuffle(cards);
    pack.assign(cards.begin(), cards.end());
    return true;
}

std::optional<int> RandomShuffles::bury_index(int stock_size) {
    buried.push_back(1 + below(stock_size - 1));
    return buried.back();
}

bool RandomShuffles::shuffle_recycle(std::span<Card> cards) {
    shuffle(cards);
    recycled.emplace_back(cards.begin(), cards.end());
    return true;
}

void RandomShuffles::shuffle(std::span<Card> cards) {
    for (std::size_t left = cards.size(); left > 1; --left) {
        std::swap(cards[left - 1], cards[static_cast<std::size_t>(below(static_cast<int>(left)))]);
    }
}

bool makes_demands(const Rules& rules, const action::Play& play) {
    const Card last = play.cards.back();
    if (last.is_joker()) return rules.joker == JokerRule::names;
    if (last.rank() == Rank::queen) {
        const bool counts = last.suit() == Suit::spades || rules.queen == QueenRule::all;
        return rules.queen != QueenRule::none && counts;
    }
    const Effect effect = rules.effect_of(last.rank());
    return effect == Effect::pickup || effect == Effect::cover || effect == Effect::duel;
}

Action choice_by_lot(const Rules& rules, const std::vector<Action>& legal, RandomShuffles& lots,
                     bool tired) {
    std::vector<Action> plays, peaceful;
    for (const Action& action : legal) {
        const auto* play = std::get_if<action::Play>(&action);
        if (play) plays.push_back(action);
        if (play && !makes_demands(rules, *play)) peaceful.push_back(action);
    }
    const auto one_of = [&lots](const std::vector<Action>& actions) {
        return actions[static_cast<std::size_t>(lots.below(static_cast<int>(actions.size())))];
    };
    if (tired && !peaceful.empty()) return one_of(peaceful);
    if (std::holds_alternative<action::Take>(legal.back())) {
        return tired ? legal.back() : one_of(legal);
    }
    return one_of(plays.empty() ? legal : plays);
}

}  // namespace kitchen_table::testing
