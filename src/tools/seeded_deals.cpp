#include "seeded_deals.h"

#include "kitchen_table/wire/crazy_eights/codec.h"

#include <algorithm>
#include <utility>

namespace kitchen_table::tools {

namespace eights = rules::crazy_eights;

SeededDeals::SeededDeals(std::string name, std::uint64_t seed, const eights::Rules& rules,
                         int seats)
    : name_(std::move(name)),
      seed_(std::to_string(seed)),
      rules_hash_(fair::sha256(fair::bytes_of(wire::crazy_eights::canonical_text(rules)))),
      packs_(eights::packs_for(rules, seats)),
      jokers_per_pack_(rules.jokers_per_pack),
      seats_(seats) {}

fair::Bytes32 SeededDeals::digest_of(const std::string& what, int game,
                                     std::optional<int> round) const {
    auto text = name_ + "-" + what + ":" + seed_ + ":" + std::to_string(game);
    if (round) text += ":" + std::to_string(*round);
    return fair::sha256(fair::bytes_of(text));
}

fair::DealInputs SeededDeals::inputs(int game, int round) const {
    fair::DealInputs inputs;
    const auto id = digest_of("game", game, std::nullopt);
    std::copy_n(id.begin(), inputs.game_id.size(), inputs.game_id.begin());
    inputs.round = static_cast<std::uint32_t>(round);
    inputs.secret = digest_of("secret", game, round);
    inputs.rules_hash = rules_hash_;
    inputs.packs = packs_;
    inputs.jokers_per_pack = jokers_per_pack_;
    inputs.seats.resize(static_cast<std::size_t>(seats_));
    return inputs;
}

eights::GameProgress SeededDeals::first_round(int game) const {
    const auto key = fair::deal_key(inputs(game, 1));
    return eights::new_game(seats_, eights::Seat(fair::first_dealer(key, seats_)));
}

fair::Stream SeededDeals::players(int game, int round) const {
    return fair::Stream(digest_of("players", game, round), 0);
}

std::uint64_t next_seed(fair::Stream& stream) {
    const std::uint64_t high = stream.word();
    return high << 32U | stream.word();
}

}  // namespace kitchen_table::tools
