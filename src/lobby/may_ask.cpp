#include "kitchen_table/lobby/desk.h"

namespace kitchen_table::lobby {

namespace {

namespace to_server = wire::to_server;
namespace to_desk = wire::to_desk;

/// What somebody without an invitation may ask. Every message stands here by name, so that a new
/// one does not compile before it has been decided about.
struct WithoutInvitation {
    bool operator()(const to_server::SetName&) const { return true; }
    bool operator()(const to_server::Explain&) const { return true; }
    bool operator()(const to_server::Heartbeat&) const { return true; }
    bool operator()(const to_server::AtDesk& request) const {
        return std::visit(*this, request.what);
    }

    bool operator()(const to_server::WatchLobby&) const { return false; }
    bool operator()(const to_server::MoreLobby&) const { return false; }
    bool operator()(const to_server::LeaveLobby&) const { return false; }
    bool operator()(const to_server::Create&) const { return false; }
    bool operator()(const to_server::Join&) const { return false; }
    bool operator()(const to_server::Resume&) const { return false; }
    bool operator()(const to_server::Detach&) const { return false; }
    bool operator()(const to_server::Sit&) const { return false; }
    bool operator()(const to_server::Leave&) const { return false; }
    bool operator()(const to_server::ChangeSettings&) const { return false; }
    bool operator()(const to_server::Remove&) const { return false; }
    bool operator()(const to_server::AddComputer&) const { return false; }
    bool operator()(const to_server::SwapSeats&) const { return false; }
    bool operator()(const to_server::HandOver&) const { return false; }
    bool operator()(const to_server::Pause&) const { return false; }
    bool operator()(const to_server::RenewInvite&) const { return false; }
    bool operator()(const to_server::Say&) const { return false; }
    bool operator()(const to_server::Report&) const { return false; }
    bool operator()(const to_server::Start&) const { return false; }
    bool operator()(const to_server::NextRound&) const { return false; }
    bool operator()(const to_server::Contribute&) const { return false; }
    bool operator()(const to_server::Act&) const { return false; }
    bool operator()(const to_server::AskCoach&) const { return false; }

    bool operator()(const to_desk::RequestInvite&) const { return true; }
    bool operator()(const to_desk::InviteState&) const { return true; }
    bool operator()(const to_desk::LookAtInvite&) const { return true; }
    bool operator()(const to_desk::Redeem&) const { return true; }
    bool operator()(const to_desk::MakeSignIn&) const { return true; }
    bool operator()(const to_desk::Devices&) const { return true; }
    bool operator()(const to_desk::RemoveDevice&) const { return true; }
    bool operator()(const to_desk::ExportMe&) const { return true; }
    bool operator()(const to_desk::ExportRounds&) const { return true; }
    bool operator()(const to_desk::DeleteMe&) const { return true; }
    bool operator()(const to_desk::Person&) const { return true; }
    bool operator()(const to_desk::Leaders&) const { return true; }

    bool operator()(const to_desk::SavedSettings&) const { return false; }
    bool operator()(const to_desk::SavePreset&) const { return false; }
    bool operator()(const to_desk::DropPreset&) const { return false; }
    bool operator()(const to_desk::History&) const { return false; }
    bool operator()(const to_desk::Game&) const { return false; }
    bool operator()(const to_desk::Together&) const { return false; }
};

}  // namespace

bool may_ask(bool admitted, const wire::ClientMessage& message) {
    return admitted || std::visit(WithoutInvitation{}, message);
}

}  // namespace kitchen_table::lobby
