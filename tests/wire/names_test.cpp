#include "kitchen_table/wire/messages.h"

#include <catch2/catch.hpp>

#include <string>

using kitchen_table::wire::normalised_name;

namespace {

std::string kept(std::string_view text) {
    const auto name = normalised_name(text);
    INFO(text);
    REQUIRE(name.has_value());
    return *name;
}

std::string repeated(std::string_view piece, int times) {
    std::string text;
    for (int time = 0; time < times; ++time)
        text += piece;
    return text;
}

}  // namespace

TEST_CASE("an ordinary name stays as it was typed") {
    CHECK(kept("Ann") == "Ann");
    CHECK(kept("Zoë O'Brien") == "Zoë O'Brien");
    CHECK(kept("<b>Bo</b> & \"Cy\"") == "<b>Bo</b> & \"Cy\"");
    CHECK(kept("张伟") == "张伟");
}

TEST_CASE("space around a name goes, and runs of it become one") {
    CHECK(kept("  Ann \t\n Lee  ") == "Ann Lee");
    CHECK(kept("Ann\u00A0\u3000Lee") == "Ann Lee");
}

TEST_CASE("what cannot be seen or turns the direction of text is left out") {
    CHECK(kept("A\u202Enn\u202C") == "Ann");
    CHECK(kept("A\u200B\u2060nn\uFEFF") == "Ann");
    CHECK(kept("A\x01\x1B[31mnn") == "A[31mnn");
    CHECK(kept("\u2066Ann\u2069\u00AD") == "Ann");
    CHECK(kept(std::string("A\0nn", 4)) == "Ann");
    CHECK_FALSE(normalised_name("\u200B\u200B\u3164").has_value());
}

TEST_CASE("a joiner is kept once between two signs and nowhere else") {
    const std::string family = "\U0001F469\u200D\U0001F467";
    CHECK(kept(family) == family);
    CHECK(kept("\u200DAnn\u200D") == "Ann");
    CHECK(kept("A\u200D\u200D\u200Dnn") == "A\u200Dnn");
}

TEST_CASE("accents count with their letter, and only four of them stay") {
    CHECK(kept("e\u0301") == "e\u0301");
    CHECK(kept("e" + repeated("\u0301", 50)) == "e" + repeated("\u0301", 4));
    CHECK(normalised_name(repeated("e\u0301", 24)).has_value());
    CHECK(kept("\u0301Ann") == "Ann");
}

TEST_CASE("a name has 1 to 24 characters and at most 96 bytes") {
    CHECK(normalised_name(std::string(24, 'a')).has_value());
    CHECK(normalised_name(std::string(25, 'a')).error() == "must have at most 24 characters");
    CHECK(normalised_name("").error() == "must not be empty");
    CHECK(normalised_name(" \t ").error() == "must not be empty");
    CHECK(normalised_name(repeated("\U0001F984", 24)).has_value());
    CHECK_FALSE(normalised_name(repeated("e\u0301\u0301\u0301\u0301", 24)).has_value());
}

TEST_CASE("bytes that are no strict UTF-8 are refused") {
    for (const std::string_view text : {"A\xC0\xAF", "A\xED\xA0\x80", "A\xF5\x80\x80\x80", "A\x80",
                                        "A\xE2\x82", "A\xF0\x80\x80\xAF", "A\xFF"}) {
        CHECK_FALSE(normalised_name(text).has_value());
    }
}
