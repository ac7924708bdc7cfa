// Where computers think: in line, bounded, and no longer than it is of use. What a thought uses is
// declared before the thinkers, who end before it does.
#include "../../src/net/thinkers.h"

#include <atomic>
#include <future>

#include <catch2/catch.hpp>

using namespace kitchen_table;
using net::Thinkers;

namespace {

constexpr std::int64_t no_end = INT64_MAX;

}  // namespace

TEST_CASE("a computer's thinking is done, and the rest in the order in which it came",
          "[thinkers]") {
    std::vector<int> order;
    std::promise<void> done;
    Thinkers thinkers(1, 8);
    for (int i = 1; i <= 3; ++i) {
        REQUIRE(thinkers.think(no_end, [&, i](const auto&) {
            order.push_back(i);
            if (i == 3) done.set_value();
        }));
    }
    done.get_future().wait();
    CHECK(order == std::vector{1, 2, 3});
}

TEST_CASE("when too many computers want to think, the next one plays without", "[thinkers]") {
    std::promise<void> begun, go_on;
    auto goes_on = go_on.get_future().share();
    Thinkers thinkers(1, 2);
    REQUIRE(thinkers.think(no_end, [&](const auto&) {
        begun.set_value();
        goes_on.wait();
    }));
    begun.get_future().wait();
    CHECK(thinkers.think(no_end, [](const auto&) {}));
    CHECK(thinkers.think(no_end, [](const auto&) {}));
    CHECK_FALSE(thinkers.think(no_end, [](const auto&) {}));
    go_on.set_value();
}

TEST_CASE("what could only come too late is not begun", "[thinkers]") {
    std::atomic<bool> begun = false;
    std::promise<void> next;
    Thinkers thinkers(1, 8);
    REQUIRE(thinkers.think(net::steady_now_ms(), [&](const auto&) { begun = true; }));
    REQUIRE(thinkers.think(no_end, [&](const auto&) { next.set_value(); }));
    next.get_future().wait();
    CHECK_FALSE(begun);
}

TEST_CASE("at the end of the server whoever thinks is told to stop", "[thinkers]") {
    std::atomic<bool> stopped = false;
    {
        std::promise<void> begun;
        Thinkers thinkers(2, 8);
        REQUIRE(thinkers.think(no_end, [&](const std::function<bool()>& late) {
            begun.set_value();
            while (!late())
                std::this_thread::yield();
            stopped = true;
        }));
        begun.get_future().wait();
    }
    CHECK(stopped);
}
