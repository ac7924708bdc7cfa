// Plays like a child: lays what fits, mostly the dearest card, and thinks of nothing else.
#include "levels.h"

#include <algorithm>

namespace kitchen_table::bots::crazy_eights {
namespace {

using eights::action::Play;

int points_of(const eights::View& view, const Play& play) {
    int points = 0;
    for (const auto card : play.cards)
        points += eights::value_of(view.table.rules, card);
    return points;
}

}  // namespace

eights::Action choose_easy(const eights::View& view, const std::vector<eights::Action>& legal,
                           Lots& lots) {
    // One card at a time: a child does not think of laying several twos.
    std::vector<Play> plays;
    for (const auto& action : legal) {
        const auto* play = std::get_if<Play>(&action);
        if (play != nullptr && play->cards.size() == 1) plays.push_back(*play);
    }
    const bool may_take = std::any_of(legal.begin(), legal.end(), [](const eights::Action& action) {
        return std::holds_alternative<eights::action::Take>(action);
    });
    if (plays.empty() || (may_take && lots.one_in(3))) {
        // What is left is drawing, taking or passing: never more than one of them.
        const auto other = std::find_if(legal.begin(), legal.end(), [](const auto& action) {
            return !std::holds_alternative<Play>(action);
        });
        if (other != legal.end()) return *other;
        return legal.front();
    }
    if (lots.one_in(3)) return plays[lots.below(plays.size())];
    const int dearest = points_of(
        view,
        *std::max_element(plays.begin(), plays.end(), [&](const Play& left, const Play& right) {
            return points_of(view, left) < points_of(view, right);
        }));
    std::erase_if(plays, [&](const Play& play) { return points_of(view, play) < dearest; });
    return plays[lots.below(plays.size())];
}

}  // namespace kitchen_table::bots::crazy_eights
