// Where the configuration comes from: flags before the environment before a file before the
// defaults.
#pragma once

#include "config.h"

#include <expected>
#include <map>
#include <string>

namespace kitchen_table::app {

/// What was given on the command line, by the key's name.
using GivenFlags = std::map<std::string, std::string>;

struct LoadedConfig {
    Config config;
    std::map<std::string, std::string>
        sources;  // by key: `default`, `file …`, `environment …`, `flag …`
};

/// Reads one variable of the environment; nullptr if it is not set.
using ReadVariable = const char* (*)(const char* name);

/// Merges all sources; `file` is the path of --config or "". The error names where, which key, and
/// what is wrong; an unknown key is an error, except that keys beginning with `//` are comments.
std::expected<LoadedConfig, std::string> load_config(const GivenFlags& flags,
                                                     const std::string& file,
                                                     ReadVariable read_variable);

/// `config print`: a line for each key with its value and where that is from.
std::string print_config(const LoadedConfig& loaded);

}  // namespace kitchen_table::app
