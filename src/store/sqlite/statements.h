// Every statement that the store uses while it serves, prepared once. Each group is defined in the
// file that uses it, where its columns are read.
#pragma once

#include "connection.h"

namespace kitchen_table::store::sqlite {

struct TableStatements {
    explicit TableStatements(Connection& connection);
    Statement put_table, drop_actions, put_action;
    // Columns: number, then TableRow in order.
    Statement open_tables, one_table;
    // Columns: table_number, then ActionRow in order without table_id.
    Statement all_actions, actions_of_table;
};

struct PeopleStatements {
    explicit PeopleStatements(Connection& connection);
    Statement put_person;
    // Columns: PersonRow in order.
    Statement person_by_id, people_named;
    Statement put_device, remove_device;
    // Columns: DeviceRow in order.
    Statement device_by_token, devices_of;
    Statement put_sign_in, sign_in, drop_sign_in;
    Statement put_preference, preference, preferences_from, drop_preference;
};

/// What deleting a person takes, each with the person's id.
struct DeleteStatements {
    explicit DeleteStatements(Connection& connection);
    Statement games_together, seats, acts, reports, excerpts, requests, sign_ins, preferences,
        devices, person;
};

struct InviteStatements {
    explicit InviteStatements(Connection& connection);
    Statement put_invite, use_up, admit;
    // Columns: InviteRow in order.
    Statement invite_by_code, invites;
    Statement put_request;
    // Columns: InviteRequestRow in order.
    Statement request, request_by_key, requests_in_state, requests_of_person;
};

struct OperatorStatements {
    explicit OperatorStatements(Connection& connection);
    Statement add_report, close_report;
    // Columns: ReportRow in order.
    Statement reports, open_reports;
    Statement add_audit, audit, counts;
};

struct GameStatements {
    explicit GameStatements(Connection& connection);
    Statement put_round;
    // Columns: RoundRow in order.
    Statement one_round, rounds_of_game;
    Statement put_game, put_seat, seats;
    // Columns: number, then GameRow in order without its seats.
    Statement one_game, games_of_table, games_of_person;
    // Columns: ended_ms, id, table_id, game.
    Statement games_of_person_from;
    Statement records, leaders, together;
};

struct Statements {
    explicit Statements(Connection& connection)
        : tables(connection),
          people(connection),
          deleting(connection),
          invites(connection),
          operators(connection),
          games(connection) {}
    TableStatements tables;
    PeopleStatements people;
    DeleteStatements deleting;
    InviteStatements invites;
    OperatorStatements operators;
    GameStatements games;
};

}  // namespace kitchen_table::store::sqlite
