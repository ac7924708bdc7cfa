// Crazy Eights behind the table's interfaces. The only place above the engine where a State lives.
#pragma once

#include "kitchen_table/bots/memory.h"
#include "kitchen_table/table/game_host.h"
#include "kitchen_table/wire/crazy_eights/round_record.h"

#include "rules/crazy_eights/game.h"

#include "round_shuffles.h"

#include <optional>

namespace kitchen_table::table {

class CrazyEightsHost final : public GameHost {
public:
    explicit CrazyEightsHost(int seats) : seats_(seats) {}

    std::expected<Told, std::string> deal(const RoundPlan& plan) override;
    Told abandon() override;
    void clear() override { round_.reset(); }

    std::expected<Applied, std::string> submit(int seat, std::string_view action) override;
    std::string computer_action(int seat, std::string_view level,
                                std::uint64_t seed) const override;
    std::unique_ptr<const Pondering> pondering(int seat, std::string_view level,
                                               std::uint64_t seed) const override;
    std::optional<std::string> computer_call(int seat, std::string_view level,
                                             std::uint64_t seed) const override;
    std::string advice(int seat, std::uint64_t seed) const override;
    std::string default_action(int seat) const override;

    bool may_still_call() const override;

    bool has_round() const override { return round_.has_value(); }
    std::optional<int> turn() const override;
    int dealer() const override { return round_.value().dealer; }
    std::uint64_t state_hash() const override;
    std::optional<RoundResult> result() const override;

    wire::Members view(int seat) const override;
    wire::Members spectator_view() const override;
    std::string record() const override;

private:
    using Eights = rules::crazy_eights::Game;

    struct Round {
        rules::crazy_eights::State state;
        RoundShuffles shuffles;
        RoundPlan plan;
        fair::DealInputs inputs;
        rules::crazy_eights::Rules rules;
        int dealer = 0;
        std::vector<wire::crazy_eights::RecordedAction> actions;
        std::vector<bots::crazy_eights::Memory> memories;  // by seat: a computer may take any over
    };

    void remember(const std::vector<rules::crazy_eights::Event>& events);
    Told told(const std::vector<rules::crazy_eights::Event>& events) const;
    rules::crazy_eights::View seat_view(int seat) const;
    rules::crazy_eights::RoundEnd end_for_record() const;

    int seats_;
    std::optional<Round> round_;
};

}  // namespace kitchen_table::table
