// The sections of the rules page on what single cards do.
#include "rules/crazy_eights/rulebook.h"

namespace kitchen_table::rules::crazy_eights {

namespace {

using cards::Rank;

std::string with_word(std::string stem, bool condition, std::string_view yes, std::string_view no) {
    return stem.append(condition ? yes : no);
}

void say_answers_to_twos(const Rules& rules, Section& section) {
    const AnswersTwo& answers = rules.answers_two;
    if (answers.two) {
        section.say(with_word("rule-answer-two", rules.accumulate, "", "-last-counts"),
                    {{"cards", rules.pickup.two}, {"most", rules.twos_per_turn}});
    }
    if (answers.eight) section.say("rule-answer-two-eight");
    if (answers.joker) {
        section.say(with_word("rule-answer-two-joker", rules.accumulate, "", "-last-counts"),
                    {{"cards", rules.pickup.joker}});
    }
    const bool nothing = !answers.two && !answers.eight && !answers.joker;
    if (nothing) section.say("rule-answer-two-never");
}

void say_answers_to_queens(const PageOf& page, Section& section) {
    const Rules& rules = page.rules;
    const bool only_one = rules.queen == QueenRule::spades && packs_for(rules, page.seats) == 1;
    if (!rules.answers_queen) {
        section.say("rule-answer-queen-never");
    } else if (only_one) {
        section.say("rule-answer-queen-of-spades-alone");
    } else if (rules.queen == QueenRule::all) {
        section.say(with_word("rule-answer-queen", rules.accumulate, "", "-last-counts"),
                    {{"cards", rules.pickup.queen}});
    } else {
        section.say(with_word("rule-answer-queen-of-spades", rules.accumulate, "", "-last-counts"),
                    {{"cards", rules.pickup.queen}});
    }
}

void say_answers_to_jokers(const Rules& rules, Section& section) {
    if (rules.answers_joker) {
        section.say(with_word("rule-answer-joker", rules.accumulate, "", "-last-counts"),
                    {{"cards", rules.pickup.joker}});
    } else {
        section.say("rule-answer-joker-never");
    }
}

}  // namespace

RulesSection section_on_eights(const PageOf& page) {
    Section section("eights");
    section.say("rule-eight");
    if (page.rules.eight_on_eight) {
        section.say("rule-eight-on-eight");
    } else {
        section.say("rule-no-eight-on-eight");
    }
    return std::move(section.say("rule-eight-last")).done();
}

RulesSection section_on_jokers(const PageOf& page) {
    Section section("jokers");
    if (page.rules.joker == JokerRule::free) section.say("rule-joker-free");
    if (page.rules.joker == JokerRule::names) {
        section.say("rule-joker-names", {{"cards", page.rules.pickup.joker}});
    }
    return std::move(section).done();
}

RulesSection section_on_twos(const PageOf& page) {
    const Rules& rules = page.rules;
    Section section("twos");
    if (!twos_pick_up(rules)) return std::move(section).done();
    section.say("rule-two", {{"cards", rules.pickup.two}});
    if (rules.twos_per_turn > 1) {
        section.say("rule-two-stack", {{"most", rules.twos_per_turn}, {"cards", rules.pickup.two}});
    }
    return std::move(section).done();
}

RulesSection section_on_queens(const PageOf& page) {
    Section section("queens");
    if (page.rules.queen == QueenRule::none) return std::move(section).done();
    const bool all = page.rules.queen == QueenRule::all;
    section.say(with_word("rule-queen-", all, "all", "spades"),
                {{"cards", page.rules.pickup.queen}});
    return std::move(section.say("rule-queen-one")).done();
}

/// Cards that change whose turn it is.
RulesSection section_on_turning(const PageOf& page) {
    const Rules& rules = page.rules;
    const bool for_two = rules.seats.min == 2;
    Section section("specials");
    const auto skip = ranks_with(rules, Effect::skip);
    if (!skip.empty()) {
        section.say("rule-skip", {{"ranks", skip}});
        if (for_two) section.say("rule-skip-two");
    }
    const auto reverse = ranks_with(rules, Effect::reverse);
    if (!reverse.empty()) {
        section.say("rule-reverse", {{"ranks", reverse}});
        const bool again = rules.two_seat_reverse == TwoSeatReverse::again;
        if (for_two) section.say(with_word("rule-reverse-two-", again, "again", "passes"));
    }
    const auto again = ranks_with(rules, Effect::again);
    if (!again.empty()) section.say("rule-again", {{"ranks", again}});
    return std::move(section).done();
}

RulesSection section_on_covering(const PageOf& page) {
    const Rules& rules = page.rules;
    Section section("covering");
    if (!has_covers(rules)) return std::move(section).done();
    const auto ranks = ranks_with(rules, Effect::cover);
    section.say(with_word("rule-cover", has_jokers(rules), "-or-joker", ""),
                {{"ranks", ranks}, {"cost", rules.cover_cost}});
    section.say("rule-cover-chain");
    section.say("rule-cover-last", {{"cost", rules.cover_cost}});
    return std::move(section).done();
}

RulesSection section_on_duels(const PageOf& page) {
    Section section("duel");
    if (!has_duels(page.rules)) return std::move(section).done();
    const auto& costs = page.rules.duel_costs;
    section.say("rule-duel-five", {{"cards", costs[0]}});
    section.say("rule-duel-six", {{"cards", costs[1]}});
    section.say("rule-duel-seven", {{"cards", costs[2]}});
    section.say("rule-duel-nothing-else");
    return std::move(section.say("rule-duel-next")).done();
}

RulesSection section_on_answering(const PageOf& page) {
    const Rules& rules = page.rules;
    Section section("answering");
    if (!has_pickups(rules)) return std::move(section).done();
    if (rules.answer == AnswerRule::off) {
        section.say("rule-answer-off");
    } else {
        const bool must = rules.answer == AnswerRule::must;
        section.say(with_word("rule-answer-", must, "must", "may"));
        if (twos_pick_up(rules)) say_answers_to_twos(rules, section);
        if (rules.queen != QueenRule::none) say_answers_to_queens(page, section);
        if (rules.joker == JokerRule::names) say_answers_to_jokers(rules, section);
        section.say("rule-answer-nothing-else");
    }
    section.say("rule-take");
    return std::move(section.say("rule-take-short")).done();
}

RulesSection section_on_calling(const PageOf& page) {
    const Rules& rules = page.rules;
    Section section("calling");
    if (const auto* penalty = std::get_if<LastCardPenalty>(&rules.last_card)) {
        section.say("rule-call");
        section.say("rule-call-penalty", {{"cards", penalty->cards}});
    } else if (std::holds_alternative<LastCardBarsGoingOut>(rules.last_card)) {
        section.say("rule-call");
        section.say("rule-call-late");
        section.say("rule-call-bars");
        if (has_covers(rules)) section.say("rule-call-chain");
    }
    return std::move(section).done();
}

}  // namespace kitchen_table::rules::crazy_eights
