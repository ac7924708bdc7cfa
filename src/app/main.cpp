// kitchen-table: one program for serving tables and for checking what was played at them.
#include "commands/commands.h"

#include "kitchen_table/version.h"

#include <exception>
#include <iostream>
#include <string>

int main(int argument_count, char** arguments) {
    using namespace kitchen_table;
    CLI::App program("Card games for a kitchen table.", "kitchen-table");
    std::string version = "kitchen-table " + std::string(program_version);
    if (!program_commit.empty()) version += " (" + std::string(program_commit) + ")";
    program.set_version_flag("--version", version);
    program.require_subcommand(1);
    int exit_code = 0;
    for (const auto add : app::commands)
        add(program, exit_code);
    try {
        program.parse(argument_count, arguments);
    } catch (const CLI::ParseError& error) {
        // --help and --version come this way, too, with exit code 0.
        return program.exit(error) == 0 ? 0 : 2;
    } catch (const std::exception& error) {
        std::cerr << "kitchen-table: " << error.what() << "\n";
        return 2;
    }
    return exit_code;
}
