#include "json_reader.h"

#include <algorithm>

namespace kitchen_table::wire::crazy_eights {

bool JsonReader::object(std::initializer_list<std::string_view> needed,
                        std::initializer_list<std::string_view> optional) const {
    if (!value_->is_object()) {
        problem("must be an object");
        return false;
    }
    const auto listed = [](std::initializer_list<std::string_view> list, std::string_view key) {
        return std::find(list.begin(), list.end(), key) != list.end();
    };
    for (const auto& item : value_->items()) {
        if (!listed(needed, item.key()) && !listed(optional, item.key())) {
            problem_at(item.key(), "is unknown");
        }
    }
    for (const auto member : needed) {
        if (!has(member)) problem_at(member, "is missing");
    }
    return true;
}

std::vector<JsonReader> JsonReader::elements() const {
    std::vector<JsonReader> readers;
    if (!value_->is_array()) {
        problem("must be a list");
        return readers;
    }
    for (std::size_t i = 0; i < value_->size(); ++i) {
        readers.emplace_back((*value_)[i], path(std::to_string(i)), *problems_);
    }
    return readers;
}

std::optional<int> JsonReader::number(int min, int max) const {
    if (!value_->is_number_integer()) {
        problem("must be a whole number");
        return std::nullopt;
    }
    // Unsigned numbers above the range of int64 are caught by their own comparison.
    const bool fits = value_->is_number_unsigned()
                          ? value_->get<std::uint64_t>() <= static_cast<std::uint64_t>(number_max)
                          : value_->get<std::int64_t>() >= -number_max;
    const auto number = fits ? static_cast<int>(value_->get<std::int64_t>()) : 0;
    if (!fits || number < min || number > max) {
        problem(max == number_max
                    ? "must be " + std::to_string(min) + " or more"
                    : "must be " + std::to_string(min) + " to " + std::to_string(max));
        return std::nullopt;
    }
    return number;
}

std::optional<bool> JsonReader::flag() const {
    if (value_->is_boolean()) return value_->get<bool>();
    problem("must be true or false");
    return std::nullopt;
}

std::optional<std::string> JsonReader::text() const {
    if (value_->is_string()) return value_->get<std::string>();
    problem("must be text");
    return std::nullopt;
}

std::optional<cards::Card> JsonReader::card() const {
    if (value_->is_string()) {
        if (const auto card = cards::card_from_text(value_->get_ref<const std::string&>())) {
            return card;
        }
    }
    problem("is not a card");
    return std::nullopt;
}

std::optional<cards::Suit> JsonReader::suit() const {
    if (value_->is_string()) {
        const auto& text = value_->get_ref<const std::string&>();
        const auto suit = text.size() == 1 ? cards::suit_from_char(text[0]) : std::nullopt;
        if (suit) return suit;
    }
    problem("must be a suit, one of C, D, H, S");
    return std::nullopt;
}

std::optional<std::vector<cards::Card>> JsonReader::cards() const {
    if (!value_->is_array()) {
        problem("must be a list of cards");
        return std::nullopt;
    }
    std::vector<cards::Card> cards;
    cards.reserve(value_->size());
    for (const auto& element : elements()) {
        if (const auto card = element.card()) cards.push_back(*card);
    }
    if (cards.size() != value_->size()) return std::nullopt;
    return cards;
}

std::optional<std::vector<int>> JsonReader::numbers(int min, int max) const {
    if (!value_->is_array()) {
        problem("must be a list of whole numbers");
        return std::nullopt;
    }
    std::vector<int> numbers;
    for (const auto& element : elements()) {
        if (const auto number = element.number(min, max)) numbers.push_back(*number);
    }
    if (numbers.size() != value_->size()) return std::nullopt;
    return numbers;
}

}  // namespace kitchen_table::wire::crazy_eights
