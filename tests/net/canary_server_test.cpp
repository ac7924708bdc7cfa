// What leaves the program while a round is played: the secret of its shuffle is in none of it, nor
// the order of its pack. Once the round is over the record has both.
#include "support/player.h"
#include "support/program.h"
#include "support/socket.h"

#include "kitchen_table/fair/bytes.h"

#include <catch2/catch.hpp>

#include <csignal>
#include <fstream>
#include <iterator>
#include <map>

using namespace kitchen_table;
using namespace kitchen_table::test;
namespace fs = std::filesystem;

namespace {

/// So many cards in a row do not come to one hand, so nobody is told them for a good reason.
constexpr std::size_t cards_in_a_row = 20;

std::string base64(std::string_view bytes, std::string_view last_two) {
    std::string alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    alphabet += last_two;
    std::string text;
    for (std::size_t at = 0; at + 3 <= bytes.size(); at += 3) {
        unsigned three = 0;
        for (std::size_t byte = 0; byte < 3; ++byte)
            three = three << 8 | static_cast<unsigned char>(bytes[at + byte]);
        for (int shift = 18; shift >= 0; shift -= 6)
            text += alphabet[three >> shift & 63];
    }
    return text;
}

std::string raw_bytes(const std::string& hex) {
    const auto bytes = fair::bytes32_from_hex(hex).value();
    return {bytes.begin(), bytes.end()};
}

std::string upper(std::string text) {
    for (char& character : text)
        character =
            character >= 'a' && character <= 'f' ? static_cast<char>(character - 32) : character;
    return text;
}

/// Every text by which a secret or a pack could be told, by what it is.
class Canaries {
public:
    Canaries(const std::string& secret_hex, const std::vector<std::string>& pack) {
        const std::string raw = raw_bytes(secret_hex);
        for (const std::size_t half : {0, 1}) {
            add("raw", raw.substr(16 * half, 16));
            add("hex", secret_hex.substr(32 * half, 32));
            add("hex", upper(secret_hex.substr(32 * half, 32)));
        }
        // Wherever it begins within three bytes of something longer.
        for (const std::size_t skipped : {0, 1, 2}) {
            add("base64", base64(raw.substr(skipped), "+/"));
            add("base64", base64(raw.substr(skipped), "-_"));
        }
        for (const std::string between : {"\",\"", ",", ", ", " ", ""}) {
            for (std::size_t from = 0; from + cards_in_a_row <= pack.size(); ++from) {
                std::string row;
                for (std::size_t card = from; card < from + cards_in_a_row; ++card)
                    row += pack[card] + between;
                row.resize(row.size() - between.size());
                add("pack", std::move(row));
            }
        }
    }

    /// What of it is found; "" if nothing.
    std::string found_in(std::string_view bytes) const {
        for (const auto& [what, text] : texts_) {
            if (bytes.find(text) != std::string_view::npos) return what;
        }
        return "";
    }

private:
    void add(const std::string& what, std::string text) {
        texts_.emplace_back(what, std::move(text));
    }
    std::vector<std::pair<std::string, std::string>> texts_;
};

std::string content_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Everything in the folder, by its name.
std::map<std::string, std::string> files_in(const fs::path& folder) {
    std::map<std::string, std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file()) files[entry.path().filename()] = content_of(entry.path());
    }
    return files;
}

void contribute(Player& player, char digit) {
    const auto answer = player.ask_table({{"t", "contribute"},
                                          {"commitment", player.view().at("commitment")},
                                          {"contribution", std::string(64, digit)}});
    REQUIRE(answer.at("t") == "done");
}

/// What a server answers, writes and copies, as it stood at several moments.
struct Scan {
    std::uint16_t port;
    fs::path data;
    std::map<std::string, std::string> seen;

    void look(const std::string& when) {
        for (const std::string path : {"/", "/readyz", "/version", "/metrics", "/healthz"})
            seen[when + path] = get(port, path).body;
        seen[when + "/r/"] = get(port, "/r/" + std::string(32, '0') + ".jsonl").body;
        seen[when + "stats"] = admin({"stats", "--json"});
        seen[when + "audit"] = admin({"audit", "--json"});
        admin({"backup", when + "copy.sqlite"});
        // The copies lie in the data folder, too.
        for (auto& [name, bytes] : files_in(data))
            seen[when + name] = std::move(bytes);
    }

    std::string admin(std::vector<std::string> words) const {
        words.insert(words.begin(), {"admin", "--data", data.string()});
        return Program(words).wait().output;
    }
};

}  // namespace

TEST_CASE("whatever is planted is found", "[server]") {
    const std::string secret = "00112233445566778899aabbccddeeff0123456789abcdeffedcba9876543210";
    std::vector<std::string> pack;
    for (const char suit : std::string("CDHS")) {
        for (const char rank : std::string("A23456789TJQK"))
            pack.push_back({rank, suit});
    }
    const Canaries canaries(secret, pack);
    const std::string raw = raw_bytes(secret);
    CHECK(canaries.found_in("a log line with " + secret) == "hex");
    CHECK(canaries.found_in("a log line with " + upper(secret)) == "hex");
    CHECK(canaries.found_in("bytes: " + raw) == "raw");
    for (const std::string before : {"", "x", "yz", "abc"}) {
        CHECK(canaries.found_in("text: " + base64(before + raw + "..", "+/")) == "base64");
        CHECK(canaries.found_in("text: " + base64(before + raw + "..", "-_")) == "base64");
    }
    std::string row;
    for (std::size_t card = 30; card < 50; ++card)
        row += "\"" + pack[card] + "\",";
    CHECK(canaries.found_in("[" + row + "]") == "pack");
    CHECK(canaries.found_in("[" + row.substr(5) + "]").empty());
    CHECK(canaries.found_in("nothing of it").empty());
}

TEST_CASE("nothing that leaves the program tells the shuffle before the round is over",
          "[server]") {
    const Folder folder;
    const fs::path data = folder.path() / "data";
    const fs::path config = folder.path() / "server.json";
    // These people play faster than anybody does.
    std::ofstream(config) << R"({"messages_per_second": 100000, "messages_burst": 100000})";
    auto arguments = serve_arguments(data);
    arguments.insert(arguments.end(), {"--config", config.string()});
    Program server(std::move(arguments));
    const auto port = server.wait_for_port();
    Player ann(port), bo(port), cleo(port);
    ann.create_table();
    bo.join(ann.table());
    REQUIRE(bo.ask_table({{"t", "sit"}}).at("t") == "done");
    contribute(ann, 'a');
    contribute(bo, 'b');
    cleo.join(ann.table());
    Scan scan{port, data, {}};
    scan.look("before the deal ");
    REQUIRE(ann.ask_table({{"t", "start"}}).at("t") == "done");
    while (ann.view().at("state") != "playing")
        ann.hear("event");
    bo.follow_to(ann.seq());
    for (int action = 0; action < 4; ++action) {
        const auto seq = (ann.may_act() ? ann : bo).act().at("seq");
        ann.follow_to(seq);
        bo.follow_to(seq);
    }
    REQUIRE(ann.view().at("state") == "playing");
    scan.look("in the round ");
    cleo.follow_to(ann.seq());
    play_round({&ann, &bo}, {&cleo});

    const std::string id = ann.view().at("sheet").at(0).at("id");
    const std::string record = get(port, "/r/" + id + ".jsonl").body;
    const json told = json::parse(record);
    const Canaries canaries(told.at("fair").at("secret"),
                            told.at("pack").get<std::vector<std::string>>());
    // The record is where both are found, and so is the data file once it has the record.
    CHECK(canaries.found_in(record) == "hex");
    std::string found_later;
    for (const auto& [name, bytes] : files_in(data))
        found_later += canaries.found_in(bytes);
    CHECK_FALSE(found_later.empty());

    CHECK(scan.seen.contains("in the round kitchen-table.sqlite"));
    CHECK(scan.seen.contains("in the round in the round copy.sqlite"));
    for (const auto& [name, bytes] : scan.seen) {
        CAPTURE(name);
        CHECK(canaries.found_in(bytes) == "");
    }
    for (const Player* player : {&ann, &bo, &cleo}) {
        CHECK(player->frames().size() > 10);
        for (const std::string& frame : player->frames())
            CHECK(canaries.found_in(frame) == "");
    }
    server.signal(SIGTERM);
    const auto ended = server.wait();
    CHECK(ended.code == 0);
    CHECK_FALSE(ended.output.empty());
    CHECK(canaries.found_in(ended.output) == "");
}
