// The rulebook against the rules value it is made from: nothing that is played goes untold, no
// sentence lacks words, every refusal names a section that is there.
#include "kitchen_table/tools/rules_page_text.h"

#include "kitchen_table/rules/crazy_eights/legality.h"
#include "kitchen_table/ruleset_files/ruleset_files.h"
#include "kitchen_table/wire/crazy_eights/rulebook.h"

#include "rules/crazy_eights/game.h"
#include "rules/support/random_rules.h"
#include "tools/support/rounds.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>
#include <set>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

namespace tools = kitchen_table::tools;
namespace eights = kitchen_table::rules::crazy_eights;
namespace codec = kitchen_table::wire::crazy_eights;
using kitchen_table::rules::Sentence;
using kitchen_table::testing::random_rules;
using nlohmann::json;

namespace {

constexpr int samples = 400;
constexpr int samples_by_lot = 150;

std::vector<codec::Ruleset> rulesets() {
    std::vector<codec::Ruleset> all;
    for (const auto& file : kitchen_table::ruleset_files::embedded_rulesets()) {
        all.push_back(codec::ruleset_from_text(file.text).value());
    }
    return all;
}

/// Everything the rules page says.
json told(const eights::Rules& rules, const eights::Rules& usual) {
    return {codec::page_json(rules, usual, rules.seats.max), codec::values_json(rules)};
}

bool any_answer(const eights::Rules& rules) {
    if (rules.answer == eights::AnswerRule::off) return false;
    const bool twos = rules.effect_of(eights::Rank::two) == eights::Effect::pickup &&
                      (rules.answers_two.two || rules.answers_two.joker);
    const bool another_queen =
        rules.queen == eights::QueenRule::all ||
        (rules.queen == eights::QueenRule::spades && eights::packs_for(rules, rules.seats.max) > 1);
    const bool queens = another_queen && rules.answers_queen;
    const bool jokers = rules.joker == eights::JokerRule::names && rules.answers_joker;
    return twos || queens || jokers;
}

bool same_packs(const eights::Rules& left, const eights::Rules& right) {
    for (int seats = left.seats.min; seats <= left.seats.max; ++seats) {
        if (eights::packs_for(left, seats) != eights::packs_for(right, seats)) return false;
    }
    return true;
}

/// Whether a change at `path` from `before` to `after` changes nothing that anybody could notice,
/// as docs/formats.md says of each axis.
bool means_nothing(const std::string& path, const eights::Rules& before,
                   const eights::Rules& after) {
    const bool twos = before.effect_of(eights::Rank::two) == eights::Effect::pickup;
    const bool queens = before.queen != eights::QueenRule::none;
    const bool jokers = before.joker != eights::JokerRule::none;
    const bool naming = before.joker == eights::JokerRule::names;
    const bool answers = before.answer != eights::AnswerRule::off;
    const auto any = [&](eights::Effect effect) {
        return std::ranges::find(before.effect, effect) != before.effect.end();
    };
    if (path == "seats") {
        return before.seats.min == after.seats.min && before.seats.max == after.seats.max;
    }
    if (path == "packs") return same_packs(before, after);
    if (path == "starter_joker" || path == "values.joker") return !jokers;
    if (path == "pickup.two" || path == "twos_per_turn") return !twos;
    if (path == "pickup.queen") return !queens;
    if (path == "pickup.joker") return !naming;
    if (path == "accumulate") return !any_answer(before);
    if (path == "answer") return !twos && !queens && !naming;
    if (path == "answers_two") return !answers || !twos;
    if (path == "answers_queen") return !answers || !queens;
    if (path == "answers_joker") return !answers || !naming;
    if (path == "two_seat_reverse") return !any(eights::Effect::reverse) || before.seats.min > 2;
    if (path == "cover_cost") return !any(eights::Effect::cover);
    if (path == "duel_costs") return !any(eights::Effect::duel);
    return false;
}

/// The places of a rules value, each by its path, as JSON pointers.
std::vector<std::pair<std::string, json::json_pointer>> places(const json& rules) {
    std::vector<std::pair<std::string, json::json_pointer>> all;
    for (const auto& [axis, value] : rules.items()) {
        const json::json_pointer whole("/" + axis);
        if (axis != "effect" && axis != "values" && axis != "pickup") {
            all.push_back({axis, whole});
            continue;
        }
        for (const auto& [entry, inner] : value.items())
            all.push_back({axis + "." + entry, whole / entry});
    }
    return all;
}

/// Calls `visit(path, before, after)` for pairs of valid rules values that differ in one place.
template <class Visit>
void for_each_single_change(Visit visit) {
    for (int seed = 0; seed < samples; ++seed) {
        const auto before = random_rules(static_cast<std::uint64_t>(seed));
        const auto other = codec::to_json(random_rules(static_cast<std::uint64_t>(seed) + samples));
        const auto start = codec::to_json(before);
        for (const auto& [path, place] : places(start)) {
            if (start[place] == other[place]) continue;
            auto changed = start;
            changed[place] = other[place];
            const auto after = codec::rules_from_json(changed);
            if (after) visit(path, before, *after);
        }
    }
}

}  // namespace

TEST_CASE("whatever of the rules changes, the rules page says something else") {
    std::set<std::string> tried;
    for_each_single_change(
        [&](const std::string& path, const eights::Rules& before, const eights::Rules& after) {
            if (means_nothing(path, before, after)) return;
            tried.insert(path);
            INFO(path << " of " << codec::to_json(before).dump());
            CHECK(told(before, before) != told(after, before));
        });
    // Every axis that can be changed alone was: no gap in what was tried.
    const auto all = places(codec::to_json(random_rules(0)));
    std::vector<std::string> missed;
    for (const auto& [path, place] : all) {
        if (!tried.contains(path)) missed.push_back(path);
    }
    CHECK(missed == std::vector<std::string>{"effect.8", "effect.Q", "jokers_per_pack", "scoring"});
}

TEST_CASE("whatever of the rules changes, the settings line says something else") {
    for_each_single_change(
        [&](const std::string& path, const eights::Rules& before, const eights::Rules& after) {
            if (means_nothing(path, before, after) || path == "seats") return;
            const int seats = after.seats.min;
            INFO(path << " of " << codec::to_json(before).dump());
            CHECK(codec::settings_line(before, before, seats) !=
                  codec::settings_line(after, before, seats));
        });
}

TEST_CASE("every sentence has words, and no words are left over") {
    const auto texts = *tools::rules_texts_in("en");
    std::set<std::string> said;
    const auto hear = [&](const Sentence& sentence) {
        said.insert(sentence.id);
        INFO(sentence.id);
        CHECK(tools::worded(sentence, texts).find_first_of("{}") == std::string::npos);
    };
    std::vector<eights::Rules> heard;
    for (const auto& ruleset : rulesets())
        heard.push_back(ruleset.rules);
    for (std::uint64_t seed = 0; seed < samples; ++seed)
        heard.push_back(random_rules(seed));
    for (std::size_t i = 0; i < heard.size(); ++i) {
        const auto& rules = heard[i];
        const auto& usual = heard[heard.size() - 1 - i];
        for (const auto& section : eights::rules_page(rules, usual, rules.seats.max)) {
            CHECK(texts.format("rules-title-" + std::string(section.anchor), {}).has_value());
            std::ranges::for_each(section.sentences, hear);
        }
        std::ranges::for_each(codec::settings_line(rules, usual, rules.seats.min), hear);
        for (const auto& [path, place] : places(codec::to_json(rules))) {
            hear(codec::setting_label(path, rules));
        }
    }
    // The table's own parts of the line.
    hear({"line-turn-time", {{"seconds", 40}}});
    hear({"line-coach", {}});
    for (const auto& id : texts.ids()) {
        const bool of_rules = id.starts_with("rule-") || id.starts_with("line-") ||
                              (id.starts_with("label-") && !id.starts_with("label-linked"));
        INFO(id << " is never said");
        if (of_rules) CHECK(said.contains(id));
    }
}

TEST_CASE("the words of each sentence are those that the client's tests expect, too") {
    const std::string path = "tests/wire/golden/rulebook.json";
    const auto texts = *tools::rules_texts_in("en");
    std::map<std::string, Sentence> samples;  // the first of each id, from the presets and by lot
    const auto take = [&](const Sentence& sentence) {
        samples.emplace(sentence.id, sentence);
    };
    std::vector<eights::Rules> values;
    for (const auto& ruleset : rulesets())
        values.push_back(ruleset.rules);
    for (std::uint64_t seed = 0; seed < samples_by_lot; ++seed)
        values.push_back(random_rules(seed));
    for (const auto& rules : values) {
        for (const auto& section : eights::rules_page(rules, values.front(), rules.seats.min))
            std::ranges::for_each(section.sentences, take);
        std::ranges::for_each(codec::settings_line(rules, values.front(), rules.seats.min), take);
    }
    json words = json::array();
    for (const auto& [id, sentence] : samples) {
        words.push_back(
            {{"sentence", codec::to_json(sentence)}, {"text", tools::worded(sentence, texts)}});
    }
    if (std::getenv("KITCHEN_TABLE_WRITE_GOLDEN")) std::ofstream(path) << words.dump(2) << "\n";
    std::ifstream file(path);
    CHECK(json::parse(file) == words);
}

TEST_CASE("every switch of every form is explained by sentences of the very page it makes") {
    const auto texts = *tools::rules_texts_in("en");
    const auto words_of = [&](const json& sentence) {
        Sentence read{sentence.at("id"), {}};
        const json args = sentence.value("args", json::object());
        for (const auto& [name, value] : args.items()) {
            if (value.is_number()) {
                read.args.push_back({name, value.get<int>()});
                continue;
            }
            std::vector<eights::Rank> ranks;
            for (const auto& rank : value) {
                const auto text = rank.get<std::string>();
                ranks.push_back(text == "XX"
                                    ? eights::Rank::joker
                                    : kitchen_table::cards::rank_from_char(text[0]).value());
            }
            read.args.push_back({name, ranks});
        }
        return tools::worded(read, texts);
    };
    for (const auto& ruleset : rulesets()) {
        const json form = codec::form_json(ruleset);
        for (const auto& setting : form) {
            INFO(ruleset.slug << " " << setting.at("axes"));
            CHECK(words_of(setting.at("title")).find('{') == std::string::npos);
            std::set<std::string> labels;
            for (const auto& option : setting.at("options")) {
                json changes = json::object();
                for (const auto& [path, value] : option.at("values").items()) {
                    const auto dot = path.find('.');
                    if (dot == std::string::npos) {
                        changes[path] = value;
                    } else {
                        changes[path.substr(0, dot)][path.substr(dot + 1)] = value;
                    }
                }
                const auto rules = codec::apply_host_changes(ruleset, ruleset.rules, changes, true);
                REQUIRE(rules);
                labels.insert(words_of(option.at("label")));
                CHECK_FALSE(option.at("about").empty());
                const auto page =
                    codec::page_json(*rules, ruleset.rules, ruleset.rules.seats.default_seats)
                        .dump();
                for (const auto& sentence : option.at("about")) {
                    CHECK(page.find(sentence.dump()) != std::string::npos);
                }
            }
            CHECK(labels.size() == setting.at("options").size());
        }
    }
}

TEST_CASE("the rule that a refusal names is a section of the rules page") {
    std::set<std::string> reasons;
    for (int seed = 0; seed < 60; ++seed) {
        const auto rules = random_rules(static_cast<std::uint64_t>(seed));
        std::set<std::string> anchors;
        for (const auto& section : eights::rules_page(rules, rules, rules.seats.min)) {
            anchors.emplace(section.anchor);
        }
        tools::testing::for_each_refusal(
            rules, static_cast<std::uint64_t>(seed),
            [&](const eights::Refusal& refusal, const eights::View& view) {
                const auto told = codec::refusal_json(refusal, view);
                reasons.insert(told.at("reason").get<std::string>());
                INFO(told);
                CHECK(anchors.contains(told.at("rule").get<std::string>()));
            });
    }
    CHECK(reasons.size() >= 20);
}

TEST_CASE("the rules page in a terminal is whole lines of at most 80 characters") {
    const auto texts = *tools::rules_texts_in("en");
    for (const auto& ruleset : rulesets()) {
        const auto page = tools::rules_page_text(ruleset.name, ruleset.rules, ruleset.rules,
                                                 ruleset.rules.seats.default_seats, texts);
        std::istringstream lines(page);
        for (std::string line; std::getline(lines, line);) {
            INFO(line);
            CHECK(std::ranges::count_if(line, [](char byte) {
                      return (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
                  }) <= 80);
        }
    }
}

TEST_CASE("the rules page of a changed table shows the change") {
    const auto texts = *tools::rules_texts_in("en");
    const auto all = rulesets();
    const auto found = std::ranges::find(all, "newfoundland", &codec::Ruleset::slug);
    auto rules = found->rules;
    rules.effect[static_cast<std::size_t>(eights::Rank::jack)] = eights::Effect::plain;
    rules.game_end = eights::TargetEnd{100};
    const auto page = tools::rules_page_text(found->name, rules, found->rules, 4, texts);
    CHECK(page.find("4 seats · to 100 · 2s, Q, K in") != std::string::npos);
    CHECK(page.find("Jacks are ordinary cards here") != std::string::npos);
    CHECK(page.find("The first total of 100 or more") != std::string::npos);
    CHECK(page.find("After a jack") == std::string::npos);
}

TEST_CASE("the rules page can be read in every language the program carries, and in no other") {
    const auto ruleset = rulesets().front();
    for (const auto language : {"en", "fr"}) {
        const auto texts = tools::rules_texts_in(language);
        REQUIRE(texts);
        const auto page = tools::rules_page_text(ruleset.name, ruleset.rules, ruleset.rules,
                                                 ruleset.rules.seats.default_seats, *texts);
        CHECK(page.find_first_of("{}") == std::string::npos);
    }
    CHECK(tools::rules_texts_in("fr")->format("list-and", {{"before", "a"}, {"last", "b"}}) ==
          "a et b");
    CHECK_FALSE(tools::rules_texts_in("xx"));
}
