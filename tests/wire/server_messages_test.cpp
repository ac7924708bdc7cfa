#include "kitchen_table/wire/server_messages.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <stdexcept>

using namespace kitchen_table::wire;
using nlohmann::json;

TEST_CASE("the members of a view come in their order, each as it was encoded") {
    CHECK(object_text({{"a", "1"}, {"b", R"({"c":null})"}}) == R"({"a":1,"b":{"c":null}})");
    CHECK(object_text({}) == "{}");
}

TEST_CASE("what changed between two views is what is new or holds another value") {
    const Members before{{"turn", "1"}, {"stock", "20"}, {"top", "\"7H\""}};
    const Members now{{"turn", "2"}, {"stock", "20"}, {"top", "\"7H\""}, {"hand", "[]"}};
    CHECK(changes(before, now) == Members{{"turn", "2"}, {"hand", "[]"}});
    CHECK(changes(now, now).empty());
}

TEST_CASE("names and problems are escaped") {
    const auto text = *you("p\"1", "A\"\\\n</script>", true);
    CHECK(json::parse(text)["person"]["name"] == "A\"\\\n</script>");
    const auto refusal = *refused(BadMessage{"bad_message", "x\"", "no \"", "r1", std::nullopt});
    CHECK(json::parse(refusal)["params"]["field"] == "x\"");
}

TEST_CASE("a name from a damaged store does not stop the server from speaking") {
    CHECK(json::parse(*you("p1", "A\xFF", true))["person"]["id"] == "p1");
}

TEST_CASE("a refusal of a whole frame names no request") {
    const json refusal = json::parse(*refused(BadMessage{"bad_message", "", "not JSON", {}, {}}));
    CHECK(refusal == json::parse(R"({"t":"refused","code":"bad_message","reason":"bad_message",
                                     "params":{"problem":"not JSON"},"rule":null})"));
}

TEST_CASE("a refusal that is no object is a programming error") {
    CHECK_THROWS_AS(refused(RefusalTo::request("r1"), "busy"), std::logic_error);
    CHECK_THROWS_AS(refused(RefusalTo::request("r1"), "{}"), std::logic_error);
}
