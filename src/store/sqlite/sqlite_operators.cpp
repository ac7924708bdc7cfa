// What operators see and do, in the SQLite store.
#include "store_impl.h"

namespace kitchen_table::store {

namespace sqlite {

namespace {

constexpr std::string_view add_report_sql = R"(
    INSERT INTO reports(at_ms, table_id, reporter_id, reported_id, about, excerpt, closed_ms)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7))";

constexpr std::string_view close_report_sql = R"(
    UPDATE reports SET closed_ms = ?2 WHERE number = ?1 AND closed_ms = 0)";

constexpr std::string_view reports_sql = R"(
    SELECT number, at_ms, table_id, reporter_id, reported_id, about, excerpt, closed_ms
    FROM reports ORDER BY number DESC)";

constexpr std::string_view open_reports_sql = R"(
    SELECT number, at_ms, table_id, reporter_id, reported_id, about, excerpt, closed_ms
    FROM reports WHERE closed_ms = 0 ORDER BY number DESC)";

constexpr std::string_view add_audit_sql = R"(
    INSERT INTO audit(at_ms, act, subject, detail) VALUES (?1, ?2, ?3, ?4))";

constexpr std::string_view audit_sql = R"(
    SELECT number, at_ms, act, subject, detail FROM audit ORDER BY number DESC LIMIT ?1)";

constexpr std::string_view counts_sql = R"(
    SELECT 'people', count(*) FROM people
    UNION ALL SELECT 'devices', count(*) FROM devices
    UNION ALL SELECT 'tables_open', count(*) FROM tables WHERE closed = 0
    UNION ALL SELECT 'rounds', count(*) FROM rounds
    UNION ALL SELECT 'games', count(*) FROM games
    UNION ALL SELECT 'invites', count(*) FROM invites
    UNION ALL SELECT 'reports_open', count(*) FROM reports WHERE closed_ms = 0)";

ReportRow report_of(const Rows& rows) {
    return {rows.integer(0), rows.integer(1), rows.text(2), rows.text(3),
            rows.text(4),    rows.text(5),    rows.text(6), rows.integer(7)};
}

}  // namespace

OperatorStatements::OperatorStatements(Connection& connection)
    : add_report(connection, add_report_sql),
      close_report(connection, close_report_sql),
      reports(connection, reports_sql),
      open_reports(connection, open_reports_sql),
      add_audit(connection, add_audit_sql),
      audit(connection, audit_sql),
      counts(connection, counts_sql) {}

}  // namespace sqlite

std::int64_t SqliteStore::add_report(const ReportRow& report) {
    impl_->statements.operators.add_report.run(report.at_ms, report.table_id, report.reporter_id,
                                               report.reported_id, report.about, report.excerpt,
                                               report.closed_ms);
    return impl_->connection.last_number();
}

std::vector<ReportRow> SqliteStore::reports(bool open_only) {
    auto& prepared = impl_->statements.operators;
    std::vector<ReportRow> result;
    auto rows = open_only ? prepared.open_reports.rows() : prepared.reports.rows();
    while (rows.next())
        result.push_back(sqlite::report_of(rows));
    return result;
}

bool SqliteStore::close_report(std::int64_t number, std::int64_t now_ms) {
    impl_->statements.operators.close_report.run(number, now_ms);
    return impl_->connection.rows_changed() > 0;
}

void SqliteStore::add_audit(const AuditRow& row) {
    impl_->statements.operators.add_audit.run(row.at_ms, row.act, row.subject, row.detail);
}

std::vector<AuditRow> SqliteStore::audit(int limit) {
    std::vector<AuditRow> result;
    for (auto rows = impl_->statements.operators.audit.rows(limit); rows.next();) {
        result.push_back(
            {rows.integer(0), rows.integer(1), rows.text(2), rows.text(3), rows.text(4)});
    }
    return result;
}

std::vector<std::pair<std::string, std::int64_t>> SqliteStore::counts() {
    std::vector<std::pair<std::string, std::int64_t>> result;
    for (auto rows = impl_->statements.operators.counts.rows(); rows.next();)
        result.emplace_back(rows.text(0), rows.integer(1));
    return result;
}

}  // namespace kitchen_table::store
