// Finished games at the desk, and what they add up to.
#include "desk_rig.h"

#include <set>

using namespace kitchen_table::lobby;
using kitchen_table::lobby::tests::Desk;
using nlohmann::json;
namespace to_desk = kitchen_table::wire::to_desk;

namespace {

/// The ids of all games of a person's history, part by part.
std::vector<std::vector<std::string>> whole_history(Desk& desk, const std::string& person) {
    std::vector<std::vector<std::string>> parts;
    to_desk::History request;
    while (true) {
        const auto answer = desk.ask(person, request);
        auto& part = parts.emplace_back();
        for (const auto& game : answer.at("games"))
            part.push_back(game.at("id"));
        if (answer.at("next").is_null()) return parts;
        request.before = answer.at("next");
    }
}

std::vector<std::size_t> sizes(const std::vector<std::vector<std::string>>& parts) {
    std::vector<std::size_t> result;
    for (const auto& part : parts)
        result.push_back(part.size());
    return result;
}

std::size_t count_different(const std::vector<std::vector<std::string>>& parts) {
    std::set<std::string> ids;
    for (const auto& part : parts)
        ids.insert(part.begin(), part.end());
    return ids.size();
}

}  // namespace

TEST_CASE("a finished game is told with its seats, its sheet and what its people have played") {
    Desk desk;
    const auto ann = desk.arrive("Ann"), bo = desk.arrive("Bo"), cy = desk.arrive("Cy");
    desk.play({{bo, "Bo"}, {ann, "Ann"}}, desk.now_ms - 90'000);
    const auto row = desk.play({{ann, "Annie"}, {"", "Skipper"}, {bo, "Bo"}}, desk.now_ms);
    const auto answer = desk.ask(cy, to_desk::Game{row.id});
    CHECK(answer.at("game") ==
          json::parse(R"({"id":"game-2","ruleset":"newfoundland","started":1764449940,
              "ended":1764450000,"rounds":4,"whole":true,"coach":false,"seats":[
              {"kind":"person","person":"id-of-Ann","name":"Annie","total":100,"won":true,
               "rounds_won":3},
              {"kind":"computer","person":null,"name":"Skipper","total":7,"won":false,
               "rounds_won":1},
              {"kind":"person","person":"id-of-Bo","name":"Bo","total":7,"won":false,
               "rounds_won":1}]})"));
    CHECK(answer.at("line") == json::parse(R"([{"id":"line-x"}])"));
    CHECK(answer.at("sheet") == json::parse(R"([{"round":1}])"));
    CHECK(answer.at("together") ==
          json::parse(R"([{"person":"id-of-Ann","name":"Ann","games":2,"won":1,"points":107},
                          {"person":"id-of-Bo","name":"Bo","games":2,"won":1,"points":107}])"));
}

TEST_CASE("a game that nobody has finished is unknown") {
    Desk desk;
    const auto ann = desk.arrive("Ann");
    CHECK(desk.says(ann, to_desk::Game{"0123456789abcdef0123456789abcdef"}) == "unknown_game");
}

TEST_CASE("one person among computers has played together with nobody") {
    Desk desk;
    const auto ann = desk.arrive("Ann");
    const auto row = desk.play({{ann, "Ann"}, {"", "Skipper"}}, desk.now_ms);
    CHECK(desk.ask(ann, to_desk::Game{row.id}).at("together") == json::array());
}

TEST_CASE("who of a game's people is deleted leaves no count of what they played together") {
    Desk desk;
    const auto ann = desk.arrive("Ann"), bo = desk.arrive("Bo"), cy = desk.arrive("Cy");
    const auto row = desk.play({{ann, "Ann"}, {bo, "Bo"}, {cy, "Cy"}}, desk.now_ms);
    REQUIRE(desk.says(cy, to_desk::DeleteMe{}) == "done");
    CHECK(desk.ask(ann, to_desk::Game{row.id}).at("together") == json::array());
}

TEST_CASE("one's games are listed in parts of twenty, the latest first") {
    Desk desk;
    const auto ann = desk.arrive("Ann"), bo = desk.arrive("Bo"), cy = desk.arrive("Cy");
    for (int game = 1; game <= 45; ++game)
        desk.play({{ann, "Ann"}, {bo, "Bo"}}, desk.now_ms + 1'000 * game);
    desk.play({{bo, "Bo"}, {cy, "Cy"}}, desk.now_ms + 500);
    const auto parts = whole_history(desk, ann);
    CHECK(sizes(parts) == std::vector<std::size_t>{20, 20, 5});
    CHECK(parts.front().front() == "game-45");
    CHECK(parts.back().back() == "game-1");
    CHECK(count_different(parts) == 45);
    CHECK(sizes(whole_history(desk, cy)) == std::vector<std::size_t>{1});
    CHECK(sizes(whole_history(desk, desk.arrive("Dee"))) == std::vector<std::size_t>{0});
}

TEST_CASE("a history of exactly twenty games has one part") {
    Desk desk;
    const auto ann = desk.arrive("Ann");
    for (int game = 1; game <= 20; ++game)
        desk.play({{ann, "Ann"}, {"", "Skipper"}}, desk.now_ms + game);
    CHECK(sizes(whole_history(desk, ann)) == std::vector<std::size_t>{20});
}

TEST_CASE("no game is lost between two parts when several have ended together") {
    Desk desk;
    const auto ann = desk.arrive("Ann");
    for (int game = 1; game <= 15; ++game)
        desk.play({{ann, "Ann"}, {"", "Skipper"}}, desk.now_ms + game);
    for (int game = 1; game <= 50; ++game)
        desk.play({{ann, "Ann"}, {"", "Skipper"}}, desk.now_ms);
    for (int game = 1; game <= 3; ++game)
        desk.play({{ann, "Ann"}, {"", "Skipper"}}, desk.now_ms - game);
    const auto parts = whole_history(desk, ann);
    CHECK(sizes(parts) == std::vector<std::size_t>{20, 20, 20, 8});
    CHECK(count_different(parts) == 68);
}

TEST_CASE("a game that ends meanwhile does not shift the parts that follow") {
    Desk desk;
    const auto ann = desk.arrive("Ann");
    for (int game = 1; game <= 25; ++game)
        desk.play({{ann, "Ann"}, {"", "Skipper"}}, desk.now_ms + game);
    const auto first = desk.ask(ann, to_desk::History{});
    desk.play({{ann, "Ann"}, {"", "Skipper"}}, desk.now_ms + 99);
    const auto second = desk.ask(ann, to_desk::History{first.at("next")});
    CHECK(second.at("games").at(0).at("id") == "game-5");
    CHECK(second.at("games").size() == 5);
}

TEST_CASE("what people have played together is told to one of them, in the order asked") {
    Desk desk;
    const auto ann = desk.arrive("Ann"), bo = desk.arrive("Bo"), cy = desk.arrive("Cy");
    desk.play({{ann, "Ann"}, {bo, "Bo"}}, desk.now_ms);
    desk.play({{ann, "Ann"}, {bo, "Bo"}, {cy, "Cy"}}, desk.now_ms);
    desk.play({{ann, "Ann"}, {bo, "Bo"}}, desk.now_ms, "fifty-per-player");
    CHECK(desk.ask(ann, to_desk::Together{"newfoundland", {bo, ann}}).at("standings") ==
          json::parse(R"([{"person":"id-of-Bo","name":"Bo","games":1,"won":0,"points":7},
                          {"person":"id-of-Ann","name":"Ann","games":1,"won":1,"points":100}])"));
    const auto never = desk.ask(cy, to_desk::Together{"newfoundland", {cy, bo}});
    CHECK(never.at("standings").at(0).at("games") == 0);
}

TEST_CASE("nobody asks what others have played together, or with somebody unknown") {
    Desk desk;
    const auto ann = desk.arrive("Ann"), bo = desk.arrive("Bo"), cy = desk.arrive("Cy");
    const auto others = desk.ask(cy, to_desk::Together{"newfoundland", {ann, bo}});
    CHECK(others.at("code") == "bad_value");
    CHECK(others.at("params").at("field") == "people");
    CHECK(desk.says(ann, to_desk::Together{"newfoundland", {ann, "nobody"}}) == "unknown_person");
}

TEST_CASE("a person is told by name, since when they are here, and a record a ruleset") {
    Desk desk;
    const auto ann = desk.arrive("Ann"), bo = desk.arrive("Bo");
    desk.play({{bo, "Bo"}, {ann, "Ann"}}, desk.now_ms);
    desk.play({{bo, "Bo"}, {"", "Skipper"}}, desk.now_ms);
    const auto answer = desk.ask(ann, to_desk::Person{bo});
    CHECK(answer.at("person") ==
          json{{"id", "id-of-Bo"}, {"name", "Bo"}, {"since", 1'764'450'000}});
    CHECK(answer.at("records") ==
          json::parse(R"([{"ruleset":"newfoundland","games":1,"won":1,"rounds":4,"rounds_won":3,
                           "best":100,"games_with_computers":1}])"));
    CHECK(desk.says(ann, to_desk::Person{"nobody"}) == "unknown_person");
}

TEST_CASE("a leader board is of a month or of all time") {
    Desk desk;
    const auto ann = desk.arrive("Ann"), bo = desk.arrive("Bo");
    const std::int64_t month_ms = std::int64_t{30} * 24 * 60 * 60'000;
    desk.play({{bo, "Bo"}, {ann, "Ann"}}, desk.now_ms - month_ms - 1);
    desk.play({{ann, "Ann"}, {bo, "Bo"}}, desk.now_ms - month_ms);
    const auto games_of_first = [&](int days) {
        const auto board = desk.ask(ann, to_desk::Leaders{"newfoundland", days}).at("standings");
        return board.at(0).at("games").get<int>();
    };
    CHECK(games_of_first(30) == 1);
    CHECK(games_of_first(0) == 2);
    CHECK(desk.ask(ann, to_desk::Leaders{"no-such-rules", 0}).at("standings") == json::array());
}

TEST_CASE("a leader board has fifty lines") {
    Desk desk;
    for (int pair = 0; pair < 30; ++pair) {
        const auto one = desk.arrive("A" + std::to_string(pair));
        const auto other = desk.arrive("B" + std::to_string(pair));
        desk.play({{one, "A"}, {other, "B"}}, desk.now_ms);
    }
    const auto answer = desk.ask("id-of-A0", to_desk::Leaders{"newfoundland", 0});
    CHECK(answer.at("standings").size() == 50);
}

TEST_CASE("a leader board is added up once a minute, and at once when somebody is deleted") {
    Desk desk;
    const auto ann = desk.arrive("Ann"), bo = desk.arrive("Bo"), cy = desk.arrive("Cy");
    const auto lines = [&] {
        return desk.ask(ann, to_desk::Leaders{"newfoundland", 0}).at("standings").size();
    };
    desk.play({{ann, "Ann"}, {bo, "Bo"}}, desk.now_ms);
    CHECK(lines() == 2);
    desk.play({{ann, "Ann"}, {cy, "Cy"}}, desk.now_ms);
    CHECK(lines() == 2);
    desk.now_ms += 60'000;
    CHECK(lines() == 3);
    REQUIRE(desk.says(cy, to_desk::DeleteMe{}) == "done");
    CHECK(lines() == 2);
}

TEST_CASE("leader boards of made-up rulesets do not pile up: now and then all are added up anew") {
    Desk desk;
    const auto ann = desk.arrive("Ann"), bo = desk.arrive("Bo"), cy = desk.arrive("Cy");
    const auto lines = [&](const std::string& ruleset) {
        return desk.ask(ann, to_desk::Leaders{ruleset, 0}).at("standings").size();
    };
    desk.play({{ann, "Ann"}, {bo, "Bo"}}, desk.now_ms);
    CHECK(lines("newfoundland") == 2);
    desk.play({{ann, "Ann"}, {cy, "Cy"}}, desk.now_ms);
    for (int ruleset = 0; ruleset < 64; ++ruleset)
        CHECK(lines("made-up-" + std::to_string(ruleset)) == 0);
    CHECK(lines("newfoundland") == 3);
}
