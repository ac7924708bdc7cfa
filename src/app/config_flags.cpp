#include "config_flags.h"

#include <cstdlib>

namespace kitchen_table::app {

void add_config_flags(CLI::App& command, ConfigFlags& flags) {
    command.add_option("--config", flags.file,
                       "File of settings (config/server.json shows every key)");
    for (const Setting& setting : settings()) {
        const std::string key(setting.name);
        const auto keep = [&flags, key](const std::string& text) {
            flags.texts[key] = text;
        };
        auto* option = command.add_option_function<std::string>(flag_of(setting), keep,
                                                                std::string(setting.help));
        option->default_str(value_json(Config{}, setting));
        if (!std::holds_alternative<std::string Config::*>(setting.member) && key != "port" &&
            key != "threads") {
            option->group(std::holds_alternative<Number Config::*>(setting.member)
                              ? "Limits and times"
                              : "Who may connect");
        }
    }
}

std::expected<LoadedConfig, std::string> read_config(const ConfigFlags& flags) {
    return load_config(flags.texts, flags.file,
                       [](const char* name) -> const char* { return std::getenv(name); });
}

}  // namespace kitchen_table::app
