// Every statement that the store uses while it serves, prepared once.
#pragma once

#include "connection.h"

namespace kitchen_table::store::sqlite {

struct Statements {
    explicit Statements(Connection& connection);

    Statement put_table, drop_actions, put_action, put_round, put_game;
    // Columns: number, then TableRow in order.
    Statement open_tables, one_table;
    // Columns: table_number, then ActionRow in order without table_id.
    Statement all_actions, actions_of_table;
    Statement put_person, person_by_token, person_by_id;
    Statement one_round, rounds_of_game, games_of_table;
    Statement put_preference, preference;
};

}  // namespace kitchen_table::store::sqlite
