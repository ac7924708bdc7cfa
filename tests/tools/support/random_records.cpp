#include "random_records.h"

#include "kitchen_table/fair/fair_shuffles.h"
#include "kitchen_table/rules/crazy_eights/game_progress.h"
#include "kitchen_table/ruleset_files/ruleset_files.h"
#include "kitchen_table/tools/fair_block.h"
#include "kitchen_table/wire/crazy_eights/rulesets.h"

#include "rules/crazy_eights/fast_game.h"
#include "rules/crazy_eights/game.h"

#include "../../rules/support/random_rules.h"

#include <array>
#include <optional>
#include <stdexcept>

namespace kitchen_table::tools::testing {
namespace {

namespace eights = rules::crazy_eights;
namespace codec = wire::crazy_eights;
using eights::FastGame;
using eights::Game;

class Lots {
public:
    explicit Lots(std::uint64_t seed)
        : stream_(fair::sha256(fair::bytes_of("lots:" + std::to_string(seed))), 0) {}
    int below(int n) { return static_cast<int>(stream_.below(static_cast<std::uint32_t>(n))); }
    bool one_in(int n) { return below(n) == 0; }
    template <class Bytes>
    Bytes bytes() {
        Bytes bytes{};
        for (auto& byte : bytes)
            byte = static_cast<std::uint8_t>(below(256));
        return bytes;
    }

private:
    fair::Stream stream_;
};

struct Table {
    std::string ruleset;
    eights::Rules rules;
    int seats = 0;
};

Table table_by_lot(std::uint64_t seed, Lots& lots) {
    static const auto files = ruleset_files::embedded_rulesets();
    const auto& file = files[static_cast<std::size_t>(lots.below(static_cast<int>(files.size())))];
    auto rules = lots.one_in(3) ? codec::ruleset_from_text(file.text).value().rules
                                : kitchen_table::testing::random_rules(seed);
    const auto range = rules.seats;
    const int seats = range.min + lots.below(range.max - range.min + 1);
    return {std::string(file.slug), std::move(rules), seats};
}

fair::DealInputs inputs_by_lot(const Table& table, Lots& lots) {
    fair::DealInputs inputs;
    inputs.game_id = lots.bytes<fair::Bytes16>();
    inputs.rules_hash = fair::sha256(fair::bytes_of(codec::canonical_text(table.rules)));
    inputs.packs = eights::packs_for(table.rules, table.seats);
    inputs.jokers_per_pack = table.rules.jokers_per_pack;
    inputs.seats.resize(static_cast<std::size_t>(table.seats));
    return inputs;
}

/// Plays one round by lot, to its end or until somebody gives it up.
class RandomRound {
public:
    RandomRound(eights::State state, fair::FairShuffles& shuffles, codec::RoundRecord& record,
                Lots& lots)
        : state_(std::move(state)), shuffles_(shuffles), record_(record), lots_(lots) {}

    void play() {
        const bool with_legal = lots_.one_in(6);
        const std::size_t most =
            lots_.one_in(8) ? static_cast<std::size_t>(lots_.below(40)) : actions_max;
        while (!FastGame::over(state_) && record_.actions.size() < most &&
               shuffles_.recycled().size() < recycles_max) {
            eights::ActionBuffer legal;
            FastGame::legal(state_, legal);
            auto compact = legal[lots_.below(legal.size())];
            compact.call = lots_.one_in(3);
            carry_out(eights::Seat(FastGame::turn(state_)), eights::to_action(compact), legal,
                      with_legal);
            if (FastGame::over(state_) || !lots_.one_in(8)) continue;
            FastGame::legal(state_, legal);
            carry_out(eights::Seat(lots_.below(record_.seats)), eights::action::Call{}, legal,
                      with_legal);
        }
        record_.end = end();
    }

private:
    /// Records the action unless it is refused, as a call may be.
    void carry_out(eights::Seat seat, eights::Action action, const eights::ActionBuffer& legal,
                   bool with_legal) {
        std::vector<eights::Event> events;
        if (Game::apply(state_, seat, action, shuffles_, events)) return;
        auto& recorded = record_.actions.emplace_back();
        recorded.action = {seat, std::move(action)};
        if (with_legal) recorded.legal.emplace(legal.begin(), legal.end());
    }

    eights::RoundEnd end() {
        std::vector<eights::Event> events;
        const bool leave = record_.rules.on_leave == eights::OnLeave::end_game && lots_.one_in(2);
        if (!FastGame::over(state_) && leave) Game::abandon(state_, events);
        if (const auto end = Game::over(state_)) return *end;
        eights::RoundEnd end;
        end.reason = eights::EndReason::voided;
        end.points.assign(static_cast<std::size_t>(record_.seats), 0);
        end.totals = record_.totals_before;
        return end;
    }

    eights::State state_;
    fair::FairShuffles& shuffles_;
    codec::RoundRecord& record_;
    Lots& lots_;
};

codec::RoundRecord round_by_lot(const Table& table, const fair::DealInputs& inputs,
                                const eights::GameProgress& progress, Lots& lots) {
    codec::RoundRecord record;
    record.ruleset = table.ruleset;
    record.rules = table.rules;
    record.seats = table.seats;
    record.round = progress.round;
    record.dealer = progress.dealer;
    record.totals_before = progress.totals;
    fair::FairShuffles shuffles(fair::deal_key(inputs));
    auto state = Game::deal_round(table.rules, eights::start_of(progress), shuffles);
    if (!state) throw std::logic_error("no deal: " + state.error());
    RandomRound(*std::move(state), shuffles, record, lots).play();
    record.pack = shuffles.pack();
    record.bury = shuffles.bury();
    record.recycled = shuffles.recycled();
    record.fair = fair_block(inputs);
    return record;
}

}  // namespace

std::vector<codec::RoundRecord> random_records(std::uint64_t seed) {
    Lots lots(seed);
    const auto table = table_by_lot(seed, lots);
    auto inputs = inputs_by_lot(table, lots);
    std::optional<eights::GameProgress> progress;
    std::vector<codec::RoundRecord> records;
    const auto most = static_cast<std::size_t>(1 + lots.below(3));
    while (records.size() < most) {
        inputs.round = static_cast<std::uint32_t>(progress ? progress->round : 1);
        inputs.secret = lots.bytes<fair::Bytes32>();
        for (auto& share : inputs.seats) {
            share.kind = static_cast<fair::SeatKind>(lots.below(4));
            share.contribution = lots.bytes<fair::Bytes32>();
        }
        if (!progress) {
            const int dealer = fair::first_dealer(fair::deal_key(inputs), table.seats);
            progress = eights::new_game(table.seats, eights::Seat(dealer));
        }
        records.push_back(round_by_lot(table, inputs, *progress, lots));
        const auto& end = records.back().end;
        if (end.game_over || end.reason == eights::EndReason::voided) break;
        progress = eights::next_round(eights::after_round(*progress, end));
    }
    return records;
}

namespace {

struct Member {
    std::string_view name, begins_with;
    bool proved;
};

/// In the order of a line. The number of seats belongs to the rules here.
constexpr std::array<Member, 13> members{{{"format", "\"format\":", true},
                                          {"game", "\"game\":", true},
                                          {"ruleset", "\"ruleset\":", false},
                                          {"rules", "\"rules\":", true},
                                          {"round", "\"round\":", true},
                                          {"dealer", "\"dealer\":", false},
                                          {"totals_before", "\"totals_before\":", false},
                                          {"pack", "\"pack\":[", true},
                                          {"bury", "\"bury\":", true},
                                          {"recycled", "\"recycled\":", true},
                                          {"actions", "\"actions\":", false},
                                          {"end", "\"end\":{", false},
                                          {"fair", "\"fair\":", true}}};

}  // namespace

Tampered tampered(const std::string& line, std::uint64_t lot) {
    Lots lots(lot);
    const auto chosen = static_cast<std::size_t>(lots.below(static_cast<int>(members.size())));
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= chosen; ++i)
        begin = line.find(members[i].begins_with, begin);
    const auto end = chosen + 1 < members.size() ? line.find(members[chosen + 1].begins_with, begin)
                                                 : line.size();
    Tampered changed{line, members[chosen].name, members[chosen].proved};
    do {
        changed.line = line;
        const auto at = begin + static_cast<std::size_t>(lots.below(static_cast<int>(end - begin)));
        changed.line[at] = static_cast<char>(changed.line[at] ^ 1 << lots.below(8));
    } while (changed.line.find('\n') != std::string::npos);
    return changed;
}

}  // namespace kitchen_table::tools::testing
