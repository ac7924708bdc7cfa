// Invites, requests for one, and what operators see and do, in the store in memory.
#include "memory_impl.h"

namespace kitchen_table::store {

namespace {

std::vector<InviteRequestRow> oldest_first(std::vector<InviteRequestRow> requests) {
    std::ranges::sort(requests, {}, [](const InviteRequestRow& request) {
        return std::pair(request.created_ms, request.id);
    });
    return requests;
}

}  // namespace

// ---- invites

void MemoryStore::put_invite(const InviteRow& invite) {
    put_with_hash(impl_->invites, invite, &InviteRow::code_hash, "two invites with one code");
}

std::optional<InviteRow> MemoryStore::invite_by_code(const Hash& code_hash) {
    const auto found = std::ranges::find(impl_->invites, code_hash, &InviteRow::code_hash);
    if (found == impl_->invites.end()) return std::nullopt;
    return *found;
}

std::vector<InviteRow> MemoryStore::invites() {
    auto result = impl_->invites;
    std::ranges::sort(result, {}, [](const InviteRow& invite) {
        return std::pair(-invite.created_ms, invite.id);
    });
    return result;
}

bool MemoryStore::use_invite(const Hash& code_hash, const std::string& person_id,
                             std::int64_t now_ms) {
    const auto person = impl_->people.find(person_id);
    if (person == impl_->people.end()) return false;
    if (person->second.admitted_ms != 0) return true;
    const auto invite = std::ranges::find(impl_->invites, code_hash, &InviteRow::code_hash);
    const bool good = invite != impl_->invites.end() && invite->revoked_ms == 0 &&
                      invite->uses_left > 0 &&
                      (invite->expires_ms == 0 || now_ms < invite->expires_ms);
    if (!good) return false;
    --invite->uses_left;
    person->second.admitted_ms = now_ms;
    return true;
}

// ---- requests

void MemoryStore::put_invite_request(const InviteRequestRow& request) {
    put_with_hash(impl_->requests, request, &InviteRequestRow::key_hash,
                  "two requests with one key");
}

std::optional<InviteRequestRow> MemoryStore::invite_request(const std::string& id) {
    const auto* found = find_row(impl_->requests, id);
    return found ? std::optional(*found) : std::nullopt;
}

std::optional<InviteRequestRow> MemoryStore::invite_request_by_key(const Hash& key_hash) {
    const auto found = std::ranges::find(impl_->requests, key_hash, &InviteRequestRow::key_hash);
    if (found == impl_->requests.end()) return std::nullopt;
    return *found;
}

std::vector<InviteRequestRow> MemoryStore::invite_requests(const std::string& state) {
    auto result = impl_->requests;
    std::erase_if(result, [&](const InviteRequestRow& row) { return row.state != state; });
    return oldest_first(std::move(result));
}

std::vector<InviteRequestRow> MemoryStore::invite_requests_of(const std::string& person_id) {
    auto result = impl_->requests;
    std::erase_if(result, [&](const InviteRequestRow& row) { return row.person_id != person_id; });
    return oldest_first(std::move(result));
}

// ---- operators

std::int64_t MemoryStore::add_report(const ReportRow& report) {
    impl_->reports.push_back(report);
    impl_->reports.back().number = ++impl_->last_report;
    return impl_->last_report;
}

std::vector<ReportRow> MemoryStore::reports(bool open_only) {
    std::vector<ReportRow> result(impl_->reports.rbegin(), impl_->reports.rend());
    if (open_only) std::erase_if(result, [](const ReportRow& row) { return row.closed_ms != 0; });
    return result;
}

bool MemoryStore::close_report(std::int64_t number, std::int64_t now_ms) {
    const auto found = std::ranges::find(impl_->reports, number, &ReportRow::number);
    if (found == impl_->reports.end() || found->closed_ms != 0) return false;
    found->closed_ms = now_ms;
    return true;
}

void MemoryStore::add_audit(const AuditRow& row) {
    impl_->acts.push_back(row);
    impl_->acts.back().number = static_cast<std::int64_t>(impl_->acts.size());
}

std::vector<AuditRow> MemoryStore::audit(int limit) {
    std::vector<AuditRow> result(impl_->acts.rbegin(), impl_->acts.rend());
    if (result.size() > static_cast<std::size_t>(limit)) {
        result.resize(static_cast<std::size_t>(limit));
    }
    return result;
}

std::vector<std::pair<std::string, std::int64_t>> MemoryStore::counts() {
    const auto open_tables = std::ranges::count_if(
        impl_->tables, [](const auto& entry) { return !entry.second.row.closed; });
    return {{"people", std::ssize(impl_->people)},
            {"devices", std::ssize(impl_->devices)},
            {"tables_open", open_tables},
            {"rounds", std::ssize(impl_->rounds)},
            {"games", std::ssize(impl_->games)},
            {"invites", std::ssize(impl_->invites)},
            {"reports_open", std::ranges::count(impl_->reports, 0, &ReportRow::closed_ms)}};
}

}  // namespace kitchen_table::store
