// The process that the kill test kills: it commits actions and tells each committed one on its
// standard output.
//
//     store_kill_writer FILE SEED [early]
//
// Each line is one number of eight bytes: the action of that seq is stored. With `early` it tells
// three actions before they are committed; the test must notice.
#include "kitchen_table/store/sqlite_store.h"
#include "rows.h"
#include "seeded.h"

#include <unistd.h>

#include <cstdlib>
#include <iostream>
#include <thread>

using namespace kitchen_table::store;
using namespace kitchen_table::store::tests;

namespace {

void tell(std::uint64_t seq) {
    if (::write(STDOUT_FILENO, &seq, sizeof seq) != sizeof seq) std::_Exit(0);
}

// The highest seq of the stored actions; opens the table if it is not there.
std::uint64_t last_seq(SqliteStore& store) {
    const auto stored = store.load_table("T1");
    if (!stored) {
        const auto first = opening("T1");
        store.commit({&first, 1});
        return 0;
    }
    return stored->actions.empty() ? 0 : stored->actions.back().seq;
}

void write_for_ever(SqliteStore& store, Seeded& random, bool early) {
    auto seq = last_seq(store);
    std::thread checkpoints;
    for (int turn = 1;; ++turn) {
        std::vector<TableCommit> commits;
        const auto group = 1 + random() % 5;
        const auto first = seq + 1;
        for (std::uint64_t i = 0; i < group; ++i) {
            ++seq;
            auto commit = acting("T1", seq, static_cast<int>(seq % 4), "a" + std::to_string(seq));
            if (random() % 2 == 0) commit.table = table_row("T1", seq);
            commits.push_back(commit);
        }
        if (early) tell(seq + 3);
        store.commit(commits);
        if (!early) {
            for (auto stored = first; stored <= seq; ++stored)
                tell(stored);
        }
        if (turn % 7 == 0) {
            if (checkpoints.joinable()) checkpoints.join();
            checkpoints = std::thread([&] { store.checkpoint(); });
        }
    }
}

}  // namespace

int main(int count, char** arguments) {
    if (count < 3) {
        std::cerr << "usage: store_kill_writer FILE SEED [early]\n";
        return 2;
    }
    Seeded random(static_cast<std::uint32_t>(std::strtoul(arguments[2], nullptr, 10)));
    SqliteStore store(arguments[1]);
    write_for_ever(store, random, count > 3);
}
