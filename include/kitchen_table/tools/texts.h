// The words of the rulebook, read from a Fluent file. Only what those files use is understood:
// comments, `id = text` with places `{ $name }`, and values that are one select on a number.
#pragma once

#include <expected>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kitchen_table::tools {

using TextArguments = std::map<std::string, std::variant<int, std::string>>;

class Texts {
public:
    /// `language` ("en", "fr") says which numbers are one thing and which are several. The error
    /// names the line that is none of the above.
    static std::expected<Texts, std::string> parse(std::string_view file,
                                                   std::string_view language = "en");

    /// The text `id` with its places filled; nullopt if there is none or `arguments` lacks a place
    /// or the number that it selects by.
    std::optional<std::string> format(std::string_view id, const TextArguments& arguments) const;

    /// The names of all texts, sorted.
    std::vector<std::string> ids() const;

private:
    struct Variant {
        std::string key, pattern;  // key: an exact number, a plural category, or empty for any
    };
    struct Text {
        std::string selector;  // the argument that chooses the variant; empty: there is only one
        std::vector<Variant> variants;
    };
    int one_from_ = 1;  // the numbers from here to 1 are one thing
    std::map<std::string, Text, std::less<>> texts_;
};

}  // namespace kitchen_table::tools
