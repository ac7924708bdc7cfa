// Each store, ready for one test, and the folders they live in.
#pragma once

#include "kitchen_table/store/memory_store.h"
#include "kitchen_table/store/sqlite_store.h"

#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <string>

namespace kitchen_table::store::tests {

/// An empty folder that goes away with its contents.
class TemporaryFolder {
public:
    TemporaryFolder() {
        auto name = (std::filesystem::temp_directory_path() / "kitchen-table-XXXXXX").string();
        if (!::mkdtemp(name.data())) throw std::runtime_error("no temporary folder");
        path_ = name;
    }
    ~TemporaryFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    std::filesystem::path operator/(const std::string& name) const { return path_ / name; }
    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

class MemoryFixture {
public:
    Store& store() { return store_; }

private:
    MemoryStore store_;
};

class SqliteFixture {
public:
    SqliteFixture() : store_(folder_ / "kitchen.db") {}
    Store& store() { return store_; }

private:
    TemporaryFolder folder_;
    SqliteStore store_;
};

}  // namespace kitchen_table::store::tests
