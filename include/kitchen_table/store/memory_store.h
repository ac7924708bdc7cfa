// A store that keeps everything in memory: for tests and simulations. It keeps the whole contract
// of `Store` and can be told to fail.
#pragma once

#include "kitchen_table/store/store.h"

#include <memory>

namespace kitchen_table::store {

class MemoryStore final : public Store {
public:
    MemoryStore();
    ~MemoryStore() override;

    /// The `nth` commit from now (1 is the next one) and the `how_many` - 1 after it throw
    /// StoreError with `failure` and write nothing. A later call replaces an earlier one.
    void fail_commits(Failure failure, std::uint64_t nth = 1, std::uint64_t how_many = 1);
    /// Commits from now on work again.
    void heal();
    /// How many commits were asked for, failed ones included.
    std::uint64_t commits_asked() const;

    void commit(std::span<const TableCommit> commits) override;
    std::vector<StoredTable> open_tables() override;
    std::optional<StoredTable> load_table(const std::string& id) override;
    std::optional<PersonRow> person_by_token(const Hash& token_hash) override;
    std::optional<PersonRow> person_by_id(const std::string& id) override;
    void put_person(const PersonRow& person) override;
    std::optional<RoundRow> round(const std::string& id) override;
    std::vector<RoundRow> rounds_of_game(const std::string& table_id, int game) override;
    std::vector<GameRow> games_of_table(const std::string& table_id) override;
    void put_preference(const std::string& person_id, const std::string& key,
                        const std::string& value) override;
    std::optional<std::string> preference(const std::string& person_id,
                                          const std::string& key) override;

private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace kitchen_table::store
