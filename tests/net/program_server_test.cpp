// The program as a whole: killed and started again, stopped, started where it may not.
#include "support/player.h"
#include "support/program.h"

#include <catch2/catch.hpp>

#include <chrono>
#include <csignal>
#include <fstream>
#include <map>
#include <memory>

using namespace kitchen_table::test;

namespace {

/// What a kill must not change of a view: the round and the scores.
json round_of(const json& view) {
    json part;
    for (const auto* member : {"hand", "counts", "stock", "under", "top", "pile", "turn", "suit",
                               "named", "pending", "called", "totals", "round", "over", "state"}) {
        part[member] = view.at(member);
    }
    return part;
}

/// Ann and Bo at a table of a server that is killed again and again.
class Table {
public:
    Table() {
        start();
        ann = std::make_unique<Player>(port_);
        bo = std::make_unique<Player>(port_);
        sit_down_and_deal(*ann, *bo);
    }
    void start() {
        program_ = std::make_unique<Program>(serve_arguments(folder_.path() / "data"));
        port_ = program_->wait_for_port();
    }
    void kill() {
        program_->signal(SIGKILL);
        CHECK(program_->wait().code == -SIGKILL);
    }
    void come_back() {
        start();
        ann->come_back(port_);
        bo->come_back(port_);
        level();
    }
    /// Both have heard everything.
    void level() {
        ann->follow_to(bo->seq());
        bo->follow_to(ann->seq());
    }
    Player& mover() { return ann->may_act() ? *ann : *bo; }
    /// One action to its end.
    void play(std::map<std::string, std::uint64_t>& acked) {
        if (ann->view().at("state") != "playing") return deal_next();
        const auto id = "a" + std::to_string(++actions_);
        Player& next = mover();
        next.send_action(next.some_action(), id);
        const auto answer = next.hear_answer(id);
        REQUIRE(answer.at("t") == "ack");
        acked[id] = answer.at("seq");
        ann->follow_to(answer.at("seq"));
        bo->follow_to(answer.at("seq"));
    }
    void deal_next() {
        ann->ask_table({{"t", "next_round"}});
        bo->ask_table({{"t", "next_round"}});
        while (ann->view().at("state") != "playing")
            ann->hear_any();
        level();
        bo->follow_to(ann->seq());
    }
    std::string new_id() { return "a" + std::to_string(++actions_); }

    std::unique_ptr<Player> ann, bo;

private:
    Folder folder_;
    std::unique_ptr<Program> program_;
    std::uint16_t port_ = 0;
    int actions_ = 0;
};

}  // namespace

TEST_CASE(
    "killed in the middle of a round, the server loses no acknowledged action and doubles none",
    "[server]") {
    Table table;
    std::map<std::string, std::uint64_t> acked;
    for (unsigned kill = 0; kill < 12; ++kill) {
        CAPTURE(kill);
        for (unsigned i = 0; i <= kill % 3; ++i)
            table.play(acked);
        if (table.ann->view().at("state") != "playing") table.deal_next();
        Player& mover = table.mover();
        const auto before = round_of(mover.view());
        if (kill % 2 == 0) {
            // With nothing under way: everything is as it was.
            table.kill();
            table.come_back();
            CHECK(round_of(mover.view()) == before);
        } else {
            // With an action under way, which may or may not have been stored: sent again it counts
            // once.
            const auto id = table.new_id();
            const auto action = mover.some_action();
            const auto seen = mover.seq();
            mover.send_action(action, id);
            table.kill();
            table.come_back();
            const bool stored = round_of(mover.view()) != before;
            mover.say({{"t", "act"},
                       {"table", mover.table()},
                       {"action_id", id},
                       {"expect_seq", seen},
                       {"action", action}});
            const auto answer = mover.hear_answer(id);
            CAPTURE(stored, answer);
            REQUIRE(answer.at("t") == "ack");
            acked[id] = answer.at("seq");
            table.level();
            table.ann->follow_to(answer.at("seq"));
            table.bo->follow_to(answer.at("seq"));
        }
    }
    std::map<std::uint64_t, std::string> by_seq;
    for (const auto& [id, seq] : acked) {
        CHECK(by_seq.emplace(seq, id).second);
        CHECK(seq <= table.ann->seq());
    }
}

TEST_CASE("SIGTERM ends the server within five seconds, and every page is told when to come back",
          "[server]") {
    const Folder folder;
    Program program(serve_arguments(folder.path() / "data"));
    Player player(program.wait_for_port());
    player.create_table();
    const auto start = std::chrono::steady_clock::now();
    program.signal(SIGTERM);
    std::string reason;
    while (const auto frame = player.socket().read()) {
        if (frame->opcode != 8) continue;
        CHECK(frame->close_code() == 1012);
        reason = frame->payload.substr(2);
        player.socket().send_frame(0x88, frame->payload);
        break;
    }
    CHECK(std::stoi(reason) < 5'000);
    const auto ended = program.wait();
    CHECK(ended.code == 0);
    CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(5));
    CHECK(ended.output.find("\"event\":\"server_stopped\"") != std::string::npos);
}

TEST_CASE("a page that does not answer the goodbye does not keep the server", "[server]") {
    const Folder folder;
    Program program(serve_arguments(folder.path() / "data"));
    const auto port = program.wait_for_port();
    Player polite(port);
    Socket half_open(port);
    half_open.send("GET / HTTP/1.1\r\n");
    program.signal(SIGTERM);
    CHECK(program.wait().code == 0);
}

TEST_CASE("with hardly any file descriptors those who are there are served, and others later",
          "[server]") {
    const Folder folder;
    Program program(serve_arguments(folder.path() / "data"), 64);
    const auto port = program.wait_for_port();
    Player ann(port);
    ann.create_table();
    std::vector<Socket> crowd;
    for (int i = 0; i < 90; ++i)
        crowd.emplace_back(port);
    CHECK(ann.ask_table({{"t", "change_settings"}, {"seats", 3}}).at("t") == "done");
    crowd.clear();
    // The server notices that they have gone in its own time.
    int status = 0;
    while (status != 200)
        status = get(port, "/healthz").status;
    CHECK(ann.ask_table({{"t", "change_settings"}, {"seats", 4}}).at("t") == "done");
}

TEST_CASE("a second server on the same data refuses to start, in words", "[server]") {
    const Folder folder;
    Program first(serve_arguments(folder.path() / "data"));
    first.wait_for_port();
    const auto ended = Program(serve_arguments(folder.path() / "data")).wait();
    CHECK(ended.code == 1);
    CHECK(ended.output.starts_with("kitchen-table: "));
    CHECK(ended.output.find("another") != std::string::npos);
}

TEST_CASE("a server that cannot start says why", "[server]") {
    const Folder folder;
    Program first(serve_arguments(folder.path() / "one"));
    const auto port = std::to_string(first.wait_for_port());
    auto arguments = serve_arguments(folder.path() / "two");
    arguments.insert(arguments.end(), {"--port", port});
    arguments.erase(arguments.begin() + 1, arguments.begin() + 3);
    const auto taken = Program(arguments).wait();
    CHECK(taken.code == 1);
    CHECK(taken.output.find("is taken") != std::string::npos);

    const auto no_folder = Program(serve_arguments("/proc/nothing")).wait();
    CHECK(no_folder.code == 1);
    CHECK(no_folder.output.find("cannot make the folder") != std::string::npos);

    auto whist = serve_arguments(folder.path() / "three");
    whist.insert(whist.end(), {"--default-ruleset", "whist"});
    const auto no_ruleset = Program(whist).wait();
    CHECK(no_ruleset.code == 1);
    CHECK(no_ruleset.output.find("there is no ruleset whist") != std::string::npos);

    std::filesystem::create_directories(folder.path() / "rulesets");
    std::ofstream(folder.path() / "rulesets" / "ours.json") << R"({"slug": "ours"})";
    auto ours = serve_arguments(folder.path() / "four");
    ours.insert(ours.end(), {"--rulesets", (folder.path() / "rulesets").string()});
    const auto bad_ruleset = Program(ours).wait();
    CHECK(bad_ruleset.code == 1);
    CHECK(bad_ruleset.output.find("ours.json: rules: is missing") != std::string::npos);

    const auto unknown = Program({"serve", "--colour", "red"}).wait();
    CHECK(unknown.code == 2);
    std::ofstream(folder.path() / "bad.json") << R"({"prot": 80})";
    const auto bad = Program({"serve", "--config", (folder.path() / "bad.json").string()}).wait();
    CHECK(bad.code == 2);
    CHECK(bad.output.find("there is no key 'prot'") != std::string::npos);
}

TEST_CASE("config print shows every value and where it is from", "[server]") {
    const auto ended = Program({"config", "print", "--ping-ms", "5000"}).wait();
    CHECK(ended.code == 0);
    CHECK(ended.output.find("port = 8080                               (default)") !=
          std::string::npos);
    CHECK(ended.output.find("ping_ms = 5000                            (flag --ping-ms)") !=
          std::string::npos);
}
