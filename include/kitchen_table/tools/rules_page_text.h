// The rules page as plain text, for a terminal.
#pragma once

#include "kitchen_table/rules/crazy_eights/rulebook.h"
#include "kitchen_table/tools/texts.h"

#include <optional>
#include <string>
#include <string_view>

namespace kitchen_table::tools {

/// The words of the rulebook in a language ("en", "fr"), as the program carries them; nullopt where
/// it has none. Throws std::logic_error if they cannot be read: then the program was built from bad
/// files.
std::optional<Texts> rules_texts_in(std::string_view language);

/// A sentence in the words of `texts`, or its id in braces where words are missing, so that it is
/// seen.
std::string worded(const rules::Sentence& sentence, const Texts& texts);

/// A sentence of a page: `worded` with a capital letter.
std::string written(const rules::Sentence& sentence, const Texts& texts);

/// The rules page of a table of `seats` seats that plays `rules`: the name, the settings line, each
/// section under its title, lines of at most 80 characters. `usual` is the ruleset's own value.
std::string rules_page_text(std::string_view name, const rules::crazy_eights::Rules& rules,
                            const rules::crazy_eights::Rules& usual, int seats, const Texts& texts);

}  // namespace kitchen_table::tools
