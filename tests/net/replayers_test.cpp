// Records that people bring along: played in line, aside, so many a minute for each address.
#include "../../src/net/replayers.h"

#include "support/test_log.h"

#include "kitchen_table/store/memory_store.h"

#include <future>
#include <stdexcept>

#include <catch2/catch.hpp>

using namespace kitchen_table;
using net::Replayers;
using Asked = Replayers::Asked;

namespace {

using Replay = std::function<net::Replayed(std::string_view)>;

net::Replayed as_it_is(std::string_view record) {
    return std::string(record);
}

struct Rig {
    explicit Rig(Replay replay, int times = 100)
        : parts{store,
                log,
                net::Site::embedded(),
                {},
                {},
                "",
                {},
                [] { std::abort(); },
                std::move(replay)},
          replayers(parts, times) {}

    Asked ask(const std::string& record, const std::string& address = "192.0.2.1",
              std::int64_t after_ms = 0) {
        const auto keep = [this](const net::Replayed& replay) {
            answers.push_back(replay ? *replay : replay.error().reason);
        };
        return replayers.ask(address, begin_ms + after_ms, record, keep);
    }
    /// Waits until everything that was asked before has been answered.
    void settle() {
        std::promise<void> done;
        const auto told = [&](const net::Replayed&) {
            done.set_value();
        };
        REQUIRE(replayers.ask("192.0.2.99", begin_ms, "", told) == Asked::in_line);
        done.get_future().wait();
    }

    const std::int64_t begin_ms = net::steady_now_ms() + 60'000;
    store::MemoryStore store;
    test::TestLog log;
    std::vector<std::string> answers;  // of the replayers' thread until `settle`
    net::Parts parts;
    Replayers replayers;
};

/// Holds the replayers at the first record until it is told to go on.
struct Held {
    net::Replayed operator()(std::string_view record) const {
        if (record == "held") {
            begun->set_value();
            go_on.wait();
        }
        return std::string(record);
    }
    std::shared_ptr<std::promise<void>> begun;
    std::shared_future<void> go_on;
};

}  // namespace

TEST_CASE("records that people bring along are played in the order in which they came",
          "[replayers]") {
    Rig rig(as_it_is);
    for (const char* record : {"first", "second", "third"})
        CHECK(rig.ask(record) == Asked::in_line);
    rig.settle();
    CHECK(rig.answers == std::vector<std::string>{"first", "second", "third"});
}

TEST_CASE("an address brings so many records a minute, whatever they are, and others their own",
          "[replayers]") {
    Rig rig([](std::string_view) { return std::unexpected(net::NoReplay{false, "no"}); }, 2);
    CHECK(rig.ask("one") == Asked::in_line);
    CHECK(rig.ask("two") == Asked::in_line);
    CHECK(rig.ask("three") == Asked::too_often);
    CHECK(rig.ask("three", "192.0.2.2") == Asked::in_line);
    CHECK(rig.ask("three", "192.0.2.1", 59'999) == Asked::too_often);
    CHECK(rig.ask("three", "192.0.2.1", 60'000) == Asked::in_line);
    rig.settle();
    CHECK(rig.answers.size() == 4);
}

TEST_CASE("where too many records wait, the next one is not taken", "[replayers]") {
    std::promise<void> go_on;
    const auto begun = std::make_shared<std::promise<void>>();
    Rig rig(Held{begun, go_on.get_future().share()});
    REQUIRE(rig.ask("held") == Asked::in_line);
    begun->get_future().wait();
    for (std::size_t i = 0; i < Replayers::waiting_max; ++i)
        CHECK(rig.ask("waits") == Asked::in_line);
    CHECK(rig.ask("one more") == Asked::too_many);
    go_on.set_value();
}

TEST_CASE("a record whose turn came too late is not played", "[replayers]") {
    Rig rig(as_it_is);
    CHECK(rig.ask("late", "192.0.2.1", -60'000 - Replayers::patience_ms) == Asked::in_line);
    CHECK(rig.ask("in time") == Asked::in_line);
    rig.settle();
    CHECK(rig.answers == std::vector<std::string>{"in time"});
}

TEST_CASE("a game that throws over a record is logged, and the next record is played",
          "[replayers]") {
    Rig rig([](std::string_view record) {
        if (record == "strange") throw std::logic_error("no such card");
        return as_it_is(record);
    });
    CHECK(rig.ask("strange") == Asked::in_line);
    CHECK(rig.ask("good") == Asked::in_line);
    rig.settle();
    CHECK(rig.answers == std::vector<std::string>{"this program cannot play it", "good"});
    CHECK(rig.log.count("replay_threw") == 1);
}
