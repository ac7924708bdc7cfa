#include "kitchen_table/wire/table_view.h"

#include "kitchen_table/wire/list_text.h"

#include "message_text.h"

namespace kitchen_table::wire {
namespace {

std::string number_or_null(const auto& value) {
    return value ? std::to_string(*value) : "null";
}

std::string seat_text(const SeatView& seat) {
    switch (seat.kind) {
        case SeatView::Kind::person:
            return object_text({{"kind", string_text("person")},
                                {"person", string_text(seat.person_id)},
                                {"name", string_text(seat.name)},
                                {"here", flag(seat.here)},
                                {"driver", string_text(seat.driven ? "computer" : "person")}});
        case SeatView::Kind::computer:
            return object_text({{"kind", string_text("computer")},
                                {"name", string_text(seat.name)},
                                {"level", string_text(seat.level)}});
        case SeatView::Kind::empty:
            break;
    }
    return object_text({{"kind", string_text("empty")}});
}

std::string share_text(const ShareView& share) {
    Members members{{"kind", std::to_string(share.kind)}};
    if (share.kind == 1) members.push_back({"contribution", string_text(share.contribution)});
    return object_text(members);
}

std::string at_seat(std::string_view n, int seat, std::string_view name) {
    return object_text(
        {{"n", string_text(n)}, {"seat", std::to_string(seat)}, {"name", string_text(name)}});
}

std::string with_number(std::string_view n, std::string_view member, int value) {
    return object_text({{"n", string_text(n)}, {std::string(member), std::to_string(value)}});
}

}  // namespace

Members members(const TableView& view) {
    return {{"ruleset", string_text(view.ruleset)},
            {"rules", view.rules_json},
            {"line", list_text(view.line_json, as_it_is)},
            {"access", string_text(to_text(view.access))},
            {"level", string_text(view.level)},
            {"talk", string_text(to_text(view.talk))},
            {"invite", view.invite ? string_text(*view.invite) : "null"},
            {"draining", flag(view.draining)},
            {"state", string_text(view.state)},
            {"seats", list_text(view.seats, seat_text)},
            {"host", number_or_null(view.host)},
            {"you", number_or_null(view.you)},
            {"you_host", flag(view.you_host)},
            {"watchers", std::to_string(view.watchers)},
            {"game", std::to_string(view.game)},
            {"round", std::to_string(view.round)},
            {"dealer", number_or_null(view.dealer)},
            {"totals", numbers_text(view.totals)},
            {"sheet", list_text(view.sheet_json, as_it_is)},
            {"ready", numbers_text(view.ready)},
            {"next_round_ms", number_or_null(view.next_round_ms)},
            {"watching", flag(view.watching)},
            {"locked", flag(view.locked)},
            {"coach", flag(view.coach)},
            {"paused", flag(view.paused)},
            {"turn_s", std::to_string(view.turn_s)},
            {"turn_ms", number_or_null(view.turn_ms)},
            {"winners", view.winners ? numbers_text(*view.winners) : "null"},
            {"commitment", view.commitment ? string_text(*view.commitment) : "null"},
            {"contributed", numbers_text(view.contributed)},
            {"shares", view.shares ? list_text(*view.shares, share_text) : "null"}};
}

namespace notice {

std::string sat(int seat, std::string_view name) {
    return at_seat("sat", seat, name);
}
std::string left(int seat, std::string_view name) {
    return at_seat("left", seat, name);
}
std::string away(int seat, std::string_view name) {
    return at_seat("away", seat, name);
}
std::string back(int seat, std::string_view name) {
    return at_seat("back", seat, name);
}
std::string host(int seat, std::string_view name) {
    return at_seat("host", seat, name);
}

std::string settings_changed(std::optional<int> seats, const std::optional<std::string>& rules_json,
                             const std::vector<std::string>& line_json) {
    Members members{{"n", string_text("settings_changed")}};
    if (seats) members.push_back({"seats", std::to_string(*seats)});
    if (rules_json) members.push_back({"rules", *rules_json});
    members.push_back({"line", list_text(line_json, as_it_is)});
    return object_text(members);
}

std::string removed(int seat, std::string_view name) {
    return at_seat("removed", seat, name);
}
std::string paused(bool paused) {
    return object_text({{"n", string_text("paused")}, {"paused", flag(paused)}});
}
std::string game_started(int game) {
    return with_number("game_started", "game", game);
}
std::string ready(int seat) {
    return with_number("ready", "seat", seat);
}
std::string out_of_time(int seat, std::string_view name) {
    return at_seat("out_of_time", seat, name);
}
std::string watchers(int count) {
    return with_number("watchers", "count", count);
}

std::string asked_coach(int seat, std::string_view name) {
    return at_seat("asked_coach", seat, name);
}

std::string game_over(const std::vector<int>& winners) {
    return object_text({{"n", string_text("game_over")}, {"winners", numbers_text(winners)}});
}

std::string round_voided(const std::vector<int>& totals) {
    return object_text({{"n", string_text("round_over")},
                        {"reason", string_text("voided")},
                        {"winner", "null"},
                        {"points", numbers_text(std::vector<int>(totals.size(), 0))},
                        {"totals", numbers_text(totals)}});
}

}  // namespace notice

std::string turn_time_sentence(int seconds) {
    const auto args = object_text({{"seconds", std::to_string(seconds)}});
    return object_text({{"id", string_text("line-turn-time")}, {"args", args}});
}

std::string coach_sentence() {
    return object_text({{"id", string_text("line-coach")}});
}

std::string voided_sheet_row(int round, const std::vector<int>& totals) {
    const std::vector<std::string> no_hands(totals.size(), "[]");
    return object_text({{"round", std::to_string(round)},
                        {"reason", string_text("voided")},
                        {"winner", "null"},
                        {"points", numbers_text(std::vector<int>(totals.size(), 0))},
                        {"totals", numbers_text(totals)},
                        {"hands", list_text(no_hands, as_it_is)}});
}

std::string with_round_id(std::string_view sheet_row, std::string_view round_id) {
    std::string text = "{\"id\":" + string_text(round_id) + ",";
    text += sheet_row.substr(1);
    return text;
}

}  // namespace kitchen_table::wire
