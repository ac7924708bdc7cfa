#include "backup.h"

#include "lock_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <system_error>

namespace kitchen_table::store::sqlite {

namespace {

// One step takes all pages in one read transaction: a consistent copy, and writers go on.
void copy_pages(Connection& source, const std::filesystem::path& path) {
    Connection target(path, OpenMode::create, "", 0);
    auto* backup = sqlite3_backup_init(target.handle(), "main", source.handle(), "main");
    if (!backup) throw_last_error(target.handle(), "beginning the backup");
    sqlite3_backup_step(backup, -1);
    if (sqlite3_backup_finish(backup) != SQLITE_OK) {
        throw_last_error(target.handle(), "writing the backup");
    }
    // Without a write-ahead log the copy is one file that can be moved as it is.
    target.run("PRAGMA journal_mode = DELETE");
}

void sync_folder(const std::filesystem::path& folder) {
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const bool synced = descriptor >= 0 && ::fsync(descriptor) == 0;
    if (descriptor >= 0) ::close(descriptor);
    if (!synced) throw StoreError(Failure::io, "the folder of the backup cannot be synced");
}

}  // namespace

void back_up(Connection& source, const std::filesystem::path& copy) {
    if (std::filesystem::exists(copy)) {
        throw StoreError(Failure::io, copy.string() + " exists already");
    }
    auto unfinished = copy;
    unfinished += ".unfinished";
    std::error_code error;
    std::filesystem::remove(unfinished, error);
    make_private_file(unfinished);
    copy_pages(source, unfinished);
    std::filesystem::rename(unfinished, copy, error);
    if (error) throw StoreError(Failure::io, "the backup cannot be named: " + error.message());
    sync_folder(std::filesystem::absolute(copy).parent_path());
}

}  // namespace kitchen_table::store::sqlite
