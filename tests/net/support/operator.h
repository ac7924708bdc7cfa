// An operator at the server's Unix socket.
#pragma once

#include "program.h"
#include "socket.h"
#include "test_server.h"

#include <string>

#include <nlohmann/json.hpp>

namespace kitchen_table::test {

/// Everything up to the end of what the other side says.
inline std::string read_all(Socket& socket) {
    std::string text;
    for (;;) {
        const auto piece = socket.read_some();
        if (piece.empty()) return text;
        text += piece;
    }
}

/// A folder with the socket in it, and what is asked there.
class Operator {
public:
    std::filesystem::path socket() const { return folder_.path() / "admin.sock"; }
    /// A setup with the socket.
    ServerSetup setup() const {
        ServerSetup setup;
        setup.operators.socket = socket();
        return setup;
    }

    /// The answer to this line, which the server ends with the end of the line and of the
    /// connection.
    nlohmann::json ask_line(const std::string& line) const {
        Socket connection(socket());
        connection.send(line + "\n");
        const auto answer = read_all(connection);
        if (!answer.ends_with('\n')) throw std::runtime_error("no answer: " + answer);
        return nlohmann::json::parse(answer);
    }
    nlohmann::json ask(const nlohmann::json& request) const { return ask_line(request.dump()); }

private:
    Folder folder_;
};

}  // namespace kitchen_table::test
