#include "line_reader.h"

#include <cstdint>
#include <limits>

namespace kitchen_table::wire::crazy_eights {

std::string LineReader::where() const {
    std::string text;
    for (std::size_t i = 0; i < std::min(depth_, path_.size()); ++i) {
        if (i > 0) text += '.';
        const auto& [member, element] = path_[i];
        text += member.data() != nullptr ? std::string(member) : std::to_string(element);
    }
    return text;
}

int LineReader::number(LineValue value, int min, int max) {
    std::int64_t number = 0;
    if (value.get(number) != simdjson::SUCCESS) {
        if (value.is_uint64()) {
            number = std::numeric_limits<std::int64_t>::max();
        } else {
            fail("must be a whole number");
            return min;
        }
    }
    if (min <= number && number <= max) return static_cast<int>(number);
    fail(max == number_max ? "must be " + std::to_string(min) + " or more"
                           : "must be " + std::to_string(min) + " to " + std::to_string(max));
    return min;
}

bool LineReader::flag(LineValue value) {
    bool flag = false;
    if (value.get(flag) != simdjson::SUCCESS) fail("must be true or false");
    return flag;
}

std::string_view LineReader::text(LineValue value) {
    std::string_view text;
    if (value.get(text) != simdjson::SUCCESS) fail("must be text");
    return text;
}

cards::Card LineReader::card(LineValue value) {
    std::string_view text;
    if (value.get(text) == simdjson::SUCCESS) {
        if (const auto card = cards::card_from_text(text)) return *card;
    }
    fail("is not a card");
    return {};
}

cards::Suit LineReader::suit(LineValue value) {
    std::string_view text;
    if (value.get(text) == simdjson::SUCCESS && text.size() == 1) {
        if (const auto suit = cards::suit_from_char(text[0])) return *suit;
    }
    fail("must be a suit, one of C, D, H, S");
    return {};
}

std::vector<cards::Card> LineReader::cards(LineValue value) {
    std::vector<cards::Card> cards;
    simdjson::dom::array list;
    if (value.get(list) == simdjson::SUCCESS) cards.reserve(list.size());
    elements(value, "must be a list of cards",
             [&](LineValue element) { cards.push_back(card(element)); });
    return cards;
}

std::vector<int> LineReader::numbers(LineValue value, int min, int max) {
    std::vector<int> numbers;
    elements(value, "must be a list of whole numbers",
             [&](LineValue element) { numbers.push_back(number(element, min, max)); });
    return numbers;
}

}  // namespace kitchen_table::wire::crazy_eights
