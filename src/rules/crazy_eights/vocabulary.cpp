#include "kitchen_table/rules/crazy_eights/vocabulary.h"

#include <utility>

namespace kitchen_table::rules::crazy_eights {

std::string_view to_text(RefusalCode code) {
    switch (code) {
        case RefusalCode::game_over:
            return "game_over";
        case RefusalCode::round_over:
            return "round_over";
        case RefusalCode::not_your_turn:
            return "not_your_turn";
        case RefusalCode::one_card_only:
            return "one_card_only";
        case RefusalCode::not_in_hand:
            return "not_in_hand";
        case RefusalCode::not_an_answer:
            return "not_an_answer";
        case RefusalCode::no_match:
            return "no_match";
        case RefusalCode::bad_order:
            return "bad_order";
        case RefusalCode::suit_needed:
            return "suit_needed";
        case RefusalCode::holds_legal_play:
            return "holds_legal_play";
        case RefusalCode::must_answer_or_take:
            return "must_answer_or_take";
        case RefusalCode::must_answer:
            return "must_answer";
        case RefusalCode::can_still_draw:
            return "can_still_draw";
        case RefusalCode::nothing_to_draw:
            return "nothing_to_draw";
        case RefusalCode::nothing_to_take:
            return "nothing_to_take";
        case RefusalCode::too_late:
            return "too_late";
    }
    std::unreachable();
}

std::string_view to_text(EndReason reason) {
    switch (reason) {
        case EndReason::out:
            return "out";
        case EndReason::blocked:
            return "blocked";
        case EndReason::repetition:
            return "repetition";
        case EndReason::stock_out:
            return "stock_out";
        case EndReason::abandoned:
            return "abandoned";
        case EndReason::voided:
            return "voided";
    }
    std::unreachable();
}

namespace {

struct Told {
    std::optional<Seat> viewer;  // nullopt: everybody
    Notice operator()(const CardsDrawn& drawn) const {
        CardsDrawnNotice told{drawn.seat, drawn.why, drawn.count, std::nullopt};
        if (viewer) told.cards = drawn.cards.seen_by(*viewer);
        return told;
    }
    template <class Public>
    Notice operator()(const Public& event) const {
        return event;
    }
};

}  // namespace

Notice notice(const Event& event, Seat seat) {
    return std::visit(Told{seat}, event);
}

Notice public_notice(const Event& event) {
    return std::visit(Told{std::nullopt}, event);
}

}  // namespace kitchen_table::rules::crazy_eights
