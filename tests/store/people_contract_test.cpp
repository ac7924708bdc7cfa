// What every store promises about people, their devices and what they chose.
#include "fixtures.h"
#include "rows.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::store;
using namespace kitchen_table::store::tests;

using Pairs = std::vector<std::pair<std::string, std::string>>;

#define STORES MemoryFixture, SqliteFixture

TEMPLATE_TEST_CASE("people are found by id, and may change in everything but that", "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    CHECK_FALSE(store.person_by_id("PERSON1"));
    store.put_person(person(1));
    store.put_person(person(2));
    CHECK(store.person_by_id("PERSON2") == person(2));
    store.put_person({"PERSON1", "Bo", 1, 2, 3, 4, 5});
    CHECK(store.person_by_id("PERSON1") == PersonRow{"PERSON1", "Bo", 1, 2, 3, 4, 5});
    CHECK(store.person_by_id("PERSON2") == person(2));
}

TEMPLATE_TEST_CASE("people are found by a part of their name, the newest first", "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    const std::vector<std::string> names{"Merry Puffin", "50% Otter", "Under_Score",
                                         "merry widow",  "Zoë",       "a\\b"};
    int number = 0;
    for (const auto& name : names) {
        auto somebody = person(++number);
        somebody.name = name;
        store.put_person(somebody);
    }
    const auto found = [&](const std::string& part, int limit = 100) {
        std::vector<std::string> result;
        for (const auto& one : store.people_named(part, limit))
            result.push_back(one.name);
        return result;
    };
    using Names = std::vector<std::string>;
    CHECK(found("") == Names(names.rbegin(), names.rend()));
    CHECK(found("", 2) == Names{"a\\b", "Zoë"});
    CHECK(found("MERRY") == Names{"merry widow", "Merry Puffin"});
    CHECK(found("ry p") == Names{"Merry Puffin"});
    CHECK(found("oë") == Names{"Zoë"});
    CHECK(found("heron").empty());
    CHECK(found("%") == Names{"50% Otter"});
    CHECK(found("_") == Names{"Under_Score"});
    CHECK(found("\\") == Names{"a\\b"});
}

TEMPLATE_TEST_CASE("a person has as many devices as they like, and each finds them", "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    CHECK_FALSE(store.device_by_token(hash_of(1)));
    store.put_guest(person(1), device(2, "PERSON1"));
    store.put_device(device(1, "PERSON1"));
    store.put_guest(person(2), device(3, "PERSON2"));
    CHECK(store.person_by_id("PERSON1") == person(1));
    CHECK(store.device_by_token(hash_of(1)) == device(1, "PERSON1"));
    CHECK(store.device_by_token(hash_of(2)) == device(2, "PERSON1"));
    CHECK(store.devices_of("PERSON1") == std::vector{device(1, "PERSON1"), device(2, "PERSON1")});
    CHECK(store.devices_of("PERSON3").empty());

    auto later = device(1, "PERSON2");
    later.seen_ms = 9'000;
    later.name = "Safari on an iPhone";
    store.put_device(later);
    CHECK(store.device_by_token(hash_of(1)) == later);
    CHECK(store.devices_of("PERSON1") == std::vector{device(2, "PERSON1")});

    CHECK(store.remove_device("DEVICE2"));
    CHECK_FALSE(store.remove_device("DEVICE2"));
    CHECK_FALSE(store.device_by_token(hash_of(2)));
    CHECK(store.devices_of("PERSON1").empty());
    CHECK(store.person_by_id("PERSON1"));
}

TEMPLATE_TEST_CASE("the same token twice is refused, and a guest with one is not written", "",
                   STORES) {
    TestType fixture;
    auto& store = fixture.store();
    store.put_guest(person(1), device(1, "PERSON1"));
    auto thief = device(2, "PERSON2");
    thief.token_hash = hash_of(1);
    CHECK(refused_with([&] { store.put_device(thief); }) == Failure::corrupt);
    CHECK(refused_with([&] { store.put_guest(person(2), thief); }) == Failure::corrupt);
    CHECK_FALSE(store.person_by_id("PERSON2"));
    CHECK(store.devices_of("PERSON2").empty());
    CHECK(store.device_by_token(hash_of(1)) == device(1, "PERSON1"));
}

TEMPLATE_TEST_CASE("a sign-in code is good once, in its time", "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    CHECK_FALSE(store.take_sign_in(hash_of(1), 0));
    store.put_sign_in(hash_of(1), "PERSON1", 5'000);
    store.put_sign_in(hash_of(2), "PERSON2", 5'000);
    CHECK(store.take_sign_in(hash_of(1), 4'999) == "PERSON1");
    CHECK_FALSE(store.take_sign_in(hash_of(1), 4'999));
    CHECK_FALSE(store.take_sign_in(hash_of(2), 5'000));
    CHECK_FALSE(store.take_sign_in(hash_of(2), 4'999));  // used up all the same
}

TEMPLATE_TEST_CASE("of a person's sign-in codes only the last is good", "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    store.put_sign_in(hash_of(1), "PERSON1", 5'000);
    store.put_sign_in(hash_of(2), "PERSON1", 6'000);
    CHECK_FALSE(store.take_sign_in(hash_of(1), 1'000));
    CHECK(store.take_sign_in(hash_of(2), 1'000) == "PERSON1");

    store.put_sign_in(hash_of(3), "PERSON1", 5'000);
    CHECK(refused_with([&] { store.put_sign_in(hash_of(3), "PERSON2", 9'000); }) ==
          Failure::corrupt);
    CHECK(store.take_sign_in(hash_of(3), 1'000) == "PERSON1");
}

TEMPLATE_TEST_CASE("preferences are kept for each person and key", "", STORES) {
    TestType fixture;
    auto& store = fixture.store();
    CHECK_FALSE(store.preference("PERSON1", "last_table"));
    store.put_preference("PERSON1", "last_table", "{}");
    store.put_preference("PERSON2", "last_table", "[]");
    store.put_preference("PERSON1", "last_table", R"({"seats":4})");
    CHECK(store.preference("PERSON1", "last_table") == R"({"seats":4})");
    CHECK(store.preference("PERSON2", "last_table") == "[]");
    CHECK_FALSE(store.preference("PERSON1", "sound"));
}

TEMPLATE_TEST_CASE("preferences are listed by the beginning of their key, and can be dropped", "",
                   STORES) {
    TestType fixture;
    auto& store = fixture.store();
    for (const auto* key :
         {"preset.Zoë", "preset.b", "preset.%", "preset", "presets", "preset_x", "last_table"}) {
        store.put_preference("PERSON1", key, std::string("[\"") + key + "\"]");
    }
    store.put_preference("PERSON2", "preset.c", "{}");
    CHECK(store.preferences("PERSON1", "preset.") == Pairs{{"preset.%", "[\"preset.%\"]"},
                                                           {"preset.Zoë", "[\"preset.Zoë\"]"},
                                                           {"preset.b", "[\"preset.b\"]"}});
    CHECK(store.preferences("PERSON1", "").size() == 7);
    CHECK(store.preferences("PERSON1", "preset._").empty());
    CHECK(store.preferences("PERSON3", "").empty());

    CHECK(store.drop_preference("PERSON1", "preset.b"));
    CHECK_FALSE(store.drop_preference("PERSON1", "preset.b"));
    CHECK_FALSE(store.drop_preference("PERSON1", "preset.c"));
    CHECK_FALSE(store.preference("PERSON1", "preset.b"));
    CHECK(store.preference("PERSON2", "preset.c") == "{}");
}

TEMPLATE_TEST_CASE("when a person is deleted, everything of theirs goes and nothing of others", "",
                   STORES) {
    TestType fixture;
    auto& store = fixture.store();
    int number = 0;
    for (const std::string id : {"PERSON1", "PERSON2"}) {
        ++number;
        store.put_guest(person(number), device(number, id));
        store.put_sign_in(hash_of(10 + number), id, 5'000);
        store.put_preference(id, "last_table", "{}");
        store.put_invite_request(request(number, id));
        store.add_report(report(id, "PERSON3"));
        store.add_audit(act("mute", id));
    }
    store.add_report(report("PERSON3", "PERSON1"));
    auto overheard = report("PERSON3", "PERSON2");
    overheard.excerpt = R"([{"person":"PERSON1","name":"Ann 1","text":"hello"}])";
    store.add_report(overheard);
    store.add_audit(act("backup", ""));
    store.delete_person("PERSON1");

    CHECK_FALSE(store.person_by_id("PERSON1"));
    CHECK_FALSE(store.device_by_token(hash_of(1)));
    CHECK_FALSE(store.take_sign_in(hash_of(11), 0));
    CHECK(store.preferences("PERSON1", "").empty());
    CHECK(store.invite_requests_of("PERSON1").empty());
    REQUIRE(store.reports(false).size() == 2);
    CHECK(store.reports(false)[0].excerpt == "[]");
    CHECK(store.reports(false)[1].reporter_id == "PERSON2");
    CHECK_FALSE(store.reports(false)[1].excerpt == "[]");
    const auto acts = store.audit(10);
    REQUIRE(acts.size() == 3);
    CHECK(acts[0] == AuditRow{3, 7000, "backup", "", "for a week"});
    CHECK(acts[1] == AuditRow{2, 7000, "mute", "PERSON2", "for a week"});
    CHECK(acts[2] == AuditRow{1, 7000, "mute", "", ""});

    CHECK(store.person_by_id("PERSON2") == person(2));
    CHECK(store.device_by_token(hash_of(2)) == device(2, "PERSON2"));
    CHECK(store.take_sign_in(hash_of(12), 0) == "PERSON2");
    CHECK(store.preference("PERSON2", "last_table") == "{}");
    CHECK(store.invite_requests_of("PERSON2") == std::vector{request(2, "PERSON2")});
}

TEMPLATE_TEST_CASE("nobody is deleted without an id, and somebody unknown may be deleted", "",
                   STORES) {
    TestType fixture;
    auto& store = fixture.store();
    store.add_audit(act("backup", ""));
    store.add_report(report("PERSON1", ""));
    const auto game = game_of("G1", {"PERSON1", ""});
    store.commit(std::vector{finishing(game)});
    store.delete_person("");
    store.delete_person("PERSON9");
    CHECK(store.audit(1)[0].detail == "for a week");
    CHECK(store.reports(false).size() == 1);
    CHECK(store.game("G1") == game);
}
