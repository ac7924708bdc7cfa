// Rules values by lot, over all 33 axes: whatever a table may be set to, rounds are played to an
// end.
#include "rules/crazy_eights/deal.h"
#include "rules/crazy_eights/position_hash.h"

#include "support/legality_checks.h"
#include "support/random_play.h"
#include "support/random_rules.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

using namespace kitchen_table;
using namespace kitchen_table::testing;

namespace {

constexpr std::uint64_t settings = 320;
// The sanitizers look at how memory is used, which the first forty show as well.
#ifdef __SANITIZE_ADDRESS__
constexpr std::uint64_t settings_tried = 40;
#else
constexpr std::uint64_t settings_tried = settings;
#endif

/// After so many actions the players of a round are tired, and after so many it has lost its way
/// (docs/rules-engine.md).
constexpr int patience = 2'000;
constexpr int actions_max = 100'000;

/// Actions between two recycles, calls apart, whoever plays (docs/rules-engine.md).
int most_without_recycle(int cards, int seats) {
    return (3 * cards + 1) * (seats + 1);
}

int last_round(const Rules& rules) {
    const auto* valley = std::get_if<ValleyDeal>(&rules.deal);
    return valley ? 2 * (valley->top - valley->bottom) + 1 : 3;
}

int cards_seen(const State& state) {
    const auto table = Game::spectate(state).table;
    int sum = table.stock + static_cast<int>(table.pile.size());
    for (const int count : table.counts)
        sum += count;
    return sum;
}

/// Where the cards lie, as E9 has it: the top, and as sets what lies under it and every hand.
std::string cards_of(const State& state) {
    const auto table = Game::spectate(state).table;
    std::string text;
    const auto write = [&text](std::vector<Card> cards) {
        std::ranges::sort(cards, {}, [](Card card) { return std::min(card.face(), 52); });
        text += '/' + text_of(cards);
    };
    write({table.pile.back()});
    write({table.pile.begin(), table.pile.end() - 1});
    for (int seat = 0; seat < table.seats; ++seat)
        write(Game::view(state, Seat(seat)).hand);
    return text;
}

/// The rest of the position: whose turn, direction, suit, what is pending.
std::string turn_of(const State& state) {
    const auto table = Game::spectate(state).table;
    std::ostringstream text;
    text << table.turn->index() << (table.direction == Direction::clockwise)
         << (table.suit ? cards::to_char(*table.suit) : '*') << table.pending.index();
    if (const auto* pickup = std::get_if<pending::Pickup>(&table.pending)) {
        text << static_cast<int>(pickup->kind) << ':' << pickup->cards;
    } else if (const auto* duel = std::get_if<pending::Duel>(&table.pending)) {
        text << duel->step << duel->leader.index() << duel->answerer.index();
    }
    return text.str();
}

/// One round of players who call whenever a call means something. Shows every state to `look`;
/// returns the number of actions, calls apart.
template <class Look>
int play_round(const Rules& rules, const RoundStart& start, std::uint64_t seed, Look&& look) {
    RandomShuffles shuffles(seed);
    RandomShuffles lots(mixed(seed));
    State state = Game::deal_round(rules, start, shuffles).value();
    const int between = most_without_recycle(cards_in_play(rules, start.seats), start.seats);
    std::vector<Event> events;
    std::size_t recycles = 0;
    int count = 0, since_recycle = 0;
    look(state, count);
    while (const auto seat = Game::turn(state)) {
        for (int each = 0; each < start.seats; ++each) {
            const auto offered = offer(Game::view(state, Seat(each)));
            if (!offered || !offered->call) continue;
            REQUIRE_FALSE(Game::apply(state, Seat(each), action::Call{}, shuffles, events));
        }
        const auto legal = legal_actions(Game::view(state, *seat));
        REQUIRE_FALSE(legal.empty());
        Action action = choice_by_lot(rules, legal, lots, count >= patience);
        if (auto* play = std::get_if<action::Play>(&action)) play->call = true;
        events.clear();
        INFO("action " << count << ": " << to_text(action));
        REQUIRE_FALSE(Game::apply(state, *seat, action, shuffles, events));
        since_recycle = shuffles.recycled.size() == recycles ? since_recycle + 1 : 0;
        recycles = shuffles.recycled.size();
        REQUIRE(since_recycle <= between);
        REQUIRE(++count <= actions_max);
        look(state, count);
    }
    return count;
}

}  // namespace

TEST_CASE("rules by lot take every value of every small axis") {
    std::map<std::string, std::set<int>> seen;
    const auto note = [&](const char* axis, auto value) {
        seen[axis].insert(static_cast<int>(value));
    };
    for (std::uint64_t seed = 1; seed <= settings; ++seed) {
        const Rules rules = random_rules(seed);
        note("seats", rules.seats.min * 10 + rules.seats.max);
        note("packs", packs_for(rules, rules.seats.max));
        note("jokers_per_pack", rules.jokers_per_pack);
        note("deal", rules.deal.index());
        note("starter_eight", rules.starter_eight);
        note("starter_joker", rules.starter_joker);
        note("draw_when", rules.draw_when);
        note("draw", rules.draw);
        note("recycle", rules.recycle);
        note("stuck", rules.stuck);
        note("eight_on_eight", rules.eight_on_eight);
        note("joker", rules.joker);
        for (const Effect effect : rules.effect)
            note("effect", effect);
        note("queen", rules.queen);
        note("accumulate", rules.accumulate);
        note("answer", rules.answer);
        const auto& two = rules.answers_two;
        note("answers_two", two.two + 2 * two.eight + 4 * two.joker);
        note("answers_queen", rules.answers_queen);
        note("answers_joker", rules.answers_joker);
        note("twos_per_turn", rules.twos_per_turn);
        note("two_seat_reverse", rules.two_seat_reverse);
        note("last_card", rules.last_card.index());
        note("scoring", rules.scoring);
        note("losers_go_down", rules.losers_go_down);
        note("blocked_score", rules.blocked_score);
        note("last_eight_factor", rules.last_eight_factor);
        note("game_end", rules.game_end.index());
        note("lowest_tie", rules.lowest_tie);
        note("on_leave", rules.on_leave);
    }
    const std::map<std::string, std::size_t> values{
        {"seats", 28},    {"packs", 3},         {"effect", 8},      {"joker", 3},
        {"queen", 3},     {"answer", 3},        {"answers_two", 8}, {"twos_per_turn", 4},
        {"last_card", 3}, {"blocked_score", 3}, {"game_end", 3}};
    for (const auto& [axis, found] : seen) {
        INFO(axis);
        CHECK(found.size() == (values.contains(axis) ? values.at(axis) : 2));
    }
}

TEST_CASE("whatever the settings, rounds end and no card is lost") {
    for (std::uint64_t seed = 1; seed <= settings_tried; ++seed) {
        const Rules rules = random_rules(seed);
        for (int seats = rules.seats.min; seats <= rules.seats.max; ++seats) {
            for (int round = 1; round <= 2; ++round) {
                INFO("settings " << seed << ", " << seats << " seats, round " << round);
                const int number = 1 + (round * 7) % last_round(rules);
                const RoundStart start{seats, number, Seat(round % seats),
                                       std::vector<int>(static_cast<std::size_t>(seats))};
                const int cards = cards_in_play(rules, seats);
                const int count = play_round(
                    rules, start, seed * 100 + static_cast<std::uint64_t>(seats + round),
                    [&](const State& state, int) { REQUIRE(cards_seen(state) == cards); });
                if (!rules.recycle) REQUIRE(count <= most_without_recycle(cards, seats));
            }
        }
    }
}

TEST_CASE("whatever the settings, lists, refusals and actions agree") {
    int chains = 0;
    for (std::uint64_t seed = 1; seed <= settings_tried; ++seed) {
        const Rules rules = random_rules(seed);
        const int span = rules.seats.max - rules.seats.min + 1;
        const int seats = rules.seats.min + static_cast<int>(seed) % span;
        INFO("settings " << seed << ", " << seats << " seats");
        const RoundStart start{seats, 1, Seat(0),
                               std::vector<int>(static_cast<std::size_t>(seats))};
        play_round(rules, start, seed, [&](const State& state, int count) {
            if (count % 16 != 0 || count >= 1'000) return;
            check_legality(state);
            chains += check_chains(state);
        });
    }
    REQUIRE(chains > 100);
}

TEST_CASE("whatever the settings, a round ends when a position is there a third time, not before") {
    int repetitions = 0;
    for (std::uint64_t seed = 1; seed <= 2 * settings; ++seed) {
        const Rules rules = random_rules(seed);
        if (!rules.recycle) continue;
        const int seats = rules.seats.min;
        INFO("settings " << seed << ", " << seats << " seats");
        const RoundStart start{seats, 1, Seat(0),
                               std::vector<int>(static_cast<std::size_t>(seats))};
        std::map<std::string, int> positions, cards;
        bool repeated = false;
        play_round(rules, start, seed, [&](const State& state, int count) {
            if (count > 3'000) return;
            const auto over = Game::over(state);
            if (!over) REQUIRE(++positions[turn_of(state) + cards_of(state)] < 3);
            if (!over) ++cards[cards_of(state)];
            repeated = over && over->reason == EndReason::repetition;
            if (repeated) REQUIRE(cards[cards_of(state)] >= 2);
        });
        repetitions += repeated;
    }
    CHECK(repetitions >= 3);
}
