#include "replayers.h"

#include "kitchen_table/lobby/times.h"

namespace kitchen_table::net {

Replayers::Replayers(const Parts& parts, int times_per_minute)
    : parts_(parts), times_(times_per_minute, lobby::minute_ms), line_(1, waiting_max) {}

Replayers::Asked Replayers::ask(const std::string& address, std::int64_t now_ms, std::string record,
                                Done done) {
    {
        const std::lock_guard lock(mutex_);
        if (!times_.take(address, now_ms)) return Asked::too_often;
    }
    auto job = [this, text = std::move(record), tell = std::move(done)](const auto&) {
        tell(replay(text));
    };
    return line_.think(now_ms + patience_ms, std::move(job)) ? Asked::in_line : Asked::too_many;
}

Replayed Replayers::replay(std::string_view record) const {
    try {
        return parts_.replay(record);
    } catch (const std::exception& error) {
        parts_.log.write(LogLevel::error, "replay_threw", {{"reason", error.what()}});
        return std::unexpected(NoReplay{true, "this program cannot play it"});
    }
}

}  // namespace kitchen_table::net
