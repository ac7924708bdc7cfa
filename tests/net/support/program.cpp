#include "program.h"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <stdexcept>

namespace kitchen_table::test {

Folder::Folder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "kt-server-XXXXXX").string();
    if (!::mkdtemp(pattern.data())) throw std::runtime_error("no folder for the test");
    path_ = pattern;
}

Folder::~Folder() {
    std::filesystem::remove_all(path_);
}

Program::Program(const std::vector<std::string>& arguments, unsigned descriptors) {
    int ends[2];
    if (::pipe(ends) != 0) throw std::runtime_error("no pipe");
    std::vector<std::string> words{KITCHEN_TABLE_PROGRAM};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    for (auto& word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    child_ = ::fork();
    if (child_ == 0) {
        ::dup2(ends[1], STDOUT_FILENO);
        ::dup2(ends[1], STDERR_FILENO);
        ::close(ends[0]);
        ::close(ends[1]);
        const rlimit limit{descriptors, descriptors};
        if (descriptors > 0) ::setrlimit(RLIMIT_NOFILE, &limit);
        ::execv(pointers[0], pointers.data());
        ::_exit(127);
    }
    ::close(ends[1]);
    output_ = ends[0];
}

Program::~Program() {
    if (child_ > 0) {
        signal(SIGKILL);
        wait();
    }
    ::close(output_);
}

std::uint16_t Program::wait_for_port() {
    const std::string before = "http://localhost:";
    char piece[4096];
    for (;;) {
        const auto at = text_.find(before);
        if (at != std::string::npos && text_.find('/', at + before.size()) != std::string::npos) {
            return static_cast<std::uint16_t>(std::stoi(text_.substr(at + before.size())));
        }
        const auto got = ::read(output_, piece, sizeof piece);
        if (got <= 0) throw std::runtime_error("the server ended: " + text_);
        text_.append(piece, static_cast<std::size_t>(got));
    }
}

void Program::signal(int number) const {
    ::kill(child_, number);
}

Ended Program::wait() {
    char piece[4096];
    for (ssize_t got; (got = ::read(output_, piece, sizeof piece)) > 0;) {
        text_.append(piece, static_cast<std::size_t>(got));
    }
    int status = 0;
    ::waitpid(child_, &status, 0);
    child_ = -1;
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status), text_};
}

std::vector<std::string> serve_arguments(const std::filesystem::path& data) {
    return {"serve", "--port", "0", "--data", data.string()};
}

}  // namespace kitchen_table::test
