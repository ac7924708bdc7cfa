// People, their devices and what they chose, in the SQLite store.
#include "store_impl.h"

namespace kitchen_table::store {

namespace sqlite {

namespace {

constexpr std::string_view put_person_sql = R"(
    INSERT INTO people(id, name, created_ms, seen_ms, admitted_ms, muted_until_ms, banned_until_ms)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
    ON CONFLICT(id) DO UPDATE SET
        name = excluded.name, created_ms = excluded.created_ms, seen_ms = excluded.seen_ms,
        admitted_ms = excluded.admitted_ms, muted_until_ms = excluded.muted_until_ms,
        banned_until_ms = excluded.banned_until_ms)";

constexpr std::string_view person_by_id_sql = R"(
    SELECT id, name, created_ms, seen_ms, admitted_ms, muted_until_ms, banned_until_ms
    FROM people WHERE id = ?1)";

// instr, unlike LIKE, has no characters with a meaning of their own.
constexpr std::string_view people_named_sql = R"(
    SELECT id, name, created_ms, seen_ms, admitted_ms, muted_until_ms, banned_until_ms
    FROM people WHERE instr(lower(name), lower(?1)) > 0 ORDER BY created_ms DESC, id LIMIT ?2)";

constexpr std::string_view put_device_sql = R"(
    INSERT INTO devices(id, token_hash, person_id, name, created_ms, seen_ms)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6)
    ON CONFLICT(id) DO UPDATE SET
        token_hash = excluded.token_hash, person_id = excluded.person_id, name = excluded.name,
        created_ms = excluded.created_ms, seen_ms = excluded.seen_ms)";

constexpr std::string_view remove_device_sql = "DELETE FROM devices WHERE id = ?1";

constexpr std::string_view device_by_token_sql = R"(
    SELECT id, token_hash, person_id, name, created_ms, seen_ms
    FROM devices WHERE token_hash = ?1)";

constexpr std::string_view devices_of_sql = R"(
    SELECT id, token_hash, person_id, name, created_ms, seen_ms
    FROM devices WHERE person_id = ?1 ORDER BY created_ms, id)";

constexpr std::string_view put_sign_in_sql = R"(
    INSERT INTO sign_ins(person_id, code_hash, expires_ms) VALUES (?1, ?2, ?3)
    ON CONFLICT(person_id) DO UPDATE SET
        code_hash = excluded.code_hash, expires_ms = excluded.expires_ms)";

constexpr std::string_view sign_in_sql = R"(
    SELECT person_id, expires_ms FROM sign_ins WHERE code_hash = ?1)";

constexpr std::string_view drop_sign_in_sql = "DELETE FROM sign_ins WHERE code_hash = ?1";

constexpr std::string_view put_preference_sql = R"(
    INSERT INTO preferences(person_id, key, value) VALUES (?1, ?2, ?3)
    ON CONFLICT(person_id, key) DO UPDATE SET value = excluded.value)";

constexpr std::string_view preference_sql = R"(
    SELECT value FROM preferences WHERE person_id = ?1 AND key = ?2)";

constexpr std::string_view preferences_from_sql = R"(
    SELECT key, value FROM preferences WHERE person_id = ?1 AND key >= ?2 ORDER BY key)";

constexpr std::string_view drop_preference_sql = R"(
    DELETE FROM preferences WHERE person_id = ?1 AND key = ?2)";

PersonRow person_of(const Rows& rows) {
    return {rows.text(0),    rows.text(1),    rows.integer(2), rows.integer(3),
            rows.integer(4), rows.integer(5), rows.integer(6)};
}

DeviceRow device_of(const Rows& rows) {
    return {rows.text(0), rows.hash(1),    rows.text(2),
            rows.text(3), rows.integer(4), rows.integer(5)};
}

}  // namespace

PeopleStatements::PeopleStatements(Connection& connection)
    : put_person(connection, put_person_sql),
      person_by_id(connection, person_by_id_sql),
      people_named(connection, people_named_sql),
      put_device(connection, put_device_sql),
      remove_device(connection, remove_device_sql),
      device_by_token(connection, device_by_token_sql),
      devices_of(connection, devices_of_sql),
      put_sign_in(connection, put_sign_in_sql),
      sign_in(connection, sign_in_sql),
      drop_sign_in(connection, drop_sign_in_sql),
      put_preference(connection, put_preference_sql),
      preference(connection, preference_sql),
      preferences_from(connection, preferences_from_sql),
      drop_preference(connection, drop_preference_sql) {}

}  // namespace sqlite

// ---- people

std::optional<PersonRow> SqliteStore::person_by_id(const std::string& id) {
    auto rows = impl_->statements.people.person_by_id.rows(id);
    if (!rows.next()) return std::nullopt;
    return sqlite::person_of(rows);
}

void SqliteStore::put_person(const PersonRow& person) {
    impl_->statements.people.put_person.run(person.id, person.name, person.created_ms,
                                            person.seen_ms, person.admitted_ms,
                                            person.muted_until_ms, person.banned_until_ms);
}

std::vector<PersonRow> SqliteStore::people_named(const std::string& part, int limit) {
    std::vector<PersonRow> result;
    for (auto rows = impl_->statements.people.people_named.rows(part, limit); rows.next();) {
        result.push_back(sqlite::person_of(rows));
    }
    return result;
}

// ---- devices

std::optional<DeviceRow> SqliteStore::device_by_token(const Hash& token_hash) {
    auto rows = impl_->statements.people.device_by_token.rows(token_hash);
    if (!rows.next()) return std::nullopt;
    return sqlite::device_of(rows);
}

std::vector<DeviceRow> SqliteStore::devices_of(const std::string& person_id) {
    std::vector<DeviceRow> result;
    for (auto rows = impl_->statements.people.devices_of.rows(person_id); rows.next();) {
        result.push_back(sqlite::device_of(rows));
    }
    return result;
}

void SqliteStore::put_device(const DeviceRow& device) {
    impl_->statements.people.put_device.run(device.id, device.token_hash, device.person_id,
                                            device.name, device.created_ms, device.seen_ms);
}

void SqliteStore::put_guest(const PersonRow& person, const DeviceRow& device) {
    sqlite::Transaction transaction(impl_->connection);
    put_person(person);
    put_device(device);
    transaction.commit();
}

bool SqliteStore::remove_device(const std::string& id) {
    impl_->statements.people.remove_device.run(id);
    return impl_->connection.rows_changed() > 0;
}

void SqliteStore::put_sign_in(const Hash& code_hash, const std::string& person_id,
                              std::int64_t expires_ms) {
    impl_->statements.people.put_sign_in.run(person_id, code_hash, expires_ms);
}

std::optional<std::string> SqliteStore::take_sign_in(const Hash& code_hash, std::int64_t now_ms) {
    sqlite::Transaction transaction(impl_->connection);
    std::optional<std::string> person_id;
    {
        auto rows = impl_->statements.people.sign_in.rows(code_hash);
        if (rows.next() && now_ms < rows.integer(1)) person_id = rows.text(0);
    }
    impl_->statements.people.drop_sign_in.run(code_hash);
    transaction.commit();
    return person_id;
}

// ---- what somebody chose

void SqliteStore::put_preference(const std::string& person_id, const std::string& key,
                                 const std::string& value) {
    impl_->statements.people.put_preference.run(person_id, key, value);
}

std::optional<std::string> SqliteStore::preference(const std::string& person_id,
                                                   const std::string& key) {
    auto rows = impl_->statements.people.preference.rows(person_id, key);
    if (!rows.next()) return std::nullopt;
    return rows.text(0);
}

std::vector<std::pair<std::string, std::string>> SqliteStore::preferences(
    const std::string& person_id, const std::string& prefix) {
    std::vector<std::pair<std::string, std::string>> result;
    auto rows = impl_->statements.people.preferences_from.rows(person_id, prefix);
    // Keys that begin so follow each other in the order of keys, from the prefix itself on.
    while (rows.next() && rows.text(0).starts_with(prefix)) {
        result.emplace_back(rows.text(0), rows.text(1));
    }
    return result;
}

bool SqliteStore::drop_preference(const std::string& person_id, const std::string& key) {
    impl_->statements.people.drop_preference.run(person_id, key);
    return impl_->connection.rows_changed() > 0;
}

}  // namespace kitchen_table::store
