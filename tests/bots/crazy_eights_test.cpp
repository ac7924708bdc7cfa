#include "kitchen_table/bots/crazy_eights.h"

#include "kitchen_table/rules/crazy_eights/legality.h"
#include "kitchen_table/ruleset_files/ruleset_files.h"
#include "kitchen_table/tools/simulate.h"
#include "kitchen_table/wire/crazy_eights/rulesets.h"

#include <algorithm>
#include <map>
#include <string>

#include <catch2/catch.hpp>

namespace bots = kitchen_table::bots::crazy_eights;
namespace codec = kitchen_table::wire::crazy_eights;
namespace eights = kitchen_table::rules::crazy_eights;
namespace tools = kitchen_table::tools;
using bots::Level;
using eights::Seat;

namespace {

codec::Ruleset ruleset(std::string_view slug) {
    for (const auto& file : kitchen_table::ruleset_files::embedded_rulesets()) {
        if (file.slug == slug) return codec::ruleset_from_text(file.text).value();
    }
    return {};
}

tools::SimulateSummary play(std::string_view slug, int seats, int rounds,
                            std::vector<Level> players) {
    tools::SimulateOptions options;
    options.ruleset = slug;
    options.rules = ruleset(slug).rules;
    options.seats = seats;
    options.rounds = rounds;
    options.seed = 42;
    options.players = std::move(players);
    return tools::simulate(options, [](const codec::RoundRecord&) {});
}

std::vector<eights::Card> cards(std::initializer_list<const char*> texts) {
    std::vector<eights::Card> list;
    for (const auto* text : texts)
        list.push_back(*kitchen_table::cards::card_from_text(text));
    return list;
}

/// Seat 0 of four to move on 9H, everybody else with `others` cards.
eights::View view_with(std::initializer_list<const char*> hand, int others = 5) {
    eights::View view;
    view.table.rules = ruleset("newfoundland").rules;
    view.table.seats = 4;
    view.table.round = 1;
    view.table.turn = Seat(0);
    view.table.counts = {static_cast<int>(hand.size()), others, others, others};
    view.table.stock = 20;
    view.table.pile = cards({"9H"});
    view.table.suit = kitchen_table::cards::Suit::hearts;
    view.table.called.assign(4, false);
    view.table.totals.assign(4, 0);
    view.hand = cards(hand);
    return view;
}

std::string choice(const eights::View& view, Level level, std::uint64_t seed = 1) {
    return eights::to_text(bots::choose(view, level, seed));
}

}  // namespace

TEST_CASE("levels are named and found by their names") {
    for (const auto level : {Level::random, Level::easy, Level::steady, Level::sharp}) {
        CHECK(bots::level_from_text(bots::to_text(level)) == level);
    }
    CHECK_FALSE(bots::level_from_text("hard"));
}

TEST_CASE(
    "every level plays legally and to the end, under every ruleset and with any number of seats") {
    for (const auto& file : kitchen_table::ruleset_files::embedded_rulesets()) {
        const auto rules = ruleset(file.slug).rules;
        for (int seats = rules.seats.min; seats <= rules.seats.max; ++seats) {
            for (const auto level : {Level::random, Level::easy, Level::steady}) {
                INFO(file.slug << " " << seats << " seats " << bots::to_text(level));
                tools::SimulateSummary summary;
                // A computer that chose what is not legal, or never came to an end, would throw.
                REQUIRE_NOTHROW(summary = play(file.slug, seats, 60, {level}));
                CHECK(summary.rounds == 60);
            }
        }
    }
}

TEST_CASE("the same view and seed give the same action") {
    const auto view = view_with({"8C", "9C", "2H", "KH", "4S", "5H"});
    for (const auto level : {Level::random, Level::easy, Level::steady}) {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            CHECK(bots::choose(view, level, seed) == bots::choose(view, level, seed));
        }
    }
    std::vector<std::string> lots;
    for (std::uint64_t seed = 0; seed < 50; ++seed)
        lots.push_back(choice(view, Level::random, seed));
    CHECK(std::count(lots.begin(), lots.end(), lots[0]) < 50);
}

TEST_CASE("random picks each legal action about equally often") {
    const auto view =
        view_with({"8C", "9C", "5H"});  // six actions: 9C, 5H, the eight in four suits
    std::map<std::string, int> counts;
    for (std::uint64_t seed = 0; seed < 6000; ++seed)
        ++counts[choice(view, Level::random, seed)];
    CHECK(counts.size() == 6);
    for (const auto& [action, count] : counts) {
        INFO(action);
        CHECK(count > 850);
        CHECK(count < 1150);
    }
}

TEST_CASE("steady keeps an eight while something else fits, and easy does not") {
    const auto view = view_with({"8C", "5H", "4S", "3S", "7D"});
    CHECK(choice(view, Level::steady) == "play 5H");
    int eights_spent = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        if (choice(view, Level::easy, seed).rfind("play 8C", 0) == 0) ++eights_spent;
    }
    CHECK(eights_spent > 50);
}

TEST_CASE(
    "steady does not draw while it can lay a card, even where it may and only an eight fits") {
    auto view = view_with({"8C", "4S", "3S", "7D"});
    view.table.rules = ruleset("fifty-per-player").rules;
    CHECK(choice(view, Level::steady) == "play 8C suit S");
}

TEST_CASE("steady names the suit it holds most of") {
    CHECK(choice(view_with({"8C", "4S", "3S", "7D"}), Level::steady) == "play 8C suit S");
    CHECK(choice(view_with({"8C", "4S", "KD", "7D"}), Level::steady) == "play 8C suit D");
}

TEST_CASE("steady goes out when it can") {
    CHECK(choice(view_with({"8C"}), Level::steady) == "play 8C");
    CHECK(choice(view_with({"5H"}), Level::steady) == "play 5H");
}

TEST_CASE("steady answers a dear pickup rather than take it") {
    auto view = view_with({"2S", "5H", "4S", "KD"});
    view.table.pile = cards({"9H", "2H"});
    view.table.pending = eights::pending::Pickup{eights::PickupKind::two, 6};
    CHECK(choice(view, Level::steady) == "play 2S");
}

TEST_CASE("steady stops a neighbour who is about to go out") {
    auto view = view_with({"JH", "TH", "5S", "4S", "3D"});
    view.table.counts = {5, 1, 6, 6};
    CHECK(choice(view, Level::steady) == "play JH");
    view = view_with({"KH", "TH", "5S", "4S", "3D"});
    view.table.counts = {5, 1, 6, 6};
    CHECK(choice(view, Level::steady) == "play KH");
    view.table.counts = {5, 6, 6, 1};  // turning round would bring the short hand
    CHECK(choice(view, Level::steady) == "play TH");
}

TEST_CASE("steady calls its last card") {
    auto view = view_with({"5H", "4S"});
    view.table.rules = ruleset("tens-and-jokers").rules;
    const auto action = bots::choose(view, Level::steady, 1);
    const auto* call = std::get_if<eights::action::Call>(&action);
    const auto* lay = std::get_if<eights::action::Play>(&action);
    CHECK((call != nullptr || (lay != nullptr && lay->call)));
}

TEST_CASE("steady wins clearly more than its share against random and easy") {
    // Four seats: an equal share would be a quarter.
    const auto share = [](const tools::SimulateSummary& summary) {
        return summary.games_won[0] / summary.games;
    };
    for (const auto* slug : {"fifty-per-player", "fifteen-hands", "tens-and-jokers"}) {
        const auto summary =
            play(slug, 4, 2000, {Level::steady, Level::easy, Level::easy, Level::easy});
        INFO(slug << " " << share(summary));
        CHECK(share(summary) > 0.27);
    }
    const auto against_random =
        play("newfoundland", 4, 4000, {Level::steady, Level::random, Level::random, Level::random});
    const auto against_easy =
        play("newfoundland", 4, 4000, {Level::steady, Level::easy, Level::easy, Level::easy});
    CAPTURE(share(against_random), share(against_easy));
    CHECK(share(against_random) > 0.37);
    CHECK(share(against_easy) > 0.37);
}
