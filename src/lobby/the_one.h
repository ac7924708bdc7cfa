// One row by its id, or by a beginning of its id that no other has.
#pragma once

#include <algorithm>
#include <cstddef>
#include <expected>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace kitchen_table::lobby {

inline constexpr std::size_t beginning_length_min = 4;

/// Why there is no such row: `unknown` or `ambiguous`, and the same in words.
struct NotTheOne {
    std::string_view code;
    std::string words;
};

/// `what` is what the rows are, in words ("open table").
template <class Row>
std::expected<Row, NotTheOne> the_one(const std::vector<Row>& rows, std::string Row::*id,
                                      std::string_view wanted, const std::string& what) {
    const auto whole = std::ranges::find(rows, wanted, id);
    if (whole != rows.end()) return *whole;
    const std::string quoted = "'" + std::string(wanted) + "'";
    if (wanted.size() < beginning_length_min) {
        return std::unexpected(
            NotTheOne{"unknown", quoted + " is too short: give the id, or at least its first " +
                                     std::to_string(beginning_length_min) + " characters"});
    }
    const auto begins_so = [&](const Row& row) {
        return std::invoke(id, row).starts_with(wanted);
    };
    const auto first = std::ranges::find_if(rows, begins_so);
    if (first == rows.end()) {
        return std::unexpected(NotTheOne{"unknown", "there is no " + what + " " + quoted});
    }
    if (std::find_if(std::next(first), rows.end(), begins_so) != rows.end()) {
        return std::unexpected(
            NotTheOne{"ambiguous", "more than one " + what + " begins with " + quoted});
    }
    return *first;
}

}  // namespace kitchen_table::lobby
