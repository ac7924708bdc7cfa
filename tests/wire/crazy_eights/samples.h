// The rulesets the program is built with, and small helpers for the tests of the codec.
#pragma once

#include "kitchen_table/ruleset_files/ruleset_files.h"
#include "kitchen_table/wire/crazy_eights/rulesets.h"

#include <algorithm>
#include <string>

#include <nlohmann/json.hpp>

namespace samples {

namespace codec = kitchen_table::wire::crazy_eights;
namespace eights = kitchen_table::rules::crazy_eights;
using nlohmann::json;

inline const codec::Rulesets& rulesets() {
    static const auto all = [] {
        codec::Rulesets rulesets;
        for (const auto& file : kitchen_table::ruleset_files::embedded_rulesets()) {
            rulesets.add(codec::ruleset_from_text(file.text).value());
        }
        return rulesets;
    }();
    return all;
}

inline const eights::Rules& newfoundland() {
    return rulesets().find("newfoundland")->rules;
}

inline std::vector<eights::Card> cards(std::initializer_list<const char*> texts) {
    std::vector<eights::Card> list;
    for (const auto* text : texts)
        list.push_back(*kitchen_table::cards::card_from_text(text));
    return list;
}

/// Whether the problems name `field`.
inline bool names(const codec::Problems& problems, const std::string& field) {
    return std::any_of(problems.begin(), problems.end(),
                       [&](const auto& problem) { return problem.field == field; });
}

}  // namespace samples
