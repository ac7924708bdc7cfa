// Threads on which computers think, beside those that run tables: at the lowest priority, so that
// no table waits for them, and with a bounded line of who wants to. What does not get its turn in
// time is left, and its table plays without.
#pragma once

#include "clock.h"

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace kitchen_table::net {

class Thinkers {
public:
    /// Thinks as long as it has to, asking `late` now and then.
    using Job = std::function<void(const std::function<bool()>& late)>;

    Thinkers(int threads, std::size_t waiting_max);
    /// Whoever is thinking stops; nobody begins any more.
    ~Thinkers();
    Thinkers(const Thinkers&) = delete;
    Thinkers& operator=(const Thinkers&) = delete;

    /// Queues a job that is of use until `until_ms` (steady clock); one that has not begun by then
    /// is dropped. False, and nothing will happen, if too many wait.
    bool think(std::int64_t until_ms, Job job);

private:
    struct Waiting {
        std::int64_t until_ms = 0;
        Job job;
    };
    void run(const std::stop_token& stop);

    const std::size_t waiting_max_;
    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::deque<Waiting> line_;
    std::vector<std::jthread> threads_;  // last: they end before the line does
};

}  // namespace kitchen_table::net
