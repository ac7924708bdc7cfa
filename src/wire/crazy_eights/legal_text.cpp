#include "legal_text.h"

namespace kitchen_table::wire::crazy_eights {
namespace {

using rules::crazy_eights::ActionKind;
using rules::crazy_eights::CompactAction;

/// Takes `prefix` from the front of `text`, if it stands there.
bool take_prefix(std::string_view& text, std::string_view prefix) {
    if (!text.starts_with(prefix)) return false;
    text.remove_prefix(prefix.size());
    return true;
}

std::optional<CompactAction> play_from_text(std::string_view cards) {
    CompactAction play = CompactAction::play_one(0);
    play.count = 0;
    while (!cards.empty()) {
        if (play.count > 0 && take_prefix(cards, " suit ")) {
            const auto suit = cards.size() == 1 ? cards::suit_from_char(cards[0]) : std::nullopt;
            if (!suit) return std::nullopt;
            play.suit = static_cast<std::uint8_t>(*suit);
            return play;
        }
        const auto card = take_prefix(cards, " ") ? cards::card_from_text(cards.substr(0, 2))
                                                  : std::optional<cards::Card>();
        if (!card || play.count == play.faces.size()) return std::nullopt;
        play.faces[play.count++] = static_cast<std::uint8_t>(card->face());
        cards.remove_prefix(2);
    }
    if (play.count == 0) return std::nullopt;
    return play;
}

}  // namespace

std::string legal_text(const CompactAction& action) {
    switch (action.kind) {
        case ActionKind::play: {
            std::string text = "play";
            for (std::size_t i = 0; i < action.count; ++i) {
                text += ' ';
                text += cards::to_text(cards::Card::from_face(action.faces[i]));
            }
            if (const auto suit = action.named_suit()) {
                text += " suit ";
                text += cards::to_char(*suit);
            }
            return text;
        }
        case ActionKind::draw:
            return "draw";
        case ActionKind::take:
            return "take";
        case ActionKind::pass:
            return "pass";
        case ActionKind::call:
            break;
    }
    return "call";
}

std::optional<CompactAction> legal_from_text(std::string_view text) {
    if (take_prefix(text, "play")) return play_from_text(text);
    CompactAction action;
    if (text == "draw") {
        action.kind = ActionKind::draw;
    } else if (text == "take") {
        action.kind = ActionKind::take;
    } else if (text != "pass") {
        return std::nullopt;
    }
    return action;
}

}  // namespace kitchen_table::wire::crazy_eights
