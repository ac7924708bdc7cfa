// Invitations to the server, and requests for one.
#include "desk_rig.h"

using namespace kitchen_table::lobby;
using kitchen_table::lobby::tests::Desk;
using nlohmann::json;
namespace to_desk = kitchen_table::wire::to_desk;

namespace {

class ServerByInvitation : public Desk {
public:
    ServerByInvitation() { by_invitation = true; }
};

std::string key_of(Desk& desk, const std::string& person) {
    const auto answer = desk.ask(person, to_desk::RequestInvite{"Ann", "", ""});
    REQUIRE(answer.at("t") == "invite_requested");
    return answer.at("key");
}

void decide(Desk& desk, const std::string& key, const std::string& state) {
    auto row = invite_request_of(desk.store, key).value();
    row.state = state;
    desk.store.put_invite_request(row);
}

}  // namespace

TEST_CASE("an invitation lets somebody in") {
    ServerByInvitation desk;
    const auto ann = desk.arrive("Ann");
    desk.put_invite("code");
    CHECK(desk.says(ann, to_desk::History{}) == "no_invite");
    CHECK(desk.says(ann, to_desk::Redeem{"code"}) == "done");
    CHECK(desk.happened == std::vector<Happened>{happened::Admitted{ann}});
    CHECK(desk.store.person_by_id(ann)->admitted_ms == desk.now_ms);
    CHECK(desk.says(ann, to_desk::History{}) == "history");
}

TEST_CASE("an invitation for one lets in one") {
    ServerByInvitation desk;
    const auto ann = desk.arrive("Ann"), bo = desk.arrive("Bo");
    desk.put_invite("code", 1);
    CHECK(desk.says(ann, to_desk::Redeem{"code"}) == "done");
    CHECK(desk.says(bo, to_desk::Redeem{"code"}) == "unknown_code");
    CHECK(desk.happened.empty());
    CHECK(desk.store.person_by_id(bo)->admitted_ms == 0);
}

TEST_CASE("somebody who is in already uses no invitation up, and nobody is told again") {
    ServerByInvitation desk;
    const auto ann = desk.arrive("Ann"), bo = desk.arrive("Bo");
    desk.put_invite("code", 2);
    CHECK(desk.says(ann, to_desk::Redeem{"code"}) == "done");
    CHECK(desk.says(ann, to_desk::Redeem{"code"}) == "done");
    CHECK(desk.happened.empty());
    CHECK(desk.says(bo, to_desk::Redeem{"code"}) == "done");
}

TEST_CASE("on an open server everybody is in, and no invitation is used up") {
    Desk desk;
    const auto ann = desk.arrive("Ann");
    desk.put_invite("code");
    CHECK(desk.says(ann, to_desk::Redeem{"code"}) == "done");
    CHECK(desk.happened.empty());
    CHECK(desk.store.invites().at(0).uses_left == 1);
    CHECK(desk.says(ann, to_desk::RequestInvite{"Ann", "", ""}) == "already_admitted");
}

TEST_CASE("an invitation that is unknown, used up, out of date or revoked looks the same") {
    ServerByInvitation desk;
    const auto ann = desk.arrive("Ann");
    desk.put_invite("used up", 0);
    desk.put_invite("out of date", 1, desk.now_ms);
    desk.put_invite("revoked");
    auto revoked = *desk.store.invite_by_code(code_hash("revoked"));
    revoked.revoked_ms = 1;
    desk.store.put_invite(revoked);
    const auto unknown = desk.ask(ann, to_desk::Redeem{"unknown"});
    CHECK(unknown.at("code") == "unknown_code");
    for (const std::string code : {"used up", "out of date", "revoked"}) {
        INFO(code);
        CHECK(desk.ask(ann, to_desk::Redeem{code}) == unknown);
        CHECK(desk.ask(ann, to_desk::LookAtInvite{code}).is_null());
        CHECK(desk.happened == std::vector<Happened>{happened::AskLobby{code}});
    }
    CHECK(desk.store.person_by_id(ann)->admitted_ms == 0);
}

TEST_CASE("whoever has a code may look at what it invites to, which uses nothing up") {
    ServerByInvitation desk;
    const auto ann = desk.arrive("Ann");
    desk.put_invite("code", 1, desk.now_ms + 1);
    for (int time = 0; time < 3; ++time) {
        CHECK(desk.ask(ann, to_desk::LookAtInvite{"code"}) == json{{"t", "invitation"},
                                                                   {"request_id", "r1"},
                                                                   {"to", "server"},
                                                                   {"note", "Aunt May"}});
        CHECK(desk.happened.empty());
    }
    CHECK(desk.says(ann, to_desk::Redeem{"code"}) == "done");
}

TEST_CASE("an address that names ten wrong codes a minute is looked no more up for") {
    ServerByInvitation desk;
    const auto ann = desk.arrive("Ann");
    desk.put_invite("code", 5);
    for (int guess = 0; guess < 5; ++guess) {
        CHECK(desk.says(ann, to_desk::Redeem{"guess"}) == "unknown_code");
        CHECK(desk.says(ann, to_desk::InviteState{"guess"}) == "unknown_code");
    }
    CHECK(desk.says(ann, to_desk::Redeem{"code"}) == "rate_limited");
    CHECK(desk.says(ann, to_desk::InviteState{"code"}) == "rate_limited");
    CHECK(desk.says(ann, to_desk::LookAtInvite{"code"}) == "rate_limited");
    desk.address = "10.0.0.2";
    CHECK(desk.says(ann, to_desk::LookAtInvite{"code"}) == "invitation");
    desk.address = "10.0.0.1";
    desk.now_ms += 60'000;
    CHECK(desk.says(ann, to_desk::Redeem{"code"}) == "done");
}

TEST_CASE("a request for an invitation is kept, and its key shows how it stands") {
    ServerByInvitation desk;
    const auto ann = desk.arrive("Ann"), bo = desk.arrive("Bo");
    const auto answer =
        desk.ask(ann, to_desk::RequestInvite{"Ann Lee", "ann@example.org", "Bo's sister"});
    const std::string key = answer.at("key");
    CHECK(key.size() == 26);
    const auto row = invite_request_of(desk.store, key).value();
    CHECK(row.person_id == ann);
    CHECK(row.name == "Ann Lee");
    CHECK(row.reach == "ann@example.org");
    CHECK(row.line == "Bo's sister");
    CHECK(row.created_ms == desk.now_ms);
    CHECK(row.state == "waiting");
    CHECK(row.id != key);  // the operators see the id, and may not look with it

    for (const std::string state : {"waiting", "approved", "declined"}) {
        decide(desk, key, state);
        CHECK(desk.ask(bo, to_desk::InviteState{key}) == json{{"t", "invite_state"},
                                                              {"request_id", "r1"},
                                                              {"state", state},
                                                              {"name", "Ann Lee"}});
    }
    CHECK(desk.says(bo, to_desk::InviteState{row.id}) == "unknown_code");
}

TEST_CASE("a person has one request waiting") {
    ServerByInvitation desk;
    const auto ann = desk.arrive("Ann"), bo = desk.arrive("Bo");
    const auto key = key_of(desk, ann);
    CHECK(desk.says(ann, to_desk::RequestInvite{"Ann", "", ""}) == "already_requested");
    key_of(desk, bo);
    decide(desk, key, "declined");
    key_of(desk, ann);
    CHECK(desk.store.invite_requests("waiting").size() == 2);
}

TEST_CASE("three requests for an invitation come from an address in an hour") {
    ServerByInvitation desk;
    for (const std::string name : {"Ann", "Bo", "Cy"})
        key_of(desk, desk.arrive(name));
    const auto dee = desk.arrive("Dee");
    CHECK(desk.says(dee, to_desk::RequestInvite{"Dee", "", ""}) == "rate_limited");
    CHECK(desk.store.invite_requests("waiting").size() == 3);
    desk.address = "10.0.0.2";
    key_of(desk, dee);
    desk.address = "10.0.0.1";
    desk.now_ms += 60 * 60'000;
    key_of(desk, desk.arrive("Eve"));
}

TEST_CASE("somebody who has been let in has nothing to request") {
    ServerByInvitation desk;
    const auto ann = desk.arrive("Ann");
    desk.put_invite("code");
    REQUIRE(desk.says(ann, to_desk::Redeem{"code"}) == "done");
    CHECK(desk.says(ann, to_desk::RequestInvite{"Ann", "", ""}) == "already_admitted");
}
