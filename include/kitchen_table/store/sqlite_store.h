// A store in one SQLite file (docs/storage.md). A commit that returned is on the disk, whatever
// happens next.
#pragma once

#include "kitchen_table/store/store.h"

#include <filesystem>
#include <memory>

namespace kitchen_table::store {

/// `full`: what is committed survives a power cut. `normal`: it survives the end of the process
/// only.
enum class Synchronous { full, normal };

struct SqliteOptions {
    Synchronous synchronous = Synchronous::full;
    int busy_timeout_ms = 2'000;  // how long to wait for another program that holds the file
    std::string vfs;              // SQLite's name of the file system to use; empty is its own
};

class SqliteStore final : public Store {
public:
    /// Opens the file, or makes it (readable by its owner only), and brings it to this program's
    /// schema. Throws StoreError with words for the operator: `busy` if another server has the file
    /// (an exclusive lock on
    /// `<path>.lock` is held as long as this store lives), `too_new` if a newer program wrote it,
    /// `corrupt` if it is damaged or not a Kitchen Table file, `read_only` if the folder or the
    /// file may not be written.
    explicit SqliteStore(const std::filesystem::path& path, const SqliteOptions& options = {});
    ~SqliteStore() override;

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

    /// Pages in the write-ahead log after the last commit. No commit makes a checkpoint, so the
    /// owner calls `checkpoint` when there is nothing to commit and this is above a thousand or so,
    /// and in any case before it grows without bound. May be read by any thread.
    int log_pages() const;

    /// Moves what is in the write-ahead log to the main file, as far as nobody reads it. Uses a
    /// connection of its own, so it may run on another thread while commits go on.
    void checkpoint();

    /// Writes a consistent copy of everything committed so far to a new file, and syncs it. `io` if
    /// `copy` exists already. Uses a connection of its own, so it may run on another thread while
    /// commits go on.
    void backup_to(const std::filesystem::path& copy);

    /// The file takes no more than so many pages (of 4 KiB) from now on; more is refused as `full`,
    /// like a full disk.
    void limit_pages(int pages_max);

private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace kitchen_table::store
