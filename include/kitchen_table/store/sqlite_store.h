// A store in one SQLite file (docs/storage.md). A commit that returned is on the disk, whatever
// happens next.
#pragma once

#include "kitchen_table/store/store.h"

#include <expected>
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
    std::optional<PersonRow> person_by_id(const std::string& id) override;
    void put_person(const PersonRow& person) override;
    std::vector<PersonRow> people_named(const std::string& part, int limit) override;
    void delete_person(const std::string& id) override;
    std::optional<DeviceRow> device_by_token(const Hash& token_hash) override;
    std::vector<DeviceRow> devices_of(const std::string& person_id) override;
    void put_device(const DeviceRow& device) override;
    void put_guest(const PersonRow& person, const DeviceRow& device) override;
    bool remove_device(const std::string& id) override;
    void put_sign_in(const Hash& code_hash, const std::string& person_id,
                     std::int64_t expires_ms) override;
    std::optional<std::string> take_sign_in(const Hash& code_hash, std::int64_t now_ms) override;
    void put_invite(const InviteRow& invite) override;
    std::optional<InviteRow> invite_by_code(const Hash& code_hash) override;
    std::vector<InviteRow> invites() override;
    bool use_invite(const Hash& code_hash, const std::string& person_id,
                    std::int64_t now_ms) override;
    void put_invite_request(const InviteRequestRow& request) override;
    std::optional<InviteRequestRow> invite_request(const std::string& id) override;
    std::optional<InviteRequestRow> invite_request_by_key(const Hash& key_hash) override;
    std::vector<InviteRequestRow> invite_requests(const std::string& state) override;
    std::vector<InviteRequestRow> invite_requests_of(const std::string& person_id) override;
    std::int64_t add_report(const ReportRow& report) override;
    std::vector<ReportRow> reports(bool open_only) override;
    bool close_report(std::int64_t number, std::int64_t now_ms) override;
    void add_audit(const AuditRow& row) override;
    std::vector<AuditRow> audit(int limit) override;
    std::vector<std::pair<std::string, std::int64_t>> counts() override;
    std::optional<RoundRow> round(const std::string& id) override;
    std::vector<RoundRow> rounds_of_game(const std::string& table_id, int game) override;
    std::vector<PersonsRound> rounds_of_person(const std::string& person_id,
                                               const RoundPlace& after, int limit) override;
    std::vector<GameRow> games_of_table(const std::string& table_id) override;
    std::optional<GameRow> game(const std::string& id) override;
    std::vector<GameRow> games_of_person(const std::string& person_id, std::int64_t before_ms,
                                         int limit) override;
    std::vector<PersonRecord> records_of_person(const std::string& person_id) override;
    std::vector<Standing> leaders(const std::string& ruleset, std::int64_t since_ms,
                                  std::int64_t now_ms, int limit) override;
    std::vector<Standing> together(const std::vector<std::string>& person_ids,
                                   const std::string& ruleset) override;
    void put_preference(const std::string& person_id, const std::string& key,
                        const std::string& value) override;
    std::optional<std::string> preference(const std::string& person_id,
                                          const std::string& key) override;
    std::vector<std::pair<std::string, std::string>> preferences(
        const std::string& person_id, const std::string& prefix) override;
    bool drop_preference(const std::string& person_id, const std::string& key) override;

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

/// What a copy holds.
struct CheckReport {
    int version = 0;  // of its schema; an older one than this program's is brought forward later
    std::vector<std::pair<std::string, std::int64_t>> rows;  // how many, by table of the file
};

/// Whether a copy, such as `backup_to` makes, could be put in the place of the data file: it is a
/// Kitchen Table file, not of a newer program, and SQLite's own check of its pages and indexes
/// finds nothing wrong. (A text that is another text now is not found; the tables' check sums and
/// the actions' chains find it when a table is restored.) Reads every page, and never writes to the
/// file or beside it. The error says in words what is wrong. The file must not be one that a server
/// uses.
std::expected<CheckReport, std::string> check_backup(const std::filesystem::path& path);

}  // namespace kitchen_table::store
