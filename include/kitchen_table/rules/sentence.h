// A sentence about rules without its words: which one, and what fills its places. The words are in
// the language files; whoever shows it puts both together.
#pragma once

#include "kitchen_table/cards/card.h"

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace kitchen_table::rules {

using SentenceArgument = std::variant<int, std::vector<cards::Rank>>;

struct Sentence {
    std::string id;                                              // "rule-skip"
    std::vector<std::pair<std::string, SentenceArgument>> args;  // ranks always under "ranks"
    friend bool operator==(const Sentence&, const Sentence&) = default;
};

}  // namespace kitchen_table::rules
