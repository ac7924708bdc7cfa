// Each store, ready for one test, and the folders they live in.
#pragma once

#include "kitchen_table/store/memory_store.h"
#include "kitchen_table/store/sqlite_store.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
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

inline void write(Store& store, const TableCommit& commit) {
    store.commit({&commit, 1});
}

inline std::string bytes_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

inline void put_bytes(const std::filesystem::path& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
}

/// The failure with which `act` is refused; nullopt if it is not.
template <class Act>
std::optional<Failure> refused_with(Act act) {
    try {
        act();
    } catch (const StoreError& error) {
        return error.failure();
    }
    return std::nullopt;
}

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
    std::filesystem::path path() const { return folder_ / "kitchen.db"; }

private:
    TemporaryFolder folder_;
    SqliteStore store_;
};

}  // namespace kitchen_table::store::tests
