#include "rules/crazy_eights/scoring.h"

#include <algorithm>
#include <numeric>

namespace kitchen_table::rules::crazy_eights {

namespace {

using SeatNumbers = std::array<int, seats_max>;

/// The one seat with the lowest number, or -1 if it is shared.
int single_lowest(const SeatNumbers& numbers, int seats) {
    const auto end = numbers.begin() + seats;
    const auto lowest = std::min_element(numbers.begin(), end);
    if (std::count(numbers.begin(), end, *lowest) > 1) return -1;
    return static_cast<int>(lowest - numbers.begin());
}

/// One seat collects (A3, B8): the others' cards, or what they hold more than it.
SeatNumbers collected(const RulesTable& rules, const SeatNumbers& held, int seats, int winner,
                      bool differences) {
    SeatNumbers points{};
    if (winner < 0) return points;  // A4, B9: a shared lowest moves nobody's total
    const int sum = std::accumulate(held.begin(), held.begin() + seats, 0);
    const auto at = static_cast<std::size_t>(winner);
    points[at] = differences ? sum - seats * held[at] : sum - held[at];
    if (!rules.rules.losers_go_down) return points;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
        if (seat != at) points[seat] = -held[seat];
    }
    return points;
}

bool end_is_reached(const Rules& rules, const Round& round, const SeatNumbers& totals) {
    if (const auto* rounds = std::get_if<RoundsEnd>(&rules.game_end)) {
        return round.round >= rounds->rounds;
    }
    const auto* target = std::get_if<TargetEnd>(&rules.game_end);
    const int goal = target
                         ? target->target
                         : std::get<TargetPerSeatEnd>(rules.game_end).target_per_seat * round.seats;
    return std::any_of(totals.begin(), totals.begin() + round.seats,
                       [goal](int total) { return total >= goal; });
}

/// Ends the game if it is reached and not to be decided by another round (C9).
void end_game(const Rules& rules, const Round& round, Ending& ending) {
    if (!end_is_reached(rules, round, ending.totals)) return;
    const auto end = ending.totals.begin() + round.seats;
    const int best = rules.scoring == Scoring::each_pays
                         ? *std::min_element(ending.totals.begin(), end)
                         : *std::max_element(ending.totals.begin(), end);
    const auto sharing = std::count(ending.totals.begin(), end, best);
    if (sharing > 1 && rules.lowest_tie == LowestTie::another_hand) return;
    ending.game_over = true;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(round.seats); ++seat) {
        if (ending.totals[seat] == best) ending.game_winners.set(seat);
    }
}

}  // namespace

int points_in(const RulesTable& rules, const CardSet& hand) {
    int sum = 0;
    for (FaceSet rest = hand.faces(); !rest.empty(); rest.drop_first()) {
        const int face = rest.first();
        sum += hand.count(FaceSet::of_face(face)) * rules.value[static_cast<std::size_t>(face)];
    }
    return sum;
}

Ending scored(const RulesTable& table, const Round& round, EndReason reason, int out_seat,
              bool on_an_eight) {
    const Rules& rules = table.rules;
    Ending ending;
    ending.over = true;
    ending.reason = reason;
    ending.winner = out_seat;
    ending.totals = round.totals;
    if (reason == EndReason::abandoned) {  // C7
        ending.game_over = true;
        return ending;
    }
    SeatNumbers held{};
    for (int seat = 0; seat < round.seats; ++seat) {
        held[static_cast<std::size_t>(seat)] = points_in(table, round.hand(seat));
    }
    if (rules.scoring == Scoring::each_pays) {
        const int factor = on_an_eight ? rules.last_eight_factor : 1;
        for (auto& points : held)
            points *= factor;
        ending.points = held;
    } else {
        const bool nobody_out = out_seat < 0;
        if (nobody_out) ending.winner = single_lowest(held, round.seats);
        const bool differences =
            nobody_out && rules.blocked_score == BlockedScore::lowest_takes_difference;
        ending.points = collected(table, held, round.seats, ending.winner, differences);
    }
    for (std::size_t seat = 0; seat < ending.totals.size(); ++seat) {
        ending.totals[seat] += ending.points[seat];
    }
    end_game(rules, round, ending);
    return ending;
}

std::vector<Card> hand_in_order(const Round& round, int seat) {
    const CardSet& held = round.hand(seat);
    std::vector<Card> hand;
    hand.reserve(static_cast<std::size_t>(held.size()));
    for (FaceSet rest = held.faces(); !rest.empty(); rest.drop_first()) {
        for (int pack = 0; pack < cards::packs_max; ++pack) {
            const Card card = Card::from_face(rest.first(), pack);
            if (held.has(card)) hand.push_back(card);
        }
    }
    std::ranges::sort(
        hand, {}, [&](Card card) { return round.arrival[static_cast<std::size_t>(card.id())]; });
    return hand;
}

RoundEnd to_round_end(const Round& round) {
    const Ending& ending = round.ending;
    RoundEnd end;
    end.reason = ending.reason;
    if (ending.winner >= 0) end.winner = Seat(ending.winner);
    end.game_over = ending.game_over;
    for (int seat = 0; seat < round.seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        end.points.push_back(ending.points[at]);
        end.totals.push_back(ending.totals[at]);
        if (ending.game_winners[at]) end.game_winners.emplace_back(seat);
        end.hands.push_back(hand_in_order(round, seat));
    }
    return end;
}

}  // namespace kitchen_table::rules::crazy_eights
