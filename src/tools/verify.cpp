#include "kitchen_table/tools/verify.h"

#include "proved_shuffles.h"

#include "kitchen_table/rules/crazy_eights/legality.h"

#include "rules/crazy_eights/fast_game.h"
#include "rules/crazy_eights/game.h"

#include <algorithm>
#include <bit>
#include <istream>
#include <ostream>

namespace kitchen_table::tools {
namespace {

namespace eights = rules::crazy_eights;
namespace codec = wire::crazy_eights;
using codec::RoundRecord;
using eights::FastGame;
using eights::Game;

using Problem = std::optional<std::string>;

// ---- the name of the ruleset ----

bool is_slug(std::string_view name) {
    return !name.empty() && std::ranges::all_of(name, [](char letter) {
        return ('a' <= letter && letter <= 'z') || ('0' <= letter && letter <= '9') ||
               letter == '-';
    });
}

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

/// The hash of a rules value. Neighbouring records mostly have the same rules: the last is kept.
class RulesHash {
public:
    const fair::Bytes32& of(const eights::Rules& rules) {
        if (!rules_ || *rules_ != rules) {
            hash_ = fair::sha256(fair::bytes_of(codec::canonical_text(rules)));
            rules_ = rules;
        }
        return hash_;
    }

private:
    std::optional<eights::Rules> rules_;
    fair::Bytes32 hash_{};
};

/// The key of the deal, if the fair block is right as far as it can be judged without the cards.
std::expected<fair::MacKey, std::string> proved_key(const RoundRecord& record,
                                                    RulesHash& rules_hash) {
    const auto& block = *record.fair;
    if (block.version != fair::version) {
        return std::unexpected("fair.version: is not " + std::string(fair::version));
    }
    if (block.seats.size() != static_cast<std::size_t>(record.seats)) {
        return std::unexpected("fair.seats: is not one for each seat");
    }
    const auto inputs = inputs_of(record);
    if (!inputs) return std::unexpected(inputs.error());
    if (inputs->rules_hash != rules_hash.of(record.rules)) {
        return std::unexpected("fair.rules_hash: is not that of the rules");
    }
    const auto commitment = fair::commitment(inputs->game_id, inputs->round, inputs->secret);
    if (fair::bytes32_from_hex(block.commitment) != commitment) {
        return std::unexpected("fair.commitment: is not that of the secret");
    }
    const fair::MacKey key(fair::deal_key(*inputs));
    if (record.round == 1 && record.dealer.index() != fair::first_dealer(key, record.seats)) {
        return std::unexpected("dealer: is not the first dealer who follows from the secret");
    }
    return key;
}

// ---- the end ----

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

// ---- the replay ----

class Replay {
public:
    Replay(const RoundRecord& record, ProvedShuffles& shuffles)
        : record_(record), shuffles_(shuffles) {}

    Problem problem() {
        const eights::RoundStart start{record_.seats, record_.round, record_.dealer,
                                       record_.totals_before};
        auto state = Game::deal_round(record_.rules, start, shuffles_);
        if (!state) return shuffles_.problem() ? shuffles_.problem() : "the deal: " + state.error();
        for (std::size_t i = 0; i < record_.actions.size(); ++i) {
            const auto& recorded = record_.actions[i];
            if (auto problem = problem_of_action(*state, recorded)) {
                return "action " + std::to_string(i) + " (" +
                       eights::to_text(recorded.action.action) + " by seat " +
                       std::to_string(recorded.action.seat.index()) + "): " + *problem;
            }
        }
        return problem_after_actions(*state);
    }

private:
    Problem problem_of_action(eights::State& state, const codec::RecordedAction& recorded) {
        if (recorded.legal && !FastGame::over(state)) {
            if (auto problem = problem_of_legal(state, *recorded.legal)) return problem;
        }
        events_.clear();
        const auto refused =
            Game::apply(state, recorded.action.seat, recorded.action.action, shuffles_, events_);
        if (shuffles_.problem()) return shuffles_.problem();
        if (!refused) return std::nullopt;
        const auto* refusal = std::get_if<eights::Refusal>(&*refused);
        return std::string(refusal ? eights::to_text(refusal->code) : "no order for a recycle");
    }

    Problem problem_of_legal(const eights::State& state,
                             const std::vector<eights::CompactAction>& offered) {
        FastGame::legal(state, legal_);
        if (std::ranges::equal(offered, legal_)) return std::nullopt;
        // The set counts, not its order.
        const auto sorted = [](const auto& actions) {
            std::vector<std::uint64_t> numbers;
            for (const auto& action : actions)
                numbers.push_back(std::bit_cast<std::uint64_t>(action));
            std::ranges::sort(numbers);
            return numbers;
        };
        if (sorted(offered) == sorted(legal_)) return std::nullopt;
        return "legal is not the set of legal actions";
    }

    Problem problem_after_actions(eights::State& state) {
        const bool may_be_abandoned = record_.rules.on_leave == eights::OnLeave::end_game;
        if (!FastGame::over(state) && may_be_abandoned &&
            record_.end.reason == eights::EndReason::abandoned) {
            Game::abandon(state, events_);
        }
        const bool voided =
            !FastGame::over(state) && record_.end.reason == eights::EndReason::voided;
        if (!FastGame::over(state) && !voided) {
            return "end: the round is not over after the last action";
        }
        if (auto problem = shuffles_.left_over()) return problem;
        return problem_of_end(record_.end, voided ? voided_end(record_) : *Game::over(state));
    }

    const RoundRecord& record_;
    ProvedShuffles& shuffles_;
    std::vector<eights::Event> events_;  // here only for their room
    eights::ActionBuffer legal_;         // likewise
};

Problem problem_of(const RoundRecord& record, RulesHash& rules_hash) {
    std::optional<fair::MacKey> key;
    if (record.fair) {
        const auto proved = proved_key(record, rules_hash);
        if (!proved) return proved.error();
        key = *proved;
    }
    ProvedShuffles shuffles(record, key);
    return Replay(record, shuffles).problem();
}

}  // namespace

std::optional<std::string> problem_of_record(const RoundRecord& record) {
    RulesHash rules_hash;
    return problem_of(record, rules_hash);
}

std::optional<std::string> problem_of_ruleset_name(std::string_view name,
                                                   std::span<const std::string> known) {
    // The rules value is what counts, so all that can be said of a name is that it is none, or that
    // of a known ruleset with a letter wrong.
    if (std::ranges::find(known, name) != known.end()) return std::nullopt;
    if (!is_slug(name)) return "ruleset: is not the name of a ruleset";
    for (const auto& meant : known) {
        if (meant.size() != name.size()) continue;
        int wrong = 0;
        for (std::size_t i = 0; i < name.size(); ++i)
            wrong += meant[i] != name[i] ? 1 : 0;
        if (wrong == 1) return "ruleset: is not known, but " + meant + " is";
    }
    return std::nullopt;
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

Verified verify(std::string_view name, std::istream& records, std::ostream& out,
                std::span<const std::string> rulesets) {
    Verified verified;
    codec::RecordReader reader;
    RulesHash rules_hash;
    std::optional<RoundRecord> before;
    std::string line;
    for (int number = 1; std::getline(records, line); ++number) {
        auto record = reader.read(line);
        Problem problem;
        if (!record) {
            problem = record.error().reason;
            verified.result =
                record.error().is_record ? VerifyResult::does_not_hold : VerifyResult::unreadable;
        } else {
            problem = problem_of_ruleset_name(record->ruleset, rulesets);
            if (!problem) problem = problem_of(*record, rules_hash);
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
