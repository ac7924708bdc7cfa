// A store that keeps everything in memory: for tests and simulations. It keeps the whole contract
// of `Store` and can be told to fail; a test may derive from it to make single functions wait.
#pragma once

#include "kitchen_table/store/store.h"

#include <memory>

namespace kitchen_table::store {

class MemoryStore : public Store {
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

private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace kitchen_table::store
