#include "../../src/store/sqlite/packed_text.h"

#include "kitchen_table/store/store.h"

#include <catch2/catch.hpp>

using kitchen_table::store::StoreError;
using kitchen_table::store::sqlite::packed;
using kitchen_table::store::sqlite::unpacked;

namespace {

std::string told(int frames) {
    std::string text = "[";
    for (int frame = 0; frame < frames; ++frame)
        text += R"({"seat":)" + std::to_string(frame % 4) + R"(,"told":[{"n":"drew","count":1}]},)";
    return text + "{}]";
}

}  // namespace

TEST_CASE("a text comes back as it was, and takes less room") {
    for (const int frames : {0, 1, 50, 5'000}) {
        const auto text = told(frames);
        CHECK(unpacked(packed(text)) == text);
    }
    CHECK(packed(told(50)).size() < told(50).size() / 5);
    CHECK(packed("").empty());
    CHECK(unpacked({}) == "");
}

TEST_CASE("bytes that are cut off, or say another length, are found out") {
    const auto whole = packed(told(50));
    // The last byte may hold nothing but the mark of the end.
    for (std::size_t kept = 1; kept + 1 < whole.size(); ++kept) {
        CHECK_THROWS_AS(unpacked(std::span(whole).first(kept)), StoreError);
    }
    for (const int change : {-1, 1}) {
        auto other = whole;
        other[0] = static_cast<std::uint8_t>(other[0] + change);
        CHECK_THROWS_AS(unpacked(other), StoreError);
    }
    auto enormous = whole;
    enormous[3] = 0xFF;
    CHECK_THROWS_AS(unpacked(enormous), StoreError);
}
