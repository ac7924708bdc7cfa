// One event is one line, whatever it holds.
#include "../../src/app/logging.h"

#include <catch2/catch.hpp>

#include <nlohmann/json.hpp>

using namespace kitchen_table;
using nlohmann::json;

TEST_CASE("a line of the log is one JSON object with every text escaped", "[log]") {
    const std::string nasty = "a\nb\x1b[2J\"},{\"event\":\"x\" \xff\xe2\x80\xae \x7f";
    const auto line =
        app::json_line("2026-01-01T00:00:00.000Z", net::LogLevel::warning, "origin_refused",
                       {{"origin", nasty}, {"count", std::int64_t{-3}}});
    CHECK(line.find('\n') == std::string::npos);
    for (const char character : line)
        CHECK((character >= 0x20 && character < 0x7F));
    const auto object = json::parse(line);
    CHECK(object.size() == 5);
    CHECK(object.at("level") == "warning");
    CHECK(object.at("event") == "origin_refused");
    CHECK(object.at("count") == -3);
}

TEST_CASE("a text is cut before it floods the log", "[log]") {
    const auto line =
        app::json_line("t", net::LogLevel::info, "e", {{"text", std::string(100'000, 'x')}});
    CHECK(line.size() < 500);
}

TEST_CASE("the log for people is one line, too", "[log]") {
    const auto line =
        app::text_line("now", net::LogLevel::error, "storage_failing", {{"reason", "a\nb"}});
    CHECK(line == R"(now error storage_failing reason="a\u000ab")");
}
