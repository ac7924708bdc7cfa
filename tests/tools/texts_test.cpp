#include "kitchen_table/tools/texts.h"

#include <catch2/catch.hpp>

using kitchen_table::tools::Texts;

namespace {

constexpr std::string_view file = R"(### A comment

plain = Nothing to fill.
place = { $n } cards for { $who }.
select = { $n ->
    [0] none
    [one] one card
   *[other] { $n } cards
  }
)";

}  // namespace

TEST_CASE("a text has its places filled") {
    const auto texts = Texts::parse(file).value();
    CHECK(texts.format("plain", {}) == "Nothing to fill.");
    CHECK(texts.format("place", {{"n", 5}, {"who", "the next player"}}) ==
          "5 cards for the next player.");
}

TEST_CASE("a text chooses by an exact number first, then by what the language calls one") {
    const auto texts = Texts::parse(file).value();
    CHECK(texts.format("select", {{"n", 0}}) == "none");
    CHECK(texts.format("select", {{"n", 1}}) == "one card");
    CHECK(texts.format("select", {{"n", 2}}) == "2 cards");
}

TEST_CASE("none is several things in English, and one in French") {
    constexpr std::string_view points = "points = { $n ->\n    [one] one\n   *[other] many\n  }\n";
    CHECK(Texts::parse(points).value().format("points", {{"n", 0}}) == "many");
    const auto french = Texts::parse(points, "fr").value();
    CHECK(french.format("points", {{"n", 0}}) == "one");
    CHECK(french.format("points", {{"n", 1}}) == "one");
    CHECK(french.format("points", {{"n", 2}}) == "many");
    CHECK(french.format("points", {{"n", -1}}) == "one");
}

TEST_CASE("a text that is missing, or lacks something to fill it with, is no text") {
    const auto texts = Texts::parse(file).value();
    CHECK_FALSE(texts.format("unknown", {}));
    CHECK_FALSE(texts.format("place", {{"n", 5}}));
    CHECK_FALSE(texts.format("select", {}));
    CHECK_FALSE(texts.format("select", {{"n", "five"}}));
}

TEST_CASE("a line that is no text is named") {
    CHECK(Texts::parse("one = 1\n-term\n").error() == "line 2");
    CHECK(Texts::parse("one = 1\n  astray\n").error() == "line 2");
    CHECK(Texts::parse("one = { $n ->\n  nothing\n  }\n").error() == "line 2");
}
