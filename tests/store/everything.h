// A store with rows in every table, and the check that they are all there.
#pragma once

#include "rows.h"

#include <catch2/catch.hpp>

namespace kitchen_table::store::tests {

/// A game that the third schema can mark.
inline GameRow coached_game() {
    auto game = game_of("COACHED", {"PERSON1", "PERSON2"});
    game.coach = true;
    return game;
}

/// A round that the fourth schema keeps as it was told.
inline RoundRow told_round() {
    auto round = round_row("T2", 1, 2);
    round.told = R"([{"told":[{"n":"round_dealt"}]}])";
    return round;
}

/// A table that is being played at, one that is closed, and what their people have left.
inline void put_everything(Store& store) {
    auto playing = opening("T1");
    playing.table = table_row("T1", 7);
    playing.actions = {action_row("T1", 2, 0, "a"), action_row("T1", 3, 1, "")};
    auto over = opening("T2");
    over.table->closed = true;
    over.finished_round = round_row("T2", 1, 1);
    over.finished_game = game_row("T2", 1);
    store.commit(std::vector{playing, over, finishing(game_of("G1", {"PERSON1", "", "PERSON2"})),
                             finishing(coached_game())});
    TableCommit telling;
    telling.table_id = "T2";
    telling.finished_round = told_round();
    store.commit(std::vector{telling});
    store.put_guest(person(1), device(1, "PERSON1"));
    store.put_guest({"PERSON2", "Bo", 1, 2, 3, 4, 5}, device(2, "PERSON2"));
    store.put_preference("PERSON1", "last_table", R"({"seats":4})");
    store.put_sign_in(hash_of(9), "PERSON1", 5'000);
    store.put_invite(invite(1));
    store.put_invite_request(request(1, "PERSON2"));
    store.add_report(report("PERSON1", "PERSON2"));
    store.add_audit(act("mute", "PERSON2"));
}

/// Checks what every version of the schema holds of `put_everything`.
inline void check_what_was_always_kept(Store& store) {
    const auto open = store.open_tables();
    REQUIRE(open.size() == 1);
    CHECK(open[0].table == table_row("T1", 7));
    CHECK(open[0].actions == std::vector{action_row("T1", 2, 0, "a"), action_row("T1", 3, 1, "")});
    const auto closed = store.load_table("T2");
    REQUIRE(closed);
    CHECK(closed->table.closed);
    CHECK(closed->table.body.empty());
    CHECK(store.person_by_id("PERSON1") == person(1));
    const auto device = store.device_by_token(hash_of(1));
    REQUIRE(device);
    CHECK(device->person_id == "PERSON1");
    CHECK(store.preference("PERSON1", "last_table") == R"({"seats":4})");
    CHECK(store.rounds_of_game("T2", 1).at(0) == round_row("T2", 1, 1));
    CHECK(store.games_of_table("T2") == std::vector{game_row("T2", 1)});
}

/// Checks what files have held from the second schema on, and uses the sign-in code up.
inline void check_what_version_2_kept(Store& store) {
    check_what_was_always_kept(store);
    CHECK(store.game("G1") == game_of("G1", {"PERSON1", "", "PERSON2"}));
    CHECK(store.records_of_person("PERSON2").size() == 1);
    CHECK(store.together({"PERSON2", "PERSON1"}, "newfoundland")[0].games >= 1);
    CHECK(store.person_by_id("PERSON2") == PersonRow{"PERSON2", "Bo", 1, 2, 3, 4, 5});
    CHECK(store.devices_of("PERSON1") == std::vector{device(1, "PERSON1")});
    CHECK(store.take_sign_in(hash_of(9), 4'999) == "PERSON1");
    CHECK(store.invites() == std::vector{invite(1)});
    CHECK(store.invite_requests_of("PERSON2") == std::vector{request(1, "PERSON2")});
    auto stored_report = report("PERSON1", "PERSON2");
    stored_report.number = 1;
    CHECK(store.reports(true) == std::vector{stored_report});
    auto stored_act = act("mute", "PERSON2");
    stored_act.number = 1;
    CHECK(store.audit(10) == std::vector{stored_act});
}

/// The same from the third schema on.
inline void check_what_version_3_kept(Store& store) {
    check_what_version_2_kept(store);
    CHECK(store.game("COACHED") == coached_game());
}

/// Checks all of `put_everything`, and uses the sign-in code up.
inline void check_everything(Store& store) {
    check_what_version_3_kept(store);
    CHECK(store.round(told_round().id) == told_round());
}

}  // namespace kitchen_table::store::tests
