// The rulesets the program knows: those it was built with, and those of a folder.
#pragma once

#include "kitchen_table/wire/crazy_eights/rulesets.h"

#include <iosfwd>
#include <optional>
#include <string>

namespace kitchen_table::app {

/// The whole text of a file; nullopt if it cannot be read.
std::optional<std::string> read_file(const std::string& path);

/// The rulesets inside the program, then those of `folder` ("" for none), which add to them or
/// replace the ones of the same slug. nullopt after saying on `err` what cannot be read (file, key,
/// reason).
std::optional<wire::crazy_eights::Rulesets> load_rulesets(const std::string& folder,
                                                          std::ostream& err);

}  // namespace kitchen_table::app
