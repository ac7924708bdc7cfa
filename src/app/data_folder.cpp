#include "data_folder.h"

#include "kitchen_table/fair/bytes.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <system_error>

namespace kitchen_table::app {

namespace {

constexpr std::size_t token_digits = 64;

class File {
public:
    File(const std::filesystem::path& path, int flags)
        : descriptor_(::open(path.c_str(), flags, 0600)) {}
    ~File() {
        if (descriptor_ >= 0) ::close(descriptor_);
    }
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    bool is_open() const { return descriptor_ >= 0; }
    int descriptor() const { return descriptor_; }

private:
    int descriptor_;
};

std::string why() {
    return std::strerror(errno);
}

/// Writes a file for its owner only, on the disk for good when this returns; else words.
std::string write_secret(const std::filesystem::path& path, fair::Bytes bytes) {
    const std::filesystem::path unfinished = path.string() + ".new";
    {
        const File file(unfinished, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC);
        const auto size = static_cast<ssize_t>(bytes.size());
        if (!file.is_open() || ::write(file.descriptor(), bytes.data(), bytes.size()) != size ||
            ::fsync(file.descriptor()) != 0) {
            return "cannot write " + path.string() + ": " + why();
        }
    }
    if (::rename(unfinished.c_str(), path.c_str()) != 0) {
        return "cannot write " + path.string() + ": " + why();
    }
    const File directory(path.parent_path(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (directory.is_open()) ::fsync(directory.descriptor());
    return {};
}

/// A new key, written before anything is sealed with it.
std::expected<SealingKey, std::string> make_key(const std::filesystem::path& path) {
    const SealingKey key = fair::random_bytes32();
    if (auto problem = write_secret(path, key); !problem.empty()) return std::unexpected(problem);
    return key;
}

std::expected<std::string, std::string> make_token(const std::filesystem::path& path) {
    const auto token = fair::to_hex(fair::random_bytes32());
    if (auto problem = write_secret(path, fair::bytes_of(token)); !problem.empty()) {
        return std::unexpected(problem);
    }
    return token;
}

}  // namespace

std::expected<SealingKey, std::string> open_data_folder(const std::filesystem::path& folder) {
    std::error_code error;
    if (!std::filesystem::exists(folder, error)) {
        if (!std::filesystem::create_directories(folder, error)) {
            return std::unexpected("cannot make the folder " + folder.string() + ": " +
                                   error.message());
        }
        ::chmod(folder.c_str(), 0700);
    }
    if (!std::filesystem::is_directory(folder, error)) {
        return std::unexpected(folder.string() + " is not a folder");
    }
    if (::access(folder.c_str(), W_OK) != 0) {
        return std::unexpected("cannot write to the folder " + folder.string() + ": " + why());
    }
    const auto path = folder / "key";
    const File file(path, O_RDONLY | O_CLOEXEC);
    if (!file.is_open() && errno == ENOENT) return make_key(path);
    SealingKey key{};
    const auto size = static_cast<ssize_t>(key.size());
    if (!file.is_open() || ::read(file.descriptor(), key.data(), key.size()) != size) {
        return std::unexpected("cannot read the key in " + path.string() +
                               "; without it the rounds under way cannot be continued");
    }
    return key;
}

std::filesystem::path admin_socket_path(const std::filesystem::path& folder) {
    return folder / "admin.sock";
}

std::expected<std::string, std::string> read_admin_token(const std::filesystem::path& folder) {
    const auto path = folder / "admin-token";
    const File file(path, O_RDONLY | O_CLOEXEC);
    if (!file.is_open()) return std::unexpected("cannot read " + path.string() + ": " + why());
    std::string token(token_digits + 1, ' ');
    const auto size = ::read(file.descriptor(), token.data(), token.size());
    token.resize(size > 0 ? static_cast<std::size_t>(size) : 0);
    if (!fair::bytes32_from_hex(token)) {
        return std::unexpected(path.string() + " holds no token: remove it, and it is made anew");
    }
    return token;
}

std::expected<std::string, std::string> open_admin_token(const std::filesystem::path& folder) {
    const auto path = folder / "admin-token";
    std::error_code error;
    if (!std::filesystem::exists(path, error)) return make_token(path);
    return read_admin_token(folder);
}

}  // namespace kitchen_table::app
