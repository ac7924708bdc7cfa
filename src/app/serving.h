// Puts a server together from its configuration and runs it.
#pragma once

#include "config.h"

#include <optional>
#include <string>

namespace kitchen_table::app {

/// What only a test build can be given.
struct TestHooks {
    int pace_percent = 100;  // of a person's pace; 0: computers play at once
    std::optional<std::string>
        given_pack;  // JSON {"pack":[…],"bury":[…]} that every round is dealt from
};

/// Serves until SIGTERM or SIGINT; the exit code. What stands in the way is said on stderr: 1.
int serve(const Config& config, const TestHooks& hooks);

}  // namespace kitchen_table::app
