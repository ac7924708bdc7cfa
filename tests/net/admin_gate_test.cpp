// Which requests may command a server, without sockets: the count of wrong tokens over time.
#include "../../src/net/admin_gate.h"

#include <catch2/catch.hpp>

using namespace kitchen_table::net;

namespace {

class Gate {
public:
    /// The status; 0 where the command may be carried out.
    unsigned status(std::string_view authorization, std::int64_t at_ms) {
        AdminHttpRequest request;
        request.http.method = "POST";
        request.http.target = "/command";
        request.http.host = "127.0.0.1:9090";
        request.origin = "http://127.0.0.1:9090";
        request.authorization = authorization;
        const auto answer = gate_.answer(request, at_ms);
        return answer ? answer->status : 0;
    }

private:
    Site site_ = Site::embedded_admin();
    AdminGate gate_{site_, "right", 9090};
};

}  // namespace

TEST_CASE("ten wrong tokens close the gate for the rest of the minute, the right one too") {
    Gate gate;
    for (int i = 0; i < wrong_tokens_per_minute; ++i)
        CHECK(gate.status("Bearer wrong", 100'000 + i) == 401);
    CHECK(gate.status("Bearer wrong", 110'000) == 429);
    CHECK(gate.status("Bearer right", 159'999) == 429);
    CHECK(gate.status("Bearer right", 160'000) == 0);
    CHECK(gate.status("Bearer wrong", 160'000) == 401);
}

TEST_CASE("a wrong token now and then closes nothing") {
    Gate gate;
    for (int i = 0; i < 100; ++i) {
        CHECK(gate.status("Bearer wrong", i * 7'000) == 401);
        CHECK(gate.status("Bearer right", i * 7'000) == 0);
    }
}

TEST_CASE("the token counts only as a bearer's, whole and exact") {
    Gate gate;
    CHECK(gate.status("Bearer right", 0) == 0);
    for (const char* shown : {"", "right", "bearer right", "Bearer  right", "Bearer righ",
                              "Bearer right ", "Basic right", "Bearer "})
        CHECK(gate.status(shown, 0) == 401);
}
