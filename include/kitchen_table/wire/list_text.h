// Lists as JSON text.
#pragma once

#include <string>
#include <vector>

namespace kitchen_table::wire {

/// [to_text(element),…]
template <class List, class ToText>
std::string list_text(const List& list, ToText to_text) {
    std::string text = "[";
    for (const auto& element : list) {
        if (text.size() > 1) text += ',';
        text += to_text(element);
    }
    return text + "]";
}

/// For elements that are JSON text already.
inline std::string as_it_is(const std::string& json_text) {
    return json_text;
}

inline std::string numbers_text(const std::vector<int>& numbers) {
    return list_text(numbers, [](int number) { return std::to_string(number); });
}

}  // namespace kitchen_table::wire
