// What a client pieces together from events is what a newcomer is shown, and what was missed is
// told again exactly or replaced by a view.
#include "table_rig.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::table;

namespace {

/// The view that a fresh table with the same eyes would show to this connection now.
json fresh_view(Rig& rig, ConnectionId connection) {
    const Client kept = rig.client(connection);
    rig.send(command::Attach{connection, kept.person, "", std::nullopt});
    const json view = rig.view(connection);
    rig.clients[connection] = kept;
    return view;
}

std::vector<std::uint64_t> events_in(const Client& client) {
    std::vector<std::uint64_t> seqs;
    for (const auto& frame : client.frames) {
        const json message = json::parse(frame);
        if (message.at("t") == "event") seqs.push_back(message.at("seq"));
    }
    return seqs;
}

}  // namespace

TEST_CASE(
    "changes applied to any earlier view give the present view, for every seat and a watcher") {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Rig rig(seed);
        rig.open(4);
        rig.attach(2, "Bo");
        rig.sit(2, 2);
        rig.attach(9, "Zed");
        rig.start(1);
        for (int steps = 0; steps < 250; ++steps) {
            const json& view = rig.view(1);
            const bool playing = view.at("state") == "playing";
            const bool bo_plays = view.at("turn") == 2 && rig.view(2).at("you") == 2;
            if (playing && (view.at("turn") == 0 || bo_plays)) {
                const ConnectionId mover = view.at("turn") == 0 ? 1 : 2;
                rig.act(mover, Rig::simple_action(rig.view(mover)));
            } else if (view.at("state") == "game_over") {
                rig.start(1);
            } else {
                rig.next_deadline();
            }
            if (steps == 60) rig.attach(8, "Vi");
            if (steps == 90) rig.leave(2);
            if (steps == 120) rig.sit(2);
            if (steps == 150) rig.detach(8);
            for (const ConnectionId connection : {1, 2, 9}) {
                REQUIRE(timeless(rig.view(connection)) == timeless(fresh_view(rig, connection)));
                REQUIRE(rig.client(connection).gaps == 0);
            }
        }
    }
}

TEST_CASE("who resumes is told exactly what was missed, up to the ring's edge") {
    Rig rig;
    rig.around.limits.events_kept = 8;
    rig.open(4);
    rig.attach(2, "Bo");
    rig.sit(2, 1);
    const auto seen = rig.client(2).seq;
    for (int missed = 0; missed <= 12; ++missed) {
        INFO("missed " << missed);
        rig.clients[7] = {};
        rig.send(command::Detach{7});
        // A watcher resumes: its own coming is one more event, which it hears as well.
        rig.attach(7, "Cy", rig.client(1).seq - static_cast<std::uint64_t>(missed));
        const auto events = events_in(rig.client(7));
        const bool within = missed + 1 <= 8;
        CHECK(events.size() == (within ? static_cast<std::size_t>(missed + 1) : 0));
        if (within) CHECK(events.back() == rig.client(7).seq);
        CHECK(json::parse(rig.client(7).frames.back()).at("t") == "view");
        CHECK(rig.client(7).seq == rig.client(1).seq);
    }
    CHECK(seen > 0);
    // A number from the future is no number of this table: a view only.
    rig.attach(8, "Vi", 1'000'000);
    CHECK(events_in(rig.client(8)).empty());
}

TEST_CASE("what was missed is told as the one who resumes may hear it") {
    Rig rig(2);
    rig.open(2);
    rig.attach(2, "Bo");
    rig.sit(2, 1);
    rig.start(1);
    const auto seen = rig.client(1).seq;
    const ConnectionId mover = rig.view(1).at("turn") == 0 ? 1 : 2;
    // Somebody draws sooner or later.
    for (int turns = 0; turns < 40 && rig.view(1).at("state") == "playing"; ++turns) {
        const ConnectionId now = rig.view(1).at("turn") == 0 ? 1 : 2;
        rig.act(now, Rig::simple_action(rig.view(now)));
    }
    CHECK(mover > 0);
    for (const auto& [connection, name, seat] :
         {std::tuple{ConnectionId{21}, "Ann", 0}, std::tuple{ConnectionId{22}, "Bo", 1},
          std::tuple{ConnectionId{23}, "Cy", -1}}) {
        rig.attach(connection, name, seen);
        int drawn = 0;
        for (const json& notice : rig.client(connection).notices) {
            if (notice.at("n") != "drew" && notice.at("n") != "took") continue;
            ++drawn;
            CHECK(notice.contains("cards") == (notice.at("seat") == seat));
        }
        CHECK(drawn > 0);
    }
}

TEST_CASE("client messages that come twice or late give the same game (G-19)") {
    const auto played = [](bool faulty) {
        Rig rig(11);
        rig.open(3);
        rig.attach(2, "Bo");
        rig.sit(2, 1);
        rig.start(1);
        std::vector<command::Act> sent;
        for (int steps = 0; steps < 400 && rig.view(1).at("state") == "playing"; ++steps) {
            const int turn = rig.view(1).at("turn");
            if (turn == 2) {
                rig.next_deadline();
                continue;
            }
            const ConnectionId mover = turn == 0 ? 1 : 2;
            command::Act act{mover, "a" + std::to_string(steps), rig.client(mover).seq,
                             Rig::simple_action(rig.view(mover)).dump()};
            rig.send(act);
            if (faulty) {
                if (steps % 3 == 0) rig.send(act);
                for (const auto& old : sent)
                    rig.send(old);
            }
            sent.push_back(act);
        }
        json log = json::array();
        for (const auto& row : rig.stored().actions) {
            log.push_back({row.seat, row.action, row.state_hash});
        }
        return log;
    };
    const json clean = played(false);
    CHECK(clean.size() > 10);
    CHECK(played(true) == clean);
}
