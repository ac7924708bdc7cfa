// Replays of round records that people bring along: made one after another on a thread of their
// own, at the lowest priority, so that no table and no other connection waits for them. Each
// address may ask so many times a minute, and only so many wait.
#pragma once

#include "kitchen_table/lobby/allowance.h"
#include "kitchen_table/net/options.h"

#include "thinkers.h"

#include <cstdint>
#include <functional>
#include <mutex>
#include <string>

namespace kitchen_table::net {

class Replayers {
public:
    /// How long somebody waits for a replay; what has not begun by then is left.
    static constexpr std::int64_t patience_ms = 5'000;
    static constexpr std::size_t waiting_max = 8;

    enum class Asked { in_line, too_often, too_many };
    /// Called on the thread that made the replay.
    using Done = std::function<void(Replayed replay)>;

    /// `parts` outlives this.
    Replayers(const Parts& parts, int times_per_minute);

    /// Puts a record in line. Only where that is `in_line`, `done` is called, once, unless its turn
    /// came too late. Any thread may ask.
    Asked ask(const std::string& address, std::int64_t now_ms, std::string record, Done done);

private:
    /// A game that throws is logged, and there is no replay.
    Replayed replay(std::string_view record) const;

    const Parts& parts_;
    std::mutex mutex_;
    lobby::Allowance times_;  // by address
    Thinkers line_;           // last: it uses the others
};

}  // namespace kitchen_table::net
