#include "kitchen_table/wire/crazy_eights/round_record.h"

#include "legal_text.h"
#include "line_reader.h"

#include <nlohmann/json.hpp>

#include <set>
#include <utility>

namespace kitchen_table::wire::crazy_eights {
namespace {

/// The rules of the line read last, and their text.
struct KnownRules {
    std::string text;  // without spaces; empty before the first line
    eights::Rules rules;
};

void no_member_twice(LineReader& line, LineValue value) {
    simdjson::dom::object object;
    if (value.get(object) != simdjson::SUCCESS) return;
    std::set<std::string_view> names;
    for (const auto& [name, member] : object) {
        const auto step = line.at(name);
        if (!names.insert(name).second) return line.fail("stands there twice");
        no_member_twice(line, member);
    }
}

void read_rules(LineReader& line, LineValue value, KnownRules& known) {
    std::string text = simdjson::minify(value);
    if (text == known.text) return;
    no_member_twice(line, value);
    auto rules = rules_from_json(json::parse(text));
    if (!rules) {
        const auto& problem = rules.error().front();
        const auto step = line.at(problem.field);
        return line.fail(problem.problem);
    }
    known = {std::move(text), *std::move(rules)};
}

// ---- the cards and the actions ----

enum ActionMember : std::size_t {
    action_seat,
    action_do,
    action_cards,
    action_suit,
    action_call,
    action_legal
};
constexpr MemberNames<6> action_names{{"seat", "do", "cards", "suit", "call", "legal"}, 2};

std::vector<eights::CompactAction> read_legal(LineReader& line, LineValue value) {
    std::vector<eights::CompactAction> legal;
    line.elements(value, "must be a list", [&](LineValue element) {
        const auto action = legal_from_text(line.text(element));
        if (!action) return line.fail("is not the text of an action");
        legal.push_back(*action);
    });
    return legal;
}

eights::Action read_play(LineReader& line, const LineMembers<6>& members) {
    eights::action::Play play;
    if (members.has(action_cards)) {
        const auto step = line.at("cards");
        play.cards = line.cards(members[action_cards]);
    } else {
        const auto step = line.at("cards");
        line.fail("is missing");
    }
    if (members.has(action_suit)) {
        const auto step = line.at("suit");
        play.suit = line.suit(members[action_suit]);
    }
    if (members.has(action_call)) {
        const auto step = line.at("call");
        play.call = line.flag(members[action_call]);
    }
    return play;
}

eights::Action read_what(LineReader& line, const LineMembers<6>& members) {
    const auto what = line.text(members[action_do]);
    if (what == "play") return read_play(line, members);
    for (const auto member : {action_cards, action_suit, action_call}) {
        if (!members.has(member)) continue;
        const auto step = line.at(action_names.names[member]);
        line.fail("is unknown");
    }
    if (what == "draw") return eights::action::Draw{};
    if (what == "take") return eights::action::Take{};
    if (what == "pass") return eights::action::Pass{};
    if (what != "call") {
        const auto step = line.at("do");
        line.fail("must be one of play, draw, take, pass, call");
    }
    return eights::action::Call{};
}

void read_action(LineReader& line, LineValue value, RoundRecord& record) {
    const auto members = line.members(value, action_names);
    if (!members) return;
    auto& recorded = record.actions.emplace_back();
    {
        const auto step = line.at("seat");
        const int seat = line.number((*members)[action_seat], 0, record.seats - 1);
        recorded.action.seat = eights::Seat(seat);
    }
    recorded.action.action = read_what(line, *members);
    if (members->has(action_legal)) {
        const auto step = line.at("legal");
        recorded.legal = read_legal(line, (*members)[action_legal]);
    }
}

// ---- the end ----

enum EndMember : std::size_t {
    end_reason,
    end_winner,
    end_points,
    end_totals,
    end_game_over,
    end_game_winners
};
constexpr MemberNames<6> end_names{
    {"reason", "winner", "points", "totals", "game_over", "game_winners"}};

void read_end(LineReader& line, LineValue value, int seats, eights::RoundEnd& end) {
    const auto members = line.members(value, end_names);
    if (!members) return;
    const auto each = [&](EndMember member, auto read) {
        const auto step = line.at(end_names.names[member]);
        read((*members)[member]);
    };
    each(end_reason, [&](LineValue reason) { end.reason = line.word<eights::EndReason>(reason); });
    each(end_winner, [&](LineValue winner) {
        if (!winner.is_null()) end.winner = eights::Seat(line.number(winner, 0, seats - 1));
    });
    each(end_points, [&](LineValue points) { end.points = line.numbers(points, -number_max); });
    each(end_totals, [&](LineValue totals) { end.totals = line.numbers(totals, -number_max); });
    each(end_game_over, [&](LineValue over) { end.game_over = line.flag(over); });
    each(end_game_winners, [&](LineValue winners) {
        for (const int seat : line.numbers(winners, 0, seats - 1))
            end.game_winners.push_back(eights::Seat(seat));
    });
}

// ---- the fair block ----

FairSeat read_fair_seat(LineReader& line, LineValue value) {
    static constexpr MemberNames<2> names{{"kind", "contribution"}, 1};
    FairSeat seat;
    const auto members = line.members(value, names);
    if (!members) return seat;
    {
        const auto step = line.at("kind");
        seat.kind = line.number((*members)[0], 0, 3);
    }
    if (members->has(1) != (seat.kind == 1)) {
        line.fail("a contribution stands with kind 1 and with no other");
    } else if (seat.kind == 1) {
        const auto step = line.at("contribution");
        seat.contribution = line.text((*members)[1]);
    }
    return seat;
}

FairBlock read_fair(LineReader& line, LineValue value) {
    static constexpr MemberNames<6> names{
        {"version", "game_id", "commitment", "secret", "rules_hash", "seats"}};
    FairBlock fair;
    const auto members = line.members(value, names);
    if (!members) return fair;
    const std::array texts{&fair.version, &fair.game_id, &fair.commitment, &fair.secret,
                           &fair.rules_hash};
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const auto step = line.at(names.names[i]);
        *texts[i] = line.text((*members)[i]);
    }
    const auto step = line.at("seats");
    line.elements((*members)[5], "must be a list",
                  [&](LineValue seat) { fair.seats.push_back(read_fair_seat(line, seat)); });
    return fair;
}

// ---- the record ----

enum Member : std::size_t {
    format,
    game,
    ruleset,
    rules,
    seats,
    round_number,
    dealer,
    totals_before,
    pack,
    bury,
    recycled,
    actions,
    end,
    fair_block
};
constexpr MemberNames<14> member_names{
    {"format", "game", "ruleset", "rules", "seats", "round", "dealer", "totals_before", "pack",
     "bury", "recycled", "actions", "end", "fair"},
    13};

class Reading {
public:
    Reading(LineReader& line, KnownRules& known) : line_(line), known_(known) {}

    RoundRecord record(LineValue value) {
        RoundRecord record;
        const auto members = line_.members(value, member_names);
        if (!members) return record;
        members_ = *members;
        read_start(record);
        if (line_.clean()) read_course(record);
        return record;
    }

private:
    /// Calls `read` for a member that is there, as long as nothing is wrong.
    template <class Read>
    void each(Member member, Read read) {
        if (!line_.clean() || !members_.has(member)) return;
        const auto step = line_.at(member_names.names[member]);
        read(members_[member]);
    }

    /// What belongs to the round as a whole.
    void read_start(RoundRecord& record) {
        each(game, [&](LineValue value) {
            if (line_.text(value) == eights::game_key) return;
            line_.fail("must be " + std::string(eights::game_key));
        });
        each(ruleset, [&](LineValue value) { record.ruleset = line_.text(value); });
        each(rules, [&](LineValue value) {
            read_rules(line_, value, known_);
            record.rules = known_.rules;
        });
        each(seats, [&](LineValue value) {
            record.seats = line_.number(value, record.rules.seats.min, record.rules.seats.max);
        });
        each(round_number, [&](LineValue value) { record.round = line_.number(value, 1); });
        each(dealer, [&](LineValue value) {
            record.dealer = eights::Seat(line_.number(value, 0, record.seats - 1));
        });
        each(totals_before, [&](LineValue value) {
            record.totals_before = line_.numbers(value, -number_max);
            if (record.totals_before.size() != static_cast<std::size_t>(record.seats)) {
                line_.fail("must have one number for each seat");
            }
        });
    }

    /// The cards, the actions and the end.
    void read_course(RoundRecord& record) {
        each(pack, [&](LineValue value) { record.pack = line_.cards(value); });
        each(bury, [&](LineValue value) { record.bury = line_.numbers(value, 0); });
        each(recycled, [&](LineValue value) {
            line_.elements(value, "must be a list",
                           [&](LineValue stock) { record.recycled.push_back(line_.cards(stock)); });
        });
        each(actions, [&](LineValue value) {
            simdjson::dom::array list;
            if (value.get(list) == simdjson::SUCCESS) record.actions.reserve(list.size());
            line_.elements(value, "must be a list",
                           [&](LineValue action) { read_action(line_, action, record); });
        });
        each(end, [&](LineValue value) { read_end(line_, value, record.seats, record.end); });
        each(fair_block, [&](LineValue value) { record.fair = read_fair(line_, value); });
    }

    LineReader& line_;
    KnownRules& known_;
    LineMembers<14> members_;
};

}  // namespace

struct RecordReader::Kept {
    simdjson::dom::parser parser;
    KnownRules rules;
};

RecordReader::RecordReader() : kept_(std::make_unique<Kept>()) {}
RecordReader::~RecordReader() = default;
RecordReader::RecordReader(RecordReader&&) noexcept = default;
RecordReader& RecordReader::operator=(RecordReader&&) noexcept = default;

std::expected<RoundRecord, RecordProblem> RecordReader::read(std::string_view text) {
    LineValue value;
    if (kept_->parser.parse(text.data(), text.size()).get(value) != simdjson::SUCCESS) {
        return std::unexpected(RecordProblem{false, "is no JSON"});
    }
    std::string_view named;
    if (value["format"].get(named) != simdjson::SUCCESS || named != record_format) {
        return std::unexpected(
            RecordProblem{false, "is no record of the format " + std::string(record_format)});
    }
    LineReader line;
    auto record = Reading(line, kept_->rules).record(value);
    if (line.problem()) return std::unexpected(RecordProblem{true, *line.problem()});
    return record;
}

std::expected<RoundRecord, RecordProblem> record_from_line(std::string_view line) {
    return RecordReader().read(line);
}

}  // namespace kitchen_table::wire::crazy_eights
