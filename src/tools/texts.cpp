#include "kitchen_table/tools/texts.h"

#include <algorithm>
#include <cstdlib>
#include <ranges>

namespace kitchen_table::tools {
namespace {

std::string_view trimmed(std::string_view line) {
    const auto first = line.find_first_not_of(' ');
    if (first == std::string_view::npos) return {};
    return line.substr(first, line.find_last_not_of(' ') - first + 1);
}

/// `$name` without the dollar.
std::string variable(std::string_view text) {
    text = trimmed(text);
    return text.starts_with('$') ? std::string(text.substr(1)) : std::string();
}

/// `pattern` with each `{ $name }` filled; nullopt if an argument is missing.
std::optional<std::string> filled(std::string_view pattern, const TextArguments& arguments) {
    std::string text;
    while (!pattern.empty()) {
        const auto open = pattern.find('{');
        text += pattern.substr(0, open);
        if (open == std::string_view::npos) break;
        const auto close = pattern.find('}', open);
        if (close == std::string_view::npos) return std::nullopt;
        const auto found = arguments.find(variable(pattern.substr(open + 1, close - open - 1)));
        if (found == arguments.end()) return std::nullopt;
        const auto* number = std::get_if<int>(&found->second);
        text += number ? std::to_string(*number) : std::get<std::string>(found->second);
        pattern.remove_prefix(close + 1);
    }
    return text;
}

}  // namespace

std::expected<Texts, std::string> Texts::parse(std::string_view file, std::string_view language) {
    Texts texts;
    // In French none is still one thing: "0 carte"; other languages need a line here.
    if (language == "fr") texts.one_from_ = 0;
    Text* selecting = nullptr;  // the select whose variants the lines are
    int number = 0;
    for (const auto part : file | std::views::split('\n')) {
        ++number;
        const std::string_view line(part.begin(), part.end());
        const auto content = trimmed(line);
        const auto wrong = [&] {
            return std::unexpected("line " + std::to_string(number));
        };
        if (content.empty() || line.starts_with('#')) continue;
        if (selecting != nullptr) {
            if (content == "}") {
                selecting = nullptr;
                continue;
            }
            const bool otherwise = content.starts_with('*');
            const auto open = content.find('[');
            const auto close = content.find(']');
            if (open != (otherwise ? 1U : 0U) || close == std::string_view::npos) return wrong();
            const auto key = otherwise ? "" : content.substr(open + 1, close - open - 1);
            selecting->variants.push_back(
                {std::string(key), std::string(trimmed(content.substr(close + 1)))});
            continue;
        }
        const auto equals = line.find(" = ");
        if (line.starts_with(' ') || equals == std::string_view::npos) return wrong();
        Text& text = texts.texts_[std::string(line.substr(0, equals))];
        const auto value = trimmed(line.substr(equals + 3));
        if (value.ends_with("->")) {
            text.selector = variable(value.substr(1, value.size() - 3));
            selecting = &text;
        } else {
            text.variants.push_back({"", std::string(value)});
        }
    }
    return texts;
}

std::optional<std::string> Texts::format(std::string_view id,
                                         const TextArguments& arguments) const {
    const auto found = texts_.find(id);
    if (found == texts_.end()) return std::nullopt;
    const auto& [selector, variants] = found->second;
    std::string exact, category;
    if (!selector.empty()) {
        const auto argument = arguments.find(selector);
        if (argument == arguments.end()) return std::nullopt;
        const auto* number = std::get_if<int>(&argument->second);
        if (number == nullptr) return std::nullopt;
        exact = std::to_string(*number);
        const int things = std::abs(*number);
        category = things >= one_from_ && things <= 1 ? "one" : "other";
    }
    const auto with_key = [&](std::string_view key) {
        return std::ranges::find(variants, key, &Variant::key);
    };
    auto variant = selector.empty() ? variants.begin() : with_key(exact);
    if (variant == variants.end()) variant = with_key(category);
    if (variant == variants.end()) variant = with_key("");
    return variant == variants.end() ? std::nullopt : filled(variant->pattern, arguments);
}

std::vector<std::string> Texts::ids() const {
    std::vector<std::string> ids;
    for (const auto& [id, text] : texts_)
        ids.push_back(id);
    return ids;
}

}  // namespace kitchen_table::tools
