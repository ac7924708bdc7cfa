#include "kitchen_table/bots/crazy_eights.h"

#include "levels.h"
#include "search.h"

#include "kitchen_table/rules/crazy_eights/legality.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace kitchen_table::bots::crazy_eights {
namespace {

constexpr std::array<std::string_view, 4> level_names{"random", "easy", "steady", "sharp"};

/// Who calls: steady and sharp always, easy mostly, random by lot.
bool remembers_to_call(Level level, Lots& lots) {
    if (level == Level::random) return lots.one_in(2);
    return level != Level::easy || !lots.one_in(4);
}

/// Whether the cards left after a play are such that a call belongs to it: one card, or a few of
/// which all but one have to be covered and so might go down together.
bool is_closing(const eights::Rules& rules, const std::vector<eights::Card>& left) {
    if (left.empty() || left.size() > 4) return false;
    const auto covering = std::count_if(left.begin(), left.end(), [&](eights::Card card) {
        return !card.is_joker() && rules.effect_of(card.rank()) == eights::Effect::cover;
    });
    return static_cast<std::size_t>(covering) + 1 >= left.size();
}

bool calls_now(const eights::View& view, Level level, Lots& lots) {
    const auto offered = eights::offer(view);
    return offered && offered->call && remembers_to_call(level, lots);
}

eights::Action choose_uncalled(const eights::View& view, const Memory& memory, Level level,
                               Lots& lots, const Thinking& thinking) {
    if (level == Level::sharp) {
        if (auto found = search(view, memory, thinking, lots.next())) return *std::move(found);
    }
    const auto legal = eights::legal_actions(view);
    assert(!legal.empty());
    if (level == Level::random) return choose_random(legal, lots);
    return level == Level::easy ? choose_easy(view, legal, lots) : choose_steady(view, legal, lots);
}

}  // namespace

bool would_call(const eights::View& view, Level level, std::uint64_t seed) {
    Lots lots(seed);
    return calls_now(view, level, lots);
}

std::string_view to_text(Level level) {
    return level_names[static_cast<std::size_t>(level)];
}

std::optional<Level> level_from_text(std::string_view text) {
    const auto* found = std::find(level_names.begin(), level_names.end(), text);
    if (found == level_names.end()) return std::nullopt;
    return static_cast<Level>(found - level_names.begin());
}

std::vector<eights::Card> without(std::vector<eights::Card> hand,
                                  const std::vector<eights::Card>& cards) {
    for (const auto laid : cards) {
        const auto held = std::find_if(hand.begin(), hand.end(),
                                       [&](eights::Card card) { return card.looks_like(laid); });
        if (held != hand.end()) hand.erase(held);
    }
    return hand;
}

eights::Action choose(const eights::View& view, Level level, std::uint64_t seed) {
    return choose(view, Memory(view), level, seed);
}

eights::Action choose(const eights::View& view, const Memory& memory, Level level,
                      std::uint64_t seed, const Thinking& thinking) {
    Lots lots(seed);
    const auto& rules = view.table.rules;
    const bool calls = !std::holds_alternative<eights::LastCardOff>(rules.last_card);
    if (calls && calls_now(view, level, lots)) return eights::action::Call{};
    auto chosen = choose_uncalled(view, memory, level, lots, thinking);
    if (auto* play = std::get_if<eights::action::Play>(&chosen)) {
        const bool closing = calls && is_closing(rules, without(view.hand, play->cards));
        play->call = closing && remembers_to_call(level, lots);
    }
    return chosen;
}

eights::Action choose_random(const std::vector<eights::Action>& legal, Lots& lots) {
    return legal[lots.below(legal.size())];
}

}  // namespace kitchen_table::bots::crazy_eights
