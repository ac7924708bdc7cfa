// The best computer player, one decision at a time.
#include "kitchen_table/bots/crazy_eights.h"
#include "kitchen_table/rules/crazy_eights/legality.h"
#include "kitchen_table/ruleset_files/ruleset_files.h"
#include "kitchen_table/wire/crazy_eights/rulesets.h"

#include <catch2/catch.hpp>

namespace bots = kitchen_table::bots::crazy_eights;
namespace codec = kitchen_table::wire::crazy_eights;
namespace cards = kitchen_table::cards;
using namespace kitchen_table::rules::crazy_eights;
using bots::Level;

namespace {

std::vector<Card> cards_of(std::initializer_list<const char*> texts) {
    std::vector<Card> list;
    for (const auto* text : texts)
        list.push_back(*cards::card_from_text(text));
    return list;
}

/// Seat 0 of two to move on 9H, the other with `others` cards.
View view_with(std::initializer_list<const char*> hand, int others) {
    View view;
    for (const auto& file : kitchen_table::ruleset_files::embedded_rulesets()) {
        if (file.slug == "newfoundland")
            view.table.rules = codec::ruleset_from_text(file.text).value().rules;
    }
    view.table.seats = 2;
    view.table.round = 1;
    view.table.turn = Seat(0);
    view.hand = cards_of(hand);
    view.table.counts = {static_cast<int>(hand.size()), others};
    view.table.stock = 52 - 1 - static_cast<int>(hand.size()) - others;
    view.table.pile = cards_of({"9H"});
    view.table.suit = Suit::hearts;
    view.table.called.assign(2, false);
    view.table.totals.assign(2, 0);
    return view;
}

std::string choice(const View& view, const bots::Thinking& thinking = {200, {}}) {
    return to_text(bots::choose(view, bots::Memory(view), Level::sharp, 1, thinking));
}

}  // namespace

TEST_CASE("sharp goes out when it can") {
    CHECK(choice(view_with({"8C"}, 3)) == "play 8C");
    CHECK(choice(view_with({"5H"}, 3)) == "play 5H");
}

TEST_CASE("sharp sees two moves ahead: a jack of two cards, then the other") {
    // Two seats: after a jack it moves again. Laying the nine first would let the other seat move.
    CHECK(choice(view_with({"JH", "9S", "JS"}, 1)) == "play JH");
}

TEST_CASE("sharp does not hand the last card's suit to a seat that is known to lack another") {
    // The other seat has one card, and drew when hearts were asked for: it is no heart.
    auto view = view_with({"8C", "3D", "4D", "KS", "QS"}, 1);
    bots::Memory memory(view);
    memory.hear(CardsDrawnNotice{Seat(1), DrawWhy::draw, 0, std::nullopt});
    const auto action = bots::choose(view, memory, Level::sharp, 1, {400, {}});
    CHECK(to_text(action) == "play 8C suit H");
}

TEST_CASE("sharp answers the same for the same seed and number of playouts") {
    const auto view = view_with({"8C", "9C", "2H", "KH", "4S", "5H"}, 4);
    const bots::Memory memory(view);
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        CHECK(bots::choose(view, memory, Level::sharp, seed, {64, {}}) ==
              bots::choose(view, memory, Level::sharp, seed, {64, {}}));
    }
}

TEST_CASE("sharp stops when it is late, and then plays as steady does") {
    const auto view = view_with({"8C", "5H", "4S", "3S", "7D"}, 4);
    int asked = 0;
    const bots::Thinking thinking{1'000'000'000, [&asked] {
                                      return ++asked > 3;
                                  }};
    CHECK(choice(view, thinking) == to_text(bots::choose(view, Level::steady, 1)));
    CHECK(asked == 4);
}

TEST_CASE("a memory of another moment is no reason to stop playing") {
    const auto view = view_with({"8C", "5H", "4S", "3S", "7D"}, 4);
    auto earlier = view;
    earlier.table.counts[1] = 9;
    const auto action = bots::choose(view, bots::Memory(earlier), Level::sharp, 1, {64, {}});
    CHECK_FALSE(refusal_of(view, action));
}
