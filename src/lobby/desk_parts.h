// The parts of the desk: one function for each request, with what all of them need.
#pragma once

#include "kitchen_table/lobby/desk.h"

namespace kitchen_table::lobby {

/// One question being answered.
struct Asking {
    store::Store& store;
    const DeskContext& context;
    const std::string& request_id;
    store::PersonRow person;  // who asks
    std::vector<Happened>& happened;
};

wire::Text done(const Asking& asking);
/// Refused with a code that says it all.
wire::Text refuse(const Asking& asking, std::string_view code);
/// Refused with `bad_value`.
wire::Text refuse_value(const Asking& asking, std::string_view field, std::string_view problem);

// ---- devices and everything about a person (desk_person.cpp)
wire::Text carry_out(const Asking& asking, const wire::to_desk::MakeSignIn& request);
wire::Text carry_out(const Asking& asking, const wire::to_desk::Devices& request);
wire::Text carry_out(const Asking& asking, const wire::to_desk::RemoveDevice& request);
wire::Text carry_out(const Asking& asking, const wire::to_desk::ExportMe& request);
wire::Text carry_out(const Asking& asking, const wire::to_desk::DeleteMe& request);

// ---- saved settings (desk_settings.cpp)
wire::Text carry_out(const Asking& asking, const wire::to_desk::SavedSettings& request);
wire::Text carry_out(const Asking& asking, const wire::to_desk::SavePreset& request);
wire::Text carry_out(const Asking& asking, const wire::to_desk::DropPreset& request);

// ---- invitations (desk_invitations.cpp)
wire::Text carry_out(const Asking& asking, const wire::to_desk::RequestInvite& request);
wire::Text carry_out(const Asking& asking, const wire::to_desk::InviteState& request);
wire::Text carry_out(const Asking& asking, const wire::to_desk::LookAtInvite& request);
wire::Text carry_out(const Asking& asking, const wire::to_desk::Redeem& request);

// ---- finished games (desk_history.cpp)
wire::Text carry_out(const Asking& asking, const wire::to_desk::History& request);
wire::Text carry_out(const Asking& asking, const wire::to_desk::Game& request);
wire::Text carry_out(const Asking& asking, const wire::to_desk::Together& request);
wire::Text carry_out(const Asking& asking, const wire::to_desk::Person& request);
wire::Text carry_out(const Asking& asking, const wire::to_desk::Leaders& request);

// ---- rounds to take along (desk_rounds.cpp)
wire::Text carry_out(const Asking& asking, const wire::to_desk::ExportRounds& request);

/// A part of the asker's finished games, the latest first.
struct GamesPart {
    std::vector<wire::from_desk::Game> games;
    std::optional<std::string> next;  // nullopt: there are no more
};
/// The cursor of the first part.
std::string first_games();
/// The games after `cursor` (the `next` of a part; nullopt: the first ones); nullopt if it is none.
std::optional<GamesPart> games_after(const Asking& asking,
                                     const std::optional<std::string>& cursor);

}  // namespace kitchen_table::lobby
