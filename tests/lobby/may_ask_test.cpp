// What somebody without an invitation may send to a server by invitation.
#include "kitchen_table/lobby/desk.h"

#include <catch2/catch.hpp>

#include <set>
#include <string>

using namespace kitchen_table::lobby;
namespace wire = kitchen_table::wire;

namespace {

/// Calls `look` with an empty message of each alternative of a variant.
template <class Variant, std::size_t... Places, class Look>
void for_each_alternative(std::index_sequence<Places...>, Look look) {
    (look(Variant(std::in_place_index<Places>)), ...);
}
template <class Variant, class Look>
void for_each_alternative(Look look) {
    for_each_alternative<Variant>(std::make_index_sequence<std::variant_size_v<Variant>>(), look);
}

template <class... Messages, class Variant>
bool is_one_of(const Variant& message) {
    return (std::holds_alternative<Messages>(message) || ...);
}

}  // namespace

TEST_CASE("without an invitation one may name oneself, read the rules, and little else") {
    namespace to_server = wire::to_server;
    for_each_alternative<wire::ClientMessage>([](const wire::ClientMessage& message) {
        if (std::holds_alternative<to_server::AtDesk>(message)) return;
        INFO("alternative " << message.index());
        const bool open =
            is_one_of<to_server::SetName, to_server::Explain, to_server::Heartbeat>(message);
        CHECK(may_ask(false, message) == open);
        CHECK(may_ask(true, message));
    });
}

TEST_CASE("without an invitation one may ask the desk about oneself, invitations and people") {
    namespace to_desk = wire::to_desk;
    int open_requests = 0;
    for_each_alternative<wire::DeskRequest>([&](const wire::DeskRequest& request) {
        INFO("alternative " << request.index());
        const bool open =
            is_one_of<to_desk::RequestInvite, to_desk::InviteState, to_desk::LookAtInvite,
                      to_desk::Redeem, to_desk::MakeSignIn, to_desk::Devices, to_desk::RemoveDevice,
                      to_desk::ExportMe, to_desk::ExportRounds, to_desk::DeleteMe, to_desk::Person,
                      to_desk::Leaders>(request);
        open_requests += open ? 1 : 0;
        CHECK(may_ask(false, wire::to_server::AtDesk{"r1", request}) == open);
        CHECK(may_ask(true, wire::to_server::AtDesk{"r1", request}));
    });
    CHECK(open_requests == 12);
}
