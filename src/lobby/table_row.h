// A table's summary as the row that browsers get.
#pragma once

#include "kitchen_table/lobby/lobby.h"
#include "kitchen_table/wire/server_messages.h"

namespace kitchen_table::lobby {

inline wire::TableRow row_of(const Summary& summary) {
    wire::TableRow row;
    row.table = summary.table_id;
    row.ruleset = summary.ruleset;
    row.line_json = summary.line;
    row.seats = summary.seats;
    for (const auto& person : summary.people)
        row.people.push_back(person.name);
    row.computers = summary.computers;
    row.state = summary.state;
    row.round = summary.round;
    row.best = summary.best;
    row.watchers = summary.watchers;
    row.host = summary.host;
    row.created_ms = summary.created_ms;
    row.access = summary.access;
    row.watching = summary.watching;
    row.locked = summary.locked;
    return row;
}

}  // namespace kitchen_table::lobby
