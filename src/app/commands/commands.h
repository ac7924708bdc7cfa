// The subcommands of kitchen-table, one file each. A command adds itself to the program and, when
// it was called, sets the exit code: 0 done, 1 what was checked does not hold, 2 bad usage or
// input.
#pragma once

#include <array>

#include <CLI/CLI.hpp>

namespace kitchen_table::app {

using AddCommand = void (*)(CLI::App& program, int& exit_code);

void add_serve(CLI::App& program, int& exit_code);
void add_arena(CLI::App& program, int& exit_code);
void add_admin(CLI::App& program, int& exit_code);
void add_config(CLI::App& program, int& exit_code);
void add_replay(CLI::App& program, int& exit_code);
void add_rules(CLI::App& program, int& exit_code);
void add_simulate(CLI::App& program, int& exit_code);
void add_verify(CLI::App& program, int& exit_code);

/// In the order of --help.
inline constexpr std::array<AddCommand, 8> commands{add_serve,  add_admin,  add_rules, add_simulate,
                                                    add_verify, add_replay, add_arena, add_config};

}  // namespace kitchen_table::app
