#include "volatile_files.h"

#include <sqlite3.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <stdexcept>

namespace kitchen_table::store::tests {

namespace {

VolatileFiles* current = nullptr;
sqlite3_vfs registered{};

// SQLite gives the memory; the first member must be its own.
struct OpenFile {
    sqlite3_file base;
    std::shared_ptr<VolatileFile>* file;
    int lock;
    bool syncs_folder;  // with its first sync
};

OpenFile& opened(sqlite3_file* file) {
    return *reinterpret_cast<OpenFile*>(file);
}
VolatileFile& contents(sqlite3_file* file) {
    return **opened(file).file;
}

int unlock(sqlite3_file* file, int level) {
    auto& open = opened(file);
    if (level == SQLITE_LOCK_NONE && open.lock >= SQLITE_LOCK_SHARED) {
        --contents(file).shared_locks;
    }
    open.lock = std::min(open.lock, level);
    return SQLITE_OK;
}

// One thread, so only one question matters: is this connection the only one that has the file?
int lock(sqlite3_file* file, int level) {
    auto& open = opened(file);
    if (open.lock >= level) return SQLITE_OK;
    if (open.lock < SQLITE_LOCK_SHARED) ++contents(file).shared_locks;
    open.lock = std::max(open.lock, static_cast<int>(SQLITE_LOCK_SHARED));
    if (level == SQLITE_LOCK_EXCLUSIVE && contents(file).shared_locks > 1) return SQLITE_BUSY;
    open.lock = level;
    return SQLITE_OK;
}

int close_file(sqlite3_file* file) {
    unlock(file, SQLITE_LOCK_NONE);
    delete opened(file).file;
    return SQLITE_OK;
}

int read_file(sqlite3_file* file, void* bytes, int count, sqlite3_int64 offset) {
    const auto& seen = contents(file).seen;
    const auto from = static_cast<std::size_t>(offset);
    const auto wanted = static_cast<std::size_t>(count);
    const auto there = from < seen.size() ? std::min(wanted, seen.size() - from) : 0;
    if (there > 0) std::memcpy(bytes, seen.data() + from, there);
    if (there == wanted) return SQLITE_OK;
    std::memset(static_cast<unsigned char*>(bytes) + there, 0, wanted - there);
    return SQLITE_IOERR_SHORT_READ;
}

int write_file(sqlite3_file* file, const void* bytes, int count, sqlite3_int64 offset) {
    if (current->power_is_off()) return SQLITE_IOERR_WRITE;
    auto& target = contents(file);
    const auto from = static_cast<std::size_t>(offset);
    const auto until = from + static_cast<std::size_t>(count);
    if (target.seen.size() < until) target.seen.resize(until);
    std::memcpy(target.seen.data() + from, bytes, until - from);
    for (auto sector = from / VolatileFiles::sector_bytes;
         sector * VolatileFiles::sector_bytes < until; ++sector) {
        target.unsynced.insert(sector);
    }
    return current->operate() ? SQLITE_OK : SQLITE_IOERR_WRITE;
}

int truncate_file(sqlite3_file* file, sqlite3_int64 size) {
    if (!current->operate()) return SQLITE_IOERR_TRUNCATE;
    contents(file).seen.resize(static_cast<std::size_t>(size));
    return SQLITE_OK;
}

int sync_file(sqlite3_file* file, int) {
    if (current->syncs_broken() || !current->operate()) return SQLITE_IOERR_FSYNC;
    auto& target = contents(file);
    target.durable.resize(target.seen.size());
    for (const auto sector : target.unsynced) {
        const auto from = sector * VolatileFiles::sector_bytes;
        if (from >= target.seen.size()) continue;
        const auto bytes = std::min(VolatileFiles::sector_bytes, target.seen.size() - from);
        std::memcpy(target.durable.data() + from, target.seen.data() + from, bytes);
    }
    target.unsynced.clear();
    if (opened(file).syncs_folder) current->sync_folder();
    opened(file).syncs_folder = false;
    return SQLITE_OK;
}

int file_size(sqlite3_file* file, sqlite3_int64* size) {
    *size = static_cast<sqlite3_int64>(contents(file).seen.size());
    return SQLITE_OK;
}

int check_reserved_lock(sqlite3_file*, int* held) {
    *held = 0;
    return SQLITE_OK;
}

int file_control(sqlite3_file*, int, void*) {
    return SQLITE_NOTFOUND;
}
int sector_size(sqlite3_file*) {
    return static_cast<int>(VolatileFiles::sector_bytes);
}
int device_characteristics(sqlite3_file*) {
    return 0;
}

int map_shared(sqlite3_file* file, int region, int bytes, int extend, void volatile** memory) {
    auto& regions = contents(file).shared_memory;
    const auto index = static_cast<std::size_t>(region);
    while (extend && regions.size() <= index) {
        regions.push_back(std::make_unique<unsigned char[]>(static_cast<std::size_t>(bytes)));
    }
    *memory = index < regions.size() ? regions[index].get() : nullptr;
    return SQLITE_OK;
}

int lock_shared(sqlite3_file*, int, int, int) {
    return SQLITE_OK;
}
void barrier(sqlite3_file*) {}

int unmap_shared(sqlite3_file* file, int remove) {
    if (remove) contents(file).shared_memory.clear();
    return SQLITE_OK;
}

sqlite3_io_methods make_methods() {
    sqlite3_io_methods made{};
    made.iVersion = 2;
    made.xClose = close_file;
    made.xRead = read_file;
    made.xWrite = write_file;
    made.xTruncate = truncate_file;
    made.xSync = sync_file;
    made.xFileSize = file_size;
    made.xLock = lock;
    made.xUnlock = unlock;
    made.xCheckReservedLock = check_reserved_lock;
    made.xFileControl = file_control;
    made.xSectorSize = sector_size;
    made.xDeviceCharacteristics = device_characteristics;
    made.xShmMap = map_shared;
    made.xShmLock = lock_shared;
    made.xShmBarrier = barrier;
    made.xShmUnmap = unmap_shared;
    return made;
}

const sqlite3_io_methods methods = make_methods();

int open_file(sqlite3_vfs*, const char* path, sqlite3_file* file, int flags, int* flags_out) {
    const bool create = (flags & SQLITE_OPEN_CREATE) != 0;
    const bool is_new = !path || !current->exists(path);
    auto found = current->open(path ? path : "temporary", create);
    file->pMethods = nullptr;
    if (!found) return SQLITE_CANTOPEN;
    opened(file).file = new std::shared_ptr<VolatileFile>(std::move(found));
    opened(file).lock = SQLITE_LOCK_NONE;
    // As SQLite's own file system for Unix does: a new log or journal comes with a synced folder.
    opened(file).syncs_folder = is_new && (flags & (SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL));
    file->pMethods = &methods;
    if (flags_out) *flags_out = flags;
    return SQLITE_OK;
}

int delete_file(sqlite3_vfs*, const char* path, int sync_folder) {
    if (!current->exists(path)) return SQLITE_IOERR_DELETE_NOENT;
    if (!current->operate()) return SQLITE_IOERR_DELETE;
    current->remove(path, sync_folder != 0);
    return SQLITE_OK;
}

int access_file(sqlite3_vfs*, const char* path, int, int* result) {
    *result = current->exists(path) ? 1 : 0;
    return SQLITE_OK;
}

}  // namespace

VolatileFiles::VolatileFiles(std::uint64_t cut_at, unsigned seed) : cut_at_(cut_at), random_(seed) {
    if (current) throw std::logic_error("one volatile file system at a time");
    current = this;
    registered = *sqlite3_vfs_find(nullptr);
    registered.zName = name();
    registered.szOsFile = sizeof(OpenFile);
    registered.xOpen = open_file;
    registered.xDelete = delete_file;
    registered.xAccess = access_file;
    sqlite3_vfs_register(&registered, 0);
}

VolatileFiles::~VolatileFiles() {
    sqlite3_vfs_unregister(&registered);
    current = nullptr;
}

bool VolatileFiles::operate() {
    if (power_is_off()) return false;
    ++operations_;
    return !power_is_off();
}

std::shared_ptr<VolatileFile> VolatileFiles::open(const std::string& path, bool create) {
    const auto found = files_.find(path);
    if (found != files_.end()) return found->second;
    if (!create || power_is_off()) return nullptr;
    return files_[path] = std::make_shared<VolatileFile>();
}

void VolatileFiles::remove(const std::string& path, bool durably) {
    const auto found = files_.find(path);
    if (!durably && found->second->name_durable) {
        removed_[path] = found->second;
    } else {
        removed_.erase(path);
    }
    files_.erase(found);
}

void VolatileFiles::sync_folder() {
    for (auto& [path, file] : files_)
        file->name_durable = true;
    removed_.clear();
}

std::vector<unsigned char> VolatileFiles::survivor_of(const VolatileFile& file) {
    auto found = file.durable;
    if (file.seen.size() < found.size() && toss()) found.resize(file.seen.size());
    for (const auto sector : file.unsynced) {
        const auto from = sector * sector_bytes;
        if (from >= file.seen.size() || !toss()) continue;
        const auto bytes = std::min(sector_bytes, file.seen.size() - from);
        if (found.size() < from + bytes) found.resize(from + bytes);
        std::memcpy(found.data() + from, file.seen.data() + from, bytes);
    }
    return found;
}

void VolatileFiles::write_survivors() {
    auto candidates = files_;
    for (const auto& [path, file] : removed_) {
        if (!files_.contains(path) && toss()) candidates[path] = file;
    }
    for (const auto& [path, file] : candidates) {
        if (!file->name_durable && !toss()) continue;
        const auto bytes = survivor_of(*file);
        std::ofstream real(path, std::ios::binary | std::ios::trunc);
        real.write(reinterpret_cast<const char*>(bytes.data()),
                   static_cast<std::streamsize>(bytes.size()));
    }
}

}  // namespace kitchen_table::store::tests
