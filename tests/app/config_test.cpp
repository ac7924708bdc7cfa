// Where the configuration comes from, and that its documents say what is declared.
#include "../../src/app/config_load.h"
#include "../../src/app/rulesets.h"

#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>

#include <nlohmann/json.hpp>

using namespace kitchen_table::app;

namespace {

const char* no_variables(const char*) {
    return nullptr;
}
const char* port_in_environment(const char* name) {
    return std::string(name) == "KITCHEN_TABLE_PORT" ? "9001" : nullptr;
}

/// A file with this text, removed at the end.
class File {
public:
    explicit File(const std::string& text)
        : path_(std::filesystem::temp_directory_path() /
                ("kt-config-" + std::to_string(::getpid()))) {
        std::ofstream(path_) << text;
    }
    ~File() { std::filesystem::remove(path_); }
    std::string path() const { return path_.string(); }

private:
    std::filesystem::path path_;
};

/// The error of a file with this text, without the path in front.
std::string problem_of(const std::string& text) {
    const File file(text);
    const auto loaded = load_config({}, file.path(), no_variables);
    REQUIRE_FALSE(loaded);
    return loaded.error().substr(file.path().size() + 2);
}

}  // namespace

TEST_CASE("flags stand before the environment, that before the file, that before the defaults",
          "[config]") {
    const File file(R"({"//port": "a comment", "port": 9000, "ping_ms": 5000})");
    auto loaded = load_config({}, file.path(), no_variables);
    REQUIRE(loaded);
    CHECK(loaded->config.port == 9000);
    CHECK(loaded->config.ping_ms == 5000);
    CHECK(loaded->config.silence_ms == 60'000);
    CHECK(loaded->sources.at("port") == "file " + file.path());
    CHECK(loaded->sources.at("silence_ms") == "default");

    loaded = load_config({}, file.path(), port_in_environment);
    CHECK(loaded->config.port == 9001);
    CHECK(loaded->sources.at("port") == "environment KITCHEN_TABLE_PORT");

    loaded = load_config({{"port", "9002"}, {"allowed_origins", "https://a,https://b"}},
                         file.path(), port_in_environment);
    CHECK(loaded->config.port == 9002);
    CHECK(loaded->config.allowed_origins == Texts{"https://a", "https://b"});
    CHECK(loaded->sources.at("port") == "flag --port");
    const auto printed = print_config(*loaded);
    const auto line = printed.find("port = 9002 ");
    REQUIRE(line != std::string::npos);
    CHECK(printed.substr(line, printed.find('\n', line) - line).ends_with(" (flag --port)"));
}

TEST_CASE("what is wrong with a configuration is said with its key", "[config]") {
    CHECK(problem_of(R"({"prot": 1})") == "there is no key 'prot'");
    CHECK(problem_of(R"({"port": 1, "port": 2})") == "the key 'port' stands there twice");
    CHECK(problem_of(R"({"port": 65536})") == "port must be a whole number, 0 to 65535");
    CHECK(problem_of(R"({"port": "80"})") == "port must be a whole number, 0 to 65535");
    CHECK(problem_of(R"({"port": 80.5})") == "port must be a whole number, 0 to 65535");
    CHECK(problem_of(R"({"log_format": "xml"})") == "log_format must be one of json, text");
    CHECK(problem_of(R"({"data": 5})") == "data must be a text");
    CHECK(problem_of(R"({"allowed_origins": "x"})") == "allowed_origins must be a list of texts");
    CHECK(problem_of("[1]") == "must be one JSON object");
    CHECK(problem_of("{") == "is not JSON");
    CHECK(load_config({}, "/no/such/file", no_variables).error() ==
          "/no/such/file: cannot be read");
    CHECK(load_config({{"port", "many"}}, "", no_variables).error() ==
          "--port must be a whole number, 0 to 65535");
    CHECK(load_config({{"bot_think_min_ms", "5000"}}, "", no_variables).error() ==
          "bot_think_max_ms must not be less than bot_think_min_ms");
}

TEST_CASE("config/server.json is every key with its default, as it is declared", "[config]") {
    CHECK(read_file("config/server.json") == documented_file());
    const auto loaded = load_config({}, "config/server.json", no_variables);
    REQUIRE(loaded);
    CHECK(loaded->config == Config{});
}

TEST_CASE("docs/configuration.md has the table of all keys, as they are declared", "[config]") {
    const auto document = read_file("docs/configuration.md");
    REQUIRE(document);
    CHECK(document->find(documentation_table()) != std::string::npos);
}

TEST_CASE("every default is within its range", "[config]") {
    for (const Setting& setting : settings()) {
        CAPTURE(setting.name);
        Config config;
        const auto json = nlohmann::json::parse(value_json(config, setting));
        if (json.is_number()) CHECK(set_from_text(config, setting, json.dump()) == "");
        if (json.is_string()) CHECK(set_from_text(config, setting, json.get<std::string>()) == "");
    }
}
