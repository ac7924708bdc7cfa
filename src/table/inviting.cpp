// Private tables: their code, and who came in with it. Who may join is settled by the lobby, from
// the table's summary.
#include "table_impl.h"

#include "kitchen_table/fair/bytes.h"

#include <algorithm>
#include <span>

namespace kitchen_table::table {

void Table::Impl::carry_out(const command::RenewInvite& renew) {
    const auto to = wire::RefusalTo::request(renew.request_id);
    if (!host_asks(renew.connection, to)) return;
    if (settings_.access != Access::private_) {
        return refuse(renew.connection, to,
                      wire::refusal_members("bad_value", "table", "is not private"));
    }
    invite_ = new_code();
    Change change;
    change.store_table = true;
    publish(std::move(change));
    done(renew.connection, renew.request_id);
}

/// Whoever is here when a table becomes private is a guest of it.
void Table::Impl::set_access(Access access) {
    settings_.access = access;
    if (access != Access::private_) {
        invite_.clear();
        guests_.clear();
        return;
    }
    if (invite_.empty()) invite_ = new_code();
    for (const Person& person : seats_.people())
        add_guest(person.id);
    for (const auto& [connection, viewer] : viewers_)
        add_guest(viewer.person.id);
}

/// Whether they were not one before. With too many the one who came first and is not here goes.
bool Table::Impl::add_guest(const std::string& person_id) {
    if (std::ranges::find(guests_, person_id) != guests_.end()) return false;
    guests_.push_back(person_id);
    if (guests_.size() > static_cast<std::size_t>(around_.limits.guests_max)) {
        const auto gone = std::ranges::find_if(guests_, [this](const std::string& guest) {
            return !seats_.of_person(guest) && !attends({guest, {}});
        });
        if (gone != guests_.end()) guests_.erase(gone);
    }
    return true;
}

/// 128 random bits in base32, as ids are.
std::string Table::Impl::new_code() {
    const auto random = around_.entropy->bytes32();
    return fair::to_base32(std::span(random).first<16>());
}

}  // namespace kitchen_table::table
