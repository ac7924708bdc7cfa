#include "rules/crazy_eights/deal.h"

#include "rules/crazy_eights/resolver.h"

#include <algorithm>

namespace kitchen_table::rules::crazy_eights {

namespace {

constexpr int actions_foreseen = 128;  // room for the history of an ordinary round

bool is_eight(Card card) {
    return card.rank() == Rank::eight;
}

/// Whether such a starter goes back into the stock.
bool to_be_buried(const Rules& rules, Card card) {
    if (is_eight(card)) return rules.starter_eight == StarterEight::bury;
    return card.is_joker() && rules.starter_joker == StarterJoker::bury;
}

/// `card` goes into the stock so that it stands at `index`, 0 being the top.
void bury(Round& round, Card card, int index) {
    const auto top = static_cast<std::size_t>(--round.stock_next);
    for (std::size_t i = 0; i < static_cast<std::size_t>(index); ++i) {
        round.stock[top + i] = round.stock[top + i + 1];
    }
    round.stock[top + static_cast<std::size_t>(index)] = card;
}

/// Turns the starter, and others on it or in its stead as the rules say. A starter that nothing
/// could replace stays.
std::optional<std::string> turn_starter(const Rules& rules, Round& round, ShuffleSource& shuffles) {
    for (;;) {
        const Card card = round.draw_from_stock();
        const int size = round.stock_size();
        const auto rest = std::span(round.stock)
                              .subspan(static_cast<std::size_t>(round.stock_next),
                                       static_cast<std::size_t>(size));
        const bool replaceable =
            std::ranges::any_of(rest, [&](Card other) { return !to_be_buried(rules, other); });
        if (to_be_buried(rules, card) && replaceable && size >= 2) {
            const auto index = shuffles.bury_index(size);
            if (!index) return "there is no place given for the buried starter";
            if (*index < 1 || *index >= size) {
                return "a buried starter cannot go to " + std::to_string(*index) +
                       " in a stock of " + std::to_string(size);
            }
            bury(round, card, *index);
            continue;
        }
        round.turn_up(card);
        if (!card.is_joker() || size == 0) return std::nullopt;
        if (rules.starter_joker != StarterJoker::cover) return std::nullopt;
    }
}

std::vector<Card> sorted(std::vector<Card> cards) {
    std::ranges::sort(cards, [](Card a, Card b) { return a.id() < b.id(); });
    return cards;
}

}  // namespace

std::vector<Card> new_pack(const Rules& rules, int seats) {
    std::vector<Card> pack;
    for (int copy = 0; copy < packs_for(rules, seats); ++copy) {
        for (int face = 0; face < 52 + rules.jokers_per_pack; ++face) {
            pack.push_back(Card::from_face(face, copy));
        }
    }
    return pack;
}

Round round_before_deal(const RulesTable& rules, const RoundStart& start) {
    Round round;
    round.seats = start.seats;
    round.round = start.round;
    round.dealer = start.dealer.index();
    round.turn = round.after(round.dealer);
    std::ranges::copy(start.totals, round.totals.begin());
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(start.seats); ++seat) {
        round.call_open.set(seat);
        round.exempt[seat] = cards_dealt(rules.rules, start.seats, start.round) == 1;
    }
    return round;
}

std::expected<RoundInPlay, std::string> deal(const Rules& rules, const RoundStart& start,
                                             ShuffleSource& shuffles) {
    if (start.round < 1 || start.round > rounds_max) {
        return std::unexpected("round must be 1 to " + std::to_string(rounds_max));
    }
    std::vector<Card> pack = new_pack(rules, start.seats);
    const std::vector<Card> cards_in = pack;
    const int each = cards_dealt(rules, start.seats, start.round);
    if (start.seats * each + 1 > static_cast<int>(pack.size())) {
        return std::unexpected(std::to_string(each) + " cards each at " +
                               std::to_string(start.seats) + " seats are more than there are");
    }
    if (!shuffles.shuffle_pack(pack)) {
        return std::unexpected("the pack is not the " + std::to_string(cards_in.size()) +
                               " cards that these rules play with");
    }
    if (sorted(pack) != cards_in) return std::unexpected("the pack lost cards in the shuffle");

    RoundInPlay play;
    play.rules = std::make_shared<const RulesTable>(rules, start.seats);
    play.round = round_before_deal(*play.rules, start);
    Round& round = play.round;
    std::ranges::copy(pack, round.stock.begin());
    round.stock_end = static_cast<int>(pack.size());
    for (int card = 0; card < each; ++card) {
        for (int i = 1; i <= start.seats; ++i) {
            round.give((round.dealer + i) % start.seats, round.draw_from_stock());
        }
    }
    if (auto problem = turn_starter(rules, round, shuffles)) {
        return std::unexpected(std::move(*problem));
    }
    const Card top = round.top();
    round.suit = top.is_joker() ? SuitInForce::any : in_force(top.suit());
    play.guard.start(position_hash(round), actions_foreseen);
    return play;
}

void end_as_abandoned(RoundInPlay& play, std::vector<Event>& events) {
    struct NoShuffles final : ShuffleSource {
        bool shuffle_pack(std::span<Card>) override { return false; }
        std::optional<int> bury_index(int) override { return std::nullopt; }
        bool shuffle_recycle(std::span<Card>) override { return false; }
    } none;
    Resolver(play, none, &events).abandon();
}

}  // namespace kitchen_table::rules::crazy_eights
