#include "kitchen_table/table/table.h"

#include "table_impl.h"

#include <algorithm>
#include <array>
#include <exception>

namespace kitchen_table::table {
namespace {

constexpr std::array<std::pair<State, std::string_view>, 4> state_texts{
    {{State::waiting, "waiting"},
     {State::playing, "playing"},
     {State::between_rounds, "between_rounds"},
     {State::game_over, "game_over"}}};

}  // namespace

std::string_view to_text(State state) {
    return std::ranges::find(state_texts, state, [](const auto& pair) { return pair.first; })
        ->second;
}

std::optional<State> state_from_text(std::string_view text) {
    for (const auto& [state, word] : state_texts) {
        if (word == text) return state;
    }
    return std::nullopt;
}

Table::Impl::Impl(std::string id, const Surroundings& around)
    : id_(std::move(id)), around_(around), ring_(around.limits.events_kept) {}

std::optional<std::string> Table::Impl::open(const Opening& opening, Now now) {
    now_ = now;
    outbox_.number_from(commit_base(now));
    ruleset_ = opening.ruleset;
    settings_ = opening.settings;
    const auto refused = [](std::string_view field, const std::string& problem) {
        return wire::refusal_members("bad_value", field, problem);
    };
    const auto base = around_.game->rules(ruleset_);
    if (!base) return refused("ruleset", "is not here");
    if (const auto problem = around_.game->seats_problem(ruleset_, settings_.seats)) {
        return refused("seats", *problem);
    }
    const auto levels = around_.game->levels();
    if (std::ranges::find(levels, settings_.level) == levels.end()) {
        return refused("level", "is not a level of the computers");
    }
    if (!is_turn_time(settings_.turn_s)) return refused("turn_s", std::string(turn_time_problem));
    if (settings_.coach && around_.game->ranked(ruleset_)) {
        return refused("coach", std::string(no_coach_problem));
    }
    const auto rules = around_.game->change(ruleset_, *base, opening.rules_change, false);
    if (!rules) return refused(rules.error().field, rules.error().problem);
    seats_ = Seats(settings_.seats);
    set_rules(*rules);
    created_ms_ = now.wall_ms;
    seats_.sit(0, opening.host, 0);
    seats_.at(0).away_since = now.steady_ms;
    host_ = opening.host;
    set_access(settings_.access);
    totals_.assign(static_cast<std::size_t>(settings_.seats), 0);
    play_ = around_.game->host(settings_.seats);
    deserted_since_ = now.steady_ms;
    draw_secret(true);
    Change change;
    change.store_table = true;
    publish(std::move(change));
    return std::nullopt;
}

void Table::Impl::handle(const Command& command, Now now) {
    now_ = now;
    try {
        std::visit([this](const auto& what) { carry_out(what); }, command);
        if (!dead_) arm();
    } catch (const std::exception&) {
        // Whatever was half changed in memory is thrown away: the table is made anew from the
        // store. If the same happens there again, the round is ended without a result (F18).
        fail_over(command);
    }
}

Summary Table::Impl::summary() const {
    Summary summary;
    summary.table_id = id_;
    summary.ruleset = ruleset_;
    summary.line = short_line_;
    summary.seats = seats_.count();
    summary.computers = seats_.computers();
    summary.round = round_;
    summary.best = lowest_is_best_ ? std::ranges::min(totals_) : std::ranges::max(totals_);
    summary.watchers = watchers();
    summary.state = to_text(state_);
    summary.people = seats_.people();
    if (!host_.id.empty()) summary.host = host_.name;
    summary.created_ms = created_ms_;
    summary.access = settings_.access;
    summary.watching = settings_.watching;
    summary.locked = settings_.locked;
    summary.invite = invite_;
    summary.guests = guests_;
    return summary;
}

// ---- the public face -------------------------------------------------------------------------

Table::Table(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Table::~Table() = default;

std::variant<std::unique_ptr<Table>, std::string> Table::open(const Opening& opening,
                                                              const Surroundings& around, Now now,
                                                              std::vector<Effect>& effects) {
    auto impl = std::make_unique<Impl>(opening.table_id, around);
    if (auto refusal = impl->open(opening, now)) return *std::move(refusal);
    impl->drain_to(effects);
    return std::unique_ptr<Table>(new Table(std::move(impl)));
}

std::variant<std::unique_ptr<Table>, std::string> Table::restore(const store::StoredTable& stored,
                                                                 const Surroundings& around,
                                                                 Now now,
                                                                 std::vector<Effect>& effects) {
    auto impl = std::make_unique<Impl>(stored.table.id, around);
    try {
        if (auto problem = impl->restore(stored, now)) return *std::move(problem);
    } catch (const std::exception& error) {
        return std::string("the stored round cannot be played again: ") + error.what();
    }
    impl->drain_to(effects);
    return std::unique_ptr<Table>(new Table(std::move(impl)));
}

void Table::handle(const Command& command, Now now, std::vector<Effect>& effects) {
    impl_->handle(command, now);
    impl_->drain_to(effects);
}

std::optional<std::int64_t> Table::next_deadline_ms() const {
    return impl_->next_deadline_ms();
}
const std::string& Table::id() const {
    return impl_->id();
}
Summary Table::summary() const {
    return impl_->summary();
}

}  // namespace kitchen_table::table
