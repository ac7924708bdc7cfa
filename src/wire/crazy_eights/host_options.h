// What a host may choose, as whole rules values.
#pragma once

#include "kitchen_table/wire/crazy_eights/rulesets.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace kitchen_table::wire::crazy_eights {

/// The choices that change together with that of `axis`, itself among them: one, or a linked list.
std::vector<const HostChoice*> choices_with(const Ruleset& ruleset, std::string_view axis);

/// The ruleset's rules with each of `choices` at the value in this place of its list; the problems
/// if that is no valid rules value.
std::expected<eights::Rules, Problems> with_option(const Ruleset& ruleset,
                                                   const std::vector<const HostChoice*>& choices,
                                                   std::size_t place);

}  // namespace kitchen_table::wire::crazy_eights
