// The table's state and its parts; one .cpp for each of them:
//   attending.cpp  who is connected        seating.cpp   sit, leave, the host
//   settings.cpp   what a host changes     rounds.cpp    start, next round, deal, the end of one
//   acting.cpp     actions                 clockwork.cpp deadlines
//   publishing.cpp events and views        storing.cpp   rows, restore
//   talking.cpp    what is said            inviting.cpp  private tables
//   coaching.cpp   the coach is asked     contributing.cpp what people add to a shuffle
#pragma once

#include "kitchen_table/table/game_host.h"
#include "kitchen_table/table/table.h"
#include "kitchen_table/wire/table_body.h"

#include "event_ring.h"
#include "outbox.h"
#include "seats.h"

#include <algorithm>
#include <deque>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace kitchen_table::table {

enum class State { waiting, playing, between_rounds, game_over };
std::string_view to_text(State state);
std::optional<State> state_from_text(std::string_view text);

/// Where a table that is made now begins to number its commits: above all of one made earlier.
inline std::uint64_t commit_base(Now now) {
    return static_cast<std::uint64_t>(now.steady_ms) << 20;
}

/// The secret of a round that is not revealed yet.
struct RoundSecret {
    fair::Bytes16 game_id{};
    int round = 1;
    fair::Bytes32 secret{};
    wire::StoredSecret stored;
    std::string commitment;
};

/// Whose eyes a view is made for.
struct Viewpoint {
    std::optional<int> seat;
    bool host = false;  // a host without a seat sees that he is
    friend auto operator<=>(const Viewpoint&, const Viewpoint&) = default;
};

struct Viewer {
    Person person;
    std::optional<Viewpoint> shown;  // what it has been shown as; nullopt before its first view
};

/// One change of the table. Everything that changes goes through `publish`.
struct Change {
    Told told;
    bool store_table = false;  // presence alone is not stored
    bool of_round = false;     // whoever has not seen it acts on a stale view
    bool is_deal = false;
    std::optional<store::ActionRow> action;
    std::optional<store::RoundRow> finished_round;
    std::optional<store::GameRow> finished_game;
    bool drop_actions = false;
};

inline bool is_turn_time(int seconds) {
    return std::ranges::find(turn_times_s, seconds) != turn_times_s.end();
}
inline constexpr std::string_view turn_time_problem = "must be 0, 20, 40 or 90";
inline constexpr std::string_view no_coach_problem = "is not to be had in ranked games";

/// The time of one turn. It stands still while nobody is kept waiting, and never starts again
/// within a turn.
struct TurnClock {
    int seat = 0;
    std::int64_t left_ms = 0;             // while it stands
    std::optional<std::int64_t> ends_at;  // while it runs, on the steady clock
    bool waits_for_owner = false;         // after a restart, until they are back or count as away
};

class Table::Impl {
public:
    Impl(std::string id, const Surroundings& around);

    /// nullopt, or the members of a refusal.
    std::optional<std::string> open(const Opening& opening, Now now);
    /// nullopt, or what does not fit.
    std::optional<std::string> restore(const store::StoredTable& stored, Now now);
    void handle(const Command& command, Now now);
    void drain_to(std::vector<Effect>& effects) { outbox_.drain_to(effects); }

    std::optional<std::int64_t> next_deadline_ms() const;
    const std::string& id() const { return id_; }
    Summary summary() const;

private:
    // attending.cpp
    void carry_out(const command::Attach& attach);
    void carry_out(const command::Detach& detach);
    void carry_out(const command::Rename& rename);
    void carry_out(const command::Forget& forget);
    std::optional<std::string> why_not_attend(const Person& person) const;
    std::vector<ConnectionId> see_watchers_off();
    void forget_viewer(ConnectionId connection);
    bool attach_to_seat(int seat, const command::Attach& attach, Change& change);
    void show_table(ConnectionId connection, std::optional<std::uint64_t> seen_seq);
    void replace_others_of(const Person& person, ConnectionId newest);
    int watchers() const;
    bool attends(const Person& person) const;

    // seating.cpp
    void carry_out(const command::Sit& sit);
    void carry_out(const command::Leave& leave);
    std::optional<std::string> why_not_sit(const Person& person, int seat) const;
    std::optional<int> seat_for(const Person& person) const;
    void give_up_seat(int seat, Change& change);
    void end_game_for_all(Change& change);
    bool leaving_ends_game() const;
    std::optional<std::int64_t> left_at(int seat) const;
    bool give_up_lost_seats();
    void pass_host_on(int from_seat, Told& told);
    bool is_host(const Person& person) const { return !person.id.empty() && person.id == host_.id; }

    // settings.cpp
    void carry_out(const command::ChangeSettings& change);
    std::optional<std::string> seats_refused(int seats) const;
    void set_seat_count(int seats);
    void clear_game();
    void set_rules(std::string rules);
    void write_line();

    // rounds.cpp
    void carry_out(const command::Start& start);
    void carry_out(const command::NextRound& next);
    bool everybody_ready() const;
    void start_game();
    void deal(Change change);
    void finish_round(Change& change, const RoundResult& result);
    void void_round();
    void abandon_round(Change& change);
    void draw_secret(bool new_game);
    fair::Bytes16 new_id();
    std::string told_again(const std::string& record) const;
    store::RoundRow round_row() const;
    store::GameRow game_row() const;

    // acting.cpp
    void carry_out(const command::Act& act);
    std::optional<std::string> why_not_act(const command::Act& act) const;
    void play(int seat, const std::string& action, const std::string& origin,
              const command::Act* act, Told before = {});
    std::uint64_t seed_of_choice() const;
    void carry_out(const command::Thought& thought);
    void think_ahead(int seat);
    void play_for(int seat);
    void call_for(int seat);

    // contributing.cpp
    void carry_out(const command::Contribute& contribute);
    std::optional<std::vector<wire::ShareView>> shares_shown() const;

    // hosting.cpp
    const Viewer* host_asks(ConnectionId connection, const wire::RefusalTo& to);
    bool seat_is_there(ConnectionId connection, const wire::RefusalTo& to, int seat);
    void carry_out(const command::Remove& remove);
    void carry_out(const command::AddComputer& add);
    void carry_out(const command::SwapSeats& swap);
    void carry_out(const command::HandOver& over);
    void carry_out(const command::Pause& pause);
    void remove_person(int seat, Change change);

    // talking.cpp
    void carry_out(const command::Say& say);
    void carry_out(const command::Report& report);
    void show_talk(ConnectionId connection);
    bool has_been_here(const std::string& person_id) const;

    // coaching.cpp
    void carry_out(const command::AskCoach& ask);
    std::optional<std::string> why_not_ask(std::optional<int> seat) const;

    // inviting.cpp
    void carry_out(const command::RenewInvite& renew);
    void set_access(Access access);
    bool add_guest(const std::string& person_id);
    std::string new_code();

    // turn_clock.cpp
    void arm_turn_clock();
    bool keeps_somebody_waiting(int seat) const;
    void turn_ran_out();
    std::int64_t away_ms() const;
    std::optional<std::int64_t> turn_left_ms() const;
    bool take_back(int seat, Change& change);

    // clockwork.cpp
    void carry_out(const command::TimeUp&);
    void carry_out(const command::Close&);
    void carry_out(const command::Drain& drain);
    void carry_out(const command::Stopping&);
    void arm();
    bool running() const;
    bool mark_away();
    bool keeps_the_role(int seat) const;
    std::optional<std::int64_t> closes_at() const;
    std::optional<std::int64_t> away_at() const;
    std::uint64_t lot(std::string_view what, std::uint64_t number) const;
    void close(std::string reason);

    // publishing.cpp
    void publish(Change change);
    void tell(const Told& told);
    void tell_again(ConnectionId connection, Viewer& viewer, const Told& told);
    Viewpoint viewpoint_of(const Person& person) const;
    wire::Members view_of(const Viewpoint& viewpoint) const;
    void announce();
    void done(ConnectionId connection, const std::string& request_id);
    void refuse(ConnectionId connection, const wire::RefusalTo& to, const std::string& members);
    /// Refuses what every request may be refused for; whether it was.
    const Viewer* requester(ConnectionId connection, const wire::RefusalTo& to);

    // storing.cpp
    void carry_out(const command::Committed& committed);
    void carry_out(const command::CommitFailed& failed);
    void fail_over(const Command& command);
    void persist(Change& change);
    wire::TableBody body() const;
    std::optional<std::string> restore_table(const wire::TableBody& body);
    void restore_turn_clock(const wire::TableBody& body);
    std::optional<std::string> restore_round(const wire::StoredRound& round,
                                             const std::vector<store::ActionRow>& actions);
    std::optional<std::string> check_log(const std::vector<store::ActionRow>& actions,
                                         const wire::TableBody& body);
    std::optional<RoundSecret> unsealed(const wire::StoredSecret& stored) const;
    RoundPlan plan_of(const wire::StoredRound& round, const RoundSecret& secret) const;

    const std::string id_;
    const Surroundings around_;
    Now now_;

    // what the table is
    TableSettings settings_;
    std::string ruleset_, rules_;
    // these follow from rules_ and the number of seats
    std::vector<std::string> line_, short_line_;
    bool lowest_is_best_ = false;
    Seats seats_{0};
    Person host_;  // without an id: nobody
    State state_ = State::waiting;
    int game_ = 0, round_ = 0;
    std::optional<int> dealer_;
    std::vector<int> totals_;
    std::vector<std::string> sheet_;
    std::optional<std::vector<int>> winners_;
    std::int64_t created_ms_ = 0, game_started_ms_ = 0;
    std::optional<RoundSecret> next_;  // of the round to come
    std::optional<wire::StoredRound> dealt_;
    std::string dealt_commitment_;
    std::unique_ptr<GameHost> play_;
    bool closed_ = false;
    bool paused_ = false;              // by the host: no clock runs and nobody acts
    bool draining_ = false;            // the server is about to end: nothing is dealt
    std::set<std::string> removed_;    // people to whom the host has closed the table
    std::string invite_;               // the code of a private table
    std::vector<std::string> guests_;  // who came in with it, the oldest first

    // numbering and the log
    std::uint64_t seq_ = 0;
    std::uint64_t round_seq_ = 0;     // of the last change of the round
    std::uint64_t seq_reserved_ = 0;  // presence may use numbers up to here without being stored
    std::uint64_t log_length_ = 0;
    store::Hash log_chain_{};
    std::map<std::pair<int, std::string>, std::uint64_t> answered_;  // seat and action_id

    // who is here, and time
    std::map<ConnectionId, Viewer> viewers_;
    std::map<Viewpoint, wire::Members> shown_;  // what each viewpoint has been shown last
    std::set<int> ready_;
    std::optional<std::int64_t> next_round_at_, computer_at_, deserted_since_;
    std::optional<std::int64_t> running_since_;
    std::optional<TurnClock> turn_clock_;
    std::int64_t next_round_left_ms_ = 0;
    std::uint64_t computer_armed_for_ = 0;
    std::optional<std::string> thought_;  // for the action that the computer is armed for

    // what was said; not stored
    std::deque<wire::Line> lines_;
    std::uint64_t lines_said_ = 0;
    std::map<std::string, std::int64_t> spoke_at_;  // by person, steady clock
    std::map<std::string, int> reports_by_;
    std::optional<std::uint64_t>
        coach_asked_for_;  // the round_seq_ of the turn that was asked about

    EventRing ring_;
    Outbox outbox_;
    std::optional<Summary> announced_;
    wire::TableBody stored_;  // as it was handed over last
    bool dead_ = false;       // a commit failed or the game threw: only Reload helps
};

}  // namespace kitchen_table::table
