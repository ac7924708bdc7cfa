// A desk over a store in memory, people who ask it, and a clock that the test moves.
#pragma once

#include "guests.h"

#include "kitchen_table/lobby/desk.h"
#include "kitchen_table/store/memory_store.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace kitchen_table::lobby::tests {

using nlohmann::json;

class Desk {
public:
    explicit Desk(DeskLimits limits = {}) : memory(limits) {}

    /// Somebody with one device, known to the store; returns the person's id.
    std::string arrive(const std::string& name) {
        const std::string id = "id-of-" + name;
        store.put_guest({id, name, now_ms, now_ms, 0, 0, 0},
                        {"device-of-" + name, code_hash(name), id, "Firefox", now_ms, now_ms});
        return id;
    }

    /// What the desk answers; null if it leaves the answer to the lobby. What happened besides is
    /// in `happened`.
    json ask(const std::string& person_id, wire::DeskRequest what) {
        const DeskContext context{person_id, device_id, address, by_invitation,
                                  now_ms,    entropy,   memory};
        auto answered = answer(store, context, {"r1", std::move(what)});
        happened = std::move(answered.happened);
        if (!answered.text) return nullptr;
        auto message = json::parse(*answered.text);
        CHECK(message.at("request_id") == "r1");
        return message;
    }
    /// The code of the refusal, or the answer's `t`.
    std::string says(const std::string& person_id, wire::DeskRequest what) {
        const auto message = ask(person_id, std::move(what));
        return message.at("t") == "refused" ? message.at("code") : message.at("t");
    }

    void put_invite(const std::string& code, int uses = 1, std::int64_t expires_ms = 0) {
        store::InviteRow invite;
        invite.id = "invite-" + code;
        invite.code_hash = code_hash(code);
        invite.note = "Aunt May";
        invite.expires_ms = expires_ms;
        invite.uses_left = uses;
        store.put_invite(invite);
    }

    /// A finished game among these, the first of whom has won; a name without id is a computer.
    store::GameRow play(std::vector<std::pair<std::string, std::string>> people,
                        std::int64_t ended_ms, const std::string& ruleset = "newfoundland") {
        store::GameRow game;
        game.id = "game-" + std::to_string(++games_);
        game.table_id = "table-" + std::to_string(games_);
        game.game = 1;
        game.ruleset = ruleset;
        game.body = R"({"rules":{},"line":[{"id":"line-x"}],"sheet":[{"round":1}]})";
        for (const auto& [id, name] : people) {
            const bool first = game.seats.empty();
            game.seats.push_back({id, name, first ? 100 : 7, first, first ? 3 : 1});
        }
        game.rounds = 4;
        game.started_ms = ended_ms - 60'000;
        game.ended_ms = ended_ms;
        store::TableCommit commit;
        commit.table_id = game.table_id;
        commit.finished_game = game;
        store.commit({&commit, 1});
        return game;
    }

    store::MemoryStore store;
    CountedEntropy entropy;
    DeskMemory memory;
    std::string device_id = "device-of-Ann", address = "10.0.0.1";
    bool by_invitation = false;
    std::int64_t now_ms = 1'764'450'000'000;
    std::vector<Happened> happened;

private:
    int games_ = 0;
};

}  // namespace kitchen_table::lobby::tests
