// A server's answers to its operators as text for people.
#include "../../src/app/admin_text.h"

#include "kitchen_table/wire/admin_answers.h"

#include <catch2/catch.hpp>

#include <algorithm>

#include <nlohmann/json.hpp>

using namespace kitchen_table;
using app::admin_text;
using json = nlohmann::ordered_json;
namespace answer = wire::admin;

namespace {

std::string text_of(const std::string& answer) {
    return admin_text(json::parse(answer));
}

constexpr std::int64_t minute_ms = 60'000;

}  // namespace

TEST_CASE("a list stands in columns, whatever alphabet its names are in", "[admin]") {
    const std::vector<answer::Person> people{
        {"p1", "Ann", 0, minute_ms, 0, 0, 0},
        {"p2longer", "Ørjan Þór", 0, 2 * minute_ms, 0, answer::forever_ms, 3 * minute_ms}};
    CHECK(text_of(answer::people(people)) ==
          "person    seen              let in  muted until  banned until      name\n"
          "p1        1970-01-01 00:01  -       -            -                 Ann\n"
          "p2longer  1970-01-01 00:02  -       for good     1970-01-01 00:03  Ørjan Þór\n");
    CHECK(text_of(answer::people({})) == "nobody\n");
}

TEST_CASE("what people wrote cannot command the operator's terminal", "[admin]") {
    const std::vector<answer::InviteRequest> requests{{"r1", "p1", "Ann\x1b[2J", "a\r\nb",
                                                       "\xC2\x9B"
                                                       "2J\x7F",
                                                       0}};
    const auto text = text_of(answer::invite_requests(requests));
    CHECK(text.find('\x1b') == std::string::npos);
    CHECK(text.find('\r') == std::string::npos);
    CHECK(text.find('\x7F') == std::string::npos);
    CHECK(text.find("\xC2\x9B") == std::string::npos);
    CHECK(std::ranges::count(text, '\n') == 2);
}

TEST_CASE("every answer has a text", "[admin]") {
    CHECK(text_of(answer::done("Cy is let in")) == "Cy is let in\n");
    const auto code = text_of(answer::invite_created("i1", "abc", "https://cards.example", 0));
    CHECK(code.starts_with("code   abc\nlink   https://cards.example/i/abc\nuntil  it is revoked"));
    CHECK(text_of(answer::invites({})) == "no invitations\n");
    CHECK(text_of(answer::invites(std::vector<answer::Invite>{{"i1", "May", 0, 0, 2, "good"}}))
              .find("i1") != std::string::npos);
    CHECK(text_of(answer::invite_requests({})) == "nobody waits to be let in\n");
    answer::Table table;
    table.id = "t1";
    table.state = "playing";
    table.people = {{"p1", "Ann"}, {"p2", "Bo"}};
    CHECK(text_of(answer::tables(std::vector{table})).find("Ann, Bo") != std::string::npos);
    CHECK(text_of(answer::tables({})) == "no tables\n");
    CHECK(text_of(answer::table(table, 3)).find("games finished 3") != std::string::npos);
    CHECK(text_of(answer::person({"p1", "Ann", 0, 0, 0, 0, 0}, {}, {})).find("no finished games") !=
          std::string::npos);
    CHECK(text_of(answer::reports({})) == "no reports\n");
    CHECK(text_of(answer::acts({})) == "nothing was done yet\n");
    CHECK(text_of(answer::draining(false, 2)) == "not draining; rounds under way: 2\n");
    CHECK(text_of(answer::draining(true, 2)) == "draining; rounds still played: 2\n");
    CHECK(text_of(answer::draining(true, 0)).find("can be stopped") != std::string::npos);
    CHECK(text_of(answer::backup("/data/copy", 4'096, {{"people", 2}})) ==
          "/data/copy, 4096 bytes\npeople  2\n");
    answer::Statistics all;
    all.version = "0.1.0";
    all.stored = {{"people", 12}, {"reports_open", 1}};
    const auto statistics = text_of(answer::statistics(all));
    CHECK(statistics.find("draining          no\n") != std::string::npos);
    CHECK(statistics.find("\nstored\npeople        12\nreports open  1\n") != std::string::npos);
}

TEST_CASE("a report tells who said what about whom, gone or not", "[admin]") {
    answer::Report report;
    report.number = 4;
    report.table_id = "t1";
    report.reporter = {"p1", "Ann"};
    report.reported = {"p2", ""};
    report.about = "rude";
    report.excerpt_json = R"([{"name":"Bo","text":"hm"},{"name":"Ann","preset":"oops"},7])";
    CHECK(text_of(answer::reports(std::vector{report})) ==
          "report 4  1970-01-01 00:00  table t1\n"
          "  Ann (p1) about somebody who is gone (p2): rude\n"
          "    Bo: hm\n"
          "    Ann: [oops]\n");
}
