#include "crazy_eights_replay.h"

#include "kitchen_table/fair/given_shuffles.h"
#include "kitchen_table/wire/crazy_eights/texts.h"
#include "kitchen_table/wire/list_text.h"

#include "rules/crazy_eights/game.h"

namespace kitchen_table::table {
namespace {

namespace eights = rules::crazy_eights;
namespace codec = wire::crazy_eights;
using eights::Game;

using wire::list_text;

std::string card_text(cards::Card card) {
    return wire::string_text(cards::to_text(card));
}

class Frames {
public:
    explicit Frames(int seats) : seats_(seats) {}

    /// `action`: what was done, with its seat; nullptr for the deal and for the end of a round that
    /// was given up.
    void add(const eights::State& state, const codec::SeatAction* action,
             const std::vector<eights::Event>& events) {
        const auto now = codec::members_of(Game::spectate(state));
        wire::Members frame;
        if (action != nullptr) {
            frame.push_back({"seat", std::to_string(action->seat.index())});
            frame.push_back({"action", codec::text_of(action->action)});
        }
        const auto end = Game::over(state);
        later_ = end && end->game_over ? std::optional(codec::game_over_text(*end)) : std::nullopt;
        frame.push_back({"told", told(events, std::nullopt)});
        frame.push_back({"own", own(events)});
        frame.push_back({"changes", wire::object_text(wire::changes(before_, now))});
        frame.push_back({"hands", hands(state)});
        frames_.push_back(wire::object_text(frame));
        before_ = now;
    }

    std::string text() const { return list_text(frames_, wire::as_it_is); }

private:
    std::string told(const std::vector<eights::Event>& events, std::optional<int> seat) const {
        std::vector<std::string> notices;
        for (const auto& event : events) {
            notices.push_back(codec::text_of(seat ? eights::notice(event, eights::Seat(*seat))
                                                  : eights::public_notice(event)));
        }
        if (later_) notices.push_back(*later_);
        return list_text(notices, wire::as_it_is);
    }

    /// What each seat was told, null where it was told what everybody was.
    std::string own(const std::vector<eights::Event>& events) const {
        const auto everybody = told(events, std::nullopt);
        std::vector<std::string> lists;
        for (int seat = 0; seat < seats_; ++seat) {
            auto list = told(events, seat);
            lists.push_back(list == everybody ? "null" : std::move(list));
        }
        return list_text(lists, wire::as_it_is);
    }

    std::string hands(const eights::State& state) const {
        std::vector<std::string> hands;
        for (int seat = 0; seat < seats_; ++seat) {
            hands.push_back(list_text(Game::view(state, eights::Seat(seat)).hand, card_text));
        }
        return list_text(hands, wire::as_it_is);
    }

    int seats_;
    wire::Members before_;
    std::optional<std::string> later_;  // what is told after the events of the last frame
    std::vector<std::string> frames_;
};

std::string refused_text(const codec::SeatAction& action, std::size_t number,
                         std::string_view reason) {
    return "action " + std::to_string(number) + " (" + eights::to_text(action.action) +
           " by seat " + std::to_string(action.seat.index()) + "): " + std::string(reason);
}

}  // namespace

std::expected<std::string, std::string> replay_frames(const codec::RoundRecord& record) {
    fair::GivenShuffles shuffles({record.pack, record.bury, record.recycled});
    const eights::RoundStart start{record.seats, record.round, record.dealer, record.totals_before};
    auto state = Game::deal_round(record.rules, start, shuffles);
    if (!state) return std::unexpected("the deal: " + state.error());
    Frames frames(record.seats);
    frames.add(*state, nullptr, {Game::dealt_event(*state)});
    for (std::size_t number = 0; number < record.actions.size(); ++number) {
        const auto& action = record.actions[number].action;
        std::vector<eights::Event> events;
        const auto refused = Game::apply(*state, action.seat, action.action, shuffles, events);
        if (refused) {
            const auto* refusal = std::get_if<eights::Refusal>(&*refused);
            return std::unexpected(
                refused_text(action, number,
                             refusal ? eights::to_text(refusal->code) : "no order for a recycle"));
        }
        frames.add(*state, &action, events);
    }
    if (record.end.reason == eights::EndReason::abandoned && !Game::over(*state)) {
        std::vector<eights::Event> events;
        Game::abandon(*state, events);
        frames.add(*state, nullptr, events);
    }
    return frames.text();
}

}  // namespace kitchen_table::table
