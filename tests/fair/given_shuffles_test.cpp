#include "kitchen_table/fair/given_shuffles.h"
#include "kitchen_table/fair/kt_fair.h"

#include <algorithm>

#include <catch2/catch.hpp>

namespace cards = kitchen_table::cards;
namespace fair = kitchen_table::fair;

namespace {

std::vector<cards::Card> faces(std::initializer_list<const char*> texts) {
    std::vector<cards::Card> list;
    for (const auto* text : texts)
        list.push_back(*cards::card_from_text(text));
    return list;
}

}  // namespace

TEST_CASE("a written pack is dealt as it was written, with each card once") {
    auto order = fair::new_pack(2, 2);
    std::reverse(order.begin(), order.end());
    auto written = order;
    for (auto& card : written)
        card = cards::Card::from_face(card.face());  // text knows no packs
    fair::GivenShuffles source({written, {}, {}});
    auto pack = fair::new_pack(2, 2);
    REQUIRE(source.shuffle_pack(pack));
    for (std::size_t i = 0; i < pack.size(); ++i) {
        CHECK(pack[i].looks_like(order[i]));
        CHECK(std::count(pack.begin(), pack.end(), pack[i]) == 1);
    }
}

TEST_CASE("a written pack of other cards is not dealt") {
    auto written = fair::new_pack(1, 0);
    written[0] = written[1];
    fair::GivenShuffles source({written, {}, {}});
    auto pack = fair::new_pack(1, 0);
    CHECK_FALSE(source.shuffle_pack(pack));
    CHECK(pack == fair::new_pack(1, 0));
}

TEST_CASE("a place for a buried starter lies inside the stock and is given once") {
    fair::GivenShuffles source({{}, {5, 5}, {}});
    CHECK(source.bury_index(6) == 5);
    CHECK_FALSE(source.bury_index(5));
    CHECK_FALSE(source.used_up());
    CHECK(source.bury_index(6) == 5);
    CHECK(source.used_up());
    CHECK_FALSE(source.bury_index(6));
}

TEST_CASE("a written recycle holds exactly the cards under the top") {
    fair::GivenShuffles source({{}, {}, {faces({"7D", "4S"})}});
    auto other = faces({"7D", "5S"});
    CHECK_FALSE(source.shuffle_recycle(other));
    CHECK(other == faces({"7D", "5S"}));
    auto under = faces({"4S", "7D"});
    REQUIRE(source.shuffle_recycle(under));
    CHECK(under == faces({"7D", "4S"}));
    CHECK_FALSE(source.shuffle_recycle(under));
    source.add_recycled(faces({"4S", "7D"}));
    CHECK(source.shuffle_recycle(under));
    CHECK(source.used_up());
}
