#include "kitchen_table/wire/crazy_eights/round_record.h"

#include "legal_text.h"
#include "words.h"

#include <nlohmann/json.hpp>

namespace kitchen_table::wire::crazy_eights {
namespace {

/// Straight into text, because a simulation writes millions of actions.
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
        out.raw(R"(,"legal":)").list(*recorded.legal, [&](const eights::CompactAction& legal) {
            out.raw("\"").raw(legal_text(legal)).raw("\"");
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

}  // namespace

std::string record_line(const RoundRecord& record) {
    LineWriter out;
    out.raw(R"({"format":")").raw(record_format).raw(R"(","game":")").raw(eights::game_key);
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

}  // namespace kitchen_table::wire::crazy_eights
