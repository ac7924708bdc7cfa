// Invites, and requests for one, in the SQLite store.
#include "store_impl.h"

namespace kitchen_table::store {

namespace sqlite {

namespace {

constexpr std::string_view put_invite_sql = R"(
    INSERT INTO invites(id, code_hash, note, created_ms, expires_ms, uses_left, revoked_ms)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
    ON CONFLICT(id) DO UPDATE SET
        code_hash = excluded.code_hash, note = excluded.note, created_ms = excluded.created_ms,
        expires_ms = excluded.expires_ms, uses_left = excluded.uses_left,
        revoked_ms = excluded.revoked_ms)";

constexpr std::string_view use_up_sql = R"(
    UPDATE invites SET uses_left = uses_left - 1
    WHERE code_hash = ?1 AND uses_left > 0 AND revoked_ms = 0
          AND (expires_ms = 0 OR expires_ms > ?2))";

constexpr std::string_view admit_sql = "UPDATE people SET admitted_ms = ?2 WHERE id = ?1";

constexpr std::string_view invite_by_code_sql = R"(
    SELECT id, code_hash, note, created_ms, expires_ms, uses_left, revoked_ms
    FROM invites WHERE code_hash = ?1)";

constexpr std::string_view invites_sql = R"(
    SELECT id, code_hash, note, created_ms, expires_ms, uses_left, revoked_ms
    FROM invites ORDER BY created_ms DESC, id)";

constexpr std::string_view put_request_sql = R"(
    INSERT INTO invite_requests(id, key_hash, person_id, name, reach, line, created_ms, state,
                                decided_ms)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
    ON CONFLICT(id) DO UPDATE SET
        key_hash = excluded.key_hash, person_id = excluded.person_id, name = excluded.name,
        reach = excluded.reach, line = excluded.line, created_ms = excluded.created_ms,
        state = excluded.state, decided_ms = excluded.decided_ms)";

constexpr std::string_view request_sql = R"(
    SELECT id, key_hash, person_id, name, reach, line, created_ms, state, decided_ms
    FROM invite_requests WHERE id = ?1)";

constexpr std::string_view request_by_key_sql = R"(
    SELECT id, key_hash, person_id, name, reach, line, created_ms, state, decided_ms
    FROM invite_requests WHERE key_hash = ?1)";

constexpr std::string_view requests_in_state_sql = R"(
    SELECT id, key_hash, person_id, name, reach, line, created_ms, state, decided_ms
    FROM invite_requests WHERE state = ?1 ORDER BY created_ms, id)";

constexpr std::string_view requests_of_person_sql = R"(
    SELECT id, key_hash, person_id, name, reach, line, created_ms, state, decided_ms
    FROM invite_requests WHERE person_id = ?1 ORDER BY created_ms, id)";

InviteRow invite_of(const Rows& rows) {
    return {rows.text(0),    rows.hash(1),  rows.text(2),   rows.integer(3),
            rows.integer(4), rows.small(5), rows.integer(6)};
}

InviteRequestRow request_of(const Rows& rows) {
    return {rows.text(0), rows.hash(1),    rows.text(2), rows.text(3),   rows.text(4),
            rows.text(5), rows.integer(6), rows.text(7), rows.integer(8)};
}

template <class Key>
std::optional<InviteRequestRow> first_request(Statement& statement, const Key& key) {
    auto rows = statement.rows(key);
    if (!rows.next()) return std::nullopt;
    return request_of(rows);
}

std::vector<InviteRequestRow> all_requests(Statement& statement, const std::string& which) {
    std::vector<InviteRequestRow> result;
    for (auto rows = statement.rows(which); rows.next();)
        result.push_back(request_of(rows));
    return result;
}

}  // namespace

InviteStatements::InviteStatements(Connection& connection)
    : put_invite(connection, put_invite_sql),
      use_up(connection, use_up_sql),
      admit(connection, admit_sql),
      invite_by_code(connection, invite_by_code_sql),
      invites(connection, invites_sql),
      put_request(connection, put_request_sql),
      request(connection, request_sql),
      request_by_key(connection, request_by_key_sql),
      requests_in_state(connection, requests_in_state_sql),
      requests_of_person(connection, requests_of_person_sql) {}

}  // namespace sqlite

void SqliteStore::put_invite(const InviteRow& invite) {
    impl_->statements.invites.put_invite.run(invite.id, invite.code_hash, invite.note,
                                             invite.created_ms, invite.expires_ms, invite.uses_left,
                                             invite.revoked_ms);
}

std::optional<InviteRow> SqliteStore::invite_by_code(const Hash& code_hash) {
    auto rows = impl_->statements.invites.invite_by_code.rows(code_hash);
    if (!rows.next()) return std::nullopt;
    return sqlite::invite_of(rows);
}

std::vector<InviteRow> SqliteStore::invites() {
    std::vector<InviteRow> result;
    for (auto rows = impl_->statements.invites.invites.rows(); rows.next();)
        result.push_back(sqlite::invite_of(rows));
    return result;
}

bool SqliteStore::use_invite(const Hash& code_hash, const std::string& person_id,
                             std::int64_t now_ms) {
    sqlite::Transaction transaction(impl_->connection);
    const auto person = person_by_id(person_id);
    if (!person) return false;
    if (person->admitted_ms != 0) return true;
    impl_->statements.invites.use_up.run(code_hash, now_ms);
    if (impl_->connection.rows_changed() == 0) return false;
    impl_->statements.invites.admit.run(person_id, now_ms);
    transaction.commit();
    return true;
}

void SqliteStore::put_invite_request(const InviteRequestRow& request) {
    impl_->statements.invites.put_request.run(
        request.id, request.key_hash, request.person_id, request.name, request.reach, request.line,
        request.created_ms, request.state, request.decided_ms);
}

std::optional<InviteRequestRow> SqliteStore::invite_request(const std::string& id) {
    return sqlite::first_request(impl_->statements.invites.request, id);
}

std::optional<InviteRequestRow> SqliteStore::invite_request_by_key(const Hash& key_hash) {
    return sqlite::first_request(impl_->statements.invites.request_by_key, key_hash);
}

std::vector<InviteRequestRow> SqliteStore::invite_requests(const std::string& state) {
    return sqlite::all_requests(impl_->statements.invites.requests_in_state, state);
}

std::vector<InviteRequestRow> SqliteStore::invite_requests_of(const std::string& person_id) {
    return sqlite::all_requests(impl_->statements.invites.requests_of_person, person_id);
}

}  // namespace kitchen_table::store
