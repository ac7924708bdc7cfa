#pragma once

// The words of the rulebook (web/src/i18n/*.rules.ftl), held inside the program as the client has
// them. This is only their text: reading it is the work of tools.

#include <span>
#include <string_view>

namespace kitchen_table::rules_texts {

struct TextsFile {
    std::string_view language;  // "en"
    std::string_view text;      // a Fluent file, byte for byte
};

// Every language the program was built with, sorted. Lives as long as the program.
std::span<const TextsFile> embedded_texts();

}  // namespace kitchen_table::rules_texts
