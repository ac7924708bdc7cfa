#include "kitchen_table/tools/rules_page_text.h"

#include "kitchen_table/rules_texts/rules_texts.h"
#include "kitchen_table/wire/crazy_eights/rulebook.h"

#include <algorithm>
#include <cctype>
#include <functional>
#include <sstream>
#include <stdexcept>

namespace kitchen_table::tools {
namespace {

namespace eights = rules::crazy_eights;
namespace codec = wire::crazy_eights;
using cards::Rank;

constexpr std::size_t width = 80;
constexpr std::string_view indent = "  ";

std::string rank_word(std::string_view form, Rank rank, const Texts& texts) {
    const std::string key = rank == Rank::joker ? "XX" : std::string{cards::to_char(rank)};
    return texts.format(std::string(form) + key, {}).value_or(key);
}

/// 'twos', 'twos and jacks', 'twos, jacks and kings': the last one is joined by the text `join`.
std::string listed(const std::vector<Rank>& ranks, std::string_view form, std::string_view join,
                   const Texts& texts) {
    std::string list;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        const std::string word = rank_word(form, ranks[i], texts);
        const auto id = i + 1 == ranks.size() ? join : "list-more";
        list = i == 0 ? word : texts.format(id, {{"before", list}, {"last", word}}).value_or(word);
    }
    return list;
}

TextArguments arguments_of(const rules::Sentence& sentence, const Texts& texts) {
    TextArguments arguments;
    for (const auto& [name, argument] : sentence.args) {
        if (const auto* number = std::get_if<int>(&argument)) {
            arguments[name] = *number;
            continue;
        }
        const auto& ranks = std::get<std::vector<Rank>>(argument);
        arguments["ranks"] = listed(ranks, "ranks-", "list-and", texts);
        arguments["a_rank"] = listed(ranks, "a-rank-", "list-or", texts);
        arguments["short_ranks"] = listed(ranks, "short-rank-", "list-more", texts);
    }
    return arguments;
}

/// Characters that are shown, not bytes.
std::size_t length(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }));
}

void write_wrapped(std::ostream& out, const std::string& text) {
    std::istringstream words(text);
    std::string word;
    std::size_t column = 0;
    while (words >> word) {
        if (column > 0 && column + 1 + length(word) > width) {
            out << "\n";
            column = 0;
        }
        if (column == 0) {
            out << indent << word;
            column = indent.size() + length(word);
        } else {
            out << " " << word;
            column += 1 + length(word);
        }
    }
    out << "\n";
}

void write_values(std::ostream& out, const eights::Rules& rules, const Texts& texts) {
    for (const auto& row : eights::value_rows(rules)) {
        std::string ranks = listed(row.ranks, "ranks-", "list-and", texts);
        ranks.front() = static_cast<char>(std::toupper(ranks.front()));
        const auto shown = texts.format("rules-values-as-shown", {}).value_or("");
        write_wrapped(out, ranks + ": " + (row.points ? std::to_string(*row.points) : shown));
    }
}

}  // namespace

std::optional<Texts> rules_texts_in(std::string_view language) {
    std::string all;
    for (const auto& file : rules_texts::embedded_texts()) {
        if (file.language == language) all.append(file.text).append("\n");
    }
    if (all.empty()) return std::nullopt;
    auto texts = Texts::parse(all, language);
    if (texts) return *std::move(texts);
    throw std::logic_error("the rulebook in " + std::string(language) + ": " + texts.error());
}

std::string worded(const rules::Sentence& sentence, const Texts& texts) {
    return texts.format(sentence.id, arguments_of(sentence, texts))
        .value_or("{" + sentence.id + "}");
}

std::string written(const rules::Sentence& sentence, const Texts& texts) {
    std::string text = worded(sentence, texts);
    text.front() = static_cast<char>(std::toupper(text.front()));
    return text;
}

std::string rules_page_text(std::string_view name, const eights::Rules& rules,
                            const eights::Rules& usual, int seats, const Texts& texts) {
    std::ostringstream out;
    out << name << "\n";
    std::string line;
    for (const auto& part : codec::settings_line(rules, usual, seats)) {
        line += (line.empty() ? "" : " · ") + worded(part, texts);
    }
    write_wrapped(out, line);
    for (const auto& section : eights::rules_page(rules, usual, seats)) {
        const std::string id = "rules-title-" + std::string(section.anchor);
        out << "\n" << texts.format(id, {}).value_or(id) << "\n";
        for (const auto& sentence : section.sentences)
            write_wrapped(out, written(sentence, texts));
        if (section.anchor == "values") write_values(out, rules, texts);
    }
    return out.str();
}

}  // namespace kitchen_table::tools
