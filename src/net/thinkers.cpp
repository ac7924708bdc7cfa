#include "thinkers.h"

#include <sys/resource.h>
#include <unistd.h>

#include <utility>

namespace kitchen_table::net {

namespace {

constexpr int lowest_priority = 19;

}  // namespace

Thinkers::Thinkers(int threads, std::size_t waiting_max) : waiting_max_(waiting_max) {
    for (int i = 0; i < threads; ++i)
        threads_.emplace_back([this](const std::stop_token& stop) { run(stop); });
}

Thinkers::~Thinkers() {
    for (auto& thread : threads_)
        thread.request_stop();
}

bool Thinkers::think(std::int64_t until_ms, Job job) {
    {
        const std::lock_guard lock(mutex_);
        if (line_.size() >= waiting_max_) return false;
        line_.push_back({until_ms, std::move(job)});
    }
    wake_.notify_one();
    return true;
}

void Thinkers::run(const std::stop_token& stop) {
    // On Linux a thread has a priority of its own. Without the right to lower it, it keeps what it
    // has.
    static_cast<void>(setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), lowest_priority));
    while (!stop.stop_requested()) {
        Waiting next;
        {
            std::unique_lock lock(mutex_);
            if (!wake_.wait(lock, stop, [this] { return !line_.empty(); })) return;
            next = std::move(line_.front());
            line_.pop_front();
        }
        const auto late = [&] {
            return stop.stop_requested() || steady_now_ms() >= next.until_ms;
        };
        if (!late()) next.job(late);
    }
}

}  // namespace kitchen_table::net
