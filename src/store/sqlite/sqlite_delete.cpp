// Everything about one person goes from the SQLite store.
#include "store_impl.h"

namespace kitchen_table::store {

namespace sqlite {

// The condition on the empty id lets SQLite use the index of people's games.
DeleteStatements::DeleteStatements(Connection& connection)
    : games_together(connection, R"(
          UPDATE games SET people_key = '' WHERE number IN (
              SELECT game_number FROM game_seats WHERE person_id = ?1 AND person_id <> ''))"),
      seats(connection, R"(
          UPDATE game_seats SET person_id = '', name = ''
          WHERE person_id = ?1 AND person_id <> '')"),
      acts(connection, "UPDATE audit SET subject = '', detail = '' WHERE subject = ?1"),
      reports(connection, "DELETE FROM reports WHERE reporter_id = ?1 OR reported_id = ?1"),
      excerpts(connection, "UPDATE reports SET excerpt = '[]' WHERE instr(excerpt, ?1) > 0"),
      requests(connection, "DELETE FROM invite_requests WHERE person_id = ?1"),
      sign_ins(connection, "DELETE FROM sign_ins WHERE person_id = ?1"),
      preferences(connection, "DELETE FROM preferences WHERE person_id = ?1"),
      devices(connection, "DELETE FROM devices WHERE person_id = ?1"),
      person(connection, "DELETE FROM people WHERE id = ?1") {}

}  // namespace sqlite

void SqliteStore::delete_person(const std::string& id) {
    if (id.empty()) return;  // acts and reports about nobody have an empty id, too
    auto& deleting = impl_->statements.deleting;
    sqlite::Transaction transaction(impl_->connection);
    deleting.games_together.run(id);  // before the seats, which say which games these are
    for (auto* statement : {&deleting.seats, &deleting.acts, &deleting.reports, &deleting.excerpts,
                            &deleting.requests, &deleting.sign_ins, &deleting.preferences,
                            &deleting.devices, &deleting.person}) {
        statement->run(id);
    }
    transaction.commit();
}

}  // namespace kitchen_table::store
