// A round record of Crazy Eights played again, for those who watch it afterwards.
#pragma once

#include "kitchen_table/wire/crazy_eights/round_record.h"

#include <expected>
#include <string>

namespace kitchen_table::table {

/// The round as a JSON list of frames, one for the deal and one for each action: what was done,
/// what everybody and each seat was told, what changed in what everybody sees, and all hands. The
/// error names the action that does not follow the rules.
std::expected<std::string, std::string> replay_frames(
    const wire::crazy_eights::RoundRecord& record);

}  // namespace kitchen_table::table
