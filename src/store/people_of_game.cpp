#include "people_of_game.h"

namespace kitchen_table::store {

std::set<std::string> people_of(const GameRow& game) {
    std::set<std::string> people;
    for (const auto& seat : game.seats) {
        if (!seat.person_id.empty()) people.insert(seat.person_id);
    }
    return people;
}

std::string key_of(const std::set<std::string>& person_ids) {
    std::string key;
    for (const auto& id : person_ids) {
        if (!key.empty()) key += ' ';
        key += id;
    }
    return key;
}

}  // namespace kitchen_table::store
