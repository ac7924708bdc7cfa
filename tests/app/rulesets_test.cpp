// The folder of ruleset files that an operator adds.
#include "../../src/app/rulesets.h"

#include <filesystem>
#include <fstream>
#include <sstream>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

namespace app = kitchen_table::app;
namespace fs = std::filesystem;
using nlohmann::json;

namespace {

/// A folder that is gone with the test.
class Folder {
public:
    Folder() { fs::create_directories(path_); }
    ~Folder() { fs::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    void write(const std::string& name, const std::string& text) const {
        std::ofstream(path_ / name) << text;
    }
    std::string path() const { return path_.string(); }

private:
    fs::path path_ = fs::temp_directory_path() / "kitchen_table_rulesets_test";
};

json newfoundland() {
    std::ifstream file("config/rulesets/newfoundland.json");
    return json::parse(file);
}

}  // namespace

TEST_CASE("an operator adds a ruleset by adding a file") {
    Folder folder;
    auto file = newfoundland();
    file["slug"] = "our-house";
    file["name"] = "Our House";
    file["rules"]["effect"]["T"] = "again";
    folder.write("our-house.json", file.dump());
    folder.write("notes.txt", "no ruleset");
    std::ostringstream err;
    const auto rulesets = app::load_rulesets(folder.path(), err);
    REQUIRE(rulesets);
    CHECK(err.str().empty());
    CHECK(rulesets->all().size() == 7);
    CHECK(rulesets->find("our-house")->name == "Our House");
}

TEST_CASE("bad ruleset files are refused together, each with its file, key and reason") {
    Folder folder;
    auto unknown = newfoundland();
    unknown["rules"]["effect"]["T"] = "explode";
    unknown["rules"]["draw"] = 7;
    folder.write("a.json", unknown.dump());
    auto crowded = newfoundland();
    crowded["rules"]["seats"]["max"] = 8;
    folder.write("b.json", crowded.dump());
    folder.write("c.json", "{");
    std::ostringstream err;
    CHECK_FALSE(app::load_rulesets(folder.path(), err));
    const auto told = err.str();
    CHECK(told.find("a.json: rules.effect.T: must be one of plain, wild, pickup") !=
          std::string::npos);
    CHECK(told.find("a.json: rules.draw: must be one of") != std::string::npos);
    CHECK(told.find("b.json: rules.packs: must reach seats.max") != std::string::npos);
    CHECK(told.find("c.json: is no JSON") != std::string::npos);
}

TEST_CASE("a folder that is not there is said to be so") {
    std::ostringstream err;
    CHECK_FALSE(app::load_rulesets("/no/such/folder", err));
    CHECK(err.str() == "/no/such/folder: is no folder that can be read\n");
}
