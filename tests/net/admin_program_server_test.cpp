// kitchen-table admin as a program, against a server that is a program, too.
#include "support/player.h"
#include "support/program.h"

#include <catch2/catch.hpp>

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <csignal>
#include <fstream>

using namespace kitchen_table::test;
namespace fs = std::filesystem;

namespace {

/// A server and what an operator types beside it.
class Place {
public:
    explicit Place(std::vector<std::string> more = {}) {
        auto arguments = serve_arguments(data());
        arguments.insert(arguments.end(), more.begin(), more.end());
        server_ = std::make_unique<Program>(arguments);
        port_ = server_->wait_for_port();
    }
    fs::path data() const { return folder_.path() / "data"; }
    std::uint16_t port() const { return port_; }
    Ended admin(std::vector<std::string> words) const {
        words.insert(words.begin(), {"admin", "--data", data().string()});
        return Program(words).wait();
    }
    /// The answer as JSON, of something that is done.
    json ask(std::vector<std::string> words) const {
        words.push_back("--json");
        const auto ended = admin(std::move(words));
        CAPTURE(ended.output);
        REQUIRE(ended.code == 0);
        return json::parse(ended.output);
    }
    void stop() {
        server_->signal(SIGTERM);
        CHECK(server_->wait().code == 0);
    }

private:
    Folder folder_;
    std::unique_ptr<Program> server_;
    std::uint16_t port_ = 0;
};

/// One that nobody listens on at this moment.
std::uint16_t port_that_is_free() {
    const int descriptor = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof place;
    auto* address = reinterpret_cast<sockaddr*>(&place);
    REQUIRE(::bind(descriptor, address, size) == 0);
    REQUIRE(::getsockname(descriptor, address, &size) == 0);
    ::close(descriptor);
    return ntohs(place.sin_port);
}

bool holds(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("without a server an operator is told so", "[server]") {
    const Folder folder;
    const auto ended = Program({"admin", "--data", folder.path().string(), "stats"}).wait();
    CHECK(ended.code == 1);
    CHECK(holds(ended.output, "no server runs on the data folder"));
}

TEST_CASE("what is typed wrong is refused before the server is asked", "[server]") {
    const Folder folder;
    for (const std::vector<std::string>& words : {std::vector<std::string>{"admin"},
                                                  {"admin", "peek"},
                                                  {"admin", "drain", "maybe"},
                                                  {"admin", "person", "ban"},
                                                  {"admin", "report", "close", "x"}}) {
        CHECK(Program(words).wait().code == 2);
    }
}

TEST_CASE("an operator's commands are answered in words and in JSON", "[server]") {
    Place place;
    Player ann(place.port());
    const std::string id = ann.id();
    CHECK(holds(place.admin({"person", "list"}).output, id));
    CHECK(place.ask({"person", "show", id.substr(0, 10)}).at("person").at("id") == id);
    CHECK(place.admin({"person", "show", "nobody"}).code == 1);
    CHECK(holds(place.admin({"person", "show", "nobody"}).output, "there is no person 'nobody'"));
    CHECK(place.admin({"invite", "create", "--uses", "5000"}).code == 2);
    const auto made = place.ask({"invite", "create", "--note", "Aunt May", "--days", "7"});
    CHECK(made.at("link").get<std::string>().ends_with("/i/" + made.at("code").get<std::string>()));
    CHECK(place.ask({"invite", "list"}).at("invites").at(0).at("note") == "Aunt May");
    CHECK(place.admin({"drain", "status"}).output == "not draining; rounds under way: 0\n");
    CHECK(holds(place.admin({"drain"}).output, "the server can be stopped"));
    CHECK(place.admin({"drain", "off"}).output == "not draining; rounds under way: 0\n");
    CHECK(holds(place.admin({"stats"}).output, "connections"));
    CHECK(place.ask({"audit", "--limit", "2"}).at("acts").size() == 2);
    CHECK(place.admin({"page"}).code == 1);
}

TEST_CASE("a backup made under play is whole, and a server goes on from it", "[server]") {
    auto first = std::make_unique<Place>();
    Player ann(first->port()), bo(first->port());
    sit_down_and_deal(ann, bo);
    (ann.may_act() ? ann : bo).act();
    const auto copy = first->ask({"backup", "copy.sqlite"});
    const fs::path file = copy.at("file").get<std::string>();
    CHECK(copy.at("bytes") == fs::file_size(file));
    CHECK(first->admin({"backup", "copy.sqlite"}).code == 1);  // nothing is overwritten
    const auto checked = first->ask({"check-backup", file.string()});
    CHECK(checked.at("good") == true);
    CHECK(checked.at("stored") == copy.at("stored"));

    const Folder restored;
    fs::create_directories(restored.path() / "data");
    fs::copy_file(file, restored.path() / "data" / "kitchen-table.sqlite");
    fs::copy_file(first->data() / "key", restored.path() / "data" / "key");
    const auto hand = ann.view().at("hand");
    first->stop();
    Program second(serve_arguments(restored.path() / "data"));
    const auto port = second.wait_for_port();
    ann.come_back(port);
    bo.come_back(port);
    CHECK(ann.view().at("hand") == hand);
    Player& mover = ann.may_act() ? ann : bo;
    CHECK(mover.act().at("t") == "ack");
}

TEST_CASE("a copy that is damaged or none at all is not called good", "[server]") {
    const Folder folder;
    const auto file = folder.path() / "copy.sqlite";
    const auto check = [&] {
        return Program({"admin", "check-backup", file.string()}).wait();
    };
    CHECK(check().code == 1);
    std::ofstream(file) << "not a database";
    CHECK(check().code == 1);
}

TEST_CASE("the page's address has the token, which is in a file for its owner alone", "[server]") {
    const auto free_port = port_that_is_free();
    Place place({"--admin-port", std::to_string(free_port)});
    std::ifstream file(place.data() / "admin-token");
    std::string token;
    std::getline(file, token);
    const auto ended = place.admin({"page"});
    CHECK(ended.output == "http://127.0.0.1:" + std::to_string(free_port) + "/#" + token + "\n");
    CHECK(get(free_port, "/").status == 200);
    CHECK(get(place.port(), "/admin.html").status == 404);
    CHECK((fs::status(place.data() / "admin-token").permissions() & fs::perms::all) ==
          (fs::perms::owner_read | fs::perms::owner_write));
}
