#include "commands.h"

#include "../config_flags.h"
#include "../rulesets.h"
#include "../serving.h"

#include <iostream>
#include <memory>

namespace kitchen_table::app {

namespace {

struct ServeOptions {
    ConfigFlags flags;
    TestHooks hooks;
    std::string pack_file;
};

/// Flags that a release does not know.
void add_test_flags([[maybe_unused]] CLI::App& serve_command,
                    [[maybe_unused]] ServeOptions& options) {
#ifdef KITCHEN_TABLE_TEST_BUILD
    serve_command
        .add_option("--pace", options.hooks.pace_percent, "Percent of a person's pace; 0: at once")
        ->check(CLI::Range(0, 1'000))
        ->group("Test build");
    serve_command
        .add_option("--given-pack", options.pack_file, "File with the pack of every round")
        ->group("Test build");
#endif
}

int run(ServeOptions& options) {
    const auto loaded = read_config(options.flags);
    if (!loaded) {
        std::cerr << "kitchen-table: " << loaded.error() << "\n";
        return 2;
    }
    if (!options.pack_file.empty()) {
        options.hooks.given_pack = read_file(options.pack_file);
        if (!options.hooks.given_pack) {
            std::cerr << "kitchen-table: cannot read " << options.pack_file << "\n";
            return 2;
        }
    }
    return serve(loaded->config, options.hooks);
}

}  // namespace

void add_serve(CLI::App& program, int& exit_code) {
    auto* command =
        program.add_subcommand("serve", "Serve the tables and the client in the browser");
    const auto options = std::make_shared<ServeOptions>();
    add_config_flags(*command, options->flags);
    add_test_flags(*command, *options);
    command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace kitchen_table::app
