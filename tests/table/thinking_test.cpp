// Computers that think, away from the table, and tables that do not wait for them.
#include "table_rig.h"

#include "kitchen_table/table/game_host.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::table;

namespace {

/// A round at a table of two whose computers play at `level`; Ann watches.
void deal_to_computers(Rig& rig, const std::string& level) {
    rig.open(2);
    command::ChangeSettings change;
    change.connection = 1;
    change.request_id = "level";
    change.level = level;
    rig.send(change);
    rig.leave(1);
    rig.start(1);
    REQUIRE(rig.view(1).at("state") == "playing");
}

bool never() {
    return false;
}

}  // namespace

TEST_CASE("a sharp computer plays what it came to while the others waited their usual time") {
    Rig rig;
    deal_to_computers(rig, "sharp");
    int moves = 0;
    for (; moves < 12 && rig.view(1).at("state") == "playing"; ++moves) {
        REQUIRE(rig.thinking.size() == static_cast<std::size_t>(moves + 1));
        const effect::Think think = rig.thinking.back();
        CHECK(think.until_ms == rig.table->next_deadline_ms());
        const std::string action = think.about->action(never);
        const auto stored = rig.stored().actions.size();
        rig.send(command::Thought{think.number, action});
        CHECK(rig.stored().actions.size() == stored);  // not before its time
        rig.next_deadline();
        REQUIRE(rig.stored().actions.size() == stored + 1);
        CHECK(rig.stored().actions.back().action == action);
    }
    CHECK(moves > 5);
}

TEST_CASE("a computer that is not done thinking in time plays as steady would") {
    Rig waiting, steady;
    deal_to_computers(waiting, "sharp");
    deal_to_computers(steady, "steady");
    CHECK(steady.thinking.empty());
    for (int move = 0; move < 12 && waiting.view(1).at("state") == "playing"; ++move) {
        const auto due = waiting.table->next_deadline_ms();
        CHECK(due == steady.table->next_deadline_ms());
        const auto number = waiting.thinking.back().number;
        waiting.next_deadline();
        steady.next_deadline();
        REQUIRE(waiting.stored().actions.size() == static_cast<std::size_t>(move + 1));
        CHECK(waiting.stored().actions.back().action == steady.stored().actions.back().action);
        // What comes of it now is of no use any more.
        waiting.send(command::Thought{number, R"({"do":"pass"})"});
    }
}

TEST_CASE("told that it is late, a computer answers at once what steady would have played") {
    Rig rig;
    deal_to_computers(rig, "sharp");
    const auto action = rig.thinking.back().about->action([] { return true; });
    rig.next_deadline();
    CHECK(rig.stored().actions.back().action == action);
}

TEST_CASE("after a restart a sharp computer remembers what it had seen") {
    Rig rig;
    deal_to_computers(rig, "sharp");
    for (int move = 0; move < 8; ++move)
        rig.next_deadline();
    REQUIRE(rig.view(1).at("state") == "playing");
    const auto before = rig.thinking.back().about->action(never);
    rig.restart();
    rig.attach(1, "Ann");
    rig.run_due();
    CHECK(rig.thinking.back().about->action(never) == before);
}

TEST_CASE("how long a computer takes follows from the table and the move, not from the cards") {
    Rig one(1), other(2);
    deal_to_computers(one, "steady");
    deal_to_computers(other, "steady");
    REQUIRE(one.view(1).at("pile") != other.view(1).at("pile"));
    int compared = 0;
    for (; compared < 8; ++compared) {
        if (one.view(1).at("state") != "playing" || other.view(1).at("state") != "playing") break;
        CHECK(*one.table->next_deadline_ms() - one.now.steady_ms ==
              *other.table->next_deadline_ms() - other.now.steady_ms);
        one.next_deadline();
        other.next_deadline();
    }
    CHECK(compared > 3);
}
