#include "kitchen_table/tools/verify.h"

#include "proved_shuffles.h"

#include "kitchen_table/rules/crazy_eights/legality.h"

#include "rules/crazy_eights/game.h"

#include <algorithm>
#include <istream>
#include <ostream>

namespace kitchen_table::tools {
namespace {

namespace eights = rules::crazy_eights;
namespace codec = wire::crazy_eights;
using codec::RoundRecord;
using eights::Game;

using Problem = std::optional<std::string>;

// ---- the fair block ----

/// The deal's inputs as the record gives them, or what is no hexadecimal text.
std::expected<fair::DealInputs, std::string> inputs_of(const RoundRecord& record) {
    const auto& block = *record.fair;
    const auto game_id = fair::bytes16_from_hex(block.game_id);
    const auto secret = fair::bytes32_from_hex(block.secret);
    const auto rules_hash = fair::bytes32_from_hex(block.rules_hash);
    if (!game_id) return std::unexpected("fair.game_id: is not 16 bytes in hexadecimal");
    if (!secret) return std::unexpected("fair.secret: is not 32 bytes in hexadecimal");
    if (!rules_hash) return std::unexpected("fair.rules_hash: is not 32 bytes in hexadecimal");
    fair::DealInputs inputs;
    inputs.game_id = *game_id;
    inputs.round = static_cast<std::uint32_t>(record.round);
    inputs.secret = *secret;
    inputs.rules_hash = *rules_hash;
    inputs.packs = eights::packs_for(record.rules, record.seats);
    inputs.jokers_per_pack = record.rules.jokers_per_pack;
    for (const auto& seat : block.seats) {
        auto& share = inputs.seats.emplace_back();
        share.kind = static_cast<fair::SeatKind>(seat.kind);
        if (share.kind != fair::SeatKind::contributed) continue;
        const auto contribution = fair::bytes32_from_hex(seat.contribution);
        if (!contribution) {
            return std::unexpected("fair.seats: a contribution is not 32 bytes in hexadecimal");
        }
        share.contribution = *contribution;
    }
    return inputs;
}

/// The key of the deal, if the fair block is right as far as it can be judged without the cards.
std::expected<fair::Bytes32, std::string> proved_key(const RoundRecord& record) {
    const auto& block = *record.fair;
    if (block.version != fair::version) {
        return std::unexpected("fair.version: is not " + std::string(fair::version));
    }
    if (block.seats.size() != static_cast<std::size_t>(record.seats)) {
        return std::unexpected("fair.seats: is not one for each seat");
    }
    const auto inputs = inputs_of(record);
    if (!inputs) return std::unexpected(inputs.error());
    const auto rules_hash = fair::sha256(fair::bytes_of(codec::canonical_text(record.rules)));
    if (inputs->rules_hash != rules_hash) {
        return std::unexpected("fair.rules_hash: is not that of the rules");
    }
    const auto commitment = fair::commitment(inputs->game_id, inputs->round, inputs->secret);
    if (fair::bytes32_from_hex(block.commitment) != commitment) {
        return std::unexpected("fair.commitment: is not that of the secret");
    }
    const auto key = fair::deal_key(*inputs);
    if (record.round == 1 && record.dealer.index() != fair::first_dealer(key, record.seats)) {
        return std::unexpected("dealer: is not the first dealer who follows from the secret");
    }
    return key;
}

// ---- the replay ----

Problem problem_of_legal(const codec::RecordedAction& recorded, const eights::View& mover) {
    if (!recorded.legal) return std::nullopt;
    std::vector<std::string> legal;
    for (const auto& action : eights::legal_actions(mover)) {
        legal.push_back(eights::to_text(action));
    }
    auto offered = *recorded.legal;
    std::sort(legal.begin(), legal.end());
    std::sort(offered.begin(), offered.end());
    if (offered == legal) return std::nullopt;
    return "legal is not the set of legal actions";
}

Problem problem_of_action(eights::State& state, const codec::RecordedAction& recorded,
                          ProvedShuffles& shuffles) {
    if (const auto mover = Game::turn(state)) {
        if (auto problem = problem_of_legal(recorded, Game::view(state, *mover))) return problem;
    }
    std::vector<eights::Event> events;
    const auto refused =
        Game::apply(state, recorded.action.seat, recorded.action.action, shuffles, events);
    if (shuffles.problem()) return shuffles.problem();
    if (!refused) return std::nullopt;
    const auto* refusal = std::get_if<eights::Refusal>(&*refused);
    return std::string(refusal ? eights::to_text(refusal->code) : "no order for a recycle");
}

Problem problem_of_end(const eights::RoundEnd& recorded, const eights::RoundEnd& came) {
    if (recorded.reason != came.reason) {
        return "end.reason: the round ended with " + std::string(eights::to_text(came.reason));
    }
    if (recorded.winner != came.winner) return "end.winner: is not who won";
    if (recorded.points != came.points) return "end.points: is not what was scored";
    if (recorded.totals != came.totals) return "end.totals: is not what the totals became";
    if (recorded.game_over != came.game_over) return "end.game_over: is not so";
    if (recorded.game_winners != came.game_winners) return "end.game_winners: is not who won";
    return std::nullopt;
}

/// What a round that the house gave up has to say of its end: nothing counts.
eights::RoundEnd voided_end(const RoundRecord& record) {
    eights::RoundEnd end;
    end.reason = eights::EndReason::voided;
    end.points.assign(static_cast<std::size_t>(record.seats), 0);
    end.totals = record.totals_before;
    return end;
}

Problem replay(const RoundRecord& record, ProvedShuffles& shuffles) {
    const eights::RoundStart start{record.seats, record.round, record.dealer, record.totals_before};
    auto state = Game::deal_round(record.rules, start, shuffles);
    if (!state) return shuffles.problem() ? shuffles.problem() : "the deal: " + state.error();
    for (std::size_t i = 0; i < record.actions.size(); ++i) {
        const auto& recorded = record.actions[i];
        if (auto problem = problem_of_action(*state, recorded, shuffles)) {
            return "action " + std::to_string(i) + " (" + eights::to_text(recorded.action.action) +
                   " by seat " + std::to_string(recorded.action.seat.index()) + "): " + *problem;
        }
    }
    const bool may_be_abandoned = record.rules.on_leave == eights::OnLeave::end_game;
    if (!Game::over(*state) && may_be_abandoned &&
        record.end.reason == eights::EndReason::abandoned) {
        std::vector<eights::Event> events;
        Game::abandon(*state, events);
    }
    if (!Game::over(*state) && record.end.reason == eights::EndReason::voided) {
        if (auto problem = shuffles.left_over()) return problem;
        return problem_of_end(record.end, voided_end(record));
    }
    const auto end = Game::over(*state);
    if (!end) return "end: the round is not over after the last action";
    if (auto problem = shuffles.left_over()) return problem;
    return problem_of_end(record.end, *end);
}

}  // namespace

std::optional<std::string> problem_of_record(const RoundRecord& record) {
    std::optional<fair::Bytes32> key;
    if (record.fair) {
        const auto proved = proved_key(record);
        if (!proved) return proved.error();
        key = *proved;
    }
    ProvedShuffles shuffles(record, key);
    return replay(record, shuffles);
}

std::optional<std::string> problem_of_succession(const RoundRecord& before,
                                                 const RoundRecord& record) {
    const bool follows = before.fair && record.fair &&
                         before.fair->game_id == record.fair->game_id &&
                         before.round + 1 == record.round;
    if (!follows) return std::nullopt;
    if (before.end.game_over) return "round: the game was over before it";
    if (before.seats != record.seats) return "seats: is not the number of the round before";
    if (before.end.totals != record.totals_before) {
        return "totals_before: is not what the totals were after the round before";
    }
    if ((before.dealer.index() + 1) % before.seats != record.dealer.index()) {
        return "dealer: is not the left neighbour of the last dealer";
    }
    return std::nullopt;
}

Verified verify(std::string_view name, std::istream& records, std::ostream& out) {
    Verified verified;
    std::optional<RoundRecord> before;
    std::string line;
    for (int number = 1; std::getline(records, line); ++number) {
        auto record = codec::record_from_line(line);
        Problem problem;
        if (!record) {
            problem = record.error().reason;
            verified.result =
                record.error().is_record ? VerifyResult::does_not_hold : VerifyResult::unreadable;
        } else {
            problem = problem_of_record(*record);
            if (!problem && before) problem = problem_of_succession(*before, *record);
            if (problem) verified.result = VerifyResult::does_not_hold;
        }
        if (problem) {
            out << name << ": line " << number << ": " << *problem << "\n";
            return verified;
        }
        ++verified.rounds;
        before = std::move(*record);
    }
    return verified;
}

}  // namespace kitchen_table::tools
