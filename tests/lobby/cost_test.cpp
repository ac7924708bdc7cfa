// What a change costs does not depend on how many tables there are. Counted in allocations, which
// do not move with the machine.
#include "guests.h"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <new>

namespace {

std::size_t allocations = 0;

}  // namespace

void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

using namespace kitchen_table::lobby;
using namespace kitchen_table::lobby::tests;

namespace {

struct Cost {
    std::size_t allocations = 0;
    std::size_t text_bytes = 0;
    std::size_t effects = 0;
};

// One change of one table among `tables`, told to ten who follow the list.
Cost cost_of_a_change(int tables) {
    Evening evening;
    for (int i = 0; i < tables; ++i) {
        evening.say(command::TableChanged{summary("T" + std::to_string(100'000 + i), i)});
    }
    for (ConnectionId i = 1; i <= 10; ++i) {
        evening.arrive(i, "P" + std::to_string(i));
        evening.say(command::Watch{i});
    }
    auto changed = summary("T100007", 7);
    changed.people = {person("Ann")};
    const command::TableChanged command{changed};
    const auto before = allocations;
    evening.say(command);
    evening.wait();
    return {allocations - before, evening.heard(1).size(), evening.effects.size()};
}

}  // namespace

TEST_CASE("a change costs the same among ten tables and among five thousand") {
    const auto few = cost_of_a_change(10);
    const auto many = cost_of_a_change(5'000);
    CHECK(few.allocations > 0);
    CHECK(many.allocations <= few.allocations + 2);
    CHECK(many.text_bytes == few.text_bytes);
    CHECK(many.effects == 1);
}

TEST_CASE("many who ask for the list at once share one text") {
    Evening evening;
    for (int i = 0; i < 5'000; ++i) {
        evening.say(command::TableChanged{summary("T" + std::to_string(i), i)});
    }
    Text shared;
    for (ConnectionId i = 1; i <= 100; ++i) {
        evening.arrive(i, "P" + std::to_string(i));
        evening.say(command::Watch{i});
        const auto* send = evening.effect<effect::Send>();
        REQUIRE(send);
        if (shared) CHECK(send->text == shared);
        shared = send->text;
        // A change in between is told to all of them later and does not make the list anew.
        evening.say(command::TableChanged{summary("N" + std::to_string(i), 10'000)});
    }
}
