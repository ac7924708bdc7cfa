// The program itself as a child of the test: `kitchen-table serve` with a data folder of its own.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace kitchen_table::test {

/// A folder that is removed at the end.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

/// How a program ended: its exit code, or minus the signal, and what it wrote.
struct Ended {
    int code = 0;
    std::string output;
};

class Program {
public:
    /// Starts it with these arguments, and perhaps with so few file descriptors.
    explicit Program(const std::vector<std::string>& arguments, unsigned descriptors = 0);
    /// Kills it if it still runs.
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    /// Reads its output up to the line with the address; the port. Throws with the output if it
    /// ends first.
    std::uint16_t wait_for_port();
    void signal(int number) const;
    /// Waits for the end.
    Ended wait();

private:
    pid_t child_ = -1;
    int output_ = -1;
    std::string text_;
};

/// The arguments of a server on a free port with this data folder.
std::vector<std::string> serve_arguments(const std::filesystem::path& data);

}  // namespace kitchen_table::test
