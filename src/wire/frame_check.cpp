#include "frame_check.h"

#include "kitchen_table/wire/messages.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <vector>

namespace kitchen_table::wire {
namespace {

using nlohmann::json;

/// Hears every token of the parser (which keeps its own stack and does not recurse) and stops it at
/// the first one that goes too far.
class FrameLimits {
public:
    const std::string& problem() const { return problem_; }

    // The parser's calls, by their names; false stops it.
    bool null() { return true; }
    bool boolean(bool) { return true; }
    bool number_integer(json::number_integer_t) { return true; }
    bool number_unsigned(json::number_unsigned_t) { return true; }
    bool number_float(json::number_float_t, const std::string&) {
        return stop("a number is not whole or too large");
    }
    bool string(std::string&) { return true; }
    bool binary(json::binary_t&) { return stop("not JSON"); }
    bool start_object(std::size_t) { return open(); }
    bool end_object() { return close(); }
    bool start_array(std::size_t) { return open(); }
    bool end_array() { return close(); }
    bool key(std::string& name) {
        if (++members_ > frame_members_max) return stop("too many members");
        std::vector<std::string>& seen = names_.back();
        if (std::ranges::find(seen, name) != seen.end()) return stop("a member stands twice");
        seen.push_back(name);
        return true;
    }
    bool parse_error(std::size_t, const std::string&, const json::exception&) {
        return stop("not JSON");
    }

private:
    bool stop(const char* problem) {
        if (problem_.empty()) problem_ = problem;
        return false;
    }
    bool open() {
        if (static_cast<int>(names_.size()) == frame_depth_max) return stop("too deep");
        names_.emplace_back();
        return true;
    }
    bool close() {
        names_.pop_back();
        return true;
    }

    std::vector<std::vector<std::string>> names_;  // of the objects (and lists) that are open
    int members_ = 0;
    std::string problem_;
};

}  // namespace

std::optional<std::string> frame_problem(std::string_view frame) {
    if (frame.size() > frame_bytes_max) return "too long";
    FrameLimits limits;
    if (json::sax_parse(frame, &limits)) return std::nullopt;
    return limits.problem().empty() ? "not JSON" : limits.problem();
}

}  // namespace kitchen_table::wire
