#include "round_shares.h"

#include <stdexcept>

namespace kitchen_table::table {

std::vector<fair::SeatShare> shares_of(const wire::StoredRound& round) {
    std::vector<fair::SeatShare> shares;
    for (std::size_t seat = 0; seat < round.computers.size(); ++seat) {
        const bool computer = round.computers[seat];
        fair::SeatShare share{computer ? fair::SeatKind::computer : fair::SeatKind::silent, {}};
        if (seat < round.contributions.size() && !round.contributions[seat].empty()) {
            const auto contribution = fair::bytes32_from_hex(round.contributions[seat]);
            if (!contribution) throw std::runtime_error("a stored contribution cannot be read");
            share = {fair::SeatKind::contributed, *contribution};
        }
        shares.push_back(share);
    }
    return shares;
}

}  // namespace kitchen_table::table
