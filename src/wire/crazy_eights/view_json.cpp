#include "kitchen_table/wire/crazy_eights/codec.h"

#include "json_reader.h"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace kitchen_table::wire::crazy_eights {
namespace {

constexpr std::size_t pile_shown = 5;

json seat_or_null(const std::optional<eights::Seat>& seat) {
    return seat ? json(seat->index()) : json(nullptr);
}

std::string suit_text(eights::Suit suit) {
    return {cards::to_char(suit)};
}

json seats_json(const std::vector<eights::Seat>& seats) {
    json list = json::array();
    for (const auto seat : seats)
        list.push_back(seat.index());
    return list;
}

json hands_json(const std::vector<std::vector<eights::Card>>& hands) {
    json list = json::array();
    for (const auto& hand : hands)
        list.push_back(to_json(hand));
    return list;
}

json over_json(const eights::RoundEnd& end) {
    return {{"reason", words::word(end.reason)},
            {"winner", seat_or_null(end.winner)},
            {"points", end.points},
            {"hands", hands_json(end.hands)}};
}

/// What seats and spectators see alike.
json public_members(const eights::PublicView& table) {
    const auto shown = std::min(pile_shown, table.pile.size());
    const std::vector<eights::Card> pile(table.pile.end() - static_cast<std::ptrdiff_t>(shown),
                                         table.pile.end());
    return {{"turn", seat_or_null(table.turn)},
            {"direction", to_text(table.direction)},
            {"counts", table.counts},
            {"stock", table.stock},
            {"under", table.under},
            {"top", pile.empty() ? json(nullptr) : json(cards::to_text(pile.back()))},
            {"pile", to_json(pile)},
            {"suit", table.suit ? suit_text(*table.suit) : "any"},
            {"named", table.named},
            {"named_by", seat_or_null(table.named_by)},
            {"pending", to_json(table.pending)},
            {"called", table.called},
            {"over", table.over ? over_json(*table.over) : json(nullptr)}};
}

// ---- notices ----

struct NoticeWriter {
    json operator()(const eights::happened::RoundDealt& dealt) const {
        return {{"n", "round_dealt"},
                {"round", dealt.round},
                {"dealer", dealt.dealer.index()},
                {"starter", cards::to_text(dealt.starter)}};
    }
    json operator()(const eights::happened::Played& played) const {
        json notice{
            {"n", "played"}, {"seat", played.seat.index()}, {"cards", to_json(played.cards)}};
        if (played.suit) notice["suit"] = suit_text(*played.suit);
        if (played.call) notice["call"] = true;
        return notice;
    }
    json operator()(const eights::CardsDrawnNotice& drawn) const {
        using enum eights::DrawWhy;
        json notice{{"n", drawn.why == draw   ? "drew"
                          : drawn.why == take ? "took"
                                              : "penalty"},
                    {"seat", drawn.seat.index()},
                    {"count", drawn.count}};
        if (drawn.cards) notice["cards"] = to_json(*drawn.cards);
        if (drawn.why == no_call) notice["why"] = "no_call";
        if (drawn.why == not_covered) notice["why"] = "not_covered";
        return notice;
    }
    json operator()(const eights::happened::Passed& passed) const {
        return {{"n", "passed"}, {"seat", passed.seat.index()}};
    }
    json operator()(const eights::happened::Called& called) const {
        return {{"n", "called"}, {"seat", called.seat.index()}};
    }
    json operator()(const eights::happened::Skipped& skipped) const {
        return {{"n", "skipped"}, {"seat", skipped.seat.index()}};
    }
    json operator()(const eights::happened::Reversed& reversed) const {
        return {{"n", "reversed"}, {"direction", to_text(reversed.direction)}};
    }
    json operator()(const eights::happened::Demanded& demanded) const {
        json notice = to_json(demanded.pending);
        notice["n"] = "pending";
        notice["seat"] = demanded.seat.index();
        return notice;
    }
    json operator()(const eights::happened::Recycled& recycled) const {
        return {{"n", "recycled"}, {"stock", recycled.stock}};
    }
    json operator()(const eights::happened::RoundOver& over) const {
        return {{"n", "round_over"},
                {"reason", words::word(over.end.reason)},
                {"winner", seat_or_null(over.end.winner)},
                {"points", over.end.points},
                {"totals", over.end.totals}};
    }
};

struct PendingWriter {
    json operator()(std::monostate) const { return nullptr; }
    json operator()(const eights::pending::Pickup& pickup) const {
        return {{"kind", words::word(pickup.kind)}, {"cards", pickup.cards}};
    }
    json operator()(const eights::pending::Cover& cover) const {
        return {{"kind", "cover"},
                {"rank", std::string{cards::to_char(cover.rank)}},
                {"suit", suit_text(cover.suit)}};
    }
    json operator()(const eights::pending::Duel& duel) const {
        return {{"kind", "duel"},
                {"step", duel.step},
                {"suit", suit_text(duel.suit)},
                {"leader", duel.leader.index()},
                {"answerer", duel.answerer.index()}};
    }
};

}  // namespace

json view_members(const eights::View& view) {
    json members = public_members(view.table);
    const auto offer = eights::offer(view);
    members["hand"] = to_json(view.hand);
    members["legal"] = offer ? to_json(*offer) : json(nullptr);
    return members;
}

json spectator_members(const eights::SpectatorView& view) {
    return public_members(view.table);
}

json members_before_first_round(bool seated) {
    json members = json::object();
    for (const auto* name : {"turn", "direction", "counts", "stock", "under", "top", "pile", "suit",
                             "named", "named_by", "pending", "called", "over"}) {
        members[name] = nullptr;
    }
    if (seated) members["hand"] = members["legal"] = nullptr;
    return members;
}

json to_json(const eights::Notice& notice) {
    return std::visit(NoticeWriter{}, notice);
}

json game_over_notice(const eights::RoundEnd& end) {
    return {{"n", "game_over"}, {"winners", seats_json(end.game_winners)}};
}

json to_json(const eights::Pending& pending) {
    return std::visit(PendingWriter{}, pending);
}

json to_json(const eights::Offer& offer) {
    return {{"play", to_json(offer.play)}, {"name_suit", to_json(offer.name_suit)},
            {"twos", offer.twos},          {"draw", offer.draw},
            {"take", offer.take},          {"pass", offer.pass},
            {"call", offer.call}};
}

json to_json(const std::vector<eights::Card>& cards) {
    json list = json::array();
    for (const auto card : cards)
        list.push_back(cards::to_text(card));
    return list;
}

std::string_view to_text(eights::Direction direction) {
    return direction == eights::Direction::clockwise ? "clockwise" : "anticlockwise";
}

json sheet_row(int round, const eights::RoundEnd& end) {
    json row = over_json(end);
    row["round"] = round;
    row["totals"] = end.totals;
    return row;
}

std::expected<eights::RoundEnd, std::string> round_end_from_sheet_row(const json& row) {
    Problems problems;
    eights::RoundEnd end;
    const JsonReader value(row, "", problems);
    if (value.object({"round", "reason", "winner", "points", "totals", "hands"}, {"id"}) &&
        value.clean()) {
        end.reason = value.at("reason").word<eights::EndReason>().value_or(end.reason);
        end.points = value.at("points").numbers(-number_max).value_or(end.points);
        end.totals = value.at("totals").numbers(-number_max).value_or(end.totals);
        if (!row.at("winner").is_null()) {
            const auto winner = value.at("winner").number(0, cards::seats_max - 1);
            if (winner) end.winner = eights::Seat(*winner);
        }
        for (const auto& hand : value.at("hands").elements()) {
            end.hands.push_back(hand.cards().value_or(std::vector<eights::Card>{}));
        }
    }
    if (problems.empty()) return end;
    return std::unexpected(problems.front().field + ": " + problems.front().problem);
}

}  // namespace kitchen_table::wire::crazy_eights
