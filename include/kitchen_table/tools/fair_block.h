// The proof of a shuffle as a round record shows it.
#pragma once

#include "kitchen_table/fair/kt_fair.h"
#include "kitchen_table/wire/crazy_eights/round_record.h"

namespace kitchen_table::tools {

/// The `fair` block (docs/formats.md §5) of a round that is dealt from these inputs, its secret
/// shown: all texts in hexadecimal, a contribution for each seat that made one.
wire::crazy_eights::FairBlock fair_block(const fair::DealInputs& inputs);

}  // namespace kitchen_table::tools
