#include "kitchen_table/rules/crazy_eights/imagined_world.h"

#include "kitchen_table/rules/shuffle_source.h"

#include "rules/crazy_eights/legality_core.h"
#include "rules/crazy_eights/resolver.h"
#include "rules/crazy_eights/scoring.h"

#include <algorithm>
#include <utility>

namespace kitchen_table::rules::crazy_eights {

namespace {

/// Recycles an imagined pile by lots of its own. Nothing that people play with is shuffled by it.
class ImaginedShuffles final : public ShuffleSource {
public:
    explicit ImaginedShuffles(std::uint64_t& state) : state_(state) {}
    bool shuffle_pack(std::span<Card>) override { return false; }
    std::optional<int> bury_index(int) override { return std::nullopt; }
    bool shuffle_recycle(std::span<Card> cards) override {
        for (std::size_t left = cards.size(); left > 1; --left) {
            state_ = mixed(state_);
            std::swap(cards[left - 1], cards[(state_ >> 32U) * left >> 32U]);
        }
        return true;
    }

private:
    std::uint64_t& state_;
};

void place_seen(const View& view, Round& round) {
    const PublicView& table = view.table;
    round.seats = table.seats;
    round.round = table.round;
    round.dealer = table.dealer.index();
    round.turn = table.turn.value_or(view.seat).index();
    round.direction = static_cast<int>(table.direction);
    round.suit = table.suit ? in_force(*table.suit) : SuitInForce::any;
    round.named = table.named;
    round.named_by = table.named_by ? table.named_by->index() : -1;
    round.demand = to_demand(table.pending);
    round.drew_this_turn = view.drew_this_turn;
    round.stock_end = table.stock;
    for (const Card card : table.pile)
        round.turn_up(card);
    const int dealt = cards_dealt(table.rules, table.seats, table.round);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(table.seats); ++seat) {
        round.totals[seat] = table.totals[seat];
        round.called[seat] = table.called[seat];
        round.has_moved.set(seat);
        // Of the others it is not known whether a single card is still the one they were dealt.
        round.exempt[seat] = dealt == 1 && table.counts[seat] == 1;
    }
    const auto own = static_cast<std::size_t>(view.seat.index());
    round.exempt[own] = view.exempt_from_call;
    round.call_open[own] = view.call_open;
    round.turn_may_go_out = view.may_go_out;
}

}  // namespace

struct ImaginedWorld::Inside {
    RoundInPlay play;
    int seat = 0;                       // whose view it was
    std::array<int, seats_max> held{};  // cards in each hand
    int stock = 0;
    CardSet placed;  // the cards that have their place
    std::uint64_t lots = 0;

    void place_hand(const View& view) {
        const bool exempt = play.round.exempt[static_cast<std::size_t>(seat)];
        for (const Card card : view.hand) {
            play.round.give(seat, card);
            placed.add(card);
        }
        play.round.exempt[static_cast<std::size_t>(seat)] = exempt;
    }

    /// A copy of `face` that has no place yet; nullopt if all have.
    std::optional<Card> next_copy(Card face) {
        const int first = face.is_joker() ? 52 : face.face();
        const int last = face.is_joker() ? 53 : face.face();
        for (int pack = 0; pack < play.rules->packs; ++pack) {
            for (int each = first; each <= last; ++each) {
                const Card copy = Card::from_face(each, pack);
                if (placed.has(copy)) continue;
                placed.add(copy);
                return copy;
            }
        }
        return std::nullopt;
    }
};

ImaginedWorld::ImaginedWorld(const View& view) : inside_(std::make_unique<Inside>()) {
    Inside& inside = *inside_;
    inside.play.rules = std::make_shared<const RulesTable>(view.table.rules, view.table.seats);
    inside.seat = view.seat.index();
    inside.stock = view.table.stock;
    std::ranges::copy(view.table.counts, inside.held.begin());
    inside.held[static_cast<std::size_t>(inside.seat)] = 0;
    place_seen(view, inside.play.round);
    for (const Card card : view.table.pile)
        inside.placed.add(card);
    inside.place_hand(view);
}

ImaginedWorld::ImaginedWorld(const ImaginedWorld& other)
    : inside_(std::make_unique<Inside>(*other.inside_)) {}

ImaginedWorld& ImaginedWorld::operator=(const ImaginedWorld& other) {
    if (this != &other) *inside_ = *other.inside_;
    return *this;
}

ImaginedWorld::~ImaginedWorld() = default;

int ImaginedWorld::hidden() const {
    int sum = inside_->stock;
    for (const int held : inside_->held)
        sum += held;
    return sum;
}

bool ImaginedWorld::deal(std::span<const Card> faces, std::uint64_t seed) {
    if (static_cast<int>(faces.size()) != hidden()) return false;
    Inside& inside = *inside_;
    Round& round = inside.play.round;
    auto next = faces.begin();
    for (int seat = 0; seat < round.seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        const bool exempt = round.exempt[at];
        for (int i = 0; i < inside.held[at]; ++i) {
            const auto card = inside.next_copy(*next++);
            if (!card) return false;
            round.give(seat, *card);
        }
        round.exempt[at] = exempt;
    }
    for (int i = 0; i < inside.stock; ++i) {
        const auto card = inside.next_copy(*next++);
        if (!card) return false;
        round.stock[static_cast<std::size_t>(i)] = *card;
    }
    inside.lots = seed;
    return true;
}

bool ImaginedWorld::over() const {
    return inside_->play.round.ending.over;
}

int ImaginedWorld::turn() const {
    return inside_->play.round.turn;
}

Sight ImaginedWorld::sight() const {
    return sight_of(*inside_->play.rules, inside_->play.round);
}

void ImaginedWorld::legal(ActionBuffer& out) const {
    if (over()) return out.clear();
    const Sight seen = sight();
    list_moves(seen, moves_of(seen), out);
}

void ImaginedWorld::apply(const CompactAction& action) {
    ImaginedShuffles shuffles(inside_->lots);
    carry_out(inside_->play, action, shuffles);
}

int ImaginedWorld::seats() const {
    return inside_->play.round.seats;
}

int ImaginedWorld::round() const {
    return inside_->play.round.round;
}

int ImaginedWorld::after(int seat) const {
    return inside_->play.round.after(seat);
}

const std::array<int, seats_max>& ImaginedWorld::counts() const {
    return inside_->play.round.hand_size;
}

int ImaginedWorld::points_held(int seat) const {
    return points_in(*inside_->play.rules, inside_->play.round.hand(seat));
}

const std::array<int, seats_max>& ImaginedWorld::totals() const {
    return inside_->play.round.totals;
}

const Ending& ImaginedWorld::ending() const {
    return inside_->play.round.ending;
}

const RulesTable& ImaginedWorld::rules() const {
    return *inside_->play.rules;
}

}  // namespace kitchen_table::rules::crazy_eights
