// One game, erased: a table hosts any game through these two interfaces and never learns which one
// it is. JSON goes in and out as text; inside, the game is statically typed.
#pragma once

#include "kitchen_table/fair/kt_fair.h"
#include "kitchen_table/wire/crazy_eights/rulesets.h"
#include "kitchen_table/wire/members.h"

#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kitchen_table::table {

/// Everything a round is dealt from. The same plan deals the same cards again after a restart.
struct RoundPlan {
    std::string ruleset;  // slug, for the record
    std::string rules;    // the whole rules value, JSON
    int round = 1;
    std::optional<int> dealer;            // nullopt: drawn by lot (the first round of a game)
    std::vector<int> totals;              // before the round, one a seat
    std::vector<fair::SeatShare> shares;  // by seat: who sits there and what they added
    fair::Bytes16 game_id{};
    fair::Bytes32 secret{};
    std::optional<std::string> given_pack;  // test builds: {"pack":[…],"bury":[…]}
};

/// What happened, as each viewer is told: lists of JSON notices.
struct Told {
    std::vector<std::string> everybody;  // a spectator, and each seat that is not told more
    std::vector<std::optional<std::vector<std::string>>> seats;  // by seat; may be shorter

    const std::vector<std::string>& to(std::optional<int> seat) const;
    /// Adds a notice that everybody may hear.
    void add(const std::string& notice);
    /// Adds what happened after it.
    void append(const Told& later);
};

struct Applied {
    std::string action;  // as it is stored: JSON of formats.md §2 without `seat`
    Told told;
    std::uint64_t state_hash = 0;
};

/// How a round ended.
struct RoundResult {
    std::vector<int> totals;
    bool game_over = false;
    std::vector<int> winners;  // ascending; empty unless the game is over and somebody won
    std::string sheet_row;     // JSON
};

/// What a computer has to think about for longer than a table may wait: a copy of all that its seat
/// knows. Any thread may carry it out, and the table plays on without it.
class Pondering {
public:
    virtual ~Pondering() = default;
    /// The action to take, which follows from the seat's knowledge and the seed alone. If `late`
    /// says so meanwhile: at once, what `computer_action` would have said.
    virtual std::string action(const std::function<bool()>& late) const = 0;
};

/// The round of one table: the one under way, or the last one. None before the first deal.
class GameHost {
public:
    virtual ~GameHost() = default;

    /// Deals a round in place of the last one. The error says why these rules cannot be dealt so.
    virtual std::expected<Told, std::string> deal(const RoundPlan& plan) = 0;
    /// Ends the round because a seat left, where the rules say that this ends the game (C7).
    virtual Told abandon() = 0;
    /// No round any more: what viewers see is as before the first.
    virtual void clear() = 0;

    /// Carries out what `seat` wants, or returns the members of a refusal and changes nothing.
    virtual std::expected<Applied, std::string> submit(int seat, std::string_view action) = 0;
    /// What the computer of this level does at this seat, from what the seat can see alone; the
    /// same for the same view and seed. Never takes long: a level that thinks plays here as the
    /// best one that does not.
    virtual std::string computer_action(int seat, std::string_view level,
                                        std::uint64_t seed) const = 0;
    /// The same, well thought about; nullptr if this level does not think. Only for the seat to
    /// move.
    virtual std::unique_ptr<const Pondering> pondering(int seat, std::string_view level,
                                                       std::uint64_t seed) const = 0;
    /// The call that a computer makes out of turn, right after its own action, where the rules hear
    /// one; nullopt if there is none to make.
    virtual std::optional<std::string> computer_call(int seat, std::string_view level,
                                                     std::uint64_t seed) const = 0;
    /// What the computer would do at this seat and why, from what the seat can see alone: JSON of
    /// docs/protocol.md §2.2 `advice`. Only for the seat to move.
    virtual std::string advice(int seat, std::uint64_t seed) const = 0;
    /// The safe action of that seat, where nothing better is to be had.
    virtual std::string default_action(int seat) const = 0;

    /// Whether a seat that has just come to its last cards may still call them, and has not.
    virtual bool may_still_call() const = 0;

    virtual bool has_round() const = 0;
    /// The seat to move; nullopt when no round is under way.
    virtual std::optional<int> turn() const = 0;
    /// The dealer of the round; only when there is one.
    virtual int dealer() const = 0;
    virtual std::uint64_t state_hash() const = 0;
    /// nullopt while the round is under way, or none was dealt.
    virtual std::optional<RoundResult> result() const = 0;

    /// The round's part of what a seat knows, and of what everybody knows.
    virtual wire::Members view(int seat) const = 0;
    virtual wire::Members spectator_view() const = 0;

    /// The round record (formats.md §5) with the secret revealed; of a round that is not over: as
    /// far as it came, ended as `voided` with totals as before.
    virtual std::string record() const = 0;
};

/// What is wrong with a value that a host set.
struct SettingRefused {
    std::string code;  // bad_value, game_in_progress
    std::string field, problem;
};

/// One kind of game with its rulesets.
class GameModule {
public:
    virtual ~GameModule() = default;

    virtual std::string_view key() const = 0;
    /// Grows when a recorded action would lead to another state than before.
    virtual int rules_version() const = 0;
    /// The levels of its computer players, the default one first.
    virtual std::vector<std::string> levels() const = 0;

    /// The ruleset's own rules value; nullopt if there is no such ruleset.
    virtual std::optional<std::string> rules(std::string_view ruleset) const = 0;
    /// `present` with a host's changes (docs/formats.md §9), refused where the ruleset does not
    /// allow them, or not now. `between_rounds`: a game is under way.
    virtual std::expected<std::string, SettingRefused> change(std::string_view ruleset,
                                                              std::string_view present,
                                                              std::string_view changes,
                                                              bool between_rounds) const = 0;
    /// Why a table of this ruleset may not have so many seats; nullopt if it may.
    virtual std::optional<std::string> seats_problem(std::string_view ruleset, int seats) const = 0;
    /// The settings of such a table in one line, and shorter for a list: sentences of
    /// docs/protocol.md §2.3, each as JSON.
    virtual std::vector<std::string> line(std::string_view ruleset, std::string_view rules,
                                          int seats) const = 0;
    virtual std::vector<std::string> short_line(std::string_view ruleset,
                                                std::string_view rules) const = 0;
    /// The members of `explained` (docs/protocol.md §2.2) for a table that a host could open with
    /// these changes to the ruleset, with so many seats or the ruleset's own number; refused as
    /// `change` and `seats_problem` would.
    virtual std::expected<wire::Members, SettingRefused> explain(
        std::string_view ruleset, std::optional<int> seats, std::string_view changes) const = 0;

    /// A finished round step by step, made by playing its record again: the JSON list of its
    /// frames (docs/protocol.md §1.1). The error says why the line is no record, or what of it
    /// does not follow the rules. It shows all hands, so it is for rounds that are over.
    virtual std::expected<std::string, std::string> replay(std::string_view record) const = 0;

    /// Whether every game of this ruleset counts, so that nobody may have the coach.
    virtual bool ranked(std::string_view ruleset) const = 0;

    /// Whether leaving in a round ends the game for all under these rules.
    virtual bool leaving_ends_game(std::string_view rules) const = 0;

    /// Whether the lowest total is the best one under these rules.
    virtual bool lowest_is_best(std::string_view rules) const = 0;

    /// A host without a round for a table of `seats` seats.
    virtual std::unique_ptr<GameHost> host(int seats) const = 0;
};

/// Crazy Eights with these rulesets.
std::unique_ptr<GameModule> crazy_eights_module(wire::crazy_eights::Rulesets rulesets);

/// Every game there is, in the lobby's order.
std::vector<std::unique_ptr<GameModule>> catalog(wire::crazy_eights::Rulesets crazy_eights);

}  // namespace kitchen_table::table
