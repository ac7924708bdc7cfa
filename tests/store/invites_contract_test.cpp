// What every store promises about invites, and to operators.
#include "fixtures.h"
#include "rows.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::store;
using namespace kitchen_table::store::tests;

#define STORES MemoryFixture, SqliteFixture

TEMPLATE_TEST_CASE("invites are found by their code and listed newest first", "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    CHECK_FALSE(store.invite_by_code(invite(1).code_hash));
    CHECK(store.invites().empty());
    store.put_invite(invite(1));
    store.put_invite(invite(3));
    store.put_invite(invite(2));
    CHECK(store.invite_by_code(invite(1).code_hash) == invite(1));
    CHECK(store.invites() == std::vector{invite(3), invite(2), invite(1)});

    auto revoked = invite(1);
    revoked.revoked_ms = 8'000;
    store.put_invite(revoked);
    CHECK(store.invite_by_code(revoked.code_hash) == revoked);
    CHECK(store.invites().size() == 3);

    auto same_code = invite(4);
    same_code.code_hash = invite(2).code_hash;
    CHECK(refused_with([&] { store.put_invite(same_code); }) == Failure::corrupt);
    CHECK(store.invites().size() == 3);
}

TEMPLATE_TEST_CASE("an invite lets in as many people as it says", "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    for (int number = 1; number <= 3; ++number)
        store.put_person(person(number));
    store.put_invite(invite(1));  // for two
    const auto code = invite(1).code_hash;
    CHECK(store.use_invite(code, "PERSON1", 7'000));
    CHECK(store.person_by_id("PERSON1")->admitted_ms == 7'000);
    CHECK(store.use_invite(code, "PERSON2", 8'000));
    CHECK(store.invite_by_code(code)->uses_left == 0);
    CHECK_FALSE(store.use_invite(code, "PERSON3", 9'000));
    CHECK(store.person_by_id("PERSON3") == person(3));
    CHECK(store.invite_by_code(code)->uses_left == 0);
}

TEMPLATE_TEST_CASE("somebody who is in already uses nothing up, whatever the code", "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    store.put_person(person(1));
    store.put_invite(invite(1));
    CHECK(store.use_invite(invite(1).code_hash, "PERSON1", 7'000));
    CHECK(store.use_invite(invite(1).code_hash, "PERSON1", 8'000));
    CHECK(store.use_invite(hash_of(9), "PERSON1", 8'000));
    CHECK(store.invite_by_code(invite(1).code_hash)->uses_left == 1);
    CHECK(store.person_by_id("PERSON1")->admitted_ms == 7'000);
}

TEMPLATE_TEST_CASE("an invite that is not good lets nobody in", "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    store.put_person(person(1));
    auto row = invite(1);
    std::int64_t now_ms = 7'000;
    std::string who = "PERSON1";
    Hash code = row.code_hash;
    SECTION("it has expired") {
        now_ms = row.expires_ms;
    }
    SECTION("it was revoked") {
        row.revoked_ms = 6'000;
    }
    SECTION("it is used up") {
        row.uses_left = 0;
    }
    SECTION("the code is another") {
        code = hash_of(9);
    }
    SECTION("nobody knows the person") {
        who = "PERSON9";
    }
    store.put_invite(row);
    CHECK_FALSE(store.use_invite(code, who, now_ms));
    CHECK(store.invite_by_code(row.code_hash) == row);
    CHECK(store.person_by_id("PERSON1") == person(1));
    CHECK_FALSE(store.person_by_id("PERSON9"));
}

TEMPLATE_TEST_CASE("an invite is good to the end of its time, or for ever", "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    store.put_person(person(1));
    store.put_person(person(2));
    store.put_invite(invite(1));
    CHECK(store.use_invite(invite(1).code_hash, "PERSON1", invite(1).expires_ms - 1));
    auto for_ever = invite(2);
    for_ever.expires_ms = 0;
    store.put_invite(for_ever);
    CHECK(store.use_invite(for_ever.code_hash, "PERSON2", 9'000'000'000'000));
}

TEMPLATE_TEST_CASE("requests are found by id, key, state and person, the oldest first", "",
                   STORES) {
    TestType fixture;
    auto& store = fixture.store();
    CHECK_FALSE(store.invite_request("REQUEST1"));
    CHECK_FALSE(store.invite_request_by_key(hash_of(201)));
    store.put_invite_request(request(2, "PERSON1"));
    store.put_invite_request(request(1, "PERSON1"));
    store.put_invite_request(request(3, "PERSON2"));
    CHECK(store.invite_request("REQUEST1") == request(1, "PERSON1"));
    CHECK(store.invite_request_by_key(hash_of(203)) == request(3, "PERSON2"));

    auto approved = request(2, "PERSON1");
    approved.state = "approved";
    approved.decided_ms = 9'000;
    store.put_invite_request(approved);
    CHECK(store.invite_requests("waiting") ==
          std::vector{request(1, "PERSON1"), request(3, "PERSON2")});
    CHECK(store.invite_requests("approved") == std::vector{approved});
    CHECK(store.invite_requests("declined").empty());
    CHECK(store.invite_requests_of("PERSON1") == std::vector{request(1, "PERSON1"), approved});

    auto same_key = request(4, "PERSON3");
    same_key.key_hash = request(1, "").key_hash;
    CHECK(refused_with([&] { store.put_invite_request(same_key); }) == Failure::corrupt);
    CHECK_FALSE(store.invite_request("REQUEST4"));
}

TEMPLATE_TEST_CASE("reports are numbered, listed newest first, and closed once", "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    auto first = report("PERSON1", "PERSON2");
    auto second = report("PERSON3", "PERSON2");
    second.number = 77;  // not the reporter's to say
    CHECK(store.add_report(first) == 1);
    CHECK(store.add_report(second) == 2);
    first.number = 1;
    second.number = 2;
    CHECK(store.reports(true) == std::vector{second, first});

    CHECK(store.close_report(1, 8'000));
    CHECK_FALSE(store.close_report(1, 9'000));
    CHECK_FALSE(store.close_report(5, 9'000));
    first.closed_ms = 8'000;
    CHECK(store.reports(true) == std::vector{second});
    CHECK(store.reports(false) == std::vector{second, first});
}

TEMPLATE_TEST_CASE("the number of a deleted report is not given again", "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    store.add_report(report("PERSON1", "PERSON2"));
    store.delete_person("PERSON1");
    CHECK(store.add_report(report("PERSON3", "PERSON2")) == 2);
}

TEMPLATE_TEST_CASE("operators' acts are kept, and the last ones come first", "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    CHECK(store.audit(10).empty());
    store.add_audit(act("ban", "PERSON1"));
    store.add_audit(act("backup", ""));
    store.add_audit(act("mute", "PERSON2"));
    const auto last = store.audit(2);
    REQUIRE(last.size() == 2);
    CHECK(last[0] == AuditRow{3, 7000, "mute", "PERSON2", "for a week"});
    CHECK(last[1] == AuditRow{2, 7000, "backup", "", "for a week"});
    CHECK(store.audit(10).size() == 3);
}

TEMPLATE_TEST_CASE("what there is can be counted", "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    using Counts = std::vector<std::pair<std::string, std::int64_t>>;
    CHECK(store.counts() == Counts{{"people", 0},
                                   {"devices", 0},
                                   {"tables_open", 0},
                                   {"rounds", 0},
                                   {"games", 0},
                                   {"invites", 0},
                                   {"reports_open", 0}});
    store.put_guest(person(1), device(1, "PERSON1"));
    store.put_guest(person(2), device(2, "PERSON2"));
    store.put_device(device(3, "PERSON2"));
    auto closed = opening("T3");
    closed.table->closed = true;
    auto played = finishing(game_of("G1", {"PERSON1", "PERSON2"}));
    played.finished_round = round_row("T1", 1, 1);
    store.commit(std::vector{opening("T1"), opening("T2"), closed, played});
    store.put_invite(invite(1));
    store.add_report(report("PERSON1", "PERSON2"));
    store.add_report(report("PERSON1", "PERSON2"));
    store.close_report(1, 9'000);
    CHECK(store.counts() == Counts{{"people", 2},
                                   {"devices", 3},
                                   {"tables_open", 2},
                                   {"rounds", 1},
                                   {"games", 1},
                                   {"invites", 1},
                                   {"reports_open", 1}});
}
