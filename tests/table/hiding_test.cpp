// Nobody is sent what they may not know: two worlds that look the same to a viewer must sound the
// same, byte for byte, and no hidden card's text may be in anything that a viewer is sent.
#include "table_rig.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::table;

namespace {

using Pack = std::vector<std::string>;

/// A repeatable order; the standard library's engines are banned where cards are dealt for real.
std::uint64_t next_random(std::uint64_t& state) {
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    return state >> 33;
}

Pack shuffled_pack(std::uint64_t seed) {
    Pack pack;
    for (const char suit : std::string("CDHS")) {
        for (const char rank : std::string("A23456789TJQK")) {
            pack.push_back(std::string{rank, suit});
        }
    }
    for (std::size_t at = pack.size() - 1; at > 0; --at) {
        std::swap(pack[at], pack[next_random(seed) % (at + 1)]);
    }
    return pack;
}

std::string given(const Pack& pack) {
    return json{{"pack", pack}, {"bury", {20, 20, 20, 20}}}.dump();
}

const std::set<std::string> asked_in_vain{"AS", "8C", "2H", "2S"};

/// Four people and a watcher, all by hand.
struct World {
    Rig rig{77};

    explicit World(const Pack& pack) {
        rig.around.given_pack = given(pack);
        rig.open(4);
        const char* names[] = {"Bo", "Cy", "Dee"};
        for (int seat = 1; seat < 4; ++seat) {
            const auto connection = static_cast<ConnectionId>(seat + 1);
            rig.attach(connection, names[seat - 1]);
            rig.sit(connection, seat);
        }
        rig.attach(9, "Zed");
        rig.send(command::ChangeSettings{1, "coach", {}, {}, {}, {}, {}, {}, {}, {}, true});
        rig.start(1);
    }

    bool playing() { return rig.view(1).at("state") == "playing"; }
    ConnectionId mover() { return rig.view(1).at("turn").get<ConnectionId>() + 1; }

    /// Whether the action was accepted. The coach is asked before it.
    bool act(ConnectionId connection, const json& action) {
        rig.send(command::AskCoach{connection, "coach"});
        return rig.client(connection).acked(rig.act(connection, action));
    }
    /// The viewer tries what it may not; each is answered from what it can see alone.
    void misbehave(ConnectionId viewer) {
        for (const json& action :
             {json{{"do", "play"}, {"cards", {"AS"}}}, json{{"do", "play"}, {"cards", {"8C"}}},
              json{{"do", "draw"}}, json{{"do", "take"}}, json{{"do", "fly"}},
              json{{"do", "play"}, {"cards", {"2H", "2S"}}}}) {
            if (viewer == mover() && action.at("do") != "fly") continue;
            rig.act(viewer, action);
        }
        rig.sit(viewer, 1);
        rig.change(viewer, 9, {});
    }
};

std::set<std::string> cards_in(const std::string& frame) {
    std::set<std::string> cards;
    for (std::size_t at = 0; at + 3 < frame.size(); ++at) {
        const bool quoted = frame[at] == '"' && frame[at + 3] == '"';
        const bool card = quoted &&
                          std::string("A23456789TJQK").find(frame[at + 1]) != std::string::npos &&
                          std::string("CDHS").find(frame[at + 2]) != std::string::npos;
        if (card) cards.insert(frame.substr(at + 1, 2));
    }
    return cards;
}

/// Adds what this view shows openly, and the viewer's own hand.
void note_known(std::set<std::string>& known, const json& view) {
    for (const json& card : view.at("pile"))
        known.insert(card);
    if (view.contains("hand")) {
        for (const json& card : view.at("hand"))
            known.insert(card);
    }
}

}  // namespace

TEST_CASE("two worlds that differ in hidden cards only are the same to a viewer, byte for byte") {
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Pack pack = shuffled_pack(seed);
        const ConnectionId viewer = seed % 5 == 0 ? 9 : 1;
        World first(pack);
        std::vector<std::pair<ConnectionId, json>> script;
        std::set<std::string> known;
        note_known(known, first.rig.view(viewer));
        std::uint64_t dice = seed * 7919;
        const auto actions = 4 + next_random(dice) % 12;
        for (std::size_t done = 0; done < actions && first.playing(); ++done) {
            const ConnectionId mover = first.mover();
            const json action = Rig::simple_action(first.rig.view(mover));
            first.misbehave(viewer);
            REQUIRE(first.act(mover, action));
            script.emplace_back(mover, action);
            note_known(known, first.rig.view(viewer));
        }
        if (!first.playing()) continue;

        // Two cards that the viewer has not seen change places in the pack.
        std::vector<std::size_t> hidden;
        for (std::size_t at = 0; at < pack.size(); ++at) {
            if (!known.contains(pack[at])) hidden.push_back(at);
        }
        Pack other = pack;
        const auto one = hidden[next_random(dice) % hidden.size()];
        const auto two = hidden[next_random(dice) % hidden.size()];
        if (one == two) continue;
        std::swap(other[one], other[two]);
        World second(other);
        bool same_script = true;
        for (const auto& [mover, action] : script) {
            second.misbehave(viewer);
            same_script = same_script && second.act(mover, action);
        }
        if (!same_script) continue;  // the public actions are not legal in that world
        ++compared;
        INFO("seed " << seed << ": " << pack[one] << " and " << pack[two]);
        REQUIRE(first.rig.client(viewer).frames == second.rig.client(viewer).frames);
    }
    CHECK(compared >= 15);
}

TEST_CASE("no text of a hidden card is in anything that a viewer is sent") {
    int frames_read = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        World world(shuffled_pack(seed));
        const std::vector<ConnectionId> viewers{1, 2, 3, 4, 9};
        std::map<ConnectionId, std::set<std::string>> known;
        std::map<ConnectionId, std::size_t> read;
        for (int steps = 0; steps < 80 && world.playing(); ++steps) {
            for (const ConnectionId viewer : viewers)
                note_known(known[viewer], world.rig.view(viewer));
            const ConnectionId mover = world.mover();
            world.misbehave(steps % 2 == 0 ? 2 : 9);
            const json action = Rig::simple_action(world.rig.view(mover));
            REQUIRE(world.act(mover, action));
            if (steps == 20) {  // somebody comes late, somebody comes back
                world.rig.attach(9, "Zed", 3);
                world.rig.attach(3, "Cy", 3);
            }
            if (!world.playing()) break;  // at the end all hands are shown
            for (const ConnectionId viewer : viewers) {
                auto& seen = known[viewer];
                note_known(seen, world.rig.view(viewer));
                if (action.contains("cards")) {
                    for (const json& card : action.at("cards"))
                        seen.insert(card);
                }
                const auto& frames = world.rig.client(viewer).frames;
                for (std::size_t& at = read[viewer]; at < frames.size(); ++at) {
                    ++frames_read;
                    const bool refusal = frames[at].find("\"refused\"") != std::string::npos;
                    for (const std::string& card : cards_in(frames[at])) {
                        // What a viewer asked for in vain it named itself.
                        if (refusal && asked_in_vain.contains(card)) continue;
                        INFO("seed " << seed << " viewer " << viewer << ": " << frames[at]);
                        REQUIRE(seen.contains(card));
                    }
                }
            }
        }
    }
    CHECK(frames_read > 1'000);
}
