// The scenario files themselves, all that are there: the tables that card players would describe.
#include "kitchen_table/tools/check_scenarios.h"

#include "kitchen_table/ruleset_files/ruleset_files.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include <catch2/catch.hpp>

namespace tools = kitchen_table::tools;
namespace codec = kitchen_table::wire::crazy_eights;

TEST_CASE("every scenario file holds") {
    codec::Rulesets rulesets;
    for (const auto& file : kitchen_table::ruleset_files::embedded_rulesets()) {
        rulesets.add(codec::ruleset_from_text(file.text).value());
    }
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator("tests/scenarios")) {
        std::ifstream file(entry.path());
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        std::ostringstream printed;
        const auto result =
            tools::check_scenarios(entry.path().filename().string(), text, rulesets, printed);
        INFO(printed.str());
        CHECK(result.failed == 0);
        CHECK_FALSE(result.unreadable);
        CHECK(result.passed > 0);
        ++files;
    }
    CHECK(files >= 5);
}
