// What operators see and change of the tables and people that are there now. Every function may be
// called from any thread and returns at once; what it was given is called later, on any thread.
#pragma once

#include "kitchen_table/store/store.h"
#include "kitchen_table/table/table.h"

#include <functional>
#include <string>
#include <vector>

namespace kitchen_table::net {

class Live {
public:
    virtual ~Live() = default;

    /// Every open table as the lobby knows it.
    virtual void list_tables(std::function<void(std::vector<table::Summary>)> then) = 0;
    /// Closes a table and tells everybody there; false if there is none with this id.
    virtual void close_table(std::string id, std::function<void(bool)> then) = 0;
    /// From now on no round is dealt, or all goes on.
    virtual void drain(bool on) = 0;
    /// How many rounds are played now.
    virtual void drain_state(std::function<void(int rounds_under_way)> then) = 0;
    /// The row is stored: this person's connections follow it.
    virtual void person_changed(store::PersonRow person) = 0;
};

}  // namespace kitchen_table::net
