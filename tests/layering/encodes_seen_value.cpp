// The counterpart: what its owner sees of a secret is an ordinary value.
#include <nlohmann/json.hpp>

#include "kitchen_table/cards/secret.h"

using nlohmann::to_json;

void encode(nlohmann::json& json, const kitchen_table::cards::Secret<int>& secret,
            kitchen_table::cards::Seat viewer) {
    to_json(json, secret.seen_by(viewer).value_or(0));
}
