// What waits for a slow reader, and what happens at the bounds.
#include "../../src/net/outbox.h"

#include <catch2/catch.hpp>

using namespace kitchen_table;
using net::Outbox;

namespace {

table::Text text(std::size_t size) {
    return std::make_shared<const std::string>(size, 'x');
}

}  // namespace

TEST_CASE("a player's outbox is full at its number of messages", "[outbox]") {
    Outbox outbox({256, 1'000'000, 64});
    for (int i = 0; i < 256; ++i)
        REQUIRE(outbox.push_from_table(text(10), false) == Outbox::Pushed::queued);
    CHECK(outbox.push_from_table(text(10), false) == Outbox::Pushed::full);
    CHECK(outbox.push(text(10)) == Outbox::Pushed::full);
    outbox.pop();
    CHECK(outbox.push(text(10)) == Outbox::Pushed::queued);
    CHECK(outbox.size() == 256);
}

TEST_CASE("a player's outbox is full at its number of bytes", "[outbox]") {
    Outbox outbox({256, 1'000, 64});
    CHECK(outbox.push(text(600)) == Outbox::Pushed::queued);
    CHECK(outbox.push(text(401)) == Outbox::Pushed::full);
    CHECK(outbox.push(text(400)) == Outbox::Pushed::queued);
    CHECK(outbox.bytes() == 1'000);
    outbox.pop();
    CHECK(outbox.bytes() == 400);
}

TEST_CASE("one message that is larger than the bound is let through to a reader that keeps up",
          "[outbox]") {
    Outbox outbox({256, 1'000, 64});
    CHECK(outbox.push(text(5'000)) == Outbox::Pushed::queued);
    CHECK(outbox.push(text(1)) == Outbox::Pushed::full);
}

TEST_CASE("a slow spectator misses events and then wants one view", "[outbox]") {
    Outbox outbox({256, 1'000'000, 64});
    CHECK(outbox.push(text(7)) == Outbox::Pushed::queued);
    for (int i = 0; i < 64; ++i)
        REQUIRE(outbox.push_from_table(text(10), true) == Outbox::Pushed::queued);
    CHECK(outbox.push_from_table(text(10), true) == Outbox::Pushed::collapsed);
    CHECK(outbox.size() == 1);
    CHECK(outbox.bytes() == 7);
    CHECK(outbox.push_from_table(text(10), true) == Outbox::Pushed::skipped);
    CHECK_FALSE(outbox.take_wants_view());
    outbox.pop();
    CHECK(outbox.take_wants_view());
    CHECK_FALSE(outbox.take_wants_view());
    CHECK(outbox.push_from_table(text(10), true) == Outbox::Pushed::queued);
}

TEST_CASE("a spectator that goes to another table misses nothing of the first", "[outbox]") {
    Outbox outbox({256, 1'000'000, 1});
    CHECK(outbox.push_from_table(text(1), true) == Outbox::Pushed::queued);
    CHECK(outbox.push_from_table(text(1), true) == Outbox::Pushed::collapsed);
    outbox.leave_table();
    CHECK(outbox.push_from_table(text(1), true) == Outbox::Pushed::queued);
    CHECK_FALSE(outbox.take_wants_view());
}
