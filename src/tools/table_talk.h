// What the computers at a table hear: each its own notices, from which it remembers.
#pragma once

#include "kitchen_table/bots/memory.h"

#include "rules/crazy_eights/game.h"

#include <optional>
#include <vector>

namespace kitchen_table::tools {

class TableTalk {
public:
    /// For a round that has just been dealt; `listens` says by seat who remembers.
    TableTalk(const rules::crazy_eights::State& dealt, const std::vector<bool>& listens) {
        for (std::size_t seat = 0; seat < listens.size(); ++seat) {
            memories_.emplace_back();
            if (!listens[seat]) continue;
            const rules::crazy_eights::Seat here(static_cast<int>(seat));
            memories_.back().emplace(rules::crazy_eights::Game::view(dealt, here));
        }
    }

    void tell(const std::vector<rules::crazy_eights::Event>& events) {
        for (std::size_t seat = 0; seat < memories_.size(); ++seat) {
            if (!memories_[seat]) continue;
            const rules::crazy_eights::Seat here(static_cast<int>(seat));
            for (const auto& event : events)
                memories_[seat]->hear(rules::crazy_eights::notice(event, here));
        }
    }

    /// What a seat that listens remembers; nullptr of one that does not.
    const bots::crazy_eights::Memory* of(rules::crazy_eights::Seat seat) const {
        const auto& memory = memories_[static_cast<std::size_t>(seat.index())];
        return memory ? &*memory : nullptr;
    }

private:
    std::vector<std::optional<bots::crazy_eights::Memory>> memories_;
};

}  // namespace kitchen_table::tools
