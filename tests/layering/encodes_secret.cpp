// A value for one seat's eyes has no JSON.
#include <nlohmann/json.hpp>

#include "kitchen_table/cards/secret.h"

void encode(nlohmann::json& json, const kitchen_table::cards::Secret<int>& secret) {
    to_json(json, secret);
}
