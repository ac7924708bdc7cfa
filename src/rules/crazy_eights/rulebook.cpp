// The rules page: which sections it has and what the general ones say.
#include "rules/crazy_eights/rulebook.h"

namespace kitchen_table::rules::crazy_eights {

namespace {

using cards::Rank;

RulesSection section_on_aim(const PageOf& page) {
    const bool collects = page.rules.scoring == Scoring::winner_collects;
    return std::move(Section("aim").say(collects ? "rule-aim-collect" : "rule-aim-pay")).done();
}

/// What the ruleset has and this table has not.
RulesSection section_on_what_is_off(const PageOf& page) {
    Section section("switched-off");
    std::vector<Rank> off;
    for (const Rank rank : special_ranks(page.usual)) {
        const auto here = special_ranks(page.rules);
        if (std::ranges::find(here, rank) == here.end()) off.push_back(rank);
    }
    if (!off.empty()) section.say("rule-off", {{"ranks", off}});
    return std::move(section).done();
}

void say_packs(const PageOf& page, Section& section) {
    const Rules& rules = page.rules;
    const auto sentence = [&](std::string id, const PackStep& step) {
        if (rules.jokers_per_pack > 0) id += "-jokers";
        section.say(std::move(id), {{"packs", step.packs},
                                    {"jokers", step.packs * rules.jokers_per_pack},
                                    {"up_to", step.up_to}});
    };
    if (rules.packs.size() == 1) return sentence("rule-packs", rules.packs.front());
    for (const PackStep& step : rules.packs)
        sentence("rule-packs-up-to", step);
}

void say_deal(const Rules& rules, Section& section) {
    if (const auto* valley = std::get_if<ValleyDeal>(&rules.deal)) {
        section.say("rule-deal-valley", {{"top", valley->top}, {"bottom", valley->bottom}});
        return;
    }
    const auto& fixed = std::get<FixedDeal>(rules.deal);
    if (fixed.two == fixed.three && fixed.three == fixed.four_plus) {
        section.say("rule-deal-alike", {{"cards", fixed.two}});
    } else if (fixed.three == fixed.four_plus) {
        section.say("rule-deal-two", {{"two", fixed.two}, {"three", fixed.three}});
    } else if (fixed.two == fixed.three) {
        section.say("rule-deal-four", {{"two", fixed.two}, {"four_plus", fixed.four_plus}});
    } else {
        section.say("rule-deal-by-seats",
                    {{"two", fixed.two}, {"three", fixed.three}, {"four_plus", fixed.four_plus}});
    }
}

RulesSection section_on_deal(const PageOf& page) {
    const Rules& rules = page.rules;
    Section section("deal");
    section.say("rule-seats", {{"min", rules.seats.min}, {"max", rules.seats.max}});
    say_packs(page, section);
    say_deal(rules, section);
    section.say("rule-starter");
    const bool keep = rules.starter_eight == StarterEight::keep;
    section.say(keep ? "rule-starter-eight-keep" : "rule-starter-eight-bury");
    if (has_jokers(rules)) {
        const bool cover = rules.starter_joker == StarterJoker::cover;
        section.say(cover ? "rule-starter-joker-cover" : "rule-starter-joker-bury");
    }
    return std::move(section).done();
}

RulesSection section_on_turns(const PageOf& page) {
    const bool by_choice = page.rules.draw_when == DrawWhen::any;
    Section section("turns");
    section.say(by_choice ? "rule-turn-or-draw" : "rule-turn");
    return std::move(section.say("rule-order")).done();
}

RulesSection section_on_matching(const PageOf&) {
    return std::move(Section("matching").say("rule-match").say("rule-match-named")).done();
}

RulesSection section_on_drawing(const PageOf& page) {
    const Rules& rules = page.rules;
    const bool by_choice = rules.draw_when == DrawWhen::any;
    const bool one = rules.draw == DrawMode::one_then_end;
    Section section("drawing");
    if (by_choice) {
        section.say(one ? "rule-draw-any-one" : "rule-draw-any-until");
    } else {
        section.say(one ? "rule-draw-stuck-one" : "rule-draw-stuck-until");
    }
    section.say(rules.recycle ? "rule-recycle" : "rule-no-recycle");
    const bool pass = rules.stuck == WhenStuck::pass;
    return std::move(section.say(pass ? "rule-stuck-pass" : "rule-stuck-end")).done();
}

RulesSection section_on_blocked(const PageOf& page) {
    const Rules& rules = page.rules;
    Section section("blocked");
    section.say(rules.stuck == WhenStuck::pass ? "rule-blocked" : "rule-blocked-stock-out");
    switch (rules.blocked_score) {
        case BlockedScore::lowest_takes_all:
            section.say("rule-blocked-all");
            break;
        case BlockedScore::lowest_takes_difference:
            section.say("rule-blocked-difference");
            break;
        case BlockedScore::count_hands:
            section.say("rule-blocked-count");
            break;
    }
    return std::move(section.say("rule-repetition")).done();
}

RulesSection section_on_scoring(const PageOf& page) {
    const Rules& rules = page.rules;
    Section section("scoring");
    if (has_covers(rules)) {
        section.say("rule-going-out-covers", {{"ranks", ranks_with(rules, Effect::cover)}});
    } else {
        section.say("rule-going-out");
    }
    if (rules.scoring == Scoring::winner_collects) {
        section.say("rule-winner-collects");
        section.say(rules.losers_go_down ? "rule-losers-go-down" : "rule-losers-stay");
    } else {
        section.say("rule-each-pays");
        if (rules.last_eight_factor > 1) section.say("rule-last-eight-doubles");
    }
    return std::move(section).done();
}

RulesSection section_on_end(const PageOf& page) {
    const Rules& rules = page.rules;
    const std::string best = rules.scoring == Scoring::winner_collects ? "-highest" : "-lowest";
    Section section("end");
    if (const auto* target = std::get_if<TargetEnd>(&rules.game_end)) {
        section.say("rule-end-target" + best, {{"target", target->target}});
    } else if (const auto* each = std::get_if<TargetPerSeatEnd>(&rules.game_end)) {
        section.say("rule-end-per-seat" + best, {{"each", each->target_per_seat},
                                                 {"target", each->target_per_seat * page.seats},
                                                 {"seats", page.seats}});
    } else {
        section.say("rule-end-rounds" + best,
                    {{"rounds", std::get<RoundsEnd>(rules.game_end).rounds}});
    }
    const bool another = rules.lowest_tie == LowestTie::another_hand;
    return std::move(section.say(another ? "rule-tie-another" : "rule-tie-shared")).done();
}

RulesSection section_on_leaving(const PageOf& page) {
    const bool ends = page.rules.on_leave == OnLeave::end_game;
    return std::move(Section("leaving").say(ends ? "rule-leaving-ends" : "rule-leaving-computer"))
        .done();
}

RulesSection section_on_values(const PageOf&) {
    return Section("values").done();
}

using SectionOf = RulesSection (*)(const PageOf&);
constexpr SectionOf sections[] = {
    section_on_aim,       section_on_what_is_off, section_on_deal,     section_on_turns,
    section_on_matching,  section_on_eights,      section_on_jokers,   section_on_twos,
    section_on_queens,    section_on_turning,     section_on_covering, section_on_duels,
    section_on_answering, section_on_drawing,     section_on_calling,  section_on_blocked,
    section_on_scoring,   section_on_values,      section_on_end,      section_on_leaving,
};

/// The number on a card: two to ten; aces, pictures and jokers show none.
std::optional<int> shown_on(Rank rank) {
    if (rank == Rank::ace || rank > Rank::ten) return std::nullopt;
    return static_cast<int>(rank) + 1;
}

constexpr std::size_t row_of_its_own = 3;  // fewer ranks that count what they show are told singly

}  // namespace

bool has_pickups(const Rules& rules) {
    return twos_pick_up(rules) || rules.queen != QueenRule::none || rules.joker == JokerRule::names;
}

std::vector<Rank> special_ranks(const Rules& rules) {
    constexpr Rank order[] = {Rank::two, Rank::jack,  Rank::queen, Rank::king,
                              Rank::ace, Rank::three, Rank::four,  Rank::five,
                              Rank::six, Rank::seven, Rank::nine,  Rank::ten};
    std::vector<Rank> ranks;
    for (const Rank rank : order) {
        const bool special = rank == Rank::queen ? rules.queen != QueenRule::none
                                                 : rules.effect_of(rank) != Effect::plain;
        if (special) ranks.push_back(rank);
    }
    if (has_jokers(rules)) ranks.push_back(Rank::joker);
    return ranks;
}

std::vector<RulesSection> rules_page(const Rules& rules, const Rules& usual, int seats) {
    const PageOf page{rules, usual, seats};
    std::vector<RulesSection> written;
    for (const SectionOf section : sections) {
        RulesSection next = section(page);
        if (!next.sentences.empty() || next.anchor == "values") written.push_back(std::move(next));
    }
    return written;
}

std::vector<ValueRow> value_rows(const Rules& rules) {
    std::vector<ValueRow> rows;
    ValueRow as_shown;
    const int ranks = has_jokers(rules) ? cards::rank_count + 1 : cards::rank_count;
    const auto points_of = [&](int rank) {
        return rules.values[static_cast<std::size_t>(rank)];
    };
    for (int i = 0; i < cards::rank_count; ++i) {
        const auto rank = static_cast<Rank>(i);
        if (shown_on(rank) == points_of(i)) as_shown.ranks.push_back(rank);
    }
    if (as_shown.ranks.size() < row_of_its_own) as_shown.ranks.clear();
    for (int i = 0; i < ranks; ++i) {
        const auto rank = static_cast<Rank>(i);
        if (std::ranges::find(as_shown.ranks, rank) != as_shown.ranks.end()) continue;
        const auto row = std::ranges::find(rows, std::optional(points_of(i)), &ValueRow::points);
        if (row == rows.end()) {
            rows.push_back({{rank}, points_of(i)});
        } else {
            row->ranks.push_back(rank);
        }
    }
    std::ranges::stable_sort(rows, [](const ValueRow& left, const ValueRow& right) {
        return left.points > right.points;
    });
    if (!as_shown.ranks.empty()) rows.push_back(std::move(as_shown));
    return rows;
}

}  // namespace kitchen_table::rules::crazy_eights
