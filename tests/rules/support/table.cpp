#include "table.h"

#include "kitchen_table/rules/crazy_eights/legality.h"
#include "rules/crazy_eights/deal.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace kitchen_table::testing {

namespace {

bool arrange(std::span<Card> cards, const std::vector<Card>& order) {
    std::vector<Card> left(cards.begin(), cards.end());
    std::vector<Card> arranged;
    for (const Card face : order) {
        const auto copy =
            std::ranges::find_if(left, [face](Card card) { return card.looks_like(face); });
        if (copy == left.end()) return false;
        arranged.push_back(*copy);
        left.erase(copy);
    }
    if (!left.empty()) return false;
    std::ranges::copy(arranged, cards.begin());
    return true;
}

Action action_from(const std::string& move) {
    std::istringstream words(move);
    std::string word;
    words >> word;
    if (word == "draw") return action::Draw{};
    if (word == "take") return action::Take{};
    if (word == "pass") return action::Pass{};
    if (word == "call") return action::Call{};
    action::Play play;
    while (words >> word) {
        if (word == "call") {
            play.call = true;
        } else if (word == "suit") {
            words >> word;
            play.suit = cards::suit_from_char(word.at(0));
        } else {
            play.cards.push_back(cards::card_from_text(word).value());
        }
    }
    return play;
}

struct NameOf {
    std::string operator()(const happened::RoundDealt&) const { return "dealt"; }
    std::string operator()(const happened::Played&) const { return "played"; }
    std::string operator()(const CardsDrawn& drawn) const {
        return "drew" + std::to_string(drawn.count);
    }
    std::string operator()(const happened::Passed&) const { return "passed"; }
    std::string operator()(const happened::Called&) const { return "called"; }
    std::string operator()(const happened::Skipped&) const { return "skipped"; }
    std::string operator()(const happened::Reversed&) const { return "reversed"; }
    std::string operator()(const happened::Demanded& demanded) const {
        return "demanded" + std::to_string(demanded.seat.index());
    }
    std::string operator()(const happened::Recycled& recycled) const {
        return "recycled" + std::to_string(recycled.stock);
    }
    std::string operator()(const happened::RoundOver&) const { return "over"; }
};

State loaded(const Rules& rules, const Setup& setup) {
    Position position;
    position.seats = static_cast<int>(setup.hands.size());
    position.round = setup.round;
    position.turn = Seat(setup.turn);
    position.direction = setup.direction;
    for (const auto& hand : setup.hands)
        position.hands.push_back(cards_from(hand));
    position.pile = cards_from(setup.pile);
    position.stock = cards_from(setup.stock);
    if (setup.suit == "any") {
        position.suit.emplace(std::nullopt);
    } else if (!setup.suit.empty()) {
        position.suit = cards::suit_from_char(setup.suit[0]);
    }
    position.named = setup.named;
    position.pending = setup.pending;
    position.called = setup.called;
    position.totals = setup.totals;
    auto state = load_position(rules, position);
    if (!state) throw std::invalid_argument(state.error());
    return std::move(*state);
}

}  // namespace

std::vector<Card> cards_from(const std::string& text) {
    std::istringstream words(text);
    std::vector<Card> cards;
    for (std::string word; words >> word;)
        cards.push_back(cards::card_from_text(word).value());
    return cards;
}

std::string text_of(const std::vector<Card>& cards) {
    std::string text;
    for (const Card card : cards) {
        if (!text.empty()) text += ' ';
        text += cards::to_text(card);
    }
    return text;
}

bool GivenShuffles::shuffle_pack(std::span<Card> cards) {
    return arrange(cards, pack);
}

std::optional<int> GivenShuffles::bury_index(int) {
    if (bury.empty()) return std::nullopt;
    const int index = bury.front();
    bury.pop_front();
    return index;
}

bool GivenShuffles::shuffle_recycle(std::span<Card> cards) {
    if (recycled.empty() || !arrange(cards, recycled.front())) return false;
    recycled.pop_front();
    return true;
}

Table::Table(const Rules& rules, const Setup& setup) : state_(loaded(rules, setup)) {}

Table Table::dealt(const Rules& rules, int seats, const std::string& pack, std::deque<int> bury,
                   int round, int dealer) {
    GivenShuffles shuffles;
    shuffles.pack = cards_from(pack);
    shuffles.bury = std::move(bury);
    std::vector<Card> named = shuffles.pack;
    for (const Card card : new_pack(rules, seats)) {
        const auto same =
            std::ranges::find_if(named, [card](Card other) { return other.looks_like(card); });
        if (same == named.end()) {
            shuffles.pack.push_back(card);
        } else {
            named.erase(same);
        }
    }
    RoundStart start{seats, round, Seat(dealer), std::vector<int>(static_cast<std::size_t>(seats))};
    auto state = Game::deal_round(rules, start, shuffles);
    if (!state) throw std::invalid_argument(state.error());
    return Table(std::move(*state));
}

std::string Table::does(int seat, const std::string& move) {
    const Action action = action_from(move);
    const auto foretold = refusal_of(view(seat), action);
    const auto hash = Game::state_hash(state_);
    events_.clear();
    const auto fault = Game::apply(state_, Seat(seat), action, shuffles_, events_);
    if (!fault) return foretold ? "done, but the view foretold a refusal" : "done";
    if (hash != Game::state_hash(state_) || !events_.empty()) return "refused with a change";
    const auto* refusal = std::get_if<Refusal>(&*fault);
    if (!refusal) return "no recycle order";
    if (foretold != *refusal) return "refused otherwise than the view foretold";
    return std::string(to_text(refusal->code));
}

Table& Table::recycle_to(const std::string& cards) {
    shuffles_.recycled.push_back(cards_from(cards));
    return *this;
}

int Table::turn() const {
    const auto seat = Game::turn(state_);
    return seat ? seat->index() : -1;
}

std::string Table::top() const {
    return cards::to_text(view(0).table.pile.back());
}

std::string Table::suit() const {
    const auto suit = view(0).table.suit;
    return suit ? std::string(1, cards::to_char(*suit)) : "any";
}

bool Table::named() const {
    return view(0).table.named;
}

std::string Table::pending() const {
    const Pending pending = view(0).table.pending;
    std::ostringstream text;
    if (const auto* pickup = std::get_if<pending::Pickup>(&pending)) {
        constexpr std::array names{"two", "queen", "joker"};
        text << names.at(static_cast<std::size_t>(pickup->kind)) << ' ' << pickup->cards;
    } else if (const auto* cover = std::get_if<pending::Cover>(&pending)) {
        text << "cover " << cards::to_char(cover->rank) << cards::to_char(cover->suit);
    } else if (const auto* duel = std::get_if<pending::Duel>(&pending)) {
        text << "duel " << duel->step << ' ' << cards::to_char(duel->suit) << ' '
             << duel->leader.index() << ' ' << duel->answerer.index();
    } else {
        text << "none";
    }
    return text.str();
}

std::string Table::hand(int seat) const {
    return text_of(view(seat).hand);
}
int Table::stock() const {
    return view(0).table.stock;
}
int Table::under() const {
    return view(0).table.under;
}
Direction Table::direction() const {
    return view(0).table.direction;
}

std::set<std::string> Table::legal() const {
    std::set<std::string> texts;
    if (turn() < 0) return texts;
    for (const Action& action : legal_actions(view(turn())))
        texts.insert(to_text(action));
    return texts;
}

std::string Table::ending() const {
    const auto over = Game::over(state_);
    if (!over) return "going on";
    const std::string winner = over->winner ? std::to_string(over->winner->index()) : "-";
    return std::string(to_text(over->reason)) + ' ' + winner;
}

RoundEnd Table::end() const {
    return Game::over(state_).value();
}

std::string Table::told() const {
    std::string text;
    for (const Event& event : events_) {
        if (!text.empty()) text += ' ';
        text += std::visit(NameOf{}, event);
    }
    return text;
}

}  // namespace kitchen_table::testing
