// What is done while the process may open no more files and sockets.
#pragma once

#include <chrono>

namespace kitchen_table::net {

/// So long nothing is accepted: asking again at once would only turn in circles.
inline constexpr auto pause_without_descriptors = std::chrono::milliseconds(200);

}  // namespace kitchen_table::net
