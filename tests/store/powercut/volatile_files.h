// A file system for SQLite that lives in memory and loses power (reliability F2). What is written
// but not yet synced is in danger: when the power goes, each such sector of 512 bytes survives or
// not, by the seed.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>
#include "../seeded.h"

namespace kitchen_table::store::tests {

/// One file: as the process sees it, and as the disk has it.
struct VolatileFile {
    std::vector<unsigned char> seen, durable;
    std::set<std::size_t> unsynced;  // sectors
    bool name_durable = false;       // whether the folder's entry was synced
    int shared_locks = 0;
    std::vector<std::unique_ptr<unsigned char[]>> shared_memory;  // of the write-ahead log's index
};

/// The file system, registered with SQLite under `name()` as long as this lives; one at a time.
class VolatileFiles {
public:
    static constexpr std::uint64_t never = UINT64_MAX;
    static constexpr std::size_t sector_bytes = 512;

    VolatileFiles(std::uint64_t cut_at, unsigned seed);
    ~VolatileFiles();
    VolatileFiles(const VolatileFiles&) = delete;
    VolatileFiles& operator=(const VolatileFiles&) = delete;
    static const char* name() { return "volatile_files"; }

    /// Operations that change files so far: writes, syncs, truncations and deletions.
    std::uint64_t operations() const { return operations_; }
    bool power_is_off() const { return operations_ >= cut_at_; }
    /// Every sync fails from now on, as that of a broken disk.
    void break_syncs() { syncs_broken_ = true; }

    /// What is found on the disk after the cut, written to real files of the same paths.
    void write_survivors();

    // ---- called by SQLite, through volatile_files.cpp ----

    /// Counts one changing operation; false if the power is off.
    bool operate();
    bool syncs_broken() const { return syncs_broken_; }
    std::shared_ptr<VolatileFile> open(const std::string& path, bool create);
    void remove(const std::string& path, bool durably);
    void sync_folder();
    bool exists(const std::string& path) const { return files_.contains(path); }

private:
    std::vector<unsigned char> survivor_of(const VolatileFile& file);
    bool toss() { return random_() % 2 == 0; }

    std::uint64_t operations_ = 0, cut_at_;
    bool syncs_broken_ = false;
    Seeded random_;
    std::map<std::string, std::shared_ptr<VolatileFile>> files_;
    std::map<std::string, std::shared_ptr<VolatileFile>> removed_;  // and the folder not synced
};

}  // namespace kitchen_table::store::tests
