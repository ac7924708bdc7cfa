// The configuration's keys as flags of a command.
#pragma once

#include "config_load.h"

#include <CLI/CLI.hpp>

namespace kitchen_table::app {

struct ConfigFlags {
    std::string file;
    std::map<std::string, std::string> texts;  // by key, as far as given
};

/// Adds --config and a flag for every key to `command`; `flags` outlives the parsing.
void add_config_flags(CLI::App& command, ConfigFlags& flags);

/// What the flags, the environment and the file say together.
std::expected<LoadedConfig, std::string> read_config(const ConfigFlags& flags);

}  // namespace kitchen_table::app
