// What operators can do: each act, each refusal, and that each act is written down first.
#include "kitchen_table/lobby/admin_desk.h"

#include "kitchen_table/lobby/desk.h"
#include "kitchen_table/store/memory_store.h"
#include "kitchen_table/wire/admin_answers.h"

#include <catch2/catch.hpp>

#include <map>
#include <regex>

#include <nlohmann/json.hpp>

using namespace kitchen_table;
using nlohmann::json;
namespace ask = wire::admin;

namespace {

constexpr std::int64_t now_ms = 1'700'000'000'000;
constexpr std::int64_t day_ms = 86'400'000;

class CountedEntropy final : public table::Entropy {
public:
    std::array<std::uint8_t, 32> bytes32() override {
        std::array<std::uint8_t, 32> bytes{};
        bytes[0] = ++count_;
        return bytes;
    }

private:
    std::uint8_t count_ = 0;
};

/// A store that says whether the audit log was written before the act.
class WatchedStore final : public store::MemoryStore {
public:
    void add_audit(const store::AuditRow& row) override {
        MemoryStore::add_audit(row);
        ++noted;
    }
    void put_person(const store::PersonRow& person) override {
        acted();
        MemoryStore::put_person(person);
    }
    void put_invite(const store::InviteRow& invite) override {
        acted();
        MemoryStore::put_invite(invite);
    }
    void put_invite_request(const store::InviteRequestRow& request) override {
        acted();
        MemoryStore::put_invite_request(request);
    }
    bool close_report(std::int64_t number, std::int64_t at_ms) override {
        acted();
        return MemoryStore::close_report(number, at_ms);
    }
    bool watching = false;
    int noted = 0;

private:
    void acted() const {
        if (watching) CHECK(noted == 1);
    }
};

/// Ann, Bo and Cy with a table, a request, an invitation and a report; the operator's desk.
class Desk {
public:
    Desk() {
        store.put_person(person("annaaaaaaaaaaaaaaaaaaaaaaa", "Ann"));
        store.put_person(person("annbbbbbbbbbbbbbbbbbbbbbbb", "Bo"));
        store.put_person(person("cyccccccccccccccccccccccccc", "Cy"));
        store::InviteRequestRow request;
        request.id = "requestaaaaaaaaaaaaaaaaaaa";
        request.key_hash[0] = 1;
        request.person_id = "cyccccccccccccccccccccccccc";
        request.name = "Cyril";
        request.line = "It's me";
        request.created_ms = now_ms - 5'000;
        store.put_invite_request(request);
        store::ReportRow report;
        report.at_ms = now_ms - 1'000;
        report.table_id = "tableaaaaaaaaaaaaaaaaaaaaa";
        report.reporter_id = "annaaaaaaaaaaaaaaaaaaaaaaa";
        report.reported_id = "annbbbbbbbbbbbbbbbbbbbbbbb";
        report.about = "rude";
        report.excerpt = R"([{"name":"Bo","text":"hm"}])";
        store.add_report(report);
        live.tables.push_back(table("tableaaaaaaaaaaaaaaaaaaaaa"));
        live.tables.push_back(table("tablebbbbbbbbbbbbbbbbbbbbb"));
        live.address = "http://localhost:8080";
        live.rounds_under_way = 2;
        store.noted = 0;
        store.watching = true;
    }

    /// The answer; whether it was written down is counted anew for each.
    json ask(const ask::Request& request) {
        store.noted = 0;
        auto outcome = lobby::carry_out(request, store, live, entropy_, now_ms);
        effect = std::move(outcome.effect);
        said.push_back(outcome.answer);
        return json::parse(outcome.answer.empty() ? "{}" : outcome.answer);
    }
    /// The code of a refusal, which must have changed and written nothing.
    std::string refused(const ask::Request& request) {
        const auto answer = ask(request);
        CAPTURE(answer.dump());
        CHECK(store.noted == 0);
        CHECK(std::holds_alternative<std::monostate>(effect));
        return answer.at("refused");
    }
    store::AuditRow last_act() { return store.audit(1).at(0); }
    store::PersonRow row(const std::string& id) { return store.person_by_id(id).value(); }
    template <class Wanted>
    Wanted effect_of() const {
        REQUIRE(std::holds_alternative<Wanted>(effect));
        return std::get<Wanted>(effect);
    }

    WatchedStore store;
    lobby::LiveServer live;
    lobby::AdminEffect effect;
    std::vector<std::string> said;

private:
    static store::PersonRow person(const std::string& id, const std::string& name) {
        store::PersonRow row;
        row.id = id;
        row.name = name;
        row.created_ms = now_ms - 10'000;
        row.seen_ms = now_ms - 2'000;
        return row;
    }
    static table::Summary table(const std::string& id) {
        table::Summary summary;
        summary.table_id = id;
        summary.ruleset = "newfoundland";
        summary.state = "playing";
        summary.seats = 4;
        summary.people = {{"annaaaaaaaaaaaaaaaaaaaaaaa", "Ann"}};
        summary.computers = 3;
        summary.watchers = 5;
        summary.invite = "secretcodesecretcodesecret";
        return summary;
    }
    CountedEntropy entropy_;
};

const std::string ann = "annaaaaaaaaaaaaaaaaaaaaaaa";
const std::string cy = "cyccccccccccccccccccccccccc";

}  // namespace

TEST_CASE("an invitation's code is told once and only its hash is kept") {
    Desk desk;
    const auto answer = desk.ask(ask::InviteCreate{"Aunt May", 2, 7});
    const std::string code = answer.at("code");
    CHECK(code.size() == 26);
    CHECK(answer.at("link") == "http://localhost:8080/i/" + code);
    CHECK(answer.at("expires") == (now_ms + 7 * day_ms) / 1'000);
    const auto row = desk.store.invite_by_code(lobby::code_hash(code)).value();
    CHECK(row.note == "Aunt May");
    CHECK(row.uses_left == 2);
    CHECK(desk.last_act().act == "invite_create");
    CHECK(desk.last_act().subject == row.id);
    for (const auto& later : {desk.ask(ask::InviteList{}), desk.ask(ask::Audit{50})})
        CHECK(later.dump().find(code) == std::string::npos);
    CHECK(desk.ask(ask::InviteCreate{"", 1, 0}).at("expires").is_null());
}

TEST_CASE("the list of invitations says which are still good") {
    Desk desk;
    const auto put = [&](const char* id, std::int64_t expires_ms, int uses, std::int64_t revoked) {
        store::InviteRow row;
        row.id = id;
        row.code_hash[0] = static_cast<std::uint8_t>(id[0]);
        row.expires_ms = expires_ms;
        row.uses_left = uses;
        row.revoked_ms = revoked;
        desk.store.watching = false;
        desk.store.put_invite(row);
    };
    put("agood", 0, 1, 0);
    put("blate", now_ms, 1, 0);
    put("cused", now_ms + 1, 0, 0);
    put("dgone", 0, 1, 5);
    std::map<std::string, std::string> states;
    const auto listed = desk.ask(ask::InviteList{});
    for (const auto& invite : listed.at("invites"))
        states[invite.at("id")] = invite.at("state");
    CHECK(states ==
          std::map<std::string, std::string>{
              {"agood", "good"}, {"blate", "expired"}, {"cused", "used_up"}, {"dgone", "revoked"}});
    CHECK(desk.ask(ask::InviteRevoke{"agoo"}).contains("done"));
    CHECK(desk.last_act().subject == "agood");
    CHECK(desk.refused(ask::InviteRevoke{"agood"}) == "not_now");
    CHECK(desk.refused(ask::InviteRevoke{"nobody"}) == "unknown");
}

TEST_CASE("whoever is approved is let in, and their connections hear of it") {
    Desk desk;
    CHECK(desk.ask(ask::RequestList{}).at("requests").at(0).at("line") == "It's me");
    desk.ask(ask::RequestApprove{"requ"});
    CHECK(desk.store.noted == 1);
    CHECK(desk.row(cy).admitted_ms == now_ms);
    CHECK(desk.effect_of<lobby::admin_effect::PersonChanged>().person == desk.row(cy));
    CHECK(desk.last_act().act == "request_approve");
    CHECK(desk.last_act().subject == cy);
    CHECK(desk.store.invite_request("requestaaaaaaaaaaaaaaaaaaa")->state == "approved");
    CHECK(desk.ask(ask::RequestList{}).at("requests").empty());
    CHECK(desk.refused(ask::RequestApprove{"requ"}) == "unknown");
    CHECK(desk.refused(ask::RequestDecline{"requ"}) == "unknown");
}

TEST_CASE("whoever is declined is not let in") {
    Desk desk;
    desk.ask(ask::RequestDecline{"requestaaaaaaaaaaaaaaaaaaa"});
    CHECK(desk.last_act().act == "request_decline");
    CHECK(desk.row(cy).admitted_ms == 0);
    CHECK(desk.store.invite_requests_of(cy).at(0).state == "declined");
    CHECK(desk.store.invite_requests_of(cy).at(0).decided_ms == now_ms);
    CHECK(std::holds_alternative<std::monostate>(desk.effect));
}

TEST_CASE("a table is shown as the lobby has it, and closed by its id's beginning") {
    Desk desk;
    const auto tables = desk.ask(ask::TableList{}).at("tables");
    CHECK(tables.size() == 2);
    CHECK(tables.at(0).at("people").at(0).at("name") == "Ann");
    CHECK(desk.ask(ask::TableShow{"tableb"}).at("table").at("id") == "tablebbbbbbbbbbbbbbbbbbbbb");
    CHECK(desk.refused(ask::TableShow{"table"}) == "ambiguous");
    CHECK(desk.refused(ask::TableShow{"tab"}) == "unknown");
    CHECK(desk.refused(ask::TableClose{"tablec"}) == "unknown");
    desk.ask(ask::TableClose{"tablea"});
    CHECK(desk.store.noted == 1);
    CHECK(desk.last_act().subject == "tableaaaaaaaaaaaaaaaaaaaaa");
    CHECK(desk.effect_of<lobby::admin_effect::CloseTable>().id == "tableaaaaaaaaaaaaaaaaaaaaa");
}

TEST_CASE("people are muted and banned for days or until it is taken back") {
    Desk desk;
    desk.ask(ask::Mute{ann, 2});
    CHECK(desk.store.noted == 1);
    CHECK(desk.row(ann).muted_until_ms == now_ms + 2 * day_ms);
    CHECK(desk.row(ann).banned_until_ms == 0);
    CHECK(desk.last_act() == store::AuditRow{1, now_ms, "mute", ann, "for 2 days"});
    CHECK(desk.effect_of<lobby::admin_effect::PersonChanged>().person == desk.row(ann));
    desk.ask(ask::Ban{"anna", std::nullopt});
    CHECK(desk.row(ann).banned_until_ms == wire::admin::forever_ms);
    CHECK(desk.last_act().detail == "until it is taken back");
    const auto shown = desk.ask(ask::PersonShow{ann}).at("person");
    CHECK(shown.at("muted_until") == (now_ms + 2 * day_ms) / 1'000);
    desk.ask(ask::Unmute{ann});
    desk.ask(ask::Unban{ann});
    CHECK(desk.row(ann).muted_until_ms == 0);
    CHECK(desk.row(ann).banned_until_ms == 0);
    CHECK(desk.last_act().act == "unban");
    CHECK(desk.refused(ask::Unban{ann}) == "not_now");
    CHECK(desk.refused(ask::Unmute{ann}) == "not_now");
    CHECK(desk.refused(ask::Ban{"annx", 1}) == "unknown");
    CHECK(desk.refused(ask::Mute{"ann", 1}) == "unknown");  // too short to be meant
}

TEST_CASE("a mute that is over is shown as none and cannot be taken back") {
    Desk desk;
    auto row = desk.row(ann);
    row.muted_until_ms = now_ms;
    desk.store.watching = false;
    desk.store.put_person(row);
    CHECK(desk.ask(ask::PersonShow{ann}).at("person").at("muted_until").is_null());
    CHECK(desk.refused(ask::Unmute{ann}) == "not_now");
}

TEST_CASE("people are found by a part of their name") {
    Desk desk;
    CHECK(desk.ask(ask::PersonList{"AN"}).at("people").size() == 1);
    CHECK(desk.ask(ask::PersonList{""}).at("people").size() == 3);
    CHECK(desk.ask(ask::PersonList{"nobody"}).at("people").empty());
    CHECK(desk.refused(ask::PersonShow{"annz"}) == "unknown");
}

TEST_CASE("a report names both people and has what was said; closed it is listed on demand only") {
    Desk desk;
    const auto report = desk.ask(ask::ReportList{}).at("reports").at(0);
    CHECK(report.at("reporter").at("name") == "Ann");
    CHECK(report.at("reported").at("name") == "Bo");
    CHECK(report.at("excerpt").at(0).at("text") == "hm");
    desk.ask(ask::ReportClose{report.at("number")});
    CHECK(desk.store.noted == 1);
    CHECK(desk.last_act().subject == "annbbbbbbbbbbbbbbbbbbbbbbb");
    CHECK(desk.ask(ask::ReportList{}).at("reports").empty());
    CHECK(desk.ask(ask::ReportList{true}).at("reports").size() == 1);
    CHECK(desk.refused(ask::ReportClose{report.at("number")}) == "unknown");
    CHECK(desk.refused(ask::ReportClose{99}) == "unknown");
}

TEST_CASE("draining says how many rounds are still played, and is written down when it changes") {
    Desk desk;
    const auto answer = desk.ask(ask::Drain{true});
    CHECK(answer == json{{"draining", true}, {"rounds_under_way", 2}});
    CHECK(desk.effect_of<lobby::admin_effect::SetDraining>().on);
    CHECK(desk.last_act().act == "drain");
    desk.live.draining = true;
    CHECK(desk.ask(ask::DrainStatus{}).at("draining") == true);
    desk.ask(ask::Drain{true});
    CHECK(desk.store.noted == 0);
    desk.ask(ask::Drain{false});
    CHECK(desk.last_act().detail == "off");
}

TEST_CASE("a backup is written down and left to the outside") {
    Desk desk;
    desk.ask(ask::Backup{"copy.sqlite"});
    CHECK(desk.last_act().act == "backup");
    CHECK(desk.last_act().detail == "copy.sqlite");
    CHECK(desk.effect_of<lobby::admin_effect::MakeBackup>().file == "copy.sqlite");
}

TEST_CASE("statistics count what is there and what is stored") {
    Desk desk;
    desk.live.connections = 9;
    const auto all = desk.ask(ask::Stats{});
    CHECK(all.at("tables") == 2);
    CHECK(all.at("people_at_tables") == 2);
    CHECK(all.at("watchers") == 10);
    CHECK(all.at("connections") == 9);
    CHECK(all.at("access") == "open");
    CHECK(all.at("stored").at("people") == 3);
    CHECK(all.at("stored").at("reports_open") == 1);
    CHECK(desk.store.noted == 0);
}

TEST_CASE("where there is no operators' page its port is refused") {
    Desk desk;
    CHECK(desk.refused(ask::Page{}) == "not_now");
    desk.live.page_port = 9090;
    CHECK(desk.ask(ask::Page{}).at("port") == 9090);
}

TEST_CASE("no answer to an operator holds a card or the code of a private table") {
    Desk desk;
    // A table's stored body and actions know cards; no answer may be made of them.
    desk.store.watching = false;
    store::TableCommit commit;
    commit.table_id = "tableaaaaaaaaaaaaaaaaaaaaa";
    commit.table = store::TableRow{commit.table_id, 7, R"({"hands":[["8C","QS"]]})", false, now_ms};
    store::ActionRow action;
    action.table_id = commit.table_id;
    action.seq = 8;
    action.origin = "bot";
    action.action = R"({"do":"play","cards":["8C"]})";
    commit.actions.push_back(action);
    desk.store.commit(std::vector{commit});
    for (const ask::Request& request : std::vector<ask::Request>{
             ask::TableList{}, ask::TableShow{"tablea"}, ask::PersonShow{ann}, ask::PersonList{},
             ask::ReportList{true}, ask::RequestList{}, ask::InviteList{}, ask::Stats{},
             ask::DrainStatus{}, ask::TableClose{"tablea"}, ask::Mute{ann, 1}, ask::Audit{50}}) {
        desk.ask(request);
    }
    const std::regex card(R"re("([2-9TJQKA][CDHS]|XX)")re");
    for (const auto& text : desk.said) {
        CAPTURE(text);
        CHECK_FALSE(std::regex_search(text, card));
        CHECK(text.find("secretcode") == std::string::npos);
        CHECK(text.find("hand") == std::string::npos);
    }
}
