// A thousand tables in every state, on a real disk, before and after a restart of the server.
#include "kitchen_table/store/sqlite_store.h"

#include "table_rig.h"

#include <unistd.h>
#include <algorithm>
#include <filesystem>
#include <map>

#include <catch2/catch.hpp>

using namespace kitchen_table::table;
namespace store = kitchen_table::store;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr int tables = 80;  // of every kind some, where each takes several times as long
#else
constexpr int tables = 1000;
#endif

enum class Kind {
    waiting,
    waiting_private,
    playing,
    pending_pickup,
    timer_running,
    paused,
    between_rounds,
    game_over,
};
constexpr int kinds = 8;

/// One table with Ann and Bo, Cleo watching.
struct Before {
    std::unique_ptr<Rig> rig;
    Kind kind = Kind::waiting;
    std::map<ConnectionId, json> views;
};

bool on_a_persons_turn(Rig& rig) {
    const json turn = rig.view(1).at("turn");
    return turn == 0 || turn == 1;
}

/// One action by whoever is to move, or the next thing that happens by itself.
void go_on(Rig& rig) {
    if (rig.view(1).at("state") == "playing" && on_a_persons_turn(rig)) {
        const ConnectionId mover = rig.view(1).at("turn") == 0 ? 1 : 2;
        rig.act(mover, Rig::simple_action(rig.view(mover)));
    } else if (rig.view(1).at("state") == "game_over") {
        rig.start(1);
    } else {
        REQUIRE(rig.next_deadline());
    }
}

bool is_reached(Rig& rig, Kind kind, int wanted_round) {
    const json& view = rig.view(1);
    const bool playing = view.at("state") == "playing";
    switch (kind) {
        case Kind::pending_pickup:
            return playing && view.at("pending").is_object() && on_a_persons_turn(rig);
        case Kind::timer_running:
            return playing && view.at("turn_ms").is_number() && view.at("round") >= wanted_round;
        case Kind::between_rounds:
            return view.at("state") == "between_rounds" && view.at("round") >= wanted_round;
        case Kind::game_over:
            return view.at("state") == "game_over";
        default:
            return playing && view.at("round") >= wanted_round;
    }
}

Before table_of(int number) {
    Before before;
    before.kind = static_cast<Kind>(number % kinds);
    before.rig = std::make_unique<Rig>(static_cast<std::uint64_t>(number) + 1);
    Rig& rig = *before.rig;
    rig.table_id = "table" + std::to_string(100'000 + number);
    const bool short_game = before.kind == Kind::game_over;
    rig.open(2 + number % 6, short_game ? R"({"game_end":{"target":50}})" : "{}");
    rig.attach(2, "Bo");
    rig.sit(2, 1);
    rig.attach(3, "Cleo");
    if (before.kind == Kind::timer_running || number % 3 == 0) {
        rig.send(command::ChangeSettings{1, "time", {}, {}, {}, {}, 40, {}, {}, {}});
    }
    if (before.kind == Kind::waiting_private) {
        rig.send(
            command::ChangeSettings{1, "p", {}, {}, Access::private_, {}, {}, Talk::off, {}, {}});
    }
    if (before.kind == Kind::waiting || before.kind == Kind::waiting_private) return before;
    rig.start(1);
    while (!is_reached(rig, before.kind, 1 + number % 2))
        go_on(rig);
    for (auto& [connection, client] : rig.clients) {
        client.frames.clear();  // a thousand tables' worth of them is much
        client.notices.clear();
    }
    if (before.kind == Kind::timer_running) rig.advance(1'000 + number * 23);
    if (before.kind == Kind::paused) rig.send(command::Pause{1, "pause", true});
    return before;
}

void keep(store::Store& disk, Rig& rig) {
    const auto stored = rig.stored();
    store::TableCommit rows;
    rows.table_id = rig.table_id;
    rows.table = stored.table;
    rows.actions = stored.actions;
    disk.commit(std::span(&rows, 1));
}

}  // namespace

TEST_CASE("a thousand tables in every state are the same after a restart, their clocks included") {
    const auto path = std::filesystem::temp_directory_path() /
                      ("thousand-tables-" + std::to_string(::getpid()) + ".sqlite");
    std::vector<Before> before;
    std::map<Kind, int> seen;
    {
        store::SqliteStore disk(path, {store::Synchronous::normal, 2'000, ""});
        for (int number = 0; number < tables; ++number) {
            before.push_back(table_of(number));
            Rig& rig = *before.back().rig;
            ++seen[before.back().kind];
            rig.send(command::Stopping{});
            for (const ConnectionId who : {1, 2, 3}) {
                rig.attach(who, rig.client(who).person.name);  // a view of this very moment
                before.back().views[who] = rig.view(who);
            }
            keep(disk, rig);
        }
    }
    CHECK(seen.size() == kinds);
    store::SqliteStore disk(path, {store::Synchronous::normal, 2'000, ""});
    const auto stored = disk.open_tables();
    REQUIRE(stored.size() == tables);
    for (int number = 0; number < tables; ++number) {
        Before& was = before[static_cast<std::size_t>(number)];
        Rig& rig = *was.rig;
        INFO("table " << number << ", kind " << static_cast<int>(was.kind));
        rig.now.steady_ms += 1'000;
        rig.restart_from(stored[static_cast<std::size_t>(number)]);
        for (const ConnectionId who : {1, 2, 3})
            rig.attach(who, who == 1 ? "Ann" : who == 2 ? "Bo" : "Cleo");
        for (const ConnectionId who : {1, 2, 3}) {
            rig.attach(who, rig.client(who).person.name);
            CHECK(timeless(rig.view(who)) == timeless(was.views[who]));
            const json had = was.views[who].at("turn_ms");
            const json has = rig.view(who).at("turn_ms");
            CHECK(had.is_number() == has.is_number());
            if (had.is_number()) CHECK(has == std::max(15'000, had.get<int>()));
        }
    }
    for (const char* ending : {"", "-wal", "-shm", ".lock"})
        std::filesystem::remove(path.string() + ending);
}
