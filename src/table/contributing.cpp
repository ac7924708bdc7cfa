// What people add to a shuffle (KT-FAIR-1): each browser sends 32 random bytes for the commitment
// that it has seen. They are kept in memory until the deal, where they are fixed and stored with
// it; after a restart before the deal the browsers send them again.
#include "table_impl.h"

#include "round_shares.h"

namespace kitchen_table::table {

void Table::Impl::carry_out(const command::Contribute& contribute) {
    const auto to = wire::RefusalTo::request(contribute.request_id);
    const Viewer* viewer = requester(contribute.connection, to);
    if (!viewer) return;
    const auto no = [&](const std::string& members) {
        refuse(contribute.connection, to, members);
    };
    const auto contribution = fair::bytes32_from_hex(contribute.contribution);
    if (!contribution) {
        return no(wire::refusal_members("bad_value", "contribution",
                                        "must be 64 hexadecimal digits in lower case"));
    }
    const auto seat = seats_.of_person(viewer->person.id);
    if (!seat) return no(wire::refusal_members("not_seated"));
    if (!next_ || next_->commitment != contribute.commitment) {
        return no(wire::refusal_members("stale_commitment"));
    }
    SeatState& state = seats_.at(*seat);
    // The first one stays, so that nobody can try others.
    if (!state.contribution) {
        state.contribution = contribution;
        publish({});
    }
    done(contribute.connection, contribute.request_id);
}

/// While a round is under way; then its record has them.
std::optional<std::vector<wire::ShareView>> Table::Impl::shares_shown() const {
    if (state_ != State::playing) return std::nullopt;
    std::vector<wire::ShareView> shown;
    for (const fair::SeatShare& share : shares_of(dealt_.value())) {
        const bool contributed = share.kind == fair::SeatKind::contributed;
        shown.push_back({static_cast<int>(share.kind),
                         contributed ? fair::to_hex(share.contribution) : std::string()});
    }
    return shown;
}

}  // namespace kitchen_table::table
