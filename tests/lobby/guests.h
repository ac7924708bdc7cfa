// A lobby under a virtual clock, and the people who come to it.
#pragma once

#include "kitchen_table/lobby/lobby.h"

#include <string>
#include <utility>
#include <vector>

namespace kitchen_table::lobby::tests {

/// Bytes that differ each time, so that ids do.
class CountedEntropy final : public table::Entropy {
public:
    std::array<std::uint8_t, 32> bytes32() override {
        std::array<std::uint8_t, 32> bytes{};
        ++count_;
        for (std::size_t i = 0; i < bytes.size(); ++i) {
            bytes[i] = static_cast<std::uint8_t>((count_ >> (8 * (i % 4))) + 7 * i);
        }
        return bytes;
    }

private:
    std::uint32_t count_ = 0;
};

inline Person person(const std::string& name) {
    return {"id-of-" + name, name};
}

inline Summary summary(const std::string& table_id, std::int64_t created_ms = 1'000) {
    Summary summary;
    summary.table_id = table_id;
    summary.ruleset = "newfoundland";
    summary.seats = 4;
    summary.state = "waiting";
    summary.created_ms = created_ms;
    return summary;
}

class Evening {
public:
    explicit Evening(Limits limits = {}) : lobby(surroundings(limits)) {}

    /// Carries the command out; the effects it had are in `effects`.
    void say(const Command& command) {
        effects.clear();
        lobby.handle(command, {now_ms, 0}, effects);
    }
    void arrive(ConnectionId connection, const std::string& name,
                const std::string& address = "10.0.0.1") {
        say(command::Connected{connection, person(name), true, address});
    }
    void create(ConnectionId connection, const std::string& request_id = "r") {
        command::Create command;
        command.connection = connection;
        command.request_id = request_id;
        command.ruleset = "newfoundland";
        say(command);
    }
    /// Creates a table and has it opened; its id.
    std::string open(ConnectionId connection) {
        create(connection);
        const auto* asked = effect<effect::OpenTable>();
        if (!asked) return "";
        const auto table_id = asked->opening.table_id;
        say(command::TableOpened{connection, "r", summary(table_id)});
        return table_id;
    }
    void join(ConnectionId connection, const std::string& table_id,
              const std::string& invite = "") {
        say(command::Join{connection, "j", table_id, invite, std::nullopt});
    }
    /// Lets the time pass until the next deadline; false if there is none.
    bool wait() {
        const auto due_ms = lobby.next_deadline_ms();
        if (!due_ms) return false;
        now_ms = std::max(now_ms, *due_ms);
        say(command::TimeUp{});
        return true;
    }

    /// The only effect of this kind; null if there is none or there are several.
    template <class Kind>
    const Kind* effect() const {
        const Kind* found = nullptr;
        for (const auto& one : effects) {
            if (!std::holds_alternative<Kind>(one)) continue;
            if (found) return nullptr;
            found = &std::get<Kind>(one);
        }
        return found;
    }
    /// What `connection` was sent by the last command; several texts stand one after the other.
    std::string heard(ConnectionId connection) const {
        std::string texts;
        for (const auto& one : effects) {
            const auto* send = std::get_if<effect::Send>(&one);
            if (!send) continue;
            for (const auto to : send->connections) {
                if (to == connection) texts += *send->text;
            }
        }
        return texts;
    }

    std::int64_t now_ms = 5'000;
    CountedEntropy entropy;
    Lobby lobby;
    std::vector<Effect> effects;

private:
    Surroundings surroundings(Limits limits) {
        Surroundings around;
        around.rulesets = {{"newfoundland", 4, true, R"({"slug":"newfoundland"})"},
                           {"tens-and-jokers", 5, false, R"({"slug":"tens-and-jokers"})"}};
        around.version = "0.1.0";
        around.commit = "abc";
        around.entropy = &entropy;
        around.limits = limits;
        return around;
    }
};

}  // namespace kitchen_table::lobby::tests
