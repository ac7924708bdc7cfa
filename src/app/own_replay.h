// The replay of a round record that somebody brings along, be it of this server or another.
#pragma once

#include "kitchen_table/net/options.h"
#include "kitchen_table/table/game_host.h"

#include <span>
#include <string>
#include <string_view>

namespace kitchen_table::app {

/// What `GET /r/<id>.json` answers for a stored round (docs/protocol.md §1.1), made of a record
/// (docs/formats.md §5) by playing it again; `id`, `game` and `seats` are empty. The error says why
/// the text is no record, or what in it does not hold as `kitchen-table verify` finds it.
/// `rulesets`: the names that are known. Takes some tens of milliseconds for the longest rounds.
net::Replayed own_replay(std::string_view record, const table::GameModule& game,
                         std::span<const std::string> rulesets);

}  // namespace kitchen_table::app
