#include "kitchen_table/wire/crazy_eights/round_record.h"

#include "json_reader.h"

#include <nlohmann/json.hpp>

namespace kitchen_table::wire::crazy_eights {
namespace {

constexpr std::string_view format = "kitchen-table/round/1";

// ---- writing: straight into text, because a simulation writes millions of actions ----

class LineWriter {
public:
    LineWriter& raw(std::string_view text) {
        line_ += text;
        return *this;
    }
    LineWriter& quoted(std::string_view text) {
        line_ += json(text).dump();
        return *this;
    }
    LineWriter& number(int value) {
        line_ += std::to_string(value);
        return *this;
    }
    template <class List, class WriteOne>
    LineWriter& list(const List& values, WriteOne write_one) {
        line_ += '[';
        bool first = true;
        for (const auto& value : values) {
            if (!first) line_ += ',';
            first = false;
            write_one(value);
        }
        line_ += ']';
        return *this;
    }
    LineWriter& numbers(const std::vector<int>& values) {
        return list(values, [&](int value) { number(value); });
    }
    LineWriter& cards(const std::vector<eights::Card>& cards) {
        return list(cards,
                    [&](eights::Card card) { raw("\"").raw(cards::to_text(card)).raw("\""); });
    }
    std::string take() { return std::move(line_); }

private:
    std::string line_;
};

void write_action(LineWriter& out, const RecordedAction& recorded) {
    const auto& [seat, action] = recorded.action;
    out.raw(R"({"seat":)").number(seat.index());
    if (const auto* play = std::get_if<eights::action::Play>(&action)) {
        out.raw(R"(,"do":"play","cards":)").cards(play->cards);
        if (play->suit) {
            out.raw(R"(,"suit":")").raw(std::string{cards::to_char(*play->suit)}).raw("\"");
        }
        if (play->call) out.raw(R"(,"call":true)");
    } else {
        constexpr std::array<std::string_view, 5> words{"play", "draw", "take", "pass", "call"};
        out.raw(R"(,"do":")").raw(words[action.index()]).raw("\"");
    }
    if (recorded.legal) {
        // The texts of legal actions hold nothing that JSON would have to escape.
        out.raw(R"(,"legal":)").list(*recorded.legal, [&](const std::string& text) {
            out.raw("\"").raw(text).raw("\"");
        });
    }
    out.raw("}");
}

void write_end(LineWriter& out, const eights::RoundEnd& end) {
    out.raw(R"({"reason":")").raw(words::word(end.reason)).raw(R"(","winner":)");
    if (end.winner) {
        out.number(end.winner->index());
    } else {
        out.raw("null");
    }
    out.raw(R"(,"points":)").numbers(end.points).raw(R"(,"totals":)").numbers(end.totals);
    out.raw(R"(,"game_over":)").raw(end.game_over ? "true" : "false");
    out.raw(R"(,"game_winners":)").list(end.game_winners, [&](eights::Seat seat) {
        out.number(seat.index());
    });
    out.raw("}");
}

void write_fair(LineWriter& out, const FairBlock& fair) {
    out.raw(R"(,"fair":{"version":)").quoted(fair.version);
    out.raw(R"(,"game_id":)").quoted(fair.game_id);
    out.raw(R"(,"commitment":)").quoted(fair.commitment);
    out.raw(R"(,"secret":)").quoted(fair.secret);
    out.raw(R"(,"rules_hash":)").quoted(fair.rules_hash);
    out.raw(R"(,"seats":)").list(fair.seats, [&](const FairSeat& seat) {
        out.raw(R"({"kind":)").number(seat.kind);
        if (seat.kind == 1) out.raw(R"(,"contribution":)").quoted(seat.contribution);
        out.raw("}");
    });
    out.raw("}");
}

// ---- reading ----

void read_end(const JsonReader& value, int seats, eights::RoundEnd& end) {
    if (!value.object({"reason", "winner", "points", "totals", "game_over", "game_winners"}) ||
        !value.clean()) {
        return;
    }
    end.reason = value.at("reason").word<eights::EndReason>().value_or(end.reason);
    if (!value.at("winner").value().is_null()) {
        if (const auto winner = value.at("winner").number(0, seats - 1)) {
            end.winner = eights::Seat(*winner);
        }
    }
    end.points = value.at("points").numbers(-number_max).value_or(end.points);
    end.totals = value.at("totals").numbers(-number_max).value_or(end.totals);
    end.game_over = value.at("game_over").flag().value_or(false);
    for (const int seat :
         value.at("game_winners").numbers(0, seats - 1).value_or(std::vector<int>{})) {
        end.game_winners.push_back(eights::Seat(seat));
    }
}

FairSeat read_fair_seat(const JsonReader& value) {
    FairSeat seat;
    if (!value.object({"kind"}, {"contribution"}) || !value.clean()) return seat;
    seat.kind = value.at("kind").number(0, 3).value_or(0);
    if (value.has("contribution") != (seat.kind == 1)) {
        value.problem("a contribution stands with kind 1 and with no other");
    } else if (seat.kind == 1) {
        seat.contribution = value.at("contribution").text().value_or("");
    }
    return seat;
}

FairBlock read_fair(const JsonReader& value) {
    FairBlock fair;
    if (!value.object({"version", "game_id", "commitment", "secret", "rules_hash", "seats"}) ||
        !value.clean()) {
        return fair;
    }
    fair.version = value.at("version").text().value_or("");
    fair.game_id = value.at("game_id").text().value_or("");
    fair.commitment = value.at("commitment").text().value_or("");
    fair.secret = value.at("secret").text().value_or("");
    fair.rules_hash = value.at("rules_hash").text().value_or("");
    for (const auto& seat : value.at("seats").elements())
        fair.seats.push_back(read_fair_seat(seat));
    return fair;
}

void read_action(const JsonReader& value, int seats, RoundRecord& record) {
    auto& recorded = record.actions.emplace_back();
    json bare = value.value();
    if (value.has("legal")) {
        auto& texts = recorded.legal.emplace();
        for (const auto& element : value.at("legal").elements()) {
            texts.push_back(element.text().value_or(""));
        }
        bare.erase("legal");
    }
    auto action = seat_action_from_json(bare, seats);
    if (action) {
        recorded.action = std::move(*action);
    } else {
        value.problem(action.error());
    }
}

void read_rules(const JsonReader& value, RoundRecord& record) {
    auto rules = rules_from_json(value.value());
    if (rules) {
        record.rules = std::move(*rules);
        return;
    }
    for (const auto& problem : rules.error())
        value.problem_at(problem.field, problem.problem);
}

/// What belongs to the round as a whole; whether the rest can be read.
bool read_start(const JsonReader& value, RoundRecord& record) {
    if (!value.object({"format", "game", "ruleset", "rules", "seats", "round", "dealer",
                       "totals_before", "pack", "bury", "recycled", "actions", "end"},
                      {"fair"}) ||
        !value.clean()) {
        return false;
    }
    if (value.at("game").value() != eights::game_key) {
        value.at("game").problem("must be " + std::string(eights::game_key));
    }
    record.ruleset = value.at("ruleset").text().value_or("");
    read_rules(value.at("rules"), record);
    if (!value.clean()) return false;
    const auto& range = record.rules.seats;
    const auto seats = value.at("seats").number(range.min, range.max);
    if (!seats) return false;
    record.seats = *seats;
    record.round = value.at("round").number(1).value_or(1);
    record.dealer = eights::Seat(value.at("dealer").number(0, *seats - 1).value_or(0));
    if (auto totals = value.at("totals_before").numbers(-number_max)) {
        record.totals_before = std::move(*totals);
        if (record.totals_before.size() != static_cast<std::size_t>(*seats)) {
            value.at("totals_before").problem("must have one number for each seat");
        }
    }
    return true;
}

/// The cards, the actions and the end.
void read_course(const JsonReader& value, RoundRecord& record) {
    record.pack = value.at("pack").cards().value_or(record.pack);
    record.bury = value.at("bury").numbers(0).value_or(record.bury);
    for (const auto& stock : value.at("recycled").elements()) {
        record.recycled.push_back(stock.cards().value_or(std::vector<eights::Card>{}));
    }
    record.actions.reserve(value.at("actions").value().size());
    for (const auto& action : value.at("actions").elements()) {
        read_action(action, record.seats, record);
    }
    read_end(value.at("end"), record.seats, record.end);
    if (value.has("fair")) record.fair = read_fair(value.at("fair"));
}

}  // namespace

std::string record_line(const RoundRecord& record) {
    LineWriter out;
    out.raw(R"({"format":")").raw(format).raw(R"(","game":")").raw(eights::game_key);
    out.raw(R"(","ruleset":)").quoted(record.ruleset);
    out.raw(R"(,"rules":)").raw(canonical_text(record.rules));
    out.raw(R"(,"seats":)").number(record.seats).raw(R"(,"round":)").number(record.round);
    out.raw(R"(,"dealer":)").number(record.dealer.index());
    out.raw(R"(,"totals_before":)").numbers(record.totals_before);
    out.raw(R"(,"pack":)").cards(record.pack).raw(R"(,"bury":)").numbers(record.bury);
    out.raw(R"(,"recycled":)").list(record.recycled, [&](const std::vector<eights::Card>& stock) {
        out.cards(stock);
    });
    out.raw(R"(,"actions":)").list(record.actions, [&](const RecordedAction& action) {
        write_action(out, action);
    });
    out.raw(R"(,"end":)");
    write_end(out, record.end);
    if (record.fair) write_fair(out, *record.fair);
    out.raw("}");
    return out.take();
}

std::expected<RoundRecord, RecordProblem> record_from_line(std::string_view line) {
    const json text = json::parse(line, nullptr, false);
    if (text.is_discarded()) return std::unexpected(RecordProblem{false, "is no JSON"});
    if (!text.is_object() || text.value("format", json()) != format) {
        return std::unexpected(
            RecordProblem{false, "is no record of the format " + std::string(format)});
    }
    Problems problems;
    const JsonReader value(text, "", problems);
    RoundRecord record;
    if (read_start(value, record)) read_course(value, record);
    if (problems.empty()) return record;
    const auto& first = problems.front();
    return std::unexpected(RecordProblem{
        true, first.field.empty() ? first.problem : first.field + ": " + first.problem});
}

}  // namespace kitchen_table::wire::crazy_eights
