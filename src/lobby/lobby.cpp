#include "kitchen_table/lobby/lobby.h"

#include "kitchen_table/lobby/ids.h"
#include "kitchen_table/wire/server_messages.h"

#include "failed_joins.h"
#include "open_counts.h"
#include "table_list.h"
#include "table_row.h"

#include <algorithm>
#include <map>
#include <set>

namespace kitchen_table::lobby {

namespace {

// The turn clock of a public table whose maker says nothing of it; among friends there is none.
constexpr int public_turn_s = 40;

/// Who is at a connection.
struct Visitor {
    Person person;
    bool admitted = true;
    std::string address;
};

// An OpenTable that is not answered yet.
struct Waiting {
    ConnectionId connection = 0;
    std::string request_id;
    std::string table_id;
};

wire::RefusalTo refusal_to(const std::string& request_id) {
    return request_id.empty() ? wire::RefusalTo{} : wire::RefusalTo::request(request_id);
}

}  // namespace

class Lobby::Impl {
public:
    explicit Impl(Surroundings around)
        : around_(std::move(around)),
          tables_(around_.limits.rows_in_part),
          failed_joins_(around_.limits.failed_joins_per_minute) {}

    std::optional<std::int64_t> next_deadline_ms() const { return changes_due_ms_; }

    void handle(const Command& command, Now now, std::vector<Effect>& effects) {
        now_ms_ = now.steady_ms;
        effects_ = &effects;
        std::visit([this](const auto& one) { carry_out(one); }, command);
        effects_ = nullptr;
    }

private:
    // ---- connections
    // -----------------------------------------------------------------------------

    void carry_out(const command::Connected& command) {
        visitors_[command.connection] = {command.person, command.admitted, command.address};
        connections_of_person_[command.person.id].insert(command.connection);
        wire::Welcome welcome;
        welcome.version = around_.version;
        welcome.commit = around_.commit;
        welcome.by_invitation = around_.by_invitation;
        welcome.admitted = command.admitted;
        welcome.person_id = command.person.id;
        welcome.person_name = command.person.name;
        for (const auto& ruleset : around_.rulesets) {
            welcome.rulesets_json.push_back(ruleset.welcome_json);
        }
        for (const auto* table : tables_.of_person(command.person.id)) {
            welcome.yours.push_back(row_of(*table));
        }
        send({command.connection}, wire::welcome(welcome));
    }

    void carry_out(const command::Disconnected& command) {
        const auto visitor = visitors_.find(command.connection);
        if (visitor == visitors_.end()) return;
        const auto theirs = connections_of_person_.find(visitor->second.person.id);
        theirs->second.erase(command.connection);
        if (theirs->second.empty()) connections_of_person_.erase(theirs);
        visitors_.erase(visitor);
        stop_watching(command.connection);
    }

    void carry_out(const command::PersonChanged& command) {
        const auto found = connections_of_person_.find(command.person.id);
        if (found == connections_of_person_.end()) return;
        for (const auto connection : found->second) {
            visitors_.at(connection).person = command.person;
            visitors_.at(connection).admitted = command.admitted;
        }
        send({found->second.begin(), found->second.end()},
             wire::you(command.person.id, command.person.name, command.admitted));
    }

    // ---- the list
    // --------------------------------------------------------------------------------

    void carry_out(const command::Watch& command) {
        if (!visitors_.contains(command.connection)) return;
        watchers_.insert(command.connection);
        send({command.connection}, tables_.first_part());
    }

    void carry_out(const command::More& command) {
        if (!visitors_.contains(command.connection)) return;
        if (const auto part = tables_.part_after(command.after)) {
            return send({command.connection}, part);
        }
        send({command.connection},
             wire::refused(wire::RefusalTo{},
                           wire::refusal_members("bad_value", "after", "is no part of the list")));
    }

    void carry_out(const command::Unwatch& command) { stop_watching(command.connection); }

    void carry_out(const command::TableChanged& command) {
        if (tables_.put(command.summary)) tell_soon();
    }

    void carry_out(const command::TableGone& command) {
        counts_.remove(command.table_id);
        if (tables_.remove(command.table_id)) tell_soon();
    }

    void carry_out(const command::TimeUp&) {
        if (!changes_due_ms_ || *changes_due_ms_ > now_ms_) return;
        changes_due_ms_.reset();
        // A table that came and went in between leaves nothing to tell.
        if (tables_.has_untold_changes()) {
            send({watchers_.begin(), watchers_.end()}, tables_.take_changes());
        }
    }

    void stop_watching(ConnectionId connection) {
        watchers_.erase(connection);
        if (!watchers_.empty()) return;
        tables_.forget_changes();
        changes_due_ms_.reset();
    }

    void tell_soon() {
        if (watchers_.empty()) return tables_.forget_changes();
        if (!changes_due_ms_) changes_due_ms_ = now_ms_ + around_.limits.coalesce_ms;
    }

    // ---- opening and finding tables
    // --------------------------------------------------------------

    void carry_out(const command::Create& command) {
        const auto found = visitors_.find(command.connection);
        if (found == visitors_.end()) return;
        const auto& visitor = found->second;
        const auto ruleset =
            std::ranges::find(around_.rulesets, command.ruleset, &RulesetInfo::slug);
        if (ruleset == around_.rulesets.end()) {
            return refuse(command, wire::refusal_members("bad_value", "ruleset",
                                                         "there is no such ruleset here"));
        }
        if (const auto code = refusal_to_open(visitor)) {
            return refuse(command, wire::refusal_members(*code));
        }
        table::Opening opening;
        opening.table_id = new_id(*around_.entropy);
        opening.ruleset = command.ruleset;
        opening.rules_change = command.rules_change;
        const bool is_public = command.access == Access::public_;
        opening.settings.seats = command.seats.value_or(ruleset->default_seats);
        opening.settings.access = command.access;
        opening.settings.level = command.level;
        opening.settings.turn_s = command.turn_s.value_or(is_public ? public_turn_s : 0);
        opening.settings.talk = command.talk.value_or(is_public ? Talk::presets : Talk::free);
        opening.settings.watching = command.watching;
        opening.settings.coach = command.coach.value_or(!is_public && !ruleset->ranked);
        opening.host = visitor.person;
        counts_.add(opening.table_id, visitor.person.id, visitor.address);
        waiting_.push_back({command.connection, command.request_id, opening.table_id});
        effects_->push_back(
            effect::OpenTable{command.connection, command.request_id, opening, command.saved});
    }

    std::optional<std::string_view> refusal_to_open(const Visitor& visitor) const {
        if (draining_) return "draining";
        const auto& limits = around_.limits;
        if (counts_.of_person(visitor.person.id) >= limits.tables_per_person ||
            counts_.of_address(visitor.address) >= limits.tables_per_address) {
            return "rate_limited";
        }
        if (tables_.size() + waiting_.size() >= static_cast<std::size_t>(limits.tables_max)) {
            return "busy";
        }
        return std::nullopt;
    }

    void carry_out(const command::TableRefused& command) {
        const auto answered = std::ranges::find_if(waiting_, [&](const Waiting& one) {
            return one.connection == command.connection && one.request_id == command.request_id;
        });
        if (answered == waiting_.end()) return;
        counts_.remove(answered->table_id);
        waiting_.erase(answered);
        if (visitors_.contains(command.connection)) refuse(command, command.refusal);
    }

    // Whoever asked may have gone meanwhile; the table then closes by itself, like any empty one.
    void carry_out(const command::TableOpened& command) {
        const auto& table_id = command.summary.table_id;
        std::erase_if(waiting_, [&](const Waiting& one) { return one.table_id == table_id; });
        if (tables_.put(command.summary)) tell_soon();
        const auto visitor = visitors_.find(command.connection);
        if (visitor == visitors_.end()) return;
        send({command.connection}, wire::created(command.request_id, table_id));
        attach(command.connection, visitor->second, table_id, command.request_id, std::nullopt);
    }

    void carry_out(const command::Join& command) {
        const auto found = visitors_.find(command.connection);
        if (found == visitors_.end()) return;
        const auto& visitor = found->second;
        const auto* table = tables_.joinable(command.table_id, visitor.person.id, command.invite);
        const bool no_secret = table && (table->access == Access::public_ ||
                                         std::ranges::find(table->people, visitor.person.id,
                                                           &Person::id) != table->people.end());
        if (!no_secret && failed_joins_.too_many(visitor.address, now_ms_)) {
            return refuse(command, wire::refusal_members("rate_limited"));
        }
        if (!table) {
            failed_joins_.add(visitor.address, now_ms_);
            return refuse(command, wire::refusal_members("unknown_table"));
        }
        attach(command.connection, visitor, command.table_id, command.request_id, command.seen_seq);
    }

    void carry_out(const command::LookAtInvite& command) {
        const auto found = visitors_.find(command.connection);
        if (found == visitors_.end()) return;
        const auto& address = found->second.address;
        if (failed_joins_.too_many(address, now_ms_)) {
            return refuse(command, wire::refusal_members("rate_limited"));
        }
        const auto* table = tables_.invited_to(command.code);
        if (!table) {
            failed_joins_.add(address, now_ms_);
            return refuse(command, wire::refusal_members("unknown_code"));
        }
        send({command.connection}, wire::invitation(command.request_id, row_of(*table)));
    }

    void carry_out(const command::Drain& command) { draining_ = command.on; }

    void attach(ConnectionId connection, const Visitor& visitor, const std::string& table_id,
                const std::string& request_id, std::optional<std::uint64_t> seen_seq) {
        effects_->push_back(
            effect::AttachTo{connection, visitor.person, table_id, request_id, seen_seq});
    }

    // ---- sending
    // ---------------------------------------------------------------------------------

    void send(std::vector<ConnectionId> connections, Text text) {
        effects_->push_back(effect::Send{std::move(connections), std::move(text)});
    }

    template <class Asked>
    void refuse(const Asked& command, const std::string& members) {
        send({command.connection}, wire::refused(refusal_to(command.request_id), members));
    }

    const Surroundings around_;
    TableList tables_;
    OpenCounts counts_;
    FailedJoins failed_joins_;
    std::map<ConnectionId, Visitor> visitors_;
    std::map<std::string, std::set<ConnectionId>> connections_of_person_;
    std::set<ConnectionId> watchers_;
    std::vector<Waiting> waiting_;
    std::optional<std::int64_t> changes_due_ms_;
    bool draining_ = false;
    std::int64_t now_ms_ = 0;
    std::vector<Effect>* effects_ = nullptr;
};

Lobby::Lobby(Surroundings around) : impl_(std::make_unique<Impl>(std::move(around))) {}

Lobby::~Lobby() = default;

void Lobby::handle(const Command& command, Now now, std::vector<Effect>& effects) {
    impl_->handle(command, now, effects);
}

std::optional<std::int64_t> Lobby::next_deadline_ms() const {
    return impl_->next_deadline_ms();
}

}  // namespace kitchen_table::lobby
