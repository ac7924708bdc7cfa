// What the operators of a server can do (docs/operations.md), without I/O: a request and what the
// server knows of itself go in, an answer and perhaps something for the outside to do come out.
// Nothing here ever has a hand to show: of a table it knows the line that the lobby has.
#pragma once

#include "kitchen_table/store/store.h"
#include "kitchen_table/table/table.h"
#include "kitchen_table/wire/admin.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace kitchen_table::lobby {

/// What lives in memory, read just before the request is carried out.
struct LiveServer {
    std::vector<table::Summary> tables;
    int rounds_under_way = 0;
    bool draining = false;
    int connections = 0;
    bool by_invitation = false;
    std::string version;
    std::string address;                     // for links to send, such as http://localhost:8080
    std::optional<std::uint16_t> page_port;  // of the operators' page, where there is one
};

namespace admin_effect {
struct CloseTable {
    std::string id;
};
struct SetDraining {
    bool on = true;
};
/// The row is stored; this person's connections must follow it.
struct PersonChanged {
    store::PersonRow person;
};
/// The answer is made when the copy is complete (wire::admin::backup).
struct MakeBackup {
    std::string file;
};
}  // namespace admin_effect

using AdminEffect =
    std::variant<std::monostate, admin_effect::CloseTable, admin_effect::SetDraining,
                 admin_effect::PersonChanged, admin_effect::MakeBackup>;

struct AdminOutcome {
    std::string answer;  // JSON of wire/admin_answers.h; of a backup it is empty
    AdminEffect effect;
};

/// Carries out one request. Whatever changes something, and a backup, is written to the audit log
/// first; a request that is refused leaves no trace. `entropy` makes the codes and ids of
/// invitations. Throws StoreError as the store does.
AdminOutcome carry_out(const wire::admin::Request& request, store::Store& store,
                       const LiveServer& live, table::Entropy& entropy, std::int64_t wall_ms);

}  // namespace kitchen_table::lobby
