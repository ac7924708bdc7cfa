// The folder that the server writes to.
#include "../../src/app/data_folder.h"

#include <catch2/catch.hpp>

#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

using namespace kitchen_table::app;
namespace fs = std::filesystem;

namespace {

struct Folder {
    Folder() { fs::remove_all(path); }
    ~Folder() { fs::remove_all(path); }
    fs::path path = fs::temp_directory_path() / ("kt-data-" + std::to_string(::getpid()));
};

unsigned mode_of(const fs::path& path) {
    struct stat about {};
    REQUIRE(::stat(path.c_str(), &about) == 0);
    return about.st_mode & 0777;
}

}  // namespace

TEST_CASE("a new folder and its key are for their owner only, and the key stays the same",
          "[data]") {
    const Folder folder;
    const auto key = open_data_folder(folder.path);
    REQUIRE(key);
    CHECK(mode_of(folder.path) == 0700);
    CHECK(mode_of(folder.path / "key") == 0600);
    CHECK(*key != SealingKey{});
    CHECK(open_data_folder(folder.path) == key);
}

TEST_CASE("a data folder that cannot be used is refused in words", "[data]") {
    const Folder folder;
    fs::create_directories(folder.path);
    std::ofstream(folder.path / "key") << "short";
    CHECK(open_data_folder(folder.path).error().starts_with("cannot read the key in "));
    CHECK(open_data_folder(folder.path / "key").error().ends_with("is not a folder"));
    CHECK(open_data_folder("/proc/nothing").error().starts_with("cannot make the folder"));
}

TEST_CASE("the token of the operators' page is made once, for its owner only", "[data]") {
    const Folder folder;
    REQUIRE(open_data_folder(folder.path));
    CHECK(read_admin_token(folder.path).error().starts_with("cannot read "));
    const auto token = open_admin_token(folder.path);
    REQUIRE(token);
    CHECK(token->size() == 64);
    CHECK(mode_of(folder.path / "admin-token") == 0600);
    CHECK(open_admin_token(folder.path) == token);
    CHECK(read_admin_token(folder.path) == token);
    std::ofstream(folder.path / "admin-token") << "guess";
    CHECK(open_admin_token(folder.path).error().find("holds no token") != std::string::npos);
}
