#include "commands.h"

#include "../config_flags.h"

#include <iostream>
#include <memory>

namespace kitchen_table::app {

void add_config(CLI::App& program, int& exit_code) {
    auto* config = program.add_subcommand("config", "Show the server's configuration");
    config->require_subcommand(1);

    auto* print =
        config->add_subcommand("print", "Every key with its value and where that is from");
    const auto flags = std::make_shared<ConfigFlags>();
    add_config_flags(*print, *flags);
    print->callback([flags, &exit_code] {
        const auto loaded = read_config(*flags);
        if (!loaded) {
            std::cerr << "kitchen-table: " << loaded.error() << "\n";
            exit_code = 2;
            return;
        }
        std::cout << print_config(*loaded);
    });

    auto* file =
        config->add_subcommand("defaults", "A configuration file with every key, explained");
    file->callback([] { std::cout << documented_file(); });
    auto* table = config->add_subcommand("document", "The keys as a table in Markdown");
    table->callback([] { std::cout << documentation_table(); });
}

}  // namespace kitchen_table::app
