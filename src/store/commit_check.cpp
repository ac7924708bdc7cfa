#include "commit_check.h"

#include <algorithm>

namespace kitchen_table::store {

void check_one_table(const TableCommit& commit) {
    const auto same = [&](const std::string& id) {
        return id == commit.table_id;
    };
    const bool all_same = (!commit.table || same(commit.table->id)) &&
                          std::ranges::all_of(commit.actions, same, &ActionRow::table_id) &&
                          (!commit.finished_round || same(commit.finished_round->table_id)) &&
                          (!commit.finished_game || same(commit.finished_game->table_id));
    if (!all_same) {
        throw StoreError(Failure::corrupt,
                         "a commit of table " + commit.table_id + " holds a row of another table");
    }
}

}  // namespace kitchen_table::store
