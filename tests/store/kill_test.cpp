// SIGKILL at seeded instants (reliability F1): every action that was told as stored is there after
// a restart, without a gap or a repetition. The same file goes through all the kills, as a server's
// file does.
#include "fixtures.h"
#include "rows.h"
#include "seeded.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <chrono>
#include <csignal>

using namespace kitchen_table::store;
using namespace kitchen_table::store::tests;

namespace {

class Writer {
public:
    Writer(const std::filesystem::path& path, unsigned seed, bool early) {
        int ends[2];
        if (::pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
        const auto seed_text = std::to_string(seed);
        process_ = ::fork();
        if (process_ == 0) {
            ::dup2(ends[1], STDOUT_FILENO);
            ::execl(STORE_KILL_WRITER, STORE_KILL_WRITER, path.c_str(), seed_text.c_str(),
                    early ? "early" : nullptr, nullptr);
            ::_exit(127);
        }
        ::close(ends[1]);
        told_ = ends[0];
    }
    ~Writer() { ::close(told_); }
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    /// The next number told; nullopt when there will be no more.
    std::optional<std::uint64_t> next() {
        std::uint64_t seq = 0;
        if (::read(told_, &seq, sizeof seq) != sizeof seq) return std::nullopt;
        return seq;
    }

    /// Whether something is told within the time.
    bool tells_within_ms(int time_ms) {
        pollfd waiting{told_, POLLIN, 0};
        return ::poll(&waiting, 1, time_ms) > 0;
    }

    void kill() {
        ::kill(process_, SIGKILL);
        int status = 0;
        ::waitpid(process_, &status, 0);
        REQUIRE(WIFSIGNALED(status));  // it had not ended by itself
    }

private:
    pid_t process_ = -1;
    int told_ = -1;
};

// Kills a writer at an instant that `random` chooses; the highest seq it told, or `before`.
std::uint64_t kill_one(const std::filesystem::path& path, Seeded& random, bool early,
                       std::uint64_t before) {
    Writer writer(path, static_cast<unsigned>(random()), early);
    auto told = before;
    const auto heard_first = random() % 60;
    if (heard_first < 10) {
        writer.tells_within_ms(static_cast<int>(heard_first));  // perhaps while it opens the file
    } else {
        for (std::uint64_t i = 0; i < heard_first; ++i)
            told = writer.next().value();
    }
    const auto end = std::chrono::steady_clock::now() + std::chrono::microseconds(random() % 3'000);
    while (std::chrono::steady_clock::now() < end) {
    }
    writer.kill();
    while (const auto more = writer.next())
        told = *more;
    return told;
}

// The highest seq stored, after checking that the actions are 1, 2, 3, … as they were written.
std::uint64_t check_stored(const std::filesystem::path& path) {
    SqliteStore store(path);
    const auto stored = store.load_table("T1");
    if (!stored) return 0;
    std::uint64_t seq = 0;
    for (const auto& action : stored->actions) {
        ++seq;
        const auto expected =
            action_row("T1", seq, static_cast<int>(seq % 4), "a" + std::to_string(seq));
        if (action != expected) FAIL("action " << seq << " is not as it was written");
    }
    CHECK(stored->table.seq <= std::max<std::uint64_t>(seq, 1));
    return seq;
}

}  // namespace

TEST_CASE("a killed server loses no action that it acknowledged") {
    TemporaryFolder folder;
    const auto path = folder / "kitchen.db";
    Seeded random(8);
    std::uint64_t stored = 0;
    for (int kill = 0; kill < 40; ++kill) {
        const auto told = kill_one(path, random, false, stored);
        stored = check_stored(path);
        INFO("kill " << kill);
        CHECK(stored >= told);
    }
    CHECK(stored > 500);
}

TEST_CASE("the kill test notices a server that acknowledges before it commits") {
    TemporaryFolder folder;
    const auto path = folder / "kitchen.db";
    Seeded random(8);
    int lost = 0;
    for (int kill = 0; kill < 5; ++kill) {
        const auto told = kill_one(path, random, true, 0);
        if (check_stored(path) < told) ++lost;
    }
    CHECK(lost > 0);
}
