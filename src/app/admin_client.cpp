#include "admin_client.h"

#include "data_folder.h"

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace kitchen_table::app {

namespace {

constexpr std::size_t answer_bytes_max = 64 * 1024 * 1024;

class UnixSocket {
public:
    UnixSocket() : descriptor_(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)) {}
    ~UnixSocket() {
        if (descriptor_ >= 0) ::close(descriptor_);
    }
    UnixSocket(const UnixSocket&) = delete;
    UnixSocket& operator=(const UnixSocket&) = delete;

    /// 0, or why not (errno).
    int connect(const std::string& path) {
        sockaddr_un place{};
        place.sun_family = AF_UNIX;
        if (path.size() >= sizeof place.sun_path) return ENAMETOOLONG;
        path.copy(place.sun_path, path.size());
        const auto* address = reinterpret_cast<const sockaddr*>(&place);
        return ::connect(descriptor_, address, sizeof place) == 0 ? 0 : errno;
    }
    bool send(std::string_view bytes) {
        while (!bytes.empty()) {
            const auto sent = ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (sent < 0 && errno == EINTR) continue;
            if (sent <= 0) return false;
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        }
        return true;
    }
    /// Up to the end of the line; empty if the server closed before that.
    std::string read_line() {
        std::string text;
        char piece[16 * 1024];
        while (text.size() < answer_bytes_max) {
            const auto got = ::recv(descriptor_, piece, sizeof piece, 0);
            if (got < 0 && errno == EINTR) continue;
            if (got <= 0) return {};
            text.append(piece, static_cast<std::size_t>(got));
            if (text.ends_with('\n')) return text.substr(0, text.size() - 1);
        }
        return {};
    }

private:
    int descriptor_;
};

std::string words_for(int why, const std::filesystem::path& folder, const std::string& path) {
    if (why == ENOENT || why == ECONNREFUSED) {
        return "no server runs on the data folder " + folder.string() + " (nobody listens at " +
               path + "); name another with --data";
    }
    if (why == EACCES) {
        return "the server on " + folder.string() + " is another user's; be that user";
    }
    return "cannot reach the server at " + path + ": " + std::strerror(why);
}

}  // namespace

std::expected<std::string, std::string> ask_server(const std::filesystem::path& folder,
                                                   const std::string& request) {
    const auto path = admin_socket_path(folder).string();
    UnixSocket socket;
    if (const int why = socket.connect(path); why != 0) {
        return std::unexpected(words_for(why, folder, path));
    }
    auto answer = socket.send(request + "\n") ? socket.read_line() : std::string();
    if (answer.empty()) return std::unexpected("the server ended before it answered");
    return answer;
}

}  // namespace kitchen_table::app
