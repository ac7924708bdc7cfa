#include "lock_file.h"

#include "kitchen_table/store/store.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace kitchen_table::store::sqlite {

namespace {

[[noreturn]] void throw_errno(const std::filesystem::path& path) {
    const int error = errno;
    const auto failure = [&] {
        switch (error) {
            case EACCES:
            case EPERM:
            case EROFS:
                return Failure::read_only;
            case ENOSPC:
            case EDQUOT:
                return Failure::full;
            default:
                return Failure::io;
        }
    }();
    throw StoreError(failure, "cannot open " + path.string() +
                                  " for writing: " + std::generic_category().message(error));
}

int open_private(const std::filesystem::path& path) {
    const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor < 0) throw_errno(path);
    return descriptor;
}

}  // namespace

void make_private_file(const std::filesystem::path& path) {
    ::close(open_private(path));
}

LockFile::LockFile(const std::filesystem::path& path) : descriptor_(open_private(path)) {
    if (::flock(descriptor_, LOCK_EX | LOCK_NB) == 0) return;
    const int error = errno;
    ::close(descriptor_);
    if (error == EWOULDBLOCK) {
        throw StoreError(Failure::busy, "another server has the data: it holds " + path.string());
    }
    errno = error;
    throw_errno(path);
}

LockFile::~LockFile() {
    ::close(descriptor_);
}

}  // namespace kitchen_table::store::sqlite
