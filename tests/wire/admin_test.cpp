// What operators may ask, and that it is read strictly.
#include "kitchen_table/wire/admin.h"
#include "kitchen_table/wire/admin_answers.h"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

using namespace kitchen_table::wire::admin;
using nlohmann::json;

namespace {

template <class Asked>
Asked read(const std::string& line) {
    CAPTURE(line);
    const auto request = read_request(line);
    INFO((request ? "" : request.error()));
    REQUIRE(request.has_value());
    REQUIRE(std::holds_alternative<Asked>(*request));
    return std::get<Asked>(*request);
}

std::string problem_of(const std::string& line) {
    CAPTURE(line);
    const auto request = read_request(line);
    REQUIRE_FALSE(request.has_value());
    return request.error();
}

}  // namespace

TEST_CASE("every request of an operator is read into its own value") {
    CHECK(read<InviteCreate>(R"({"do":"invite_create","note":" Aunt  May ","uses":3,"days":7})") ==
          InviteCreate{"Aunt May", 3, 7});
    CHECK(read<InviteCreate>(R"({"do":"invite_create"})") == InviteCreate{"", 1, 30});
    CHECK(read<InviteCreate>(R"({"do":"invite_create","note":"","days":0})").days == 0);
    CHECK(read<InviteList>(R"({"do":"invite_list"})") == InviteList{});
    CHECK(read<InviteRevoke>(R"({"do":"invite_revoke","id":"abcd"})") == InviteRevoke{"abcd"});
    CHECK(read<RequestList>(R"({"do":"request_list"})") == RequestList{});
    CHECK(read<RequestApprove>(R"({"do":"request_approve","id":"a"})") == RequestApprove{"a"});
    CHECK(read<RequestDecline>(R"({"do":"request_decline","id":"a"})") == RequestDecline{"a"});
    CHECK(read<TableList>(R"({"do":"table_list"})") == TableList{});
    CHECK(read<TableShow>(R"({"do":"table_show","id":"a"})") == TableShow{"a"});
    CHECK(read<TableClose>(R"({"do":"table_close","id":"a"})") == TableClose{"a"});
    CHECK(read<PersonList>(R"({"do":"person_list"})") == PersonList{""});
    CHECK(read<PersonList>(R"({"do":"person_list","named":"ann"})") == PersonList{"ann"});
    CHECK(read<PersonShow>(R"({"do":"person_show","id":"a"})") == PersonShow{"a"});
    CHECK(read<Mute>(R"({"do":"mute","id":"a","days":2})") == Mute{"a", 2});
    CHECK(read<Mute>(R"({"do":"mute","id":"a"})") == Mute{"a", std::nullopt});
    CHECK(read<Unmute>(R"({"do":"unmute","id":"a"})") == Unmute{"a"});
    CHECK(read<Ban>(R"({"do":"ban","id":"a","days":365})") == Ban{"a", 365});
    CHECK(read<Unban>(R"({"do":"unban","id":"a"})") == Unban{"a"});
    CHECK(read<ReportList>(R"({"do":"report_list"})") == ReportList{false});
    CHECK(read<ReportList>(R"({"do":"report_list","all":true})") == ReportList{true});
    CHECK(read<ReportClose>(R"({"do":"report_close","number":17})") == ReportClose{17});
    CHECK(read<Drain>(R"({"do":"drain","on":false})") == Drain{false});
    CHECK(read<DrainStatus>(R"({"do":"drain_status"})") == DrainStatus{});
    CHECK(read<Backup>(R"({"do":"backup","file":"copy.sqlite"})") == Backup{"copy.sqlite"});
    CHECK(read<Stats>(R"({"do":"stats"})") == Stats{});
    CHECK(read<Audit>(R"({"do":"audit"})") == Audit{50});
    CHECK(read<Audit>(R"({"do":"audit","limit":7})") == Audit{7});
    CHECK(read<Page>(R"({"do":"page"})") == Page{});
}

TEST_CASE("a request with a member too many, too few or of the wrong kind is refused by its name") {
    CHECK(problem_of("") == "not JSON");
    CHECK(problem_of("[]") == "must be an object");
    CHECK(problem_of("{}") == "'do' is missing");
    CHECK(problem_of(R"({"do":"peek"})") == "'do' is none of what can be done");
    CHECK(problem_of(R"({"do":7})") == "'do' must be text of at most 64 bytes");
    CHECK(problem_of(R"({"do":"stats","do":"stats"})") == "a member stands twice");
    CHECK(problem_of(R"({"do":"stats","more":1})") == "'more' is not a member of this");
    CHECK(problem_of(R"({"do":"ban"})") == "'id' is missing");
    CHECK(problem_of(R"({"do":"ban","id":""})") == "'id' must not be empty");
    CHECK(problem_of(R"({"do":"ban","id":[]})") == "'id' must be text of at most 64 bytes");
    CHECK(problem_of(R"({"do":"ban","id":"a","days":0})") ==
          "'days' must be a whole number from 1 to 3650");
    CHECK(problem_of(R"({"do":"ban","id":"a","days":"1"})") ==
          "'days' must be a whole number from 1 to 3650");
    CHECK(problem_of(R"({"do":"invite_create","uses":1001})") ==
          "'uses' must be a whole number from 1 to 1000");
    CHECK(problem_of(R"({"do":"invite_create","uses":-1})") ==
          "'uses' must be a whole number from 1 to 1000");
    CHECK(problem_of(R"({"do":"invite_create","uses":18446744073709551615})") ==
          "'uses' must be a whole number from 1 to 1000");
    CHECK(problem_of(R"({"do":"report_close","number":0})").starts_with("'number' must be"));
    CHECK(problem_of(R"({"do":"drain","on":1})") == "'on' must be true or false");
    CHECK(problem_of(R"({"do":"backup","file":""})") == "'file' must be the name of a file");
    CHECK(problem_of(R"({"do":"backup","file":"a\u0000b"})") ==
          "'file' must be the name of a file");
    CHECK(problem_of(R"({"do":"audit","limit":1001})").starts_with("'limit' must be"));
    CHECK(problem_of(R"({"do":"invite_create","note":")" + std::string(201, 'x') + "\"}")
              .starts_with("'note' must have"));
    CHECK(problem_of(R"({"do":"stats"})" + std::string(9'000, ' ')) == "too long");
}

TEST_CASE("an answer is one line, whatever people wrote") {
    const std::vector<InviteRequest> requests{
        {"r1", "p1", "Ann\n\"}", "ring\r\nthe bell", "\xFFhello", 1'500}};
    const auto text = invite_requests(requests);
    CHECK(text.find('\n') == std::string::npos);
    const auto row = json::parse(text).at("requests").at(0);
    CHECK(row.at("name") == "Ann\n\"}");
    CHECK(row.at("line") == "\xEF\xBF\xBDhello");
    CHECK(row.at("created") == 1);
}

TEST_CASE("times that have not come and will not are null") {
    const Person nobody{"p1", "Ann", 1'000, 2'000, 0, 0, forever_ms};
    const auto row = json::parse(people(std::vector{nobody})).at("people").at(0);
    CHECK(row.at("admitted").is_null());
    CHECK(row.at("muted_until").is_null());
    CHECK(row.at("banned_until") == forever_ms / 1'000);
}

TEST_CASE("what was said stands in a report as it was stored, or as text if it is damaged") {
    Report report;
    report.excerpt_json = R"([{"name":"Bo","text":"hm"}])";
    Report damaged;
    damaged.excerpt_json = "[{";
    const auto rows = json::parse(reports(std::vector{report, damaged})).at("reports");
    CHECK(rows.at(0).at("excerpt").at(0).at("text") == "hm");
    CHECK(rows.at(1).at("excerpt") == "[{");
}
