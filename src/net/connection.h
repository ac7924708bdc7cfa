// One WebSocket as the actors see it. Every function may be called from any thread and returns at
// once; what is said is carried out on the connection's own strand, in order. Actors hold
// connections by weak_ptr only.
#pragma once

#include "kitchen_table/table/table.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace kitchen_table::net {

class TableActor;

/// Which table a connection follows. Each time it follows one anew the number is another, so that
/// what an earlier table (or an earlier view of the same) still had under way is recognised and
/// dropped.
struct Following {
    std::weak_ptr<TableActor> table;
    std::string table_id;
    std::uint64_t number = 0;
};

/// What a person may do, beside who they are; an operator may change it at any time.
struct Permissions {
    bool admitted = true;             // on a server by invitation
    std::int64_t muted_until_ms = 0;  // wall clock
};

class Connection {
public:
    virtual ~Connection() = default;

    /// The person has another name, or may do more or less than before.
    virtual void person_changed(table::Person person, Permissions permissions) = 0;

    virtual void send(table::Text text) = 0;
    /// A message of the table that is followed under `number`.
    virtual void send_from_table(table::Text text, std::uint64_t number, bool spectator) = 0;

    /// Ends the wait after a create, join or resume: the table that is followed from now on, or
    /// nullopt if all stays as it was.
    virtual void settle(std::optional<Following> following) = 0;
    /// The table that was followed under `number` is gone.
    virtual void table_gone(std::uint64_t number) = 0;

    /// Says what still waits to be said, then closes.
    virtual void close(std::uint16_t code, std::string reason) = 0;
};

}  // namespace kitchen_table::net
