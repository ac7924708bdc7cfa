#include "kitchen_table/tools/fair_block.h"

namespace kitchen_table::tools {

wire::crazy_eights::FairBlock fair_block(const fair::DealInputs& inputs) {
    wire::crazy_eights::FairBlock block;
    block.version = fair::version;
    block.game_id = fair::to_hex(inputs.game_id);
    block.commitment = fair::to_hex(fair::commitment(inputs.game_id, inputs.round, inputs.secret));
    block.secret = fair::to_hex(inputs.secret);
    block.rules_hash = fair::to_hex(inputs.rules_hash);
    for (const auto& share : inputs.seats) {
        const bool contributed = share.kind == fair::SeatKind::contributed;
        block.seats.push_back(
            {static_cast<int>(share.kind), contributed ? fair::to_hex(share.contribution) : ""});
    }
    return block;
}

}  // namespace kitchen_table::tools
