// The lock that one server holds on its data file, so that a second one refuses to start
// (reliability: one writer).
#pragma once

#include <filesystem>

namespace kitchen_table::store::sqlite {

/// Makes the file for its owner only if it is not there. Throws StoreError with words.
void make_private_file(const std::filesystem::path& path);

/// Holds an exclusive lock on a file as long as it lives. The kernel frees it when the process
/// ends, however it ends.
class LockFile {
public:
    /// Throws StoreError: `busy` if another process has it, else what the file system says.
    explicit LockFile(const std::filesystem::path& path);
    ~LockFile();
    LockFile(const LockFile&) = delete;
    LockFile& operator=(const LockFile&) = delete;

private:
    int descriptor_ = -1;
};

}  // namespace kitchen_table::store::sqlite
