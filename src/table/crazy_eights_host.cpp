#include "crazy_eights_host.h"

#include "kitchen_table/bots/crazy_eights.h"
#include "kitchen_table/bots/crazy_eights_advice.h"
#include "kitchen_table/rules/crazy_eights/legality.h"
#include "kitchen_table/wire/crazy_eights/texts.h"
#include "kitchen_table/wire/server_messages.h"

#include <algorithm>
#include <stdexcept>

namespace kitchen_table::table {
namespace {

/// A hand of so few cards may be the one that goes out next (rules.md 1.4).
constexpr int closing_cards_max = 3;

namespace eights = rules::crazy_eights;
namespace codec = wire::crazy_eights;

bots::crazy_eights::Level level_named(std::string_view level) {
    return bots::crazy_eights::level_from_text(level).value_or(bots::crazy_eights::Level::steady);
}

/// What a seat knows, and what its computer makes of it.
class EightsPondering final : public Pondering {
public:
    EightsPondering(eights::View view, bots::crazy_eights::Memory memory,
                    bots::crazy_eights::Level level, std::uint64_t seed)
        : view_(std::move(view)), memory_(std::move(memory)), level_(level), seed_(seed) {}

    std::string action(const std::function<bool()>& late) const override {
        bots::crazy_eights::Thinking thinking;
        thinking.late = late;
        return codec::text_of(bots::crazy_eights::choose(view_, memory_, level_, seed_, thinking));
    }

private:
    eights::View view_;
    bots::crazy_eights::Memory memory_;
    bots::crazy_eights::Level level_;
    std::uint64_t seed_;
};

fair::DealInputs deal_inputs(const RoundPlan& plan, const eights::Rules& rules) {
    fair::DealInputs inputs;
    inputs.game_id = plan.game_id;
    inputs.round = static_cast<std::uint32_t>(plan.round);
    inputs.secret = plan.secret;
    inputs.rules_hash = fair::sha256(fair::bytes_of(codec::canonical_text(rules)));
    inputs.packs = eights::packs_for(rules, static_cast<int>(plan.shares.size()));
    inputs.jokers_per_pack = rules.jokers_per_pack;
    inputs.seats = plan.shares;
    return inputs;
}

std::expected<std::optional<fair::GivenOrders>, std::string> given_orders(const RoundPlan& plan) {
    if (!plan.given_pack) return std::nullopt;
    auto given = codec::given_pack_from_text(*plan.given_pack);
    if (!given) return std::unexpected(given.error());
    return fair::GivenOrders{std::move(given->pack), std::move(given->bury), {}};
}

std::string reason_of(const std::vector<rules::SettingProblem>& problems) {
    return problems.front().field + ": " + problems.front().problem;
}

codec::FairBlock fair_block(const fair::DealInputs& inputs) {
    codec::FairBlock block;
    block.version = fair::version;
    block.game_id = fair::to_hex(inputs.game_id);
    block.commitment = fair::to_hex(fair::commitment(inputs.game_id, inputs.round, inputs.secret));
    block.secret = fair::to_hex(inputs.secret);
    block.rules_hash = fair::to_hex(inputs.rules_hash);
    for (const fair::SeatShare& share : inputs.seats) {
        const bool contributed = share.kind == fair::SeatKind::contributed;
        block.seats.push_back({static_cast<int>(share.kind),
                               contributed ? fair::to_hex(share.contribution) : std::string()});
    }
    return block;
}

}  // namespace

std::expected<Told, std::string> CrazyEightsHost::deal(const RoundPlan& plan) {
    auto rules = codec::rules_from_text(plan.rules);
    if (!rules) return std::unexpected(reason_of(rules.error()));
    auto given = given_orders(plan);
    if (!given) return std::unexpected(given.error());
    fair::DealInputs inputs = deal_inputs(plan, *rules);
    const fair::Bytes32 key = fair::deal_key(inputs);
    const int dealer = plan.dealer ? *plan.dealer : fair::first_dealer(key, seats_);
    RoundShuffles shuffles(key, *std::move(given));
    const eights::RoundStart start{seats_, plan.round, eights::Seat(dealer), plan.totals};
    auto state = Eights::deal_round(*rules, start, shuffles);
    if (!state) return std::unexpected(state.error());
    const eights::Event dealt = Eights::dealt_event(*state);
    round_.emplace(Round{*std::move(state),
                         std::move(shuffles),
                         plan,
                         std::move(inputs),
                         *std::move(rules),
                         dealer,
                         {},
                         {}});
    const auto tables = std::make_shared<const eights::RulesTable>(round_->rules, seats_);
    for (int seat = 0; seat < seats_; ++seat)
        round_->memories.emplace_back(seat_view(seat), tables);
    return told({dealt});
}

Told CrazyEightsHost::abandon() {
    std::vector<eights::Event> events;
    Eights::abandon(round_.value().state, events);
    return told(events);
}

std::expected<Applied, std::string> CrazyEightsHost::submit(int seat, std::string_view action) {
    Round& round = round_.value();
    const auto read = codec::action_from_text(action);
    if (!read) {
        return std::unexpected(wire::refusal_members("bad_message", "action", read.error()));
    }
    std::vector<eights::Event> events;
    const auto refused =
        Eights::apply(round.state, eights::Seat(seat), *read, round.shuffles, events);
    if (refused) {
        if (const auto* refusal = std::get_if<eights::Refusal>(&*refused)) {
            return std::unexpected(codec::refusal_text(*refusal, seat_view(seat)));
        }
        throw std::runtime_error("the shuffle source had no order for the pile");
    }
    round.actions.push_back({{eights::Seat(seat), *read}, std::nullopt});
    remember(events);
    return Applied{codec::text_of(*read), told(events), state_hash()};
}

std::string CrazyEightsHost::computer_action(int seat, std::string_view level,
                                             std::uint64_t seed) const {
    using bots::crazy_eights::Level;
    const Level named = level_named(level);
    const Level at_once = named == Level::sharp ? Level::steady : named;
    return codec::text_of(bots::crazy_eights::choose(seat_view(seat), at_once, seed));
}

std::unique_ptr<const Pondering> CrazyEightsHost::pondering(int seat, std::string_view level,
                                                            std::uint64_t seed) const {
    const auto named = level_named(level);
    if (named != bots::crazy_eights::Level::sharp) return nullptr;
    const auto& memory = round_.value().memories.at(static_cast<std::size_t>(seat));
    return std::make_unique<EightsPondering>(seat_view(seat), memory, named, seed);
}

/// Each seat hears its own notices and nothing else.
void CrazyEightsHost::remember(const std::vector<eights::Event>& events) {
    auto& memories = round_.value().memories;
    for (int seat = 0; seat < seats_; ++seat) {
        for (const eights::Event& event : events) {
            memories[static_cast<std::size_t>(seat)].hear(
                eights::notice(event, eights::Seat(seat)));
        }
    }
}

std::optional<std::string> CrazyEightsHost::computer_call(int seat, std::string_view level,
                                                          std::uint64_t seed) const {
    if (turn() == std::optional(seat)) return std::nullopt;  // then it is part of its next action
    if (!bots::crazy_eights::would_call(seat_view(seat), level_named(level), seed)) {
        return std::nullopt;
    }
    return codec::text_of(eights::Action(eights::action::Call{}));
}

std::string CrazyEightsHost::advice(int seat, std::uint64_t seed) const {
    const auto advice = bots::crazy_eights::advise(seat_view(seat), seed);
    wire::Members members{{"action", codec::text_of(advice.action)},
                          {"reason", wire::string_text(to_text(advice.reason))}};
    if (advice.card) members.push_back({"card", wire::string_text(cards::to_text(*advice.card))});
    return wire::object_text(members);
}

std::string CrazyEightsHost::default_action(int seat) const {
    return codec::text_of(eights::default_action(seat_view(seat)));
}

/// From what everybody can see: how long a computer takes must tell nothing of a hand.
bool CrazyEightsHost::may_still_call() const {
    if (!round_ || !std::holds_alternative<eights::LastCardBarsGoingOut>(round_->rules.last_card)) {
        return false;
    }
    for (int seat = 0; seat < seats_; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        const auto view = seat_view(seat);
        const int held = view.table.counts[at];
        const bool waits = view.call_open && !view.exempt_from_call && !view.table.called[at];
        const bool computer = round_->plan.shares[at].kind == fair::SeatKind::computer;
        if (computer || turn() == std::optional(seat)) continue;
        if (waits && held >= 1 && held <= closing_cards_max) return true;
    }
    return false;
}

std::optional<int> CrazyEightsHost::turn() const {
    if (!round_) return std::nullopt;
    const auto seat = Eights::turn(round_->state);
    return seat ? std::optional(seat->index()) : std::nullopt;
}

std::uint64_t CrazyEightsHost::state_hash() const {
    return Eights::state_hash(round_.value().state);
}

std::optional<RoundResult> CrazyEightsHost::result() const {
    if (!round_) return std::nullopt;
    const auto end = Eights::over(round_->state);
    if (!end) return std::nullopt;
    RoundResult result;
    result.totals = end->totals;
    result.game_over = end->game_over;
    for (const eights::Seat winner : end->game_winners)
        result.winners.push_back(winner.index());
    result.sheet_row = codec::sheet_row_text(round_->plan.round, *end);
    return result;
}

wire::Members CrazyEightsHost::view(int seat) const {
    return round_ ? codec::members_of(seat_view(seat)) : codec::members_without_round(true);
}

wire::Members CrazyEightsHost::spectator_view() const {
    return round_ ? codec::members_of(Eights::spectate(round_->state))
                  : codec::members_without_round(false);
}

std::string CrazyEightsHost::record() const {
    const Round& round = round_.value();
    codec::RoundRecord record;
    record.ruleset = round.plan.ruleset;
    record.rules = round.rules;
    record.seats = seats_;
    record.round = round.plan.round;
    record.dealer = eights::Seat(round.dealer);
    record.totals_before = round.plan.totals;
    record.pack = round.shuffles.pack();
    record.bury = round.shuffles.bury();
    record.recycled = round.shuffles.recycled();
    record.actions = round.actions;
    record.end = end_for_record();
    // A given pack does not follow from the secret, so there is nothing to prove.
    if (!round.plan.given_pack) record.fair = fair_block(round.inputs);
    return codec::record_line(record);
}

Told CrazyEightsHost::told(const std::vector<eights::Event>& events) const {
    Told told;
    told.seats.resize(static_cast<std::size_t>(seats_));
    for (const eights::Event& event : events) {
        told.everybody.push_back(codec::text_of(eights::public_notice(event)));
    }
    for (int seat = 0; seat < seats_; ++seat) {
        std::vector<std::string> own;
        for (const eights::Event& event : events) {
            own.push_back(codec::text_of(eights::notice(event, eights::Seat(seat))));
        }
        if (own != told.everybody) told.seats[static_cast<std::size_t>(seat)] = std::move(own);
    }
    const auto end = round_ ? Eights::over(round_->state) : std::nullopt;
    if (end && end->game_over) told.add(codec::game_over_text(*end));
    return told;
}

eights::View CrazyEightsHost::seat_view(int seat) const {
    return Eights::view(round_.value().state, eights::Seat(seat));
}

eights::RoundEnd CrazyEightsHost::end_for_record() const {
    if (auto end = Eights::over(round_->state)) return *std::move(end);
    eights::RoundEnd voided;
    voided.reason = eights::EndReason::voided;
    voided.points.assign(static_cast<std::size_t>(seats_), 0);
    voided.totals = round_->plan.totals;
    return voided;
}

}  // namespace kitchen_table::table
