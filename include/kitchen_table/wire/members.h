// A flat JSON object as its members, each already encoded. Views are flat (docs/protocol.md §3), so
// what changed between two views is a matter of comparing texts, and no layer above has to know
// JSON.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kitchen_table::wire {

struct Member {
    std::string name;
    std::string value;  // JSON text
    friend bool operator==(const Member&, const Member&) = default;
};
using Members = std::vector<Member>;

/// Text as a JSON string. Bytes that are no UTF-8 (a damaged store) are replaced, not sent.
std::string string_text(std::string_view text);

/// {"name":value,…} in the order of `members`.
std::string object_text(const Members& members);

/// The members of `now` that `before` lacks or holds with another value, in the order of `now`.
Members changes(const Members& before, const Members& now);

}  // namespace kitchen_table::wire
