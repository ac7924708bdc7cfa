#include "kitchen_table/lobby/ids.h"

#include "kitchen_table/fair/bytes.h"

#include <span>

namespace kitchen_table::lobby {

std::string new_id(table::Entropy& entropy) {
    const auto random = entropy.bytes32();
    return fair::to_base32(std::span(random).first<16>());
}

}  // namespace kitchen_table::lobby
