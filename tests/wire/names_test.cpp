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
    CHECK(kept("x" + repeated("\u0301", 50)) == "x" + repeated("\u0301", 4));
    CHECK(kept("x" + repeated("\u0301\u200B", 50)) == "x" + repeated("\u0301", 4));
    CHECK(normalised_name(repeated("x\u0301", 24)).has_value());
    CHECK_FALSE(normalised_name(repeated("x\u0301", 25)).has_value());
    CHECK(kept("\u0301Ann") == "Ann");
}

TEST_CASE("what looks alike is kept alike, composed") {
    CHECK(kept("Zoe\u0308") == "Zo\u00EB");
    CHECK(kept("e\u0301") == "\u00E9");
    CHECK(kept("e\u200B\u0301") == "\u00E9");         // what was in between is left out
    CHECK(kept("\u212Bke") == "\u00C5ke");            // the unit of length is no letter of its own
    CHECK(kept("q\u0307\u0323") == "q\u0323\u0307");  // marks in one order
    CHECK(kept("\u1112\u1161\u11AB") == "\uD55C");
    CHECK(kept("\uFF21nn") == "\uFF21nn");  // only looks similar: stays
}

TEST_CASE("a name that was kept is kept as it is when it comes again") {
    for (const std::string& text :
         {std::string("e\u200B\u0301\u0301\u0301\u0301\u0301"), "x" + repeated("\u0344", 9),
          std::string(" \u202Ea \u200D\u0301\u2003b"), std::string("\U0001F469\u200D \u0301x"),
          std::string("\u0C95\u0CC6\u0CC2\u0CD5\u0CD5\u0CD5")}) {
        CAPTURE(text);
        const std::string once = kept(text);
        CHECK(kept(once) == once);
    }
}

TEST_CASE("a name has as many characters as its reader sees") {
    const std::string family = "\U0001F468\u200D\U0001F469\u200D\U0001F467";  // 18 bytes
    const std::string letters(20, 'a');
    CHECK(kept(letters + "bcd" + family) == letters + "bcd" + family);
    CHECK_FALSE(normalised_name(letters + "bcde" + family).has_value());
    const std::string flag = "\U0001F1E8\U0001F1E6";
    CHECK(kept(letters + "bcd" + flag) == letters + "bcd" + flag);
    CHECK_FALSE(normalised_name(letters + "bcd" + flag + flag).has_value());
    const std::string waving = "\U0001F44B\U0001F3FD";
    CHECK(kept(letters + "bcd" + waving) == letters + "bcd" + waving);
    const std::string syllable = "\u0915\u093F";  // a letter with a vowel sign beside it
    CHECK(kept(repeated(syllable, 16)) == repeated(syllable, 16));
    CHECK_FALSE(normalised_name(repeated(family, 6)).has_value());  // six characters, 108 bytes
}

TEST_CASE("a name has 1 to 24 characters and at most 96 bytes") {
    CHECK(normalised_name(std::string(24, 'a')).has_value());
    CHECK(normalised_name(std::string(25, 'a')).error() == "must have at most 24 characters");
    CHECK(normalised_name("").error() == "must not be empty");
    CHECK(normalised_name(" \t ").error() == "must not be empty");
    CHECK(normalised_name(repeated("\U0001F984", 24)).has_value());
    CHECK(normalised_name(repeated("x\u0301\u0301\u0301\u0301", 24)).error() ==
          "has too many accents or joined pictures");
    CHECK(kept(repeated("e\u0301", 24)) == repeated("\u00E9", 24));
}

TEST_CASE("what was typed has at most 1024 bytes, however little of it would be kept") {
    CHECK(kept("Ann" + std::string(1021, ' ')) == "Ann");
    CHECK_FALSE(normalised_name("Ann" + std::string(1022, ' ')).has_value());
}

TEST_CASE("bytes that are no strict UTF-8 are refused") {
    for (const std::string_view text : {"A\xC0\xAF", "A\xED\xA0\x80", "A\xF5\x80\x80\x80", "A\x80",
                                        "A\xE2\x82", "A\xF0\x80\x80\xAF", "A\xFF"}) {
        CHECK_FALSE(normalised_name(text).has_value());
    }
}

TEST_CASE("a text of people may be longer than a name, or empty") {
    using kitchen_table::wire::normalised_text;
    CHECK(normalised_text(" Pick\u202E me\nup\u200B at  eight ", 200, 800) ==
          "Pick me up at eight");
    CHECK(normalised_text("\u200B ", 200, 800) == "");
    CHECK(normalised_text(repeated("x\u0301", 200), 200, 800).has_value());
    CHECK(normalised_text(repeated("x", 201), 200, 800).error() ==
          "must have at most 200 characters");
    CHECK(normalised_text(repeated("x\u0301\u0302\u0303\u0304", 100), 200, 800).error() ==
          "has too many accents or joined pictures");
    CHECK(normalised_text(repeated("\u200B", 533), 200, 800) == "");
    CHECK_FALSE(normalised_text(repeated("\u200B", 534), 200, 800).has_value());
    CHECK_FALSE(normalised_text("\xFF", 200, 800).has_value());
}
